"""A game that several machines share, at the table on which all games are played: tells there who
is present and who is waited for, what is said, and what others ask."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction

from powergrid_qt.app.together.guest_controller import GuestController
from powergrid_qt.app.together.remote_table import RemoteTable, Sitter
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.models.table_lines import TableLine, What, line_text
from powergrid_qt.views.pages.game.play_table import PlayTable
from powergrid_qt.views.pages.together.table_parts import (
    PlanCard,
    QuestionCard,
    TableBanner,
    TableFacts,
    TalkField,
    WaitingButtons,
    WaitingChip,
    duration,
    presence_of,
    time_gone,
)
from powergrid_qt.views.style.controls import announce
from powergrid_qt.words.events import told_since
from powergrid_qt.words.names import listed

TICK_MS = 1000
STAND_IN = "normal"
"""The level of a computer player that plays for somebody who is gone."""
MINUTE_S = 60


class SharedTable(QObject):
    """`told(text)`: something that nobody would see otherwise. `nudged(text)`: somebody here is
    waited for."""

    told = Signal(str)
    nudged = Signal(str)
    talk_wanted = Signal()

    def __init__(self, page: PlayTable, controller: GuestController) -> None:
        super().__init__(page)
        self._page, self._controller, self._panel = page, controller, page.bottom
        self._told: tuple[int | None, str, str] = None, "", ""
        self.chip, self.facts, self.talk = WaitingChip(), TableFacts(), TalkField()
        self.banner = TableBanner(page.board, page.plan_tab)
        self.card = QuestionCard(self._panel.stack)
        self.plan_card = PlanCard(self._panel.stack, page.plan_action)
        self.buttons = WaitingButtons(self._panel.buttons)
        page.first_told = self.banner
        page.board.view.refitted.connect(self.banner.place)
        page.side.log.foot.addWidget(self.talk)
        self.talk.spoken.connect(page.setFocus)
        self.banner.button.clicked.connect(self._do_as_banner_says)
        self.buttons.nudge_button.clicked.connect(self._nudge)
        self.buttons.back_button.clicked.connect(controller.undo)
        self.buttons.try_button.clicked.connect(self._try_now)
        self.card.yes_button.clicked.connect(lambda: self._answer(True, by_mouse=True))
        self.card.no_button.clicked.connect(lambda: self._answer(False, by_mouse=True))
        self.say_action = self._action("T", self.talk_wanted.emit)
        self.agree_action = self._action("A", lambda: self._answer(True))
        self.refuse_action = self._action("L", lambda: self._answer(False))
        self.try_action = self._action("F5", self._try_now)
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self.refresh)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self._show_plan)
        self.refresh()

    def _action(self, key: str, do: Callable[[], object]) -> QAction:
        """Return an action with a key; the list of all keys has it without a shared table, too."""
        action = QAction(self)
        action.setShortcut(key)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda: do())
        self._page.header.addAction(action)
        return action

    def follow(self, table: RemoteTable) -> None:
        table.changed.connect(self.refresh)
        table.told.connect(self._hear)
        self.talk.follow(table)
        self.refresh()

    @property
    def _table(self) -> RemoteTable | None:
        """The table whose game is played here, or None."""
        table = self._controller.table
        return None if table is None or table.game is None else table

    # -- what is shown --------------------------------------------------------------------------

    def refresh(self) -> None:
        table, page, panel = self._table, self._page, self._panel
        self.talk.setVisible(table is not None)
        self.say_action.setEnabled(table is not None)
        self.try_action.setEnabled(table is not None and table.is_lost)
        self._show_plan()
        if table is None:
            self._clock.stop()
            page.header.show_status()
            page.header.order.show_presence({})
            page.side.players.show_presence({})
            self.banner.hide()
            self.buttons.hide()
            self._show_question(None)
            if panel.tell_waiting is not None:
                panel.tell_waiting = panel.buttons.instead = None
                panel.renew()
        else:
            if not self._clock.isActive():
                self._clock.start()
            self._show_who_is_there(table)
            self.banner.tell(*self._banner_words(table))
            self._show_question(table)
            self._show_waiting(table)
        page.step_news_back()

    def _show_who_is_there(self, table: RemoteTable) -> None:
        page, lost, sitters = self._page, table.is_lost, table.sitters
        chip = self.tr("No connection · {seconds} s").format(seconds=_seconds_left(table))
        self.chip.tell(chip if lost else self._waited_for(table), alarm=lost)
        self.facts.tell(table.watching, self._controller.hints_allowed)
        parts = (self.chip, bool(self.chip.text())), (self.facts, not lost)
        page.header.show_status(*(part for part, wanted in parts if wanted))
        page.header.order.show_presence(
            {one.color: None if lost else one.present for one in sitters}
        )
        page.side.players.show_presence({one.seat: presence_of(table, one) for one in sitters})

    def _waited_for(self, table: RemoteTable) -> str:
        """Return who is waited for, in words; empty while it is the turn of somebody here."""
        seat = self._controller.actor
        if seat is None or seat in table.seats:
            return ""
        told = self.tr("Waiting for {name}").format(name=table.sitters[seat].name)
        waited = time.monotonic() - table.waiting_since
        return told if waited < MINUTE_S else f"{told} · {duration(waited)}"

    def _banner_words(self, table: RemoteTable) -> tuple[str, str]:
        """What is to be known first, and what can be done about it."""
        if table.is_lost:
            told = self.tr("No connection to the table. Next try in {seconds} s. Planning works.")
            return told.format(seconds=_seconds_left(table)), ""
        gone = [sitter for sitter in table.sitters if sitter.is_gone]
        if gone:
            told = self.tr("The connection to {name} is gone. The seat is kept.")
            if gone[0].since:
                told = self.tr("The connection to {name} is gone ({since}). The seat is kept.")
            words = told.format(name=listed(one.name for one in gone), since=time_gone(gone[0]))
            return words, self.tr("Computer for now") if table.is_host else ""
        if (back := _to_give_back(table)) is not None:
            told = self.tr("A computer plays for {name}.").format(name=back.name)
            return told, self.tr("Give the seat back")
        return "", ""

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
        names = [sitter.name for sitter in table.sitters]
        (*_, what) = told_since(table.game, asked.to) or [""]
        title = self.tr("{name} asks to take back: {what}")
        if mine:
            title = self.tr("You ask to take back: {what}")
        told = [self.tr("No card was turned over since.")]
        if agreed := [names[seat] for seat in asked.agree]:
            told.append(self.tr("Agreed: {names}.").format(names=listed(agreed)))
        if missing := [names[seat] for seat in asked.needs if seat not in table.seats]:
            told.append(self.tr("Still asked: {names}.").format(names=listed(missing)))
        answers = "" if mine else self.tr("Agree (A)"), self.tr("Leave it (L)")
        title = title.format(name=names[asked.asks], what=what)
        self.card.ask(table.sitters[asked.asks].color, title, " ".join(told), answers)

    def _show_plan(self) -> None:
        """What is planned can be seen and gone on with while there is no connection."""
        if self._table is not None and self._table.is_lost:
            self.plan_card.tell(self._controller.paper)
        else:
            self.plan_card.hide()

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

    def _waiting_words(self) -> tuple[int | None, str, str]:
        table, seat = self._table, self._controller.actor
        if table is None:
            return seat, "", ""
        if table.is_lost:
            own = self._controller.onlooker
            told = self.tr("The table cannot be reached.")
            if own is not None:
                told = self.tr("{name}, the table cannot be reached.")
                told = told.format(name=table.sitters[own].name)
            return own, told, self.tr("Your seat is kept. Nothing that was answered is lost.")
        waited = self._waited_for(table)
        if not table.seats:
            return seat, waited, self.tr("You look on.")
        if not waited:
            return seat, self.tr("The table answers …"), ""
        return seat, f"{waited}.", self.tr("You can plan ahead meanwhile (F2).")

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
    """Return the seconds until the next try to reach the table."""
    left = 0.0 if table.again_at is None else table.again_at - time.monotonic()
    return max(0, round(left))


def _to_give_back(table: RemoteTable) -> Sitter | None:
    """Somebody's seat at which a computer plays: one's own, or for the host anybody's."""
    played_for = (sitter for sitter in table.sitters if sitter.is_computer and sitter.taken)
    return next((one for one in played_for if table.is_host or one.seat in table.seats), None)
