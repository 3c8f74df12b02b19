"""Tokens and houses: fuel in five shapes, workers and robots, and what the players build. They are
told apart by shape and by colour."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from powergrid_qt.views.style.pictures import draw_box, draw_disc, square_around
from powergrid_qt.views.style.svg import draw_svg, svg_path
from powergrid_qt.views.style.theme import DARK, FUEL_COLORS, LIGHT, mix, see_through, shaded, theme

_HANDS = {"worker": FUEL_COLORS["shelter"], "robot": FUEL_COLORS["technology"]}


def draw_token(
    painter: QPainter, rect: QRectF, fuel: str, ghost: bool = False, *, on_card: bool = False
) -> None:
    """A token of a fuel, or a worker or robot. A ghost is one that will come, or a free place: a
    small outline without any colour in it, since real tokens may be faint or, in the dark, little
    more than a rim. `on_card`: on pale paper, whatever the theme."""
    if ghost:
        draw_svg(painter, rect, f"art/tokens/ghost-{fuel}", _ghost_color(fuel, on_card))
    else:
        draw_svg(painter, rect, f"art/tokens/{fuel}", on_paper=on_card)


def _ghost_color(kind: str, on_card: bool) -> QColor:
    if kind in _HANDS:
        color, dark = _HANDS[kind], theme() is DARK
        ink = shaded(color, 0.35) if on_card else mix(color, theme().text, 0.5 if dark else 0.1)
        return see_through(ink, 0.8)
    color = FUEL_COLORS[kind]
    ink = shaded(color, 0.2) if on_card else mix(color, theme().text_soft, 0.65)
    return see_through(ink, 0.78)


draw_worker, draw_robot = partial(draw_token, fuel="worker"), partial(draw_token, fuel="robot")

WORKER, SEASONAL, ROBOT, FREE, ADDED, ADDED_FREE, MISSING = (
    "worker", "seasonal", "robot", "free", "added", "added-free", "missing",
)  # fmt: skip
"""Who is, or is not, where workers live or work: a permanent worker, one for this round, a robot, a
free place, the same in a place that a technology adds, and somebody who is wanted."""


def draw_hand(painter: QPainter, rect: QRectF, hand: str, *, on_card: bool = True) -> None:
    """Draw a worker, or a place for one, on pale paper, or else on a panel."""
    if hand in (ADDED, ADDED_FREE):
        color, box = QColor(FUEL_COLORS["technology"]), rect.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, box, 2, see_through(color, 0.16), color, max(1.0, rect.width() * 0.09))
    if hand == MISSING:
        ink = LIGHT.color("warning") if on_card else theme().color("warning")
        draw_svg(painter, rect, "art/tokens/ghost-worker", ink)
    elif hand == ROBOT:
        draw_robot(painter, rect, on_card=on_card)
    elif hand == SEASONAL:
        painter.setOpacity(0.55)
        draw_worker(painter, rect, on_card=on_card)
        painter.setOpacity(1.0)
    else:
        draw_worker(painter, rect, ghost=hand in (FREE, ADDED_FREE), on_card=on_card)


def draw_any_fuel(painter: QPainter, rect: QRectF, fuels: tuple[str, ...]) -> None:
    """A disc with a sector for each of several fuels: any mixture of them burns."""
    side = min(rect.width(), rect.height()) * 0.9
    disc = square_around(rect.center(), side)
    painter.save()
    painter.setPen(QPen(QColor("#ffffff"), max(0.8, side * 0.06)))
    sweep = 360 / len(fuels)
    for index, fuel in enumerate(fuels):
        painter.setBrush(QColor(FUEL_COLORS[fuel]))
        painter.drawPie(disc, round((90 - sweep * (index + 1)) * 16), round(sweep * 16))
    painter.restore()


def squares(area: QRectF, count: int, side: float, gap: float = 0.06) -> list[QRectF]:
    """Places for tokens in a row from the left. Where room is short they overlap by a quarter at
    most and get smaller: they can always be counted."""
    if not count:
        return []
    side = min(side, area.width() / (1 + (count - 1) * 0.76))
    step = side * (1 + gap)
    if count > 1:
        step = min(step, (area.width() - side) / (count - 1))
    top = area.center().y() - side / 2
    return [QRectF(area.left() + index * step, top, side, side) for index in range(count)]


_BOX = 100.0
"""The size of the square in which drawings are made."""


def draw_house(painter: QPainter, rect: QRectF, color_id: str | None) -> None:
    """Draw a house of a player; `None`: of the Trust."""
    draw_svg(painter, rect, _file(color_id))


def house_outline(rect: QRectF, color_id: str | None) -> QPainterPath:
    """Return the outline of a house in a square."""
    return outline(rect, _file(color_id))


def outline(rect: QRectF, drawing: str) -> QPainterPath:
    """The path of this name in a drawing, for a square."""
    to_rect = QTransform.fromTranslate(rect.left(), rect.top())
    to_rect.scale(rect.width() / _BOX, rect.height() / _BOX)
    return to_rect.map(svg_path(drawing, "outline"))


def _file(color_id: str | None) -> str:
    return f"art/houses/{color_id or 'trust'}"


DOT = 4.5


def draw_presence(painter: QPainter, at: QPointF, here: bool | None) -> None:
    """Draw a dot that is full for who is here, a ring for who is gone; grey: nobody knows."""
    panel, names = theme().color("panel"), {True: "good", False: "warning", None: "text_soft"}
    line = theme().color(names[here])
    draw_disc(painter, square_around(at, 2 * DOT), panel, panel, 3)
    draw_disc(painter, square_around(at, 2 * DOT - 2), line if here else panel, line, 2)
