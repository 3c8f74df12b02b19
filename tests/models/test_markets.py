"""What is shown of the markets is what the engine says, at every moment of whole games."""

from typing import Any

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardSold, PhaseStarted, PlantsRun, Refilled, StepStarted
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import refill_step
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Done, Pass
from powergrid_qt.engine.outpost.company import hiring_price
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.state import BUREAUCRACY
from powergrid_qt.models.grid.fuel_market import fuel_market
from powergrid_qt.models.markets import BESIDE, CURRENT, EMPTY, FUTURE, GHOST, TOKEN, plant_market
from powergrid_qt.models.outpost.company_board import labour_fields
from tests.views.market_games import GAMES, GRID_GAMES, OUTPOST_GAMES, moments, started

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.long(but=["game0", "game5", "game7"])
@pytest.mark.parametrize("game", GAMES)
def test_the_plant_market_is_the_engines(game: tuple[Any, ...]) -> None:
    controller = started(*game)
    blocks: set[CardId] = set()
    beside: set[CardId] = set()
    for moment in moments(controller):
        market = plant_market(moment, None)
        shown = moment.snapshot()
        for section in (CURRENT, FUTURE):
            cards = [place.cards for place in market.places if place.section == section]
            stacks = [
                stack if isinstance(stack, list) else [stack] for stack in shown["market"][section]
            ]
            assert cards == [tuple(stack) for stack in stacks]
        rules = moment.state.rules
        for place in market.places:
            wanted = rules.minimum(moment.state, place.card) if place.section == CURRENT else None
            assert place.minimum == wanted
            assert place.discount == shown.get("discounts", {}).get(place.card, 0)
        on_block = [place.card for place in market.places if place.on_block]
        auction = shown["auction"]
        assert on_block == ([] if auction is None else [auction["card"]])
        assert (market.bid, market.leader) == (
            (0, None) if auction is None else (auction["bid"], auction["by"])
        )
        assert (market.pile, market.top_back) == (shown["pile"], shown.get("top_back"))
        assert market.top_card is None
        blocks.update(on_block)
        beside.update(place.card for place in market.places if place.section == BESIDE)
    assert blocks
    if game[3]:
        assert {"taxes", "industrial-espionage", "warehouse"} <= beside


def test_only_the_spy_is_told_the_top_card() -> None:
    controller = started("classic-2004", "germany", 3, ("industrial-espionage",))
    told = 0
    for moment in moments(controller):
        state = moment.state
        assert isinstance(state, GridState)
        for seat in (0, 1, 2, None):
            market = plant_market(moment, seat)
            if seat is not None and seat == state.owner("industrial-espionage") and state.pile:
                assert market.top_card == state.pile[0]
                told += 1
            else:
                assert market.top_card is None
    assert told


def test_the_plant_market_of_a_new_game() -> None:
    controller = started("classic-2004", "germany", 3)
    places = plant_market(controller.game, None).places
    assert [place.card for place in places] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert [place.section for place in places] == [CURRENT] * 4 + [FUTURE] * 4
    assert [place.minimum for place in places] == [3, 4, 5, 6, None, None, None, None]


@pytest.mark.parametrize("game", [("outpost-2024", "outpost", 2), ("deluxe-2014", "europe", 2)])
def test_the_card_that_the_trust_will_take_is_marked(game: tuple[Any, ...]) -> None:
    """A card that is drawn after the first sale may change its choice; after a refusal nothing
    can."""
    played, player = started(*game).game, RandomPlayer(7)
    right = []
    while not played.over:
        marked = [place.card for place in plant_market(played, None).places if place.for_trust]
        decision, move = played.state.decision, player.decide(played)
        asked = isinstance(decision, Opening | Auction)
        assert asked or not marked
        refused = isinstance(decision, Opening) and isinstance(move, Pass)
        for event in played.apply(move):
            if isinstance(event, CardSold) and event.seat is None and asked:
                right.append([event.card] == marked)
                assert right[-1] or not refused
    assert sum(right) > len(right) / 2
    assert len(right) > 3


