"""What a move does, in the user's language, before it is made: for hints and the analysis. And why
one was made for somebody without asking. `game` is the game right before the move."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, Move, moves
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.agenda import Options
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.moves import Hire, Pass, Run, RunCards
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.engine.what_if import trial
from powergrid_qt.words import names

translate = QCoreApplication.translate


def move_text(move: Move, game: Game) -> str:
    match move:
        case moves.PickRegion():
            region = names.region_name(game.state.rules.board, move.region)
            return translate("Moves", "Pick {region}").format(region=region)
        case moves.PlaceTrust():
            city = names.site_name(game, move.city)
            return translate("Moves", "Put the Trust in {city}").format(city=city)
        case moves.Buy():
            price = names.money_text(_happened(move, game, happened.TokensBought).price)
            return translate("Moves", "Buy {tokens} for {price}").format(
                tokens=names.tokens_text(move.tokens, game.state.rules.board), price=price
            )
        case moves.Build():
            return _build(move, game)
        case moves.Done() if game.state.phase == RESOURCES:
            return translate("Moves", "Buy no more fuel")
        case moves.Done():
            return translate("Moves", "Build no more cities")
        case moves.Run() | moves.RunCards():
            return _run(move, game)
        case moves.Hire():
            what = hire_text(move)
            return what[:1].upper() + what[1:]
    return _of_cards(move, game)


def _happened(move: Move, game: Game, *kinds: type) -> Any:
    """Return the event by which a move brings something about for its player."""
    return next(
        event
        for event in trial(game).apply(move)
        if isinstance(event, kinds) and getattr(event, "seat", None) == move.seat
    )


def _build(move: moves.Build, game: Game) -> str:
    if move.what is None:
        text = translate("Moves", "Build in {city} for {price}")
    else:
        text = translate("Moves", "Build a {piece} in {city} for {price}")
    built = _happened(move, game, happened.CityConnected, happened.BuildingBuilt)
    return text.format(
        piece=names.piece_name(move.what or ""),
        city=names.site_name(game, move.city),
        price=names.money_text(built.slot + built.connection),
    )


def _run(move: moves.Run | moves.RunCards, game: Game) -> str:
    ran = _happened(move, game, happened.PlantsRun)
    if ran.plants:
        text = translate("Moves", "Run {plants}: {cities}, {income}")
    else:
        text = translate("Moves", "Run no plant and take {income}")
    plants = names.listed(names.card_name(card) for card in ran.plants)
    return text.format(
        plants=plants, cities=names.cities_text(ran.powered), income=names.money_text(ran.income)
    )


def hire_text(move: moves.Hire) -> str:
    """Return the hiring of workers in words that fit into a sentence."""
    done = []
    if move.robot:
        done.append(translate("Moves", "make a robot"))
    if move.seasonal:
        workers = names.workers_text(move.seasonal)
        done.append(translate("Moves", "hire {workers} for a season").format(workers=workers))
    else:
        done.append(translate("Moves", "hire nobody for the season"))
    return names.listed(done)


def bid_text(game: Game, seat: int, bid: int) -> str:
    """Return a bid with what it costs, where that is something else."""
    price = game.state.rules.price(game.state, seat, bid)
    if price == bid:
        return names.money_text(bid)
    return translate("Moves", "{bid} ({price} to pay)").format(
        bid=names.money_text(bid), price=names.money_text(price)
    )


def _of_cards(move: Move, game: Game) -> str:
    options, rules = game.legal_moves, game.state.rules
    match move:
        case moves.Open(seat, card, bid):
            if isinstance(options, AuctionOptions | OpeningOptions) and options.decision.is_alone:
                text = translate("Moves", "Buy {card} for {price}")
            elif isinstance(options, AuctionOptions):  # a promo card, which nobody has put up
                text = translate("Moves", "Bid {bid}")
            else:
                text = translate("Moves", "Put up {card} and bid {bid}")
            price = names.money_text(rules.price(game.state, seat, bid))
            return text.format(
                card=names.card_name(card), price=price, bid=bid_text(game, seat, bid)
            )
        case moves.Bid(seat, amount):
            return translate("Moves", "Bid {bid}").format(bid=bid_text(game, seat, amount))
        case moves.Pass() if isinstance(options, AuctionOptions):
            return translate("Moves", "Pass on {card}").format(card=names.card_name(options.card))
        case moves.Pass() if rules.auctions_again(game.state):
            return translate("Moves", "Pass and buy nothing more this round")
        case moves.Pass():
            return translate("Moves", "Pass and buy nothing this round")
        case moves.Scrap(_, plant, drop):
            if drop:
                text = translate("Moves", "Scrap {card} and give up {tokens}")
            else:
                text = translate("Moves", "Scrap {card}")
            return text.format(
                card=names.card_name(plant), tokens=names.tokens_text(drop or (), rules.board)
            )
        case moves.Attach(_, plant):
            text = translate("Moves", "Put the transformer station under {card}")
            return text.format(card=names.card_name(plant))
        case moves.Place(_, card, None):
            return translate("Moves", "Place {card}").format(card=names.card_name(card))
        case moves.Place(_, card, str(other)):
            text = translate("Moves", "Place {card} instead of {other}")
            return text.format(card=names.card_name(card), other=names.card_name(other))
    raise AssertionError(f"nobody tells of {move}")


# -- why a move was made without asking -----------------------------------------------------------


def why_automatic(game: Game, move: Move) -> str:
    """Why a move was made for somebody without asking."""
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
    if hindered is happened.Hindrance.MONEY:
        if game.state.phase == RESOURCES:
            text = translate(
                "AutomaticMoves",
                "{name} cannot afford any fuel (from {price}): the buying turn is skipped.",
            )
        else:
            text = translate(
                "AutomaticMoves",
                "{name} cannot afford a city (from {price}): the building turn is skipped.",
            )
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
    """Return what the cheapest thing costs that more money could buy; empty if there is none."""
    return "" if options.cheapest is None else names.money_text(options.cheapest)


def _in_auction(options: AuctionOptions, move: Move, name: str) -> str:
    if isinstance(move, Pass):
        text = translate("AutomaticMoves", "{name} cannot bid {amount} for {card} and passes.")
    else:
        text = translate("AutomaticMoves", "{amount} is bid for {name} automatically ({card}).")
    return text.format(
        name=name, amount=names.money_text(options.bids.start), card=names.card_name(options.card)
    )


def hindrance_text(hindered: happened.Hindrance, phase: str) -> str:
    """Why `{name}` bought or built nothing, for the log: without a full stop."""
    match hindered:
        case happened.Hindrance.FULL:
            return translate("AutomaticMoves", "{name}'s plants are full: nothing to buy")
        case happened.Hindrance.NO_BURNER:
            return translate("AutomaticMoves", "{name}'s plants burn nothing: nothing to buy")
        case happened.Hindrance.SOLD_OUT:
            return translate(
                "AutomaticMoves", "What {name}'s plants burn is sold out: nothing to buy"
            )
        case happened.Hindrance.NO_CITY:
            return translate("AutomaticMoves", "No city has room for {name}: nothing to build")
        case happened.Hindrance.MONEY if phase == RESOURCES:
            return translate("AutomaticMoves", "{name} cannot pay for any fuel: nothing to buy")
        case happened.Hindrance.MONEY:
            return translate("AutomaticMoves", "{name} cannot pay for any city: nothing to build")
