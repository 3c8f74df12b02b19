"""The big moments in the real window: an auction won, lights in bureaucracy."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Event
from powergrid_qt.engine.events import CardSold, PlantsRun
from powergrid_qt.views.board.overlays import LightItem
from powergrid_qt.views.pages.game.table import CardFlight
from tests.views.market_games import config
from tests.views.real_window import open_window

BOARDS = (("classic-2004", "germany", 3), ("outpost-2024", "outpost", 3))


def play_until_told(controller: GameController, wanted: Callable[[Event], bool]) -> None:
    """Random players go on until an event like this comes up."""
    told: list[Event] = []
    controller.changed.connect(told.extend)
    player = RandomPlayer(5)
    while not any(wanted(event) for event in told):
        told.clear()
        assert controller.play(player.decide(controller.game))


@pytest.mark.long(but=["True-outpost", "False-germany"])
@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game[1])
@pytest.mark.parametrize("animated", [True, False])
def test_a_card_that_was_won_goes_to_its_owner(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: tuple[str, str, int],
    animated: bool,
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.program.settings.animation = animated
        window.games.start_game(config(*game))
        page = window.table.page
        qtbot.waitUntil(lambda: page.plants.isVisible())
        play_until_told(window.program.controller, lambda event: isinstance(event, CardSold))
        flights = page.findChildren(CardFlight)
        assert len(flights) == (1 if animated else 0)
        for flight in flights:
            with qtbot.waitSignal(flight.landed, timeout=5000):
                pass


@pytest.mark.long(but=["germany"])
@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game[1])
def test_as_many_lights_go_on_as_cities_are_powered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: tuple[str, str, int]
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.program.settings.animation = True
        window.games.start_game(config(*game))
        runs: list[PlantsRun] = []
        window.program.controller.changed.connect(
            lambda events: runs.extend(event for event in events if isinstance(event, PlantsRun))
        )
        play_until_told(
            window.program.controller,
            lambda event: isinstance(event, PlantsRun) and event.powered > 0,
        )
        scene = window.table.page.board.scene
        assert scene is not None
        lights = [item for item in scene.items() if isinstance(item, LightItem)]
        assert len(lights) == sum(run.powered for run in runs)
        window.table.page.board.view.settle()
        assert not any(isinstance(item, LightItem) for item in scene.items())
