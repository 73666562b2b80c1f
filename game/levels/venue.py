"""What a level is once it has been read: plain frozen data, in pixels of a 1920 × 1080 space.

The view draws from these, the match takes the rules and the opponents from them, the map of the village its names.
Nothing here reads a file. Everything drawn carries `z`; drawing in the order of `Venue.drawn()` is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

WIDTH, HEIGHT = 1920, 1080
"""The space all positions are in; a view scales it to its window."""

HAND_Z = 900
"""Where seats, ring, piles and hands belong among the z of pictures: above every picture of the room."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of it."""
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file laid into the space. `part` names the piece of the file to use when it is not all of it."""

    file: Path
    box: Box
    part: Box | None = None
    flip_x: bool = False
    flip_y: bool = False


@dataclass(frozen=True, slots=True)
class ImagePiece:
    """A still sheet of the backdrop: wall, floor, table, apron. `night` is the same sheet in the dark, if drawn."""

    name: str
    z: int
    day: Picture
    night: Picture | None = None

    def at(self, night: bool) -> Picture:
        """Return the picture for the hour; a piece without a night picture keeps its day."""
        return self.night if night and self.night else self.day

    def pictures(self, night: bool) -> Iterator[Picture]:
        """Yield what there is to draw at that hour."""
        yield self.at(night)


@dataclass(frozen=True, slots=True)
class TileSheet:
    """A tile layer: `cells` row by row, each 0 for nothing or the place in `kinds` counted from 1.

    A kind's box has the size of its picture; it stands on the lower left corner of its cell.
    """

    name: str
    z: int
    columns: int
    cell_w: float
    cell_h: float
    kinds: tuple[Picture, ...]
    cells: tuple[int, ...]

    def pictures(self, night: bool) -> Iterator[Picture]:
        """Yield every tile where it lies; tiles know no night."""
        for place, kind in enumerate(self.cells):
            if kind:
                picture = self.kinds[kind - 1]
                row, column = divmod(place, self.columns)
                box = picture.box
                laid = Box(column * self.cell_w, (row + 1) * self.cell_h - box.h, box.w, box.h)
                yield replace(picture, box=laid)


@dataclass(frozen=True, slots=True)
class Still:
    """No motion: the same object stands for every prop at rest."""

    kind: str = "still"


@dataclass(frozen=True, slots=True)
class Sway:
    """Swings `degrees` to either side about the top of the pivot's column, once there and back in `ms`."""

    degrees: float
    ms: int
    kind: str = "sway"


@dataclass(frozen=True, slots=True)
class Bob:
    """Rises and sinks by `px`, once there and back in `ms`."""

    px: float
    ms: int
    kind: str = "bob"


@dataclass(frozen=True, slots=True)
class Beat:
    """A motion that has only a period: `flicker`, `breathe`, `peck` or `smoke`."""

    kind: str
    ms: int


@dataclass(frozen=True, slots=True)
class Scroll:
    """Runs sideways for ever, seen only through the `clip` windows (empty: seen everywhere)."""

    px_per_s: float
    clip: tuple[Box, ...] = ()
    kind: str = "scroll"


Motion: TypeAlias = Still | Sway | Bob | Beat | Scroll


@dataclass(frozen=True, slots=True)
class Prop:
    """A thing in the room. `on` is "wall", "floor" or "table"; from seven players on, things on the floor are left out.

    `pivot` is measured from the upper left corner of the day picture.
    """

    name: str
    on: str
    z: int
    day: Picture
    night: Picture | None = None
    pivot: tuple[float, float] = (0.0, 0.0)
    motion: Motion = Still()

    def at(self, night: bool) -> Picture:
        """Return the picture for the hour; a prop without a night picture keeps its day."""
        return self.night if night and self.night else self.day

    def pictures(self, night: bool) -> Iterator[Picture]:
        """Yield what there is to draw at that hour, at rest."""
        yield self.at(night)


Piece: TypeAlias = ImagePiece | TileSheet | Prop
"""Anything of the room that is drawn: it has `name`, `z` and `pictures(night)`."""


@dataclass(frozen=True, slots=True)
class Light:
    """A halo, drawn when the hour is right: two flat discs, 0.6 of `radius` in `strength`, all of it in half that.

    `hour` is "day", "night" or "both".
    """

    name: str
    x: float
    y: float
    radius: float
    colour: str
    strength: float
    z: int
    hour: str = "night"
    flicker: bool = False

    def shines(self, night: bool) -> bool:
        """Say whether it is alight at that hour."""
        return self.hour == "both" or (self.hour == "night") == night


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """Where an opponent's head stands. `seat` counts in play order from the player's left: 1 is the next but you."""

    seat: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PileSpot:
    """Where the cards of a pile lie ("draw" or "discard"): the rectangle of its lowest card."""

    name: str
    box: Box


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who sits where: `seat` as in `SeatSpot`, `character` a zodiac id, `level` the id of a computer player's level."""

    seat: int
    character: str
    level: str


@dataclass(frozen=True, slots=True)
class Goal:
    """One star: a word of the closed list `game.levels.vocabulary.GOALS`, and its figure (0 if it has none)."""

    kind: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Words:
    """Text of a level in its languages. The English of a shipped level is a message id of the catalogues."""

    by_language: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def say(self, language: str, translate: Callable[[str], str]) -> str:
        """Return the level's own text in `language`, else its English through `translate`, else any, else ""."""
        texts = self.by_language
        if own := texts.get(language):
            return own
        english = texts.get("en")
        return translate(english) if english else next(iter(texts.values()), "")

    def __bool__(self) -> bool:
        return any(self.by_language.values())


@dataclass(frozen=True, slots=True)
class Venue:
    """A level: its room as pictures, its table as places, its match as rules, people and aims.

    `lesson` is what the host says before the first deal, `remark` what it says when `remark_at` (a word of
    `vocabulary.MOMENTS`, or "" for never) first happens at the table.
    """

    id: str
    source: Path
    shipped: bool
    order: int
    name: Words
    story: Words
    lesson: Words
    remark: Words
    remark_at: str
    host: str
    images: tuple[ImagePiece, ...]
    tiles: tuple[TileSheet, ...]
    props: tuple[Prop, ...]
    lights: tuple[Light, ...]
    seats: tuple[SeatSpot, ...]
    piles: tuple[PileSpot, ...]
    ring: Box
    hand: Box
    table: Box
    ring_ground: str
    ring_ground_night: str
    night: bool
    room_sound: str
    music: str
    music_night: str
    rules: str
    players: int
    opponents: tuple[Opponent, ...]
    target: int
    goals: tuple[Goal, ...]
    unlocks: tuple[str, ...]

    def drawn(self, players: int = 2) -> tuple[Piece, ...]:
        """Return everything to draw, lowest first. With seven or more players the floor's props make room for them."""
        props = [p for p in self.props if players < CROWDED or p.on != "floor"]
        return tuple(sorted([*self.images, *self.tiles, *props], key=lambda piece: piece.z))

    def pile(self, name: str) -> PileSpot:
        """Return the pile called `name`; KeyError if there is none (the loader sees to "draw" and "discard")."""
        for pile in self.piles:
            if pile.name == name:
                return pile
        raise KeyError(name)

    def ground(self, night: bool) -> str:
        """Return the colour inside the ring, as "#rrggbb"."""
        return self.ring_ground_night if night else self.ring_ground


CROWDED = 7
"""From this many players on, things on the floor would stand behind heads (ART's venues)."""
