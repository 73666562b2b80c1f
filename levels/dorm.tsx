<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="dorm" tilewidth="176" tileheight="172" tilecount="10" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="degrees" type="float" value="3"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="2600"/>
   <property name="night" type="file" value="../assets/venues/dorm/props/shirt_l_night.svg"/>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="40"/>
  </properties>
  <image source="../assets/venues/dorm/props/shirt_l.svg" width="88" height="86"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="degrees" type="float" value="3"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="2600"/>
   <property name="night" type="file" value="../assets/venues/dorm/props/trousers_night.svg"/>
   <property name="pivot_x" type="int" value="30"/>
   <property name="pivot_y" type="int" value="38"/>
  </properties>
  <image source="../assets/venues/dorm/props/trousers.svg" width="60" height="84"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/thermos_red_night.svg"/>
   <property name="pivot_x" type="int" value="58"/>
   <property name="pivot_y" type="int" value="84"/>
  </properties>
  <image source="../assets/venues/dorm/props/thermos_red.svg" width="102" height="172"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/thermos_blue_night.svg"/>
   <property name="pivot_x" type="int" value="58"/>
   <property name="pivot_y" type="int" value="84"/>
  </properties>
  <image source="../assets/venues/dorm/props/thermos_blue.svg" width="102" height="172"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/basin_night.svg"/>
   <property name="pivot_x" type="int" value="88"/>
   <property name="pivot_y" type="int" value="45"/>
  </properties>
  <image source="../assets/venues/dorm/props/basin.svg" width="176" height="95"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/slippers_night.svg"/>
   <property name="pivot_x" type="int" value="52"/>
   <property name="pivot_y" type="int" value="42"/>
  </properties>
  <image source="../assets/venues/dorm/props/slippers.svg" width="102" height="83"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/noodles_night.svg"/>
   <property name="pivot_x" type="int" value="52"/>
   <property name="pivot_y" type="int" value="91"/>
  </properties>
  <image source="../assets/venues/dorm/props/noodles.svg" width="104" height="145"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/mug_night.svg"/>
   <property name="pivot_x" type="int" value="28"/>
   <property name="pivot_y" type="int" value="30"/>
  </properties>
  <image source="../assets/venues/dorm/props/mug.svg" width="66" height="62"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/soda_night.svg"/>
   <property name="pivot_x" type="int" value="22"/>
   <property name="pivot_y" type="int" value="64"/>
  </properties>
  <image source="../assets/venues/dorm/props/soda.svg" width="45" height="123"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/dorm/props/seeds_night.svg"/>
   <property name="pivot_x" type="int" value="72"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/dorm/props/seeds.svg" width="144" height="50"/>
 </tile>
</tileset>
