"""A first game: a word at each new thing, and hints that come by themselves."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.first_game import FIRST_GAME, Lecture, Word, all_words, lecture_of
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.views.pages.game.play_table import PlayTable
from powergrid_qt.views.pages.game.pointers import Pointers
from powergrid_qt.views.story.speech import Speech
from powergrid_qt.views.style.controls import Label, QuietButton
from powergrid_qt.views.style.keys import KeyHold
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.turn.panel import TurnPanel

TAB = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class WordCard(Speech):
    """Tells a word. A click on it and any key send it away; Tab leads to its buttons, and the mouse
    can use everything beside it. Its second button wants no more of them."""

    def __init__(self, page: PlayTable, panel: TurnPanel) -> None:
        self._page = page
        self._pointers = Pointers(page, panel)
        super().__init__(self._rooms_for_it, self._things, page.table)
        page.board.view.zoom_buttons.give_way_to(self)
        self.word: Word | None = None
        self._hold = KeyHold(self, self._press, has_buttons=True)
        self.title = Label("", 1.05, BOLD, wrap=True)
        self._layout.insertWidget(0, self.title)
        self.enough_button = QuietButton(self.tr("No more of these"))
        self._foot.insertWidget(0, self.enough_button)
        self.button.set_kind("normal")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, word: Word) -> None:
        self.word = word
        self._pointers.bring_up(word.at)
        self.listen_first()
        title, text = word.said(self._page.controller.game)
        self.title.setText(title)
        find = partial(self._pointers.area, word.at)
        self.say(text, find, button=self.tr("Got it"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def listen_first(self) -> None:
        """Take the keys for this card, before a hint or a button gets them."""
        self._hold.begin()

    def fall_silent(self) -> None:
        """Hide the card without the focus jumping to whatever comes behind it."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.word is not None:
            self.word = None
            self._pointers.let_go()
        self._hold.end()
        super().fall_silent()

    def _rooms_for_it(self) -> list[QRect]:
        """The board; while cities are chosen on it the market, too, which nobody needs then."""
        pointers = self._pointers
        market = pointers.area("market") if pointers.cities_are_chosen else None
        return [pointers.board] if market is None else [pointers.board, market]

    def _things(self) -> list[QRect]:
        """Return where the cities lie, and what else lies on the board."""
        page = self._page
        lying = (page.plan_tab, page.news, page.board.view.zoom_buttons)
        places = [self._pointers.of(widget) for widget in lying]
        return [*self._pointers.cities(), *(place for place in places if place is not None)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.button.click()

    def _press(self, key: Qt.Key) -> None:
        if key in TAB:
            self.button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.button.click()


class Teacher(QObject):
    """Speaks in the person's own decisions only, where nothing moves while one reads; and once of
    each thing. In other games it is silent."""

    def __init__(self, page: PlayTable) -> None:
        super().__init__(page)
        assert isinstance(page.bottom, TurnPanel)
        self._page, self._hints, self._controller = page, page.hints, page.controller
        self._decision: PlayerAction | None = None
        """The decision in which the word on the screen was told."""
        self.card = WordCard(page, page.bottom)
        self.card.button.clicked.connect(self._read)
        self.card.enough_button.clicked.connect(self._end_words)
        self.hints_action = QAction(self.tr("Hints come by themselves"), self, checkable=True)
        """The action that lets hints come by themselves, or not."""
        self.hints_action.triggered.connect(self._let_hints_come)
        self.words_action = QAction(self.tr("Tell the words of the first game again"), self)
        """The action that tells once more what was told before, each thing when it comes up."""
        self.words_action.triggered.connect(self._begin_again)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak)
        self._hints.silenced.connect(self._keep_hints_away)
        self._hints.changed.connect(self._make_room)
        self._controller.changed.connect(self._follow)
        self._controller.planned.connect(self._soon.start)
        for announcement in page.announcements:
            announcement.came_or_went.connect(self._soon.start)
        page.installEventFilter(self)
        self._follow()

    @property
    def _lecture(self) -> Lecture | None:
        return lecture_of(self._controller.about)

    def _follow(self) -> None:
        lecture = self._lecture
        hints = lecture is not None and lecture.hints
        self._hints.speak_first(hints)
        self.hints_action.setVisible(lecture is not None)
        self.hints_action.setChecked(hints)
        self.words_action.setVisible(lecture is not None)
        if self._controller.action is not self._decision:
            self.card.fall_silent()
        self._soon.start()

    @property
    def word(self) -> Word | None:
        """The word that is told now, or None."""
        return self.card.word if self.card.isVisible() else None

    def repeat(self, word: Word) -> None:
        """Say once more what was just said, in another language."""
        action = self._controller.action
        if isinstance(action, PlayerAction):
            self._decision = action
            self.card.tell(word)

    def _keep_hints_away(self) -> None:
        self._let_hints_come(False)

    def _speak(self) -> None:
        """The next word that is due, once everything has its place and nothing else is told."""
        action, lecture = self._controller.action, self._lecture
        told = any(other.isVisible() for other in (self.card, *self._page.announcements))
        free = self._page.table.isVisible() and not told
        if lecture and free and isinstance(action, PlayerAction):
            word = lecture.next_word(action.planned_position, action.seat)
            if word is not None:
                self._decision = action
                self._change(told=lecture.told | {word.id})
                self.card.tell(word)

    def _read(self) -> None:
        self.card.fall_silent()
        self._speak()

    def _make_room(self) -> None:
        """Move the card out of the hint's way; the keys stay the card's."""
        if self.card.isVisible():
            self.card.listen_first()
            self.card.place()

    def _end_words(self) -> None:
        self._change(told=frozenset(word.id for word in all_words()))
        self.card.fall_silent()

    def _begin_again(self) -> None:
        self._change(told=frozenset())
        self._soon.start()

    def _let_hints_come(self, come: bool) -> None:
        self._change(hints=come)
        self._follow()

    def _change(self, **changes: Any) -> None:
        """Change what is remembered of the lecture in this game."""
        lecture = self._lecture
        assert lecture is not None
        changed = replace(lecture, **changes)
        self._controller.add_to_about(FIRST_GAME, changed.to_json())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._follow()
        return super().eventFilter(watched, event)
