"""The yardstick: uniformly among sensible legal moves, so that games end.

"Sensible" leaves out what only draws a game out or throws money away: bids that jump, fuel that
no plant burns this round, detours, plants left idle. Everything else is chance.
"""

from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Any

from powergrid_qt.engine.agenda import Options
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.power import best_run
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.moves import Build, Buy, Done, Move, Open, Pass, Run, RunCards, Scrap
from powergrid_qt.engine.outpost.bureaucracy import RunningOptions as RunningCardsOptions
from powergrid_qt.engine.outpost.company import best_cards
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.engine.outpost.state import Company

CHEAPEST = 4
"""A choice among all cities would pay for detours: one among the cheapest few does not."""


class RandomPlayer:
    """Decides by its own generator; the same seed and game give the same moves."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._rng: Random | None = None

    def decide(self, game: Game) -> Move:
        if self._rng is None:
            # One that takes over in mid-game does not repeat what another did before.
            self._rng = Random(self._seed + len(game.moves))
        options = game.legal_moves
        choose = CHOICES.get(type(options))
        if choose is not None:
            return choose(options, self._rng)
        moves = list(options)
        return moves[int(self._rng.random() * len(moves))]


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
    player = state.players[options.seat]
    missing = [-held for held in player.tokens]
    for plant in state.rules.hand(player.plants):
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
    hand = rules.hand(player.plants)
    best = best_run(hand, player.tokens, player.connected, player.transformer)
    return Run(options.seat, tuple([(plant.id, rules.named(burnt)) for plant, burnt in best]))


def expand(options: ExpansionOptions, rng: Random) -> Move:
    """One of the cheapest pieces that are of use, then cards onto the board, then hire."""
    if not options.may_build:
        return place_or_hire(options, rng)
    state = options.state
    company, cards = state.players[options.seat].company, state.rules.edition.cards
    useful = {HOUSE}
    for kind in (PLANT, SHELTER):
        usable = [card for card in owned(company) if cards[card].type == kind]
        if company.unlocked(kind) < len(usable):
            useful.add(kind)
    builds = [build for build in options.builds if build[1] in useful]
    builds = sorted(builds, key=itemgetter(2))[:CHEAPEST]
    pick = int(rng.random() * (len(builds) + 1))
    if pick < len(builds):
        city, what, _ = builds[pick]
        return Build(options.seat, city, what)
    return place_or_hire(options, rng)


def place_or_hire(options: ExpansionOptions, rng: Random) -> Move:
    """Lay down cards while one can be laid for a smaller one or none, which comes to an end."""
    cards = options.state.rules.edition.cards
    placements = [
        move
        for move in options.placements
        if move.instead_of is None or cards[move.instead_of].number < cards[move.card].number
    ]
    moves: list[Any] = placements or options.hires
    choice: Move = moves[int(rng.random() * len(moves))]
    return choice


def owned(company: Company) -> tuple[str, ...]:
    """The cards that a company board could use."""
    return (*company.reserve, *company.plants, *company.shelters)


def run_cards(options: RunningCardsOptions, _: Random) -> Move:
    state = options.state
    player = state.players[options.seat]
    chosen = best_cards(state.rules.edition, player.company, player.connected)
    return RunCards(options.seat, tuple(card.id for card in chosen))


CHOICES: dict[type[Options[Any]], Callable[[Any, Random], Move]] = {
    OpeningOptions: open_or_pass,
    AuctionOptions: raise_or_pass,
    BuyingOptions: buy_or_stop,
    BuildingOptions: build_or_stop,
    RunningOptions: run_all,
    ScrapOptions: scrap_any,
    ExpansionOptions: expand,
    RunningCardsOptions: run_cards,
}
