"""Maps that mean harm, or do it by accident: each with the reason it has to be refused for."""

from __future__ import annotations

import gzip
import os
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

from tests.levels.maps import CELLS, GOOD, SVG, TSX, chunk, png, spoilt, write_good

Case = tuple[str, Callable[[Path], Path]]
"""The code expected among the problems, and what writes the level into a folder."""

CASES: dict[str, Case] = {}


def text(name: str, code: str, old: str, new: str) -> None:
    """Add the good map with one thing replaced."""
    CASES[name] = (code, lambda folder: write_good(folder, spoilt(old, new)))


def raw(name: str, code: str, data: bytes) -> None:
    """Add a file of `data` in place of the map."""

    def write(folder: Path) -> Path:
        path = write_good(folder)
        path.write_bytes(data)
        return path

    CASES[name] = (code, write)


def beside(name: str, code: str, file: str, data: bytes) -> None:
    """Add the good map with one of the files beside it replaced."""

    def write(folder: Path) -> Path:
        path = write_good(folder)
        (folder / file).write_bytes(data)
        return path

    CASES[name] = (code, write)


def instead(name: str, code: str, file: str, make: Callable[[Path], None]) -> None:
    """Add the good map with one of the files beside it replaced by whatever `make` puts there."""

    def write(folder: Path) -> Path:
        path = write_good(folder)
        (folder / file).unlink()
        make(folder / file)
        return path

    CASES[name] = (code, write)


def data(name: str, content: str, attributes: str = 'encoding="csv"', code: str = "data_form") -> None:
    """Add the good map with other tile data."""
    new = f"<data {attributes}>{content}</data>"
    CASES[name] = (code, lambda folder: write_good(folder, spoilt(f'<data encoding="csv">\n{CELLS}\n</data>', new)))


# paths
WALL = 'source="art/wall.svg"'
for label, path in {
    "up": "../outside.svg",
    "up through a folder": "art/../../outside.svg",
    "absolute": "/etc/hostname.svg",
    "home": "~/outside.svg",
    "drive": "C:/outside.svg",
    "drive-relative": "C:outside.svg",
    "unc": "//server/share/wall.svg",
    "unc backslashes": "\\\\server\\share\\wall.svg",
    "backslash up": "..\\outside.svg",
    "url": "file:///etc/passwd.svg",
    "web": "http://example.org/wall.svg",
    "device": "NUL.svg",
    "device in folder": "art/com1.svg",
    "stream": "art/wall.svg:hidden.svg",
    "trailing dot": "art./wall.svg",
    "empty part": "art//wall.svg",
    "wildcard": "art/*.svg",
    "empty": "",
}.items():
    lexical = "path_outside" if label in ("up", "up through a folder") else "path_form"
    text(f"picture path: {label}", lexical, WALL, f'source="{path}"')
text("picture path: passwd", "file_kind", WALL, 'source="../../../../../../etc/passwd"')
text("picture path: proc", "path_form", WALL, 'source="/proc/self/environ"')
text("picture path: nul byte", "xml", WALL, 'source="art/wall&#0;.svg"')
text("picture missing", "file_missing", WALL, 'source="art/none.svg"')
text("picture of another kind", "file_kind", WALL, 'source="art/wall.jpg"')
text("night picture outside", "path_outside", 'value="art/wall_night.svg"', 'value="../outside.svg"')
text("tileset outside", "path_outside", 'source="tiles.tsx"', 'source="../outside.tsx"')
text("tileset absolute", "path_form", 'source="tiles.tsx"', 'source="/abs/outside.tsx"')
text("tileset is not one", "file_kind", 'source="tiles.tsx"', 'source="yard.tmx"')
text("folder for a picture", "file_missing", WALL, 'source="art/wall.svg/x.svg"')
instead("picture is a folder", "file_special", "art/wall.svg", lambda path: path.mkdir())
if hasattr(os, "mkfifo"):
    instead("picture is a pipe", "file_special", "art/wall.svg", os.mkfifo)
    instead("night picture is a pipe", "file_special", "art/wall_night.svg", os.mkfifo)
    instead("tileset is a pipe", "file_special", "tiles.tsx", os.mkfifo)
    instead("map is a pipe", "file_special", "yard.tmx", os.mkfifo)
    instead("picture is a link out", "path_outside", "art/wall.svg", lambda path: path.symlink_to("../../outside.svg"))
    instead("picture is a device", "path_outside", "art/wall.svg", lambda path: path.symlink_to("/dev/zero"))
    instead("picture links to itself", "path_outside", "art/wall.svg", lambda path: path.symlink_to(path))
    instead("tileset is a link out", "path_outside", "tiles.tsx", lambda path: path.symlink_to("../outside.tsx"))
    instead("map is a link out", "path_outside", "yard.tmx", lambda path: path.symlink_to("../outside.tmx"))

