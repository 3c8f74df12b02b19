"""What boards and Recharged change is said where it matters: of cards, the pile and fuels, in the
market, in the log, and in the reason for a refusal."""

from typing import Any

import pytest

from powergrid_qt.engine import CardId, Event, Game, State
from powergrid_qt.engine.events import CardRemoved, CardsLaid, FuelPhasedOut, TokensBought
from powergrid_qt.engine.moves import Open
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.models.grid.fuel_market import fuel_market
from powergrid_qt.models.markets import BESIDE, GHOST, STORE, TOKEN, TokenPlace, plant_market
from powergrid_qt.words.events import event_text, step_changes
from powergrid_qt.words.grid.family import fuel_notes
from powergrid_qt.words.refusals import refusal_text
from powergrid_qt.words.rulebook import RuledGame, about, explaining
from powergrid_qt.words.switches import switch_words
from tests.engine.positions import (
    arrange,
    buying,
    give,
    grid,
    new_game,
    play,
    set_fuel,
    set_step,
    to_auctions,
    to_phase,
)

WITH_NUCLEAR = (3, 11, 13, 17, 20, 25, 30, 31)


def ruled(game: Game) -> RuledGame:
    return RuledGame.of(game.config)


def card_notes(state: State, card: CardId) -> list[str]:
    return list(switch_words(state).of_card(state, card))


def pile_notes(state: State) -> list[str]:
    return list(switch_words(state).of_pile(state))


def told(game: Game, kind: type[Event], events: list[Any]) -> str:
    (event,) = (one for one in events if isinstance(one, kind))
    text = event_text(event, game)
    assert text is not None
    return text


def places_of(game: Game, fuel: str, seat: int | None = None) -> list[TokenPlace]:
    return [place for place in fuel_market(grid(game), seat).places if place.kind == fuel]


def test_r19_coal_of_the_supply_lies_on_the_dearest_space_when_the_market_has_none() -> None:
    game = new_game("recharged-2019", "usa-2019")
    give(game, 2, money=99, plants=[20])
    set_fuel(game, coal=1)
    to_phase(game, RESOURCES)
    assert [place.content for place in places_of(game, "coal")].count(STORE) == 0
    assert fuel_market(grid(game)).summaries["coal"].store_price is None
    text = told(game, TokensBought, play(game, buying(2, coal=3)))
    assert text == "Cleo buys 3 coal for 24\xa0€ (2 coal of the supply)"
    coal = places_of(game, "coal")
    assert [place.cost for place in coal if place.content == STORE] == [8, 16, 24]
    assert [place.price for place in coal if place.content == STORE] == [8, 8, 8]
    assert fuel_market(grid(game)).summaries["coal"].store_price == 8
    assert fuel_notes(grid(game), "coal", 2) == [
        "From the supply for 8\xa0€ each when none is left."
    ]
    assert fuel_notes(grid(game), "oil", 2) == []


def test_r19_few_tokens_of_the_supply_are_all_there_is() -> None:
    game = new_game("recharged-2019", "usa-2019")
    state = grid(game)
    state.fuel[0], state.supply[0] = 0, 2
    stored = [place.amount for place in places_of(game, "coal") if place.content == STORE]
    assert stored == [1, 2]


@pytest.mark.parametrize("board", ["germany-2019", "italy"])
def test_r18_it_is_told_that_uranium_comes_no_more(board: str) -> None:
    game = new_game("recharged-2019", board)
    arrange(game, market=(36, 37, 38, 39, 40, 42, 44, 46))
    give(game, 0, money=99)
    to_auctions(game)
    state = grid(game)
    before = "No more uranium comes once Plant 39 has been bought."
    assert fuel_notes(state, "uranium", None) == [before]
    assert "Once a player has bought it, no more uranium comes." in card_notes(state, 39)
    events = game.apply(Open(0, 39, 39))
    while not any(isinstance(event, FuelPhasedOut) for event in events):
        assert game.current is not None
        events = game.apply(next(iter(game.legal_moves)))
    assert told(game, FuelPhasedOut, events) == "Plant 39 has been bought: no more uranium comes"
    assert fuel_notes(state, "uranium", None) == [
        "No more uranium comes: Plant 39 has been bought."
    ]
    summary = fuel_market(state).summaries["uranium"]
    assert (summary.comes, summary.refill, summary.coming) == (False, 0, 0)
    assert not any(place.content == GHOST for place in places_of(game, "uranium"))
    assert "uranium" not in " ".join(step_changes(game, 2))
    assert about(ruled(game), ("FuelPhasedOut",)) == "phase-out"


def test_r10_the_token_tells_what_a_smaller_plant_does_and_the_log_that_it_did() -> None:
    game = new_game("recharged-2019", "germany-2019")
    arrange(game, market=(4, 6, 7, 8, 9, 10, 11, 12), pile=(3, 5, 20, 21))
    to_auctions(game)
    assert any("leaves the game, and the token goes" in note for note in card_notes(grid(game), 4))
    assert card_notes(grid(game), 6) == []
    events = game.apply(Open(0, 6, 6))
    while not any(isinstance(event, CardRemoved) for event in events):
        events = game.apply(next(iter(game.legal_moves)))
    assert told(game, CardRemoved, events) == (
        "Plant 03 leaves the game: it is smaller than the plant with the discount token"
    )
    assert about(ruled(game), ("R10",)) == "discount"


def test_m3_3_a_lifted_plant_is_told_as_one() -> None:
    game = new_game("classic-2009", "benelux")
    arrange(game, market=(3, 4, 5, 6, 13, 15, 18, 20))
    lifted = "Fifth in the market, but up for auction: wind."
    assert lifted in card_notes(grid(game), 13)
    assert lifted not in card_notes(grid(game), 18)
    set_step(game, 3)
    assert not any(lifted in card_notes(grid(game), card) for card in grid(game).market)


