"""What can go wrong without a mistake in a command, and how it is told: a few clear lines."""

from powergrid_qt.ai.player import BrokenPlayer, UnknownLevel
from powergrid_qt.ai.simulation import EndlessGame
from powergrid_qt.engine import Refused
from powergrid_qt.engine.refusals import Refusal
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
    """The lines for standard error."""
    if isinstance(error, OSError):
        return [printable(os_error_text(error))]
    if isinstance(error, DataError):
        return [printable(problem_text(error, problem)) for problem in error.problems]
    if isinstance(error, QtUnusable):
        return [printable(line) for line in str(error).splitlines()]
    return [printable(str(error))]


def problem_text(error: DataError, problem: Refusal) -> str:
    if problem.code == "no_board":  # names the board itself
        return str(problem)
    return f"{error.source}: {problem}"


def os_error_text(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename is not None else reason


def printable(text: str) -> str:
    """Text out of a file, fit for a terminal: one line of some length, no control characters."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in in_short(text))
