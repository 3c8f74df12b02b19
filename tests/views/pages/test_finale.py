"""The last move of a game in the real window: everybody's lights go on, then the ranking comes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.views.board.overlays import LightItem, NightItem, RimItem
from powergrid_qt.views.pages.game import play_table
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.story_games import config
from tests.views.real_window import LEFT, click

GERMANY = config("classic-2004", "germany", 3, open_money=True)
OUTPOST = config("outpost-2024", "outpost", 2, open_money=True)


@pytest.fixture
def window(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The lights stay on until somebody sends them away, however long a test takes."""
    monkeypatch.setattr(play_table, "STAY_MS", 600_000)
    window.program.settings.animation = True
    return window


def one_move_before_the_end(window: MainWindow, game_config: GameConfig) -> Record:
    """Among people, so that nobody else makes it; gives the whole game."""
    game = play_game(game_config)
    seats = tuple(replace(seat, kind=HUMAN) for seat in game_config.players)
    record = Record(replace(game_config, players=seats), tuple(game.moves))
    window.games.show_position(Record(record.config, record.moves[:-1]))
    return record


def end_game(qtbot: QtBot, window: MainWindow, record: Record) -> None:
    """Make the last move, and wait for the lights."""
    window.program.controller.play(record.moves[-1])
    assert window.program.controller.game.over
    qtbot.waitUntil(lambda: window.table.page.finale.playing)


def night_of(window: MainWindow, kind: type[QGraphicsItem]) -> list[QGraphicsItem]:
    scene = window.table.page.board.scene
    assert scene is not None
    return [item for item in scene.items() if isinstance(item, kind)]


@pytest.mark.long(but=["outpost"])
@pytest.mark.parametrize("game_config", [GERMANY, OUTPOST], ids=lambda one: one.board)
def test_as_many_lights_go_on_as_cities_are_powered(
    qtbot: QtBot, window: MainWindow, game_config: GameConfig
) -> None:
    end_game(qtbot, window, one_move_before_the_end(window, game_config))
    assert window.pages.shows("game_page"), "the ranking waits"
    state = window.program.controller.game.state
    assert state.result is not None
    on_map = [
        min(powered, sum(seat in seats for seats in state.slots))
        for seat, powered in enumerate(state.result.powered)
    ]
    qtbot.waitUntil(lambda: len(night_of(window, LightItem)) == sum(on_map))
    assert window.table.page.finale.isVisible()
    qtbot.keyClick(window.table.page, Qt.Key.Key_Space)
    assert night_of(window, NightItem) == night_of(window, LightItem) == [], "it is day again"


def test_the_ranking_comes_by_itself(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_table, "STAY_MS", 1)
    monkeypatch.setattr(play_table, "MOST_MS", 1)
    window.program.controller.play(one_move_before_the_end(window, GERMANY).moves[-1])
    assert window.pages.shows("game_page")
    qtbot.waitUntil(lambda: window.pages.shows("end_page"))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Z, None])
def test_who_does_not_want_to_wait_does_nothing_else(
    qtbot: QtBot, window: MainWindow, key: Qt.Key | None
) -> None:
    """Return would play again, Ctrl+Z take the last move back, a click press a button."""
    record = one_move_before_the_end(window, GERMANY)
    end_game(qtbot, window, record)
    page = window.table.page
    assert night_of(window, NightItem)
    qtbot.keyClick(page, Qt.Key.Key_Control)
    assert page.finale.playing, "the key is only held for another one"
    if key is None:
        qtbot.mouseClick(page.end_button, LEFT, pos=QPoint(3, 3))
    else:
        held = Qt.KeyboardModifier.ControlModifier
        qtbot.keyClick(page, key, held if key is Qt.Key.Key_Z else Qt.KeyboardModifier.NoModifier)
    assert [page.finale.playing] == [False]
    assert window.pages.shows("end_page")
    assert len(window.program.controller.game.moves) == len(record.moves)
    assert not page.finale.isVisible()


def test_without_motion_the_ranking_comes_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.program.settings.animation = False
    record = one_move_before_the_end(window, GERMANY)
    window.program.controller.play(record.moves[-1])
    qtbot.waitUntil(lambda: window.pages.shows("end_page"))
    assert not window.table.page.finale.playing


def test_another_game_puts_the_lights_out(qtbot: QtBot, window: MainWindow) -> None:
    record = one_move_before_the_end(window, GERMANY)
    end_game(qtbot, window, record)
    window.games.show_position(Record(record.config, record.moves[:5]))
    assert not window.table.page.finale.playing
    assert night_of(window, NightItem) == []
    assert window.pages.shows("game_page")


def test_a_finished_game_that_is_opened_shows_its_ranking(window: MainWindow) -> None:
    game = play_game(GERMANY)
    window.games.show_position(Record.of(game))
    assert window.pages.shows("end_page")
    assert not window.table.page.finale.playing


def test_the_board_tells_that_the_game_is_over_in_one_line(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.show_position(Record.of(play_game(GERMANY)))
    click(qtbot, window.ends.page.board_button)
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    sentence = panel.words.sentence
    assert sentence.text().startswith("The game is over")
    assert sentence.width() > sentence.fontMetrics().horizontalAdvance("The game is over")


def test_the_cheapest_network_is_shown_on_the_board(qtbot: QtBot, window: MainWindow) -> None:
    window.games.show_position(Record.of(play_game(GERMANY)))
    end = window.ends.page
    click(qtbot, end.stories.cheapest.button)
    assert window.pages.shows("game_page")
    assert night_of(window, RimItem), "cities flash"
