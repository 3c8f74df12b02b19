"""The large button of the turn, which Return presses."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import RIM, PanelButton

SIGN = 15
SIGN_RIM = 8
"""Between the sign and the edge."""


def draw_return(painter: QPainter, box: QRectF) -> None:
    draw_icon(painter, box, "return", theme().color("accent_text", 0.75))


class MainTurnButton(PanelButton):
    """A sign at its right edge says that Return presses it, where the words leave room for it."""

    kind = "main"

    def __init__(self) -> None:
        super().__init__()
        self.setFont(scaled_font(1.08, BOLD))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.returns = False
        """Whether Return presses it now."""
        self.sign = Picture(draw_return, size=(SIGN, SIGN))
        self.sign.setParent(self)

    def show_return(self, returns: bool) -> None:
        self.returns = returns
        self._put_sign()

    def _put_sign(self) -> None:
        beside = SIGN + SIGN_RIM
        self.sign.move(self.width() - beside, (self.height() - SIGN) // 2)
        words = self.fontMetrics().horizontalAdvance(self.text())
        if not self.icon().isNull():
            words += self.iconSize().width()
        self.sign.setVisible(self.returns and words <= self.width() - 2 * (beside + RIM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_sign()
