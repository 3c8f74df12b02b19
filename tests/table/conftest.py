"""A table before the game, and one at which it is played."""

import pytest

from tests.table.tables import Around, config_of


@pytest.fixture
def around() -> Around:
    return Around(config_of(), seated=False)


@pytest.fixture
def playing() -> Around:
    return Around(config_of()).start()
