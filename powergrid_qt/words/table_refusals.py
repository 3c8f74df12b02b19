"""Why a table that several machines share does not do something, in the user's language: it tells
codes, with a sentence in English for programs that have none of their own."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from powergrid_qt import __version__
from powergrid_qt.table.wire import PROTOCOL


def table_refusal(refused: Mapping[str, Any]) -> str:
    """`refused`: as the table has told it, or the client where no table could be reached."""
    code = refused["code"]
    words = TableRefusals()
    match code:
        case "protocol":
            return words.other_version(refused.get("protocol"), refused.get("program"))
        case "code":
            return words.wrong_code(refused.get("left", 0))
        case "wait":
            return words.wait(int(refused.get("again_in", 60)))
    told = words.sentences().get(code)
    if told is None:  # the rules refuse a move that they allow here, or a newer table tells it
        told = words.other_move() if "n" in refused else str(refused.get("text", ""))
    return told


class TableRefusals(QObject):
    """The refusals of a table in words; those with figures have their plural by `tr` only."""

    def sentences(self) -> Mapping[str, str]:
        """Return the sentences for refusals that need no figures, by their codes."""
        other = self.tr("The table does not understand this program: it may be of another version.")
        return {
            "lost": self.tr("Nobody answers at this address."),
            "certificate": self.tr("Whoever answers at this address does not know the code."),
            "line": other,
            "too_long": other,
            "seats": self.tr("No seat is free: you may watch."),
            "full": self.tr("There are too many people at this table."),
            "watch": self.tr("Nobody may watch at this table."),
            "elsewhere": self.tr("You have come to this table from somewhere else."),
            "silent": self.tr("The table has heard nothing from here for too long."),
            "host": self.tr("Only the host may do that."),
            "start": self.tr("The game cannot start: a seat is empty, or it has started already."),
            "allow": self.tr("The game has started: what it allows stays as it is."),
            "seat_kind": self.tr("This seat cannot be given away just now."),
            "not_begun": self.tr("The game has not started yet."),
            "not_your_seat": self.tr("That is not your seat."),
            "computer_plays": self.tr("A computer plays for you: take the seat back first."),
            "stale": self.tr("Somebody was faster: decide again."),
            "back": self.tr("That cannot be taken back any more."),
            "say": self.tr("That was too much at once: say it a little later."),
            "nudge": self.tr("Nobody can be nudged just now."),
        }

    def wrong_code(self, left: int) -> str:
        told = self.tr("That was not the code of this table. 2 and Z, 5 and S, 8 and B look alike.")
        more = self.tr("This machine waits a minute now.")
        if left:
            more = self.tr("%n more tries, then this machine waits a minute.", "", left)
        return f"{told} {more}"

    def wait(self, seconds: int) -> str:
        time = f"{seconds // 60}:{seconds % 60:02}"
        return self.tr("Too many tries. Again in {time}.").format(time=time)

    def other_move(self) -> str:
        return self.tr("The table does not take this move: decide again.")

    def other_version(self, theirs: object, program: object) -> str:
        told = self.tr(
            "This table speaks protocol {theirs}, this program {ours}. Ask the host to update: the"
            " table has {other}, this program is {own}."
        )
        if isinstance(theirs, int) and theirs > PROTOCOL:
            told = self.tr(
                "This table speaks protocol {theirs}, this program {ours}. Update this program"
                " ({own}; the table has {other}), or ask the host for a table of {own}."
            )
        return told.format(theirs=theirs, ours=PROTOCOL, own=__version__, other=program)
