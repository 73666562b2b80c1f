<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="night" tilewidth="180" tileheight="136" tilecount="5" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="pivot_x" type="int" value="90"/>
   <property name="pivot_y" type="int" value="53"/>
  </properties>
  <image source="../assets/venues/night/props/basket_chilli.svg" width="180" height="113"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="pivot_x" type="int" value="85"/>
   <property name="pivot_y" type="int" value="66"/>
  </properties>
  <image source="../assets/venues/night/props/drum.svg" width="170" height="136"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="pivot_x" type="int" value="44"/>
   <property name="pivot_y" type="int" value="49"/>
  </properties>
  <image source="../assets/venues/night/props/tanghulu.svg" width="97" height="108"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="pivot_x" type="int" value="22"/>
   <property name="pivot_y" type="int" value="62"/>
  </properties>
  <image source="../assets/venues/night/props/soda.svg" width="44" height="121"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="pivot_x" type="int" value="73"/>
   <property name="pivot_y" type="int" value="17"/>
  </properties>
  <image source="../assets/venues/night/props/melon.svg" width="151" height="73"/>
 </tile>
</tileset>
