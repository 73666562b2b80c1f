"""What is wrong with a level, in words. This room does not speak itself: whoever shows a problem lends it a tongue."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.levels.problems import LevelProblem, Place


def N_(message: str) -> str:  # noqa: N802 - the name that every gettext tool knows
    """Return `message` as it is: it is looked up when it is shown."""
    return message


TABLE: Mapping[str, str] = {
    # the file as a whole
    "encoding": N_("The file is not UTF-8 text."),
    "dtd": N_("A document type definition has no place in a level."),
    "xml": N_("The file is damaged: it stops making sense in line {line}."),
    "not_a_map": N_("This is not a Tiled map."),
    "not_a_tileset": N_("This is not a tileset of one picture or of single pictures."),
    "too_many": N_("{count} {what} are too many; {limit} are the most."),
    "too_deep": N_("The file is nested deeper than {limit} levels."),
    "map_shape": N_("The map is {width} × {height} pixels; it has to be 16 : 9, such as 48 × 27 tiles of 40."),
    "infinite": N_("The map is infinite; take the tick from “Infinite” in its properties."),
    "reader": N_("The map could not be read ({reason})."),
    # its parts
    "group": N_("Layers in groups are not read; take this layer out of its group."),
    "template": N_("Templates are not read; detach the object from its template."),
    "object_shape": N_("Objects are rectangles, ellipses, points or tiles here, not {part}."),
    "tile_animation": N_("Tiles do not move here; give a prop the property “motion” instead."),
    "tile_shapes": N_("Collision shapes of tiles are not read; remove them."),
    "part_unknown": N_("“{part}” means nothing here."),
    "attribute_unknown": N_("This is not used here; set it back to what it was."),
    "attribute_value": N_("“{value}” cannot be; possible is {wanted}."),
    "attribute_missing": N_("This is missing."),
    "turned": N_("Tiles and objects cannot be turned here, only mirrored."),
    "property_unknown": N_("There is no such property here."),
    "property_twice": N_("This property is given twice."),
    "property_type": N_("This property has to be of the type {wanted}."),
    "property_value": N_("“{value}” cannot be; possible is {wanted}."),
    "property_missing": N_("This property is missing."),
    # tiles
    "data_form": N_("Tiles have to be stored as CSV; choose “CSV” as tile layer format in the map's properties."),
    "data_length": N_("The layer holds {count} tiles; the map has {wanted}."),
    "layer_size": N_("The layer is not as large as the map."),
    "tile_number": N_("Tile number {number} is in no tileset."),
    "tile_twice": N_("The tileset has two tiles with one number."),
    "tile_grid": N_("The picture does not divide into tiles of this size; margin and spacing have to fit."),
    # files
    "image_missing": N_("A picture is missing."),
    "path_form": N_("“{file}” cannot be the name of a file beside a map."),
    "path_outside": N_("“{file}” lies outside the level's folder."),
    "file_kind": N_("“{file}” is of the wrong kind; it has to end in {kinds}."),
    "file_missing": N_("There is no file “{file}”."),
    "file_special": N_("“{file}” is not a plain file."),
    "file_large": N_("“{file}” is {size} bytes; {limit} are the most."),
    "file_unreadable": N_("“{file}” cannot be opened: {reason}."),
    "picture_damaged": N_("The picture “{file}” is damaged."),
    "picture_large": N_("The picture “{file}” is {width} × {height} pixels; {limit} a side are the most."),
    "picture_size": N_("The picture “{file}” is {width} × {height} pixels; the map says something else."),
    "svg_root": N_("“{file}” is not an SVG picture."),
    "svg_size": N_("The SVG picture “{file}” has no sensible size; width, height or viewBox has to say it."),
    "svg_part": N_("The SVG picture “{file}” uses “{part}”, which the game cannot draw; turn it into plain paths."),
    "svg_link": N_("The SVG picture “{file}” points to something outside itself (“{part}”)."),
    "svg_number": N_("The SVG picture “{file}” has a number beyond all measure (“{part}”)."),
    # what stands in the map
    "object_type": N_("“{found}” is not a type for this object; types are {known}, and a prop is a tile."),
    "object_untyped": N_("The object has no type; types are {known}."),
    "outside_map": N_("This lies outside the map."),
    "thing_size": N_("This has not a size that can be used."),
    "thing_twice": N_("There can be only one of these."),
    "seat_count": N_("There are {count} seats; one to {limit} are needed."),
    "seat_number": N_("Seats are numbered from 1 to {last}, each number once; {number} is not right."),
    "character_twice": N_("“{character}” sits here already."),
    "pile_count": N_("There has to be one pile called “{name}”; there are {count}."),
    "pile_name": N_("A pile is called {known}."),
    "on_top": N_("This stands on top of “{other}”."),
    "drawn_large": N_("This would be {width} × {height} pixels at the table; {limit} a side are the most."),
    "drawn_much": N_("All pictures together would cover the table {sheets} times; {limit} times is the most."),
    # what is played
    "goals": N_("“{value}” is no goal; there are {known}, some with a number, at most three, with semicolons between."),
    "rules": N_("These rules cannot be played: {reason}"),
}

THINGS: Mapping[str, str] = {
    "layers": N_("layers"),
    "objects": N_("objects"),
    "elements": N_("elements"),
    "attributes": N_("attributes"),
    "tilesets": N_("tilesets"),
    "tiles": N_("tiles"),
    "pictures": N_("pictures"),
    "pixels": N_("pixels"),
    "lights": N_("lights"),
    "props": N_("props"),
}

_FILE, _LAYER, _OBJECT, _PROPERTY = N_("file “{name}”"), N_("layer “{name}”"), N_("object “{name}”"), N_("“{name}”")
_JOIN, _WITH_PLACE = N_(", "), N_("{place}: {sentence}")

Translate = Callable[[str], str]
Refuse = Callable[[str, Mapping[str, object]], str]
"""Makes a sentence of what the rules refused with a code and values."""


def sentence(problem: LevelProblem, translate: Translate, refuse: Refuse) -> str:
    """Return what is wrong, without the place."""
    values = dict(problem.values)
    if problem.code == "rules":
        refused = str(values.pop("refused"))
        values = {"reason": refuse(refused, values)}
    if "what" in values:
        values["what"] = translate(THINGS.get(str(values["what"]), str(values["what"])))
    return translate(TABLE[problem.code]).format_map(values)


def place(where: Place, translate: Translate) -> str:
    """Return the place in words, "" for the level as a whole."""
    parts = zip(
        (_FILE, _LAYER, _OBJECT, _PROPERTY), (where.file, where.layer, where.object, where.property), strict=True
    )
    return translate(_JOIN).join(translate(part).format(name=name) for part, name in parts if name)


def describe(problem: LevelProblem, translate: Translate, refuse: Refuse) -> str:
    """Return place and sentence in one line."""
    where, what = place(problem.place, translate), sentence(problem, translate, refuse)
    return translate(_WITH_PLACE).format(place=where, sentence=what) if where else what
