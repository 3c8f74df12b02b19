"""What helps to understand a mishap, as a text that people can send: program, system, tracebacks
and the record of the game. It is written for those who mend the program, in one language."""

import traceback
from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.crash_log import Mishap, log_path, program_facts
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import record_text


def report_text(mishaps: Sequence[Mishap], record: Callable[[], Record | None]) -> str:
    parts = [*program_facts(), *screen_facts(), f"Log: {log_path()}"]
    for number, mishap in enumerate(mishaps, start=1):
        parts += ["", f"-- What went wrong ({number} of {len(mishaps)})", mishap.text.rstrip()]
    parts += ["", "-- The record of the game", _record_text(record).rstrip()]
    return "\n".join(parts) + "\n"


def screen_facts() -> list[str]:
    screen = QGuiApplication.primaryScreen()
    size = screen.geometry().size()
    return [
        f"Platform plug-in {QGuiApplication.platformName()},"
        f" style {QApplication.style().name()},"
        f" screen {size.width()} x {size.height()} at {screen.devicePixelRatio():g}",
        f"Locale {QLocale.system().name()}",
    ]


def _record_text(record: Callable[[], Record | None]) -> str:
    """The mishap may have broken the game: then this tells how."""
    try:
        found = record()
        return "There was no game." if found is None else record_text(found)
    except Exception:
        return traceback.format_exc()
