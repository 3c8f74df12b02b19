"""A table on another machine, as somebody at this one knows it: who is there, what is said, and the
game that could be true. Messages come from the client's thread and are taken up in that of the
window.
"""

import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from powergrid_qt.app.together.known_tables import TablePlace, forget_table, remember_table
from powergrid_qt.engine import COLORS, Event, Game, Move, Record
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.schema import (
    ANYTHING,
    FLAG,
    OTHERS,
    STRING,
    WHOLE,
    Raw,
    Shape,
    checked,
    one_of,
)
from powergrid_qt.models.plain_text import presentable
from powergrid_qt.models.table_lines import Speaker, TableLine, What
from powergrid_qt.table.client import CLOSED, Client
from powergrid_qt.table.proof import read_code
from powergrid_qt.table.shared_game import WRONG, SharedGame
from powergrid_qt.table.wire import HUMAN, LONGEST_WORD, NUDGE_S, Message
from powergrid_qt.words.table_refusals import table_refusal

LOG = logging.getLogger(__name__)
END_S = 0.5
"""The longest time that the program's end waits for a line to be closed."""
MOST_LINES = 300
"""The most lines that are kept of what was said and has happened."""
SITTER: Shape = {
    **{"name": STRING, "color": one_of(*COLORS), "kind": STRING, "since": WHOLE},
    **{"present": FLAG, "free": FLAG, "taken": FLAG, OTHERS: ANYTHING},
}


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat, or does not yet. `since`: in seconds since 1970; 0: never."""

    seat: int
    name: str
    color: str
    kind: str
    present: bool
    free: bool
    taken: bool
    """Whether the seat is somebody's, also while a computer plays there."""
    since: int

    @property
    def is_computer(self) -> bool:
        return self.kind != REMOTE

    @property
    def is_gone(self) -> bool:
        return not (self.present or self.free or self.is_computer)


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """`to`: so many moves are left; `agree`, `needs`: the seats that have agreed, and not yet."""

    to: int
    asks: int
    agree: tuple[int, ...]
    needs: tuple[int, ...]


