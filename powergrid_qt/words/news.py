"""What the others did, in as few words as can be read beside each other on one line."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.words.events import values_of
from powergrid_qt.words.names import card_name, card_number, money_text, player_name

translate = QCoreApplication.translate


def news_text(event: Event, game: Game) -> str | None:
    """A few words, or None for what is worth a line of the log only."""
    words = _words(event)
    return None if words is None else words.format_map(_values(event, game))


def _values(event: Any, game: Game) -> dict[str, str]:
    """As in whole sentences, but cards are numbers and the price of a house is its sum."""
    said = values_of(event, game)
    if isinstance(event, happened.AuctionOpened | happened.CardSold):
        said["card"] = card_number(event.card) or card_name(event.card)
    if isinstance(event, happened.CityConnected | happened.BuildingBuilt):
        said["name"] = player_name(game, event.seat)
        said["price"] = money_text(event.slot + event.connection)
    if isinstance(event, happened.PlantsRun):
        said["powered"] = str(event.powered)
    if isinstance(event, happened.StepStarted):
        said["step"] = str(event.step)
    return said


def _words(event: Event) -> str | None:
    match event:
        case happened.StepStarted():
            return translate("News", "Step {step}")
        case happened.RegionPicked():
            return translate("News", "{name}: {region}")
        case happened.AuctionOpened():
            return translate("News", "{name} puts up {card}")
        case happened.BidRaised():
            return translate("News", "{name} bids {bid}")
        case happened.PhasePassed():
            return translate("News", "{name} passes")
        case happened.CardSold(seat=None):
            return translate("News", "{name} takes {card}")
        case happened.CardSold():
            return translate("News", "{name}: {card} for {price}")
        case happened.TokensBought(tokens=()):
            return None
        case happened.TokensBought(seat=None):
            return translate("News", "{name}: {tokens}")
        case happened.TokensBought():
            return translate("News", "{name}: {tokens}, {price}")
        case happened.NothingDone(phase=phase) if phase == RESOURCES:
            return translate("News", "{name} buys nothing")
        case happened.NothingDone() | happened.WorkersHired(seat=int(), built=False):
            return translate("News", "{name} builds nothing")
        case happened.CityConnected(connection=0, slot=0):
            return translate("News", "{name}: {city}")
        case happened.CityConnected():
            return translate("News", "{name}: {city} {price}")
        case happened.BuildingBuilt(connection=0, slot=0):
            return translate("News", "{name}: {piece}, {city}")
        case happened.BuildingBuilt():
            return translate("News", "{name}: {piece}, {city} {price}")
        case happened.PlantsRun():
            return translate("News", "{name} lights {powered}, +{income}")
    return None
