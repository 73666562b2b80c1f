"""The twelve rooms by id: their names, the functions that draw them, and the colours their night is folded round."""

from __future__ import annotations

from collections.abc import Callable

from assets.make import (
    rooms_boat,
    rooms_dorm,
    rooms_home,
    rooms_market,
    rooms_public,
    rooms_teahouse,
    rooms_train,
    rooms_yard,
)
from assets.make.room import Room

ROOMS: dict[str, tuple[Callable[[Room], None], ...]] = {
    "hall": rooms_home.HALL,
    "yard": rooms_yard.YARD,
    "teahouse": rooms_teahouse.TEAHOUSE,
    "school": rooms_home.SCHOOL,
    "dorm": rooms_dorm.DORM,
    "market": rooms_market.MARKET,
    "night": rooms_yard.NIGHT,
    "stage": rooms_market.STAGE,
    "boat": rooms_boat.BOAT,
    "train": rooms_train.TRAIN,
    "ancestral": rooms_public.ANCESTRAL,
    "assembly": rooms_public.ASSEMBLY,
}
"""In the order of the village road."""

NAMES = {
    "hall": ("堂屋", "Family Hall"),
    "yard": ("老槐树院坝", "Locust-Tree Yard"),
    "teahouse": ("城南茶馆", "South Gate Teahouse"),
    "school": ("村小教室", "Village Schoolroom"),
    "dorm": ("六人宿舍", "Dormitory"),
    "market": ("赶集日", "Market Day"),
    "night": ("月光夜市", "Moonlit Night Market"),
    "stage": ("戏台后", "Backstage"),
    "boat": ("河上渡船", "River Boat"),
    "train": ("绿皮火车", "Green Train"),
    "ancestral": ("老祠堂", "Ancestral Hall"),
    "assembly": ("村规大会", "Rules Assembly"),
}
WALL_BASES = {
    "hall": "#EAD7AE",
    "yard": "#D6E2CF",
    "teahouse": "#E6CC98",
    "school": "#DDE3C8",
    "dorm": "#D5DCE0",
    "market": "#F0D9A8",
    "stage": "#E4C4A8",
    "boat": "#CFE0D8",
    "train": "#D7E0CC",
    "ancestral": "#D9CDB8",
    "assembly": "#F0DDB0",
}
FLOOR_BASES = {
    "hall": "#BF9560",
    "yard": "#CDB68A",
    "teahouse": "#C99C63",
    "school": "#C2A878",
    "dorm": "#B9B2A2",
    "market": "#C8A36B",
    "stage": "#A87A5A",
    "boat": "#6BA3B8",
    "train": "#8FA08A",
    "ancestral": "#A99C86",
    "assembly": "#B98A58",
}
