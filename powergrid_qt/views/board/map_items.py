"""What stands on the map: cities with their slots, houses and names, and costs on their lines."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from powergrid_qt.engine.board import Board, City
from powergrid_qt.pyside_faults import draws_pixels
from powergrid_qt.views.board.drawing import CityPlace, Point
from powergrid_qt.views.board.looks import (
    BOLD,
    CITY_RADIUS,
    DEMI,
    HALL,
    HOUSE_RADIUS,
    LABEL_HEIGHT,
    LABEL_SIZE,
    PILL,
    SLOT_RADIUS,
    BoardCity,
    DrawnItem,
    draw_text,
    halo_path,
    round_pen,
    text_width,
)
from powergrid_qt.views.board.pieces import draw_building_place, draw_house
from powergrid_qt.views.board.plain_drawing import drawing_of
from powergrid_qt.views.style.controls import text_growth
from powergrid_qt.views.style.pictures import draw_box, draw_disc, square_around
from powergrid_qt.views.style.theme import Theme, mix, theme

FADED = 0.30
LEGIBLE_PRICES = 1.2
"""Below this zoom the prices of the slots would be a smudge, where there are pixels."""
SLOT_PLACES = (QPointF(0, -7.6), QPointF(-7.1, 4.8), QPointF(7.1, 4.8))
"""The middle of a slot, seen from the middle of the city, in the order in which they fill."""
HALL_SLOT_PLACES = (QPointF(-13.4, -7), QPointF(0, -7), QPointF(13.4, -7))
BUILDING_PLACE = QRectF(-19, 1, 38, 13.6)
HALL_CORNER = 9.0
_GLOW = 6.0
_LINE = 1.7


class LabelItem(DrawnItem):
    """A city's name. Its halo takes longer to paint than all the rest of a city: it keeps its own
    pixels."""

    def __init__(self, name: str, box: QRectF, scale: float, city: "CityItem") -> None:
        super().__init__(box.adjusted(-2, -2, 2, 2), city)
        self._name = name
        self._size = LABEL_SIZE * scale
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        look, middle = theme(), self._bounds.center()
        halo = halo_path(self._name, self._size).translated(middle)
        painter.fillPath(halo, look.color("label_halo"))
        draw_text(painter, middle, self._name, self._size, DEMI, look.color("label"))


def prepare_names(board: Board) -> None:
    """Make the outlines of all names before they are needed."""
    size = LABEL_SIZE * drawing_of(board).lettering(text_growth()).names
    for city in board.cities:
        halo_path(city.name, size)


class MapItem(DrawnItem):
    """A city or a cost: it keeps its pixels, fades where it is out of play, is lit on a way."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box)
        self.in_play = True
        self.on_way = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_in_play(self, in_play: bool) -> None:
        self.in_play = in_play
        self.setOpacity(1.0 if in_play else FADED)
        self.update()

    def show_on_way(self, on_way: bool) -> None:
        if on_way != self.on_way:
            self.on_way = on_way
            self.update()


