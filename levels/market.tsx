<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="market" tilewidth="216" tileheight="142" tilecount="8" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="degrees" type="float" value="2"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="3000"/>
   <property name="night" type="file" value="../assets/venues/market/props/chillies_l_night.svg"/>
   <property name="pivot_x" type="int" value="26"/>
   <property name="pivot_y" type="int" value="12"/>
  </properties>
  <image source="../assets/venues/market/props/chillies_l.svg" width="52" height="116"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="degrees" type="float" value="2"/>
   <property name="motion" value="sway"/>
   <property name="ms" type="int" value="3000"/>
   <property name="night" type="file" value="../assets/venues/market/props/chillies_r_night.svg"/>
   <property name="pivot_x" type="int" value="26"/>
   <property name="pivot_y" type="int" value="12"/>
  </properties>
  <image source="../assets/venues/market/props/chillies_r.svg" width="52" height="116"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/market/props/basket_veg_night.svg"/>
   <property name="pivot_x" type="int" value="100"/>
   <property name="pivot_y" type="int" value="76"/>
  </properties>
  <image source="../assets/venues/market/props/basket_veg.svg" width="200" height="142"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="motion" value="peck"/>
   <property name="ms" type="int" value="4200"/>
   <property name="night" type="file" value="../assets/venues/market/props/hen_night.svg"/>
   <property name="pivot_x" type="int" value="58"/>
   <property name="pivot_y" type="int" value="70"/>
  </properties>
  <image source="../assets/venues/market/props/hen.svg" width="109" height="118"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/market/props/basket_chilli_night.svg"/>
   <property name="pivot_x" type="int" value="100"/>
   <property name="pivot_y" type="int" value="59"/>
  </properties>
  <image source="../assets/venues/market/props/basket_chilli.svg" width="200" height="125"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/market/props/scale_night.svg"/>
   <property name="pivot_x" type="int" value="118"/>
   <property name="pivot_y" type="int" value="65"/>
  </properties>
  <image source="../assets/venues/market/props/scale.svg" width="216" height="110"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/market/props/tanghulu_night.svg"/>
   <property name="pivot_x" type="int" value="37"/>
   <property name="pivot_y" type="int" value="41"/>
  </properties>
  <image source="../assets/venues/market/props/tanghulu.svg" width="81" height="89"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/market/props/melon_night.svg"/>
   <property name="pivot_x" type="int" value="81"/>
   <property name="pivot_y" type="int" value="19"/>
  </properties>
  <image source="../assets/venues/market/props/melon.svg" width="167" height="80"/>
 </tile>
</tileset>
