"""Outpost's company board in a strip: plant and shelter spaces, reserve, technologies, workers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.engine import State
from powergrid_qt.models.player_facts import CompanyFacts, PlayerFacts
from powergrid_qt.views.pieces.card_words import card_line
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.small_cards import draw_card_badge, draw_small_card
from powergrid_qt.views.pieces.tokens import draw_robot, draw_worker
from powergrid_qt.views.style.lettering import MEDIUM, text_width, write
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.words.names import listed

translate = QCoreApplication.translate

GAP = 3.0
FOOT = 20.0
"""Height of the line with workers, technologies and reserve."""
WORKERS, ONE_LINE_WORKERS = 148.0, 46.0
ONE_LINE = 40.0
"""Below this height there is no such line: cards and workers share one."""
WIDEST, NARROWEST = 46.0, 30.0
RESERVE = "reserve"
SPLIT = 6.0
"""Between plants and shelters."""


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


def draw_company(
    painter: QPainter, area: QRectF, state: State, player: PlayerFacts
) -> Iterator[tuple[QRectF, str]]:
    """Draws place by place, and gives what there is to tell about each."""
    company = player.company
    assert company is not None
    parts = _parts(area, company)
    for place in _spaces(parts.spaces, company):
        if place.card is not None:
            face = face_of(state, place.card)
            draw_small_card(painter, place.box, face)
            yield place.box, card_line(face)
        else:
            _draw_space(painter, place)
            yield (
                place.box,
                (
                    translate("Company", "Locked: a building on the board opens it")
                    if place.locked
                    else translate("Company", "Free space")
                ),
            )
    for place in _small(parts.small, company):
        face = face_of(state, place.card or "")
        draw_card_badge(painter, place.box, face)
        reserve = translate("Company", "In reserve: {card}").format(card=card_line(face))
        yield place.box, reserve if place.kind == RESERVE else card_line(face)
    _draw_workers(painter, parts.workers, company)
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
    cards = [(card, RESERVE) for card in reversed(company.reserve)]
    cards += [(card, "technology") for card in reversed(company.technologies)]
    step = min(side + GAP, area.width() / max(len(cards), 1))
    width = min(side, step - 1)
    for number, (card, kind) in enumerate(cards):
        left = area.right() - width - number * step
        yield Place(QRectF(left, area.top(), width, side), card, kind)


# -- drawing ----------------------------------------------------------------------------------


def _draw_space(painter: QPainter, place: Place) -> None:
    look = theme()
    box = place.box.adjusted(1, 1, -1, -1)
    tint = QColor(FUEL_COLORS[place.kind])
    tint.setAlphaF(0.07 if place.locked else 0.16)
    painter.setBrush(tint)
    style = Qt.PenStyle.DotLine if place.locked else Qt.PenStyle.DashLine
    painter.setPen(QPen(look.color("panel_line" if place.locked else "text_soft"), 1, style))
    painter.drawRoundedRect(box, 4, 4)


def _draw_workers(painter: QPainter, area: QRectF, company: CompanyFacts) -> None:
    """Permanent workers of their places, seasonal ones, robots: each with its picture, as far
    as there is room."""
    groups: list[tuple[Callable[[QPainter, QRectF, bool], None], bool, str]] = [
        (draw_worker, False, f"{company.permanent}/{company.places}")
    ]
    if company.seasonal:
        groups.append((draw_worker, True, f"+{company.seasonal}"))
    if company.robots:
        groups.append((draw_robot, False, str(company.robots)))
    side, at = area.height() - 4, area.left()
    for draw, ghost, text in groups:
        if at + side >= area.right():
            break
        draw(painter, QRectF(at, area.top() + 2, side, side), ghost)
        width = text_width(text, 0.95, MEDIUM)
        figures = QRectF(at + side + 2, area.top(), width + 2, area.height())
        write(painter, figures, text, scale=0.95, weight=MEDIUM)
        at = figures.right() + 7
