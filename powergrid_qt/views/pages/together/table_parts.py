"""What a game that several machines share shows besides the game: in the header who is waited for,
over the board who is gone, below it what others ask of one, and what can be done about all that."""

import time

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QStackedLayout, QWidget

from powergrid_qt.app.plan.paper import Paper
from powergrid_qt.app.together.remote_table import RemoteTable, Sitter
from powergrid_qt.models.players import Presence
from powergrid_qt.table.wire import LONGEST_WORD
from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Label,
    Overlay,
    SoftLabel,
    announce,
    grown_with_text,
    set_style_property,
)
from powergrid_qt.views.style.layouts import row, set_stacked, set_visible
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, ElidedLabel, scaled_font
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.controls import centred
from powergrid_qt.views.turn.keys import PressGuard
from powergrid_qt.words.names import kind_name, listed, money_text

translate = QCoreApplication.translate
NARROW = 620
"""A card that is narrower than this, in pixels, needs its width for the question."""
TOP = 3
"""The distance from the edge of the board: the banner lies where that leaves room for news."""


def presence_of(table: RemoteTable, sitter: Sitter) -> Presence:
    """Who sits at a seat, and whether they are there; a computer is called by its level."""
    if sitter.is_computer:
        level, _, _ = sitter.kind.partition(":")  # a character goes by its name
        return Presence(kind_name(level), None, is_person=False)
    here = None if table.is_lost or sitter.free else sitter.present
    if sitter.seat in table.seats:
        alone = len(table.seats) == 1
        words = translate("Presence", "you") if alone else translate("Presence", "at this screen")
    elif table.is_lost:
        words = translate("Presence", "not known")
    elif sitter.free:
        words = translate("Presence", "waiting")
    elif sitter.present:
        words = translate("Presence", "here")
    elif sitter.since:
        words = translate("Presence", "gone for {time}").format(time=time_gone(sitter))
    else:
        words = translate("Presence", "gone")
    return Presence(words, here)


def time_gone(sitter: Sitter) -> str:
    return duration(time.time() - sitter.since)


