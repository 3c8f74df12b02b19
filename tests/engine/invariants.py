"""What must hold after every move of any game, whatever was played."""

from collections import Counter
from typing import Any

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.events import (
    BuildingBuilt,
    CardSold,
    CityConnected,
    PlantsRun,
    TokensBought,
    WorkersHired,
)
from powergrid_qt.engine.grid.cards.taxes import TaxesPaid
from powergrid_qt.engine.grid.plant_market import current_market
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.outpost.card_market import current_places, number
from powergrid_qt.engine.outpost.company import places_and_need
from powergrid_qt.engine.outpost.state import Company, OutpostState
from powergrid_qt.engine.state import IN_MARKET


def everything(value: Any) -> Any:
    """A position down to the last detail, comparable with `==`: all slots, agenda and all."""
    if isinstance(value, list | tuple):
        return [everything(item) for item in value]
    slots = [
        name
        for kind in type(value).__mro__
        for name in getattr(kind, "__slots__", ())
        if name not in ("rules", "network")
    ]
    if slots and hasattr(value, "copy"):
        return {name: everything(getattr(value, name)) for name in slots}
    return value


def earnings(events: list[Event], seats: int) -> list[int]:
    """What the events say that each seat's money changed by."""
    change = [0] * seats
    for event in events:
        match event:
            case CardSold(seat, _, price) | TokensBought(seat, _, price) if seat is not None:
                change[seat] -= price
            case CityConnected(seat, _, connection, slot) if seat is not None:
                change[seat] -= connection + slot
            case BuildingBuilt(seat, _, _, connection, slot) if seat is not None:
                change[seat] -= connection + slot
            case WorkersHired(seat, _, _, price, _) if seat is not None:
                change[seat] -= price
            case PlantsRun(seat, _, _, _, income):
                change[seat] += income
            case TaxesPaid(seat, amount):
                change[seat] -= amount
    return change


