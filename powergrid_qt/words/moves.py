"""What a move does, in the user's language, before it is made: for hints and the analysis.

`game` is the game right before the move.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, Move, moves
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.events import BuildingBuilt, CityConnected, PlantsRun, TokensBought
from powergrid_qt.models.plans import trial
from powergrid_qt.words.names import (
    card_name,
    cities_text,
    listed,
    money_text,
    piece_name,
    site_name,
    tokens_text,
    workers_text,
)

translate = QCoreApplication.translate


def move_text(move: Move, game: Game) -> str:
    return TELLERS[type(move)](move, game)


def _happened(move: Move, game: Game, *kinds: type) -> Any:
    """What the move brings about for whoever makes it."""
    return next(
        event
        for event in trial(game).apply(move)
        if isinstance(event, kinds) and getattr(event, "seat", None) == move.seat
    )


def _region(move: moves.PickRegion, game: Game) -> str:
    region = game.state.rules.board.region(move.region).name
    return translate("Moves", "Pick {region}").format(region=region)


def _trust(move: moves.PlaceTrust, game: Game) -> str:
    return translate("Moves", "Put the Trust in {city}").format(city=site_name(game, move.city))


def _open(move: moves.Open, game: Game) -> str:
    card, state = card_name(move.card), game.state
    options = game.legal_moves
    if isinstance(options, OpeningOptions) and len(options.decision.still_in) == 1:
        price = state.rules.price(state, move.seat, move.bid)
        return translate("Moves", "Buy {card} for {price}").format(
            card=card, price=money_text(price)
        )
    return translate("Moves", "Put up {card} and bid {bid}").format(
        card=card, bid=money_text(move.bid)
    )


def _bid(move: moves.Bid, _game: Game) -> str:
    return translate("Moves", "Bid {bid}").format(bid=money_text(move.amount))


def _pass(_move: moves.Pass, game: Game) -> str:
    options = game.legal_moves
    if isinstance(options, AuctionOptions):
        return translate("Moves", "Pass on {card}").format(card=card_name(options.card))
    if game.state.rules.auctions_again(game.state):
        return translate("Moves", "Pass and buy nothing more this round")
    return translate("Moves", "Pass and buy nothing this round")


def _scrap(move: moves.Scrap, _game: Game) -> str:
    card = card_name(move.plant)
    if move.drop:
        return translate("Moves", "Scrap {card} and give up {tokens}").format(
            card=card, tokens=tokens_text(move.drop)
        )
    return translate("Moves", "Scrap {card}").format(card=card)


def _attach(move: moves.Attach, _game: Game) -> str:
    return translate("Moves", "Put the transformer station under {card}").format(
        card=card_name(move.plant)
    )


def _buy(move: moves.Buy, game: Game) -> str:
    price = _happened(move, game, TokensBought).price
    return translate("Moves", "Buy {tokens} for {price}").format(
        tokens=tokens_text(move.tokens), price=money_text(price)
    )


def _build(move: moves.Build, game: Game) -> str:
    city = site_name(game, move.city)
    built = _happened(move, game, CityConnected, BuildingBuilt)
    price = money_text(built.slot + built.connection)
    if move.what is None:
        return translate("Moves", "Build in {city} for {price}").format(city=city, price=price)
    return translate("Moves", "Build a {piece} in {city} for {price}").format(
        piece=piece_name(move.what), city=city, price=price
    )


def _done(_move: moves.Done, game: Game) -> str:
    if game.state.phase == "resources":
        return translate("Moves", "Buy no more fuel")
    return translate("Moves", "Build no more cities")


def _run(move: moves.Run | moves.RunCards, game: Game) -> str:
    ran = _happened(move, game, PlantsRun)
    if not ran.plants:
        return translate("Moves", "Run no plant and take {income}").format(
            income=money_text(ran.income)
        )
    plants = listed(card_name(card) for card in ran.plants)
    return translate("Moves", "Run {plants}: {cities}, {income}").format(
        plants=plants, cities=cities_text(ran.powered), income=money_text(ran.income)
    )


def _place(move: moves.Place, _game: Game) -> str:
    card = card_name(move.card)
    if move.instead_of is None:
        return translate("Moves", "Place {card}").format(card=card)
    return translate("Moves", "Place {card} instead of {other}").format(
        card=card, other=card_name(move.instead_of)
    )


def _hire(move: moves.Hire, _game: Game) -> str:
    done = []
    if move.robot:
        done.append(translate("Moves", "make a robot"))
    if move.seasonal:
        workers = workers_text(move.seasonal)
        done.append(translate("Moves", "hire {workers} for a season").format(workers=workers))
    else:
        done.append(translate("Moves", "hire nobody for the season"))
    what = listed(done)
    return what[:1].upper() + what[1:]


TELLERS: dict[type[Move], Callable[[Any, Game], str]] = {
    moves.PickRegion: _region,
    moves.PlaceTrust: _trust,
    moves.Open: _open,
    moves.Bid: _bid,
    moves.Pass: _pass,
    moves.Scrap: _scrap,
    moves.Attach: _attach,
    moves.Buy: _buy,
    moves.Build: _build,
    moves.Done: _done,
    moves.Run: _run,
    moves.RunCards: _run,
    moves.Place: _place,
    moves.Hire: _hire,
}
