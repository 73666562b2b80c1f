"""Widgets over one semantic tree: what is drawn, focused, read out and tested is the same set of nodes.

Everything is laid out in design pixels: the window divided by ``k = min(width / 1920, height / 1080)`` (and by the
interface size a player has chosen), so a screen is always at least 1920×1080 at 100 %, and wider or taller where the
window is.
"""
