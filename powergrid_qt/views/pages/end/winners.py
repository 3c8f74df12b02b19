"""The moment: the winners' shapes in their light, their names, and how close it was."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Label, PlainLabel, base_size
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import MEDIUM, line_height
from powergrid_qt.views.style.menu_button import MenuButton
from powergrid_qt.views.style.theme import SPACE, map_font, player_color

LETTERS, GRAND_LETTERS = 2.6, 3.6
"""The size of the names: of others, and of whoever sits at the screen alone and has won."""
LIGHT, GRAND_LIGHT = 0.42, 0.78


class Winners(QWidget):
    """`menu_button` stands at the right end, where the pages of a game have it."""

    def __init__(self) -> None:
        super().__init__()
        self._colors: Sequence[str] = ()
        self._light = LIGHT
        self._shapes = Picture(self._draw_shapes)
        self._label = PlainLabel()
        self._line = Label("", 1.0, MEDIUM, wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.menu_button = MenuButton()
        left = QWidget()
        left.setFixedWidth(self.menu_button.sizeHint().width())  # the names stay in the middle
        names = row(
            *(left, STRETCH, self._shapes, self._label, STRETCH),
            (self.menu_button, Qt.AlignmentFlag.AlignTop),
            spacing=2 * SPACE,
        )
        column(
            *(names, self._line),
            into=self,
            spacing=SPACE // 2,
            margins=(2 * SPACE, SPACE + 2, SPACE + 2, SPACE),
        )

    def show_winners(self, text: str, line: str, colors: Sequence[str], *, grand: bool) -> None:
        """`grand`: it is the victory of the one who looks at it."""
        self._colors = colors
        self._light = GRAND_LIGHT if grand else LIGHT
        letters = GRAND_LETTERS if grand else LETTERS
        self._label.setFont(map_font(base_size() * letters))
        self._label.setText(text)
        self._line.setText(line)
        side = round(line_height() * letters * 0.92)
        self._shapes.setFixedSize(round(side * (1.25 * len(colors) - 0.25)), side)
        self.update()

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def line(self) -> str:
        return self._line.text()

    def _draw_shapes(self, painter: QPainter, box: QRectF) -> None:
        shape = QRectF(0, 0, box.height(), box.height())
        for color in self._colors:
            draw_house(painter, shape, color)
            shape.translate(box.height() * 1.25, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The light: each winner has a part of the width."""
        painter = QPainter(self)
        for number, color in enumerate(self._colors):
            width = self.width() / len(self._colors)
            part = QRectF(number * width, 0, width, self.height())
            light = QLinearGradient(part.topLeft(), part.bottomLeft())
            for at, alpha in ((0.0, self._light), (1.0, 0.0)):
                tone = player_color(color)
                tone.setAlphaF(alpha)
                light.setColorAt(at, tone)
            painter.fillRect(part, light)
