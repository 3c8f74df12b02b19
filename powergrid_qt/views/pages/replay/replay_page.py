"""A finished or recorded game, move by move: the same screens, but nobody decides anything."""

from functools import cached_property

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import Remarks
from powergrid_qt.models.log_model import HEADINGS, LogKind
from powergrid_qt.models.replay import Replay, Stride
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.pages.replay.move_panel import MovePanel, Shown
from powergrid_qt.views.pages.replay.replay_bar import ReplayBar
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import phase_name, player_name

DONE = frozenset(LogKind) - {*HEADINGS, LogKind.REASON, LogKind.COMMENT}
"""The kinds of entries that tell what a move has done, without what is said about it."""


class ReplayPage(Table):
    """`try_other(position)`: there the expert's move is to be made instead of the costly one, and
    played on.
    `commented(number, text)`: what is said of a move, counted from 1; empty: nothing any more."""

    try_other = Signal(int)
    commented = Signal(int, str)

    def __init__(
        self,
        controller: GameController,
        settings: Settings,
        analyst: Analyst,
        parent: QWidget | None = None,
    ) -> None:
        self.bar = ReplayBar(settings)
        super().__init__(controller, settings, self.bar, parent)
        self._analyst = analyst
        self._remarks: Remarks = {}
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._commented = 0
        """The number of the move on which a comment is typed."""
        self.side.favour_log()
        self.log = self.side.log
        self.bar.position.connect(self._show)
        self.addActions(self.bar.actions())  # their keys work wherever the focus is
        self.log.show_move.connect(self._go_to_move)

    @cached_property
    def panel(self) -> MovePanel:
        """Made with the first game: the page is long in the making as it is."""
        panel = MovePanel(self._analyst)
        panel.costly.chosen.connect(self.bar.go_to)
        panel.costly.changed.connect(self._mark)
        panel.before.clicked.connect(lambda: self._go_to_costly(-1))
        panel.after.clicked.connect(lambda: self._go_to_costly(1))
        panel.try_button.clicked.connect(lambda: self.try_other.emit(self.position))
        panel.said.connect(self._comment)
        self.bar.comment_action.triggered.connect(self._start_comment)
        self.arrangement.middle.addWidget(panel)
        return panel

    @property
    def position(self) -> int:
        """How many moves have been made where the replay stands."""
        return self.bar.slider.value()

    @property
    def foot_height(self) -> int:
        """The height of the bar and of the panel above it."""
        return self.bar.height() + self.panel.height()

    def show_record(self, record: Record, position: int | None = None) -> None:
        """Start at a position, or at the end of the record."""
        replay = self.take_up(record)
        self.panel.offer_analysis(not self.controller.keeps_secrets)
        self.bar.show_replay(replay, replay.last if position is None else position)

    def take_up(self, record: Record) -> Replay:
        """Know a record, which takes a while: it may be done before somebody wants to see it."""
        if self._replay is None or not self._knows(record):
            self._remarks, self._replay = record.remarks, None  # told when all is there
            replay = Replay(record)
            self.panel.costly.show_record(record, replay)
            self._mark()
            self.log.show_whole(replay.game)
            self._record, self._replay = record, replay
        return self._replay

    def _knows(self, record: Record) -> bool:
        """Whether it is this very game: one that was opened again is another."""
        known = self._record
        return known is not None and known.config is record.config and known == record

    # -- the position ---------------------------------------------------------------------------

    def _show(self) -> None:
        assert self.bar.game is not None
        self._keep_comment()
        self.controller.look_at(self.bar.game, self._remarks)
        self._tell()

    def _mark(self) -> None:
        """Mark the costly decisions on the bar, and tell what that means for this position."""
        costly = self.panel.costly.words
        self.bar.slider.mark({at: "\n".join((one.where, *one.lines)) for at, one in costly.items()})
        self._tell()

    def _tell(self) -> None:
        """What the moves up to this position did. Before a costly decision that is told instead,
        and it is the present move in the log."""
        if self._replay is None:
            return
        here, costly = self.position, self.panel.costly.words
        numbers = {at: number for number, at in enumerate(costly, start=1)}
        self.log.mark(self._present_move, {at + 1: number for at, number in numbers.items()})
        comment = self.controller.comment_on(self._present_move)
        if here in costly:
            words = costly[here]
            lines = (words.played, words.better)
            shown = Shown(words.where, words.cost, lines, words.why, comment, numbers[here])
        else:
            shown = Shown(self._where(), self._how_far(), *self._told(here), comment)
        self.panel.show_position(shown)
        compared = self.panel.costly.compared.get(here)
        if compared is None:
            self.show_choice((), ())
        else:
            self.show_choice(compared.played, compared.better)
        self.panel.offer_ways(here, costly)

    @property
    def _present_move(self) -> int:
        """What is talked about, counted from 1: the last move, or the one that is open."""
        return self.position + (self.position in self.panel.costly.words)

    def _where(self) -> str:
        state = self.controller.game.state
        return self.tr("Round {round}, {phase}").format(
            round=state.round, phase=phase_name(state.phase)
        )

    def _how_far(self) -> str:
        assert self._replay is not None
        return self.tr("Move {number} of {last}").format(
            number=self.position, last=self._replay.last
        )

    def _told(self, here: int) -> tuple[list[str], str]:
        """What the last move did, and why; in a line before it the moves since the stop before, in
        which nothing happened."""
        if here == 0:
            return [self.tr("Before the first move")], ""
        assert self._replay is not None
        first = self._replay.stop_from(here, Stride.MOVE, -1) + 1
        folded = [text for move in range(first, here) for text in self._texts(move)]
        lines = [*([" · ".join(folded)] if folded else []), *self._texts(here)]
        reasons = self._texts(here, LogKind.REASON)
        return lines or [self._quiet_move(here)], " ".join(reasons)

    def _quiet_move(self, number: int) -> str:
        """Who made which move, where the log does not tell it since nothing came of it."""
        assert self._replay is not None
        before = self._replay.at(number - 1)
        move = self._replay.game.moves[number - 1]
        return self.tr("{name}: {move}").format(
            name=player_name(before, move.seat), move=move_text(move, before)
        )

    def _texts(self, move: int, kind: LogKind | None = None) -> list[str]:
        """What the log says of a move: what was done, or entries of one kind."""
        model = self.log.model
        if kind == LogKind.REASON and move in model.withheld:
            return []
        entries = (model.entries[row] for row in model.rows_of(move))
        wanted = (one for one in entries if one.kind == kind or (not kind and one.kind in DONE))
        return [entry.text for entry in wanted]

    # -- ways through the game ------------------------------------------------------------------

    def _go_to_move(self, number: int) -> None:
        """Go where a move of the log is told: after it, or before a costly decision."""
        self.bar.go_to(number - 1 if number - 1 in self.panel.costly.words else number)

    def _go_to_costly(self, direction: int) -> None:
        beyond = [at for at in self.panel.costly.words if (at - self.position) * direction > 0]
        self.bar.go_to(min(beyond, key=lambda at: abs(at - self.position)))

    # -- comments -------------------------------------------------------------------------------

    def _start_comment(self) -> None:
        self._commented = self._present_move
        self.panel.start_commenting()

    def _keep_comment(self) -> None:
        """Keep a half-typed comment when one goes elsewhere."""
        if self.panel.commenting:
            self.panel.field.keep()

    def _comment(self, text: str) -> None:
        if text == self.controller.comment_on(self._commented):
            return
        self.controller.comment(self._commented, text)
        self._remarks = self.controller.remarks
        self._tell()
        self.commented.emit(self._commented, text)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._keep_comment()
