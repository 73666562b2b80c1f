<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="yard" tilewidth="180" tileheight="144" tilecount="6" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/yard/props/basket_veg_night.svg"/>
   <property name="pivot_x" type="int" value="90"/>
   <property name="pivot_y" type="int" value="68"/>
  </properties>
  <image source="../assets/venues/yard/props/basket_veg.svg" width="180" height="128"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="motion" value="peck"/>
   <property name="ms" type="int" value="4200"/>
   <property name="night" type="file" value="../assets/venues/yard/props/hen_night.svg"/>
   <property name="pivot_x" type="int" value="71"/>
   <property name="pivot_y" type="int" value="85"/>
  </properties>
  <image source="../assets/venues/yard/props/hen.svg" width="133" height="144"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/yard/props/palm_fan_night.svg"/>
   <property name="pivot_x" type="int" value="58"/>
   <property name="pivot_y" type="int" value="59"/>
  </properties>
  <image source="../assets/venues/yard/props/palm_fan.svg" width="126" height="127"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/yard/props/mug_night.svg"/>
   <property name="pivot_x" type="int" value="28"/>
   <property name="pivot_y" type="int" value="30"/>
  </properties>
  <image source="../assets/venues/yard/props/mug.svg" width="66" height="62"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/yard/props/seeds_y_night.svg"/>
   <property name="pivot_x" type="int" value="72"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/yard/props/seeds_y.svg" width="144" height="50"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/yard/props/melon_night.svg"/>
   <property name="pivot_x" type="int" value="59"/>
   <property name="pivot_y" type="int" value="14"/>
  </properties>
  <image source="../assets/venues/yard/props/melon.svg" width="123" height="59"/>
 </tile>
</tileset>
