"""The log: everything that has happened, in words, with headings for rounds and phases."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from powergrid_qt.engine import CardId, Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import OWN_WORDS, Reason
from powergrid_qt.engine.state import AUCTION
from powergrid_qt.models.index import Index
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.table_lines import ALARMS, TableLine, What, line_text
from powergrid_qt.words.events import event_text
from powergrid_qt.words.reasons import reason_text

LONGEST_COMMENT = 1000
"""The number of letters of a comment that are shown: a file may hold anything."""


class LogKind(StrEnum):
    ROUND = "round"
    PHASE = "phase"
    STEP = "step"
    END = "end"
    MOVE = "move"
    """What a player or the Trust did."""
    BID = "bid"
    """Bids and passes within an auction."""
    AUTOMATIC = "automatic"
    """Something that happened by itself."""
    IDLE = "idle"
    """Who did nothing in a turn."""
    REASON = "reason"
    """Why a computer player did what the entry before it tells."""
    COMMENT = "comment"
    """What people say of the move before it."""
    SAID = "said"
    """What people say to each other at a table that several machines share."""
    TABLE = "table"
    """Who has come to such a table, or was nudged there."""
    ALARM = "alarm"
    """Whose connection to such a table is gone."""


HEADINGS = (LogKind.ROUND, LogKind.PHASE)
AT_TABLE = (LogKind.SAID, LogKind.TABLE, LogKind.ALARM)
ALWAYS = (*HEADINGS, LogKind.STEP, LogKind.END, LogKind.COMMENT, *AT_TABLE)
"""The kinds of entries that no filter hides."""


class LogRole(IntEnum):
    ENTRY = Qt.ItemDataRole.UserRole
    """The `LogEntry`, as it may be read."""
    WHEN = Qt.ItemDataRole.UserRole + 1
    """Where it stands in the story of a replay, as a `When`."""
    BADGE = Qt.ItemDataRole.UserRole + 2
    """The number of the costly decision that it tells of; None: it tells of none."""


class When(Enum):
    """Where an entry stands in the story of a game that is replayed."""

    PAST = "past"
    PRESENT = "present"
    COMING = "coming"


@dataclass(frozen=True, slots=True)
class LogEntry:
    text: str
    kind: LogKind
    city: str | None
    card: CardId | None
    seat: int | None
    color: str | None
    """The colour of the player at `seat`."""
    move: int
    reason: str = ""
    """Why it was done: the text of the reason that follows the entry."""
    explains: LogKind | None = None
    """The kind of the entry that this one gives the reason for."""
    event: str = ""
    """What the rules are asked about: the name of what happened, of the phase that began, of the
    rule by which a card left."""


# -- reasons that nobody may read yet: those that would help against computer players -------------

PLAN = "other"
"""The value of a reason that tells which card its player is after instead."""


@dataclass(frozen=True, slots=True)
class GivenReason:
    """A reason with the auction that it was given in."""

    reason: Reason
    card: CardId | None
    """The card that was up for auction; None: none was."""
    round: int

    @classmethod
    def of(cls, reason: Reason, events: Iterable[Event], round_number: int) -> "GivenReason":
        """Return a reason with its auction. `events`: what its move brought about, in a round."""
        bids = (happened.AuctionOpened, happened.BidRaised, happened.AuctionPassed)
        cards = [event.card for event in events if isinstance(event, bids)]
        return cls(reason, cards[0] if cards else None, round_number)

    def withheld(self, game: Game) -> bool:
        """Whether it would help now. What a card is worth to somebody does until the card is
        sold; whatever may tell of the next card does until the auctions of the round are over.
        Other decisions can no longer be met once they are made."""
        if game.over or self.card is None:
            return False
        state = game.state
        decision = state.decision
        if isinstance(decision, Auction) and decision.card == self.card:
            return True
        of_the_next = self.reason.code == OWN_WORDS or PLAN in dict(self.reason.values)
        return of_the_next and state.phase == AUCTION and state.round == self.round


# -- as Qt shows it ------------------------------------------------------------------------------


class LogModel(QAbstractListModel):
    def __init__(
        self,
        parent: QObject | None = None,
        reason_for: Callable[[int], Reason | None] = lambda _number: None,
        comment_on: Callable[[int], str] = lambda _number: "",
        lines_after: Callable[[int], Iterable[TableLine]] = lambda _number: (),
    ) -> None:
        """What the record of the game knows of a move, by its number from 1: `reason_for`, why it
        was made, None if nobody knows; `comment_on`, what people say of it, empty if nothing.
        `lines_after`: what was said and happened after it at a shared table."""
        super().__init__(parent)
        self._reason_for = reason_for
        self._comment_on = comment_on
        self._lines_after = lines_after
        self._shown: Game | None = None
        self._given: dict[int, GivenReason] = {}
        self.entries: list[LogEntry] = []
        self.withheld: frozenset[int] = frozenset()
        """The moves whose reasons nobody may read yet."""
        self._present: int | None = None
        self._badges: Mapping[int, int] = {}

    def set_game(self, game: Game, *, nothing_hidden: bool = False) -> None:
        """Tell the story of a game up to its present position. `nothing_hidden`: nobody plays
        who could make use of a reason."""
        kept = 0 if self._shown is None else self._shown.steps_in_common(game)
        self._shown = game.copy()
        end = self.rows_of(kept).start
        self._replace(range(end, len(self.entries)), [])
        self._given = {move: given for move, given in self._given.items() if move < kept}
        steps = range(kept, len(game.moves) + 1)
        new = [entry for number in steps for entry in self.told(game, number)]
        self._withhold(game, nothing_hidden=nothing_hidden)
        self._replace(range(end, end), new)

    def forget(self) -> None:
        """Let everything be told again: the same moves may have other comments and reasons."""
        self._shown = None

    def retell(self, number: int) -> None:
        """Tell a move again: something else is said of it."""
        assert self._shown is not None
        self._replace(self.rows_of(number), list(self.told(self._shown, number)))

    def _replace(self, rows: range, new: list[LogEntry]) -> None:
        if rows:
            self.beginRemoveRows(QModelIndex(), rows.start, rows.stop - 1)
            del self.entries[rows.start : rows.stop]
            self.endRemoveRows()
        if new:
            self.beginInsertRows(QModelIndex(), rows.start, rows.start + len(new) - 1)
            self.entries[rows.start : rows.start] = new
            self.endInsertRows()

    def rows_of(self, move: int) -> range:
        """The rows of a move's entries; without any, where they would stand."""
        return range(
            bisect_left(self.entries, move, key=lambda entry: entry.move),
            bisect_right(self.entries, move, key=lambda entry: entry.move),
        )

    def mark(self, present: int | None, badges: Mapping[int, int]) -> None:
        """In a replay: the move that is looked at, and the numbers of costly decisions by their
        moves. All moves are counted from 1; None: the whole game is past."""
        before, self._badges = self._badges, dict(badges)
        for move in {move for move, _ in before.items() ^ self._badges.items()}:
            self._tell_changed(self.rows_of(move), LogRole.BADGE)
        last, self._present = self._present, present
        if last is None or present is None:
            between = range(len(self.entries))
        else:
            first, final = self.rows_of(min(last, present)), self.rows_of(max(last, present))
            between = range(first.start, final.stop)
        self._tell_changed(between, LogRole.WHEN)

    def _tell_changed(self, rows: range, role: LogRole) -> None:
        if rows:
            self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], 0), [role])

    def _first_told(self, move: int) -> int | None:
        """The row of the first entry of a move that is no heading."""
        told = (row for row in self.rows_of(move) if self.entries[row].kind not in HEADINGS)
        return next(told, None)

    def _when(self, move: int) -> When:
        if self._present is None or move < self._present:
            return When.PAST
        return When.PRESENT if move == self._present else When.COMING

    def _withhold(self, game: Game, *, nothing_hidden: bool) -> None:
        given = {} if nothing_hidden else self._given
        withheld = frozenset(move for move, one in given.items() if one.withheld(game))
        changed, self.withheld = withheld ^ self.withheld, withheld
        for row, entry in enumerate(self.entries):
            if entry.move in changed:
                index = self.index(row, 0)
                self.dataChanged.emit(index, index)

    def told(self, game: Game, number: int) -> Iterator[LogEntry]:
        """What a move, counted from 1, or the set-up brought about; the reason follows the first
        thing that its player did."""
        reason = self._reason(game, number)
        for event in game.events_of(number):
            entry = self._entry(event, game, number)
            if entry is None:
                continue
            if reason and entry.seat == game.moves[number - 1].seat:
                yield replace(entry, reason=reason)
                yield replace(
                    entry, text=reason, kind=LogKind.REASON, color=None, explains=entry.kind
                )
                reason = ""
            else:
                yield entry
        comment = self._comment_on(number)[:LONGEST_COMMENT]
        if comment:
            yield LogEntry(comment, LogKind.COMMENT, None, None, None, None, number)
        for line in self._lines_after(number):
            kind = LogKind.ALARM if line.what in ALARMS else LogKind.TABLE
            if line.what is What.SAID:
                kind = LogKind.SAID
            seat = line.seats[0] if line.seats else None
            color = None if seat is None else game.config.players[seat].color
            yield LogEntry(line_text(line), kind, None, None, seat, color, number)

    def _reason(self, game: Game, number: int) -> str:
        reason = self._reason_for(number) if number else None
        if reason is None:
            return ""
        self._given[number] = GivenReason.of(reason, game.events_of(number), game.round_of(number))
        return reason_text(reason, game, game.moves[number - 1].seat)

    def _entry(self, event: Event, game: Game, move: int) -> LogEntry | None:
        text = event_text(event, game)
        if text is None:
            return None
        seat: int | None = getattr(event, "seat", None)
        site = getattr(event, "city", None) or getattr(event, "site", None)
        on_map = site in game.state.rules.board.city_index
        card = getattr(event, "card", None) or getattr(event, "plant", None)
        return LogEntry(
            text=text,
            kind=_kind(event),
            city=site if on_map else None,
            card=card if on_map or site is None else site,
            seat=seat,
            color=game.config.players[seat].color if seat is not None else None,
            move=move,
            event=_topic(event),
        )

    # -- what views ask -----------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if entry.move in self.withheld:
            entry = replace(entry, reason="")
        match role:
            case LogRole.ENTRY:
                return entry
            case Qt.ItemDataRole.DisplayRole:
                return entry.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                whole = "\n".join(part for part in (entry.text, entry.reason) if part)
                return plain_tip(whole) if role == Qt.ItemDataRole.ToolTipRole else whole
            case LogRole.WHEN:
                return self._when(entry.move)
            case LogRole.BADGE:
                badge = self._badges.get(entry.move)
                first = badge is not None and index.row() == self._first_told(entry.move)
                return badge if first else None
        return None


