"""The yardstick: uniformly among sensible legal moves, so that games end.

"Sensible" leaves out what only draws a game out or throws money away: bids that jump, fuel that
no plant burns soon, plants left idle. Everything else is chance.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from powergrid_qt.engine.agenda import Options
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.power import best_plants, fuel_plans
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.moves import Build, Buy, Done, Move, Open, Pass, Run, Scrap

CHEAPEST_CITIES = 4


class RandomPlayer:
    """Decides by its own generator; the same seed and game give the same moves."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def decide(self, game: Game) -> Move:
        options = game.legal_moves
        choose = CHOICES.get(type(options))
        if choose is not None:
            return choose(options, self._rng)
        return self._rng.choice(list(options))


def open_or_pass(options: OpeningOptions, rng: Random) -> Move:
    """A card at its minimum, or a pass: each as likely as the others."""
    offers = options.offers
    pick = int(rng.random() * (len(offers) + options.may_pass))
    if pick == len(offers):
        return Pass(options.seat)
    card, bids = offers[pick]
    return Open(options.seat, card, bids.start)


def raise_or_pass(options: AuctionOptions, rng: Random) -> Move:
    bids = options.bids
    if bids and rng.random() < 0.5:
        return options.raised_to(bids.start)
    return Pass(options.seat)


def buy_or_stop(options: BuyingOptions, rng: Random) -> Move:
    """Some tokens of a kind that is still missing for one run of all plants, or stop."""
    state = options.state
    player, rules = state.players[options.seat], state.rules
    missing = [-held for held in player.tokens]
    for plant in rules.hand(player.plants):
        for kind in plant.fuels:
            missing[kind] += plant.burns
    buyable = [
        (fuel, min(most, missing[kind]))
        for kind, (fuel, most) in enumerate(options.maximum.items())
        if most > 0 and missing[kind] > 0
    ]
    pick = int(rng.random() * (len(buyable) + 1))
    if pick == len(buyable):
        return Done(options.seat)
    fuel, most = buyable[pick]
    return Buy(options.seat, ((fuel, 1 + int(rng.random() * most)),))


def build_or_stop(options: BuildingOptions, rng: Random) -> Move:
    """One of the few cheapest cities: the choice among all would pay for detours."""
    prices = options.prices
    cities = sorted(prices, key=prices.__getitem__)[:CHEAPEST_CITIES]
    pick = int(rng.random() * (len(cities) + 1))
    if pick == len(cities):
        return Done(options.seat)
    return Build(options.seat, cities[pick])


def scrap_any(options: ScrapOptions, rng: Random) -> Move:
    """Any plant but the best."""
    candidates = options.candidates[:-1]
    plant = candidates[int(rng.random() * len(candidates))]
    drops = options.drops(plant)
    return Scrap(options.seat, plant, drops[int(rng.random() * len(drops))])


def run_all(options: RunningOptions, _: Random) -> Move:
    """What powers the most cities, with the first mixture of fuels that does."""
    state = options.state
    player, rules = state.players[options.seat], state.rules
    chosen = best_plants(
        rules.hand(player.plants), player.tokens, player.connected, player.transformer
    )
    plan = next(fuel_plans(chosen, player.tokens))
    running: list[tuple[CardId, Any]] = [
        (plant.id, rules.named(burnt)) for plant, burnt in zip(chosen, plan, strict=True)
    ]
    return Run(options.seat, tuple(running))


CHOICES: dict[type[Options[Any]], Callable[[Any, Random], Move]] = {
    OpeningOptions: open_or_pass,
    AuctionOptions: raise_or_pass,
    BuyingOptions: buy_or_stop,
    BuildingOptions: build_or_stop,
    RunningOptions: run_all,
    ScrapOptions: scrap_any,
}