def test_m3_1_the_smallest_plant_and_the_pile_tell_that_it_leaves() -> None:
    classic, recharged = new_game("classic-2009", "benelux"), new_game("recharged-2019", "benelux")
    for game, words in ((classic, "every round"), (recharged, "unless one left")):
        smallest = grid(game).market[0]
        assert any(words in note for note in card_notes(grid(game), smallest))
        assert any(words in note for note in pile_notes(grid(game)))
        assert not any(words in note for note in card_notes(grid(game), grid(game).market[1]))
    assert pile_notes(grid(new_game("classic-2009", "germany"))) == []
    event = CardRemoved(3, "M3.1")
    assert event_text(event, classic) == (
        "Plant 03 leaves the game: here the smallest plant goes in every round"
    )
    assert about(ruled(classic), ("M3.1",)) == "smallest-too"


def test_m3_2_wind_plants_and_the_pile_tell_that_they_stay() -> None:
    game = new_game("classic-2009", "quebec")
    arrange(game, market=(3, 4, 5, 6, 7, 8, 13, 20))
    assert "It never goes under the pile: wind." in card_notes(grid(game), 13)
    assert card_notes(grid(game), 20) == []
    assert "Never goes under the pile at the end of a round: wind." in pile_notes(grid(game))
    set_step(game, 3)
    assert pile_notes(grid(game)) == []


def test_m1_5_the_plants_that_wait_for_step_2_lie_in_one_place_beside_the_market() -> None:
    game = new_game("classic-2009", "spain-portugal")
    *_, waiting = plant_market(game, None).places
    assert (waiting.section, waiting.cards) == (BESIDE, (27, 22, 18))
    note = "On the pile when step 2 starts: Plant 18, then Plant 22, then Plant 27."
    assert note in card_notes(grid(game), 18)
    assert note in pile_notes(grid(game))
    assert told(game, CardsLaid, [CardsLaid((18, 22, 27))]) == (
        "On the pile, for step 2: Plant 18, then Plant 22, then Plant 27"
    )
    assert any("gone on the pile: Plant 18" in change for change in step_changes(game, 2))
    assert about(ruled(game), ("CardsLaid",)) == "at-step2"
    grid(game).waiting = ()
    assert all(place.section != BESIDE for place in plant_market(game, None).places)


@pytest.mark.parametrize(
    ("board", "regions", "city"),
    [
        ("central-europe", "Czechia, Slovakia or Hungary", "praha"),
        (
            "spain-portugal",
            "Galicia, Asturias and León, Aragon, Madrid, Basque Country, Catalonia and"
            " Valencia, Castile, Extremadura and Murcia or Andalusia",
            "madrid",
        ),
    ],
)
def test_m2_the_reason_for_the_refusal_names_the_regions(
    board: str, regions: str, city: str
) -> None:
    game = new_game("classic-2009", board, 6)
    arrange(game, market=WITH_NUCLEAR)
    give(game, 0, money=99)
    to_auctions(game)
    assert card_notes(grid(game), 17) == [f"Only for players with a city in {regions}."]
    assert not any("Only for" in note for note in card_notes(grid(game), 20))
    refusal = game.why_not(Open(0, 17, 17))
    assert refusal is not None
    assert regions in refusal_text(refusal)
    assert explaining(ruled(game), refusal.code) == "needs-city"
    if city in {one.id for one in grid(game).rules.board.cities}:
        give(game, 0, cities=[city])
        assert game.why_not(Open(0, 17, 17)) is None


def test_m4_who_has_the_city_sees_the_price_that_is_paid() -> None:
    game = new_game("classic-2009", "central-europe", regions=("austria", "hungary", "slovakia"))
    give(game, 1, money=50, plants=[14], cities=["wien"])
    state = grid(game)
    spaces = [place.cost for place in places_of(game, "garbage") if place.content == TOKEN]
    paid = [place.cost for place in places_of(game, "garbage", 1) if place.content == TOKEN]
    assert fuel_market(state, 1).summaries["garbage"].surcharge == -1
    assert fuel_market(state, 0).summaries["garbage"].surcharge == 0
    assert spaces[:3] == [7, 14, 21]
    assert paid[:3] == [6, 12, 18]
    assert [place.price for place in places_of(game, "garbage", 1)][-1] == 8
    assert fuel_notes(state, "garbage", 1) == ["−1 € each for you: you have a house in Wien."]
    assert fuel_notes(state, "garbage", 0) == ["−1 € each for whoever has a house in Wien."]
    to_phase(game, RESOURCES)
    while game.current != 1:
        game.apply(next(iter(game.legal_moves)))
    assert game.legal_moves.price("garbage", 2) == 12  # type: ignore[attr-defined]


def test_without_switches_nothing_is_said() -> None:
    for edition, board in (("classic-2004", "usa"), ("deluxe-2014", "north-america")):
        game = new_game(edition, board)
        state = grid(game)
        assert not any(card_notes(state, card) for card in state.rules.edition.plants)
        assert not any(fuel_notes(state, fuel, 0) for fuel in state.rules.edition.fuels)
        assert not pile_notes(state)


def test_r12_the_log_leads_to_what_makes_plants_leave() -> None:
    classic = new_game("classic-2009", "france")
    recharged = new_game("recharged-2019", "france")
    assert about(ruled(classic), ("P4.6",)) == "too-small"
    assert about(ruled(recharged), ("P4.6", "CardRemoved")) == "too-small"
