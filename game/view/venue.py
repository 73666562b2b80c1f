"""The room behind the table: sheets and props of a venue by z, and the small motions of its props."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.levels.venue import Bob, Light, Piece, Prop, Scroll, Still, Sway, Venue
from game.levels.venue import Picture as VenuePicture
from game.ui import svg
from game.ui.pictures import rasterise
from game.view.geometry import HEIGHT, WIDTH, Layout

PLAIN_ROOM = "#C99C63"
"""Shown where a picture is missing."""

AMBIENT_MS = 50.0
"""Props are moved at most so often: they are scenery."""


REPEATED = 400 * 400
"""Pixels of the largest picture that may well be seen again in the same room."""


@dataclass(slots=True)
class _Moving:
    prop: Prop
    picture: pygame.Surface
    shown: pygame.Surface
    rect: pygame.Rect
    home: pygame.Rect


class Room:
    """Draws a venue into a backdrop surface, by day or by night."""

    def __init__(self, venue: Venue | None, layout: Layout, night: bool) -> None:
        self.venue = venue
        self.layout = layout
        self.night = night
        self.still = pygame.Surface((layout.space.width, layout.space.height))
        """Everything that does not move."""
        self.moving: list[_Moving] = []
        """What moves, in the order of its heights: first what is on the wall."""
        self._front: pygame.Surface | None = None
        """What stands before the things moving on the wall: the table, most of all."""
        self._front_at = pygame.Rect(0, 0, 0, 0)
        self._last = -AMBIENT_MS
        self._shelf = _Shelf()
        self._compose()
        self._shelf = _Shelf()

    def ground(self) -> str:
        """Return the colour inside the ring."""
        return self.venue.ground(self.night) if self.venue else ("#2C2562" if self.night else "#CFA96C")

    def _compose(self) -> None:
        self.still.fill("#171434" if self.night else PLAIN_ROOM)
        if self.venue is None:
            return
        lights = sorted((light for light in self.venue.lights if light.shines(self.night)), key=lambda light: light.z)
        for piece in self.venue.drawn(self.layout.seats):
            while lights and lights[0].z < piece.z:
                self._shine(lights.pop(0))
            for source in piece.pictures(self.night):
                self._lay(piece, source)
        for light in lights:
            self._shine(light)
        if self._front is not None:
            self._front_at = self._front.get_bounding_rect()
            self._front = self._front.subsurface(self._front_at).copy()

    def _shine(self, light: Light) -> None:
        """Draw a glow: two soft discs, the way lanterns are lit everywhere in the village."""
        scale = max(self.layout.space.width / WIDTH, self.layout.space.height / HEIGHT)
        r = light.radius
        body = "".join(
            svg.circle(r, r, r * share, light.colour, fill_opacity=light.strength * part)
            for share, part in ((1.0, 0.35), (0.7, 0.65))
        )
        size = max(2, round(2 * r * scale))
        glow = rasterise(svg.document(2 * r, 2 * r, body), size, size)
        left = (self.layout.space.width - WIDTH * scale) / 2
        self._blit(glow, glow.get_rect(center=(round(left + light.x * scale), round(light.y * scale))))

    def _lay(self, piece: Piece, source: VenuePicture) -> None:
        picture = self._shelf.picture(source, self._scale(piece))
        if picture is None:
            return
        rect = self._place(piece, source, picture)
        if isinstance(piece, Prop) and not isinstance(piece.motion, Still):
            self.moving.append(_Moving(piece, picture, picture, rect, rect.copy()))
        else:
            self._blit(picture, rect)

    def _blit(self, picture: pygame.Surface, rect: pygame.Rect) -> None:
        """Lay something that stays where it is; before what moves on the wall it is laid a second time."""
        self.still.blit(picture, rect)
        if self._on_wall:
            if self._front is None:
                self._front = pygame.Surface(self.still.get_size(), pygame.SRCALPHA)
            self._front.blit(picture, rect)

    @property
    def _on_wall(self) -> list[_Moving]:
        return [thing for thing in self.moving if thing.prop.on == "wall"]

    def backdrop(self) -> pygame.Surface:
        """Return the whole room with its props at rest, a surface of the caller's own."""
        whole = self.still.copy()
        self.paint(whole, [whole.get_rect()])
        return whole

    def _scale(self, piece: Piece) -> float:
        """Return pixels for one unit: wall and floor cover the window, table and what lies on it keep their size."""
        space = self.layout.space
        return space.k if self._on_table(piece) else max(space.width / WIDTH, space.height / HEIGHT)

    def _on_table(self, piece: Piece) -> bool:
        return piece.name == "table" or (isinstance(piece, Prop) and piece.on == "table")

    def _place(self, piece: Piece, source: VenuePicture, picture: pygame.Surface) -> pygame.Rect:
        space, scale, box = self.layout.space, self._scale(piece), source.box
        if self._on_table(piece):
            dx, dy = self.layout.table_shift
            return picture.get_rect(topleft=(round((box.x + dx) * scale), round((box.y + dy) * scale)))
        left = (space.width - WIDTH * scale) / 2
        top = space.height - HEIGHT * scale if piece.name == "apron" else 0.0
        return picture.get_rect(topleft=(round(left + box.x * scale), round(top + box.y * scale)))

    def animate(self, ms: float) -> list[pygame.Rect]:
        """Move the props to where they are at `ms`; return what changed, in pixels. Call `paint` with it then."""
        if not self.moving or ms - self._last < AMBIENT_MS:
            return []
        self._last = ms
        changed = []
        for thing in self.moving:
            before = thing.rect.copy()
            self._move(thing, ms)
            if isinstance(thing.prop.motion, Scroll):
                changed.extend(self._windows(thing))
            elif thing.rect != before or isinstance(thing.prop.motion, Sway):
                changed.append(before.union(thing.rect))
        return changed

    def paint(self, onto: pygame.Surface, rects: list[pygame.Rect]) -> None:
        """Draw the room anew inside some rectangles of a backdrop."""
        for rect in rects:
            onto.set_clip(rect)
            onto.blit(self.still, rect.topleft, rect)
            self._paint_moving(onto, rect, self._on_wall)
            if self._front is not None:
                onto.blit(self._front, self._front_at)
            self._paint_moving(onto, rect, [thing for thing in self.moving if thing.prop.on != "wall"])
        onto.set_clip(None)

    def _paint_moving(self, onto: pygame.Surface, rect: pygame.Rect, things: list[_Moving]) -> None:
        for thing in things:
            if isinstance(thing.prop.motion, Scroll):
                self._paint_scroll(onto, thing, rect)
            elif thing.rect.colliderect(rect):
                onto.blit(thing.shown, thing.rect)

    def _windows(self, thing: _Moving) -> list[pygame.Rect]:
        """Return where something that runs past is seen, in pixels."""
        motion = thing.prop.motion
        if not isinstance(motion, Scroll) or not motion.clip:
            return [thing.home.copy()]
        scale = self._scale(thing.prop)
        left = (self.layout.space.width - WIDTH * scale) / 2
        sides = [(round(left + box.x * scale), round(box.y * scale), box) for box in motion.clip]
        return [pygame.Rect(x, y, round(box.w * scale), round(box.h * scale)) for x, y, box in sides]

    def _paint_scroll(self, onto: pygame.Surface, thing: _Moving, rect: pygame.Rect) -> None:
        """Draw something that runs past, again and again, inside its windows."""
        for window in self._windows(thing):
            seen = window.clip(rect)
            if seen.w and seen.h:
                onto.set_clip(seen)
                for at in range(-1, 2):
                    onto.blit(thing.picture, thing.rect.move(at * thing.rect.w, 0))
        onto.set_clip(rect)

    def _move(self, thing: _Moving, ms: float) -> None:
        motion = thing.prop.motion
        period = max(1, getattr(motion, "ms", 3000))
        wave = math.sin(2 * math.pi * ms / period)
        k = self._scale(thing.prop)
        if isinstance(motion, Scroll):
            run = motion.px_per_s * ms / 1000 * k
            thing.rect = thing.home.move(round(run % thing.home.w) - (thing.home.w if run < 0 else 0), 0)
        elif isinstance(motion, Sway):
            angle = round(motion.degrees * wave * 2) / 2
            thing.shown = pygame.transform.rotozoom(thing.picture, angle, 1.0) if angle else thing.picture
            px, py = thing.prop.pivot[0] * k, 0.0
            off = pygame.Vector2(thing.home.w / 2 - px, thing.home.h / 2 - py).rotate(-angle)
            at = (round(thing.home.x + px + off.x), round(thing.home.y + py + off.y))
            thing.rect = thing.shown.get_rect(center=at)
        elif isinstance(motion, Bob):
            thing.rect = thing.home.move(0, round(motion.px * k * wave))
        elif motion.kind == "peck":
            thing.rect = thing.home.move(0, round(5 * k * max(0.0, wave - 0.6) / 0.4))
        elif motion.kind in ("flicker", "breathe"):
            thing.rect = thing.home.move(0, round(1.5 * k * wave))
        else:
            thing.rect = thing.home.move(0, -round(2 * k * (wave + 1)))


