"""Positions for the tests: games with chosen set-ups, and players who own what a rule needs.

A test arranges a position, makes moves through `game.apply`, and looks at the result. What is
arranged keeps the box complete (tokens come out of the supply, cards out of market and pile).
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import pytest

from powergrid_qt.engine import (
    COLORS,
    Game,
    GameConfig,
    GameOptions,
    IllegalMove,
    Overrides,
    Seat,
)
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.events import CardRemoved
from powergrid_qt.engine.grid.auctions import StartAuctions
from powergrid_qt.engine.grid.building import BuildingOptions, NextBuilder
from powergrid_qt.engine.grid.bureaucracy import NextToRun
from powergrid_qt.engine.grid.resources import BuyingOptions, NextBuyer
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Done, Move, Open, Pass, Run, counts
from powergrid_qt.engine.state import AUCTION, BUILDING, BUREAUCRACY, RESOURCES, STARTED
from powergrid_qt.engine.turns import settle

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay")
CLASSIC = ("classic-2004", "classic-2009")
NO_ROOM = ("no_burner", "storage_full", "cannot_store", "cannot_store_both")
"""Why tokens cannot be stored: whichever of it names what is missing."""


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[n], COLORS[n]) for n in range(count))


def new_game(
    edition: str = "classic-2004",
    board: str = "germany",
    players: int = 3,
    *,
    seed: int = 1,
    promo: Iterable[str] = (),
    beginner: bool = False,
    draft: bool = False,
    open_money: bool = False,
    **setup: Any,
) -> Game:
    """A game whose seats act in the order 0, 1, 2, ... in round 1 unless `order` says else."""
    setup.setdefault("order", range(players))
    fixed = Overrides(**{key: tuple(value) for key, value in setup.items()})
    options = GameOptions(tuple(promo), beginner, open_money, draft)
    return Game(GameConfig(edition, board, seats(players), seed, options, fixed))


def grid(game: Game) -> GridState:
    assert isinstance(game.state, GridState)
    return game.state


def give(
    game: Game,
    seat: int,
    *,
    money: int | None = None,
    plants: Iterable[CardId] = (),
    tokens: Mapping[str, int] | None = None,
    cities: Iterable[str] = (),
    cards: Iterable[str] = (),
) -> None:
    """Let a player own more than they have; `money` is set."""
    state = grid(game)
    rules, player = state.rules, state.players[seat]
    if money is not None:
        player.money = money
    for plant in plants:
        state.market = tuple(card for card in state.market if card != plant)
        state.pile = tuple(card for card in state.pile if card != plant)
        player.plants = tuple(sorted((*player.plants, plant), key=rules.rank.__getitem__))
    held = list(player.tokens)
    for fuel, amount in (tokens or {}).items():
        kind = rules.edition.fuel_index[fuel]
        from_supply = min(amount, state.supply[kind])
        state.supply[kind] -= from_supply
        state.fuel[kind] -= amount - from_supply
        held[kind] += amount
    player.tokens = tuple(held)
    for name in cities:
        city = rules.board.city_index[name]
        around = state.network.costs_from(city)
        player.reach = around if player.reach is None else tuple(map(min, player.reach, around))
        player.cities = (*player.cities, city)
        player.connected += 1
        state.slots[city] = (*state.slots[city], seat)
    for card in cards:
        state.pile = tuple(other for other in state.pile if other != card)
        player.cards = (*player.cards, card)
        player.connected += card == "theme-park"


def to_phase(game: Game, phase: str) -> None:
    """Start a phase afresh from here, in the order as it is."""
    state = grid(game)
    starts = {
        AUCTION: StartAuctions(),
        RESOURCES: NextBuyer(),
        BUILDING: NextBuilder(),
        BUREAUCRACY: NextToRun(),
    }
    state.phase = phase
    state.agenda = [starts[phase]]
    settle(state, [])


def play(game: Game, *moves: Move) -> list[Any]:
    """Make moves; gives all events."""
    return [event for move in moves for event in game.apply(move)]


def buy_in_turn(game: Game, *plants: CardId) -> None:
    """Phase 2: whoever is up buys the next of these plants at its minimum, unopposed."""
    for plant in plants:
        seat = game.current
        assert seat is not None
        options = game.legal_moves
        assert isinstance(options, OpeningOptions)
        offers = dict(options.offers)
        game.apply(Open(seat, plant, offers[plant].start))
        while not game.over and type(game.state.decision).__name__ == "Auction":
            assert game.current is not None
            game.apply(Pass(game.current))


def all_pass(game: Game) -> None:
    """Pass out of phase 2 as long as it is on."""
    while game.state.phase == "auction":
        assert game.current is not None
        game.apply(Pass(game.current))


def all_done(game: Game, phase: str) -> None:
    """`done`, or running nothing, until the phase is over."""
    while game.state.phase == phase and game.current is not None:
        move = Run(game.current, ()) if phase == BUREAUCRACY else Done(game.current)
        game.apply(move)


def to_auctions(game: Game, round_number: int = 2) -> None:
    """Start phase 2 of a round afresh from here, in the order as it is."""
    grid(game).round = round_number
    to_phase(game, AUCTION)


def set_step(game: Game, step: int) -> None:
    """Play by the rules of a step; of step 3 after "Step 3" and two plants have left."""
    state = grid(game)
    state.step = step
    if step == 3:
        state.step3 = STARTED
        state.places = state.rules.edition.places_step3
        state.market = state.market[-state.places :]
        state.pile = tuple(card for card in state.pile if card != STEP3)


def set_fuel(game: Game, **on_market: int) -> None:
    """Put this many tokens of some kinds on the market; the supply has or takes the others."""
    state = grid(game)
    for fuel, amount in on_market.items():
        kind = state.rules.edition.fuel_index[fuel]
        state.supply[kind] += state.fuel[kind] - amount
        state.fuel[kind] = amount
        assert state.supply[kind] >= 0, "so many tokens are not in the box"


def owned(game: Game, seat: int) -> dict[str, Any]:
    """What a player has, by names: money, plants, tokens, cities."""
    shown: dict[str, Any] = game.snapshot()["players"][seat]
    return shown


def market_rows(game: Game) -> tuple[list[CardId], list[CardId]]:
    """The current and the future plant market."""
    rows = game.snapshot()["market"]
    return rows["current"], rows["future"]


def cities_in_play(game: Game) -> list[str]:
    state = grid(game)
    return [state.rules.board.cities[city].id for city in state.network.cities]


def city_prices(game: Game) -> dict[str, int]:
    """What the cities with room cost whoever is building, affordable or not."""
    options = game.legal_moves
    assert isinstance(options, BuildingOptions)
    return options.all_prices


def token_prices(game: Game, fuel: str) -> list[int]:
    """Phase 3: the price of each token of a kind on the market, cheapest first."""
    options = game.legal_moves
    assert isinstance(options, BuyingOptions)
    amount = game.snapshot()["resources"][fuel]
    totals = [options.price(fuel, count) for count in range(amount + 1)]
    return [more - less for less, more in pairwise(totals)]


def buying(seat: int, **tokens: int) -> Buy:
    return Buy(seat, counts(tokens))


def running(seat: int, plants: Mapping[CardId, Mapping[str, int]]) -> Run:
    return Run(seat, tuple((plant, counts(fuel)) for plant, fuel in plants.items()))


def refused(game: Game, move: Move) -> str:
    """The code of a refusal, after a look at whether the refused move left all as it was."""
    state = grid(game)

    def position() -> tuple[Any, ...]:
        hidden = (state.pile, state.places, state.step3, state.result, tuple(state.slots))
        return game.snapshot(), tuple(state.agenda), tuple(game.moves), hidden

    before = position()
    reason = game.why_not(move)
    with pytest.raises(IllegalMove) as error:
        game.apply(move)
    assert error.value.refusal == reason
    assert position() == before
    if not game.over:
        assert move not in game.legal_moves
    return error.value.refusal.code


def arrange(
    game: Game,
    *,
    market: Iterable[CardId] | None = None,
    pile: Iterable[CardId] | None = None,
    order: Iterable[int] | None = None,
    step: int | None = None,
) -> None:
    """Set parts of the table: plant market, pile (top card first), player order, and the step
    with its places for plants. Call it before `give`; cards that are in neither are out."""
    state = grid(game)
    rules, edition = state.rules, state.rules.edition
    if market is not None:
        state.market = tuple(sorted(market, key=rules.rank.__getitem__))
    if pile is not None:
        state.pile = tuple(pile)
    if order is not None:
        state.order = tuple(order)
    if step is not None:
        state.step = step
        if step == 3:
            state.places, state.step3 = edition.places_step3, STARTED
        elif step == 2 and not edition.step2_replaces:
            state.places = edition.places - 1


def in_auctions(
    edition: str,
    board: str,
    *,
    market: Iterable[CardId],
    pile: Iterable[CardId],
    players: int = 3,
    step: int = 1,
    cities: int = 0,
    **setup: Any,
) -> Game:
    """Phase 2 of round 2 with this market and pile; the last in order has some cities."""
    game = new_game(edition, board, players, **setup)
    arrange(game, market=market, pile=pile, step=step)
    give(game, players - 1, cities=cities_in_play(game)[:cities])
    to_auctions(game)
    return game


def whole_market(game: Game) -> list[CardId]:
    current, future = market_rows(game)
    return [*current, *future]


def removals(events: Iterable[Any]) -> list[tuple[CardId, str]]:
    """The cards that left the game, each with the id of its rule."""
    return [(event.card, event.reason) for event in events if isinstance(event, CardRemoved)]
