"""Levels: a Tiled map becomes the plain description of a table somewhere in the village.

`venue` is what the rest of the game reads; `catalogue` finds the shipped levels and those of the user; `guard` and
`load` stand between a file nobody vouches for and the reader of Tiled maps.
"""
