"""Plans for the rest of a round: no fuel is left that pays for itself."""

import pytest

from powergrid_qt.ai.grid.rounds import Fuelling, RatedWay, without_regret
from powergrid_qt.ai.levels import PERSONA_LEVELS, Level
from powergrid_qt.ai.meter import watched_turns
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.simulation import computer_seats, play_on, player_seed
from powergrid_qt.ai.slips import Slip
from powergrid_qt.engine import Game, GameConfig, Record

WAY = Fuelling(0, (), 0, 0.0)


def test_more_money_beside_the_same_cities_is_never_worse() -> None:
    rated = [RatedWay(0, 90, 5.0, WAY), RatedWay(0, 60, 9.0, WAY), RatedWay(1, 70, 2.0, WAY)]
    less, more, other = without_regret(rated)
    assert (less.money, more.money, other) == (60, 90, RatedWay(1, 70, 2.0, WAY))
    assert more.score > less.score == 9.0


NORTH_AMERICA, USA = ("deluxe-2014", "north-america"), ("classic-2009", "usa")


@pytest.mark.parametrize(
    ("level", "board", "seeds", "rounds"),
    [
        (Level("hard"), NORTH_AMERICA, (1, 4, 10, 18), 20),
        (PERSONA_LEVELS["hard"], USA, (2, 5), 2),
    ],
)
def test_no_fuel_is_left_that_pays_for_itself(
    level: Level, board: tuple[str, str], seeds: tuple[int, ...], rounds: int
) -> None:
    """At first sight, and by who looks ahead: in games in which the model of the future, that
    thinks less of some sums than of smaller ones, or one world, would leave some."""
    left = []
    for seed in seeds:
        game = Game(GameConfig(*board, computer_seats(["hard"] * 4), seed))
        players = [SearchPlayer(player_seed(seed, seat), level) for seat in range(4)]
        for _ in play_on(game, players):
            if game.state.round > rounds:
                break
        turns = watched_turns(Record.of(game))
        left += [turn for turn in turns if turn.kind is Slip.UNFUELLED and turn.foolish]
    assert left == []
