"""Positions for the tests: games with chosen set-ups, and players who own what a rule needs.

A test arranges a position, makes moves through `game.apply`, and looks at the result. What is
arranged keeps the box complete (tokens come out of the supply, cards out of market and pile).
"""

from collections.abc import Iterable, Mapping
from typing import Any

from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.agenda import settle
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.building import NextBuilder
from powergrid_qt.engine.grid.bureaucracy import NextToRun
from powergrid_qt.engine.grid.resources import NextBuyer
from powergrid_qt.engine.grid.state import BUILDING, RESOURCES, GridState
from powergrid_qt.engine.moves import Done, Move, Open, Pass, Run
from powergrid_qt.engine.state import BUREAUCRACY

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay")


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
        state.houses[city] += 1
    for card in cards:
        state.pile = tuple(other for other in state.pile if other != card)
        player.cards = (*player.cards, card)
        player.connected += card == "theme-park"


def to_phase(game: Game, phase: str) -> None:
    """Start a phase afresh from here, in the order as it is."""
    state = grid(game)
    start = {RESOURCES: NextBuyer(), BUILDING: NextBuilder(), BUREAUCRACY: NextToRun()}[phase]
    state.phase = phase
    state.agenda = [start]
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
