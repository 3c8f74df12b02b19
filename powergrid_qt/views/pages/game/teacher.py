"""A first game: a word at each new thing, and hints that come by themselves."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QAction

from powergrid_qt.app.first_game import FIRST_GAME, Lecture, Word, all_words, lecture_of
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.views.pages.game.game_page import GamePage
from powergrid_qt.views.pages.game.pointers import Pointers
from powergrid_qt.views.story.announcement import Announcement
from powergrid_qt.views.story.speech_card import SpeechCard
from powergrid_qt.views.style.controls import Button, QuietButton
from powergrid_qt.views.style.layouts import STRETCH, add
from powergrid_qt.views.style.translated import Translated


class WordCard(Translated, SpeechCard):
    """Tells a word in the language of the program. Its second button wants no more of them."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page.table, self._in_use)
        self._page = page
        self._pointers = Pointers(page)
        self._word: Word | None = None
        self.read_button, self.enough_button = Button(), QuietButton()
        self.read_button.clicked.connect(self.close_card)
        add(self.foot, self.read_button, STRETCH, self.enough_button)
        self.retranslate()

    def tell(self, word: Word) -> None:
        self._word = word
        title, text = word.said(self._page.controller.game)
        self.say(title, text, partial(self._pointers.where, word.at))

    def _in_use(self) -> Iterator[QRect]:
        page = self._page
        yield from self._pointers.in_use
        for lying in (page.hint_card, *page.table.findChildren(Announcement)):
            if lying.isVisible():
                yield lying.geometry()

    def retranslate(self) -> None:
        self.read_button.setText(self.tr("Got it"))
        self.enough_button.setText(self.tr("No more of these"))
        if self._word is not None and self.isVisible():
            self.tell(self._word)


class Teacher(QObject):
    """Speaks in the person's own decisions only, where nothing moves while one reads; and once of
    each thing. In other games it is silent."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        assert page.hints is not None, "nobody plays here"
        self._page, self._hints, self._controller = page, page.hints, page.controller
        self._decision: PlayerAction | None = None
        """In which the word is told that is seen."""
        self.card = WordCard(page)
        self.card.closed.connect(self._speak)
        self.card.enough_button.clicked.connect(self._end_words)
        self.hints_action = QAction(self, checkable=True)
        """Lets hints come by themselves, or not."""
        self.hints_action.triggered.connect(self._let_hints_come)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak)
        self._hints.silenced.connect(lambda: self._let_hints_come(False))
        self._hints.changed.connect(self._make_room)
        self._controller.changed.connect(self._follow)
        self._controller.planned.connect(self._soon.start)
        page.installEventFilter(self)
        self._follow()

    @property
    def _lecture(self) -> Lecture | None:
        return lecture_of(self._controller.about)

    def _follow(self) -> None:
        lecture = self._lecture
        hints = lecture is not None and lecture.hints
        self._hints.speak_first(hints)
        self.hints_action.setText(self.tr("Hints come by themselves"))
        self.hints_action.setVisible(lecture is not None)
        self.hints_action.setChecked(hints)
        if self._controller.action is not self._decision:
            self.card.leave()
        self._soon.start()

    def _speak(self) -> None:
        """The next word that is due, once everything has its place."""
        action, lecture = self._controller.action, self._lecture
        if self.card.isVisible():
            self.card.place()
        elif lecture and isinstance(action, PlayerAction) and self._page.table.isVisible():
            word = lecture.next_word(action.planned_position, action.seat)
            if word is not None:
                self._decision = action
                self._keep(lecture.with_told([word.id]))
                self.card.tell(word)

    def _make_room(self) -> None:
        """For the hint; the keys stay the card's."""
        if self.card.isVisible():
            self.card.listen_first()
            self.card.place()

    def _end_words(self) -> None:
        lecture = self._lecture
        assert lecture is not None
        self._keep(lecture.with_told([word.id for word in all_words()]))
        self.card.leave()

    def _let_hints_come(self, come: bool) -> None:
        lecture = self._lecture
        assert lecture is not None
        self._keep(lecture.with_hints(come))
        self._follow()

    def _keep(self, lecture: Lecture) -> None:
        self._controller.add_to_about(FIRST_GAME, lecture.to_json())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Show, QEvent.Type.LanguageChange):
            self._follow()
        return super().eventFilter(watched, event)
