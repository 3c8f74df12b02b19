"""What the market panels share: spots that can be pointed at, focused and clicked.

A panel draws itself. It asks the current turn what is lit while it paints and while it is used,
never while signals are still on their way.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn import TurnAction
from powergrid_qt.engine import Move
from powergrid_qt.views.pieces.sprites import Sprites
from powergrid_qt.views.style.controls import paint_card

STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1)}
STEPS[Qt.Key.Key_Down] = (0, 1)
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


USUAL_WINDOW = 900
"""The height of a window for which the panels' heights are meant."""
SMALLEST_SCALE, LARGEST_SCALE = 0.82, 1.6


@dataclass(frozen=True, slots=True)
class Spot:
    """Something in a panel; `row` tells the panel what it is."""

    row: int
    area: QRectF


class MarketPanel(QWidget):
    HEIGHT = 84
    MINIMUM_WIDTH = 560

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.animated = True
        """Off: everything is at its new place at once."""
        self.spots: list[Spot] = []
        self.hovered: int | None = None
        self.focused: int | None = None
        self._pressed: int | None = None
        self.pointed: Move | None = None
        """The move that a hint proposes."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(self.MINIMUM_WIDTH)
        self.setFixedHeight(self.HEIGHT)
        self.sprites = Sprites(self)
        self._drawn: object = None
        self._used = False
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)

    @property
    def action(self) -> TurnAction:
        return self.controller.action

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes; None: nothing."""
        if move != self.pointed:
            self.pointed = move
            self.update()

    # -- for the panels to fill in -----------------------------------------------------------

    def take_over(self) -> None:
        """Let the model show the position."""
        raise NotImplementedError

    def content(self) -> object:
        """What the model shows, to be compared."""
        raise NotImplementedError

    def arrange(self) -> list[Spot]:
        """Where everything is at this size."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def can_click(self, row: int) -> bool:
        raise NotImplementedError

    def click(self, row: int) -> None:
        raise NotImplementedError

    def tip(self, row: int) -> str:
        """What is told about a spot, and why it cannot be clicked if it cannot."""
        raise NotImplementedError

    @property
    def scale(self) -> float:
        """How much larger than usual the panel is."""
        return self.height() / self.HEIGHT

    # -- showing ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(940, self.HEIGHT)

    def refresh(self) -> None:
        """Show the position and the plan as they are now. Most moves change one panel or two: while
        nobody uses this one, it is painted only when there is something else in it."""
        if not self.controller.has_game:
            return
        self.take_over()
        self.lay_out()
        was_used, self._used = self._used, self.controller.human_to_move
        drawn, self._drawn = self._drawn, (self.controller.game.state.rules, self.content())
        if was_used or self._used or drawn != self._drawn:
            self.update()

    def lay_out(self) -> None:
        self.spots = self.arrange()
        if self.focused is not None and self._area(self.focused) is None:
            self.focused = None
        if self.hovered is not None and self._area(self.hovered) is None:
            self.hovered = None

    def _area(self, row: int) -> QRectF | None:
        return next((spot.area for spot in self.spots if spot.row == row), None)

    def area(self, row: int) -> QRectF:
        """Where a row is."""
        area = self._area(row)
        assert area is not None, row
        return area

    def spot_at(self, point: QPointF) -> int | None:
        """Of overlapping spots the last one is on top."""
        return next((spot.row for spot in reversed(self.spots) if spot.area.contains(point)), None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(self.rect()))
        if self.controller.has_game:
            with self.sprites.frame():
                self.draw(painter)

    def fit_window(self, height: int) -> None:
        """Panels keep their share of a window's height: the board has the rest."""
        grown = min(max(height / USUAL_WINDOW, SMALLEST_SCALE), LARGEST_SCALE)
        self.setFixedHeight(round(self.HEIGHT * grown))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.controller.has_game:
            self.lay_out()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
            self.update()
        elif event.type() == QEvent.Type.PaletteChange:
            self.update()

    def retranslate(self) -> None:
        """Set the texts that are not looked up while painting."""
        raise NotImplementedError

    # -- pointing -----------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._hover(self.spot_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._hover(None)

    def _hover(self, row: int | None) -> None:
        if row == self.hovered:
            return
        self.hovered = row
        live = row is not None and self.can_click(row)
        if live:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.spot_at(event.position())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        self.update()
        if pressed is not None and pressed == self.spot_at(event.position()):
            self.focused = pressed
            self.click(pressed)

    @property
    def pressed(self) -> int | None:
        """The spot under the pressed button."""
        return self._pressed if self._pressed == self.hovered else None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self.spot_at(QPointF(event.pos()))
            self.show_tip(row, event.globalPos())
            return True
        return super().event(event)

    def show_tip(self, row: int | None, at: QPoint) -> None:
        if row is None:
            QToolTip.hideText()
        else:
            QToolTip.showText(at, self.tip(row), self, self.area(row).toAlignedRect())

    # -- keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in STEPS and self.spots:
            self._move_focus(*STEPS[key])
        elif key in PRESSES and self.focused is not None:
            self.click(self.focused)
        else:
            super().keyPressEvent(event)

    def _move_focus(self, right: int, down: int) -> None:
        """To the nearest spot in a direction, if there is one."""
        if self.focused is None:
            self._focus_first()
            return
        here = self.area(self.focused).center()

        def distance(spot: Spot) -> float:
            way = spot.area.center() - here
            along = way.x() * right + way.y() * down
            across = abs(way.x() * down) + abs(way.y() * right)
            return along + 4 * across if along > 1 and across <= along * 1.5 else float("inf")

        nearest = min(self.spots, key=distance)
        if distance(nearest) < float("inf"):
            self._focus(nearest.row)

    def _focus(self, row: int) -> None:
        self.focused = row
        text = self.tip(row)
        self.setAccessibleDescription(text)
        place = self.area(row).bottomLeft().toPoint()
        self.show_tip(row, self.mapToGlobal(place))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if by_key and self.focused is None and self.spots:
            self._focus_first()
        self.update()

    def _focus_first(self) -> None:
        """The first spot that can be clicked, or the first of all."""
        lit = [spot.row for spot in self.spots if self.can_click(spot.row)]
        self._focus(lit[0] if lit else self.spots[0].row)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.update()

    def has_focus(self, row: int) -> bool:
        return self.hasFocus() and row == self.focused
