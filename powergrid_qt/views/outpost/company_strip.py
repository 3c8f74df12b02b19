"""Outpost's company board in a strip: plant and shelter spaces, reserve, technologies, workers."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from powergrid_qt.engine import State
from powergrid_qt.models.player_facts import CompanyFacts, PlayerFacts
from powergrid_qt.views.pieces.card_words import card_line
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.small_cards import LOW, draw_card_badge, draw_small_card
from powergrid_qt.views.pieces.tokens import draw_robot, draw_worker
from powergrid_qt.views.style.lettering import MEDIUM, text_width, write
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.views.style.tints import see_through
from powergrid_qt.words.names import listed

translate = QCoreApplication.translate

GAP = 3.0
FOOT = 20.0
"""Height of the line with workers, technologies and reserve."""
WORKERS, ONE_LINE_WORKERS = 148.0, 46.0
LOWEST = 14.0
ONE_LINE = 40.0
"""Below this height there is no such line: cards and workers share one."""
WIDEST, NARROWEST = 46.0, 30.0
LEAST_BADGE = 15.0
SPLIT = 6.0
"""Between plants and shelters."""


def _parts(area: QRectF, company: CompanyFacts) -> tuple[QRectF, QRectF, QRectF]:
    """Where the spaces of the board, the workers and the small cards go: in two lines, or in one
    where there is too little height. Then the small cards have what is left."""
    if area.height() >= ONE_LINE:
        upper = area.adjusted(0, 0, 0, -FOOT - 2)
        lower = QRectF(area.left(), area.bottom() - FOOT, area.width(), FOOT)
        workers = QRectF(lower.left(), lower.top(), WORKERS, FOOT)
        return upper, workers, lower.adjusted(WORKERS + 2, 0, 0, 0)
    cards = len(company.plants) + len(company.shelters)
    rest = area.width() - ONE_LINE_WORKERS - 8
    board = min(cards * (NARROWEST + GAP) + SPLIT, rest)
    spaces = QRectF(area.left(), area.top() + 1, board, area.height() - 2)
    line = QRectF(spaces.right() + 4, area.center().y() - FOOT / 2, ONE_LINE_WORKERS, FOOT)
    small = QRectF(line.right(), line.top(), area.right() - line.right(), FOOT)
    return spaces, line, small


def draw_company(
    painter: QPainter, area: QRectF, state: State, player: PlayerFacts
) -> Iterator[tuple[QRectF, str]]:
    """Draws place by place, and gives what there is to tell about each."""
    company = player.company
    assert company is not None
    if area.height() < LOWEST:
        return  # the company board tells it
    spaces, workers, small = _parts(area, company)
    for box, kind, card, locked in _spaces(spaces, company):
        if card is not None:
            face = face_of(state, card)
            (draw_card_badge if box.height() < LOW else draw_small_card)(painter, box, face)
            yield box, card_line(face)
        else:
            _draw_space(painter, box, kind, locked=locked)
            free = translate("Company", "Free space")
            opens = translate("Company", "Locked: a building on the board opens it")
            yield box, opens if locked else free
    for box, beside in _small(small, company):
        face = face_of(state, beside)
        draw_card_badge(painter, box, face)
        reserve = translate("Company", "In reserve: {card}").format(card=card_line(face))
        yield box, reserve if beside in company.reserve else card_line(face)
    _draw_workers(painter, workers, company)
    yield workers, workers_tip(company)


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


def _spaces(area: QRectF, company: CompanyFacts) -> Iterator[tuple[QRectF, str, str | None, bool]]:
    """Each with its kind, its card, and whether it is locked: for plants at the left, for shelters
    at the right of them. Where room is scarce the locked ones are left out."""
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
            yield box, kind, None if locked else cards[number], locked
            left += width + GAP
        left += SPLIT


def _width(area: QRectF, count: int) -> float:
    return min((area.width() - SPLIT - GAP * count) / max(count, 1), WIDEST)


def _small(area: QRectF, company: CompanyFacts) -> Iterator[tuple[QRectF, str]]:
    """Technologies and the reserve, from the right; many of them are narrow, and none is seen where
    there is no room at all."""
    side = area.height()
    cards = [*reversed(company.reserve), *reversed(company.technologies)]
    step = min(side + GAP, area.width() / max(len(cards), 1))
    if step < LEAST_BADGE:
        return
    width = min(side, step - 1)
    for number, card in enumerate(cards):
        left = area.right() - width - number * step
        yield QRectF(left, area.top(), width, side), card


# -- drawing ----------------------------------------------------------------------------------


def _draw_space(painter: QPainter, box: QRectF, kind: str, *, locked: bool) -> None:
    painter.setBrush(see_through(FUEL_COLORS[kind], 0.07 if locked else 0.16))
    style = Qt.PenStyle.DotLine if locked else Qt.PenStyle.DashLine
    painter.setPen(QPen(theme().color("panel_line" if locked else "text_soft"), 1, style))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)


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
