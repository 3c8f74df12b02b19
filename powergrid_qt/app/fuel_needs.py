"""What tokens are for: where they lie, and which are missing to run plants some times."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.grid.storage import mixtures

NOT_ON_MARKET = 1000
"""Counted for a token that the market does not have: more than any purchase costs."""


@dataclass(slots=True)
class Stored:
    """The tokens on a plant, by kind; `plant` is None for the warehouse."""

    plant: CardId | None
    room: int
    tokens: dict[str, int] = field(default_factory=dict)


def stored_tokens(state: GridState, seat: int, tokens: Sequence[int]) -> list[Stored]:
    """One way to lay tokens on the plants: where there is no choice first, hybrids then, the
    rest in the warehouse.

    The rules know tokens as one pool, since they may be moved at any time; this is for the eye.
    """
    rules = state.rules
    hand = [plant for plant in rules.hand(state.players[seat].plants) if plant.burns]
    left = list(tokens)
    stored = {plant.id: Stored(plant.id, 2 * plant.burns) for plant in hand}
    for plant in sorted(hand, key=lambda plant: len(plant.fuels)):
        free = 2 * plant.burns
        for kind in plant.fuels:
            amount = min(left[kind], free)
            free -= amount
            left[kind] -= amount
            if amount:
                stored[plant.id].tokens[rules.edition.fuels[kind]] = amount
    places = list(stored.values())
    if any(left):
        places.append(Stored(None, sum(left), dict(rules.named(left))))
    return places


def missing_tokens(state: GridState, seat: int, runs: Mapping[CardId, int]) -> list[dict[str, int]]:
    """What must be bought so that the plants can run so many times each: every mixture for the
    hybrids among them, the cheapest first."""
    rules, player = state.rules, state.players[seat]
    scales = rules.edition.scales
    kinds = len(scales)
    plants = [plant for plant in rules.hand(player.plants) if plant.burns and runs.get(plant.id)]
    amounts = [plant.burns * runs[plant.id] for plant in plants]
    mixed = [
        mixtures(amount, plant.fuels, (amount,) * kinds)
        for plant, amount in zip(plants, amounts, strict=True)
    ]
    prices: dict[tuple[int, ...], int] = {}
    for burnt in product(*mixed):
        needed = [sum(way[kind] for way in burnt) for kind in range(kinds)]
        bought = tuple(
            max(0, need - held) for need, held in zip(needed, player.tokens, strict=True)
        )
        prices[bought] = sum(
            scale.cost(on_market, min(amount, on_market))
            + NOT_ON_MARKET * max(0, amount - on_market)
            for scale, on_market, amount in zip(scales, state.fuel, bought, strict=True)
        )
    ways = sorted(prices, key=lambda bought: (prices[bought], bought))
    return [dict(rules.named(bought)) for bought in ways]
