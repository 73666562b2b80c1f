"""House Rules: a card game in which every rule people really play by is a switch."""

__version__ = "0.1.0"
