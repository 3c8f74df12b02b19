"""What a player of Outpost would regret, in figures: workers who are missing, a city or a card
that is left, and who could win if the game ends now."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build
from powergrid_qt.engine.outpost.company import (
    effect,
    extra_cities,
    most_powered,
    on_board,
    power,
    workforce,
)
from powergrid_qt.engine.outpost.edition import (
    BUILDING_SITE,
    HOUSE,
    PERMANENT_ONLY,
    OutpostEdition,
)
from powergrid_qt.engine.outpost.expansion import Expanding, ExpansionOptions
from powergrid_qt.engine.outpost.state import Company, OutpostState
from powergrid_qt.words.last_round import LastRound, Rival, most_dangerous


@dataclass(frozen=True, slots=True)
class Shortage:
    """So many cities have light of those that the plants could power with enough workers."""

    powered: int
    cities: int
    workers: int
    """Who are missing for all of them."""


def shortage(edition: OutpostEdition, company: Company, connected: int) -> Shortage | None:
    """What a company lacks after hiring to light its cities; None if it lacks nobody."""
    able = [card for card in on_board(edition, company) if card.workers]
    extra, staff = extra_cities(edition, company), workforce(company)
    possible = min(connected, power(able, extra))
    powered = most_powered(edition, company, connected)
    if powered >= possible:
        return None
    missing = []
    for size in range(1, len(able) + 1):
        for cards in combinations(able, size):
            if min(connected, power(cards, extra)) == possible:
                needed = sum(card.workers for card in cards)
                steady = sum(card.workers for card in cards if PERMANENT_ONLY in card.effect)
                missing.append(max(needed - staff.all, steady - staff.permanent))
    return Shortage(powered, possible, min(missing))


def most_light(game: Game) -> int:
    """The cities that whoever expands can light by hiring, whatever that costs."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    lit = []
    for hire in options.hires:
        after = game.copy()
        after.apply(hire)
        state = after.state
        assert isinstance(state, OutpostState)
        player = state.players[hire.seat]
        lit.append(most_powered(state.rules.edition, player.company, player.connected))
    return max(lit)


def worthwhile_house(game: Game) -> int | None:
    """The price of the cheapest house that whoever expands can pay, if it would have light or be
    the first one; else None."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    houses = [(price, city) for city, piece, price in options.builds if piece == HOUSE]
    if not houses:
        return None
    price, city = min(houses)
    if not options.state.players[options.seat].houses:
        return price
    built = game.copy()
    built.apply(Build(options.seat, city, HOUSE))
    return price if most_light(built) > most_light(game) else None


def free_space(game: Game) -> bool:
    """Whether a card of the reserve can be laid on an empty space."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return any(move.instead_of is None for move in options.placements)


def end_of_game(game: Game, planned: Game, money: Sequence[int | None]) -> LastRound | None:
    """How the game ends if it ends with this phase 3, with what whoever expands has planned.

    Who has acted is known exactly. The others can still build, place and hire: the most is what
    all their cards power with workers enough, in as many cities as their money pays at the
    lowest price, and in as many as they like where it is hidden (None in `money`).
    """
    state, after, decision = game.state, planned.state, game.state.decision
    assert isinstance(state, OutpostState)
    assert isinstance(after, OutpostState)
    assert isinstance(decision, Expanding)
    end = state.rules.end_cities
    if after.leader < end:
        return None
    own = after.players[decision.seat]
    lit = most_powered(state.rules.edition, own.company, own.connected)
    others = _rivals(state, decision, money)
    return LastRound(lit, most_dangerous(others), by_plan=state.leader < end)


def _rivals(state: OutpostState, decision: Expanding, money: Sequence[int | None]) -> list[Rival]:
    edition = state.rules.edition
    found = []
    for other, player in enumerate(state.players):
        if other == decision.seat:
            continue
        certain, held = other in decision.acted, money[other]
        if certain:
            lit = most_powered(edition, player.company, player.connected)
        else:
            # On an Outpost card a house costs nothing.
            free = effect(edition, player.company, BUILDING_SITE)
            more = edition.houses if held is None else held // min(edition.slots) + free
            cities = min(edition.houses, player.connected + more)
            lit = min(cities, _most_power(edition, player.company))
        found.append(Rival(other, lit, certain))
    return found


def _most_power(edition: OutpostEdition, company: Company) -> int:
    """What all cards of a company power, those in its reserve too, with workers enough."""
    reserve = [edition.cards[card] for card in company.reserve]
    running = [card for card in (*on_board(edition, company), *reserve) if card.workers]
    return power(running, extra_cities(edition, company))
