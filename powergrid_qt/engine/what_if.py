"""What if: games at positions to which no moves have led, for plans, warnings and explanations.

The first ones give a copy; from `ask` on they change one that was made for that. Nobody above the
engine writes into a position.
"""

from typing import Any

from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.auction import NextOpener, Opening, settle_sale
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.state import AUCTION, ORDER
from powergrid_qt.engine.turns import settle


def trial(game: Game) -> Game:
    """A copy with an empty pile: what a purchase would turn over must not be seen before."""
    copied = game.copy()
    copied.state.pile = ()
    return copied


def with_money(game: Game, seat: int, money: int) -> Game:
    copied = game.copy()
    copied.state.players[seat].money = money
    return copied


def with_cities(game: Game, seat: int, more: int) -> Game:
    """Return the game as if a player had connected so many cities more, wherever."""
    copied = trial(game)
    copied.state.players[seat].connected += more
    return copied


def next_order(game: Game) -> tuple[int, ...]:
    """The player order of the next round, if it began now."""
    state = trial(game).state
    state.round += 1
    state.phase, state.agenda = ORDER, [state.rules.round[0].first]
    settle(state, [])
    return state.order


def ask(game: Game, phase: str, decision: Decision[Any]) -> None:
    """Put a decision to its player, no matter who is on move."""
    game.state.phase, game.state.agenda = phase, [decision]


def sell(game: Game, opening: Opening, card: CardId, bid: int) -> list[Event]:
    """Sell a card to the player who opens, as if nobody bid against it."""
    ask(game, AUCTION, opening)
    events: list[Event] = []
    settle_sale(game.state, opening, opening.seat, card, bid, events)
    settle(game.state, events)
    return events


def end_auctions(game: Game) -> None:
    """End phase 2 with nobody buying anything more, and do what follows that by itself."""
    state = game.state
    while state.phase == AUCTION:
        state.agenda = [NextOpener(())]
        settle(state, [])


def end_phase(game: Game, phase: str, last: Task[Any]) -> None:
    """Let a phase come to its last task, and do what follows that by itself."""
    game.state.phase, game.state.agenda = phase, [last]
    settle(game.state, [])


def draw_no_more_cards(game: Game) -> None:
    """Let the market get no more cards, since nobody knows which."""
    game.state.places = 0
