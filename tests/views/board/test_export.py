"""Boards as files: PNG, SVG and PDF, from the program and from the command line."""

import functools
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import powergrid_qt
from powergrid_qt.cli import main
from powergrid_qt.engine import load_board
from powergrid_qt.views.board.export import (
    HEAD,
    MARGIN,
    WRITERS,
    board_pdf,
    board_png,
    board_svg,
    legend_rows,
    page_size,
    sizes_text,
)
from powergrid_qt.views.board.looks import SLOT_RADIUS
from powergrid_qt.views.style.theme import set_theme
from tests.views.boards import each_board, fill, make_scene

ROOT = Path(powergrid_qt.__file__).parent.parent


@pytest.fixture(autouse=True)
def light(qapp):
    set_theme("light")


def image_of(png: bytes) -> QImage:
    image = QImage()
    assert image.loadFromData(png)
    return image


def colors(image: QImage) -> int:
    """How many colours there are in a small copy: few in an empty picture."""
    small = image.scaled(60, 60)
    return len({small.pixel(x, y) for x in range(60) for y in range(60)})


@pytest.mark.long(but=["usa", "outpost"])
@each_board
def test_a_png_has_the_size_that_was_asked_for(board_id):
    scene = make_scene(board_id)
    image = image_of(board_png(scene, 800))
    page = page_size(scene)
    assert max(image.width(), image.height()) == 800
    ratio = image.width() / image.height()
    assert ratio == pytest.approx(page.width() / page.height(), rel=0.01)
    assert colors(image) > 200


