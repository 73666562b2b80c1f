<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="ancestral" tilewidth="173" tileheight="188" tilecount="7" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="degrees" type="float" value="2"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="3200"/>
   <property name="night" type="file" value="../assets/venues/ancestral/props/lantern_l_night.svg"/>
   <property name="night_h" type="int" value="250"/>
   <property name="night_w" type="int" value="200"/>
   <property name="night_x" type="int" value="-57"/>
   <property name="night_y" type="int" value="-56"/>
   <property name="pivot_x" type="int" value="43"/>
   <property name="pivot_y" type="int" value="70"/>
  </properties>
  <image source="../assets/venues/ancestral/props/lantern_l.svg" width="87" height="137"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="degrees" type="float" value="2"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="3200"/>
   <property name="night" type="file" value="../assets/venues/ancestral/props/lantern_r_night.svg"/>
   <property name="night_h" type="int" value="250"/>
   <property name="night_w" type="int" value="200"/>
   <property name="night_x" type="int" value="-57"/>
   <property name="night_y" type="int" value="-56"/>
   <property name="pivot_x" type="int" value="43"/>
   <property name="pivot_y" type="int" value="70"/>
  </properties>
  <image source="../assets/venues/ancestral/props/lantern_r.svg" width="87" height="137"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/ancestral/props/drum_stone_l_night.svg"/>
   <property name="pivot_x" type="int" value="74"/>
   <property name="pivot_y" type="int" value="88"/>
  </properties>
  <image source="../assets/venues/ancestral/props/drum_stone_l.svg" width="148" height="188"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/ancestral/props/drum_stone_r_night.svg"/>
   <property name="pivot_x" type="int" value="74"/>
   <property name="pivot_y" type="int" value="88"/>
  </properties>
  <image source="../assets/venues/ancestral/props/drum_stone_r.svg" width="148" height="188"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="motion" value="smoke"/>
   <property name="night" type="file" value="../assets/venues/ancestral/props/censer_night.svg"/>
   <property name="pivot_x" type="int" value="69"/>
   <property name="pivot_y" type="int" value="69"/>
  </properties>
  <image source="../assets/venues/ancestral/props/censer.svg" width="138" height="139"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/ancestral/props/walnuts_night.svg"/>
   <property name="pivot_x" type="int" value="43"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/ancestral/props/walnuts.svg" width="86" height="42"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/ancestral/props/ink_night.svg"/>
   <property name="pivot_x" type="int" value="81"/>
   <property name="pivot_y" type="int" value="80"/>
  </properties>
  <image source="../assets/venues/ancestral/props/ink.svg" width="173" height="119"/>
 </tile>
</tileset>
