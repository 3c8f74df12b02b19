"""Fuel to come: what everybody will find on the market at his turn, in this round and later.

Players buy in reverse order, so that who leads finds what the others leave; and a kind that is
sold out cannot be had at any price (P3.4).
"""

import functools
from collections.abc import Mapping, Sequence
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

EXACT_BELOW = 7
COARSE_STEP = 3
"""A market with so many tokens is told in steps: as many lie on a space."""

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
    unpaid: Mapping[int, float] = {}
    if state.trust is not None:
        unpaid = appetite(rules.hand(state.trust.plants), len(state.slots))
    queue, later_queue = buyers(state), next_queue(state)
    found = [
        levels_of_a_kind(
            Kind(state.fuel[kind], state.supply[kind], refill, scale.room),
            [tokens.get(kind, 0.0) for tokens in eaten],
            [player.tokens[kind] for player in players],
            unpaid.get(kind, 0.0),
            queue,
            later_queue,
        )
        for kind, (scale, refill) in enumerate(
            zip(rules.edition.scales, by_the_table(state), strict=True)
        )
    ]
    kinds = range(len(found))
    return tuple(
        [
            Supply(
                tuple([now[seat] for now, _ in found]),
                tuple([later[seat] for _, later in found]),
                player.tokens,
                tuple([int(eaten[seat].get(kind, 0.0) + 0.5) for kind in kinds]),
            )
            for seat, player in enumerate(players)
        ]
    )


class Kind(NamedTuple):
    """Where the tokens of a kind are that nobody holds."""

    market: int
    stock: int
    refill: int
    room: int


def levels_of_a_kind(
    kind: Kind,
    burnt: Sequence[float],
    held: Sequence[int],
    unpaid: float,
    queue: Sequence[int],
    later_queue: Sequence[int],
) -> tuple[list[int], list[int]]:
    """What everybody finds of a kind in this round, and on average in the next ones; `unpaid` is
    what the Trust takes between the two players."""
    level, stock, refill, room = float(kind.market), float(kind.stock), kind.refill, kind.room
    now = [0] * len(burnt)
    for place, seat in enumerate(queue, 1 - len(queue)):
        if unpaid and not place:
            level = max(level - unpaid, 0.0)
        now[seat] = int(level)
        eaten = burnt[seat]
        if eaten:
            # Whoever has stored fuel so far will do so again, and buys what he burns.
            level -= eaten if held[seat] <= eaten else max(2 * eaten - held[seat], 0.0)
            if level < 0:
                level = 0.0
    total = sum(burnt)
    sums = [0.0] * len(burnt)
    for _ in range(ROUNDS_AHEAD):
        stock += total
        added = min(refill, stock, room - level)
        level += added
        stock -= added
        for place, seat in enumerate(later_queue, 1 - len(later_queue)):
            if unpaid and not place:
                level = max(level - unpaid, 0.0)
            sums[seat] += level
            level -= burnt[seat]
            if level < 0:
                level = 0.0
    return now, [coarse(int(levels / ROUNDS_AHEAD + 0.5)) for levels in sums]


def coarse(level: int) -> int:
    """A level to come is known roughly. Where there is plenty it need not be told exactly, so that
    hands are more often known from another round."""
    return level if level < EXACT_BELOW else level - (level - EXACT_BELOW) % COARSE_STEP


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
