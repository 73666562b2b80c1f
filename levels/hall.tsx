<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="hall" tilewidth="376" tileheight="121" tilecount="11" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/magpies_night.svg"/>
   <property name="pivot_x" type="int" value="188"/>
   <property name="pivot_y" type="int" value="28"/>
  </properties>
  <image source="../assets/venues/hall/props/magpies.svg" width="376" height="53"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="motion" value="flicker"/>
   <property name="night" type="file" value="../assets/venues/hall/props/candle_l_night.svg"/>
   <property name="pivot_x" type="int" value="18"/>
   <property name="pivot_y" type="int" value="80"/>
  </properties>
  <image source="../assets/venues/hall/props/candle_l.svg" width="36" height="112"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="motion" value="flicker"/>
   <property name="night" type="file" value="../assets/venues/hall/props/candle_r_night.svg"/>
   <property name="pivot_x" type="int" value="18"/>
   <property name="pivot_y" type="int" value="80"/>
  </properties>
  <image source="../assets/venues/hall/props/candle_r.svg" width="36" height="112"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/altar_fruit_l_night.svg"/>
   <property name="pivot_x" type="int" value="46"/>
   <property name="pivot_y" type="int" value="46"/>
  </properties>
  <image source="../assets/venues/hall/props/altar_fruit_l.svg" width="92" height="82"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/altar_fruit_r_night.svg"/>
   <property name="pivot_x" type="int" value="46"/>
   <property name="pivot_y" type="int" value="46"/>
  </properties>
  <image source="../assets/venues/hall/props/altar_fruit_r.svg" width="92" height="82"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="motion" value="breathe"/>
   <property name="ms" type="int" value="3200"/>
   <property name="night" type="file" value="../assets/venues/hall/props/cat_night.svg"/>
   <property name="pivot_x" type="int" value="106"/>
   <property name="pivot_y" type="int" value="54"/>
  </properties>
  <image source="../assets/venues/hall/props/cat.svg" width="212" height="107"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/stool_night.svg"/>
   <property name="pivot_x" type="int" value="86"/>
   <property name="pivot_y" type="int" value="46"/>
  </properties>
  <image source="../assets/venues/hall/props/stool.svg" width="172" height="121"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/tangerines_night.svg"/>
   <property name="pivot_x" type="int" value="76"/>
   <property name="pivot_y" type="int" value="64"/>
  </properties>
  <image source="../assets/venues/hall/props/tangerines.svg" width="152" height="108"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/mug_night.svg"/>
   <property name="pivot_x" type="int" value="29"/>
   <property name="pivot_y" type="int" value="32"/>
  </properties>
  <image source="../assets/venues/hall/props/mug.svg" width="69" height="64"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/walnuts_night.svg"/>
   <property name="pivot_x" type="int" value="42"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/hall/props/walnuts.svg" width="84" height="41"/>
 </tile>
 <tile id="10" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/hall/props/book_night.svg"/>
   <property name="pivot_x" type="int" value="64"/>
   <property name="pivot_y" type="int" value="29"/>
  </properties>
  <image source="../assets/venues/hall/props/book.svg" width="128" height="61"/>
 </tile>
</tileset>
