"""What can go wrong without a mistake in a command, and how it is told: a few clear lines."""

from powergrid_qt.ai.player import BrokenPlayer, UnknownLevel
from powergrid_qt.ai.simulation import EndlessGame
from powergrid_qt.engine import Refused
from powergrid_qt.engine.schema import DataError
from powergrid_qt.engine.texts import in_short
from powergrid_qt.qt_libraries import QtUnusable


class CommandError(Exception):
    """A command cannot do what it was asked for; its text says why."""


EXPLAINED = (
    CommandError,
    Refused,
    DataError,
    UnknownLevel,
    BrokenPlayer,
    EndlessGame,
    QtUnusable,
    OSError,
)


def explained(error: Exception) -> list[str]:
    """Return what to write to standard error about an exception, line by line."""
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        lines = [reason if error.filename is None else f"{error.filename}: {reason}"]
    elif isinstance(error, DataError):
        lines = [
            str(problem) if problem.code == "no_board" else f"{error.source}: {problem}"
            for problem in error.problems
        ]
    else:
        lines = str(error).splitlines() if isinstance(error, QtUnusable) else [str(error)]
    return [printable(line) for line in lines]


def printable(text: str) -> str:
    """Text out of a file, fit for a terminal: one line of some length, no control characters."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in in_short(text))
