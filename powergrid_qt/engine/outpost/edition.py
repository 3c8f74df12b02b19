"""The facts of Outpost: cards, labour market, discounts. See the marks in the data file."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field

from powergrid_qt.engine import schema
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.edition import (
    COMMON,
    PLAYER_COUNTS,
    Edition,
    by_players,
    check_places,
    edition_from,
    facts_on,
    for_players,
)

PLANT, SHELTER, TECHNOLOGY, HOUSE = "plant", "shelter", "technology", "house"
"""The types of cards; plants, shelters and houses are also the pieces that are built."""


class Effect:
    """The effects of technologies, as the data file names them."""

    AUCTION_DISCOUNT = "auction_discount"
    SEASONAL_DISCOUNT = "seasonal_discount"
    MAX_ROBOTS = "max_robots"
    EXTRA_PLACES = "extra_places_per_shelter"
    EXTRA_CITIES = "extra_cities_per_plant"
    BUILDING_SITE = "building_site"
    PERMANENT_ONLY = "permanent_only"


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """`places` for workers, `workers` needed to power `cities`: a Moon Base has all three."""

    id: str
    type: str
    name: str = ""
    number: int
    back: str
    workers: int = 0
    cities: int = 0
    places: int = 0
    effect: Mapping[str, int] = field(default_factory=dict)
    status: Mapping[str, str]

    @property
    def goes_on_board(self) -> bool:
        """Whether the card is used on the company board, not from beside it."""
        return self.workers > 0 or self.places > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OutpostEdition(Edition):
    cards: Mapping[str, Card]
    building_cost: int
    buildings: int
    """Plant buildings of each player, and as many shelter buildings (O1)."""
    top_back: str
    top_cards: int
    """O5: so many cards with this back lie on top of the pile."""
    removed: Mapping[int, Mapping[str, int]]
    discounts: tuple[int, ...]
    """O20: the token that each card of the current market gets at the end of round n."""
    labour_prices: tuple[int, ...]
    last_field_factor: int
    workers_per_field: Mapping[int, int]

    def field_sizes(self, seats: int) -> tuple[int, ...]:
        """O4: places for workers on each field of the labour market."""
        size = self.workers_per_field[seats]
        return (*(size,) * (len(self.labour_prices) - 1), size * self.last_field_factor)


_SHAPE: schema.Shape = {
    **COMMON,
    "building_cost": schema.AMOUNT,
    "buildings": schema.AMOUNT,
    "pile": {
        "on_top": {"back": schema.TEXT, "cards": schema.AMOUNT},
        "removed": for_players(schema.OBJECT),
    },
    "discounts": schema.AMOUNTS,
    "max_robots?": schema.ANYTHING,  # the card tells it to the rules
    "labour": {
        "prices": schema.SOME_AMOUNTS,
        "alternative_prices?": schema.ANYTHING,
        "last_field_factor": schema.AMOUNT,
        "workers_per_field": for_players(schema.AMOUNT),
    },
    "cards": schema.LIST,
}


@functools.cache
def load_outpost_edition(edition: str, board: str, own: Board | None = None) -> OutpostEdition:
    data = facts_on(edition, board, _SHAPE, own)
    pile, labour = data["pile"], data["labour"]
    made = edition_from(
        OutpostEdition,
        data,
        cards={card["id"]: Card(**card) for card in data["cards"]},
        top_back=pile["on_top"]["back"],
        top_cards=pile["on_top"]["cards"],
        removed=by_players(pile["removed"]),
        labour_prices=tuple(labour["prices"]),
        last_field_factor=labour["last_field_factor"],
        workers_per_field=by_players(labour["workers_per_field"]),
    )
    for seats in PLAYER_COUNTS:
        check_places(sum(made.field_sizes(seats)), f"{edition} on {board}")
    return made
