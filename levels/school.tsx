<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="school" tilewidth="280" tileheight="219" tilecount="6" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/school/props/desk_l_night.svg"/>
   <property name="pivot_x" type="int" value="140"/>
   <property name="pivot_y" type="int" value="46"/>
  </properties>
  <image source="../assets/venues/school/props/desk_l.svg" width="280" height="150"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/school/props/desk_r_night.svg"/>
   <property name="pivot_x" type="int" value="140"/>
   <property name="pivot_y" type="int" value="115"/>
  </properties>
  <image source="../assets/venues/school/props/desk_r.svg" width="280" height="219"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/school/props/abacus_night.svg"/>
   <property name="pivot_x" type="int" value="107"/>
   <property name="pivot_y" type="int" value="50"/>
  </properties>
  <image source="../assets/venues/school/props/abacus.svg" width="222" height="118"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/school/props/chalk_night.svg"/>
   <property name="pivot_x" type="int" value="43"/>
   <property name="pivot_y" type="int" value="21"/>
  </properties>
  <image source="../assets/venues/school/props/chalk.svg" width="127" height="48"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/school/props/book_open_night.svg"/>
   <property name="pivot_x" type="int" value="70"/>
   <property name="pivot_y" type="int" value="32"/>
  </properties>
  <image source="../assets/venues/school/props/book_open.svg" width="141" height="68"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/school/props/apple_night.svg"/>
   <property name="pivot_x" type="int" value="36"/>
   <property name="pivot_y" type="int" value="40"/>
  </properties>
  <image source="../assets/venues/school/props/apple.svg" width="72" height="76"/>
 </tile>
</tileset>
