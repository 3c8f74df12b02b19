"""The window onto the board: what is seen of it, zoomed and fitted, and painted fast meanwhile."""

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QPixmapCache, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from powergrid_qt.views.board.corners import Corners, ZoomButtons
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.theme import theme

LARGEST = 8.0
KEY_STEP = 1.35
GLIDE_MS = 140
REST_MS = 90
BELOW = 8.0
"""The least distance between the lowest city and the edge, in units of the drawing."""
SMALLER = 0.98
"""No more than to this share a board gives way to what lies over its upper edge."""
KEPT_KB = 128 * 1024
"""Room for the pixels that Qt keeps of all items, on a large and dense screen too."""


class ZoomView(QGraphicsView):
    """Shows a board, and takes no input but that of its zoom buttons."""

    refitted = Signal()
    """Cities lie elsewhere in the view, and not because somebody zooms or pans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: BoardScene | None = None
        self.fitted = True
        """Whether everything is seen that matters, and stays so when the window changes."""
        self.kept_free = 0
        """The pixels at the upper edge that no city in play shall take, for what lies over it."""
        self.follow_play = False
        """Fit the regions in play only, and again when they change: for a game, where the rest
        of the board does not matter."""
        self._corners = Corners(self)
        self.zoom_buttons = ZoomButtons(self)
        self.zoom_buttons.in_button.clicked.connect(lambda: self.zoom_by(KEY_STEP))
        self.zoom_buttons.out_button.clicked.connect(lambda: self.zoom_by(1 / KEY_STEP))
        self.zoom_buttons.fit_button.clicked.connect(self.fit)
        self._glide = QVariantAnimation(self, duration=GLIDE_MS)
        self._glide.valueChanged.connect(self._glide_on)
        self._held: tuple[QPointF, QPointF] | None = None
        """A point of the view and the point of the board that zooming keeps there."""
        self._is_new = False
        """Whether nothing of the board was painted yet."""
        self._snapshot: tuple[QPixmap, QRectF] | None = None
        """What was seen when the zoom began to change, and its place in the scene: until the zoom
        rests it is stretched, which is many times faster than to paint everything anew."""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._come_to_rest)
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

    # -- the board --------------------------------------------------------------------------

    def set_board(self, scene: BoardScene) -> None:
        if self._board is not None:
            self._board.regions_shown.disconnect(self._regions_shown)
        self._board = scene
        scene.regions_shown.connect(self._regions_shown)
        self._is_new = True
        self.setScene(scene)
        self._set_ground()
        self.fit()

    def _set_ground(self) -> None:
        """Set the colour beyond the drawing, where somebody zooms far out."""
        self.setBackgroundBrush(theme().color("window"))

    @property
    def board(self) -> BoardScene:
        assert self._board is not None, "no board is shown"
        return self._board

    # -- zoom -------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    @property
    def fit_area(self) -> QRectF:
        """The area of the board that is to be seen."""
        return self.board.play_area if self.follow_play else self.board.outlines.frame

    def zoom_for(self, room: QSize) -> float:
        """Return the zoom at which that area is seen as a whole in so much room."""
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
        """Move the buttons out of the cities' way; they stay while somebody zooms and pans."""
        self.zoom_buttons.keep_clear_of(self.seen_cities, self.kept_free)

    @property
    def seen_cities(self) -> list[QRectF]:
        """Where the cities in play lie in the view, with their names."""
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

    def bring_into_view(self, city_id: str) -> None:
        box = self.board.cities[city_id].body_box
        if not self._seen_area().contains(box):
            self._stop_gliding()
            self.ensureVisible(box, 60, 60)
            self._moved()

    # -- painting ---------------------------------------------------------------------------

    def _hurry(self) -> None:
        """Get ready for a zoom that is about to change, and will perhaps go on changing."""
        if self._snapshot is None:
            self._snapshot = self.viewport().grab(), self._seen_area()
        self._rest.start()

    def _come_to_rest(self) -> None:
        """Paint everything sharply, in parts between which the window listens. For a strip of the
        land Qt paints all of it, and keeps that; the cities take as long again."""
        self._rest.stop()
        self._is_new, self._snapshot = False, None
        whole = self.viewport().rect()
        middle = whole.height() // 2
        self.viewport().update(whole.adjusted(0, 0, 0, 1 - whole.height()))
        for half in (whole.adjusted(0, middle, 0, 0), whole.adjusted(0, 0, 0, -middle)):
            in_turn(self, partial(self.viewport().update, half), first=True)

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
        self.board.motion.finish()
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
