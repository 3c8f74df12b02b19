"""Outpost's company board in a strip: plant and shelter spaces, reserve, technologies, workers."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen

from powergrid_qt.engine import State
from powergrid_qt.models.player_facts import CompanyFacts
from powergrid_qt.views.pieces.art import draw_art
from powergrid_qt.views.pieces.badges import draw_powers
from powergrid_qt.views.pieces.card_words import facts as card_facts
from powergrid_qt.views.pieces.card_words import title as card_title
from powergrid_qt.views.pieces.cards import INK, card_font
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.pieces.tokens import draw_robot, draw_worker
from powergrid_qt.views.style.lettering import CENTER, LEFT, MEDIUM, text_width, write
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.views.style.tints import lit, see_through, shaded
from powergrid_qt.words.sentences import listed

translate = QCoreApplication.translate

GAP = 3.0
FOOT = 20.0
"""Height of the line with workers, technologies and reserve."""
WORKERS, ONE_LINE_WORKERS = 148.0, 46.0
ONE_LINE = 40.0
"""Below this height there is no such line: cards and workers share one."""
WIDEST, NARROWEST = 46.0, 30.0
SPLIT = 6.0
"""Between plants and shelters."""
ROOM_FOR_NUMBER = 42.0
"""Low cards narrower than this leave their number to the tooltip."""
LOW = 30.0
"""Cards lower than this have room for one line only."""


@dataclass(frozen=True, slots=True)
class Place:
    """A space of the board, or a small card in the line below: what is drawn there."""

    box: QRectF
    card: str | None
    kind: str
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the spaces of the board, the workers and the small cards go."""

    spaces: QRectF
    workers: QRectF
    small: QRectF


def _parts(area: QRectF, company: CompanyFacts) -> Parts:
    """Two lines, or one where there is too little height: then many small cards take room from
    the spaces."""
    if area.height() >= ONE_LINE:
        upper = area.adjusted(0, 0, 0, -FOOT - 2)
        lower = QRectF(area.left(), area.bottom() - FOOT, area.width(), FOOT)
        workers = QRectF(lower.left(), lower.top(), WORKERS, FOOT)
        return Parts(upper, workers, lower.adjusted(WORKERS + 2, 0, 0, 0))
    wanted = (len(company.reserve) + len(company.technologies)) * (FOOT + GAP)
    rest = area.width() - ONE_LINE_WORKERS - 8
    board = min(max(rest - wanted, area.width() * 0.3), area.width() * 0.54)
    spaces = QRectF(area.left(), area.top() + 1, board, area.height() - 2)
    line = QRectF(spaces.right() + 4, area.center().y() - FOOT / 2, ONE_LINE_WORKERS, FOOT)
    small = QRectF(line.right(), line.top(), area.right() - line.right(), FOOT)
    return Parts(spaces, line, small)


def draw_company(painter: QPainter, area: QRectF, state: State, company: CompanyFacts) -> None:
    parts = _parts(area, company)
    for place in _spaces(parts.spaces, company):
        if place.card is not None:
            draw_small_card(painter, place.box, face_of(state, place.card))
        else:
            _draw_space(painter, place)
    for place in _small(parts.small, company):
        assert place.card is not None
        _draw_badge(painter, place, face_of(state, place.card))
    _draw_workers(painter, parts.workers, company)


def company_areas(
    area: QRectF, state: State, company: CompanyFacts
) -> Iterator[tuple[QRectF, str]]:
    """What to tell about each place."""
    parts = _parts(area, company)
    for place in (*_spaces(parts.spaces, company), *_small(parts.small, company)):
        if place.card is not None:
            face = face_of(state, place.card)
            tip = f"{card_title(face)}: {card_facts(face)}"
            if place.kind == "reserve":
                tip = translate("Company", "In reserve: {card}").format(card=tip)
            yield place.box, tip
        elif place.locked:
            yield place.box, translate("Company", "Locked: a building on the board opens it")
        else:
            yield place.box, translate("Company", "Free space")
    yield parts.workers, workers_tip(company)


def workers_tip(company: CompanyFacts) -> str:
    parts = [
        translate("Company", "{workers} permanent workers in {places} places").format(
            workers=company.permanent, places=company.places
        ),
        translate("Company", "{workers} seasonal workers").format(workers=company.seasonal),
    ]
    if company.robots:
        parts.append(translate("Company", "{robots} robots").format(robots=company.robots))
    parts.append(translate("Company", "{need} needed to run everything").format(need=company.need))
    return listed(parts)


# -- where things lie -------------------------------------------------------------------------


def _spaces(area: QRectF, company: CompanyFacts) -> Iterator[Place]:
    """Plant spaces at the left, shelter spaces at the right of them. Where room is scarce the
    locked ones are left out."""
    halves = (("plant", company.plants), ("shelter", company.shelters))
    counts = [company.spaces] * 2
    if _width(area, sum(counts)) < NARROWEST:
        counts = [len(cards) for _, cards in halves]
    width = _width(area, sum(counts))
    left = area.left()
    for count, (kind, cards) in zip(counts, halves, strict=True):
        for number in range(count):
            box = QRectF(left, area.top(), width, area.height())
            locked = number >= len(cards)
            yield Place(box, None if locked else cards[number], kind, locked)
            left += width + GAP
        left += SPLIT


def _width(area: QRectF, count: int) -> float:
    return min((area.width() - SPLIT - GAP * count) / max(count, 1), WIDEST)


