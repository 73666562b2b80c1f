"""Maps for tests: a good one that uses everything a map may use, and what it takes to spoil it."""

from __future__ import annotations

import functools
import struct
import zlib
from pathlib import Path

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">'
    '<rect x="0" y="0" width="1920" height="1080" fill="#E6CC98"/></svg>'
)

TSX = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="floor tiles" tilewidth="40" tileheight="40" tilecount="8"
 columns="4">
 <image source="art/tiles.png" width="160" height="80"/>
 <wangsets/>
</tileset>
"""

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down" width="48" height="27" \
tilewidth="40" tileheight="40" infinite="0" nextlayerid="9" nextobjectid="20">
 <editorsettings><export target="x.tmx" format="tmx"/></editorsettings>
 <properties>
  <property name="goals" value="win; win_within 3"/>
  <property name="host" value="goat"/>
  <property name="name_en" value="My yard"/>
  <property name="name_zh_CN" value="我家院子"/>
  <property name="night" type="bool" value="false"/>
  <property name="order" type="int" value="7"/>
  <property name="ring_ground" type="color" value="#ffcfa96c"/>
  <property name="room_sound" value="market"/>
  <property name="rules" value="official stack=up"/>
  <property name="story_en">Two lines
of story</property>
  <property name="target" type="int" value="200"/>
  <property name="unlocks" value="schoolroom"/>
 </properties>
 <tileset firstgid="1" source="tiles.tsx"/>
 <tileset firstgid="9" name="things" tilewidth="100" tileheight="80" tilecount="2" columns="0">
  <grid orientation="orthogonal" width="1" height="1"/>
  <tile id="0" type="prop">
   <properties>
    <property name="motion" value="sway"/>
    <property name="degrees" type="float" value="2.5"/>
    <property name="ms" type="int" value="2400"/>
    <property name="night" type="file" value="art/lamp_night.svg"/>
    <property name="night_x" type="int" value="-10"/>
    <property name="night_w" type="int" value="120"/>
    <property name="pivot_x" type="int" value="50"/>
    <property name="pivot_y" type="int" value="0"/>
   </properties>
   <image source="art/lamp.svg" width="100" height="80"/>
  </tile>
  <tile id="3"><image source="art/hen.png" width="60" height="50"/></tile>
 </tileset>
 <imagelayer id="1" name="wall">
  <properties><property name="night" type="file" value="art/wall_night.svg"/></properties>
  <image source="art/wall.svg" width="1920" height="1080"/>
 </imagelayer>
 <layer id="2" name="floor" width="48" height="27">
  <data encoding="csv">
CELLS
</data>
 </layer>
 <objectgroup id="3" name="things" color="#a0a0a4">
  <properties><property name="on" value="floor"/></properties>
  <object id="1" name="lamp" gid="9" x="100" y="700" width="200" height="160"/>
  <object id="2" name="hen" gid="2147483660" x="1700" y="760" width="60" height="50">
   <properties>
    <property name="motion" value="peck"/>
    <property name="on" value="wall"/>
    <property name="z" type="int" value="500"/>
   </properties>
  </object>
 </objectgroup>
 <imagelayer id="4" name="apron" offsetx="0" offsety="980">
  <image source="art/apron.png" width="1920" height="100"/>
 </imagelayer>
 <objectgroup id="5" name="places">
  <object id="3" name="ring" type="ring" x="754" y="272" width="412" height="412"><ellipse/></object>
  <object id="4" name="draw" type="pile" x="810" y="382" width="128" height="192"/>
  <object id="5" name="discard" class="pile" x="982" y="382" width="128" height="192"/>
  <object id="6" name="hand" type="hand" x="410" y="813" width="1150" height="250"/>
  <object id="7" name="table" type="table" x="190" y="168" width="1540" height="636"><ellipse/></object>
  <object id="8" name="right" type="seat" x="1536" y="216.5">
   <properties>
    <property name="seat" type="int" value="2"/>
    <property name="character" propertytype="character" value="pig"/>
    <property name="level" value="beginner"/>
   </properties>
   <point/>
  </object>
  <object id="9" name="left" type="seat" x="384" y="216">
   <properties>
    <property name="seat" type="int" value="1"/>
    <property name="character" value="goat"/>
    <property name="level" value="steady"/>
   </properties>
   <point/>
  </object>
  <object id="10" name="moon" type="light" x="900" y="20" width="100" height="100">
   <properties>
    <property name="hour" value="both"/>
    <property name="strength" type="float" value="0.2"/>
    <property name="flicker" type="bool" value="true"/>
   </properties>
   <ellipse/>
  </object>
 </objectgroup>
</map>
"""

ROWS = [["0"] * 48 for _ in range(27)]
ROWS[0][:4] = ["1", "8", "2147483650", "1073741827"]
CELLS = ",\n".join(",".join(row) for row in ROWS)
GOOD = MAP.replace("CELLS", CELLS)


def chunk(name: bytes, data: bytes) -> bytes:
    """Return one chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


@functools.cache
def png(width: int, height: int, *, real: bool = True) -> bytes:
    """Return a PNG of one colour; without `real`, one whose pixels are missing."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (width + 1) * height) if real else b""
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def write_good(folder: Path, text: str = GOOD) -> Path:
    """Write the map with all it needs into a folder of its own; return the map's path."""
    art = folder / "art"
    art.mkdir(parents=True, exist_ok=True)
    for name in ("wall", "wall_night", "lamp", "lamp_night"):
        (art / f"{name}.svg").write_text(SVG, encoding="utf-8")
    for name, width, height in (("tiles", 160, 80), ("hen", 60, 50), ("apron", 1920, 100)):
        (art / f"{name}.png").write_bytes(png(width, height))
    (folder / "tiles.tsx").write_text(TSX, encoding="utf-8")
    path = folder / "yard.tmx"
    path.write_text(text, encoding="utf-8")
    return path


def spoilt(old: str, new: str, count: int = 1) -> str:
    """Return the good map with `old` replaced; AssertionError if it is not in it."""
    assert old in GOOD, old
    return GOOD.replace(old, new, count)
