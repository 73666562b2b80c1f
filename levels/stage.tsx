<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="stage" tilewidth="229" tileheight="151" tilecount="10" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/mask_1_night.svg"/>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="54"/>
  </properties>
  <image source="../assets/venues/stage/props/mask_1.svg" width="88" height="113"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/mask_2_night.svg"/>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="54"/>
  </properties>
  <image source="../assets/venues/stage/props/mask_2.svg" width="88" height="113"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/mask_3_night.svg"/>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="54"/>
  </properties>
  <image source="../assets/venues/stage/props/mask_3.svg" width="88" height="113"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/mask_4_night.svg"/>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="54"/>
  </properties>
  <image source="../assets/venues/stage/props/mask_4.svg" width="88" height="113"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/drum_night.svg"/>
   <property name="pivot_x" type="int" value="94"/>
   <property name="pivot_y" type="int" value="73"/>
  </properties>
  <image source="../assets/venues/stage/props/drum.svg" width="188" height="151"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/trunk_night.svg"/>
   <property name="pivot_x" type="int" value="114"/>
   <property name="pivot_y" type="int" value="50"/>
  </properties>
  <image source="../assets/venues/stage/props/trunk.svg" width="229" height="127"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/paint_box_night.svg"/>
   <property name="pivot_x" type="int" value="80"/>
   <property name="pivot_y" type="int" value="91"/>
  </properties>
  <image source="../assets/venues/stage/props/paint_box.svg" width="160" height="139"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/mug_night.svg"/>
   <property name="pivot_x" type="int" value="26"/>
   <property name="pivot_y" type="int" value="28"/>
  </properties>
  <image source="../assets/venues/stage/props/mug.svg" width="61" height="57"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/fan_night.svg"/>
   <property name="pivot_x" type="int" value="88"/>
   <property name="pivot_y" type="int" value="54"/>
  </properties>
  <image source="../assets/venues/stage/props/fan.svg" width="177" height="106"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/stage/props/mask_table_night.svg"/>
   <property name="pivot_x" type="int" value="27"/>
   <property name="pivot_y" type="int" value="34"/>
  </properties>
  <image source="../assets/venues/stage/props/mask_table.svg" width="55" height="70"/>
 </tile>
</tileset>
