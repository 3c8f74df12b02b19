"""What is made ready while the start page is looked at."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.views.market.panel import MarketPanel
from powergrid_qt.views.window.warm_up import WarmUp
from tests.views.real_window import open_window


def test_the_next_pages_are_there_before_they_are_asked_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        assert window.pages.count() == 1
        warm_up = WarmUp(window)
        assert not warm_up.done
        qtbot.waitUntil(lambda: warm_up.done, timeout=60_000)
        assert window.pages.currentWidget() is window.start_page
        pages = [window.pages.widget(number) for number in range(window.pages.count())]
        assert pages == [
            window.start_page,
            window.new_game_page,
            window.table.page,
            window.map_page,
            window.ends.page,
            window.past.page,
            window.replays.page,
        ]
        likely, scene = window.new_game_page.game.board, window.table.page.board.scene
        assert likely.id in window.new_game_page.boards.cards, "before anybody has seen them"
        assert scene is not None
        assert scene.board is likely
        config = window.new_game_page.config()
        window.games.start_game(config)
        assert window.table.page.board.scene is scene
        window.games.start_game(replace(config, board="usa"))
        usa = window.table.page.board.scene
        assert usa is not None
        assert usa.board.id == "usa"
        assert window.table.page.board.view.scene() is usa


def test_a_window_may_be_closed_meanwhile(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        WarmUp(window)
        qtbot.wait(250)


@pytest.mark.long
def test_who_begins_a_game_meanwhile_keeps_its_market(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        warm_up = WarmUp(window)
        window.games.start_game(window.new_game_page.config())
        market = window.table.page.market
        shown = market.panel
        qtbot.waitUntil(lambda: warm_up.done, timeout=60_000)
        assert market.panel is shown
        assert market.findChildren(MarketPanel) == [shown]
        assert shown.isVisible()
