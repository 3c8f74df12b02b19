"""The tokens: fuel in five shapes, workers and robots. Told apart by shape and by colour."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.style.svg import draw_svg
from powergrid_qt.views.style.theme import DARK, FUEL_COLORS, theme
from powergrid_qt.views.style.tints import mix, see_through, shaded

FUELS = ("coal", "oil", "garbage", "gas", "uranium")

WORKER_COLOR = FUEL_COLORS["shelter"]
ROBOT_COLOR = FUEL_COLORS["technology"]


def draw_token(
    painter: QPainter, rect: QRectF, fuel: str, ghost: bool = False, *, on_card: bool = False
) -> None:
    """A token of a fuel; a ghost is one that will come: a small outline without any colour in it,
    since real tokens may be faint or, in the dark, little more than a rim. `on_card`: on pale
    paper, whatever the theme."""
    if ghost:
        color = FUEL_COLORS[fuel]
        rim = shaded(color, 0.2) if on_card else mix(color, theme().text_soft, 0.65)
        draw_svg(painter, rect, f"art/tokens/ghost-{fuel}", see_through(rim, 0.78))
    else:
        draw_svg(painter, rect, f"art/tokens/{fuel}", on_paper=on_card)


def draw_worker(
    painter: QPainter, rect: QRectF, ghost: bool = False, *, on_card: bool = False
) -> None:
    """A worker of Outpost; a ghost is a free place for one."""
    _draw_hand(painter, rect, "worker", WORKER_COLOR, ghost, on_card)


def draw_robot(
    painter: QPainter, rect: QRectF, ghost: bool = False, *, on_card: bool = False
) -> None:
    _draw_hand(painter, rect, "robot", ROBOT_COLOR, ghost, on_card)


def _draw_hand(
    painter: QPainter, rect: QRectF, name: str, color: str, ghost: bool, on_card: bool
) -> None:
    """Of a ghost only the rim, and a breath of colour."""
    if not ghost:
        draw_svg(painter, rect, f"art/tokens/{name}", on_paper=on_card)
        return
    if on_card:
        rim = shaded(color, 0.35)
    else:
        rim = mix(color, theme().text, 0.5 if theme() is DARK else 0.1)
    draw_svg(painter, rect, f"art/tokens/ghost-{name}", see_through(rim, 0.8))


def draw_any_fuel(painter: QPainter, rect: QRectF, fuels: tuple[str, ...]) -> None:
    """A disc with a sector for each of several fuels: any mixture of them burns."""
    side = min(rect.width(), rect.height()) * 0.9
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
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
