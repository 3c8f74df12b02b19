"""Which tokens are missing to run plants some times."""

from collections.abc import Mapping
from itertools import product

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.grid.storage import mixtures

NOT_ON_MARKET = 1000
"""Counted for a token that the market does not have: more than any purchase costs."""


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
