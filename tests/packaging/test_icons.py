"""The icons that are shipped are those that packaging/icons.py makes, and windows have them."""

from pathlib import Path

import icons
import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from powergrid_qt.views.window.application import make_application
from tests.views.real_window import open_window

MOST_DIFFERENT = 2.0
"""On average, of 255: versions of Qt smooth edges a little differently."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, qapp) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.make_icons(folder)
    return folder


def test_none_is_missing_and_none_is_left_over(made: Path) -> None:
    assert names(made) == names(icons.TARGET)


@pytest.mark.parametrize("name", sorted(path.name for path in icons.TARGET.glob("*.ic*")))
def test_files_with_several_sizes_hold_them(name: str) -> None:
    with Image.open(icons.TARGET / name) as icon:
        sizes = {size[0] * (size[2] if len(size) == 3 else 1) for size in icon.info["sizes"]}
    wanted = {".ico": icons.ICO_SIZES, ".icns": icons.ICNS_SIZES}[Path(name).suffix]
    assert sizes == set(wanted)


@pytest.mark.parametrize(
    "name", sorted(path.name for path in icons.TARGET.iterdir() if path.suffix != ".svg")
)
def test_they_look_as_the_drawing_does_now(made: Path, name: str) -> None:
    with Image.open(made / name) as new, Image.open(icons.TARGET / name) as shipped:
        difference = ImageChops.difference(new.convert("RGBA"), shipped.convert("RGBA"))
    assert max(ImageStat.Stat(difference).mean) <= MOST_DIFFERENT


def test_the_drawing_of_files_has_the_program_in_it() -> None:
    shipped = (icons.TARGET / "document.svg").read_text(encoding="utf-8")
    assert shipped == icons.document_drawing()


def test_windows_have_the_icon(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_application().setWindowIcon(QIcon())
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        qtbot.waitUntil(lambda: not window.windowIcon().isNull())
        assert not window.windowIcon().pixmap(32, 32).isNull()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}
