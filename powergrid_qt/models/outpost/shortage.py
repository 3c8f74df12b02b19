"""Workers who are missing in a company, and what stays dark without them."""

from dataclasses import dataclass
from itertools import combinations

from powergrid_qt.engine.outpost.company import (
    extra_cities,
    most_powered,
    on_board,
    power,
    workforce,
)
from powergrid_qt.engine.outpost.edition import PERMANENT_ONLY, OutpostEdition
from powergrid_qt.engine.outpost.state import Company


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
