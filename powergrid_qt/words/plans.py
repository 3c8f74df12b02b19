"""Plans in the user's language: what has become of one on paper, and what a turn as planned would
give away, with figures."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import CardId, Counts, Refusal
from powergrid_qt.words.names import (
    card_name,
    cities_text,
    listed,
    money_text,
    plurals,
    tokens_text,
)
from powergrid_qt.words.refusals import refusal_text

translate = QCoreApplication.translate


def lapsed_text(item: str, refusal: Refusal) -> str:
    """Why something that was planned cannot be had; the reason may name it already."""
    reason = refusal_text(refusal)
    return reason if item in reason else f"{item}: {reason}"


def dearer_text(item: str, price: int, before: int) -> str:
    text = translate("Plans", "{item}: {price} now, planned with {before}")
    return text.format(item=item, price=money_text(price), before=money_text(before))


def outbid_text() -> str:
    return translate("Plans", "Your plan does not hold at this price.")


def waiting_text() -> str:
    return translate(
        "Plans",
        "Not up for auction yet: others have to buy first, and no smaller card may be drawn.",
    )


def robot_text() -> str:
    return translate("Plans", "A robot")


def instead_text() -> str:
    return translate("Plans", "One card a round: only if the other one is not to be had.")


def out_of_reach_text(card: str) -> str:
    text = translate(
        "Plans", "As the market lies now, {card} cannot be had in the round that is planned."
    )
    return text.format(card=card)


# -- warnings -----------------------------------------------------------------------------------


def dark_text(cities: int, tokens: Counts, price: int) -> str:
    """ "3 cities would stay dark: 2 coal, 9 €"."""
    return translate("Warnings", "{cities} would stay dark: {tokens}, {price}").format(
        cities=cities_text(cities), tokens=tokens_text(tokens), price=money_text(price)
    )


def cheap_city_text(price: int, *, first: bool) -> str:
    if first:
        text = translate("Warnings", "Still no city: the cheapest costs {price}")
    else:
        text = translate("Warnings", "Power for one more city, from {price}")
    return text.format(price=money_text(price))


def burnt_text(tokens: Counts, plants: Sequence[CardId]) -> str:
    return translate("Warnings", "Burnt for nothing: {tokens} ({plants})").format(
        tokens=tokens_text(tokens), plants=listed(card_name(plant) for plant in plants)
    )


def transformer_text(plant: CardId, cities: int) -> str:
    return translate(
        "Warnings", "{plant} carries the transformer station: power for {cities} goes"
    ).format(plant=card_name(plant), cities=cities_text(cities))


def shortage_text(powered: int, cities: int, workers: int) -> str:
    """ "0 of 3 cities: 1 worker short"."""
    return plurals.workers_short(workers).format(powered=powered, cities=cities_text(cities))


def locked_text(kind: str) -> str:
    """How a space of Outpost's company board is opened."""
    if kind == "plant":
        return translate("Warnings", "Locked: build a plant in a city first")
    return translate("Warnings", "Locked: build a shelter in a city first")
