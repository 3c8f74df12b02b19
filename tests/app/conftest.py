"""What the tests of the layer between rules and screens share."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.app.controller import GameController
from tests.app.strange_players import make_strange
from tests.app.turn_table import Table


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.stop()


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[GameController]:
    """Its computer players wait: the test moves for them."""
    made = GameController(make_player=make_strange)
    made.delay_ms = 0
    made.pause(True)
    yield made
    made.close()
