"""Nothing goes wrong unseen: exceptions that nobody expected are written to a log and told.

Qt calls our slots and event handlers, threads run by themselves: what is raised there has nobody
to catch it. Python hands it to hooks, and here they end, all of them. What went wrong in another
process comes the same way, by `pass_on`.
"""

import contextlib
import faulthandler
import logging
import os
import re
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple, TextIO

import PySide6
from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

from powergrid_qt import __version__
from powergrid_qt.app.folders import data_dir
from powergrid_qt.identity import NAME

if TYPE_CHECKING:
    from powergrid_qt.ai.process.child_work import Failure

LARGEST_LOG = 256 * 1024
OLD_LOGS = 2
MOST_KEPT = 8
"""Mishaps for a report: after the first ones come mostly their consequences."""

_log = logging.getLogger("powergrid_qt")
_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""The kinds of Qt's messages that are logged: the others are of no use to anybody later."""


def log_path() -> Path:
    return data_dir() / "log" / "powergrid.log"


def program_facts() -> list[str]:
    """What has to be known of program and system to understand a traceback."""
    import platform  # takes its time, and mostly nothing goes wrong

    return [
        f"{NAME} {__version__}",
        platform.platform(),
        f"Python {platform.python_version()}",
        f"Qt {qVersion()}",
        f"PySide6 {PySide6.__version__}",  # type: ignore[attr-defined]  # its stubs lack it
    ]


class FailedElsewhere(Exception):
    """Something went wrong in another process; a note has the traceback there."""


def pass_on(failure: "Failure") -> None:
    """Treat an unexpected exception of another process as if it had been raised here."""
    if failure.trace:
        error = FailedElsewhere(failure.reason)
        error.add_note(failure.trace.rstrip())
        sys.excepthook(FailedElsewhere, error, None)


class Mishap(NamedTuple):
    """An exception that nobody expected."""

    where: str
    """What raised it, where the traceback does not tell that; else empty."""
    trace: str

    @property
    def text(self) -> str:
        return f"{self.where}\n{self.trace}" if self.where else self.trace

    @property
    def way(self) -> tuple[str, ...]:
        """The lines of code that led to it: the same each time, while its message may differ."""
        return tuple(re.findall(r'^\s+File ".*', self.trace, re.MULTILINE)) or (self.trace,)


class CrashLog(QObject):
    """`happened`: a mishap of a new kind. It is emitted on the thread that it happened on, perhaps
    in the middle of painting: connect it queued. The same mishap may come back with every frame;
    then the log tells only how often."""

    happened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mishaps: list[Mishap] = []
        """The first mishaps, each of them once."""
        self._times: Counter[tuple[str, ...]] = Counter()
        self._opened = False

    def install(self) -> None:
        """Listen for the rest of the program's life."""
        sys.excepthook = self._unexpected
        threading.excepthook = self._unexpected_in_thread
        sys.unraisablehook = self._unraisable
        qInstallMessageHandler(self._qt_says)

    def note_earlier_end(self, words: Sequence[str]) -> None:
        """The program did not end well the last time: `words` may tell where it was."""
        for text in filter(None, words):
            mishap = Mishap("The program ended unexpectedly:", text)
            self._write(logging.CRITICAL, mishap.text.rstrip(), mishap.way)
            self.mishaps.append(mishap)

    # -- the hooks ----------------------------------------------------------------------------

    def _unexpected(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):  # Ctrl-C on the console, while a slot was running
            QCoreApplication.quit()
            return
        self._note("", traceback.format_exception(kind, error, trace))

    def _unexpected_in_thread(self, raised: threading.ExceptHookArgs) -> None:
        if issubclass(raised.exc_type, SystemExit):  # a thread may end itself so
            return
        name = raised.thread.name if raised.thread is not None else "?"
        lines = traceback.format_exception(raised.exc_type, raised.exc_value, raised.exc_traceback)
        self._note(f"In the thread {name}:", lines)

    def _unraisable(self, raised: "sys.UnraisableHookArgs") -> None:
        lines = traceback.format_exception(raised.exc_type, raised.exc_value, raised.exc_traceback)
        self._note(f"{raised.err_msg or 'Exception ignored in'}: {raised.object!r}", lines)

    def _qt_says(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        _print(message)
        if kind in _LEVELS:
            self._write(_LEVELS[kind], f"Qt: {message}", ("Qt", message))

    # -- what comes of it -----------------------------------------------------------------------

    def _note(self, where: str, lines: list[str]) -> None:
        mishap = Mishap(where, "".join(lines))
        is_new = mishap.way not in self._times
        self._write(logging.ERROR, mishap.text.rstrip(), mishap.way)
        if is_new:
            _print(mishap.text.rstrip())
            if len(self.mishaps) < MOST_KEPT:
                self.mishaps.append(mishap)
            self.happened.emit()

    def _write(self, level: int, text: str, key: tuple[str, ...]) -> None:
        """The first time in full; then, after 10, 100, 1000 times, how often it has been."""
        self._times[key] += 1
        times = self._times[key]
        if times > 1 and times != 10 ** (len(str(times)) - 1):
            return
        if not self._opened:
            self._opened = True
            _open_log()
        _log.log(level, text if times == 1 else f"{times} times so far: {key[-1].strip()}")


def _print(text: str) -> None:
    if sys.stderr is not None:  # a program without a console has none
        print(text, file=sys.stderr)


def _open_log() -> None:
    """Open the log's file, only when there is something to write: mostly there is not."""
    from logging.handlers import RotatingFileHandler  # takes its time

    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(
            path,
            maxBytes=LARGEST_LOG,
            backupCount=OLD_LOGS,
            encoding="utf-8",
            errors="backslashreplace",
        )
    except OSError as error:
        _print(f"No log is written: {path}: {error.strerror or error}")
        return
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(file)
    _log.setLevel(logging.INFO)
    _log.info(", ".join(program_facts()))
    _print(f"What goes wrong is written to {path}.")


_NAME = "last-words-{program}.txt"


class LastWords:
    def __init__(self) -> None:
        self._path = log_path().parent / _NAME.format(program=os.getpid())
        self._file: TextIO | None = None

    def listen(self) -> None:
        """Write down from now on what Python was doing when it is killed, until `end_well`."""
        with contextlib.suppress(OSError):  # where nothing can be written the console hears it
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8")
        faulthandler.enable(self._file or sys.stderr)

    def end_well(self) -> None:
        faulthandler.disable()
        if self._file is not None:
            self._file.close()
            self._path.unlink(missing_ok=True)


def take_last_words() -> list[str]:
    """Return what programs told that did not end well, and forget it. No other program may run."""
    heard = []
    for path in sorted(log_path().parent.glob(_NAME.format(program="*"))):
        try:
            heard.append(path.read_text(encoding="utf-8", errors="backslashreplace"))
            path.unlink()
        except OSError:
            continue  # it is somebody else's, and told again if it can be read one day
    return heard
