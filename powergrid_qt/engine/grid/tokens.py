"""A player's tokens: how they lie on the plants, and which are missing to run them.

The rules know them as one pool, since they may be moved at any time; whoever draws them asks
here, so that they lie alike everywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product

from powergrid_qt.engine.cards import RUNS_STORED, CardId, Plant
from powergrid_qt.engine.grid.power import Fuel, most_powered, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.grid.storage import mixtures
from powergrid_qt.engine.moves import Buy, counts


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies on each plant, by kind of fuel, and what lies beside them in a warehouse."""

    on_plants: tuple[Fuel, ...]
    beside: Fuel


@lru_cache(512)
def lay_out(plants: tuple[Plant, ...], tokens: Fuel) -> Holding:
    """Lay tokens on plants so that those can run which together power the most cities; then so
    that as many of them as possible can run again; the rest wherever there is room."""
    first = _most_powerful(plants, (), tokens)
    fuelled = (*first, *_most_powerful(first, first, tokens))
    others = [plant for plant in plants for _ in range(RUNS_STORED - fuelled.count(plant))]
    spaces, left = _filled((*fuelled, *others), tokens)
    lying = {plant.id: [0] * len(tokens) for plant in plants}
    for space in spaces:
        for kind, amount in space.tokens.items():
            lying[space.plant.id][kind] += amount
    return Holding(tuple(tuple(kinds) for kinds in lying.values()), tuple(left))


def _most_powerful(
    plants: Sequence[Plant], before: Sequence[Plant], tokens: Fuel
) -> tuple[Plant, ...]:
    """Of all plants that can run with what is left after some ran before, those that power the
    most together."""
    groups = [
        group for size in range(len(plants) + 1) for group in combinations(plants, size)
    ]  # the empty one can always run
    groups.sort(key=lambda group: produced(group), reverse=True)
    return next(group for group in groups if _can_run((*before, *group), tokens))


def _can_run(plants: Sequence[Plant], tokens: Fuel) -> bool:
    spaces, _ = _filled(plants, tokens)
    return not any(space.room for space in spaces)


@dataclass(slots=True)
class _Space:
    """The room for one run of a plant, and what lies there by kind."""

    plant: Plant
    room: int
    tokens: dict[int, int] = field(default_factory=dict)

    def take(self, kind: int) -> None:
        self.tokens[kind] = self.tokens.get(kind, 0) + 1
        self.room -= 1

    def give(self, kind: int) -> None:
        self.tokens[kind] -= 1
        self.room += 1


def _filled(runs: Sequence[Plant], tokens: Fuel) -> tuple[list[_Space], list[int]]:
    """A space for each of these runs, filled one after the other, and the tokens left over."""
    spaces = [_Space(plant, plant.burns) for plant in runs]
    left = list(tokens)
    for space in spaces:
        while space.room and _add_token(space, spaces, left, set()):
            pass
    return spaces, left


def _add_token(space: _Space, spaces: list[_Space], left: list[int], tried: set[int]) -> bool:
    """Put one more token into a space; where none of its kinds is left, another space gives one
    up and gets one of another kind instead. (A matching by augmenting paths: the spaces before
    stay full, and in the end as many tokens lie as possible.)"""
    for kind in space.plant.fuels:
        if left[kind]:
            left[kind] -= 1
            space.take(kind)
            return True
    for kind in space.plant.fuels:
        if kind in tried:
            continue
        tried.add(kind)
        for giver in spaces:
            if giver.tokens.get(kind) and _add_token(giver, spaces, left, tried):
                giver.give(kind)
                space.take(kind)
                return True
    return False


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
