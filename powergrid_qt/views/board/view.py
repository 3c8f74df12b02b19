"""The board under mouse, fingers and keys: panned, zoomed, clicked, and the focus on a city; and
its cities in words for screen readers."""

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGestureEvent, QLabel, QPinchGesture, QWidget

from powergrid_qt.views.board.map_items import PillItem
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.zooming import KEY_STEP, ZoomView
from powergrid_qt.views.style.keys import CONFIRMING, DIRECTIONS, is_held
from powergrid_qt.words.names import board_name

WHEEL_STEP = 1.0016  # for each eighth of a degree


def nearest_in_direction(scene: BoardScene, start: str, direction: QPoint) -> str | None:
    """The nearest city within 45 degrees of a direction, counting the way ahead only.

    By this measure the arrow towards a city, pressed again and again, leads there: every city that
    matters can be reached from every other.
    """
    origin = scene.cities[start].pos()
    best: tuple[float, float, str] | None = None
    for city, item in scene.cities_that_matter.items():
        away = item.pos() - origin
        ahead = QPointF.dotProduct(away, QPointF(direction))
        aside = abs(away.x() * direction.y() - away.y() * direction.x())
        if city != start and ahead > 0 and aside <= ahead:
            best = min(best or (ahead, aside, city), (ahead, aside, city))
    return None if best is None else best[2]


