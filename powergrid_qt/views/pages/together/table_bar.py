"""What one needs to know of the others while a game is played at a table elsewhere: who is there,
who is waited for, what they say and ask, and whether there is a connection."""

import time

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit

from powergrid_qt.app.together.guest_controller import GuestController
from powergrid_qt.app.together.remote_table import RemoteTable, Sitter
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.table.wire import LONGEST_WORD
from powergrid_qt.views.style.controls import Button, announce
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, ElidedLabel, scaled_font
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.events import told_since

TICK_MS = 1000
STAND_IN = "normal"
MINUTE_S = 60


class TableBar(QFrame):
    """Shown with the table while the game is elsewhere. `leave`: somebody goes; the seat waits."""

    leave = Signal()

    def __init__(self, controller: GuestController) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._controller = controller
        self.presence = ElidedLabel(scaled_font(0.95), "soft")
        self.waiting = ElidedLabel(scaled_font(1.0, BOLD))
        self.said = ElidedLabel(scaled_font(0.95), "soft")
        self.act_button, self.refuse_button = Button(), Button(self.tr("Leave it"))
        self.act_button.clicked.connect(self._do)
        self.refuse_button.clicked.connect(self._do_not)
        self.say_field = QLineEdit()
        self.say_field.setMaxLength(LONGEST_WORD)
        self.say_field.setPlaceholderText(self.tr("Say something …"))
        self.say_field.setAccessibleName(self.say_field.placeholderText())
        self.say_field.setMaximumWidth(260)
        self.say_field.returnPressed.connect(self._say)
        QShortcut(QKeySequence("F5"), self, self._try_now)
        row(
            *((self.presence, 3), (self.waiting, 5), self.act_button, self.refuse_button),
            *((self.said, 2), self.say_field),
            into=self,
            spacing=2 * SPACE,
            margins=(2 * SPACE, 4, 2 * SPACE, 4),
        )
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self.refresh)
        controller.changed.connect(self.refresh)
        self.hide()

    def follow(self, table: RemoteTable) -> None:
        self.said.set_words("")
        table.changed.connect(self.refresh)
        table.said.connect(self._hear)

    @property
    def _table(self) -> RemoteTable | None:
        return self._controller.table

    # -- what is told ---------------------------------------------------------------------------

    def refresh(self) -> None:
        table = self._table
        self.setVisible(table is not None and table.game is not None)
        if table is None or table.game is None:
            self._clock.stop()
            return
        if not self._clock.isActive():
            self._clock.start()
        self.presence.set_words(self._told_presence(table))
        told, act = self._told(table)
        if told != self.waiting.words and self._is_asked(table):
            announce(self, told)
        self.waiting.set_words(told)
        self.act_button.setText(act)
        # Never hidden for a moment: a click or the focus would be lost.
        self.act_button.setVisible(bool(act))
        self.refuse_button.setVisible(self._is_asked(table))

    def _told(self, table: RemoteTable) -> tuple[str, str]:
        """What is to be known first, and what can be done about it."""
        gone = [sitter for sitter in table.sitters if sitter.is_gone]
        if table.is_lost:
            left = 0.0 if table.again_at is None else table.again_at - time.monotonic()
            told = self.tr("No connection to the table. Next try in {seconds} s.")
            return told.format(seconds=max(0, round(left))), self.tr("Try now (F5)")
        if self._is_asked(table):
            return self._question(table), self.tr("Agree")
        if gone and table.is_host:
            told = self.tr("The connection to {name} is gone. The seat is kept.")
            return told.format(name=gone[0].name), self.tr("Computer for now")
        if (back := self._to_give_back(table)) is not None:
            told = self.tr("A computer plays for {name}.").format(name=back.name)
            return told, self.tr("Give the seat back")
        return self._waited_for(table), ""

    def _told_presence(self, table: RemoteTable) -> str:
        if table.is_lost:
            return self.tr("not known who is there")
        marks = ["●" if sitter.present else "○" for sitter in table.sitters]
        words = [f"{mark} {one.name}" for mark, one in zip(marks, table.sitters, strict=True)]
        if table.watching:
            words.append(self.tr("%n watching", "", len(table.watching)))
        if not self._controller.hints_allowed:
            words.append(self.tr("no hints"))
        return "   ".join(words)

    def _waited_for(self, table: RemoteTable) -> str:
        seat = self._controller.actor
        if seat is None or seat in table.seats:
            return self.tr("Your turn") if seat is not None else ""
        name = table.sitters[seat].name
        minutes = int(time.monotonic() - table.waiting_since) // MINUTE_S
        if not minutes:
            return self.tr("Waiting for {name}").format(name=name)
        return self.tr("Waiting for {name} · {minutes} min").format(name=name, minutes=minutes)

    def _is_asked(self, table: RemoteTable) -> bool:
        """Whether somebody here is to agree to a take-back."""
        asked = None if table.is_lost else table.asked
        return asked is not None and bool(set(asked.needs) & set(table.seats))

    def _question(self, table: RemoteTable) -> str:
        assert table.asked is not None
        assert table.game is not None
        name = table.sitters[table.asked.asks].name
        (*_, what) = told_since(table.game, table.asked.to) or [""]
        return self.tr("{name} asks to take back: {what}").format(name=name, what=what)

    def _to_give_back(self, table: RemoteTable) -> Sitter | None:
        """Somebody's seat at which a computer plays: one's own, or for the host anybody's."""
        played_for = (sitter for sitter in table.sitters if sitter.is_computer and sitter.taken)
        return next((one for one in played_for if table.is_host or one.seat in table.seats), None)

    # -- what people do -------------------------------------------------------------------------

    def _do(self) -> None:
        table = self._table
        assert table is not None
        gone = [sitter for sitter in table.sitters if sitter.is_gone]
        if table.is_lost:
            table.try_now()
        elif table.asked is not None and self._is_asked(table):
            table.ask_back(table.asked.to)
        elif gone and table.is_host:
            table.give_seat(gone[0].seat, STAND_IN)
        elif (back := self._to_give_back(table)) is not None:
            table.give_seat(back.seat, REMOTE)

    def _do_not(self) -> None:
        if self._table is not None and self._table.asked is not None:
            self._table.ask_back(self._table.asked.to, agree=False)

    def _try_now(self) -> None:
        if self._table is not None:
            self._table.try_now()

    def _say(self) -> None:
        text = self.say_field.text().strip()
        if text and self._table is not None:
            self._table.say(text)
            self.say_field.clear()

    def _hear(self, name: str, text: str) -> None:
        self.said.set_words(self.tr("{name}: {text}").format(name=name, text=text))
