"""Just enough of the OpenType format to know which characters a font maps and which tables it has."""

from __future__ import annotations

import struct
from pathlib import Path


def tables(data: bytes) -> dict[str, tuple[int, int]]:
    """Offset and length of every table."""
    (count,) = struct.unpack_from(">H", data, 4)
    out = {}
    for i in range(count):
        tag, _sum, offset, length = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        out[tag.decode("ascii")] = (offset, length)
    return out


def characters(font: Path) -> set[int]:
    """Every code point the font has a glyph for."""
    data = font.read_bytes()
    start, _length = tables(data)["cmap"]
    (count,) = struct.unpack_from(">H", data, start + 2)
    out: set[int] = set()
    for i in range(count):
        platform, encoding, offset = struct.unpack_from(">HHI", data, start + 4 + 8 * i)
        if (platform, encoding) in ((3, 1), (3, 10), (0, 3), (0, 4)):
            out |= _subtable(data, start + offset)
    return out


def _subtable(data: bytes, at: int) -> set[int]:
    (form,) = struct.unpack_from(">H", data, at)
    if form == 12:
        (groups,) = struct.unpack_from(">I", data, at + 12)
        found = (struct.unpack_from(">III", data, at + 16 + 12 * i) for i in range(groups))
        return {code for first, last, _glyph in found for code in range(first, last + 1)}
    assert form == 4
    (double,) = struct.unpack_from(">H", data, at + 6)
    ends = struct.unpack_from(f">{double // 2}H", data, at + 14)
    starts = struct.unpack_from(f">{double // 2}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{double // 2}h", data, at + 16 + 2 * double)
    offsets_at = at + 16 + 3 * double
    out = set()
    for i, (first, last) in enumerate(zip(starts, ends, strict=True)):
        (offset,) = struct.unpack_from(">H", data, offsets_at + 2 * i)
        for code in range(first, last + 1):
            glyph = code
            if offset:
                (glyph,) = struct.unpack_from(">H", data, offsets_at + 2 * i + offset + 2 * (code - first))
            if glyph and (offset or (code + deltas[i]) & 0xFFFF):
                out.add(code)
    return out - {0xFFFF}
