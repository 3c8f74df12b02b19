"""Why a move was made for somebody without asking."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.events import Hindrance
from powergrid_qt.engine.moves import Hire, Pass, Run, RunCards
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.words.names import card_name, money_text

translate = QCoreApplication.translate


def why_automatic(game: Game, move: Move) -> str:
    """`game`: before the move."""
    name = game.config.players[move.seat].name
    options = game.legal_moves
    if isinstance(options, AuctionOptions):
        return _in_auction(options, move, name)
    if isinstance(options, OpeningOptions):
        if isinstance(move, Pass):
            text = translate("AutomaticMoves", "{name} cannot bid for any card and passes.")
        else:
            text = translate("AutomaticMoves", "{name} can buy only one card.")
        return text.format(name=name)
    hindered = options.hindrance
    if hindered is not None:
        return hindrance_text(hindered, game.state.phase).format(name=name) + "."
    match move:
        case Run():
            text = translate("AutomaticMoves", "{name} has no plant that can run.")
        case RunCards():
            text = translate("AutomaticMoves", "{name}'s plants run by themselves.")
        case Hire():
            text = translate("AutomaticMoves", "{name} can neither build nor place nor hire.")
        case _:
            text = translate("AutomaticMoves", "There was only one choice for {name}.")
    return text.format(name=name)


def _in_auction(options: AuctionOptions, move: Move, name: str) -> str:
    if isinstance(move, Pass):
        text = translate("AutomaticMoves", "{name} cannot bid {amount} for {card} and passes.")
    else:
        text = translate("AutomaticMoves", "{amount} is bid for {name} automatically ({card}).")
    return text.format(
        name=name, amount=money_text(options.bids.start), card=card_name(options.card)
    )


def hindrance_text(hindered: Hindrance, phase: str) -> str:
    """Why `{name}` bought or built nothing, for the log: without a full stop."""
    match hindered:
        case Hindrance.FULL:
            return translate("AutomaticMoves", "{name}'s plants are full: nothing to buy")
        case Hindrance.NO_BURNER:
            return translate("AutomaticMoves", "{name}'s plants burn nothing: nothing to buy")
        case Hindrance.SOLD_OUT:
            return translate(
                "AutomaticMoves", "What {name}'s plants burn is sold out: nothing to buy"
            )
        case Hindrance.NO_CITY:
            return translate("AutomaticMoves", "No city has room for {name}: nothing to build")
        case Hindrance.MONEY if phase == RESOURCES:
            return translate("AutomaticMoves", "{name} cannot pay for any fuel: nothing to buy")
        case Hindrance.MONEY:
            return translate("AutomaticMoves", "{name} cannot pay for any city: nothing to build")