def _small(area: QRectF, company: CompanyFacts) -> Iterator[Place]:
    """Technologies and the reserve, from the right; many of them are narrow."""
    side = area.height()
    cards = [(card, "reserve") for card in reversed(company.reserve)]
    cards += [(card, "technology") for card in reversed(company.technologies)]
    step = min(side + GAP, area.width() / max(len(cards), 1))
    width = min(side, step - 1)
    for number, (card, kind) in enumerate(cards):
        left = area.right() - width - number * step
        yield Place(QRectF(left, area.top(), width, side), card, kind)


# -- drawing ----------------------------------------------------------------------------------


def draw_small_card(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """The number; what the card needs or houses, and what it powers, as far as there is room."""
    color = QColor(FUEL_COLORS[face.kind])
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, lit(color, 0.16))
    light.setColorAt(1, shaded(color, 0.2))
    painter.setPen(QPen(see_through("#000000", 0.35), 1))
    painter.setBrush(light)
    painter.drawRoundedRect(box, 4, 4)
    if box.height() < LOW:
        _draw_low(painter, box, face)
        return
    head = box.adjusted(3, 0, -2, -box.height() * 0.5)
    _draw_number(painter, head, face)
    _draw_foot(painter, box.adjusted(1.5, box.height() * 0.5, -1.5, -1.5), face)


def _draw_number(painter: QPainter, area: QRectF, face: CardFace) -> None:
    painter.setFont(card_font(min(area.height() * 0.9, 19.0), QFont.Weight.Bold))
    painter.setPen(QColor("#ffffff"))
    painter.drawText(area, LEFT, face.number)


def _draw_low(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """In one line; where even that is too narrow, without the number."""
    side = min(box.height() * 0.66, box.width() * 0.8, 15.0)
    value = QRectF(0, 0, side, side)
    if box.width() < ROOM_FOR_NUMBER:
        value.moveCenter(box.center())
    else:
        value.moveCenter(QPointF(box.right() - side / 2 - 2, box.center().y()))
        _draw_number(painter, box.adjusted(3, 2, -side - 3, -2), face)
    _draw_value(painter, value, face)


def _draw_value(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """The one figure that counts: cities powered, or workers housed."""
    if face.powers:
        draw_powers(painter, box, face.powers)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through("#ffffff", 0.88))
    painter.drawEllipse(box)
    painter.setFont(card_font(box.height() * 0.85, QFont.Weight.Bold))
    painter.setPen(QColor(INK))
    painter.drawText(box, CENTER, str(face.places))


def _draw_foot(painter: QPainter, foot: QRectF, face: CardFace) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through("#ffffff", 0.88))
    painter.drawRoundedRect(foot, 3, 3)
    side = min(foot.height() * 0.86, foot.width() * 0.36)
    worker = QRectF(foot.left() + 1, foot.center().y() - side / 2, side * 0.85, side)
    draw_worker(painter, worker.adjusted(0, 1, 0, -1), ghost=not face.workers)
    painter.setFont(card_font(min(side, 15.0), QFont.Weight.Bold))
    painter.setPen(QColor(INK))
    count = QRectF(worker.right() + 0.5, foot.top(), foot.width() - worker.width(), foot.height())
    painter.drawText(count, LEFT, str(face.workers or face.places))
    if face.powers:
        high = min(foot.height() * 0.98, foot.width() * 0.5)
        house = QRectF(foot.right() - high * 0.92, foot.center().y() - high / 2, high * 0.9, high)
        draw_powers(painter, house, face.powers)


def _draw_space(painter: QPainter, place: Place) -> None:
    look = theme()
    box = place.box.adjusted(1, 1, -1, -1)
    tint = QColor(FUEL_COLORS[place.kind])
    tint.setAlphaF(0.07 if place.locked else 0.16)
    painter.setBrush(tint)
    style = Qt.PenStyle.DotLine if place.locked else Qt.PenStyle.DashLine
    painter.setPen(QPen(look.color("panel_line" if place.locked else "text_soft"), 1, style))
    painter.drawRoundedRect(box, 4, 4)


def _draw_badge(painter: QPainter, place: Place, face: CardFace) -> None:
    color = QColor(FUEL_COLORS[face.kind])
    painter.setPen(QPen(see_through("#000000", 0.35), 1))
    painter.setBrush(color)
    box = place.box.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(box, 4, 4)
    if place.kind == "technology":
        draw_art(painter, box.adjusted(2, 2, -2, -2), face.art)
    else:
        size = min(box.height() * 0.75, box.width() * 0.9)
        painter.setFont(card_font(size, QFont.Weight.Bold))
        painter.setPen(QColor("#ffffff"))
        painter.drawText(box, CENTER, face.number)


def _draw_workers(painter: QPainter, area: QRectF, company: CompanyFacts) -> None:
    """Permanent workers of their places, seasonal ones, robots: each with its picture, as far
    as there is room."""
    side, at = area.height() - 4, area.left()

    def count(text: str) -> None:
        nonlocal at
        width = text_width(text, 0.95, MEDIUM)
        rest = QRectF(at, area.top(), width + 2, area.height())
        write(painter, rest, text, scale=0.95, weight=MEDIUM)
        at += width + 9

    draw_worker(painter, QRectF(at, area.top() + 2, side, side))
    at += side + 2
    count(f"{company.permanent}/{company.places}")
    if company.seasonal and at + side < area.right():
        draw_worker(painter, QRectF(at, area.top() + 2, side, side), ghost=True)
        at += side + 2
        count(f"+{company.seasonal}")
    if company.robots and at + side < area.right():
        draw_robot(painter, QRectF(at, area.top() + 2, side, side))
        at += side + 2
        count(str(company.robots))
