<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="train" tilewidth="2024" tileheight="145" tilecount="11" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="clip" value="40 90 330 114; 430 90 330 114; 1160 90 330 114; 1550 90 330 114"/>
   <property name="motion" value="scroll"/>
   <property name="night" type="file" value="../assets/venues/train/props/fields_night.svg"/>
   <property name="pivot_x" type="int" value="1012"/>
   <property name="pivot_y" type="int" value="16"/>
   <property name="px_per_s" type="float" value="-120"/>
  </properties>
  <image source="../assets/venues/train/props/fields.svg" width="2024" height="74"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/rack_bag_1_night.svg"/>
   <property name="pivot_x" type="int" value="62"/>
   <property name="pivot_y" type="int" value="33"/>
  </properties>
  <image source="../assets/venues/train/props/rack_bag_1.svg" width="124" height="61"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/rack_bag_2_night.svg"/>
   <property name="pivot_x" type="int" value="62"/>
   <property name="pivot_y" type="int" value="33"/>
  </properties>
  <image source="../assets/venues/train/props/rack_bag_2.svg" width="124" height="61"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/rack_bag_3_night.svg"/>
   <property name="pivot_x" type="int" value="62"/>
   <property name="pivot_y" type="int" value="33"/>
  </properties>
  <image source="../assets/venues/train/props/rack_bag_3.svg" width="124" height="61"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/rack_bag_4_night.svg"/>
   <property name="pivot_x" type="int" value="62"/>
   <property name="pivot_y" type="int" value="33"/>
  </properties>
  <image source="../assets/venues/train/props/rack_bag_4.svg" width="124" height="61"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/woven_bag_night.svg"/>
   <property name="pivot_x" type="int" value="102"/>
   <property name="pivot_y" type="int" value="70"/>
  </properties>
  <image source="../assets/venues/train/props/woven_bag.svg" width="204" height="145"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/suitcase_night.svg"/>
   <property name="pivot_x" type="int" value="92"/>
   <property name="pivot_y" type="int" value="64"/>
  </properties>
  <image source="../assets/venues/train/props/suitcase.svg" width="184" height="136"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/eggs_night.svg"/>
   <property name="pivot_x" type="int" value="74"/>
   <property name="pivot_y" type="int" value="33"/>
  </properties>
  <image source="../assets/venues/train/props/eggs.svg" width="148" height="76"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/mug_night.svg"/>
   <property name="pivot_x" type="int" value="28"/>
   <property name="pivot_y" type="int" value="30"/>
  </properties>
  <image source="../assets/venues/train/props/mug.svg" width="66" height="62"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/noodles_night.svg"/>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="76"/>
  </properties>
  <image source="../assets/venues/train/props/noodles.svg" width="88" height="122"/>
 </tile>
 <tile id="10" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/train/props/seeds_night.svg"/>
   <property name="pivot_x" type="int" value="72"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/train/props/seeds.svg" width="144" height="50"/>
 </tile>
</tileset>
