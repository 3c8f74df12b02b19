"""Why a move was made for somebody without asking."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.agenda import Options
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
            text = translate(
                "AutomaticMoves", "{name} cannot afford a card (from {price}) and passes."
            )
        else:
            text = translate("AutomaticMoves", "{name} can buy only one card.")
        return text.format(name=name, price=_price(options))
    hindered = options.hindrance
    if hindered is Hindrance.MONEY:
        text = _beyond_money(game.state.phase)
        return text.format(name=name, price=_price(options))
    if hindered is not None:
        return hindrance_text(hindered, game.state.phase).format(name=name) + "."
    match move:
        case Run():
            text = translate("AutomaticMoves", "{name} has no plant that can run.")
        case RunCards():
            text = translate("AutomaticMoves", "{name}'s plants run by themselves.")
        case Hire() if options.cheapest is None:
            text = translate("AutomaticMoves", "{name} can neither build nor place nor hire.")
        case Hire():
            text = translate(
                "AutomaticMoves",
                "{name} cannot afford to build (from {price}), nor place a card, nor hire:"
                " the expansion is skipped.",
            )
        case _:
            text = translate("AutomaticMoves", "There was only one choice for {name}.")
    return text.format(name=name, price=_price(options))


def _price(options: Options[Any]) -> str:
    """Of the cheapest thing that could be had with more money; empty if there is none."""
    return "" if options.cheapest is None else money_text(options.cheapest)


def _beyond_money(phase: str) -> str:
    if phase == RESOURCES:
        return translate(
            "AutomaticMoves",
            "{name} cannot afford any fuel (from {price}): the buying turn is skipped.",
        )
    return translate(
        "AutomaticMoves",
        "{name} cannot afford a city (from {price}): the building turn is skipped.",
    )


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