def duration(seconds: float) -> str:
    units = (
        (48 * 3600, 24 * 3600, translate("Presence", "{count} days")),
        (2 * 3600, 3600, translate("Presence", "{count} h")),
        (60, 60, translate("Presence", "{count} min")),
    )
    for least, unit, words in units:
        if seconds >= least:
            return words.format(count=int(seconds) // unit)
    return translate("Presence", "{count} s").format(count=max(0, int(seconds)))


def _name(button: PanelButton, text: str) -> None:
    button.setText(text)
    button.describe(text)


class WaitingChip(Label):
    """Who is waited for, and since when; or that there is no connection."""

    def __init__(self) -> None:
        super().__init__("", 1.0, MEDIUM, kind="waited")

    def tell(self, text: str, *, alarm: bool) -> None:
        set_style_property(self, "kind", "lost" if alarm else "waited")
        if text != self.text():
            self.setText(text)


class TableFacts(QWidget):
    """A line that says how many look on, and whether hints are allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.watchers, self.hints = SoftLabel(), SoftLabel()
        self._eye = icon_picture("eye", "text_soft", 16)
        bulb = icon_picture("hint", "text_soft", 16)
        parts = self._eye, self.watchers, bulb, self.hints
        row(*parts, into=self, spacing=4, margins=(SPACE, 0, SPACE, 0))

    def tell(self, watching: list[str], hints: bool) -> None:
        set_visible(bool(watching), self._eye, self.watchers)
        self.watchers.setText(str(len(watching)))
        self.hints.setText(self.tr("on") if hints else self.tr("off"))
        told = [self.tr("Looks on: {name}").format(name=name) for name in watching]
        told.append(
            self.tr("Hints are allowed at this table")
            if hints
            else self.tr("The host allows no hints at this table")
        )
        self.setToolTip("\n".join(told))
        self.setAccessibleName("; ".join(told))


class TableBanner(Overlay):
    """One line in the strip that the board keeps free, with a button if one can do something."""

    def __init__(self, board: QWidget, beside: QWidget) -> None:
        """`beside`: the widget that the banner leaves free at the right end."""
        super().__init__(board)
        self.setProperty("kind", "alarm")
        self._beside = beside
        self.words = ElidedLabel(scaled_font(1.0, MEDIUM))
        self.button = PanelButton()
        self.button.setProperty("low", True)
        sign = icon_picture("warning", "warning", 18)
        parts = sign, (self.words, 1), self.button
        row(*parts, into=self, spacing=SPACE, margins=(SPACE, 2, 4, 2))

    def tell(self, text: str, act: str) -> None:
        """Show a line, and a button with the words `act`; where one is empty, there is none."""
        if text and self.isHidden():
            announce(self, text, urgent=True)
        self.words.set_words(text)
        _name(self.button, act)
        self.button.setVisible(bool(act))
        self.appear() if text else self.hide()

    def place(self) -> None:
        needed = self.words.fontMetrics().horizontalAdvance(self.words.words) + 2
        button = 0 if self.button.isHidden() else self.button.sizeHint().width() + SPACE
        room = self._beside.x() - 2 * SPACE
        width = min(needed + button + 18 + 2 * SPACE + 8, room)
        self.setGeometry(SPACE, TOP, width, self.sizeHint().height())


class QuestionCard(Overlay):
    """Over the controls of the turn: what somebody asks of one, with two answers to it. A click
    that was meant for what lies below answers nothing."""

    def __init__(self, controls: QWidget) -> None:
        super().__init__(controls)
        self.setProperty("kind", "task")
        self.guard = PressGuard()
        self._shape = Picture(size=(26, 26))
        self.title = Label("", 1.0, BOLD, wrap=True)
        self.note = ElidedLabel(scaled_font(0.9), "soft")
        self.yes_button, self.no_button = PanelButton(), PanelButton()
        for button in (self.yes_button, self.no_button):
            button.pressed.connect(self.guard.press)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        words = centred(self.title, self.note, spacing=2)
        self._answers = row(self.yes_button, self.no_button, spacing=SPACE // 2)
        parts = self._shape, (words, 1), self._answers
        row(*parts, into=self, spacing=SPACE, margins=(2 * SPACE, 4, 2 * SPACE, 4))

    def place(self) -> None:
        """Place the answers below each other where the question needs the width."""
        super().place()
        set_stacked(self._answers, self.width() < grown_with_text(NARROW))

    def ask(self, color: str, title: str, note: str, answers: tuple[str, str]) -> None:
        """Ask something; an answer that is empty cannot be given."""
        if self.guard.means((color, title)) or self.isHidden():
            announce(self, f"{title}. {note}")
        self._shape.show_drawing(draw_house, color)
        self.title.setText(title)
        self.note.set_words(note)
        for button, text in zip((self.yes_button, self.no_button), answers, strict=True):
            _name(button, text)
            button.setVisible(bool(text))
        self.appear()

    def go(self) -> None:
        self.guard.means(None)
        self.hide()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.guard.seen()
        return super().event(event)


class PlanCard(Overlay):
    """Over the controls of the turn, while there is no connection: what is planned on paper."""

    def __init__(self, controls: QWidget, plan_action: QAction) -> None:
        super().__init__(controls)
        self.setProperty("kind", "note")
        self.title = ElidedLabel(scaled_font(1.0, BOLD), "paper")
        told = self.tr("On paper only; it is looked through again when the table is back.")
        note = Label(told, 0.9, kind="paper", wrap=True)
        self.button = Button(self.tr("Plan on (F2)"), kind="paper", press=plan_action.trigger)
        words = centred(self.title, note, spacing=2)
        row((words, 1), self.button, into=self, spacing=SPACE, margins=(2 * SPACE, 4, SPACE, 4))

    def tell(self, paper: Paper) -> None:
        items = () if paper.planner is None else paper.plan.items
        if not items:
            self.hide()
            return
        lines = [line for line in paper.evaluation.lines if line.item in items]
        price = sum(line.price for line in lines if line.refusal is None and not line.instead)
        what = listed(line.item.words(paper.state) for line in lines)
        told = self.tr("Your plan: {what} for {price}")
        self.title.set_words(told.format(what=what, price=money_text(price)))
        self.button.setVisible(not paper.open)
        self.appear()


class TalkField(QWidget):
    """A field to talk to the others. `spoken`: something was said."""

    spoken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._table: RemoteTable
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_WORD)
        self.field.setAccessibleName(self.tr("Say something to the others"))
        self.field.returnPressed.connect(self._say)
        self.mute_button = IconButton("sound", press=self._open_menu)
        self.menu = QMenu(self)
        self.setFocusProxy(self.field)
        row((self.field, 1), self.mute_button, into=self, spacing=2)

    def follow(self, table: RemoteTable) -> None:
        self._table = table
        self.field.clear()
        table.changed.connect(self.refresh)
        table.muted_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        lost, muted = self._table.is_lost, bool(self._table.muted)
        self.field.setEnabled(not lost)
        self.field.setPlaceholderText(
            self.tr("Comes when the table is back") if lost else self.tr("Say something … (T)")
        )
        self.mute_button.set_icon("mute" if muted else "sound")
        self.mute_button.set_name(
            self.tr("Not everybody is heard: choose whom") if muted else self.tr("Mute somebody")
        )

    def _say(self) -> None:
        text = self.field.text().strip()
        if text:
            self._table.say(text)
            self.field.clear()
        self.spoken.emit()

    def _open_menu(self) -> None:
        self.menu.clear()
        table = self._table
        for speaker in table.speakers:
            name = speaker[0].replace("&", "&&")
            entry = self.menu.addAction(self.tr("Mute {name}").format(name=name))
            entry.setCheckable(True)
            entry.setChecked(speaker in table.muted)
            entry.triggered.connect(lambda muted, whom=speaker: table.mute(whom, muted))
        if not table.speakers:
            nobody = self.menu.addAction(self.tr("Nobody else has said anything"))
            nobody.setEnabled(False)
        height = self.menu.sizeHint().height()
        self.menu.popup(self.mute_button.mapToGlobal(QPoint(0, -height)))


class WaitingButtons(Overlay):
    """Buttons in the place of those of the turn, while others decide."""

    def __init__(self, buttons: QWidget) -> None:
        super().__init__(buttons)
        self.nudge_button, self.back_button = PanelButton(), PanelButton("undo")
        self.try_button, self.leave_button = PanelButton(), PanelButton()
        self.try_button.set_kind("main")
        self._pages = QStackedLayout(self)
        for pair in ((self.nudge_button, self.back_button), (self.try_button, self.leave_button)):
            page = QWidget()
            centred(*pair, into=page)
            self._pages.addWidget(page)
        for button in (self.nudge_button, self.back_button, self.try_button, self.leave_button):
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.Expanding)
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        _name(self.back_button, self.tr("Ask to take back"))
        _name(self.try_button, self.tr("Try now (F5)"))
        _name(self.leave_button, self.tr("Leave the table"))

    def offer_to_wait(self, name: str, *, nudge: bool, again: bool, back: bool) -> None:
        """Whether somebody can be nudged, now or later, and something be taken back."""
        self._pages.setCurrentIndex(0)
        _name(self.nudge_button, self.tr("Nudge {name}").format(name=name))
        self.nudge_button.setVisible(nudge)
        self.nudge_button.setEnabled(again)
        self.back_button.setVisible(back)

    def offer_to_try(self) -> None:
        """Offer to try again: there is no connection."""
        self._pages.setCurrentIndex(1)
