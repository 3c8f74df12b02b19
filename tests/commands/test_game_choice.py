"""`powergrid-qt --board`: a game at once, on any board that has room for somebody."""

import pytest

from powergrid_qt.cli import make_parser
from powergrid_qt.commands.game_choice import game_on
from powergrid_qt.engine import Game
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.engine.schema import DataError
from tests.own_boards import write_sicily


@pytest.mark.parametrize("board", playable_boards())
def test_a_game_begins_on_every_board(board):
    config = game_on(make_parser().parse_args(["--board", board]).board)
    assert config.board == board
    assert [seat.kind for seat in config.players] == ["human", "normal", "normal", "normal"]
    assert Game(config).current is not None


@pytest.mark.parametrize(("regions", "players"), [(6, 4), (3, 3)])
def test_a_game_begins_on_a_board_of_one_s_own(regions, players, tmp_path):
    config = game_on(str(write_sicily(tmp_path, regions=regions)))
    assert (config.board, len(config.players)) == ("sicily", players)
    assert Game(config).state.rules.board.name == "Sicily"


def test_what_is_no_board_is_told(tmp_path):
    with pytest.raises(DataError, match="for 2 players 3 regions are needed"):
        game_on(str(write_sicily(tmp_path, regions=2)))
    with pytest.raises(DataError, match='did you mean "germany"'):
        game_on("gremany")
