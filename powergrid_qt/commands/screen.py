"""Whether there is a screen, doing without one, and whether Qt can be used at all."""

import importlib
import os
import sys
from pathlib import Path

from powergrid_qt import qt_libraries

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


def ensure_qt() -> None:
    """Raise `QtUnusable` where Qt misses something of the system; call it before Qt is used. Qt
    says too little itself: some versions abort, others go on and show nothing."""
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        raise qt_unusable(str(error), qt_libraries.ALWAYS) from error
    if sys.platform == "linux" and has_screen():
        problems = [platform_problem(name) for name in wanted_platforms()]
        if problems and None not in problems:  # one that loads is enough
            raise qt_unusable(str(problems[0]), qt_libraries.FOR_A_SCREEN)


def qt_unusable(problem: str, libraries: dict[str, str]) -> qt_libraries.QtUnusable:
    packages = qt_libraries.missing_packages(libraries) if sys.platform == "linux" else []
    if packages:
        return qt_libraries.QtUnusable(qt_libraries.how_to_install(packages, qt_libraries.PURPOSE))
    return qt_libraries.QtUnusable(f"Qt cannot be used here: {problem}")


def wanted_platforms() -> list[str]:
    """The platforms that Qt will try on Linux."""
    chosen = os.environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.partition(":")[0] for name in chosen.split(";")]
    servers = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [name for name, variable in servers.items() if os.environ.get(variable)]


def platform_problem(name: str) -> str | None:
    """Why the plugins for a platform cannot be loaded, as long as one knows where they are."""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    problems = [qt_libraries.load_problem(str(path)) for path in folder.glob(f"libq{name}*.so")]
    return None if None in problems or not problems else problems[0]