def _kind(event: Event) -> LogKind:
    match event:
        case happened.RoundStarted():
            return LogKind.ROUND
        case happened.PhaseStarted():
            return LogKind.PHASE
        case happened.StepStarted():
            return LogKind.STEP
        case happened.GameEnded():
            return LogKind.END
        case happened.BidRaised() | happened.AuctionPassed():
            return LogKind.BID
        case happened.NothingDone():
            return LogKind.IDLE
    return LogKind.MOVE if hasattr(event, "seat") else LogKind.AUTOMATIC


class LogFilter(QSortFilterProxyModel):
    """The log without some kinds of entries, or of one player only; headings stay."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hidden: frozenset[LogKind] = frozenset()
        self._seat: int | None = None
        self._all_reasons = False
        self._opened: set[int] = set()

    def choose(self, hidden: frozenset[LogKind] = frozenset(), seat: int | None = None) -> None:
        if (hidden, seat) != (self._hidden, self._seat):
            self._hidden, self._seat = hidden, seat
            self.invalidate()

    def show_reasons(self, shown: bool) -> None:
        """Show the reasons of all entries, or of none."""
        if shown != self._all_reasons or self._opened:
            self._all_reasons = shown
            self._opened.clear()
            self.invalidate()

    def turn_over(self, move: int) -> None:
        """Show or hide the reason of one move, while not all are shown."""
        self._opened ^= {move}
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, LogModel)
        entry = model.entries[row]
        if entry.kind in ALWAYS:
            return True
        if entry.kind == LogKind.REASON:
            wanted = self._all_reasons or entry.move in self._opened
            if not wanted or entry.move in model.withheld:
                return False
        if (entry.explains or entry.kind) in self._hidden:
            return False
        return self._seat is None or entry.seat == self._seat


def _topic(event: Event) -> str:
    match event:
        case happened.PhaseStarted():
            return event.phase
        case happened.CardRemoved(reason=rule) if not rule.startswith("step"):
            return rule
    return type(event).__name__
