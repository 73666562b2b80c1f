<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="boat" tilewidth="227" tileheight="155" tilecount="10" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="degrees" type="float" value="4"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="2400"/>
   <property name="night" type="file" value="../assets/venues/boat/props/lantern_l_night.svg"/>
   <property name="night_h" type="int" value="212"/>
   <property name="night_w" type="int" value="170"/>
   <property name="night_x" type="int" value="-48"/>
   <property name="night_y" type="int" value="-48"/>
   <property name="pivot_x" type="int" value="37"/>
   <property name="pivot_y" type="int" value="59"/>
  </properties>
  <image source="../assets/venues/boat/props/lantern_l.svg" width="74" height="116"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="degrees" type="float" value="4"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="2400"/>
   <property name="night" type="file" value="../assets/venues/boat/props/lantern_r_night.svg"/>
   <property name="night_h" type="int" value="212"/>
   <property name="night_w" type="int" value="170"/>
   <property name="night_x" type="int" value="-48"/>
   <property name="night_y" type="int" value="-48"/>
   <property name="pivot_x" type="int" value="37"/>
   <property name="pivot_y" type="int" value="59"/>
  </properties>
  <image source="../assets/venues/boat/props/lantern_r.svg" width="74" height="116"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="motion" value="bob"/>
   <property name="ms" type="int" value="3000"/>
   <property name="night" type="file" value="../assets/venues/boat/props/lotus_l_night.svg"/>
   <property name="pivot_x" type="int" value="140"/>
   <property name="pivot_y" type="int" value="77"/>
   <property name="px" type="float" value="3"/>
  </properties>
  <image source="../assets/venues/boat/props/lotus_l.svg" width="227" height="109"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="motion" value="bob"/>
   <property name="ms" type="int" value="3400"/>
   <property name="night" type="file" value="../assets/venues/boat/props/lotus_r_night.svg"/>
   <property name="pivot_x" type="int" value="137"/>
   <property name="pivot_y" type="int" value="24"/>
   <property name="px" type="float" value="3"/>
  </properties>
  <image source="../assets/venues/boat/props/lotus_r.svg" width="222" height="55"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/boat/props/cormorant_night.svg"/>
   <property name="pivot_x" type="int" value="53"/>
   <property name="pivot_y" type="int" value="69"/>
  </properties>
  <image source="../assets/venues/boat/props/cormorant.svg" width="129" height="153"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/boat/props/creel_night.svg"/>
   <property name="pivot_x" type="int" value="59"/>
   <property name="pivot_y" type="int" value="85"/>
  </properties>
  <image source="../assets/venues/boat/props/creel.svg" width="119" height="155"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/boat/props/crabs_night.svg"/>
   <property name="pivot_x" type="int" value="92"/>
   <property name="pivot_y" type="int" value="39"/>
  </properties>
  <image source="../assets/venues/boat/props/crabs.svg" width="185" height="89"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/boat/props/cup_night.svg"/>
   <property name="pivot_x" type="int" value="29"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/boat/props/cup.svg" width="58" height="43"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/boat/props/gourd_night.svg"/>
   <property name="pivot_x" type="int" value="41"/>
   <property name="pivot_y" type="int" value="71"/>
  </properties>
  <image source="../assets/venues/boat/props/gourd.svg" width="83" height="137"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/boat/props/cup_2_night.svg"/>
   <property name="pivot_x" type="int" value="29"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/boat/props/cup_2.svg" width="58" height="43"/>
 </tile>
</tileset>