# the text of the file
LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
raw("billion laughs", "dtd", f'<?xml version="1.0"?><!DOCTYPE m [<!ENTITY l0 "ha">{LAUGHS}]><map>&l9;</map>'.encode())
raw("small laughs", "dtd", b'<!DOCTYPE m [<!ENTITY a "aaaa">]><map version="&a;"/>')
raw("quadratic", "dtd", b'<!DOCTYPE m [<!ENTITY a "' + b"a" * 50_000 + b'">]><map>' + b"&a;" * 20_000 + b"</map>")
raw("external entity", "dtd", b'<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><map>&x;</map>')
raw("external dtd", "dtd", b'<!DOCTYPE map SYSTEM "http://example.org/map.dtd"><map/>')
raw("unknown entity", "xml", b"<map>&x;</map>")
raw("empty", "xml", b"")
raw("truncated", "xml", GOOD[:900].encode())
raw("nul bytes", "encoding", b"<map>\0\0</map>")
raw("only nul bytes", "encoding", b"\0" * 1000)
raw("not utf-8", "encoding", b'<?xml version="1.0"?><map class="\xff\xfe\xfa"/>')
raw("gb2312", "encoding", '<?xml version="1.0" encoding="GB2312"?><map class="院"/>'.encode("gb2312"))
raw("utf-16", "encoding", GOOD.encode("utf-16"))
raw("latin-1", "encoding", GOOD.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').encode())
raw("html", "not_a_map", b"<html><body>map</body></html>")
raw("another root", "not_a_map", TSX.encode())
raw("json", "xml", b'{"type": "map", "infinite": false}')
raw("too large", "file_large", GOOD.encode() + b" " * (1 << 20))
raw("many elements", "too_many", b"<map>" + b"<a/>" * 250_000 + b"</map>")
raw("deep", "too_deep", b"<map>" + b"<g>" * 4_000)
raw("endlessly deep", "too_many", b"<map>" + b"<g>" * 300_000)
raw("many attributes", "too_many", b"<map " + b" ".join(b'a%d="1"' % n for n in range(90_000)) + b"/>")
raw(
    "as many attributes as may be",
    "attribute_unknown",
    b"<map " + b" ".join(b'a%d="1"' % n for n in range(39_000)) + b"/>",
)
raw("long attribute", "attribute_value", b'<map version="' + b"a" * 1_000_000 + b'"/>')
raw("long text", "attribute_missing", b"<map>" + b"a" * 1_000_000 + b"</map>")
raw("many problems", "part_unknown", b"<map>" + b"".join(b"<p%d/>" % n for n in range(4_000)) + b"</map>")

# numbers
for value in ("1000000000", "0", "-3", "nan", "inf", "1e400", "1e3", "4_8", "４８", "48.5", "0x30", ""):
    text(
        f"width {value!r}",
        "attribute_value",
        'width="48" height="27" tilewidth',
        f'width="{value}" height="27" tilewidth',
    )
text(
    "tile size 0",
    "attribute_value",
    'tilewidth="40" tileheight="40" infinite',
    'tilewidth="0" tileheight="40" infinite',
)
text("another shape", "map_shape", 'tilewidth="40" tileheight="40" infinite', 'tilewidth="40" tileheight="41" infinite')
text("position nan", "attribute_value", 'x="384" y="216"', 'x="nan" y="216"')
text("position without end", "attribute_value", 'x="384" y="216"', 'x="1e999" y="216"')
text("gid beyond", "tile_number", ' gid="9"', ' gid="4000"')
text("gid between", "tile_number", ' gid="9"', ' gid="10"')
text("gid negative", "attribute_value", ' gid="9"', ' gid="-9"')
text("gid turned", "turned", ' gid="9"', f' gid="{9 | 1 << 29}"')
text("gid with an unknown flag", "tile_number", ' gid="9"', f' gid="{9 | 1 << 28}"')
text("turned object", "turned", 'gid="9" x', 'gid="9" rotation="90" x')
text("layer of another size", "layer_size", 'name="floor" width="48"', 'name="floor" width="47"')
text("offset with a fraction", "attribute_value", 'offsety="980"', 'offsety="980.5"')

# tile data
data("compressed", b64encode(zlib.compress(b"\0" * 50_000_000)).decode(), 'encoding="base64" compression="zlib"')
data("gzip", b64encode(gzip.compress(b"\0" * 1000)).decode(), 'encoding="base64" compression="gzip"')
data("zstd", "KLUv/SQA", 'encoding="base64" compression="zstd"')
data("base64", b64encode(struct.pack("<1296I", *[0] * 1296)).decode(), 'encoding="base64"')
data("csv said to be compressed", CELLS, 'encoding="csv" compression="zlib"')
data("xml tiles", "<tile gid='1'/>" * 1296, "")
data("chunks", "<chunk x='0' y='0' width='16' height='16'>0</chunk>", code="infinite")
data("too few", "0,0,0", code="data_length")
data("too many", "0," * 300_000 + "0", code="data_length")
data("words", CELLS.replace(",0,", ",x,", 1))
data("empty cells", CELLS.replace(",0,", ", ,"))
data("negative", CELLS.replace(",0,", ",-1,", 1))
data("underscores", CELLS.replace(",0,", ",1_0,", 1))
data("unknown tile", CELLS.replace(",0,", ",77,", 1), code="tile_number")
data("huge tile", CELLS.replace(",0,", ",99999999999,", 1))
data("turned tile", CELLS.replace(",0,", f",{1 | 1 << 29},", 1), code="turned")
text("two data blocks", "data_form", "</data>", "</data><data encoding='csv'>0</data>")
text(
    "no data",
    "data_form",
    "<data",
    "<properties/></layer><layer width='48' height='27'></layer><layer id='9' width='48' height='27'><data",
)

# tilesets
SHAPES = "<objectgroup><object id='1' x='0' y='0'/></objectgroup>"
ANIMATION = "<animation><frame tileid='2' duration='5'/></animation>"
for label, old, new, expected in (
    ("claims huge picture", 'width="160" height="80"', 'width="99999999" height="99999999"', "attribute_value"),
    ("tiny tiles", 'tilewidth="40" tileheight="40"', 'tilewidth="1" tileheight="1"', "too_many"),
    ("spacing negative", 'columns="4"', 'columns="4" spacing="-32"', "attribute_value"),
    ("margin", 'columns="4"', 'columns="4" margin="40"', "tile_grid"),
    ("wrong columns", 'columns="4"', 'columns="5"', "attribute_value"),
    ("wrong count", 'tilecount="8"', 'tilecount="900"', "attribute_value"),
    ("tiles larger than the picture", 'tilewidth="40"', 'tilewidth="400"', "tile_grid"),
    ("picture of another size", 'width="160" height="80"', 'width="200" height="80"', "picture_size"),
    ("tileset in a tileset", 'name="floor tiles"', 'source="tiles.tsx"', "not_a_tileset"),
    ("picture outside", 'source="art/tiles.png"', 'source="../outside.png"', "path_outside"),
    ("picture absolute", 'source="art/tiles.png"', 'source="/abs/outside.png"', "path_form"),
    ("reserved attribute", 'columns="4"', 'columns="4" parent="x" parse_xml="y"', "attribute_unknown"),
    ("collision shapes", "<wangsets/>", f"<tile id='1'>{SHAPES}</tile>", "tile_shapes"),
    ("animation", "<wangsets/>", f"<tile id='1'>{ANIMATION}</tile>", "tile_animation"),
    ("tile beyond", "<wangsets/>", "<tile id='8'/>", "tile_number"),
    ("tile twice", "<wangsets/>", "<tile id='1'/><tile id='1'/>", "tile_twice"),
    ("entity", "<tileset version", "<!DOCTYPE x><tileset version", "dtd"),
    ("map for a tileset", "tileset", "map", "not_a_tileset"),
    ("embedded picture", "<image ", '<image format="png" ', "attribute_unknown"),
):  # fmt: skip
    assert old in TSX, old
    beside(f"tileset: {label}", expected, "tiles.tsx", TSX.replace(old, new).encode())
beside("tileset: too large", "file_large", "tiles.tsx", TSX.encode() + b" " * (1 << 20))
beside("tileset: empty", "xml", "tiles.tsx", b"")
text(
    "embedded collision shapes",
    "tile_shapes",
    '<tile id="3">',
    '<tile id="3"><objectgroup><object id="1" x="0" y="0"/></objectgroup>',
)
text("tilesets overlap", "attribute_value", 'firstgid="9"', 'firstgid="8"')
text("tileset without a number", "attribute_missing", ' firstgid="1"', "")
text("tile without a picture", "image_missing", '<image source="art/hen.png" width="60" height="50"/>', "")
text(
    "many tiles", "too_many", '<tile id="3">', "".join(f'<tile id="{n}"/>' for n in range(100, 4300)) + '<tile id="3">'
)
text(
    "many tilesets",
    "too_many",
    '<tileset firstgid="9"',
    '<tileset firstgid="1" source="tiles.tsx"/>' * 20 + '<tileset firstgid="9"',
)

# pictures
beside("png: another file", "picture_damaged", "art/apron.png", b"GIF89a" + b"\0" * 100)
beside("png: empty", "picture_damaged", "art/apron.png", b"")
beside("png: header only", "picture_damaged", "art/apron.png", png(1920, 100)[:33])
beside("png: truncated", "picture_damaged", "art/apron.png", png(1920, 100)[:-20])
beside("png: wrong checksum", "picture_damaged", "art/apron.png", png(1920, 100)[:29] + b"1234" + png(1920, 100)[33:])
beside("png: 20000 squared", "picture_large", "art/apron.png", png(20_000, 20_000, real=False))
beside("png: 60000 squared", "picture_large", "art/apron.png", png(60_000, 60_000, real=False))
beside("png: no width", "picture_large", "art/apron.png", png(0, 100, real=False))
beside("png: another size than said", "picture_size", "art/apron.png", png(1919, 100))
beside(
    "png: chunk longer than the file", "picture_damaged", "art/apron.png", png(1920, 100)[:33] + b"\x7f\xff\xff\xffIDAT"
)
beside(
    "png: a million chunks", "picture_damaged", "art/apron.png", png(1920, 100)[:33] + chunk(b"tEXt", b"") * 1_000_000
)
beside("png: too large", "file_large", "art/apron.png", b"\0" * (17 << 20))


def many_pixels(folder: Path) -> Path:
    """Write the good map with more pictures than memory should hold."""
    numbers = range(20, 25)
    sheet = "<imagelayer id='{0}'><image source='art/{0}.svg' width='4096' height='4096'/></imagelayer>"
    sheets = "".join(sheet.format(number) for number in numbers)
    path = write_good(folder, spoilt('<layer id="2"', f'{sheets}<layer id="2"'))
    for number in numbers:
        (folder / f"art/{number}.svg").write_text(SVG, encoding="utf-8")
    return path


CASES["too many pixels"] = ("too_many", many_pixels)

for label, new, expected in (
    ("script", "<script>alert(1)</script>", "svg_part"),
    ("foreign object", "<foreignObject/>", "svg_part"),
    ("picture in it", '<image href="data:image/png;base64,AAAA"/>', "svg_part"),
    ("use", '<use href="other.svg#a"/>', "svg_part"),
    ("text", "<text>hello</text>", "svg_part"),
    ("style sheet", "<style>@import url(http://example.org/x.css);</style>", "svg_part"),
    ("dashes", '<path d="M0 0H9" stroke-dasharray="1 2"/>', "svg_part"),
    ("event", '<rect onload="alert(1)" width="1" height="1"/>', "svg_link"),
    ("outer fill", '<rect fill="url(http://example.org/#a)" width="1" height="1"/>', "svg_link"),
    ("outer style", '<rect style="fill:url(other.svg#a)" width="1" height="1"/>', "svg_link"),
    ("link", '<g xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="http://example.org"/>', "svg_link"),
    ("data", '<rect fill="data:image/png;base64,AAAA" width="1" height="1"/>', "svg_link"),
    ("huge number", '<path d="M0 0L1e30 5"/>', "svg_number"),
    ("long number", '<rect width="99999999999" height="1"/>', "svg_number"),
    ("nan", '<path d="Mnan 0L1 5"/>', "svg_number"),
    ("many elements", "<g/>" * 5000, "too_many"),
    ("deep", "<g>" * 100 + "</g>" * 100, "too_deep"),
    ("unclosed", "<g>", "xml"),
):
    beside(f"svg: {label}", expected, "art/wall.svg", SVG.replace("</svg>", f"{new}</svg>").encode())
for label, svg, expected in (
    ("entities", f"<!DOCTYPE svg [<!ENTITY a 'a'>]>{SVG}", "dtd"),
    ("external dtd", f'<!DOCTYPE svg SYSTEM "http://example.org/svg.dtd">{SVG}', "dtd"),
    ("another root", "<html/>", "svg_root"),
    ("empty", "", "xml"),
    ("no size", "<svg xmlns='http://www.w3.org/2000/svg'/>", "svg_size"),
    ("empty box", SVG.replace("0 0 1920 1080", "0 0 0 0"), "svg_size"),
    ("endless box", SVG.replace("0 0 1920 1080", "0 0 inf 1e9"), "svg_size"),
    ("huge size", SVG.replace('width="1920"', 'width="999999"'), "svg_size"),
    ("too large", SVG + " " * (600 << 10), "file_large"),
    ("png inside", "\x89PNG", "xml"),
):
    beside(f"svg: {label}", expected, "art/wall.svg", svg.encode("utf-8"))

# structure
for label, attribute in (("class", "__class__"), ("member", "parse_xml"), ("parent", "parent"), ("dict", "__dict__")):
    text(f"attribute {label}", "attribute_unknown", "<map version", f'<map {attribute}="x" version')
    text(f"object attribute {label}", "attribute_unknown", '<object id="4"', f'<object {attribute}="x" id="4"')
text("template", "template", 'name="draw" type="pile"', 'name="draw" template="t.tx" type="pile"')
text("infinite", "infinite", 'infinite="0"', 'infinite="1"')
text("isometric", "attribute_value", '"orthogonal" renderorder', '"isometric" renderorder')
text("group", "group", '<objectgroup id="3"', '<group id="30"/><objectgroup id="3"')
text("polygon", "object_shape", "<ellipse/>", '<polygon points="0,0 1,1"/>')
text("text object", "object_shape", "<ellipse/>", "<text>hello</text>")
text("half transparent", "attribute_value", 'name="wall">', 'name="wall" opacity="0.5">')
text("many layers", "too_many", '<objectgroup id="3"', '<objectgroup id="33"/>' * 20 + '<objectgroup id="3"')
text("many objects", "too_many", '<object id="3"', "<object x='1' y='1'/>" * 900 + '<object id="3"')
text("picture layer without one", "image_missing", '<image source="art/apron.png" width="1920" height="100"/>', "")

# properties
text("unknown property", "property_unknown", 'name="order"', 'name="width"')
text("property named like a member", "property_unknown", 'name="order"', 'name="__class__"')
text("property twice", "property_twice", 'name="host" value="goat"', 'name="goals" value="win"')
text(
    "class property", "property_type", 'name="order" type="int" value="7"', 'name="order" type="class" propertytype="x"'
)
text("unknown type", "property_type", 'name="order" type="int"', 'name="order" type="list"')
text("wrong type", "property_type", 'name="order" type="int"', 'name="order"')
text("wrong number", "property_value", 'type="int" value="7"', 'type="int" value="seven"')
text("wrong colour", "property_value", 'value="#ffcfa96c"', 'value="red"')
text("wrong truth", "property_value", 'type="bool" value="false"', 'type="bool" value="maybe"')
text("long story", "property_value", "of story", "of story" * 1000)
text("unknown animal", "property_value", 'name="host" value="goat"', 'name="host" value="cat"')
text("unknown motion", "property_value", 'value="peck"', 'value="explode"')
text("endless clip", "property_value", 'name="motion" value="peck"', 'name="clip" value="1 2 3 1e99"')

# what would have to be drawn
SMALL = 'width="48" height="27" tilewidth="40" tileheight="40" infinite'
PLACES = GOOD[GOOD.index(' <objectgroup id="5"') : GOOD.index("</map>")]
NO_TILES = GOOD[GOOD.index(' <layer id="2"') : GOOD.index(' <objectgroup id="3"')]


def tiny(folder: Path) -> Path:
    """Write a map of 160 × 90 pixels, laid out twelve times as large, with a picture for a large one."""
    seat = GOOD[GOOD.index('<object id="9"') : GOOD.index('<object id="10"')].replace(
        'x="384" y="216"', 'x="80" y="12"'
    )
    piles = (
        '<object name="draw" type="pile" x="60" y="30" width="10" height="15"/>'
        '<object name="discard" type="pile" x="80" y="30" width="10" height="15"/>'
    )
    text = GOOD.replace(PLACES, f'<objectgroup id="5">{piles}{seat}</objectgroup>').replace(NO_TILES, "")
    text = text.replace(SMALL, 'width="16" height="9" tilewidth="10" tileheight="10" infinite')
    text = text.replace('x="100" y="700"', 'x="1" y="70"').replace('x="1700" y="760"', 'x="1" y="70"')
    return write_good(folder, text.replace('offsety="980"', 'offsety="0"'))


CASES["laid out large"] = ("drawn_large", tiny)
LARGE = GOOD.replace('lamp.svg" width="100" height="80"', 'lamp.svg" width="1000" height="800"')
CASES["a large tile everywhere"] = ("drawn_much", lambda folder: write_good(folder, LARGE.replace(",0", ",9")))
text("a prop beyond measure", "drawn_large", 'width="200" height="160"', 'width="8000" height="160"')
beside("tileset: svg", "file_kind", "tiles.tsx", TSX.replace("tiles.png", "lamp.svg").encode())

# what stands in it, what is played
CASES["no name"] = ("property_missing", lambda folder: write_good(folder, GOOD.replace('"name_', '"lesson_')))
text("unknown value of a rule", "rules", "official stack=up", "official stack=sideways")
text("unknown preset", "rules", "official stack=up", "oficial")
text("rules that cannot be dealt", "rules", "official stack=up", "official teams=2")
text("unknown goal", "goals", "win_within 3", "win_always")
text("goal without its number", "goals", "win_within 3", "win_within")
text("goal of none", "goals", "win_within 3", "win 3")
text("too many goals", "goals", "win_within 3", "never_caught; catch 1; catch 2")
text("seat outside", "outside_map", 'x="384" y="216"', 'x="20" y="216"')
text("seat far outside", "outside_map", 'x="384" y="216"', 'x="-3000" y="216"')
text("seats on top of each other", "on_top", 'x="384" y="216"', 'x="1500" y="216"')
text("seat on the pile", "on_top", 'x="384" y="216"', 'x="870" y="400"')
text("seat twice", "seat_number", 'type="int" value="2"', 'type="int" value="1"')
text("seat beyond", "seat_number", 'type="int" value="2"', 'type="int" value="5"')
text("seat without anybody", "property_missing", '<property name="character" value="goat"/>', "")
text("everybody the same", "character_twice", 'propertytype="character" value="pig"', 'value="goat"')
text("unknown level", "property_value", 'value="beginner"', 'value="godlike"')
text("no piles", "pile_count", 'name="draw" type="pile"', 'name="draw" type="hand"')
text("pile with another name", "pile_name", 'name="draw" type="pile"', 'name="heap" type="pile"')
text("pile twice", "pile_count", 'name="discard" class', 'name="draw" class')
text("piles on top of each other", "on_top", 'x="982" y="382"', 'x="900" y="382"')
text("pile outside", "outside_map", 'x="982" y="382"', 'x="1900" y="382"')
text("pile of nothing", "thing_size", 'x="982" y="382" width="128" height="192"', 'x="982" y="382"')
text(
    "pile too large",
    "thing_size",
    'x="982" y="382" width="128" height="192"',
    'x="982" y="382" width="800" height="192"',
)
text("ring twice", "thing_twice", 'name="hand" type="hand"', 'name="hand" type="ring"')
text("prop outside", "outside_map", 'gid="9" x="100"', 'gid="9" x="-900"')
text("unknown type of object", "object_type", 'type="hand"', 'type="foot"')
text("object without a type", "object_untyped", ' type="hand"', "")