class BoardView(ZoomView):
    city_reached = Signal()
    """The keyboard's focus is on another city, or on none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._press: QPoint | None = None
        self._last = QPoint()
        self._dragging = False
        self._second_click = False
        self.focused_city: str | None = None
        self.marks = CityMarks(self)
        self.setAcceptDrops(False)  # what is dropped is meant for the window
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def set_board(self, scene: BoardScene) -> None:
        self.focused_city = None
        self.setAccessibleName(self.tr("Board: {0}").format(board_name(scene.board)))
        super().set_board(scene)

    def topics_at(self, place: QPoint) -> tuple[str, ...]:
        """Return the topics on which the rules are asked about what lies at a place."""
        item = self.itemAt(self.viewport().mapFrom(self, place))
        return ("way",) if isinstance(item, PillItem) else ("city",)

    # -- the pointer ------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.pixelDelta().y()
        if turned and self._board is not None:
            self.zoom_by(math.pow(WHEEL_STEP, turned), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if self._board is not None:
            if isinstance(event, QGestureEvent):
                pinch = event.gesture(Qt.GestureType.PinchGesture)
                if isinstance(pinch, QPinchGesture):
                    self._pinch(pinch)
                    event.accept(pinch)
                    return True
            elif isinstance(event, QNativeGestureEvent):
                if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                    self.zoom_by(1 + event.value(), event.position(), glide=False)
                    return True
            elif event.type() == QEvent.Type.Leave:
                self._board.set_hovered(None)
        return super().viewportEvent(event)

    def _pinch(self, pinch: QPinchGesture) -> None:
        """What lies between the fingers stays between them. (The gesture's hot spot is no use: it
        is where the first finger came down.)"""
        self._let_go()  # the first finger also counts as the mouse
        if pinch.state() == Qt.GestureState.GestureFinished:
            return  # it only repeats the last step
        middle = self.viewport().mapFromGlobal(pinch.centerPoint())
        self._scroll(pinch.lastCenterPoint() - pinch.centerPoint())
        self.zoom_by(pinch.scaleFactor(), middle, glide=False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._press = self._last = event.position().toPoint()
            self._dragging = self._second_click = False
            self.show_focus(None)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._board is None:
            return
        here = event.position().toPoint()
        if self._press is None:
            self._board.set_hovered(self._board.city_at(self._to_scene(event.position())))
            return
        away = (here - self._press).manhattanLength()
        if not self._dragging and away >= QApplication.startDragDistance():
            self._dragging = True
            self._stop_gliding()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self.fitted = False
            self._scroll(QPointF(self._last - here))
            self._moved()
            self._last = here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, no_click = self._press, self._dragging or self._second_click
        self._let_go()
        if pressed is not None and not no_click and event.button() == Qt.MouseButton.LeftButton:
            self.board.click_at(self._to_scene(event.position()))
        event.accept()

    def _let_go(self) -> None:
        self._press = None
        if self._dragging:
            self._dragging = False
            self.viewport().unsetCursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a double click for one: its second half would take back what the first planned."""
        self.mousePressEvent(event)
        self._second_click = True

    # -- the keyboard -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._board is None:
            super().keyPressEvent(event)
        elif key in DIRECTIONS:
            self._move_focus(DIRECTIONS[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(KEY_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / KEY_STEP)
        elif key in (Qt.Key.Key_F, Qt.Key.Key_Home):
            self.fit()
        elif key in CONFIRMING and self.focused_city:
            if not is_held(event):
                self._board.city_clicked.emit(self.focused_city)
        else:
            super().keyPressEvent(event)  # Escape and the like are for the window

    @property
    def takes_return(self) -> bool:
        """Whether Return is for the board, where it chooses the city that has the focus."""
        return self.focused_city is not None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._board is None:
            return
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.reason() in by_key:
            self.show_focus(self.focused_city or self._central_city())
        else:
            self._board.show_focus(self.focused_city)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._board is not None:
            self._board.show_focus(None)
            self.forget_way()

    def forget_way(self) -> None:
        """Hide the way to the city in focus: what nobody asks for any more looks like advice."""
        if self.focused_city is not None and self.board.hovered == self.focused_city:
            self.board.set_hovered(None)

    def show_focus(self, city_id: str | None) -> None:
        """Give the keyboard's focus to a city, bring it into view, and tell screen readers."""
        self.focused_city = city_id
        self.city_reached.emit()
        board = self.board
        board.show_focus(city_id)
        if city_id is None:
            self.setAccessibleDescription("")
            return
        board.set_hovered(city_id)
        self.bring_into_view(city_id)
        self.setAccessibleDescription(board.describe(city_id))
        told = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        QAccessible.updateAccessibility(told)

    def _move_focus(self, direction: QPoint) -> None:
        if self.focused_city is None:
            found = self._central_city()
        else:
            found = nearest_in_direction(self.board, self.focused_city, direction)
        if found is not None:
            self.show_focus(found)

    def _central_city(self) -> str | None:
        middle = self._seen_area().center()
        cities = self.board.cities_that_matter
        return min(
            cities, key=lambda city: QLineF(middle, cities[city].pos()).length(), default=None
        )


class CityMarks(QObject):
    """What screen readers find on the board: its cities, each with its name, what stands there, and
    its place on the screen. There are none where nobody listens.

    They are labels without anything to be seen. An interface of our own that Qt asks about items of
    a scene would be the shorter way, but Qt deletes such a one at the end of the program, when
    there is no Python any more (PySide6 6.8).
    """

    def __init__(self, view: ZoomView) -> None:
        super().__init__(view)
        self._view = view
        self.is_heard: Callable[[], bool] = QAccessible.isActive
        """Whether a screen reader runs."""
        self.labels: dict[str, QLabel] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.is_heard():
            self._soon.start()  # not now: what moves is painted once more
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        scene = self._view.scene()
        if not isinstance(scene, BoardScene):
            return
        cities = scene.cities
        if self.labels.keys() != cities.keys():  # another board
            for label in self.labels.values():
                label.deleteLater()
            self.labels = {city: self._label(item.city.name) for city, item in cities.items()}
        for city, item in cities.items():
            label = self.labels[city]
            label.setAccessibleDescription(scene.describe(city))
            label.setEnabled(item.shown.lit)
            label.setGeometry(self._view.mapFromScene(item.body_box).boundingRect())

    def _label(self, name: str) -> QLabel:
        label = QLabel(self._view.viewport())
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setAccessibleName(name)
        label.show()
        return label
