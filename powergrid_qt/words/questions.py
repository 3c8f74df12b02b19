"""What a coach asks before a costly decision: something to think about, never the answer."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.analysis import Lapse
from powergrid_qt.ai.family import family_of
from powergrid_qt.engine import Game, Move, moves
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.state import BUILDING, RESOURCES
from powergrid_qt.engine.what_if import trial
from powergrid_qt.words.names import card_name, either, fuel_name, money_text

translate = QCoreApplication.translate

MUCH_POWER = 3
"""Power for so many more cities than there are is power to wait for."""


def question_about(lapse: Lapse, game: Game, turn: Sequence[Move]) -> str:
    """Return a question about a costly turn; `game`: before the turn; `lapse`: what it loses."""
    played, best = lapse.worst.played, lapse.best.move
    match played, best:
        case moves.Pass(), _:
            return _of_pass(game, played.seat)
        case ((moves.Open() | moves.Bid()), moves.Pass()):
            return _of_price(game, played)
        case moves.Open(), _:
            asked = translate("Questions", "is {card} the one that helps you most?")
            return asked.format(card=card_name(played.card))
        case moves.Bid(), _:
            return translate("Questions", "how high will the others go?")
        case moves.Scrap(), _:
            return translate("Questions", "which of your plants will you miss least?")
        case ((moves.Buy() | moves.Done()), _) if game.state.phase == RESOURCES:
            return _of_fuel(game, turn, less=isinstance(best, moves.Buy))
        case ((moves.Build() | moves.Done()), _) if game.state.phase == BUILDING:
            return _of_cities(game, turn, played, best)
        case ((moves.Build() | moves.Place() | moves.Hire()), _):
            return _of_company(played, best)
        case ((moves.Run() | moves.RunCards()), _):
            return translate("Questions", "which of your plants have to run?")
    return translate("Questions", "what else could you do here?")


def _of_pass(game: Game, seat: int) -> str:
    state: Any = game.state
    player = state.players[seat]
    if family_of(game.config).full_power(state, player) <= player.connected:
        return translate("Questions", "what will power your next cities?")
    if isinstance(state.decision, Auction):
        asked = translate("Questions", "who gets {card}, and what will they do with it?")
        return asked.format(card=card_name(state.decision.card))
    return translate("Questions", "which of these plants will you still get next round?")


def _of_price(game: Game, played: Move) -> str:
    """Return a question for somebody who would bid and should not."""
    state: Any = game.state
    family, player = family_of(game.config), state.players[played.seat]
    if isinstance(played, moves.Open):
        card, price = played.card, played.bid
    else:
        assert isinstance(played, moves.Bid)
        card, price = state.decision.card, played.amount
    capacity = family.full_power(state, player)
    if capacity >= player.connected + MUCH_POWER:
        asked = translate("Questions", "which cities would {card} power?")
    elif family.card_fuels(state, card):
        asked = translate("Questions", "what will {card} burn?")
    else:
        asked = translate("Questions", "what else could you do with {price}?")
    return asked.format(card=card_name(card), price=money_text(price))


def _of_fuel(game: Game, turn: Sequence[Move], *, less: bool) -> str:
    """Return a question about buying fuel; `less`: too little is bought."""
    state: Any = _after(game, turn)
    lack = family_of(game.config).lack(state, state.players[turn[0].seat])
    if lack.cities and lack.fuels:
        fuels = either([fuel_name(fuel, state.rules.board) for fuel in lack.fuels])
        asked = translate("Questions", "what will your plants burn that need {fuel}?")
        return asked.format(fuel=fuels)
    if less:
        return translate("Questions", "who buys after you, and what will be left next round?")
    return translate("Questions", "what will the money be missing for?")


def _of_cities(game: Game, turn: Sequence[Move], played: Move, best: Move) -> str:
    state: Any = _after(game, turn)
    player = state.players[turn[0].seat]
    capacity = family_of(game.config).full_power(state, player)
    if isinstance(played, moves.Done):
        if capacity > player.connected:
            return translate("Questions", "could you power one more city?")
        return translate("Questions", "which places will be gone next round?")
    if isinstance(best, moves.Build):
        return translate("Questions", "where will you build after that?")
    if player.connected > capacity:
        return translate("Questions", "will there be light in all of them?")
    asked = translate("Questions", "will {money} do for the next round?")
    return asked.format(money=money_text(player.money))


def _of_company(played: Move, best: Move) -> str:
    """Return a question about the expansion of Outpost."""
    match played, best:
        case moves.Hire(), moves.Hire():
            return translate("Questions", "how many workers do your plants need?")
        case moves.Build(), moves.Build() if played.what == best.what:
            return translate("Questions", "where will you build after that?")
        case _, moves.Build():
            return translate("Questions", "do you need houses first, or space on your board?")
    return translate("Questions", "what will the money be missing for?")


def _after(game: Game, turn: Sequence[Move]) -> Any:
    """The position once the turn is made, before it is over."""
    tried = trial(game)
    for move in turn:
        if not isinstance(move, moves.Done):
            tried.apply(move)
    return tried.state
