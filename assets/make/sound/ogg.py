"""OGG Vorbis with the same bytes every time: libsndfile draws a serial number by lot, here it comes from the name."""

from __future__ import annotations

import io
import struct
import zlib

from assets.make.sound.signal import RATE, Signal

LEVELS = {"effect": 0.6, "menu": 0.6, "music": 0.94, "room": 1.0}
"""libsndfile's compression level by group: 0 is best, 1 is smallest."""

BLOCK = 65_536
"""Frames handed to the encoder at once; it overflows its stack on a whole piece."""

POLYNOMIAL = 0x04C11DB7
PAGE_HEADER = 27
SERIAL, CHECKSUM = slice(14, 18), slice(22, 26)


def _checksum_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ POLYNOMIAL if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        table.append(value)
    return table


_TABLE = _checksum_table()


def page_checksum(page: bytes) -> int:
    """The checksum of an Ogg page whose checksum field is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def with_serial(stream: bytes, serial: int) -> bytes:
    """The same stream with that serial number in every page; raises ValueError when it is no Ogg stream."""
    out, at = bytearray(), 0
    while at < len(stream):
        if stream[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at {at}")
        segments = stream[at + PAGE_HEADER - 1]
        size = PAGE_HEADER + segments + sum(stream[at + PAGE_HEADER : at + PAGE_HEADER + segments])
        page = bytearray(stream[at : at + size])
        page[SERIAL] = struct.pack("<I", serial)
        page[CHECKSUM] = bytes(4)
        page[CHECKSUM] = struct.pack("<I", page_checksum(bytes(page)))
        out += page
        at += size
    return bytes(out)


def encoded(signal: Signal, name: str, level: float) -> bytes:
    """The signal, mono or stereo, as an Ogg Vorbis stream with the serial number of that name."""
    import soundfile

    buffer = io.BytesIO()
    channels = 1 if signal.ndim == 1 else signal.shape[1]
    with soundfile.SoundFile(
        buffer, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=level
    ) as file:
        for start in range(0, len(signal), BLOCK):
            file.write(signal[start : start + BLOCK])
    return with_serial(buffer.getvalue(), zlib.crc32(name.encode()))
