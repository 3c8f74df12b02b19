"""The window onto the board: zoom, pan, fit, and the keyboard's focus on a city."""

import math

from PySide6.QtCore import (
    QEvent,
    QLineF,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPixmapCache,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from powergrid_qt.views.board.city_marks import CityMarks
from powergrid_qt.views.board.corners import Corners
from powergrid_qt.views.board.directions import nearest_in_direction
from powergrid_qt.views.board.pills import PillItem
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.zoom_buttons import ZoomButtons
from powergrid_qt.views.style.keys import CONFIRMING, is_held
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import board_name

LARGEST = 8.0
KEY_STEP = 1.35
WHEEL_STEP = 1.0016  # for each eighth of a degree
GLIDE_MS = 140
REST_MS = 90
BELOW = 8.0
"""Between the lowest city and the edge, on the board."""
SMALLER = 0.98
"""No more than to this share a board gives way to what lies over its upper edge."""
KEPT_KB = 128 * 1024
"""Room for the pixels that Qt keeps of all items, on a large and dense screen too."""
DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class BoardView(QGraphicsView):
    city_reached = Signal()
    """The keyboard's focus is on another city, or on none."""
    refitted = Signal()
    """Cities lie elsewhere in the view, and not because somebody zooms or pans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: BoardScene | None = None
        self.fitted = True
        """Whether everything is seen that matters, and stays so when the window changes."""
        self.kept_free = 0
        """So many pixels at the upper edge shall have no city in play, for what lies over it."""
        self._press: QPoint | None = None
        self._last = QPoint()
        self._dragging = False
        self._second_click = False
        self.focused_city: str | None = None
        self.follow_play = False
        """Fit the regions in play only, and again when they change: for a game, where the rest
        of the board does not matter."""
        self.setAcceptDrops(False)  # what is dropped is meant for the window
        self._corners = Corners(self)
        self.zoom_buttons = ZoomButtons(self)
        self.zoom_buttons.in_button.clicked.connect(lambda: self.zoom_by(KEY_STEP))
        self.zoom_buttons.out_button.clicked.connect(lambda: self.zoom_by(1 / KEY_STEP))
        self.zoom_buttons.fit_button.clicked.connect(self.fit)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE_MS)
        self._glide.valueChanged.connect(self._glide_on)
        self._held: tuple[QPointF, QPointF] | None = None
        """A point of the view and the point of the board that zooming keeps there."""
        self._is_new = False
        """Nothing of the board was painted yet."""
        self._snapshot: tuple[QPixmap, QRectF] | None = None
        """What was seen when the zoom began to change, and its place in the scene: until the zoom
        rests it is stretched, which is many times faster than to paint everything anew."""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._come_to_rest)
        self._set_up()

    def _set_up(self) -> None:
        self.marks = CityMarks(self)
        QPixmapCache.setCacheLimit(KEPT_KB)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        flags = QGraphicsView.OptimizationFlag
        self.setOptimizationFlag(flags.DontSavePainterState)
        self.setOptimizationFlag(flags.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # -- the board --------------------------------------------------------------------------

    def set_board(self, scene: BoardScene) -> None:
        if self._board is not None:
            self._board.regions_shown.disconnect(self._regions_shown)
        self._board = scene
        scene.regions_shown.connect(self._regions_shown)
        self.focused_city = None
        self._is_new = True
        self.setScene(scene)
        self.setAccessibleName(self.tr("Board: {0}").format(board_name(scene.board)))
        self._set_ground()
        self.fit()

    def _set_ground(self) -> None:
        """The colour beyond the drawing, where somebody zooms far out."""
        self.setBackgroundBrush(theme().color("window"))

    @property
    def board(self) -> BoardScene:
        assert self._board is not None, "no board is shown"
        return self._board

    def topics_at(self, place: QPoint) -> tuple[str, ...]:
        """What the rules are asked about."""
        item = self.itemAt(self.viewport().mapFrom(self, place))
        return ("way",) if isinstance(item, PillItem) else ("city",)

    # -- zoom -------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    @property
    def fit_area(self) -> QRectF:
        """What of the board matters."""
        return self.board.play_area if self.follow_play else self.board.outlines.frame

    def zoom_for(self, room: QSize) -> float:
        """The zoom at which all of it is seen in so much room."""
        area = self.fit_area
        whole = min(room.width() / area.width(), room.height() / area.height())
        below = (room.height() - self.kept_free) / (self.board.cities_area.height() + BELOW)
        return max(0.05, min(whole, max(below, whole * SMALLER)))

    def fit_zoom(self) -> float:
        return self.zoom_for(self.viewport().size())

    def _regions_shown(self) -> None:
        self._is_new |= not self.isVisible()  # as good as another board
        if self.follow_play and self.fitted:
            self.fit()

    def fit(self) -> None:
        """Show everything that matters."""
        if self._board is None:
            return
        self._stop_gliding()
        self.fitted = True
        self._set_zoom(self.fit_zoom())
        self.centerOn(self.fit_area.center())
        self._scroll(QPointF(0, -self._missing_above()))
        self._moved()
        self._place_zoom_buttons()
        self.refitted.emit()

    def _missing_above(self) -> float:
        """How much further down the board may go to have nothing in what is kept free."""
        cities = self.viewportTransform().mapRect(self.board.cities_area)
        spare = self.viewport().height() - cities.bottom()
        return max(0.0, min(self.kept_free - cities.top(), spare))

    def _place_zoom_buttons(self) -> None:
        """They stay where they are while somebody zooms and pans."""
        self.zoom_buttons.keep_clear_of(self.seen_cities, self.kept_free)

    @property
    def seen_cities(self) -> list[QRectF]:
        """Where those in play lie in the view, with their names."""
        to_view, items = self.viewportTransform(), self.board.cities.values()
        return [to_view.mapRect(item.body_box | item.label_box) for item in items if item.in_play]

    def zoom_by(self, factor: float, at: QPointF | None = None, *, glide: bool = True) -> None:
        """Zoom in or out; what lies at the point `at` of the view stays there."""
        at = QPointF(self.viewport().rect().center()) if at is None else at
        if self._held is None or self._held[0] != at:  # else rounding would add up
            self._held = at, self._to_scene(at)
        gliding = self._glide.state() == QVariantAnimation.State.Running
        start = self._glide.endValue() if gliding else self.zoom
        target = min(LARGEST, max(self.fit_zoom() * 0.8, start * factor))
        self._glide.stop()
        if glide and self.board.animated:
            self._glide.setStartValue(self.zoom)
            self._glide.setEndValue(target)
            self._glide.start()
        else:
            self._glide_on(target)

    def _glide_on(self, zoom: float) -> None:
        assert self._held is not None
        at, under = self._held
        self.fitted = False
        self._hurry()
        self._set_zoom(zoom)
        self._scroll(self.viewportTransform().map(under) - at)
        self._moved()

    def _stop_gliding(self) -> None:
        """The view moves in another way: stop zooming."""
        self._glide.stop()
        self._held = None

    def _to_scene(self, point: QPointF) -> QPointF:
        return self.viewportTransform().inverted()[0].map(point)

    def _set_zoom(self, zoom: float) -> None:
        self.setTransform(QTransform.fromScale(zoom, zoom))

    def _scroll(self, by: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))

    def _moved(self) -> None:
        self.board.set_visible_area(self._seen_area(), self.zoom)

    # -- painting ---------------------------------------------------------------------------

    def _hurry(self) -> None:
        """The zoom is about to change, and will perhaps go on changing."""
        if self._snapshot is None:
            self._snapshot = self.viewport().grab(), self._seen_area()
        self._rest.start()

    def _come_to_rest(self) -> None:
        """Paint everything sharply; in two halves, so that the window listens between them."""
        self._rest.stop()
        self._is_new, self._snapshot = False, None
        half = self.viewport().rect()
        half.setHeight(half.height() // 2)
        self.viewport().update(half)
        in_turn(self, lambda: self.viewport().update(), first=True)

    def _seen_area(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _paint_snapshot(self, snapshot: QPixmap, place: QRectF) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(self.viewport().rect(), self.backgroundBrush())
            painter.setTransform(self.viewportTransform())
            if not place.contains(self._seen_area()):
                self.board.background.paint_overview(painter)
            painter.drawPixmap(place, snapshot, QRectF(snapshot.rect()))

    def settle(self) -> None:
        """Arrive everywhere at once, all sharp: before a picture is taken."""
        if self._glide.state() == QVariantAnimation.State.Running:
            self._glide.setCurrentTime(GLIDE_MS)
        self.board.finish_motion()
        self._come_to_rest()
        self.viewport().repaint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_new:
            # All of it takes so long that the window reacts, and the land is seen, before.
            with QPainter(self.viewport()) as painter:
                painter.fillRect(event.rect(), self.backgroundBrush())
                painter.setTransform(self.viewportTransform())
                self.board.background.paint_sketch(painter, self._seen_area())
            in_turn(self, self._come_to_rest, first=True)
        elif self._snapshot is None:
            super().paintEvent(event)
        else:
            self._paint_snapshot(*self._snapshot)

    # -- events -----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._corners.resize(self.size())
        self._corners.raise_()
        self.zoom_buttons.raise_()
        self._stop_gliding()
        if self._board is not None:
            if self.fitted:
                self.fit()
            else:
                self._moved()
                self._place_zoom_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._board is not None:
            self._set_ground()
            self._board.retheme()

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
        """It is one click: the second half would take back what the first one has planned."""
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
        """It is for the city that has the focus."""
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
        """To the city in focus, with its price: what nobody asks for any more looks like advice."""
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

    def bring_into_view(self, city_id: str) -> None:
        box = self.board.cities[city_id].body_box
        if not self._seen_area().contains(box):
            self._stop_gliding()
            self.ensureVisible(box, 60, 60)
            self._moved()

    def _move_focus(self, direction: QPointF) -> None:
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
