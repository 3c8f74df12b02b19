"""What Outpost warns of, with the figures; and that an expansion is never ended for nothing by the
main button while something worthwhile can be paid."""

import pytest

from powergrid_qt.app.outpost.expansion import lit_now, most_lit
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Hire
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.models.plans import foreseen_end
from tests.app.turn_table import Table
from tests.engine.outpost_positions import (
    expanding,
    give,
    set_step,
    shipped_game,
    state_of,
    to_expansion,
)
from tests.engine.positions import play

CHEAP = (1, 3, 3, 3, 3, 3, 3, 3, 6)
"""Workers cost 1, 2, 2, 2, 3 and so on."""
DEAR = (0, 0, 0, 0, 0, 0, 3, 3, 6)
"""Workers cost 7, 7, 7, 8 and so on."""


def seated(table: Table, game: Game) -> ExpansionAction:
    table.controller.look_at(game)
    table.controller.uncover()
    action = table.controller.action
    assert isinstance(action, ExpansionAction)
    assert action.seat == 0
    return action


def ends(action: ExpansionAction) -> bool:
    """Whether the main button ends the turn."""
    return action.main_offer.lit


def passes(action: ExpansionAction) -> bool:
    """Whether the quiet button beside it does."""
    return action.pass_offer.lit


def test_a_house_drops_the_workers_that_light_three_cities(table: Table) -> None:
    """Three cities, a plant that lights them with four workers, and two of those live here."""
    game = expanding(
        DEAR, money=24, plants="plant_4_3", shelters="shelter_2", permanent=2, houses="p1 s1 p2"
    )
    action = seated(table, game)
    assert action.tried.seasonal == 2
    assert "short" not in action.warning
    action.click_city("s2")  # 5 for the way, 10 for the house: 9 are left, which is one worker
    assert action.pieces[0].way.price == 15
    assert action.tried.seasonal == 0, "one alone would light nothing"
    assert action.warning == "0 of 3 cities: 2 workers short"
    action.click_city("s2")
    assert "short" not in action.warning


def test_one_worker_short_with_what_mends_it(table: Table) -> None:
    game = expanding(
        CHEAP, plants="plant_3_3", shelters="shelter_2", permanent=2, houses="p1 s1 p2"
    )
    action = seated(table, game)
    assert action.tried.seasonal == 1
    assert "short" not in action.warning
    action.hire(0)
    assert action.warning == "0 of 3 cities: 1 worker short"
    assert action.remedy == "Hire 1: 1\xa0€"
    assert ends(action), "it is their own choice"
    action.apply_remedy()
    assert action.tried.seasonal == 1
    assert (action.warning, action.remedy) == ("", "")


def test_nobody_is_short_where_no_city_waits(table: Table) -> None:
    action = seated(table, expanding(CHEAP, plants="plant_3_3", money=9))
    action.hire(0)
    assert action.warning == ""


def test_no_city_yet(table: Table) -> None:
    action = seated(table, expanding(money=40))
    assert not ends(action)
    assert passes(action)
    assert action.pass_label == "Build nothing"
    action.confirm()
    assert action.game.moves == []
    assert action.problem == action.main_offer.reason
    action.click_city("p1")
    assert action.warning == ""
    assert ends(action)
    assert not passes(action)
    action.confirm()
    assert action.game.moves == [Build(0, "p1", "house"), Hire(0, 0)]


def test_the_quiet_button_ends_the_turn_and_hires(table: Table) -> None:
    game = expanding(
        CHEAP, plants="plant_3_3", shelters="shelter_2", permanent=2, houses="p1 s1", money=40
    )
    action = seated(table, game)
    assert not ends(action)
    action.pass_turn()
    assert action.game.moves == [Hire(0, 1)]


def test_a_card_that_waits_for_a_free_space(table: Table) -> None:
    action = seated(table, expanding(money=5, houses="p1", buildings="p2", cards="plant_3_3"))
    assert action.warning == "A card of your reserve has a free space."
    assert not ends(action)
    action.click_reserve("plant_3_3")
    assert ends(action)


@pytest.mark.parametrize(
    "first",
    [
        {"money": 9},
        {"money": 60, "houses": "p1"},
        {
            "money": 60,
            "houses": "p1 s1 p2",
            "plants": "plant_3_3",
            "shelters": "shelter_3",
            "permanent": 3,
        },
    ],
    ids=["no money", "no power", "all power is used"],
)
def test_ending_the_turn_for_nothing_is_sensible(table: Table, first: dict[str, object]) -> None:
    action = seated(table, expanding(**first))  # type: ignore[arg-type]
    assert action.warning == ""
    assert not ends(action)
    assert passes(action)
    assert action.pass_label == action.labels.nothing != action.main_label


def test_a_hand_made_hiring_is_no_empty_turn(table: Table) -> None:
    action = seated(table, expanding(CHEAP, money=40, plants="plant_3_3"))
    assert not ends(action)
    action.hire(2)
    assert ends(action)
    assert action.main_label == "Done: pay 3\xa0€"


# -- the end of the game --------------------------------------------------------------------------


def ending(acted: tuple[int, ...] = ()) -> Game:
    """Three players, and seat 0, who is up, is one house from the end, with power for 17. Seat 1
    has 3 cities, power for 5 on the board and for 6 in the reserve, and 25 Elektro; seat 2 has 2
    cities, power for 2 and much money. `acted`: who has had their turn, in this order."""
    game = shipped_game(3)
    state = state_of(game)
    set_step(game, 3)
    cities = [state.rules.board.cities[city].id for city in state.network.cities]
    give(game, 0, plants="plant_39 plant_42 plant_44", shelters="shelter_35 shelter_38")
    give(game, 0, money=60, houses=" ".join(cities[:16]), permanent=7)
    give(game, 1, money=25, plants="plant_25", cards="plant_30", houses=" ".join(cities[:3]))
    give(game, 2, money=99, plants="plant_12", shelters="shelter_14a", permanent=2)
    give(game, 2, houses=" ".join(cities[:2]))
    state.order = (*(seat for seat in (1, 2) if seat not in acted), 0, *reversed(acted))
    to_expansion(game)
    play(game, *(Hire(seat, 0) for seat in acted))
    return game


@pytest.mark.parametrize(
    ("acted", "standing"),
    [
        ((), "you 17, Bo at most 11"),  # both cards, and money is hidden
        ((1,), "you 17, Cleo at most 2"),  # nobody runs Bo's plant
        ((1, 2), "you 17, Cleo 2"),
    ],
    ids=["nobody has acted", "one has acted", "all have acted"],
)
def test_this_ends_the_game(table: Table, acted: tuple[int, ...], standing: str) -> None:
    action = seated(table, ending(acted))
    assert "ends" not in action.warning
    action.click_city(free_city(action))
    assert action.warning == f"This ends the game: {standing}"


def free_city(action: ExpansionAction) -> str:
    options = action.game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return next(city for city, piece, _ in options.builds if piece == "house")


def test_with_open_money_the_others_are_known_better() -> None:
    """Bo's 25 Elektro pay for two houses at most."""
    game = ending()
    planned = game.copy()
    state_of(planned).players[0].connected += 1
    found = foreseen_end(game, planned, [60, 25, 99], lit_now, most_lit)
    assert found is not None
    assert (found.rival, found.cities, found.certain) == (1, 5, False)
