"""Fuel to come: what everybody will find on the market at his turn, in this round and later.

Players buy in reverse order, so that who leads finds what the others leave; and a kind that is
sold out cannot be had at any price (P3.4).
"""

import functools
from collections.abc import Mapping
from typing import NamedTuple

from powergrid_qt.engine.cards import Plant
from powergrid_qt.engine.grid.refilling import by_the_table
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import BUILDING, BUREAUCRACY, RESOURCES

ROUNDS_AHEAD = 2
"""Rounds after this one that are thought through: then plants change too much."""
CITIES_TO_COME = 3
"""Nobody buys fuel for more cities than this beyond those that are connected."""

Levels = tuple[int, ...]
"""Tokens on the market, by kind."""


class Supply(NamedTuple):
    """What one player can count on."""

    now: Levels
    """On the market at his turn to buy in this round; nothing once that is over."""
    later: Levels
    """On average at his turn in the next rounds, if he goes on to burn `burnt`."""
    held: Levels
    burnt: Levels
    """What his plants burn in a round."""


def supplies(state: GridState) -> tuple[Supply, ...]:
    """For each seat."""
    players, rules = state.players, state.rules
    eaten = [
        appetite(rules.hand(player.plants), player.connected + CITIES_TO_COME) for player in players
    ]
    unpaid = None
    if state.trust is not None:
        unpaid = appetite(rules.hand(state.trust.plants), len(state.slots))
    queue, later_queue = buyers(state), next_queue(state)
    now = [[0] * len(state.fuel) for _ in players]
    later = [[0] * len(state.fuel) for _ in players]
    refill = by_the_table(state)
    for kind, scale in enumerate(rules.edition.scales):
        burnt = [tokens.get(kind, 0.0) for tokens in eaten]
        total = sum(burnt)
        trusts = unpaid.get(kind, 0.0) if unpaid is not None else 0.0
        level, stock, room = float(state.fuel[kind]), float(state.supply[kind]), scale.room
        for number, seat in enumerate(queue, 1 - len(queue)):
            if trusts and not number:
                level = max(level - trusts, 0.0)
            now[seat][kind] = int(level)
            # Whoever has stored fuel so far will do so again, and buys what he burns.
            bought = min(burnt[seat], 2 * burnt[seat] - players[seat].tokens[kind])
            if bought > 0:
                level = max(level - bought, 0.0)
        sums = [0.0] * len(players)
        for _ in range(ROUNDS_AHEAD):
            stock += total
            added = min(refill[kind], stock, room - level)
            level += added
            stock -= added
            for number, seat in enumerate(later_queue, 1 - len(queue)):
                if trusts and not number:
                    level = max(level - trusts, 0.0)
                sums[seat] += level
                level = max(level - burnt[seat], 0.0)
        for seat, found in enumerate(sums):
            later[seat][kind] = int(found / ROUNDS_AHEAD + 0.5)
    kinds = range(len(state.fuel))
    return tuple(
        [
            Supply(
                tuple(now[seat]),
                tuple(later[seat]),
                player.tokens,
                tuple([int(eaten[seat].get(kind, 0.0) + 0.5) for kind in kinds]),
            )
            for seat, player in enumerate(players)
        ]
    )


@functools.lru_cache(maxsize=4096)
def appetite(hand: tuple[Plant, ...], cities: int) -> Mapping[int, float]:
    """What plants burn to power so many cities, by kind; hybrids burn some of each."""
    power = sum([plant.powers for plant in hand])
    part = cities / power if power > cities else 1.0
    total: dict[int, float] = {}
    for plant in hand:
        for kind in plant.fuels:
            total[kind] = total.get(kind, 0.0) + part * plant.burns / len(plant.fuels)
    return total


def buyers(state: GridState) -> list[int]:
    """Who will still buy in this round, in that order."""
    if state.phase == RESOURCES:
        decision = state.decision
        bought = decision.acted if isinstance(decision, Buying) else ()
        return [seat for seat in reversed(state.order) if seat not in bought]
    return [] if state.phase in (BUILDING, BUREAUCRACY) else list(reversed(state.order))


def next_queue(state: GridState) -> list[int]:
    """Who will buy in which order, if nobody overtakes another (P1)."""
    rank = state.rules.rank

    def lead(seat: int) -> tuple[int, float]:
        player = state.players[seat]
        return player.connected, max([rank[plant] for plant in player.plants], default=0.0)

    return sorted(range(len(state.players)), key=lead)
