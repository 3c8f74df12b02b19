"""One plant too many: rule P2.8 of the classic editions."""

from collections.abc import Iterable, Mapping

import pytest

from powergrid_qt.engine import CardId, Game
from powergrid_qt.engine.events import PlantScrapped
from powergrid_qt.engine.moves import Open, Pass, Scrap, counts
from tests.engine.positions import (
    CLASSIC,
    buy_in_turn,
    give,
    grid,
    market_rows,
    new_game,
    owned,
    refused,
    to_auctions,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)

MARKET = (10, 26, 29, 37, 38, 39, 40, 42)
"""Current: coal (stores 4), oil (4), coal or oil (2), wind."""


def one_too_many(
    held: Iterable[int],
    new: int,
    tokens: Mapping[str, int] | None = None,
    edition: str = "classic-2004",
    players: int = 3,
) -> Game:
    """Seat 0 held some plants with tokens and has just bought another one for its minimum."""
    game = new_game(edition, players=players, market=MARKET, pile=(44, 46, "step3"))
    give(game, 0, money=100, plants=held, tokens=tokens)
    to_auctions(game)
    buy_in_turn(game, new)
    return game


def scrapping(plant: CardId, **drop: int) -> Scrap:
    return Scrap(0, plant, counts(drop))


# --- when, and which plant -----------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_p2_8_so_many_plants_and_no_more(edition, players, most):
    held = [13, 18, 22, 27][:most]
    game = one_too_many(held[1:], 37, edition=edition, players=players)
    assert game.current == 1  # nothing to scrap
    assert len(owned(game, 0)["plants"]) == most

    game = one_too_many(held, 37, edition=edition, players=players)
    assert game.current == 0
    assert refused(game, Pass(0)) == "wrong_kind_of_move"
    game.apply(Scrap(0, 18))
    assert owned(game, 0)["plants"] == sorted({*held, 37} - {18})
    assert game.current == 1


@both_editions
def test_p2_5_p2_8_scrapping_comes_before_the_replacement(edition):
    game = one_too_many([13, 18, 22], 10, edition=edition)
    assert market_rows(game) == ([26, 29, 37, 38], [39, 40, 42])
    assert grid(game).pile == (44, 46, "step3")
    game.apply(Scrap(0, 13))
    assert market_rows(game) == ([26, 29, 37, 38], [39, 40, 42, 44])
    assert grid(game).pile == (46, "step3")


def test_p2_8_in_2004_one_of_the_older_plants_goes():
    game = one_too_many([13, 18, 22], 10)
    assert refused(game, Scrap(0, 10)) == "scrap_not_new"
    assert list(game.legal_moves) == [scrapping(13), scrapping(18), scrapping(22)]


def test_p2_8_in_2009_the_new_plant_may_go_too():
    game = one_too_many([13, 18, 22], 10, edition="classic-2009")
    assert list(game.legal_moves) == [scrapping(plant) for plant in (10, 13, 18, 22)]
    game.apply(Scrap(0, 10))
    assert (owned(game, 0)["money"], owned(game, 0)["plants"]) == (90, [13, 18, 22])
    state = grid(game)
    assert 10 not in (*state.market, *state.pile)  # it left the game


@both_editions
@pytest.mark.parametrize("plant", [26, 27, 3, "step3"])
def test_p2_8_only_own_plants_can_be_scrapped(edition, plant):
    game = one_too_many([13, 18, 22], 10, edition=edition)
    assert refused(game, Scrap(0, plant)) == "not_your_plant"


@both_editions
def test_p2_8_a_scrapped_plant_leaves_the_game(edition):
    game = one_too_many([13, 18, 22], 10, edition=edition)
    assert PlantScrapped(0, 18, ()) in game.apply(Scrap(0, 18))
    state = grid(game)
    assert 18 not in (*state.market, *state.pile)
    assert refused(game, Open(1, 18, 18)) == "not_for_sale"


