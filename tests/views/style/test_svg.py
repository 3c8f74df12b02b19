"""Drawings come from files that an artist can open: all of them load, and none lies about."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer
from PySide6.QtWidgets import QApplication

import powergrid_qt
from powergrid_qt.paths import resources_dir
from powergrid_qt.views.pieces.tokens import draw_house, draw_token, house_outline
from powergrid_qt.views.style import theme as themes
from powergrid_qt.views.style.svg import draw_svg

INK = QColor("#336699")
FILES = sorted(
    path.relative_to(resources_dir()).with_suffix("").as_posix()
    for folder in ("art", "icons")
    for path in (resources_dir() / folder).rglob("*.svg")
)
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (*Path(powergrid_qt.__file__).parent.rglob("*.py"), resources_dir() / "style.qss")
)


@pytest.fixture(params=["light", "dark"], autouse=True)
def _theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    themes.set_theme(request.param)
    yield
    themes.set_theme("light")


def drawn(name: str, side: int, **how: object) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        draw_svg(painter, QRectF(0, 0, side, side), name, **how)  # type: ignore[arg-type]
    return image


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_a_picture(name: str) -> None:
    """Whatever Qt has to complain about a file is a warning, which fails the test."""
    assert QSvgRenderer(str(resources_dir() / f"{name}.svg")).isValid()
    image = drawn(name, 40, color=INK)
    seen = [image.pixelColor(x, y).alpha() for x in range(40) for y in range(40)]
    assert max(seen) > 50


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_asked_for(name: str) -> None:
    """By its name, or with others of its folder (which tests of cards, tokens and houses draw)."""
    folder, _, stem = name.rpartition("/")
    if folder == "icons/controls":
        assert f"/{stem.rpartition('-')[0]}-$name.svg" in SOURCES
    else:
        assert {name, stem} & quoted() or is_asked_for_whole(folder)


@cache
def quoted() -> frozenset[str]:
    """What stands between quotation marks in the sources, as far as it could be a name."""
    return frozenset(re.findall(r'"([\w/-]+)(?=")', SOURCES))


@cache
def is_asked_for_whole(folder: str) -> bool:
    return re.search(rf'"{folder}/(?:ghost-)?{{.*}}"', SOURCES) is not None


def test_every_icon_that_is_asked_for_has_a_file() -> None:
    asked = r'(?:IconButton|PanelButton|icon|draw_icon)\([^"()=]*(?:\([^()]*\)[^"()=]*)*"([a-z]+)"'
    wanted = set(re.findall(asked, SOURCES))
    assert len(wanted) > 15
    assert {f"icons/{name}" for name in wanted} <= set(FILES)


def test_what_is_different_in_the_dark_stands_in_the_file() -> None:
    at_night = drawn("art/tokens/oil", 30)
    on_paper = drawn("art/tokens/oil", 30, on_paper=True)
    assert (at_night == on_paper) is (themes.theme() is themes.LIGHT)


def test_a_thin_line_is_seen_at_every_size() -> None:
    """And small pictures have no dashes, which would fray them."""
    foot = {side: drawn("art/tokens/ghost-worker", side, color=INK) for side in (12, 48)}
    along = {
        side: [image.pixelColor(x, int(side * 0.96)).alpha() for x in range(side // 4, side // 2)]
        for side, image in foot.items()
    }
    assert min(along[12]) > 150
    assert min(along[48]) < 100 < 200 < max(along[48])


@pytest.mark.parametrize("side", [0.0, 0.2])
def test_what_has_no_room_is_not_drawn(side: float) -> None:
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        draw_house(painter, QRectF(0, 0, side, side), "red")  # no warning of Qt's either


@pytest.mark.parametrize("color", [*themes.PLAYER_COLORS, None])
def test_a_house_has_the_colour_and_the_outline_of_its_player(color: str | None) -> None:
    square = QRectF(0, 0, 40, 40)
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        draw_house(painter, square, color)
    middle, wanted = image.pixelColor(20, 24), themes.player_color(color)
    for one, other in zip(middle.getRgb()[:3], wanted.getRgb()[:3], strict=True):  # type: ignore[index]
        assert abs(one - other) < 24
    outline = house_outline(square, color)
    for x in range(2, 38):
        for y in range(2, 38):
            box = QRectF(x - 1.5, y - 1.5, 4, 4)
            if outline.contains(box):
                assert image.pixelColor(x, y).alpha() == 255
            elif not outline.intersects(box):
                assert image.pixelColor(x, y).alpha() == 0


def test_files_of_lines_get_lines() -> None:
    """Nothing becomes pixels on its way into an SVG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    with QPainter(generator) as painter:
        draw_house(painter, QRectF(0, 0, 40, 40), "red")
        draw_token(painter, QRectF(50, 0, 40, 40), "oil")
    text = bytes(data.data()).decode()
    assert text.count("<path") >= 2
    assert "<image" not in text
