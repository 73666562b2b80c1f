<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="teahouse" tilewidth="158" tileheight="105" tilecount="5" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/teahouse/props/teapot_0_night.svg"/>
   <property name="pivot_x" type="int" value="82"/>
   <property name="pivot_y" type="int" value="46"/>
  </properties>
  <image source="../assets/venues/teahouse/props/teapot_0.svg" width="158" height="105"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/teahouse/props/cup_1_night.svg"/>
   <property name="pivot_x" type="int" value="36"/>
   <property name="pivot_y" type="int" value="21"/>
  </properties>
  <image source="../assets/venues/teahouse/props/cup_1.svg" width="72" height="53"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/teahouse/props/cup_2_night.svg"/>
   <property name="pivot_x" type="int" value="32"/>
   <property name="pivot_y" type="int" value="19"/>
  </properties>
  <image source="../assets/venues/teahouse/props/cup_2.svg" width="65" height="48"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/teahouse/props/seeds_3_night.svg"/>
   <property name="pivot_x" type="int" value="72"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/teahouse/props/seeds_3.svg" width="144" height="50"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/teahouse/props/cup_4_night.svg"/>
   <property name="pivot_x" type="int" value="34"/>
   <property name="pivot_y" type="int" value="20"/>
  </properties>
  <image source="../assets/venues/teahouse/props/cup_4.svg" width="69" height="51"/>
 </tile>
</tileset>
