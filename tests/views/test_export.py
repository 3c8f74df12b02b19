"""Boards as files: PNG, SVG and PDF, from the program and from the command line."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import powergrid_qt
from powergrid_qt.cli import main
from powergrid_qt.engine import board_ids
from powergrid_qt.views.export import board_pdf, board_png, board_svg, page_size, save_board
from powergrid_qt.views.theme import set_theme
from tests.views.boards import fill, make_scene

ROOT = Path(powergrid_qt.__file__).parent.parent
each_board = pytest.mark.parametrize("board_id", board_ids())


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


@each_board
def test_a_png_has_the_size_that_was_asked_for(board_id):
    scene = make_scene(board_id)
    image = image_of(board_png(scene, 800))
    page = page_size(scene)
    assert max(image.width(), image.height()) == 800
    ratio = image.width() / image.height()
    assert ratio == pytest.approx(page.width() / page.height(), rel=0.01)
    assert colors(image) > 200


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


@each_board
def test_a_pdf_is_one_page(board_id):
    data = board_pdf(make_scene(board_id))
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == 1


def test_what_is_on_the_board_is_in_the_picture(qapp):
    scene = make_scene("germany")
    empty = image_of(board_png(scene, 500))
    fill(scene)
    full = image_of(board_png(scene, 500))
    scene.show_path(["kiel", "hamburg"], "18")
    with_way = image_of(board_png(scene, 500))
    assert empty != full != with_way
    assert scene.bubble.isVisible()  # it was hidden for the picture only


@pytest.mark.parametrize("ending", ["png", "svg", "pdf", "PNG"])
def test_the_ending_decides_the_format(ending, tmp_path):
    path = tmp_path / f"board.{ending}"
    save_board(make_scene("usa"), path)
    start = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[ending.lower()]
    assert path.read_bytes().startswith(start)


def test_a_folder_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(OSError, match="No such file"):
        save_board(make_scene("usa"), tmp_path / "nowhere" / "board.png")


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
        (["my-board.json", "--png", "x.png"], "name one"),
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