class _Shelf:
    """The pictures of one room: each sheet is read once, and each small piece scaled once to a size.

    Walls, floors and other large pieces are seen once; kept until the room is done they would take ten windows' room.
    """

    def __init__(self) -> None:
        self._sheets: dict[Path, pygame.Surface] = {}
        self._made: dict[tuple[object, ...], pygame.Surface | None] = {}

    def picture(self, source: VenuePicture, scale: float) -> pygame.Surface | None:
        """Return a picture of the venue at a scale; None when its file is missing or broken."""
        size = (round(source.box.w * scale), round(source.box.h * scale))
        if size[0] * size[1] > REPEATED:
            return self._make(source, size)
        key = (source.file, source.part, source.flip_x, source.flip_y, size)
        if key not in self._made:
            self._made[key] = self._make(source, size)
        return self._made[key]

    def _make(self, source: VenuePicture, size: tuple[int, int]) -> pygame.Surface | None:
        try:
            if source.file.suffix.lower() == ".svg":
                picture = rasterise(source.file.read_text(encoding="utf-8"), *size)
            else:
                if source.file not in self._sheets:
                    self._sheets[source.file] = pygame.image.load(source.file).convert_alpha()
                picture = self._sheets[source.file]
                if source.part is not None:
                    part = source.part
                    picture = picture.subsurface((round(part.x), round(part.y), round(part.w), round(part.h)))
                picture = pygame.transform.smoothscale(picture, size)
        except (OSError, pygame.error, ValueError):
            return None
        if source.flip_x or source.flip_y:
            picture = pygame.transform.flip(picture, source.flip_x, source.flip_y)
        return picture
