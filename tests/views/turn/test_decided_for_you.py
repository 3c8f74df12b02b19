"""What is decided for somebody without asking is told on the table until they do something."""

from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game
from powergrid_qt.views.turn import turn_words
from powergrid_qt.views.turn.panel import TurnPanel
from tests.app.test_automatic_moves import LAST, building, config, fuel
from tests.app.turn_table import Table

SHORT_MS = 30


@pytest.fixture
def table() -> Iterator[Table]:
    made = Table()
    made.controller.delay_ms = 60_000
    yield made
    made.controller.stop()


@pytest.fixture
def panel(qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch) -> TurnPanel:
    monkeypatch.setattr(turn_words, "NOTE_MS", SHORT_MS)
    made = TurnPanel(table.controller, Hints(table.controller))
    qtbot.addWidget(made)
    made.resize(1280, made.height())
    with qtbot.waitExposed(made):
        made.show()
    return made


def is_on_move(table: Table, seat: int) -> bool:
    return table.controller.actor == seat


def leave(table: Table) -> None:
    """Whoever is on move does nothing."""
    action = table.controller.action
    assert isinstance(action, PlayerAction)
    action.pass_turn() if action.pass_offer is not None else action.confirm()


def test_a_skipped_turn_says_what_it_would_have_cost(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    game = Game(config("random", "random", "human"))
    building(12)(game)
    table.controller.look_at(game)
    qtbot.waitUntil(lambda: table.controller.actor != LAST)
    told = "Cleo cannot afford a city (from 29\xa0€): the building turn is skipped."
    assert panel.words.note.text() == told
    assert panel.words.note.isVisible()
    qtbot.wait(3 * SHORT_MS)
    assert panel.words.note.text() == told, "nobody has to be fast"


def test_it_stays_told_while_others_act_and_goes_with_the_next_own_move(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    panel.words.show_warnings(False)  # they come before it after a while
    game = Game(config("human", "human", "human"))
    fuel((4,), coal=4)(game)
    table.controller.look_at(game)
    told = "Cleo's plants are full: nothing to buy."
    for seat in (1, 0):
        qtbot.waitUntil(partial(is_on_move, table, seat))
        assert panel.words.note.text() == told
        leave(table)
    qtbot.wait(3 * SHORT_MS)
    assert isinstance(table.controller.action, BuildingAction)
    assert table.controller.actor == LAST
    assert panel.words.note.text() == told
    leave(table)
    assert told not in panel.words.note.text()


def test_a_note_comes_before_a_warning_for_as_long_as_it_takes_to_read(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    game = Game(config("human", "human", "human"))
    fuel((4,), coal=4)(game)
    table.controller.look_at(game)
    shown: list[str] = []
    table.controller.noted.connect(lambda: shown.append(panel.words.note.text()))
    qtbot.waitUntil(lambda: bool(shown))
    action = table.controller.action
    assert isinstance(action, PlayerAction)
    assert action.warning
    assert shown == ["Cleo's plants are full: nothing to buy."]
    qtbot.waitUntil(lambda: panel.words.note.text() == action.warning)
