"""The bundled fonts, as packaging/fonts.py makes them: digits of one width, and all we write."""

import functools
import itertools
import json
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QImage,
    QPainter,
    QRawFont,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication

import powergrid_qt
from powergrid_qt.paths import maps_dir, resources_dir
from powergrid_qt.views.style.theme import MAP_FAMILY, TEXT_FAMILY, load_fonts

WEIGHTS = QFont.Weight
FONTS = [
    *itertools.product([TEXT_FAMILY], [WEIGHTS.Normal, WEIGHTS.Medium, WEIGHTS.DemiBold]),
    *itertools.product([MAP_FAMILY], [WEIGHTS.DemiBold, WEIGHTS.Bold]),
]
NAMES = {
    WEIGHTS.Normal: "Regular",
    WEIGHTS.Medium: "Medium",
    WEIGHTS.DemiBold: "SemiBold",
    WEIGHTS.Bold: "Bold",
}
MOST_BYTES = 310_000

ALPHABETS = (
    "ÄÖÜäöüßẞ ÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ Ññ¿¡ ÃÕãõ ÅåØøÆæ Ðð Þþ ĄĆĘŁŃÓŚŹŻąćęłńóśźż ČĎĚŇŘŠŤŮŽčďěňřšťůž"
    "ĂÂÎȘȚăâîșț ŐŰőű ĀĒĢĪĶĻŅŪāēģīķļņū ĖĮŲėįų ĞİŞğış ĠĦġħ ĲĳŴŶŵŷ"
)
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώϊϋΐΰαβγδεζηθικλμνξοπρσςτυφχψω"
CYRILLIC = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЄІЇҐєіїґЉЊЋЂЏљњћђџ"


def used_font(family: str, weight: QFont.Weight) -> QFont:
    """One of the bundled fonts, large, and surely this very one."""
    font = QFont(family)
    font.setPointSizeF(33.5)
    font.setWeight(weight)
    raw = QRawFont.fromFont(font)
    assert (raw.familyName(), raw.styleName()) == (family, NAMES[weight])
    return font


@pytest.fixture(autouse=True)
def loaded(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize(("family", "weight"), FONTS)
def test_all_digits_are_equally_wide(family: str, weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(used_font(family, weight))
    assert len({metrics.horizontalAdvance(digit) for digit in string.digits}) == 1


@pytest.mark.parametrize(("family", "weight"), FONTS)
def test_numbers_with_as_many_digits_are_equally_wide(family: str, weight: QFont.Weight) -> None:
    """Kerning, too, leaves digits where they are, between each other and beside signs."""
    metrics = QFontMetricsF(used_font(family, weight))
    pairs = map("".join, itertools.product(string.digits, repeat=2))
    assert len({metrics.horizontalAdvance(pair) for pair in pairs}) == 1
    for written in ("{} €", "+{}", "−{}", "{}:", "({})", "{}.", "{},", "{}×", "{}/{}"):
        widths = {metrics.horizontalAdvance(written.format(*[one] * 2)) for one in string.digits}
        assert len(widths) == 1, written


@pytest.mark.parametrize("weight", [weight for family, weight in FONTS if family == TEXT_FAMILY])
def test_the_text_font_has_every_character_that_we_write(weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(used_font(TEXT_FAMILY, weight))
    wanted = {*written_by_us(), *ALPHABETS, *GREEK, *CYRILLIC}
    assert [char for char in sorted(wanted) if not metrics.inFontUcs4(ord(char))] == []


@pytest.mark.parametrize("weight", [weight for family, weight in FONTS if family == MAP_FAMILY])
def test_the_font_of_maps_and_cards_has_every_name(weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(used_font(MAP_FAMILY, weight))
    wanted = {*"".join(board_names()), *string.printable.strip(), *"€·×−–…“”„’", *ALPHABETS}
    assert [char for char in sorted(wanted) if not metrics.inFontUcs4(ord(char))] == []


@pytest.mark.parametrize(
    ("name", "system"),
    [
        ("Łukasz", QFontDatabase.WritingSystem.Latin),
        ("Αθήνα", QFontDatabase.WritingSystem.Greek),
        ("北京", QFontDatabase.WritingSystem.SimplifiedChinese),
        ("Երևան", QFontDatabase.WritingSystem.Armenian),
        ("תל אביב", QFontDatabase.WritingSystem.Hebrew),
    ],
)
@pytest.mark.parametrize("family", [TEXT_FAMILY, MAP_FAMILY])
def test_names_are_written_without_boxes_where_some_font_has_their_letters(
    family: str, name: str, system: QFontDatabase.WritingSystem
) -> None:
    """Letters that ours lack come from the fonts of the system."""
    if not QFontDatabase.families(system):
        pytest.skip("no font of this system has these letters")
    layout = QTextLayout(name, used_font(family, WEIGHTS.DemiBold))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    boxes = [run for run in layout.glyphRuns() if 0 in run.glyphIndexes()]
    assert boxes == []


def test_bold_text_is_semi_bold_and_not_thickened_by_qt() -> None:
    semi, bold = (drawn(TEXT_FAMILY, weight) for weight in (WEIGHTS.DemiBold, WEIGHTS.Bold))
    assert bold == semi
    assert semi != drawn(TEXT_FAMILY, WEIGHTS.Medium)


def drawn(family: str, weight: QFont.Weight) -> QImage:
    """Some letters, as they look on a screen."""
    font = QFont(family, 20)
    font.setWeight(weight)
    image = QImage(200, 60, QImage.Format.Format_Grayscale8)
    image.fill(255)
    with QPainter(image) as painter:
        painter.setFont(font)
        painter.drawText(image.rect(), "Power")
    return image


def test_they_are_small() -> None:
    files = list((resources_dir() / "fonts").glob("*.ttf"))
    assert len(files) == len(FONTS)
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


@functools.cache
def written_by_us() -> frozenset[str]:
    """The characters of the source, the translations and the boards."""
    sources = Path(powergrid_qt.__file__).parent.rglob("*.py")
    translations = (resources_dir() / "translations").glob("*.ts")
    texts = [path.read_text(encoding="utf-8") for path in (*sources, *translations)]
    texts += board_names()
    return frozenset(filter(str.isprintable, "".join(texts)))


def board_names() -> Iterator[str]:
    for path in [*maps_dir().glob("*.json"), resources_dir() / "decks.json"]:
        yield json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False)
