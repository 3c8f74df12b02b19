"""What `random` does in the classic and deluxe editions."""

from random import Random

from powergrid_qt.ai.family import CHEAPEST, Choices
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.power import best_run
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.moves import Build, Buy, Done, Move, Run, Scrap


def buy_or_stop(options: BuyingOptions, rng: Random) -> Move:
    """Some tokens of a kind that is still missing for one run of all plants, or stop."""
    state = options.state
    player = state.players[options.seat]
    missing = [-held for held in player.tokens]
    for plant in state.rules.hand(player.plants):
        for kind in plant.fuels:
            missing[kind] += plant.burns
    maximum = options.maximum if max(missing) > 0 else {}
    buyable = [
        (fuel, min(most, missing[kind]))
        for kind, (fuel, most) in enumerate(maximum.items())
        if most > 0 and missing[kind] > 0
    ]
    pick = int(rng.random() * (len(buyable) + 1))
    if pick == len(buyable):
        return Done(options.seat)
    fuel, most = buyable[pick]
    return Buy(options.seat, ((fuel, 1 + int(rng.random() * most)),))


def build_or_stop(options: BuildingOptions, rng: Random) -> Move:
    prices = options.prices
    cities = sorted(prices, key=prices.__getitem__)[:CHEAPEST]
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
    hand = rules.hand(player.plants, player.attached)
    best = best_run(hand, player.tokens, player.connected)
    return Run(options.seat, tuple([(plant.id, rules.named(burnt)) for plant, burnt in best]))


CHOICES: Choices = {
    BuyingOptions: buy_or_stop,
    BuildingOptions: build_or_stop,
    RunningOptions: run_all,
    ScrapOptions: scrap_any,
}