@pytest.mark.long(but=["outpost"])
@each_board
def test_an_svg_shows_the_same_as_the_png(board_id):
    scene = make_scene(board_id)
    data = board_svg(scene)
    assert ElementTree.fromstring(data).tag.endswith("svg")
    renderer = QSvgRenderer(data)
    png = image_of(board_png(scene, 600))
    drawn = QImage(png.size(), QImage.Format.Format_RGB32)
    with QPainter(drawn) as painter:
        renderer.render(painter)
    far = 0
    for x in range(0, png.width(), 10):
        for y in range(0, png.height(), 10):
            one, other = png.pixelColor(x, y), drawn.pixelColor(x, y)
            far += abs(one.lightness() - other.lightness()) > 60
    assert far < 0.06 * (png.width() // 10) * (png.height() // 10)


def darkest(image: QImage, scale: float, at: QPointF, radius: float) -> int:
    """The darkest pixel around a point of the board."""
    reach = int(radius * scale)
    x, y = round(at.x() * scale), round(at.y() * scale)
    return min(
        image.pixelColor(x + dx, y + dy).lightness()
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
    )


@pytest.mark.long
@pytest.mark.parametrize("board_id", ["germany", "outpost"])
def test_the_prices_of_the_slots_are_in_every_picture(board_id):
    scene = make_scene(board_id)
    size = 2400
    page = page_size(scene)
    scale = size / max(page.width(), page.height())
    drawn = QImage((page * scale).toSize(), QImage.Format.Format_RGB32)
    with QPainter(drawn) as painter:
        QSvgRenderer(board_svg(scene)).render(painter)
    item = scene.cities[scene.board.cities[0].id]
    corner = QPointF(MARGIN, HEAD) - scene.outlines.picture.topLeft()
    for image in (image_of(board_png(scene, size)), drawn):
        for slot in range(3):
            middle = item.pos() + item.slot_place(slot) + corner
            assert darkest(image, scale, middle, SLOT_RADIUS * 0.6) < 140


@functools.cache
def pdf_of(board_id: str) -> bytes:
    return board_pdf(make_scene(board_id))


@pytest.mark.long(but=["germany", "outpost"])
@each_board
def test_a_pdf_is_one_page(board_id):
    data = pdf_of(board_id)
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == 1


@pytest.mark.long(but=["germany", "outpost"])
@each_board
def test_every_dictionary_of_a_pdf_ends(board_id):
    """As readers want it; Qt leaves one open. What follows it lies where the table says."""
    data = pdf_of(board_id)
    information = data[data.index(b"1 0 obj") : data.index(b"endobj")]
    assert information.count(b"<<") == information.count(b">>") == 1
    [told] = re.findall(rb"startxref\s+(\d+)", data)
    place = int(told)
    assert data[place:].startswith(b"xref")
    second = int(data[place:].splitlines()[4].split()[0])
    assert data[second:].startswith(b"2 0 obj")


def test_only_craters_have_gradients_with_transparency_in_a_pdf():
    """In the halls of the cities Qt's PDF fills them solid, over all that is drawn there."""
    outlines = make_scene("outpost").outlines
    craters = [kind for kind, _ in outlines.decor if kind in ("crater", "crater_rim")]
    assert craters
    assert pdf_of("outpost").count(b"/SMask <<") == len(craters)


@pytest.mark.long(but=["germany", "outpost"])
@each_board
def test_the_text_of_a_pdf_is_text(board_id):
    found = set()
    for told in re.findall(rb"beginbfrange(.*?)endbfrange", pdf_of(board_id), re.DOTALL):
        found |= {int(code, 16) for code in re.findall(rb"<([0-9A-Fa-f]{4})>", told)}
    names = "".join(city.name for city in load_board(board_id).cities) + "101520"
    assert {ord(letter) for letter in names if letter != " "} <= found


def test_no_moon_is_cut():
    outlines = make_scene("outpost").outlines
    moons = [path.boundingRect() for kind, path in outlines.decor if kind == "moon"]
    assert moons
    assert not all(outlines.frame.contains(moon) for moon in moons)
    assert all(outlines.picture.contains(moon) for moon in moons)
    assert outlines.picture.contains(outlines.frame)
    assert outlines.bounds.contains(outlines.picture)


def test_the_heading_tells_what_is_in_play():
    scene = make_scene("germany")
    assert sizes_text(scene) == "42 cities in 6 regions, 83 connections"
    scene.show_regions(["northwest", "west"])
    inside = [city.id for city in scene.board.cities if city.region in ("northwest", "west")]
    wires = [wire for wire in scene.board.connections if {wire.a, wire.b} <= set(inside)]
    assert sizes_text(scene) == (
        f"In play: {len(inside)} of 42 cities, 2 of 6 regions, {len(wires)} of 83 connections"
    )
    faded = [entry.text for row in legend_rows(scene, 1000) for entry in row if entry.faded]
    assert len(faded) == 4


def test_what_is_on_the_board_is_in_the_picture(qapp):
    scene = make_scene("germany")
    empty = image_of(board_png(scene, 500))
    fill(scene)
    full = image_of(board_png(scene, 500))
    scene.show_path(["kiel", "hamburg"], "18")
    with_way = image_of(board_png(scene, 500))
    assert empty != full != with_way
    assert scene.bubble.isVisible()  # it was hidden for the picture only


@pytest.mark.long(but=[".svg", ".pdf"])
@pytest.mark.parametrize("ending", WRITERS)
def test_the_ending_decides_the_format(ending):
    start = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}[ending]
    assert WRITERS[ending](make_scene("usa")).startswith(start)


# -- the command ------------------------------------------------------------------------------


def test_the_command_draws_without_a_screen(tmp_path):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "powergrid_qt", "maps", "outpost", "--size", "600"]
        + [f"--{kind}={tmp_path / 'board'}.{kind}" for kind in ("png", "svg", "pdf")],
        env={**environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(tmp_path / "board.png"))
    assert max(image.width(), image.height()) == 600
    assert {path.suffix for path in tmp_path.iterdir()} == {".png", ".svg", ".pdf"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--png", "x.png"], "name one"),
        (["my-board.json", "--png", "x.png"], "there is no such file"),
        (["gremany", "--png", "x.png"], 'did you mean "germany"?'),
        (["germany", "--png", "nowhere/x.png"], "nowhere/x.png: No such file or directory"),
    ],
)
def test_what_cannot_be_drawn_is_refused(arguments, complaint, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["maps", *arguments]) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("size", ["0", "199", "12001", "big"])
def test_absurd_sizes_are_refused(size, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["maps", "germany", "--png", "x.png", "--size", size])
    assert stopped.value.code == 2


@pytest.mark.parametrize("option", ["--text", "--json"])
def test_words_on_a_screen(option, capsys, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert main(["maps", "germany", option]) == 0
    assert "Köln" in capsys.readouterr().out
