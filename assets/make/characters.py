"""Which characters the shipped fonts draw: sets of single characters, from standards, blocks and our own texts."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path


def block(first: int, last: int) -> frozenset[str]:
    """The characters from `first` to `last`, both included."""
    return frozenset(map(chr, range(first, last + 1)))


def rows(codec: str, leads: Iterable[int], trails: Iterable[int]) -> frozenset[str]:
    """What a two-byte character set holds in these rows."""
    trails = list(trails)
    return frozenset(bytes((lead, trail)).decode(codec, "ignore") for lead in leads for trail in trails) - {""}


def gb2312(level: int = 2) -> frozenset[str]:
    """The hanzi of GB 2312: 3,755 in daily use at level 1, all 6,763 at level 2."""
    return rows("gb2312", range(0xB0, 0xD8 if level == 1 else 0xF8), range(0xA1, 0xFF))


PLAIN = (
    block(0x20, 0x7E)
    | block(0xA0, 0xFF)
    | frozenset("āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ")
    | block(0x2010, 0x2026)
    | block(0x2030, 0x203B)
    | block(0x3000, 0x3017)
    | block(0xFF01, 0xFF5E)
)
"""Letters, digits and punctuation of English and Chinese sentences."""

LATIN = block(0x20, 0x7E) | block(0xA0, 0x17F) | block(0x180, 0x24F) | block(0x2BB, 0x2DD) | block(0x1E00, 0x1EFF)
SYMBOLS = (
    block(0x2010, 0x205E)  # dashes, quotation marks, ellipsis
    | block(0x20A0, 0x20BF)  # currency
    | block(0x2100, 0x218B)  # numero, roman numerals, fractions
    | block(0x2190, 0x21FF)  # arrows
    | block(0x2200, 0x22FF)  # mathematics
    | block(0x2300, 0x23FF)  # keys
    | block(0x2460, 0x24FF)  # circled numbers
    | block(0x2500, 0x25FF)  # boxes, bars, shapes
    | block(0x2600, 0x27BF)  # stars, card signs, ticks and crosses
    | block(0x3000, 0x303F)  # Chinese punctuation
    | block(0xFF01, 0xFF5E)
    | block(0xFFE0, 0xFFE6)
)
"""Signs our texts use or may come to use; a font gives what it has of them."""

SIGNS = frozenset("→←↑↓↔↖↗↘↙★☆●○◎◆◇■□▲△▼▽▶◀♠♥♦♣♪✓×÷±≠≤≥≈∞∶°%‰№①②③④⑤⑥⑦⑧⑨⑩")
"""Signs that the fonts for running text must have."""

CHINESE_CORE = frozenset(
    "零〇一二三四五六七八九十百千两张副局轮红黄绿蓝粉青橙紫鼠牛虎兔龙蛇马羊猴鸡狗猪"
    "村规桌手牌罚摸出换抢抓跳过反转变色炸翻洗赢输平剩第人家你我他她电脑"
    "开始继续返回设置记录规则确定取消退出声音乐语言动画速度大小"
    "东南西北春夏秋冬山水风月茶船车市路门灯桥田树雪雨夜日"
    "唢呐琵琶筝箫锣鼓鞭炮梆喇叭嗑瓜葫芦饺粽馄饨咣叮咚嘭咔嚓唰啪噼嘿嗨哟呗嘞喽甭忒咱俩仨罢啦呢嘛哎唉哇噢嗯"
    "妞喵咩哞咕叽嘎咪咦呃喔嗷嗖哐噗嗒唠嘟囔嘀咋啥俺侃拽拎揣攥撂摁撸捋捂撇掂戳掰夯孬佬馋恁愣懵怵憋瞄瞟眯睬窜蹿蹦蹬踹趴跺踩"
    "逛逗遛骰坨坯垛埂墩岔崽嶂巅帷幔庙廊弈徘徊忐忑惦憨戏谑扛抠抿拾掇捎捏捧掀掐揪搂搓搭摞撒撬擂攒旮旯晾曦杵枷柠檬栅栏桩梧桐"
    "棂楹槐榫槛檐橘毽汀沏泔浒涮淬渍溜滂漕潺炝炖炕焖焙煨熏燎犄狸猕猢獠琉璃瑟瓮瓯甄畲疙瘩瘾皓盅盏眨瞅瞌碾磕磨碟祠稞穗窑窖竿笊篱"
    "笙箸簸篮箩簪籍糍糯缤纷罐翘翩耍胳膊臊舀舢舨艄艇芝麻茬茴荔蒜蓬蔫薅藕虔蚂蚱蚕蛐蜷蜻蜓蝈蝉蝶螃蟹裤裹褂褶觅诨诹谆豁趟踏跷蹲"
    "轱辘酉醋醪醺钗钹铙铛铜锅锄镇镯闩闹阄陀隆雀雳霹靴鞋韭顽颠颤飒馅馊馍骆驼骡髻魁鲤鲫鳖鸢鸦鸭鹅鹊鹤黏黛鼎齁"
    "，。、；：？！“”‘’（）《》〈〉【】「」…—·～"
)
"""What every Chinese font has, whatever the catalogues say today."""

LETTERS = block(0x370, 0x3FF) | block(0x400, 0x52F) | block(0x1F00, 0x1FFF)
"""Greek and Cyrillic."""

NAME_RADICALS = (
    block(0x738B, 0x74DA)  # jade
    | block(0x65E5, 0x66E9)  # sun
    | block(0x706B, 0x721F)  # fire
    | block(0x5973, 0x5B4D)  # woman
    | block(0x9485, 0x9576)  # metal
)
NAME_HANZI = frozenset(
    "喆堃祎翀赟犇骉贠龑龢曌垚垕堉埕墡塬峣崚嵚嵗偲倓侹俍俶倞僴儇佺佹伃仩劼勔勍厍叡嘏嚞囧宬寘寔岀怿悫愔慜懋扆挼"
    "淏渼湉湲溦漼潆潞澔濛沄沇沚洺洢浛浠涢淐渟湜溁滏滢潓澂瀞灏芃苡荍莙菥萩葳蒨蓂蓥蔌蕙薏藘蘅杺枟枻柃栐栘桄梣棽椗楀楒榠橦"
    "歆毓皞皛皢盉眀砺碶祾禔禛禵稑稘穈窅竑竫笕筀筱箖簃粢綮翙翚翯耑聿胤舲舣虓蠡衎衍裎襜詠諲誾谞赪赜跱踽轺辀逄遹邗邴郄郜郗郚"
    "鄢鄯酆醴釆鋆锺镕閎闳闿阗陉隺隽雱霈霭靓靖韡韬韫頔颋颙颢飏馘骎骙骦骧髹魃鲲鸑鹓鹔鹮麴黉黟鼐齐龠"
)
NAMES = (
    gb2312()
    | rows("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])  # 5,401 traditional
    | rows("shift_jis", range(0x88, 0x99), [*range(0x40, 0x7F), *range(0x80, 0xFD)])  # 2,965 Japanese
    | NAME_RADICALS
    | NAME_HANZI
    | block(0x3041, 0x30FF)
    | block(0x31F0, 0x31FF)  # kana
    | block(0x3105, 0x312F)  # bopomofo
    | LETTERS
)
"""What a player may type as a name: the hanzi of daily use anywhere, and the radicals names are made of."""


def quoted(line: str) -> str:
    """The text between the quotation marks of a catalogue line, escapes read."""
    start = line.find('"')
    if start < 0 or line.startswith("#"):
        return ""
    return str(ast.literal_eval(line[start:].strip()))


def catalogue_characters(folder: Path) -> frozenset[str]:
    """Every printable character of every catalogue below `folder`, messages and translations."""
    out: set[str] = set()
    for path in sorted(folder.glob("*/*.po")):
        for line in path.read_text(encoding="utf-8").splitlines():
            out.update(quoted(line))
    return frozenset(character for character in out if character.isprintable())
