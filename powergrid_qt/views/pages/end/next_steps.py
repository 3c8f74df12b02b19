"""After a first game: what to try next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.views.style.controls import Button, Label
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated


class NextSteps(Translated, QFrame):
    whole_game = Signal()
    lessons = Signal()
    boards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._title = Label("", 1.05, BOLD)
        self.game_button, self.lesson_button, self.boards_button = Button(), Button(), Button()
        self.game_button.clicked.connect(self.whole_game)
        self.lesson_button.clicked.connect(self.lessons)
        self.boards_button.clicked.connect(self.boards)
        row(
            *(STRETCH, self._title, SPACE),
            *(self.game_button, self.lesson_button, self.boards_button, STRETCH),
            into=self,
            spacing=SPACE,
            margins=(2 * SPACE, SPACE, 2 * SPACE, SPACE),
        )
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("What to try next"))
        self.setAccessibleName(self._title.text())
        for button, text, tip in (
            (
                self.game_button,
                self.tr("A whole game"),
                self.tr("With all three steps: two and three houses in a city, larger plants"),
            ),
            (
                self.lesson_button,
                self.tr("A lesson"),
                self.tr("Three to five minutes on the real table, one thing at a time"),
            ),
            (
                self.boards_button,
                self.tr("Another board"),
                self.tr("Look at what else there is to play on"),
            ),
        ):
            button.setText(text)
            button.setToolTip(tip)
