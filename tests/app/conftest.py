"""What the tests of the layer between rules and screens share."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.app.turn_table import Table


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.stop()
