<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="assembly" tilewidth="200" tileheight="187" tilecount="6" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/assembly/props/ballot_box_night.svg"/>
   <property name="pivot_x" type="int" value="100"/>
   <property name="pivot_y" type="int" value="98"/>
  </properties>
  <image source="../assets/venues/assembly/props/ballot_box.svg" width="200" height="187"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/assembly/props/drum_night.svg"/>
   <property name="pivot_x" type="int" value="94"/>
   <property name="pivot_y" type="int" value="73"/>
  </properties>
  <image source="../assets/venues/assembly/props/drum.svg" width="188" height="151"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/assembly/props/seal_night.svg"/>
   <property name="pivot_x" type="int" value="56"/>
   <property name="pivot_y" type="int" value="65"/>
  </properties>
  <image source="../assets/venues/assembly/props/seal.svg" width="112" height="125"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/assembly/props/ink_pad_night.svg"/>
   <property name="pivot_x" type="int" value="58"/>
   <property name="pivot_y" type="int" value="14"/>
  </properties>
  <image source="../assets/venues/assembly/props/ink_pad.svg" width="116" height="45"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/assembly/props/rule_book_night.svg"/>
   <property name="pivot_x" type="int" value="72"/>
   <property name="pivot_y" type="int" value="29"/>
  </properties>
  <image source="../assets/venues/assembly/props/rule_book.svg" width="144" height="73"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="night" type="file" value="../assets/venues/assembly/props/mic_night.svg"/>
   <property name="pivot_x" type="int" value="37"/>
   <property name="pivot_y" type="int" value="64"/>
  </properties>
  <image source="../assets/venues/assembly/props/mic.svg" width="74" height="131"/>
 </tile>
</tileset>
