"""What happened to cards: auctions, the market, promo cards."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.card_files import card_files
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.marking import QT_TRANSLATE_NOOP
from powergrid_qt.words.data_names import in_words
from powergrid_qt.words.event_names import names, player_name
from powergrid_qt.words.names import (
    card_name,
    cities_text,
    listed,
    money_text,
    promo_sentence,
    tokens_text,
)
from powergrid_qt.words.plurals import plurals

translate = QCoreApplication.translate

# -- cards ------------------------------------------------------------------------------------


def _opened(event: happened.AuctionOpened, game: Game) -> str:
    return translate("Events", "{name} puts up {card} and bids {bid}").format(
        name=player_name(game, event.seat), card=card_name(event.card), bid=money_text(event.bid)
    )


def _raised(event: happened.BidRaised, game: Game) -> str:
    return translate("Events", "{name} bids {bid}").format(
        name=player_name(game, event.seat), bid=money_text(event.bid)
    )


def _passed(event: happened.AuctionPassed, game: Game) -> str:
    return translate("Events", "{name} passes on {card}").format(
        name=player_name(game, event.seat), card=card_name(event.card)
    )


def _out(event: happened.PhasePassed, game: Game) -> str:
    text = translate("Events", "{name} passes and buys nothing this round")
    if event.again:
        text = translate("Events", "{name} passes and buys nothing more this round")
    return text.format(name=player_name(game, event.seat))


def _sold(event: happened.CardSold, game: Game) -> str:
    name, card = player_name(game, event.seat), card_name(event.card)
    if event.seat is None:
        return translate("Events", "{name} takes {card}").format(name=name, card=card)
    return translate("Events", "{name} buys {card} for {price}").format(
        name=name, card=card, price=money_text(event.price)
    )


def _unsold(event: happened.CardUnsold, _game: Game) -> str:
    return translate("Events", "{card} leaves the game: nobody wants it").format(
        card=card_name(event.card)
    )


def _scrapped(event: happened.PlantScrapped, game: Game) -> str:
    name, card = player_name(game, event.seat), card_name(event.plant)
    if event.dropped:
        return translate("Events", "{name} scraps {card} and gives up {tokens}").format(
            name=name, card=card, tokens=tokens_text(event.dropped)
        )
    return translate("Events", "{name} scraps {card}").format(name=name, card=card)


def _drawn(event: happened.CardDrawn, _game: Game) -> str:
    name = card_name(event.card)
    does = promo_sentence(event.card)
    if does:
        return translate("Events", "{card} is drawn: {sentence}").format(card=name, sentence=does)
    if event.card == STEP3:
        return translate("Events", "{card} is drawn").format(card=name)
    return translate("Events", "{card} comes into the market").format(card=name)


REASONS = {
    "P2.9": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: nobody has bought a plant"),
    "D8": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: nobody has used its discount"),
    "P5.3": QT_TRANSLATE_NOOP(
        "Events", "{card} leaves the game: in step 3 the smallest plant goes in every round"
    ),
    "PA": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: nobody may bid for it"),
    "step 2": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: step 2 starts"),
    "step 3": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: step 3 comes"),
    "O20": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: its discount equals its number"),
}
"""Why a card left the market, by the id of the rule; P4.6 also tells who has the cities. What a
promo card's rule removes, the card's file tells."""


def _removed(event: happened.CardRemoved, game: Game) -> str:
    card = card_name(event.card)
    if event.leader is not None:
        seat, cities = event.leader
        return translate("Events", "{card} leaves the game: {name} has {cities}").format(
            card=card, name=player_name(game, seat), cities=cities_text(cities)
        )
    if event.card == STEP3:
        return translate("Events", "{card} leaves the market").format(card=card)
    if event.reason in REASONS:
        return translate("Events", REASONS[event.reason]).format(card=card)
    by = next(file for file in card_files().values() if file.get("rule") == event.reason)
    return in_words(by["told"]["removes"]).format(card=card)


def _buried(event: happened.CardBuried, _game: Game) -> str:
    return translate("Events", "{card} goes under the pile").format(card=card_name(event.card))


def _shuffled(_event: happened.PileShuffled, _game: Game) -> str:
    return translate("Events", "The pile is shuffled")


def _discounts(event: happened.DiscountsLaid, _game: Game) -> str:
    cards = listed(card_name(card) for card in event.cards)
    return plurals.cheaper(len(event.cards)).format(cards=cards, amount=money_text(event.amount))


def _discount(event: happened.DiscountPlaced, _game: Game) -> str:
    return translate("Events", "{card} can be had from 1 on: it has the discount token").format(
        card=card_name(event.card)
    )


def _discount_lost(event: happened.DiscountLost, _game: Game) -> str:
    return translate("Events", "{card} loses the discount token: a smaller plant has come").format(
        card=card_name(event.card)
    )


def _placed(event: happened.CardPlaced, game: Game) -> str:
    name, card = player_name(game, event.seat), card_name(event.card)
    if event.instead_of is None:
        return translate("Events", "{name} places {card}").format(name=name, card=card)
    return translate("Events", "{name} places {card} instead of {other}").format(
        name=name, card=card, other=card_name(event.instead_of)
    )


# -- promo cards ------------------------------------------------------------------------------


def _promo(_event: happened.PromoWon, _game: Game) -> str | None:
    return None  # the sale has been told


def _card_event(event: happened.CardEvent, game: Game) -> str:
    """What a promo card did, as its file tells it."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    shown = {name: _SHOWN[name](value, game) for name, value in values.items()}
    return in_words(card_files()[event.card]["told"][event.told]).format(**shown)


_SHOWN: Mapping[str, Callable[[Any, Game], str]] = {
    "seat": lambda seat, game: player_name(game, seat),
    "order": lambda order, game: names(game, order),
    "card": lambda card, _: card_name(card),
    "plant": lambda plant, _: card_name(plant),
    "amount": lambda amount, _: money_text(amount),
    "tokens": lambda tokens, _: tokens_text(tuple(token for token in tokens if token[1])),
}
"""The values that may stand in such a sentence."""


CARD_TELLERS: dict[type[Event], Callable[[Any, Game], str | None]] = {
    happened.AuctionOpened: _opened,
    happened.BidRaised: _raised,
    happened.AuctionPassed: _passed,
    happened.PhasePassed: _out,
    happened.CardSold: _sold,
    happened.CardUnsold: _unsold,
    happened.PlantScrapped: _scrapped,
    happened.CardDrawn: _drawn,
    happened.CardRemoved: _removed,
    happened.CardBuried: _buried,
    happened.PileShuffled: _shuffled,
    happened.DiscountsLaid: _discounts,
    happened.DiscountPlaced: _discount,
    happened.DiscountLost: _discount_lost,
    happened.CardPlaced: _placed,
    happened.PromoWon: _promo,
    happened.CardEvent: _card_event,
}
