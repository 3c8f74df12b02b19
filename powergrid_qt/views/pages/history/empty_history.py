"""What the history says before there is any."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import Heading, Panel, SoftLabel, with_text
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated

WIDTH = 520
SIGN = 56


class EmptyHistory(Translated, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._title = Heading()
        self._text = SoftLabel(scale=1.05, wrap=True)
        panel = Panel()
        panel.setFixedWidth(with_text(WIDTH))
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sign = icon_picture("chart", "focus", SIGN)
        middle = Qt.AlignmentFlag.AlignHCenter
        add(panel.body, 2 * SPACE, (sign, middle), SPACE, self._title, self._text, 2 * SPACE)
        column(STRETCH, row(STRETCH, panel, STRETCH), STRETCH, into=self)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Your first finished game will stand here"))
        self._text.setText(
            self.tr(
                "Every game that you play to its end is remembered: with the places, how often you"
                " win on each board and against each level, what costs you most, and a rating that"
                " says how strong you are. It stays on this computer."
            )
        )
