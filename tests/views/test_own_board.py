"""A stranger's board, put together in a temporary folder: played by hands on the real window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import GameConfig, Seat, read_record
from powergrid_qt.engine.board import read_board
from powergrid_qt.engine.record import replayed
from tests.own_boards import write_italy
from tests.views.window import Hands, open_window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_a_board_of_one_s_own_is_played_kept_and_opened_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = read_board(write_italy(tmp_path))
    seats = (Seat("Ada", "red"), Seat("Bo", "blue", "hard"))
    config = GameConfig("classic-2009", board.id, seats, seed=3, own_board=board)
    with open_window(qtbot, tmp_path / "home", monkeypatch) as window:
        window.start_game(config)
        page = window.game_page
        assert page.header.title.text() == "Italy"
        assert page.board.scene is not None
        assert set(page.board.scene.cities) == {city.id for city in board.cities}
        hands = Hands(qtbot, window, seed=1)
        while len(window.controller.game.moves) < 12:
            hands.play_turn()
        (path,) = (tmp_path / "home" / "games").glob("*.pgr")
        qtbot.waitUntil(lambda: len(read_record(path).moves) >= 12)
    (tmp_path / "italy.json").unlink()
    assert path.name.startswith("Italy ")
    with open_window(qtbot, tmp_path / "home", monkeypatch) as window:
        window.open_file(path)
        qtbot.waitUntil(lambda: window.game_page.header.title.text() == "Italy")
        assert window.controller.game.state.rules.board == board
    assert replayed(read_record(path)).state.rules.board == board
