"""Whether there is a screen, and doing without one."""

import os
import sys

NO_SCREEN = ("offscreen", "minimal")
"""Qt's platforms that show nothing."""


def has_screen() -> bool:
    """Whether a window can be opened here."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform:
        return platform.partition(":")[0] not in NO_SCREEN
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def draw_without_screen() -> None:
    """Let Qt draw in memory where it could not open a window; call it before Qt is imported."""
    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