# --- what becomes of the tokens ------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("held", "tokens", "new", "scrapped", "kept"),
    [
        pytest.param([4, 13, 18], {"coal": 4}, 10, 4, {"coal": 4}, id="to the new plant"),
        pytest.param([4, 5, 18], {"coal": 4}, 37, 4, {"coal": 4}, id="to an older plant"),
        pytest.param([4, 8, 13], {"coal": 10}, 10, 4, {"coal": 10}, id="to both"),
        pytest.param([3, 5, 13], {"oil": 7}, 29, 3, {"oil": 6}, id="to two hybrids"),
        pytest.param([4, 13, 18], {"coal": 4}, 26, 4, {}, id="nowhere"),
        pytest.param([8, 13, 18], {"coal": 6}, 10, 8, {"coal": 4}, id="some of them"),
        pytest.param([4, 5, 13], {"coal": 3, "oil": 3}, 10, 5, {"coal": 3}, id="only the coal"),
        pytest.param(
            [6, 11, 13], {"garbage": 2, "uranium": 2}, 37, 11, {"garbage": 2}, id="one kind of two"
        ),
        pytest.param([4, 13, 18], {"coal": 4}, 37, 13, {"coal": 4}, id="a wind plant goes"),
    ],
)
def test_p2_8_tokens_move_where_they_fit_and_as_few_as_possible_are_lost(
    edition, held, tokens, new, scrapped, kept
):
    game = one_too_many(held, new, tokens, edition)
    before = game.snapshot()
    game.apply(Scrap(0, scrapped))  # there is no choice, and no need to say what is lost
    after = game.snapshot()
    assert owned(game, 0)["tokens"] == kept
    assert after["resources"] == before["resources"]  # nothing goes back to the market
    for fuel, amount in tokens.items():
        lost = amount - kept.get(fuel, 0)
        assert after["supply"][fuel] == before["supply"][fuel] + lost


@both_editions
def test_p2_8_only_kinds_that_the_scrapped_plant_holds_are_lost(edition):
    # Coal plant and hybrid are full. Without the coal plant 4 tokens have no place, and although
    # the hybrid would take the coal in place of its oil, oil does not go.
    game = one_too_many([4, 5, 13], 37, {"coal": 4, "oil": 4}, edition)
    assert refused(game, scrapping(4, oil=4)) == "drop_wrong"
    assert refused(game, scrapping(4, coal=2, oil=2)) == "drop_wrong"
    game.apply(scrapping(4, coal=4))
    assert owned(game, 0)["tokens"] == {"oil": 4}


FEWEST = [{"coal": 2}, {"coal": 1, "oil": 1}, {"oil": 2}]


@both_editions
@pytest.mark.parametrize("drop", FEWEST)
def test_p2_8_the_player_chooses_where_several_ways_remain(edition, drop):
    game = one_too_many([5, 12, 13], 37, {"coal": 3, "oil": 3}, edition)
    game.apply(scrapping(5, **drop))
    kept = {fuel: 3 - drop.get(fuel, 0) for fuel in ("coal", "oil")}
    assert owned(game, 0)["tokens"] == kept


@both_editions
def test_p2_8_a_choice_has_to_be_made(edition):
    game = one_too_many([5, 12, 13], 37, {"coal": 3, "oil": 3}, edition)
    ways = {move for move in game.legal_moves if isinstance(move, Scrap) and move.plant == 5}
    assert ways == {scrapping(5, **drop) for drop in FEWEST}
    assert refused(game, Scrap(0, 5)) == "drop_needed"


@pytest.mark.parametrize(
    "drop",
    [
        pytest.param({}, id="none"),
        pytest.param({"coal": 1}, id="too few"),
        pytest.param({"coal": 2, "oil": 1}, id="too many"),
        pytest.param({"garbage": 2}, id="not held"),
        pytest.param({"uranium": 2}, id="of another plant"),
        pytest.param({"coal": 3, "oil": -1}, id="fewer than none"),
    ],
)
def test_p2_8_any_other_loss_is_refused(drop):
    game = one_too_many([5, 11, 12], 37, {"coal": 3, "oil": 3, "uranium": 2})
    assert refused(game, scrapping(5, **drop)) == "drop_wrong"


def test_p2_8_nothing_is_lost_where_everything_fits():
    game = one_too_many([4, 5, 13], 10, {"coal": 4, "oil": 2})
    assert refused(game, scrapping(4, coal=1)) == "drop_wrong"
    game.apply(scrapping(4))
    assert owned(game, 0)["tokens"] == {"coal": 4, "oil": 2}


def test_p2_8_in_2009_a_scrapped_new_plant_takes_no_tokens_with_it():
    game = one_too_many([4, 8, 13], 10, {"coal": 10}, "classic-2009")
    game.apply(Scrap(0, 10))
    assert owned(game, 0)["tokens"] == {"coal": 10}
