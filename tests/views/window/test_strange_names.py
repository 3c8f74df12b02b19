"""Names are plain text wherever they are shown, whatever they hold."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import Qt as QtInGui
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import play_on
from powergrid_qt.app import folders
from powergrid_qt.app.game_file import suggested_path
from powergrid_qt.app.my_boards import keep_board, read_or_refuse
from powergrid_qt.engine import COLORS, Board, Game, GameConfig, Record, Seat, write_record
from powergrid_qt.engine.board import parse_board
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToGame, ToStart
from tests.own_boards import sicily

MOVES = 61
NAMES = (
    "<b>Ada</b>",
    "<img src='file:///etc/passwd'>&lt;",
    "%1 %n {0} {name} {0.__class__}",
    "&Bo && &amp;",
    "\u202eevil\u2066 \ud800\n\x00\x1b[31m",
    "x" * 300,
)
TITLE = "../../<i>x</i>&\n" + "y" * 5_000
BOARD = "<h1>../Sicily</h1>&"


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def strange_board() -> dict[str, object]:
    data = sicily(name={"en": BOARD, "de": BOARD}, line=BOARD, notes=[BOARD], about=BOARD)
    for city in data["cities"]:
        city["name"] = f"<u>{city['name']}</u>&"
    for region in data["regions"]:
        region["name"] = f"<u>{region['name']}</u>&"
    data["id"] = "../../<b>sicily</b>"
    return data


def strange_game(kind: str = "human") -> Game:
    seats = tuple(Seat(name, color, kind) for name, color in zip(NAMES, COLORS, strict=True))
    board = parse_board(strange_board(), "sicily.json")
    return Game(GameConfig("classic-2009", board.id, seats, 3, own_board=board))


def finished_game() -> Game:
    game = strange_game()
    for _ in play_on(game, [RandomPlayer(seat) for seat in range(len(NAMES))]):
        pass
    return game


def rich(text: str) -> bool:
    """Whether Qt takes it for HTML; what we escape is to be HTML."""
    return QtInGui.mightBeRichText(text) and "&lt;" not in text


def tips_in(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    for row in range(model.rowCount(view.rootIndex())):
        yield str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) or "")


def taken_for_something_else(window: QWidget) -> list[str]:
    """What Qt would show otherwise than it was meant: HTML, or letters to press with Alt."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        texts = [widget.toolTip()]
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            texts.append(widget.text())
        if isinstance(widget, QAbstractItemView):
            texts += tips_in(widget)
        found += [f"{type(widget).__name__}: {text[:80]}" for text in texts if rich(text)]
        if isinstance(widget, QAbstractButton) and "&Bo" in widget.text().replace("&&", ""):
            found.append(f"{type(widget).__name__}: {widget.text()[:80]}")
    return found


def test_names_are_plain_text_while_playing(window: MainWindow) -> None:
    window.program.settings.reasons = True
    window.games.start_game(strange_game().config)
    player, controller = RandomPlayer(1), window.program.controller
    for turn in range(MOVES):
        if controller.covered:
            controller.uncover()
        controller.play(player.decide(controller.game))
        if turn % 10 == 0:
            QApplication.processEvents()
            assert taken_for_something_else(window) == []


def test_names_are_plain_text_on_other_pages(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = folders.saves_dir() / "over.pgr"
    write_record(Record.of(finished_game(), about={"id": "../x", "title": TITLE}), path)
    content, smallest = path.read_bytes(), window.minimumSizeHint()
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert taken_for_something_else(window) == []
    window.games.open_file(path)
    QApplication.processEvents()
    assert window.pages.currentWidget() is window.replays.page
    assert taken_for_something_else(window) == []
    window.go(ToGame())
    QApplication.processEvents()
    assert taken_for_something_else(window) == []
    window.past.show()
    views = window.past.page.findChildren(QAbstractItemView)
    qtbot.waitUntil(lambda: any(True for view in views for _ in tips_in(view)))
    assert taken_for_something_else(window) == []
    assert window.width() < 2000, "names have no room"
    assert smallest.width() < 2000
    assert path.read_bytes() == content
    assert folder_names(tmp_path) == {"home"}


def test_names_lead_to_no_other_folder(window: MainWindow, tmp_path: Path) -> None:
    """Neither a title nor a board's id or name is a way out, and none is too long for a disk."""
    window.games.start_game(strange_game().config)
    window.program.keep_game()
    copy = suggested_path(Record.of(strange_game(), about={"title": TITLE}))
    assert window.games.save_copy(window.program.controller.record, copy)
    board = tmp_path / "home" / "strange.json"
    board.write_text(json.dumps(strange_board()), encoding="utf-8")
    assert not isinstance(read_or_refuse(board), Board)  # its id is no name
    board.write_text(json.dumps({**strange_board(), "id": "sicily"}), encoding="utf-8")
    found = read_or_refuse(board)
    assert isinstance(found, Board)
    keep_board(found, board)
    assert folder_names(tmp_path) == {"home"}
    assert folder_names(tmp_path / "home") == {
        *("games", "boards", "settings.ini", "strange.json"),
    }
    assert len(folder_names(tmp_path / "home" / "games")) == 2
    assert folder_names(tmp_path / "home" / "boards") == {"strange.json"}


def folder_names(folder: Path) -> set[str]:
    names = (path.name for path in folder.iterdir())
    return {name for name in names if not name.endswith(".lock")}
