"""A player's colour and shape as a button; its menu offers the others."""

import functools

from PySide6.QtCore import Property, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from powergrid_qt.engine import COLORS
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.words.names import color_name

_ICON = 22


class ColorButton(QToolButton):
    """`chosen` is emitted when another colour has been taken from the menu."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = COLORS[0]
        self.setProperty("kind", "icon")
        self.setIconSize(QSize(_ICON, _ICON))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._offer)

    @functools.cached_property
    def offers(self) -> QMenu:
        """Made for the first look at it: most players keep their colour."""
        return QMenu(self)

    def _shown(self) -> str:
        return self._color

    def _show(self, color: str) -> None:
        self._color = color
        self.setIcon(self._icon(color))
        self.setAccessibleName(color_name(color))
        self.setToolTip(self.tr("{color}: click for another one").format(color=color_name(color)))

    color = Property(str, _shown, _show, user=True)

    def sizeHint(self) -> QSize:
        return QSize(36, 36)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._show(self._color)

    def _offer(self) -> None:
        self.offers.clear()
        for color in COLORS:
            action = self.offers.addAction(self._icon(color), color_name(color))
            action.triggered.connect(lambda _=False, color=color: self._take(color))
            if color == self._color:
                self.offers.setActiveAction(action)
        self.offers.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _take(self, color: str) -> None:
        self._show(color)
        self.chosen.emit(color)

    def _icon(self, color: str) -> QIcon:
        return QIcon(picture(functools.partial(draw_house, color_id=color), self.iconSize()))
