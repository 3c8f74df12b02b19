"""Contrast of both themes, by the measure of WCAG 2: 4.5 for text, 3 for what is drawn."""

import pytest
from PySide6.QtGui import QColor

from powergrid_qt.views.style.style_sheet import shades
from powergrid_qt.views.style.theme import PLAYER_COLORS, THEMES, Theme

TEXT, GRAPHICS = 4.5, 3.0
SURFACES = ("panel", "raised", "window")
INKS = ("text", "text_soft", "accent", "lit", "good", "focus", "warning")
STATES = ("button", "button_hover", "button_pressed", "field", "segment", "hover", "pressed")

TEXT_PAIRS = [
    *((ink, ground) for ink in INKS for ground in SURFACES),
    *(("text", state) for state in (*STATES, "selected")),
    *(("accent_text", ground) for ground in ("accent", "accent_high", "accent_low")),
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
    ("control_line", "field"),
    ("control_line", "panel"),
]


def luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(luminance(QColor(color)) for color in (one, other))
    return (light + 0.05) / (dark + 0.05)


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