@pytest.mark.long(but=["game1", "game5"])
@pytest.mark.parametrize("game", GRID_GAMES)
def test_the_fuel_market_is_the_engines(game: tuple[Any, ...]) -> None:
    controller = started(*game)
    for moment in moments(controller):
        state = moment.state
        assert isinstance(state, GridState)
        view = moment.snapshot()
        options = None if moment.over else moment.legal_moves
        buyer = options.seat if isinstance(options, BuyingOptions) else None
        market = fuel_market(state, buyer)
        for kind, fuel in enumerate(state.rules.edition.fuels):
            places = [place for place in market.places if place.kind == fuel]
            assert tuple(place.price for place in places) == state.rules.edition.scales[kind].prices
            tokens = [place for place in places if place.content == TOKEN]
            assert len(tokens) == view["resources"][fuel]
            assert market.summaries[fuel].supply == view["supply"][fuel]
            assert [place.amount for place in tokens] == list(range(1, len(tokens) + 1))
            if isinstance(options, BuyingOptions):
                assert [place.cost for place in tokens] == [
                    options.price(fuel, place.amount) for place in tokens
                ]
            contents = [place.content for place in places]
            order = [EMPTY] * contents.count(EMPTY) + [GHOST] * contents.count(GHOST)
            assert contents == order + [TOKEN] * len(tokens)
            assert contents.count(GHOST) == market.summaries[fuel].coming


@pytest.mark.long(but=["game0", "game3", "game6", "game8"])
@pytest.mark.parametrize("game", GRID_GAMES)
def test_ghosts_are_what_bureaucracy_really_adds(game: tuple[Any, ...]) -> None:
    controller = started(*game)
    played, player = controller.game, RandomPlayer(7)
    refills = 0
    while not played.over:
        state = played.state
        assert isinstance(state, GridState)
        market = fuel_market(state)
        ghosts = {
            fuel: sum(place.content == GHOST for place in market.places if place.kind == fuel)
            for fuel in state.rules.edition.fuels
        }
        in_bureaucracy = state.phase == BUREAUCRACY
        events = played.apply(player.decide(played))
        for event in events:
            if not isinstance(event, Refilled) or not in_bureaucracy:
                continue
            refills += 1
            burnt: dict[str, int] = {}
            for run in events:
                if isinstance(run, PlantsRun):
                    burnt.update(run.burnt)
            added = dict(event.tokens)
            for fuel, coming in ghosts.items():
                summary = market.summaries[fuel]
                assert coming <= added.get(fuel, 0)
                # What is burnt in the very last run comes to the supply before the refill.
                late = burnt.get(fuel, 0) and summary.supply < summary.refill
                assert coming == added.get(fuel, 0) or late, fuel
    assert refills > 3


@pytest.mark.parametrize("game", GRID_GAMES)
def test_the_refill_follows_the_step_that_bureaucracy_will_have(game: tuple[Any, ...]) -> None:
    controller = started(*game)
    played, player = controller.game, RandomPlayer(7)
    steps = set()
    while not played.over:
        state = played.state
        assert isinstance(state, GridState)
        foreseen = refill_step(state)
        building = isinstance(played.legal_moves, BuildingOptions)
        move = player.decide(played)
        events = played.apply(move)
        ended = isinstance(move, Done) and PhaseStarted(BUREAUCRACY) in events
        if building and ended:
            drawn_for_step_2 = state.step == 3 and StepStarted(2) in events
            assert state.step == foreseen or drawn_for_step_2, "T4 alone cannot be foreseen"
            steps.add(foreseen)
    assert len(steps) > 1


def test_the_fuel_market_of_a_new_game() -> None:
    controller = started("classic-2004", "germany", 3)
    state = controller.game.state
    assert isinstance(state, GridState)
    places = fuel_market(state).places[:4]
    assert [place.kind for place in places] == ["coal"] * 4
    assert [place.price for place in places] == [1, 1, 1, 2]
    assert [place.amount for place in places] == [1, 2, 3, 4]
    assert [place.cost for place in places] == [1, 2, 3, 5]
    assert places[0].content == TOKEN


@pytest.mark.long(but=["game0"])
@pytest.mark.parametrize("game", OUTPOST_GAMES)
def test_the_labour_market_is_the_engines(game: tuple[Any, ...]) -> None:
    controller = started(*game)
    for moment in moments(controller):
        state = moment.state
        assert isinstance(state, OutpostState)
        prices = state.rules.edition.labour_prices
        for hired in range(sum(state.labour) + 1):
            fields = labour_fields(prices, state.labour, hired)
            assert [field.workers for field in fields] == moment.snapshot()["labour"]
            assert sum(field.hired for field in fields) == hired
            cost = sum(field.hired * field.price for field in fields)
            assert cost == hiring_price(prices, state.labour, hired, 0)
