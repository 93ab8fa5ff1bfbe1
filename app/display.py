"""Whether a window can be shown here at all, found out before Qt would abort."""

from __future__ import annotations

import ctypes
import os
import sys

# What Qt's X plugin loads, and the Debian package that brings each.
X_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def forced_platform() -> str:
    return os.environ.get("QT_QPA_PLATFORM", "")


def there_is_one() -> bool:
    """Whether this system has a display to show windows on."""
    if forced_platform() or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def missing() -> tuple[str, ...]:
    """Packages that must be installed before Qt can open a window on X."""
    if sys.platform != "linux" or forced_platform() or not os.environ.get("DISPLAY"):
        return ()
    return tuple(package for name, package in X_LIBRARIES.items() if not _loads(name))


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
