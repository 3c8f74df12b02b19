"""The end of a classic game: rules E1 to E3."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pytest

from powergrid_qt.engine import CardId, Game, IllegalMove, Result
from powergrid_qt.engine.events import GameEnded, PlantsRun
from powergrid_qt.engine.moves import Build, Done, Pass, Run
from tests.engine.positions import (
    CLASSIC,
    all_done,
    all_pass,
    buy_in_turn,
    cities_in_play,
    give,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    set_step,
    to_auctions,
    to_phase,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)

MARKET = (28, 29, 30, 31, 32, 34, 35, 36)
PILE = (38, 39, 40, 42, "step3")


def leader_with(
    cities: int,
    *,
    edition: str = "classic-2004",
    players: int = 3,
    beginner: bool = False,
    market: Iterable[CardId] = MARKET,
    pile: Iterable[CardId] = PILE,
) -> Game:
    """Phase 4: seat 0, the last in order, has cities and money."""
    order = tuple(reversed(range(players)))
    game = new_game(
        edition, players=players, order=order, beginner=beginner, market=market, pile=pile
    )
    give(game, 0, money=500, cities=cities_in_play(game)[:cities])
    to_phase(game, "building")
    return game


# --- E1: when the game ends ----------------------------------------------------------------

END = [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)]


@both_editions
@pytest.mark.parametrize(("players", "needed"), END)
def test_e1_the_game_goes_on_while_nobody_has_enough_cities(edition, players, needed):
    game = leader_with(needed - 1, edition=edition, players=players)
    all_done(game, "building")
    assert (game.over, game.state.phase) == (False, "bureaucracy")


@both_editions
@pytest.mark.parametrize(("players", "needed"), END)
def test_e1_the_game_ends_after_the_phase_4_in_which_a_player_has_enough(edition, players, needed):
    game = leader_with(needed - 1, edition=edition, players=players)
    game.apply(Build(0, cities_in_play(game)[needed - 1]))
    for seat in range(players):
        assert (game.over, game.state.phase, game.current) == (False, "building", seat)
        game.apply(Done(seat))
    assert (game.over, game.state.phase, game.current) == (True, "over", None)
    assert game.snapshot()["over"]


def test_e1_players_may_connect_more_cities_than_that():
    game = leader_with(16)
    names = cities_in_play(game)
    play(game, *(Build(0, city) for city in names[16:20]), Done(0))
    game.apply(Build(1, names[20]))
    assert len(owned(game, 0)["cities"]) == 20
    assert not game.over


@both_editions
def test_e1_e2_after_the_end_nothing_can_be_done(edition):
    game = leader_with(17, edition=edition)
    all_done(game, "building")
    for move in (Done(0), Run(0, ()), Pass(0)):
        assert refused(game, move) == "game_over"
    with pytest.raises(IllegalMove) as error:
        list(game.legal_moves)
    assert error.value.refusal.code == "game_over"


# --- E2: who has won -----------------------------------------------------------------------


class Finalist(NamedTuple):
    cities: int
    plants: Sequence[int]  # 13: 1 city; 18, 22: 2; 27: 3; 33, 37: 4; 44: 5; 50: 6
    money: int


def ended(edition: str, finalists: Sequence[Finalist]) -> Result:
    """The outcome of a game among players with these cities, wind plants and money."""
    game = new_game(edition, market=MARKET, pile=PILE)
    set_step(game, 3)
    for seat, (cities, plants, money) in enumerate(finalists):
        give(game, seat, money=money, plants=plants, cities=cities_in_play(game)[:cities])
    to_phase(game, "building")
    all_done(game, "building")
    result = game.state.result
    assert result is not None
    assert game.snapshot()["ranking"] == list(result.ranking)
    assert game.snapshot()["winners"] == list(result.winners)
    return result


@both_editions
@pytest.mark.parametrize(
    ("finalists", "powered", "ranking"),
    [
        pytest.param(
            [Finalist(17, [27], 300), Finalist(10, [50], 0), Finalist(5, [18], 50)],
            (3, 6, 2),
            (1, 0, 2),
            id="most cities powered",
        ),
        pytest.param(
            [Finalist(17, [27], 0), Finalist(2, [50], 300), Finalist(5, [44, 33], 0)],
            (3, 2, 5),
            (2, 0, 1),
            id="cities, not power",
        ),
        pytest.param(
            [Finalist(17, [33], 10), Finalist(4, [37], 11), Finalist(4, [18, 22], 12)],
            (4, 4, 4),
            (2, 1, 0),
            id="then more money",
        ),
    ],
)
def test_e2_most_cities_powered_then_more_money(edition, finalists, powered, ranking):
    result = ended(edition, finalists)
    assert (result.powered, result.ranking) == (powered, ranking)
    assert result.winners == ranking[:1]


EQUAL_BUT_FOR_CITIES = [Finalist(4, [33], 10), Finalist(17, [37], 10), Finalist(9, [18], 99)]


def test_e2_in_2004_equal_power_and_money_share_the_victory():
    result = ended("classic-2004", EQUAL_BUT_FOR_CITIES)
    assert (result.ranking, result.winners) == ((0, 1, 2), (0, 1))


def test_e2_in_2009_more_cities_are_the_third_tie_break():
    result = ended("classic-2009", EQUAL_BUT_FOR_CITIES)
    assert (result.ranking, result.winners) == ((1, 0, 2), (1,))


@both_editions
def test_e2_equal_in_everything_share_the_victory(edition):
    equal = [Finalist(17, [18], 5), Finalist(17, [33], 10), Finalist(17, [37], 10)]
    result = ended(edition, equal)
    assert (result.ranking, result.winners) == ((1, 2, 0), (1, 2))


@both_editions
@pytest.mark.parametrize(
    ("plants", "tokens", "powered"),
    [
        pytest.param([25], {}, 0, id="no fuel"),
        pytest.param([25], {"coal": 1}, 0, id="too little fuel"),
        pytest.param([25, 27], {"coal": 2}, 5 + 3, id="coal and wind"),
        pytest.param([25], {"coal": 4}, 5, id="a plant runs once"),
        pytest.param([21, 25], {"coal": 2, "oil": 2}, 4 + 5, id="coal for the coal plant"),
        pytest.param([21, 46], {"coal": 3, "oil": 2}, 4 + 7, id="mixtures in hybrids"),
        pytest.param([10, 15, 31], {"coal": 4}, 6, id="one large before two small plants"),
        pytest.param([10, 15, 20], {"coal": 4}, 2 + 3, id="two small as good as one large"),
        pytest.param([25, 42, 44, 50], {"coal": 4}, 17, id="no more than the cities"),
    ],
)
def test_e2_as_many_cities_as_the_fuel_allows(edition, plants, tokens, powered):
    game = leader_with(17, edition=edition)
    give(game, 0, plants=plants, tokens=tokens)
    all_done(game, "building")
    assert game.state.result is not None
    assert game.state.result.powered == (powered, 0, 0)


@both_editions
def test_e2_no_income_is_paid_and_no_fuel_burnt(edition):
    game = leader_with(17, edition=edition)
    give(game, 0, plants=[25], tokens={"coal": 4})
    before = game.snapshot()
    events = play(game, *(Done(seat) for seat in range(3)))
    after = game.snapshot()
    assert not [event for event in events if isinstance(event, PlantsRun)]
    assert events[-1] == GameEnded((5, 0, 0), (0, 1, 2), (0,))
    for key in ("players", "supply", "resources", "market", "step"):
        assert after[key] == before[key]


# --- E3: the first game --------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_e3_the_first_game_ends_with_a_seventh_city(edition, players):
    game = leader_with(6, edition=edition, players=players, beginner=True)
    game_of_six = game.copy()
    all_done(game_of_six, "building")
    assert not game_of_six.over

    game.apply(Build(0, cities_in_play(game)[6]))
    assert not game.over
    all_done(game, "building")
    assert game.over


@both_editions
def test_e3_nobody_builds_beyond_seven_but_everybody_up_to_seven(edition):
    game = leader_with(6, edition=edition, beginner=True)
    names = cities_in_play(game)
    game.apply(Build(0, names[6]))
    assert refused(game, Build(0, names[7])) == "beginner_limit"
    assert list(game.legal_moves) == [Done(0)]
    game.apply(Done(0))
    give(game, 1, money=500)
    play(game, *(Build(1, city) for city in names[7:14]))
    assert refused(game, Build(1, names[14])) == "beginner_limit"
    assert len(owned(game, 1)["cities"]) == 7


@both_editions
@pytest.mark.parametrize("players", [2, 3, 6])
def test_e3_t1_step_2_never_starts_in_the_first_game(edition, players):
    game = leader_with(6, edition=edition, players=players, beginner=True)
    all_done(game, "building")
    assert (game.state.phase, game.state.step) == ("bureaucracy", 1)
    assert market_rows(game) == ([28, 29, 30, 31], [32, 34, 35, 36])
    to_phase(game, "building")
    game.apply(Build(0, cities_in_play(game)[6]))
    all_done(game, "building")
    assert (game.over, game.state.step) == (True, 1)


@both_editions
def test_e3_t2_step_3_is_carried_out_in_the_first_game(edition):
    game = leader_with(0, edition=edition, beginner=True, pile=("step3", 38, 39))
    give(game, 2, money=100)
    to_auctions(game)
    buy_in_turn(game, 28)
    assert market_rows(game) == ([29, 30, 31, 32], [34, 35, 36, "step3"])
    all_pass(game)
    assert game.state.step == 3
    assert market_rows(game) == ([30, 31, 32, 34, 35, 36], [])