class RemoteTable(QObject):
    """`changed`: who is there, what is asked, or whether the line holds is another thing now.
    `taken_up`: the game is there, or another one. `moved(events)`: it has gone on.
    `refused(text)`: a move, or something else, was not taken. `told(TableLine)`: somebody has said
    something, or something has happened; `muted_changed`: of whom it is not to be shown.
    `over(record)`: the whole game. `closed(refusal)`: it is of no use to wait any longer, and why,
    as the table has told it.
    """

    changed = Signal()
    taken_up = Signal()
    moved = Signal(object)
    refused = Signal(str)
    told = Signal(object)
    muted_changed = Signal()
    over = Signal(object)
    closed = Signal(object)
    _came = Signal(object)

    def __init__(self, place: TablePlace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self._shared = SharedGame(secrets.randbits(32))
        self.sitters: list[Sitter] = []
        self.asked: TakeBackAsked | None = None
        self.again_at: float | None = None
        """When the next try comes, by the monotonic clock, while there is no connection."""
        self.waiting_since = time.monotonic()
        self.nudged_at = -NUDGE_S
        """When who is waited for was nudged, by the monotonic clock."""
        self.lines: list[TableLine] = []
        self.muted: set[Speaker] = set()
        self._moves_at_loss: int | None = None
        self._gone = self._has_heard_all = False
        self.was_here = False
        """Whether the table has let us in at least once."""
        self.why_lost: Raw = {}
        """What the table has refused before there was no connection, as it has told it."""
        wish = {"name": ", ".join(place.names), "kind": HUMAN, "watch": place.watch}
        wish["seats"] = [] if place.watch else place.seats and list(place.seats)
        if len(place.names) > 1:
            wish["names"] = list(place.names)
        address = place.host, place.port
        self._client = Client(address, place.code, wish, self._deliver, place.token)
        self._came.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._client.start()

    def _deliver(self, message: Message) -> None:
        with contextlib.suppress(RuntimeError):  # the program ends, and nobody listens
            self._came.emit(message)

    # -- what is known --------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        return self._shared.game

    @property
    def head(self) -> Raw:
        return self._shared.table

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the people before this screen."""
        return self._shared.seats

    @property
    def started(self) -> bool:
        return bool(self.head.get("started"))

    @property
    def is_host(self) -> bool:
        return bool(self.seats) and set(self.seats) <= set(self.head.get("host", ()))

    @property
    def may_start(self) -> bool:
        return bool(self.head.get("may_start"))

    @property
    def watching(self) -> list[str]:
        return [presentable(name) for name in self.head.get("watching", ())]

    @property
    def is_lost(self) -> bool:
        return self.again_at is not None or not self.was_here

    @property
    def may_nudge(self) -> bool:
        return not self.is_lost and time.monotonic() - self.nudged_at >= NUDGE_S

    @property
    def heard(self) -> list[TableLine]:
        """What was said and has happened, but for those who are muted."""
        return [line for line in self.lines if line.speaker not in self.muted]

    @property
    def speakers(self) -> list[Speaker]:
        """Everybody else who has said something."""
        found = dict.fromkeys(line.speaker for line in self.lines if line.seats != self.seats)
        return [speaker for speaker in found if speaker is not None]

    # -- what is done ---------------------------------------------------------------------------

    def send_moves(self, moves: Sequence[Move]) -> None:
        assert self.game is not None
        turn = self._shared.turn or {}
        backs = {"backs": turn["backs"]} if "backs" in turn else {}
        for number, move in enumerate(moves, start=len(self.game.moves)):
            self._client.send({"move": {"n": number, **backs, **move.to_json()}})

    def start(self) -> None:
        self._client.send({"start": True})

    def give_seat(self, seat: int, kind: str) -> None:
        self._client.send({"seat": seat, "kind": kind})

    def say(self, text: str) -> None:
        self._client.send({"say": text})

    def mute(self, speaker: Speaker, muted: bool) -> None:
        """Hear nothing more of a speaker, or hear them again, while one sits at this table."""
        (self.muted.add if muted else self.muted.discard)(speaker)
        self.muted_changed.emit()

    def nudge(self) -> None:
        self._client.send({"nudge": True})

    def ask_for_code(self) -> None:
        self._client.send({"code": True})

    def allow(self, what: str, allowed: bool) -> None:
        """`what`: `hints`, `take_backs` or `watchers`."""
        self._client.send({"allow": {what: allowed}})

    def ask_back(self, to: int, *, agree: bool = True) -> None:
        """Ask for a take-back, agree to one, or not."""
        self._client.send({"back": {"to": to, "agree": agree}})

    def try_now(self) -> None:
        self._client.retry()

    def go(self, *, for_good: bool = False) -> None:
        """Close the line; the seat waits, unless somebody leaves for good. Until the last word has
        come from the thread of the line, which emits a signal of this object, it must stay."""
        if for_good:
            self._client.send({"leave": True})
        self._client.close()
        self._gone = True
        if self._has_heard_all:
            self.deleteLater()

    def wait(self) -> None:
        """Wait for the line to close, but not for long; after `go`, before the program ends."""
        self._client.wait(END_S)

    # -- what is heard --------------------------------------------------------------------------

    def _hear(self, message: Message) -> None:
        self._has_heard_all = CLOSED in message
        if self._gone:
            if self._has_heard_all:
                self.deleteLater()
            return
        try:
            self._take(message)
        except WRONG as error:  # whoever keeps the table may say anything
            LOG.warning("The table says what cannot be (%s: %s)", type(error).__name__, error)
        self.changed.emit()

    def _take(self, message: Message) -> None:
        word, value = next(iter(message.items()))
        differences, before = self._shared.differences, self.sitters
        if word in ("welcome", "table"):
            self.sitters = _sitters(value["table"] if word == "welcome" else value)
        for answer in self._shared.hear(message):
            self._client.send(answer)
        fits = self._shared.differences == differences
        match word:
            case "welcome":
                self._welcomed(value)
            case "table":
                self._look_who_came(before)
            case "begun" | "backed" if fits:
                self._take_up()
            case "moved" if fits:
                self.waiting_since, self.nudged_at, self.asked = time.monotonic(), -NUDGE_S, None
                self.moved.emit(self._events())
            case "back":
                self.asked = None if value is None else _asked(value)
            case "say":
                self._note_by(message, What.SAID, presentable(value, LONGEST_WORD))
            case "nudge":
                self.nudged_at = time.monotonic()
                self._note_by(message, What.NUDGED, self.sitters[value].name)
            case "code" if read_code(value) is not None:
                self._remember(code=value)
            case "refused":
                self.refused.emit(table_refusal(value))
            case "over" if isinstance(self._shared.record, Record):
                forget_table(self.place)
                self.over.emit(self._shared.record)
            case "lost":
                if self.was_here and self.again_at is None:
                    self._moves_at_loss = self._moves
                    self._note(What.LOST)
                self.again_at = time.monotonic() + value["again_in"]
                self.why_lost = value["refused"]
            case "closed":
                self.closed.emit(value)

    def _welcomed(self, welcome: Raw) -> None:
        self.again_at, self.was_here = None, True
        seats, board = tuple(welcome["seats"]) or None, welcome["table"]["board"]
        self._remember(token=welcome["token"], board=board, seats=seats)
        if not self.started:
            self._tell_back()

    def keep_game(self, name: str) -> None:
        """Remember in which file among one's games the game is written."""
        if name != self.place.game:
            self._remember(game=name)

    def _remember(self, **facts: Any) -> None:
        self.place = replace(self.place, **facts)
        with contextlib.suppress(OSError):  # one can play all the same, and come back by the code
            remember_table(self.place)

    def _take_up(self) -> None:
        """The game is there, or another one: what was said later belongs to its end now."""
        self.waiting_since, self.nudged_at, self.asked = time.monotonic(), -NUDGE_S, None
        last = self._moves
        self.lines = [replace(line, moves=min(line.moves, last)) for line in self.lines]
        self.taken_up.emit()
        self._tell_back()

    def _tell_back(self) -> None:
        before, self._moves_at_loss = self._moves_at_loss, None
        if before is not None:
            self._note(What.BACK, missed=max(0, self._moves - before))

    def _look_who_came(self, before: Sequence[Sitter]) -> None:
        for was, now in zip(before, self.sitters, strict=False):
            if now.seat not in self.seats and not (was.is_computer or now.is_computer):
                if now.present and not was.present:
                    self._note(What.CAME, name=now.name, seats=(now.seat,))
                elif was.present and now.is_gone:
                    self._note(What.GONE, name=now.name, seats=(now.seat,))

    def _note_by(self, message: Message, what: What, text: str) -> None:
        name, seats = presentable(message["by"]), tuple(message["seats"])
        self._note(what, name=name, seats=seats, text=text)

    def _note(self, what: What, **more: Any) -> None:
        line = TableLine(what, time.time(), self._moves, **more)
        self.lines = [*self.lines, line][-MOST_LINES:]
        if line.speaker not in self.muted:
            self.told.emit(line)

    @property
    def _moves(self) -> int:
        return 0 if self.game is None else len(self.game.moves)

    def _events(self) -> list[Event]:
        assert self.game is not None
        return self.game.events_of(len(self.game.moves))


def _sitters(head: Raw) -> list[Sitter]:
    """Return who sits at a table, as it tells that, if all of it can be shown."""
    for text in (head["board"], head["edition"], *head["watching"]):
        presentable(text)
    told = [checked(one, SITTER, "players") for one in head["players"]]
    if not set(head["host"]) <= set(range(len(told))):
        raise ValueError("the host sits nowhere")
    now, keys = int(time.time()), ("color", "kind", "present", "free", "taken")
    return [
        Sitter(
            seat=at,
            name=presentable(one["name"]),
            since=min(one["since"], now),
            **{key: one[key] for key in keys},
        )
        for at, one in enumerate(told)
    ]


def _asked(told: Raw) -> TakeBackAsked:
    return TakeBackAsked(told["to"], told["asks"], tuple(told["agree"]), tuple(told["needs"]))
