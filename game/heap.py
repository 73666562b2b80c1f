"""The memory a program has freed and the C library still holds: pictures are large, come and go, and leave holes.

Both functions do something on Linux with the GNU C library only; other systems give large blocks back by themselves.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import lru_cache
from typing import Any

LARGE = 128 * 1024
"""Bytes from which a block gets pages of its own, which go back to the system when it is freed: any larger picture.

Left alone the library raises this to the largest block ever freed, and a window's picture then lies in the heap.
"""

_M_MMAP_THRESHOLD = -3


def begin() -> None:
    """Have large blocks kept apart; to be called before there are any."""
    library = _library()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, LARGE)


def tidy() -> None:
    """Let go of what nothing refers to any more, rings of references too, and of the holes that leaves.

    Takes some hundredths of a second: for moments at which nothing moves.
    """
    gc.collect()
    library = _library()
    if library is not None:
        library.malloc_trim(0)


@lru_cache(1)
def _library() -> Any:
    """Return the C library when it is GNU's, else None."""
    if sys.platform != "linux":
        return None
    try:
        library = ctypes.CDLL(None)
        library.malloc_trim.argtypes = (ctypes.c_size_t,)
        library.mallopt.argtypes = (ctypes.c_int, ctypes.c_int)
    except (OSError, AttributeError):  # another C library
        return None
    return library
