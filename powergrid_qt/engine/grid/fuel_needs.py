"""Which tokens are missing to run plants, and how many cities those on the market could light."""

from collections.abc import Mapping
from itertools import combinations, product

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.grid.storage import mixtures
from powergrid_qt.engine.moves import Buy, counts

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


def most_lit(state: GridState, seat: int, cities: int, *, at_any_price: bool) -> int:
    """The most of `cities` that a player can light with the tokens held and those that could be
    bought now; `at_any_price`: nobody knows how much money there is."""
    rules, player = state.rules, state.players[seat]
    hand = rules.hand(player.plants, player.attached)
    lit = most_powered(hand, player.tokens, cities)
    for size in range(1, len(hand) + 1):
        for running in combinations(hand, size):
            more = min(cities, produced(running))
            if more <= lit:
                continue
            runs = {plant.id: 1 for plant in running}
            if any(
                _can_buy(state, seat, tokens, at_any_price)
                for tokens in missing_tokens(state, seat, runs)
            ):
                lit = more
    return lit


def _can_buy(state: GridState, seat: int, tokens: dict[str, int], at_any_price: bool) -> bool:
    if not tokens:
        return True
    refusal = Buying(seat, ()).check(state, Buy(seat, counts(tokens)))
    return refusal is None or (at_any_price and refusal.code == "tokens_beyond_money")
