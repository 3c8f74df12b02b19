"""One plant too many: rule P2.8 of the classic editions."""

from collections.abc import Iterable, Mapping

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import CardId
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

MARKET = (10, 25, 26, 29, 36, 37, 38, 39)
"""Current: coal (stores 4), coal (4), oil (4), hybrid (2)."""


def one_too_many(
    held: Iterable[int],
    new: int,
    tokens: Mapping[str, int] | None = None,
    edition: str = "classic-2004",
    players: int = 3,
) -> Game:
    """Seat 0 held some plants with tokens and has just bought another one for its minimum."""
    game = new_game(edition, players=players, market=MARKET, pile=(40, 42, "step3"))
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
    game = one_too_many(held[1:], 25, edition=edition, players=players)
    assert game.current == 1  # nothing to scrap
    assert len(owned(game, 0)["plants"]) == most

    game = one_too_many(held, 25, edition=edition, players=players)
    assert game.current == 0
    assert refused(game, Pass(0)) == "wrong_kind_of_move"
    game.apply(Scrap(0, 18))
    assert owned(game, 0)["plants"] == sorted({*held, 25} - {18})
    assert game.current == 1


@both_editions
def test_p2_5_p2_8_scrapping_comes_before_the_replacement(edition):
    game = one_too_many([13, 18, 22], 25, edition=edition)
    assert market_rows(game) == ([10, 26, 29, 36], [37, 38, 39])
    assert grid(game).pile == (40, 42, "step3")
    game.apply(Scrap(0, 13))
    assert market_rows(game) == ([10, 26, 29, 36], [37, 38, 39, 40])
    assert grid(game).pile == (42, "step3")


def test_p2_8_in_2004_one_of_the_older_plants_goes():
    game = one_too_many([13, 18, 22], 25)
    assert refused(game, Scrap(0, 25)) == "scrap_not_new"
    assert list(game.legal_moves) == [scrapping(13), scrapping(18), scrapping(22)]


def test_p2_8_in_2009_the_new_plant_may_go_too():
    game = one_too_many([13, 18, 22], 25, edition="classic-2009")
    assert list(game.legal_moves) == [scrapping(plant) for plant in (13, 18, 22, 25)]
    game.apply(Scrap(0, 25))
    assert (owned(game, 0)["money"], owned(game, 0)["plants"]) == (75, [13, 18, 22])
    state = grid(game)
    assert 25 not in (*state.market, *state.pile)  # it left the game


@both_editions
@pytest.mark.parametrize("plant", [10, 27, 3, "step3"])
def test_p2_8_only_own_plants_can_be_scrapped(edition, plant):
    game = one_too_many([13, 18, 22], 25, edition=edition)
    assert refused(game, Scrap(0, plant)) == "not_your_plant"


@both_editions
def test_p2_8_a_scrapped_plant_leaves_the_game(edition):
    game = one_too_many([13, 18, 22], 25, edition=edition)
    assert PlantScrapped(0, 18, ()) in game.apply(Scrap(0, 18))
    state = grid(game)
    assert 18 not in (*state.market, *state.pile)
    assert refused(game, Open(1, 18, 18)) == "not_for_sale"


# --- what becomes of the tokens ------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("held", "tokens", "new", "scrapped", "kept"),
    [
        pytest.param([4, 13, 18], {"coal": 4}, 25, 4, {"coal": 4}, id="to the new plant"),
        pytest.param([4, 5, 18], {"coal": 4}, 26, 4, {"coal": 4}, id="to an older plant"),
        pytest.param([4, 8, 13], {"coal": 10}, 10, 4, {"coal": 10}, id="to both"),
        pytest.param([4, 13, 18], {"coal": 4}, 26, 4, {}, id="nowhere"),
        pytest.param([8, 13, 18], {"coal": 6}, 10, 8, {"coal": 4}, id="some of them"),
        pytest.param([5, 4, 13], {"coal": 3, "oil": 3}, 25, 5, {"coal": 3}, id="only the coal"),
        pytest.param(
            [3, 5, 13], {"coal": 2, "oil": 6}, 29, 3, {"coal": 2, "oil": 4}, id="to a hybrid"
        ),
        pytest.param([6, 11, 13], {"garbage": 2, "uranium": 2}, 25, 11, {"garbage": 2}, id="other"),
    ],
)
def test_p2_8_tokens_move_where_they_fit_and_as_few_as_possible_are_lost(
    edition, held, tokens, new, scrapped, kept
):
    game = one_too_many(held, new, tokens, edition)
    before = game.snapshot()
    game.apply(Scrap(0, scrapped))  # without a choice there is no need to name what is lost
    after = game.snapshot()
    assert owned(game, 0)["tokens"] == kept
    assert after["resources"] == before["resources"]  # nothing comes back to the market
    for fuel, amount in tokens.items():
        lost = amount - kept.get(fuel, 0)
        assert after["supply"][fuel] == before["supply"][fuel] + lost


@both_editions
def test_p2_8_only_kinds_that_the_scrapped_plant_holds_are_lost(edition):
    # 4 coal and 4 oil on a coal plant and a hybrid: without the coal plant 4 tokens have to go,
    # and although the hybrid could take the coal instead, they are not oil.
    game = one_too_many([4, 5, 13], 37 - 11, {"coal": 4, "oil": 4}, edition)
    game.apply(Scrap(0, 13))
    assert owned(game, 0)["tokens"] == {"coal": 4, "oil": 4}

    game = one_too_many([4, 5, 13], 10, {"coal": 4, "oil": 4}, edition)
    game.apply(Scrap(0, 10)) if edition == "classic-2009" else game.apply(Scrap(0, 4))
    assert owned(game, 0)["tokens"] == {"coal": 4, "oil": 4}
