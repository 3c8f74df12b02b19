"""The controller of a game that may be played at a table elsewhere: then that alone changes it."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from powergrid_qt.app.about import HERE, TABLE
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.played_game import HINTS
from powergrid_qt.app.turn.take_back import GOES_ON, Barrier, Ends
from powergrid_qt.engine import Event, Game, Move, Record
from powergrid_qt.engine.events import Secret
from powergrid_qt.engine.guessed_pile import cards_drawn
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.table_lines import TableLine
from powergrid_qt.table import take_back
from powergrid_qt.words.moves import why_automatic

if TYPE_CHECKING:
    from powergrid_qt.app.together.remote_table import RemoteTable

OWN = ("title", HINTS)
"""The keys of what the record here tells and that of the table does not."""


class GuestController(GameController):
    """What people decide is sent to the table, and made once it is told to everybody. Nothing
    thinks here. `to_keep(place)`: there is another game, which is to be written to the file that
    the place names, or to a new one: how far it has come there, or all of it once it is over; after
    that it is told to everybody."""

    to_keep = Signal(object)

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.table: RemoteTable | None = None
        """The table at which the game is played; None: it is played here."""
        self._answered_at = 0
        """The number of moves there will be once all that was sent is answered."""
        self._last_events: list[Event] = []
        self._written_down: list[Hashable] = []
        """What the turn had planned when the connection was lost, by its keys on the paper."""

    def sit_down(self, table: "RemoteTable") -> None:
        """Follow the game of a table as soon as it begins."""
        self.leave()
        self.table = table
        table.taken_up.connect(self._follow)
        table.moved.connect(self._hear_move)
        table.refused.connect(self._hear_refusal)
        table.over.connect(self._hear_end)
        table.changed.connect(self._hear_of_line)
        table.told.connect(self._hear_line)
        table.muted_changed.connect(self._hear_muted)

    def leave(self, *, for_good: bool = False) -> None:
        """Close the line to the table, if the game is elsewhere."""
        table, self.table = self.table, None
        if table is not None:
            table.disconnect(self)
            table.go(for_good=for_good)

    def look_at(self, game: Game, *args: Any, **more: Any) -> None:
        self.leave()
        super().look_at(game, *args, **more)

    def close(self) -> None:
        table = self.table
        self.leave()
        if table is not None:
            table.wait()
        super().close()

    # -- what the table tells -------------------------------------------------------------------

    def _follow(self) -> None:
        """The game begins, or is another one: after a take-back, and when one has come back."""
        assert self.table is not None
        assert self.table.game is not None
        if self.table.game.over:
            return  # the whole of it comes next
        self.stop()
        remarks, about = self.remarks, self.about
        if not self.has_game or self.game.config.players != self.table.game.config.players:
            self.paper.forget()
            remarks, about = {}, {}
        self._take_up(self.table.game, remarks, {**about, TABLE: self.table.place.address}, None)
        self._answered_at = 0
        self.to_keep.emit(self.table.place)
        self._moved([], opened=True)

    def _hear_move(self, events: Sequence[Event]) -> None:
        self._last_events = list(events)
        if not self.game.over:  # else it is told with the whole game
            self._acts.add(len(self.game.moves))
            self._moved(events)

    def _hear_refusal(self, text: str) -> None:
        """Tell a refusal from the table; what is planned stays, unless it was a move."""
        waited = self._elsewhere is not None and self._answered_at > len(self.game.moves)
        self._answered_at = 0
        self.failed.emit(text)
        if waited:
            self.tell()

    def _hear_end(self, record: Record) -> None:
        assert self.table is not None
        place, own = self.table.place, {key: self.about[key] for key in OWN if key in self.about}
        about = {**record.about, **own, HERE: list(self.table.seats)}
        self.leave()
        self._take_up(replayed(record), {**record.remarks, **self.remarks}, about, None)
        self.to_keep.emit(place)
        self._moved(self._last_events)

    def _hear_of_line(self) -> None:
        """Nobody decides while there is no connection. What was planned for the turn goes on as a
        plan on paper, and is that of the turn again with the connection."""
        action = self.player_action
        if self.has_game and action is not None and not self.human_to_move:
            if self.table is not None and self.table.is_lost:
                moves = action.planned_moves
                self._written_down = self.paper.write_down(action.seat, moves)
            self.tell()

    def tell(self, events: Sequence[Event] = ()) -> None:
        super().tell(events)
        if self._written_down and self.player_action is not None:  # which has taken it up
            keys, self._written_down = self._written_down, []
            for key in keys if self.paper.planner is not None else ():
                self.paper.take_out(key)

    def lines_after(self, number: int) -> Sequence[TableLine]:
        heard = [] if self.table is None else self.table.heard
        return [line for line in heard if line.moves == number]

    def _hear_line(self, line: TableLine) -> None:
        if self._elsewhere is not None:
            self.commented.emit(line.moves)

    def _hear_muted(self) -> None:
        table = self._elsewhere
        for number in {line.moves for line in table.lines} if table is not None else ():
            self.commented.emit(number)

    # -- what people do -------------------------------------------------------------------------

    @property
    def _elsewhere(self) -> "RemoteTable | None":
        """The table at which the game here is played; None: here."""
        table = self.table
        return table if table is not None and self.has_game and self.game is table.game else None

    @property
    def hints_allowed(self) -> bool:
        return self.table is None or bool(self.table.head.get("hints", True))

    @property
    def human_to_move(self) -> bool:
        table = self._elsewhere
        waits = table is not None and (self._answered_at > len(self.game.moves) or table.is_lost)
        return super().human_to_move and not waits

    def play(self, *moves: Move) -> bool:
        table = self._elsewhere
        if table is None:
            return super().play(*moves)
        if not self.human_to_move:
            return False
        automatic = None if moves else self.automatic.decide(self.game)
        sent = moves if automatic is None else (automatic,)
        trial = self._tried(sent)
        if trial is None:
            return False
        if automatic is not None:
            self.noted.emit(automatic.seat, why_automatic(self.game, automatic))
        self._answered_at = len(trial.moves)
        table.send_moves(sent)
        self.tell()
        return True

    def _schedule_computer(self) -> None:
        if self._elsewhere is not None:
            waited_for = self.actor if self.computer_to_move else None
            self.thinking.emit(-1 if waited_for is None else waited_for)
        else:
            super()._schedule_computer()

    # -- taking back ----------------------------------------------------------------------------

    @property
    def _last_turn(self) -> int | None:
        """How many moves there were before the last turn of somebody here."""
        moves = self.game.moves
        mine = [number for number, move in enumerate(moves) if move.seat in self.humans]
        if not mine:
            return None
        first = mine[-1]
        while first and moves[first - 1].seat == moves[first].seat:
            if not isinstance(moves[first - 1], GOES_ON):
                break
            first -= 1
        return first

    @property
    def undo_barrier(self) -> Barrier | None:
        table = self._elsewhere
        if table is None:
            return super().undo_barrier
        if not table.head.get("take_backs", True):
            return Barrier(Ends.FORBIDDEN)
        first = self._last_turn
        if first is None:
            return Barrier(Ends.BEGINNING)
        if take_back.why_not(self.game, self.humans, first) is None:
            return None
        since = range(first + 1, len(self.game.moves) + 1)
        drawn = [card for number in since for card in cards_drawn(self.game.events_of(number))]
        return Barrier(Secret.CARD if drawn else Ends.OVER, cards=tuple(drawn))

    @property
    def may_agree(self) -> bool:
        """Whether a second button asks everybody: at a table elsewhere the first one does so."""
        return self._elsewhere is None and super().may_agree

    def undo(self) -> None:
        table = self._elsewhere
        if table is None:
            super().undo()
        elif self.can_undo and (first := self._last_turn) is not None:
            table.ask_back(first)
