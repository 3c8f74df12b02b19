"""Outpost, as the engine sees it: its rules, and what must hold in every position."""

from collections import Counter

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.families import EngineFamily
from powergrid_qt.engine.invariants import check_houses, require
from powergrid_qt.engine.outpost.card_market import current_places, number
from powergrid_qt.engine.outpost.company import places_and_need
from powergrid_qt.engine.outpost.rules import OutpostRules
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.state import IN_MARKET


class OutpostEngine(EngineFamily):
    def rules(self, config: GameConfig) -> OutpostRules:
        return OutpostRules(config)

    def cards(self, state: OutpostState) -> list[CardId]:
        stacks = (*state.current, *state.future)
        found: list[CardId] = [card for stack in stacks for card in stack.cards]
        for company in state.companies:
            found += (*company.reserve, *company.plants, *company.shelters, *company.technologies)
        if state.trust is not None:
            found += state.trust.unused
        return found

    def closed(self, state: OutpostState) -> int:
        """The number of all workers (O4)."""
        employed = sum(company.permanent + company.seasonal for company in state.companies)
        return sum(state.labour) + employed

    def check(self, state: OutpostState) -> None:
        _check_market(state)
        for workers, size in zip(state.labour, state.rules.field_sizes, strict=True):
            require(0 <= workers <= size, "workers fit on their field")
        _check_companies(state)
        for player in state.players:
            houses = len(player.houses)
            require(player.connected == houses <= state.rules.edition.houses, "houses")
        on_map = [[at for at in player.houses if isinstance(at, int)] for player in state.players]
        check_houses(state, on_map)


def _check_market(state: OutpostState) -> None:
    edition = state.rules.edition
    places = (*state.current, *state.future)
    numbers = [number(state, stack) for stack in places]
    require(numbers == sorted(numbers), "the market is sorted")
    require(len(places) + (state.step3 == IN_MARKET) <= state.places, "the market has room")
    current = min(len(places), current_places(state))
    require(len(state.current) == current, "the current market is full")
    differing = len(set(numbers[:current])) == current
    require(differing, "equal numbers in the current market stack (O11)")
    for stack in places:
        found = {edition.cards[card].number for card in stack.cards}
        require(found == {number(state, stack)}, "a stack has one number")


def _check_companies(state: OutpostState) -> None:
    edition = state.rules.edition
    built: Counter[int] = Counter()
    for company in state.companies:
        for kind, lying in (("plant", company.plants), ("shelter", company.shelters)):
            unlocked = company.unlocked(kind)
            require(len(lying) <= unlocked <= edition.buildings, f"spaces for a {kind}")
        require(min(company.permanent, company.seasonal, company.robots) >= 0, "workers")
        built.update(site for site, _ in company.buildings if isinstance(site, int))
        if state.phase == "bureaucracy":
            places, _ = places_and_need(edition, company)
            require(company.permanent <= places, "permanent workers have places")
    require(all(count == 1 for count in built.values()), "one building per city (O13)")
    taken = {city for city, one in enumerate(state.built) if one}
    require(set(built) == taken, "the map shows the buildings")


FAMILY = OutpostEngine()