class CityItem(MapItem):
    """Draws what it is told; (0, 0) is the middle of its disc. `names`: how much larger than usual
    its name is."""

    def __init__(
        self, city: City, place: CityPlace, prices: Sequence[str], names: float = 1.0
    ) -> None:
        disc = QRectF(-CITY_RADIUS, -CITY_RADIUS, 2 * CITY_RADIUS, 2 * CITY_RADIUS)
        self._body = disc if city.slot is None else HALL
        self._label = _label_box(city.name, place, names)
        super().__init__(self._body.adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW) | self._label)
        self.city = city
        self._prices = prices[: city.houses]
        self.shown = BoardCity()
        self.falling: int | None = None
        LabelItem(city.name, self._label, names, self)
        self.setPos(*place.at)

    @property
    def body_box(self) -> QRectF:
        """The disc or hall, in the scene."""
        return self._body.translated(self.pos())

    @property
    def corner(self) -> float:
        """How round the disc or hall is at its corners."""
        return CITY_RADIUS if self.city.slot is None else HALL_CORNER

    @property
    def label_box(self) -> QRectF:
        return self._label.translated(self.pos())

    def shape(self) -> QPainterPath:
        """What takes the pointer: the disc or hall and the name."""
        path = self._rim_path(0)
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(self._label)
        return path

    def slot_place(self, slot: int) -> QPointF:
        return (SLOT_PLACES if self.city.slot is None else HALL_SLOT_PLACES)[slot]

    def show_content(self, shown: BoardCity) -> bool:
        """Show another content; return whether it was another."""
        if shown == self.shown:
            return False
        self.shown = shown
        self.update()
        return True

    def set_falling(self, slot: int | None) -> None:
        """The slot whose house is still in the air."""
        self.falling = slot
        self.update()

    # -- painting ---------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        look, hall = theme(), self.city.slot is not None
        self._draw_rim(painter, look)
        painter.setBrush(self._glass(look) if hall else look.color("city"))
        painter.drawPath(self._rim_path(-_LINE / 2 if hall else 0))
        self._draw_slots(painter, look)
        if hall:
            self._draw_building(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._outline(look))
        painter.drawPath(self._rim_path(-_LINE / 2))
        self._draw_houses(painter, look)

    def _rim_path(self, grow: float) -> QPainterPath:
        path = QPainterPath()
        box = self._body.adjusted(-grow, -grow, grow, grow)
        path.addRoundedRect(box, self.corner + grow, self.corner + grow)
        return path

    def _draw_rim(self, painter: QPainter, look: Theme) -> None:
        """The shadow, and a glow around what can be clicked or lies on the lit way."""
        painter.setPen(Qt.PenStyle.NoPen)
        if self.in_play:
            for grow in (1.6, 0.6):
                painter.setBrush(look.color("shadow"))
                painter.drawPath(self._rim_path(grow).translated(0.6, 1.6))
        if self.shown.lit or self.on_way:
            painter.setBrush(look.color("lit", 0.28))
            painter.drawPath(self._rim_path(4.6))

    def _outline(self, look: Theme) -> QPen:
        if self.shown.lit or self.on_way:
            return round_pen(look.color("lit"), 2.8)
        return round_pen(look.color("city_line"), _LINE)

    def _glass(self, look: Theme) -> QBrush:
        """Return the brush for the roof of one of Outpost's halls."""
        # Mixed here and not by transparency: a PDF of Qt has no gradients that let light through.
        glass = QLinearGradient(self._body.topLeft(), self._body.bottomLeft())
        glass.setColorAt(0, mix(look.city, look.focus, 0.30))
        glass.setColorAt(0.55, mix(look.city, look.focus, 0.05))
        return QBrush(glass)

    def _draw_slots(self, painter: QPainter, look: Theme) -> None:
        """An open slot is a well that waits for a house, a closed one only a dot."""
        for slot in range(len(self.shown.owners), len(self._prices)):
            place = self.slot_place(slot)
            if slot < self.shown.open_slots:
                well = look.color("city_line", 0.07 if look.name == "light" else 0.2)
                disc, line = square_around(place, 2 * SLOT_RADIUS), look.color("city_line", 0.55)
                draw_disc(painter, disc, well, line, 0.9)
            else:
                draw_disc(painter, square_around(place, 3.8), look.color("city_line", 0.32))

    def _draw_building(self, painter: QPainter) -> None:
        assert self.city.slot is not None
        building = self.shown.building or self.shown.planned_building
        planned = self.shown.building is None
        draw_building_place(painter, BUILDING_PLACE, self.city.slot, building, planned=planned)

    def _draw_houses(self, painter: QPainter, look: Theme) -> None:
        shown = self.shown
        legible = not draws_pixels() or painter.deviceTransform().m11() >= LEGIBLE_PRICES
        for slot, price in enumerate(self._prices):
            place = self.slot_place(slot)
            if slot < len(shown.owners):
                if slot != self.falling:
                    draw_house(painter, place, HOUSE_RADIUS, shown.owners[slot])
            elif slot < len(shown.owners) + len(shown.planned):
                color = shown.planned[slot - len(shown.owners)]
                draw_house(painter, place, HOUSE_RADIUS, color, planned=True)
            elif slot < shown.open_slots and legible:
                draw_text(painter, place, price, 7.0, BOLD, look.color("city_line", 0.75))


def _label_box(name: str, place: CityPlace, scale: float) -> QRectF:
    width, height = text_width(name, LABEL_SIZE * scale), LABEL_HEIGHT * scale
    x, y = place.label[0] - place.at[0], place.label[1] - place.at[1]
    left = {"left": x, "center": x - width / 2, "right": x - width}[place.align]
    return QRectF(left, y - height / 2, width, height)


# -- costs ------------------------------------------------------------------------------------

FIGURE, CORNER = 12.4, 7.0
_MARGIN = 2.0
UNKNOWN = "?"
"""The sign in place of a cost that a tile will decide."""


class PillItem(MapItem):
    """The cost of one connection; None: a tile will decide it. `costs`: how much larger than usual
    it is, `figures`: how much larger in its pill."""

    def __init__(
        self, at: Point, cost: int | None, costs: float = 1.0, figures: float = 1.0
    ) -> None:
        super().__init__(PILL.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        self.cost = cost
        self._figures = figures
        self.setPos(*at)
        self.setScale(costs)

    @property
    def box(self) -> QRectF:
        """The area of the pill in the scene."""
        return self.mapRectToScene(PILL)

    @property
    def size(self) -> float:
        """The size of the pill's figures in the scene."""
        return FIGURE * self._figures * self.scale()

    def show_cost(self, cost: int | None) -> None:
        if cost != self.cost:
            self.cost = cost
            self.update()

    def draw(self, painter: QPainter) -> None:
        text = UNKNOWN if self.cost is None else str(self.cost)
        draw_pill(painter, text, self._figures, in_play=self.in_play, on_way=self.on_way)


def draw_pill(
    painter: QPainter,
    text: str,
    figures: float = 1.0,
    *,
    in_play: bool = True,
    on_way: bool = False,
) -> None:
    """A pill around (0, 0), the less round the larger its figures are."""
    look, corner = theme(), CORNER / figures**2
    if in_play:
        draw_box(painter, PILL.translated(0.4, 1.2), corner + 0.5, look.color("shadow"))
    ground, line = ("lit", "lit") if on_way else ("pill", "wire")
    pill = PILL.adjusted(0.5, 0.5, -0.5, -0.5)
    draw_box(painter, pill, corner, look.color(ground), look.color(line, 0.9))
    strength = 0.5 if text == UNKNOWN else 1.0
    color = look.color("lit_text" if on_way else "pill_text", strength)
    draw_text(painter, QPointF(), text, FIGURE * figures, BOLD, color)
