"""A game that several machines share, at the table on which all games are played: tells there who
is present and who is waited for, what is said, and what others ask."""

import time

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction

from powergrid_qt.app.together.guest_controller import GuestController
from powergrid_qt.app.together.remote_table import RemoteTable, Sitter
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.models.table_lines import TableLine, What, line_text
from powergrid_qt.views.pages.game.play_table import PlayTable
from powergrid_qt.views.pages.together.table_parts import (
    QuestionCard,
    TableBanner,
    TableFacts,
    WaitingButtons,
    WaitingChip,
)
from powergrid_qt.views.pages.together.talk_field import TalkField
from powergrid_qt.views.style.controls import announce
from powergrid_qt.words.events import told_since
from powergrid_qt.words.names import listed

TICK_MS = 1000
STAND_IN = "normal"
"""The level of a computer player that plays for somebody who is gone."""
MINUTE_S = 60


class SharedTable(QObject):
    """`told(text)`: something that nobody would see otherwise. `nudged(text)`: somebody here is
    waited for. `leave`: somebody goes; the seat waits."""

    told = Signal(str)
    nudged = Signal(str)
    leave = Signal()
    talk_wanted = Signal()

    def __init__(self, page: PlayTable, controller: GuestController) -> None:
        super().__init__(page)
        self._page, self._controller, self._panel = page, controller, page.bottom
        self._told = ("", "")
        self.chip, self.facts, self.talk = WaitingChip(), TableFacts(), TalkField()
        self.banner = TableBanner(page.board, page.plan_tab)
        self.card = QuestionCard(self._panel.stack)
        self.buttons = WaitingButtons(self._panel.buttons)
        page.first_told = self.banner
        page.board.view.refitted.connect(self.banner.place)
        page.side.log.foot.addWidget(self.talk)
        self.talk.spoken.connect(page.setFocus)
        self.banner.button.clicked.connect(self._do_as_banner_says)
        self.buttons.nudge_button.clicked.connect(self._nudge)
        self.buttons.back_button.clicked.connect(controller.undo)
        self.buttons.try_button.clicked.connect(self._try_now)
        self.buttons.leave_button.clicked.connect(self.leave)
        self.card.yes_button.clicked.connect(lambda: self._answer(True, by_mouse=True))
        self.card.no_button.clicked.connect(lambda: self._answer(False, by_mouse=True))
        self.say_action = self._action(self.tr("Say something"), "T")
        self.say_action.triggered.connect(self.talk_wanted)
        self.agree_action = self._action(self.tr("Agree to a take-back"), "A")
        self.agree_action.triggered.connect(lambda: self._answer(True))
        self.refuse_action = self._action(self.tr("Do not agree to a take-back"), "L")
        self.refuse_action.triggered.connect(lambda: self._answer(False))
        self.try_action = self._action(self.tr("Try to reach the table now"), "F5")
        self.try_action.triggered.connect(self._try_now)
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self.refresh)
        controller.changed.connect(self.refresh)
        self.refresh()

    def _action(self, text: str, key: str) -> QAction:
        action = QAction(text, self)
        action.setShortcut(key)
        action.setAutoRepeat(False)
        self._page.table.addAction(action)
        return action

    def follow(self, table: RemoteTable) -> None:
        table.changed.connect(self.refresh)
        table.told.connect(self._hear)
        self.talk.follow(table)
        self.refresh()

    @property
    def _table(self) -> RemoteTable | None:
        """The one whose game is played."""
        table = self._controller.table
        return None if table is None or table.game is None else table

    # -- what is shown --------------------------------------------------------------------------

    def refresh(self) -> None:
        table, page, panel = self._table, self._page, self._panel
        self.talk.setVisible(table is not None)
        self.say_action.setEnabled(table is not None)
        self.try_action.setEnabled(table is not None and table.is_lost)
        if table is None:
            self._clock.stop()
            page.header.show_status()
            page.header.order.show_presence({})
            self.banner.hide()
            self.buttons.hide()
            self._show_question(None)
            if panel.tell_waiting is not None:
                panel.tell_waiting = panel.buttons.instead = None
                panel.renew()
        else:
            if not self._clock.isActive():
                self._clock.start()
            self._show_header(table)
            self.banner.tell(*self._banner_words(table))
            self._show_question(table)
            self._show_waiting(table)
        page.step_news_back()

    def _show_header(self, table: RemoteTable) -> None:
        header, lost = self._page.header, table.is_lost
        chip = self.tr("No connection · {seconds} s").format(seconds=_seconds_left(table))
        self.chip.tell(chip if lost else self._waited_for(table, " · "), alarm=lost)
        self.facts.tell(table.watching, self._controller.hints_allowed)
        parts = (self.chip, bool(self.chip.text())), (self.facts, not lost)
        header.show_status(*(part for part, wanted in parts if wanted))
        header.order.show_presence(
            {one.color: None if lost else one.present for one in table.sitters}
        )

    def _waited_for(self, table: RemoteTable, between: str) -> str:
        """Empty while it is the turn of somebody here."""
        seat = self._controller.actor
        if seat is None or seat in table.seats:
            return ""
        told = self.tr("Waiting for {name}").format(name=table.sitters[seat].name)
        minutes = int(time.monotonic() - table.waiting_since) // MINUTE_S
        if not minutes:
            return told
        return told + between + self.tr("{minutes} min").format(minutes=minutes)

    def _banner_words(self, table: RemoteTable) -> tuple[str, str]:
        """What is to be known first, and what can be done about it."""
        if table.is_lost:
            told = self.tr("No connection to the table. Next try in {seconds} s. Planning works.")
            return told.format(seconds=_seconds_left(table)), ""
        gone = [sitter for sitter in table.sitters if sitter.is_gone]
        if gone:
            told = self.tr("The connection to {name} is gone ({since}). The seat is kept.")
            words = told.format(name=listed(one.name for one in gone), since=self._since(gone[0]))
            return words, self.tr("Computer for now") if table.is_host else ""
        if (back := _to_give_back(table)) is not None:
            told = self.tr("A computer plays for {name}.").format(name=back.name)
            return told, self.tr("Give the seat back")
        return "", ""

    def _since(self, gone: Sitter) -> str:
        seconds = max(0, int(time.time()) - gone.since)
        if seconds < MINUTE_S:
            return self.tr("{seconds} s").format(seconds=seconds)
        return self.tr("{minutes} min").format(minutes=seconds // MINUTE_S)

    def _show_question(self, table: RemoteTable | None) -> None:
        asked = None if table is None or table.is_lost else table.asked
        mine = table is not None and asked is not None and asked.asks in table.seats
        needed = table is not None and asked is not None and set(asked.needs) & set(table.seats)
        self.agree_action.setEnabled(bool(needed))
        self.refuse_action.setEnabled(bool(needed) or mine)
        if table is None or asked is None or not (mine or needed):
            self.card.go()
            return
        assert table.game is not None
        asks = table.sitters[asked.asks]
        (*_, what) = told_since(table.game, asked.to) or [""]
        title = (
            self.tr("You ask to take back: {what}")
            if mine
            else self.tr("{name} asks to take back: {what}")
        )
        agreed = [table.sitters[seat].name for seat in asked.agree]
        missing = [table.sitters[seat].name for seat in asked.needs if seat not in table.seats]
        told = [self.tr("No card was turned over since.")]
        if agreed:
            told.append(self.tr("Agreed: {names}.").format(names=listed(agreed)))
        if missing:
            told.append(self.tr("Still asked: {names}.").format(names=listed(missing)))
        answers = "" if mine else self.tr("Agree (A)"), self.tr("Leave it (L)")
        self.card.ask(asks.color, title.format(name=asks.name, what=what), " ".join(told), answers)

    def _show_waiting(self, table: RemoteTable) -> None:
        panel, buttons, controller = self._panel, self.buttons, self._controller
        panel.tell_waiting, panel.buttons.instead = self._waiting_words, buttons
        actor = None if controller.actor is None else table.sitters[controller.actor]
        if table.is_lost or actor is None:
            buttons.offer_to_try()
        else:
            others = actor.seat not in table.seats and bool(table.seats)
            nudge = others and actor.present and not actor.is_computer
            back = controller.can_undo
            buttons.offer_to_wait(actor.name, nudge=nudge, again=table.may_nudge, back=back)
        if self._waiting_words() != self._told:
            self._told = self._waiting_words()
            panel.renew()
        elif controller.player_action is None:
            buttons.appear()

    def _waiting_words(self) -> tuple[str, str]:
        table = self._table
        if table is None:
            return "", ""
        if table.is_lost:
            kept = self.tr("Your seat is kept. Nothing that was answered is lost.")
            return self.tr("The table cannot be reached."), kept
        if not table.seats:
            return self._waited_for(table, " · "), self.tr("You look on.")
        sentence = self._waited_for(table, " · ")
        if not sentence:
            return self.tr("The table answers …"), ""
        return f"{sentence}.", self.tr("You can plan ahead meanwhile (F2).")

    # -- what others do -------------------------------------------------------------------------

    def _hear(self, line: TableLine) -> None:
        table = self._table
        if table is None:
            return
        text = line_text(line)
        if line.what is What.NUDGED and self._controller.actor in table.seats:
            nudged = self.tr("{name} waits for you: it is your turn.").format(name=line.name)
            self.nudged.emit(nudged)
        elif line.what is What.BACK or not self._page.side.log.view.isVisible():
            self.told.emit(text)
        else:
            announce(self.talk, text)

    # -- what people do -------------------------------------------------------------------------

    def _do_as_banner_says(self) -> None:
        table = self._table
        if table is None:
            return
        gone = [sitter for sitter in table.sitters if sitter.is_gone]
        if gone and table.is_host:
            table.give_seat(gone[0].seat, STAND_IN)
        elif (back := _to_give_back(table)) is not None:
            table.give_seat(back.seat, REMOTE)

    def _answer(self, agree: bool, *, by_mouse: bool = False) -> None:
        table, guard = self._table, self.card.guard
        counts = guard.release() if by_mouse else guard.key()
        if counts and table is not None and table.asked is not None:
            table.ask_back(table.asked.to, agree=agree)

    def _nudge(self) -> None:
        if self._table is not None:
            self._table.nudge()

    def _try_now(self) -> None:
        if self._table is not None:
            self._table.try_now()


def _seconds_left(table: RemoteTable) -> int:
    """Until the next try to reach the table."""
    left = 0.0 if table.again_at is None else table.again_at - time.monotonic()
    return max(0, round(left))


def _to_give_back(table: RemoteTable) -> Sitter | None:
    """Somebody's seat at which a computer plays: one's own, or for the host anybody's."""
    played_for = (sitter for sitter in table.sitters if sitter.is_computer and sitter.taken)
    return next((one for one in played_for if table.is_host or one.seat in table.seats), None)
