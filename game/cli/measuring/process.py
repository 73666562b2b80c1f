"""How much memory this process takes, asked of the system it runs on."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any, NamedTuple

MEGABYTE = 1 << 20
_MACH_TASK_BASIC_INFO = 20


class Memory(NamedTuple):
    """Bytes in memory now, and the most there ever were."""

    now: int
    most: int


def memory() -> Memory | None:
    """Return what this process takes; None where the system does not say."""
    try:
        return _READERS.get(sys.platform, _nowhere)()
    except (OSError, ValueError, AttributeError):
        return None


def memory_of(process_id: int) -> Memory | None:
    """Return what another process takes; None where the system does not say (all but Linux)."""
    try:
        return _from_status(Path(f"/proc/{process_id}/status"))
    except (OSError, ValueError):
        return None


def _nowhere() -> Memory | None:
    return None


def _linux() -> Memory:
    return _from_status(Path("/proc/self/status"))


def _from_status(status: Path) -> Memory:
    lines = (line.partition(":") for line in status.read_text(encoding="ascii", errors="replace").splitlines())
    kilobytes = {name: words.split()[0] for name, _colon, words in lines if name in ("VmRSS", "VmHWM")}
    return Memory(int(kilobytes.get("VmRSS", "")) * 1024, int(kilobytes.get("VmHWM", "")) * 1024)


class _WindowsCounters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS."""

    _fields_ = (
        *(("cb", ctypes.c_uint32), ("faults", ctypes.c_uint32), ("most", ctypes.c_size_t), ("now", ctypes.c_size_t)),
        *((name, ctypes.c_size_t) for name in ("a", "b", "c", "d", "paged", "most_paged")),
    )


def _windows() -> Memory:
    kernel: Any = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    ask = kernel.K32GetProcessMemoryInfo
    ask.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32)
    found = _WindowsCounters(cb=ctypes.sizeof(_WindowsCounters))
    if not ask(kernel.GetCurrentProcess(), ctypes.byref(found), found.cb):
        raise OSError("no answer")
    return Memory(found.now, found.most)


class _MacTask(ctypes.Structure):
    """mach_task_basic_info."""

    _fields_ = (
        *(("virtual", ctypes.c_uint64), ("now", ctypes.c_uint64), ("most", ctypes.c_uint64)),
        *(("times", ctypes.c_int * 4), ("policy", ctypes.c_int), ("suspended", ctypes.c_int)),
    )


def _mac() -> Memory:
    system: Any = ctypes.CDLL("libSystem.dylib")
    found = _MacTask()
    words = ctypes.c_uint(ctypes.sizeof(found) // 4)
    task = ctypes.c_uint.in_dll(system, "mach_task_self_")
    if system.task_info(task, _MACH_TASK_BASIC_INFO, ctypes.byref(found), ctypes.byref(words)):
        raise OSError("no answer")
    return Memory(found.now, found.most)


_READERS = {"linux": _linux, "win32": _windows, "darwin": _mac}