class Watch:
    """Follows one game move by move and complains about the first thing that is wrong."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.money = [player.money for player in game.state.players]
        self.cards_left = len(self.cards())
        self.workers = self.count_workers()
        self.check()

    def after(self, events: list[Event]) -> None:
        players = self.game.state.players
        change = earnings(events, len(players))
        for seat, player in enumerate(players):
            assert player.money == self.money[seat] + change[seat], f"money of seat {seat}"
        self.money = [player.money for player in players]
        self.check()

    def check(self) -> None:
        state = self.game.state
        assert sorted(state.order) == list(range(len(state.players)))
        assert all(player.money >= 0 for player in state.players)
        assert state.step in (1, 2, 3)
        decision = state.decision
        assert (decision is None) == self.game.over
        assert (state.result is not None) == self.game.over
        cards = self.cards()
        doubled = [card for card, count in Counter(cards).items() if count > 1]
        assert not doubled, f"cards in two places: {doubled}"
        assert len(cards) <= self.cards_left, "a card came out of nowhere"
        self.cards_left = len(cards)
        if isinstance(state, GridState):
            check_grid(state)
        else:
            assert isinstance(state, OutpostState)
            check_outpost(state)
            assert self.count_workers() == self.workers, "workers are a closed system (O4)"

    def cards(self) -> list[Any]:
        """All cards in the game: market, pile, players, the Trust, beside the market."""
        state = self.game.state
        found: list[Any] = list(state.pile)
        if state.step3 == IN_MARKET:
            found.append(STEP3)
        if isinstance(state, GridState):
            found += state.market
            for player in state.players:
                found += (*player.plants, *player.cards)
            found += state.trust.plants if state.trust is not None else ()
            found += state.beside
            auctioned = getattr(state.decision, "card", None)
            if auctioned is not None and auctioned not in found:
                found.append(auctioned)
            return found
        assert isinstance(state, OutpostState)
        found += [card for stack in (*state.current, *state.future) for card in stack.cards]
        for company in companies(state):
            found += (*company.reserve, *company.plants, *company.shelters, *company.technologies)
        found += state.trust.unused if state.trust is not None else ()
        return found

    def count_workers(self) -> int:
        state = self.game.state
        if not isinstance(state, OutpostState):
            return 0
        employed = sum(company.permanent + company.seasonal for company in companies(state))
        return sum(state.labour) + employed


def companies(state: OutpostState) -> list[Company]:
    owners = [player.company for player in state.players]
    return owners if state.trust is None else [*owners, state.trust.company]


def check_grid(state: GridState) -> None:
    rules, edition = state.rules, state.rules.edition
    for kind, total in enumerate(edition.tokens):
        held = sum(player.tokens[kind] for player in state.players)
        held += state.trust.tokens[kind] if state.trust is not None else 0
        counts = (state.fuel[kind], state.supply[kind], held)
        assert min(counts) >= 0
        assert sum(counts) == total, f"tokens of {edition.fuels[kind]}"
    ranks = [rules.rank[plant] for plant in state.market]
    assert ranks == sorted(ranks)
    assert len(state.market) + (state.step3 == IN_MARKET) <= state.places
    assert all(rank > state.leader for rank in ranks[: len(current_market(state))]), "P4.6"
    for player in state.players:
        assert rules.storage(player.plants, player.cards).fits(player.tokens)
        assert min(player.tokens) >= 0
        assert len(set(player.cities)) == len(player.cities)
        assert player.connected == len(player.cities) + ("theme-park" in player.cards)
        assert player.connected <= edition.houses
        assert all(c in player.cards and plant in player.plants for c, plant in player.attached)
        assert set(player.cities) <= state.network.in_play
        if player.cities and state.phase == "building":
            ways = [state.network.costs_from(own) for own in player.cities]
            assert player.reach == tuple(map(min, zip(*ways, strict=True)))
    scrapping = type(state.decision).__name__ == "Scrapping"
    most = rules.max_plants + scrapping
    assert all(len(player.plants) <= most for player in state.players)
    check_houses(state, [player.cities for player in state.players])


def check_outpost(state: OutpostState) -> None:
    edition = state.rules.edition
    places = (*state.current, *state.future)
    numbers = [number(state, stack) for stack in places]
    assert numbers == sorted(numbers)
    assert len(places) + (state.step3 == IN_MARKET) <= state.places
    assert len(state.current) == min(len(places), current_places(state))
    current = numbers[: len(state.current)]
    assert len(set(current)) == len(current), "equal numbers in the current market stack (O11)"
    for stack in places:
        assert {edition.cards[card].number for card in stack.cards} == {number(state, stack)}
    for workers, size in zip(state.labour, state.rules.field_sizes, strict=True):
        assert 0 <= workers <= size
    built: Counter[Any] = Counter()
    for company in companies(state):
        for kind, lying in (("plant", company.plants), ("shelter", company.shelters)):
            assert len(lying) <= company.unlocked(kind) <= edition.buildings
        assert min(company.permanent, company.seasonal, company.robots) >= 0
        built.update(site for site, _ in company.buildings if isinstance(site, int))
        if state.phase == "bureaucracy":
            assert company.permanent <= places_and_need(edition, company)[0]
    assert all(count == 1 for count in built.values()), "one building per city (O13)"
    assert set(built) == {city for city, taken in enumerate(state.built) if taken}
    for player in state.players:
        assert player.connected == len(player.houses) <= edition.houses
    on_map = [[site for site in player.houses if isinstance(site, int)] for player in state.players]
    check_houses(state, on_map)


def check_houses(state: GridState | OutpostState, cities: list[Any]) -> None:
    counted: Counter[int] = Counter()
    for own in cities:
        assert len(set(own)) == len(own), "one house of a player in a city (P4.3)"
        counted.update(own)
    if state.trust is not None:
        counted.update(state.trust.cities)
    for city, owners in enumerate(state.slots):
        assert len(owners) == len(set(owners)) == counted[city] <= 3
        assert all(city in cities[seat] for seat in owners if seat is not None)
        # the Trust takes the second slot already in step 1 (TR6)
        assert len(owners) <= state.step or state.trust is not None
