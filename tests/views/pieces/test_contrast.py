"""Contrast of both themes, by the measure of WCAG 2: 4.5 for text, 3 for what is drawn."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from powergrid_qt.views.pieces.card_parts import draw_discount, draw_transformer
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.small_cards import draw_card_badge, draw_small_card
from powergrid_qt.views.style.style import shades
from powergrid_qt.views.style.theme import (
    PLAYER_COLORS,
    REGION_TINTS,
    THEMES,
    Theme,
    contrast,
    mix,
    set_theme,
)
from tests.views.pieces.test_paint import all_faces

TEXT, GRAPHICS = 4.5, 3.0
SURFACES = ("panel", "raised", "window")
INKS = ("text", "text_soft", "accent", "lit", "good", "focus", "warning")
STATES = ("button", "button_hover", "button_pressed", "field", "segment", "hover", "pressed")

TEXT_PAIRS = [
    *((ink, ground) for ink in INKS for ground in SURFACES),
    *(("text", state) for state in (*STATES, "selected")),
    *(("accent_text", ground) for ground in ("accent", "accent_high", "accent_low")),
    *((ink, "paper") for ink in ("paper_text", "text", "text_soft", "warning")),
    ("lit_text", "lit"),
    ("warning", "warning_soft"),
    ("panel", "warning"),
    ("window", "text"),  # tooltips and toasts
    ("pill_text", "pill"),
    ("label", "land"),
    ("label", "sea"),
]
GRAPHIC_PAIRS = [
    *(("lit", ground) for ground in ("land", "sea", "city")),
    *(("focus", ground) for ground in ("land", "sea", "city")),
    *(("wire", ground) for ground in ("land", "sea")),
    *(("city_line", ground) for ground in ("land", "sea", "city")),
    *(("accent_focus", ground) for ground in ("accent", "accent_high", "accent_low")),
    ("focus", "paper"),
    ("control_line", "field"),
    ("control_line", "panel"),
]


def color(look: Theme, name: str) -> str:
    return shades(look).get(name) or str(getattr(look, name))


def test_black_on_white_is_21_and_a_colour_on_itself_1() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#b84c00", "#b84c00") == 1


@pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)
@pytest.mark.parametrize(("pairs", "least"), [(TEXT_PAIRS, TEXT), (GRAPHIC_PAIRS, GRAPHICS)])
def test_contrast_is_enough(look: Theme, pairs: list[tuple[str, str]], least: float) -> None:
    measured = {pair: contrast(*(color(look, name) for name in pair)) for pair in pairs}
    assert {pair: round(value, 2) for pair, value in measured.items() if value < least} == {}


NEAREST = 60
"""How far apart two colours are at least, of 255 in each of three parts, to be told apart."""


@pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)
def test_what_to_do_now_has_nobodys_colour(look: Theme) -> None:
    for ground in (look.accent, look.accent_high, look.accent_low):
        for color, player in PLAYER_COLORS.items():
            assert distance(ground, player) > NEAREST, color


def distance(one: str, other: str) -> float:
    parts = zip(QColor(one).getRgb()[:3], QColor(other).getRgb()[:3], strict=True)  # type: ignore[index]
    return float(sum((left - right) ** 2 for left, right in parts) ** 0.5)


# -- what is painted --------------------------------------------------------------------------

Drawing = Callable[[QPainter, QRectF], None]
SOLID = 0.9
"""Of the pixels of letters so many are wholly covered and have the full contrast."""


@pytest.fixture(params=THEMES)
def themed(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    set_theme(request.param)
    yield request.param
    set_theme("light")


def painted(drawing: Drawing, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        drawing(painter, QRectF(QPoint(), size))
    return image


def contrast_of_letters(written: Drawing, blank: Drawing, size: QSize) -> float:
    """How much letters differ from what would be seen without them, where they are solid: in the
    tenth of their pixels that differ most."""
    with_letters, without = painted(written, size), painted(blank, size)
    found = sorted(
        contrast(with_letters.pixelColor(x, y), without.pixelColor(x, y))
        for x in range(size.width())
        for y in range(size.height())
        if with_letters.pixel(x, y) != without.pixel(x, y)
    )
    return found[int(len(found) * SOLID)]


def kinds_of_faces() -> list[CardFace]:
    """One with a number for each colour of cards."""
    return list({face.colors: face for face in all_faces() if face.number}.values())


@pytest.mark.parametrize("faded", [False, True])
def test_numbers_on_cards_can_be_read(themed: str, faded: bool) -> None:
    measured = {}
    for face in kinds_of_faces():
        blank = replace(face, number=" ")
        measured[face.id] = contrast_of_letters(
            partial(draw_card, face=face, faded=faded),
            partial(draw_card, face=blank, faded=faded),
            QSize(120, 90),
        )
    assert {card: round(value, 2) for card, value in measured.items() if value < TEXT} == {}


@pytest.mark.parametrize(
    ("draw", "size"), [(draw_small_card, (96, 34)), (draw_card_badge, (34, 34))]
)
def test_numbers_on_small_cards_can_be_read(
    themed: str, draw: Callable[..., None], size: tuple[int, int]
) -> None:
    measured = {}
    for face in kinds_of_faces():
        if draw is draw_card_badge and face.kind == "technology":
            continue  # which shows its picture
        blank = replace(face, number=" ")
        measured[face.id] = contrast_of_letters(
            partial(draw, face=face),
            partial(draw, face=blank),
            QSize(*size),
        )
    assert {card: round(value, 2) for card, value in measured.items() if value < TEXT} == {}


def test_what_lies_on_cards_can_be_read(themed: str) -> None:
    def discount(text: str) -> Drawing:
        return lambda painter, box: draw_discount(painter, box, text)

    assert contrast_of_letters(discount("-3"), discount(" "), QSize(40, 40)) >= TEXT
    plate = painted(draw_transformer, QSize(60, 40))
    grounds = [plate.pixelColor(x, 20) for x in (6, 54)]
    assert all(contrast("#ffffff", ground) >= TEXT for ground in grounds)


@pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)
def test_names_on_the_map_can_be_read_on_any_region(look: Theme) -> None:
    """On their halo, over a region's colour at its full strength, stronger than it is painted."""
    halo = QColor(look.label_halo)
    opaque = QColor.fromRgb(halo.rgb())
    grounds = (*REGION_TINTS.values(), look.land, look.sea, look.sea_deep, look.land_line)
    measured = {
        ground: contrast(look.label, mix(ground, opaque, halo.alphaF())) for ground in grounds
    }
    assert {ground: round(value, 2) for ground, value in measured.items() if value < TEXT} == {}
