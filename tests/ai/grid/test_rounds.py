"""Plans for the rest of a round: no fuel is left that pays for itself."""

from powergrid_qt.ai.grid.rounds import Fuelling, RatedWay, without_regret
from powergrid_qt.ai.meter import watched_turns
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.ai.slips import Slip
from powergrid_qt.engine import Game, GameConfig, Record

WAY = Fuelling(0, (), 0, 0.0)


def test_more_money_beside_the_same_cities_is_never_worse() -> None:
    rated = [RatedWay(0, 90, 5.0, WAY), RatedWay(0, 60, 9.0, WAY), RatedWay(1, 70, 2.0, WAY)]
    less, more, other = without_regret(rated)
    assert (less.money, more.money, other) == (60, 90, RatedWay(1, 70, 2.0, WAY))
    assert more.score > less.score == 9.0


def test_hard_leaves_no_fuel_that_pays_for_itself() -> None:
    """In games in which the model of the future, that thinks less of some sums than of smaller
    ones, would leave some."""
    left = []
    for seed in (1, 4, 10, 18):
        config = GameConfig("deluxe-2014", "north-america", computer_seats(["hard"] * 4), seed)
        game = Game(config)
        for _ in play_on(game, players_of(config)):
            pass
        turns = watched_turns(Record.of(game))
        left += [turn for turn in turns if turn.kind is Slip.UNFUELLED and turn.foolish]
    assert left == []
