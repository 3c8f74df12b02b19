"""What lies over the board for a while, and how it moves: the lit way with its sum, focus, flashes,
lights, falling houses."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    QSizeF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from powergrid_qt.views.board.looks import (
    BOLD,
    HOUSE_RADIUS,
    DrawnItem,
    draw_text,
    round_pen,
    text_width,
)
from powergrid_qt.views.board.map_items import CityItem
from powergrid_qt.views.board.pieces import draw_house
from powergrid_qt.views.style.controls import USUAL, base_size
from powergrid_qt.views.style.pictures import draw_box
from powergrid_qt.views.style.theme import see_through, text_font, theme

LAMP = "#ffd24a"
"""The colour of light in the windows, by day and by night."""

NIGHT = "#070d1c"
TAG_SIZE = 13.0
_TAG_GAP = 5.0
"""The gap between a city and its tag: there is room for a rim around the city."""
_SLANT = 0.72
"""The part of the usual distance to which a tag may come across a corner: cities are round."""


class WayItem(QGraphicsPathItem):
    def __init__(self) -> None:
        super().__init__()
        self.setPen(QPen(Qt.GlobalColor.black, 16.0))  # so wide it is; the theme has its colours
        self.setZValue(-5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = theme()
        for color, width in (
            (look.color("lit", 0.25), 12.0),
            (look.color("label_halo"), 7.4),
            (look.color("lit"), 4.6),
        ):
            painter.strokePath(self.path(), round_pen(color, width))


class BubbleItem(DrawnItem):
    """The name of a city, what it costs to reach it and what stands against that, at the same size
    at every zoom."""

    _PADDING, _TAIL, _GAP = 10.0, 7.0, 3.0

    def __init__(self) -> None:
        super().__init__(QRectF())
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(20)
        self.setVisible(False)
        self.title = self.text = self.problem = ""
        self.on_paper = False
        self._box = QRectF()
        self._below = False

    def show_text(self, title: str, text: str, problem: str, *, on_paper: bool = False) -> None:
        self.prepareGeometryChange()
        self.title, self.text, self.problem, self.on_paper = title, text, problem, on_paper

    def _lines(self) -> list[tuple[QFont, str, str]]:
        """Font, words and colour of each line."""
        size = max(USUAL, base_size())
        bold, plain = text_font(size, QFont.Weight.DemiBold), text_font(size)
        lines = [
            (bold, self.title, "text"),
            (plain, self.text, "paper_text" if self.on_paper else "text"),
            (plain, self.problem, "warning"),
        ]
        return [line for line in lines if line[1]]

    def place(self, target: QRectF, visible: QRectF, scale: float, way: QPainterPath) -> None:
        """Above or below `target`, inside of the `visible` area, where it covers less of the way
        that it explains."""
        self.prepareGeometryChange()
        measured = [(QFontMetricsF(font), words) for font, words, _ in self._lines()]
        width = max(metrics.horizontalAdvance(words) for metrics, words in measured)
        height = sum(metrics.height() for metrics, _ in measured)
        size = QRectF(0, 0, width + 2 * self._PADDING, height + 1.4 * self._PADDING)
        reach = size.height() + self._TAIL + self._GAP
        room = QSizeF(size.width(), reach + 4) / scale
        x = target.center().x() - room.width() / 2
        above = QRectF(QPointF(x, target.top() - room.height()), room)
        below = QRectF(QPointF(x, target.bottom()), room)
        self._below = above.top() < visible.top() or (
            below.bottom() <= visible.bottom()
            and way.intersects(above)
            and not way.intersects(below)
        )
        edge = target.bottom() if self._below else target.top()
        self.setPos(target.center().x(), edge)
        left = -size.width() / 2
        to_left = (visible.left() - self.x()) * scale + 4
        to_right = (visible.right() - self.x()) * scale - 4
        left = max(to_left, min(left, to_right - size.width()))
        left = max(14 - size.width(), min(left, -14))  # the tail stays on the box
        self._box = size.translated(left, self._TAIL + self._GAP if self._below else -reach)
        self._bounds = self._box.adjusted(-6, -12, 6, 12)

    def draw(self, painter: QPainter) -> None:
        look = theme()
        shape = QPainterPath()
        shape.addRoundedRect(self._box, 7, 7)
        side = -1 if self._below else 1
        base = self._box.top() if self._below else self._box.bottom()
        tail = QPainterPath(QPointF(-7, base - side))
        tail.lineTo(0, base + side * self._TAIL)
        tail.lineTo(7, base - side)
        tail.closeSubpath()
        shape = shape.united(tail)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("shadow"))
        for step in (1, 2, 3):
            painter.drawPath(shape.translated(0, step))
        painter.setBrush(look.color("paper" if self.on_paper else "panel"))
        painter.setPen(QPen(look.color("paper_line" if self.on_paper else "lit"), 1.4))
        painter.drawPath(shape)
        inner = self._box.adjusted(self._PADDING, 0.7 * self._PADDING, -self._PADDING, 0)
        for font, words, color in self._lines():
            painter.setFont(font)
            painter.setPen(look.color(color))
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignTop), words)
            inner.adjust(0, QFontMetricsF(font).height(), 0, 0)


class RegionMark(QGraphicsPathItem):
    """A region that was picked in the draft, or is about to be."""

    def __init__(self, path: QPainterPath, *, chosen: bool) -> None:
        super().__init__(path)
        color = theme().color("lit" if chosen else "text")
        rim = round_pen(color, 4.0 if chosen else 3.0)
        rim.setStyle(Qt.PenStyle.DashLine if chosen else Qt.PenStyle.SolidLine)
        self.setPen(rim)
        self.setBrush(see_through(color, 0.22))
        self.setZValue(-8)


DASHED, DOTTED = (2.4, 1.2), (0.9, 0.9)
"""Dashes and gaps of a rim, in widths of its pen."""


class RimItem(DrawnItem):
    """A rim around a city, in a colour of the theme: dashed and steady for the keyboard's focus,
    growing for a flash."""

    def __init__(self, city: CityItem, color: str = "lit", dashes: Sequence[float] = ()) -> None:
        """`dashes`: `DASHED` or `DOTTED`; none for a full rim."""
        super().__init__(city.body_box.adjusted(-26, -26, 26, 26))
        self._color = color
        self._box = city.body_box
        self._corner = city.corner
        self._dashes = dashes
        self._spread = 0.0
        self.setZValue(8)

    def set_spread(self, spread: float) -> None:
        """Set how far a flash has come, from 0 to 1."""
        self._spread = spread
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grow = 3.5 + 18 * self._spread
        box = self._box.adjusted(-grow, -grow, grow, grow)
        radius = self._corner + grow
        if self._dashes:
            painter.setPen(QPen(theme().color("panel"), 4.0))
            painter.drawRoundedRect(box, radius, radius)
            pen = QPen(theme().color(self._color), 2.4)
            pen.setDashPattern(self._dashes)
        else:
            faded = 1 - self._spread * 0.95
            pen = QPen(theme().color(self._color, faded), 6.0 - 3.5 * self._spread)
        painter.setPen(pen)
        painter.drawRoundedRect(box, radius, radius)


class TagItem(DrawnItem):
    """A word or a number at a city, on a colour of the theme. It is as large as the names of the
    board, and stands where it hides none of them."""

    _PADDING, _HEIGHT, _CORNER = 5.0, 16.5, 7.0

    def __init__(self, words: str, color: str, scale: float) -> None:
        """`scale`: how much larger than usual the names are."""
        self.words = words
        self._color, self._size = color, TAG_SIZE * scale
        height = self._HEIGHT * scale
        width = max(text_width(words, self._size, BOLD) + 2 * self._PADDING * scale, height)
        self._pill = QRectF(-width / 2, -height / 2, width, height)
        super().__init__(self._pill.adjusted(-2, -2, 2, 3))
        self.setZValue(9)

    @property
    def box(self) -> QRectF:
        """The area of the tag in the scene."""
        return self._pill.translated(self.pos())

    def place(
        self, city: CityItem, taken: Sequence[QRectF], costs: Sequence[QRectF], within: QRectF
    ) -> None:
        """Beside its city or its city's name. What is `taken` must be seen; what ways cost matters
        less."""

        spots = [*self._around(city.body_box), *self._around(city.label_box)]
        wide, high = self._pill.width(), self._pill.height()
        reach = QPolygonF(spots).boundingRect().adjusted(-wide, -high, wide, high)
        near, dear = ([box for box in one if reach.intersects(box)] for one in (taken, costs))

        def hidden(spot: QPointF) -> tuple[bool, float, float, float]:
            box = self._pill.translated(spot)
            far = (spot - city.pos()).manhattanLength()
            return not within.contains(box), _shared(box, near), _shared(box, dear), far

        self.setPos(min(spots, key=hidden))

    def _around(self, area: QRectF) -> list[QPointF]:
        """Return where the middle of the tag can be so that it lies close to an area."""
        aside = area.width() / 2 + self._pill.width() / 2 + _TAG_GAP
        above = area.height() / 2 + self._pill.height() / 2 + _TAG_GAP
        ways = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)]
        ways += [(x * far, y * far) for x in (1, -1) for y in (1, -1) for far in (_SLANT, 1)]
        return [area.center() + QPointF(x * aside, y * above) for x, y in ways]

    def draw(self, painter: QPainter) -> None:
        look = theme()
        corner = self._CORNER * self._pill.height() / self._HEIGHT
        draw_box(painter, self._pill.translated(0.4, 1.2), corner, look.color("shadow"))
        ground = look.color(self._color)
        draw_box(painter, self._pill, corner, ground, look.color("panel"), 1.2)
        draw_text(painter, QPointF(), self.words, self._size, BOLD, look.color("panel"))


def _shared(box: QRectF, others: Sequence[QRectF]) -> float:
    """How much of an area lies in others."""
    parts = [box & other for other in others]
    return sum(part.width() * part.height() for part in parts)


class NightItem(QGraphicsRectItem):
    """The dark over land and sea; cities and their lights lie above it."""

    def __init__(self, area: QRectF) -> None:
        super().__init__(area)
        self.setBrush(see_through(NIGHT, 0.72))
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(0.4)


class LightItem(QGraphicsRectItem):
    """Light around a city whose power has come on; it lies below the city and its name."""

    REACH = 44.0

    def __init__(self, middle: QPointF) -> None:
        super().__init__(-self.REACH, -self.REACH, 2 * self.REACH, 2 * self.REACH)
        glow = QRadialGradient(QPointF(0, 0), self.REACH)
        for at, strength in ((0.0, 1.0), (0.45, 0.85), (0.7, 0.35), (1.0, 0.0)):
            glow.setColorAt(at, see_through(LAMP, strength))
        self.setBrush(glow)
        self.setPen(Qt.PenStyle.NoPen)
        self.setPos(middle)
        self.setZValue(0.5)

    def set_glow(self, share: float) -> None:
        """How far its life has come, from 0 to 1: it is on at once, and fades slowly."""
        self.setOpacity(min(share / 0.15, 1.0) * min((1.0 - share) / 0.5, 1.0))


class FallingHouse(DrawnItem):
    def __init__(self, color: str | None) -> None:
        super().__init__(QRectF(-12, -12, 24, 24))
        self._color = color
        self.setZValue(9)

    def draw(self, painter: QPainter) -> None:
        draw_house(painter, QPointF(0, 0), HOUSE_RADIUS * 1.15, self._color)


# -- motion -----------------------------------------------------------------------------------

DROP_MS, FLASH_MS, STAGGER_MS = 280, 700, 70
LIGHT_MS, LIGHT_STAGGER_MS = 1500, 110
_HEIGHT = 34.0


class Motion(QObject):
    """Moves items that leave the scene when they have arrived."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene

    def drop(self, city: CityItem, slot: int) -> None:
        house = FallingHouse(city.shown.owners[slot])
        end = city.pos() + city.slot_place(slot)

        def fall(share: float) -> None:
            house.setPos(end - QPointF(0, _HEIGHT * (1 - share)))

        city.set_falling(slot)
        falling = self._animate(house, DROP_MS, QEasingCurve.Type.OutBounce, fall)
        falling.finished.connect(lambda: city.set_falling(None))

    def flash(self, cities: Iterable[CityItem], times: int, *, moving: bool) -> None:
        """Rims that spread one after the other; without motion they just stay for a moment."""
        for number, city in enumerate(cities):
            rim = RimItem(city)
            spread = rim.set_spread if moving else lambda _: None
            delay = number * STAGGER_MS if moving else 0
            self._animate(rim, FLASH_MS, QEasingCurve.Type.OutCubic, spread, delay, times)

    def light(self, cities: Iterable[CityItem]) -> None:
        """Lights that go on city by city, and fade."""
        for number, city in enumerate(cities):
            light = LightItem(city.pos())
            delay = number * LIGHT_STAGGER_MS
            self._animate(light, LIGHT_MS, QEasingCurve.Type.Linear, light.set_glow, delay)

    def finish(self) -> None:
        """Let everything arrive at once."""
        for animation in self.findChildren(QSequentialAnimationGroup):
            animation.setCurrentTime(animation.totalDuration())

    def _animate(
        self,
        item: QGraphicsItem,
        duration: int,
        curve: QEasingCurve.Type,
        go: Callable[[float], None],
        delay: int = 0,
        times: int = 1,
    ) -> QAbstractAnimation:
        """Show an item for a while; `go` is told how far its life has come, from 0 to 1."""
        go(0.0)
        self._scene.addItem(item)
        life = QVariantAnimation(startValue=0.0, endValue=1.0, duration=duration)
        life.setLoopCount(times)
        life.setEasingCurve(curve)
        life.valueChanged.connect(go)
        animation = QSequentialAnimationGroup(self)
        animation.addPause(delay)
        animation.addAnimation(life)
        animation.finished.connect(lambda: self._scene.removeItem(item))
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        return animation
