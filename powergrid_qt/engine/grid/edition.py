"""The facts of the classic and deluxe editions: deck, fuel market, tables, rule switches."""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import CardId, Plant, card_files, has_number, promo_ids
from powergrid_qt.engine.edition import (
    COMMON,
    Edition,
    by_players,
    check_places,
    edition_from,
    facts_in,
    facts_on,
    for_players,
    merged_data,
)
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.schema import (
    AMOUNT,
    AMOUNTS,
    CARDS,
    COUNT,
    FLAG,
    OBJECT,
    STEPS,
    TEXT,
    TEXTS,
    DataError,
    Kind,
    Shape,
    all_of,
)
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.paths import resources_dir


@dataclass(frozen=True, slots=True, kw_only=True)
class PlantOpening:
    """How plant market and pile are made.

    Classic: a fixed market and a card on top. Deluxe: the market is drawn from the cards
    with one kind of back, of which some more are set aside to go on top.
    """

    market: tuple[CardId, ...] = ()
    top: tuple[CardId, ...] = ()
    """These lie on the pile in this order."""
    from_back: str | None = None
    set_aside: int = 0
    removed: Mapping[int, Mapping[str, int]]
    """Cards removed unseen, by number of players and kind of back (`any` in the classic deck)."""


@dataclass(frozen=True, slots=True)
class FuelScale:
    """The price spaces of one resource.

    Tokens always lie on the dearest places: purchases take the cheapest, refills go to the
    dearest free place. So the number of tokens on the market tells where they lie.
    """

    prices: tuple[int, ...]
    """The price of each place, cheapest first."""
    totals: tuple[int, ...]
    """What the first n places cost together."""
    start: int
    refill: Mapping[int, tuple[int, int, int]]
    """Tokens added in steps 1, 2, 3, by number of players."""

    @property
    def room(self) -> int:
        return len(self.prices)

    def cost(self, on_market: int, amount: int) -> int:
        """What the cheapest `amount` of the tokens on the market cost."""
        free = len(self.prices) - on_market
        return self.totals[free + amount] - self.totals[free]

    def price(self, on_market: int) -> int:
        """The price of the cheapest token; of a sold-out kind, its highest space (PR9)."""
        return self.prices[len(self.prices) - max(on_market, 1)]

    def affordable(self, on_market: int, most: int, money: int) -> int:
        """How many tokens, at most `most`, the money buys."""
        free = len(self.prices) - on_market
        limit = money + self.totals[free]
        while most and self.totals[free + most] > limit:
            most -= 1
        return most


@dataclass(frozen=True, slots=True, kw_only=True)
class GridEdition(Edition):
    max_plants: Mapping[int, int]
    opening: PlantOpening
    plants: Mapping[CardId, Plant]
    fuels: tuple[str, ...]
    fuel_index: Mapping[str, int]
    tokens: tuple[int, ...]
    scales: tuple[FuelScale, ...]

    unsold_leaves: bool
    """P2.9: when nobody buys a plant, the smallest leaves."""
    scrap_new: bool
    """P2.8: the plant just bought may be scrapped too."""
    rank_by_cities: bool
    """E2: connected cities are the third tie-break."""
    step2_replaces: bool
    """T1: the plant that leaves for step 2 is replaced (D11: not in Europe)."""
    step2_before_phase5: bool
    """T4: the change of step 2 precedes phase 5, so that a "Step 3" drawn for it starts step 3
    with this very phase; where it belongs to phase 5, with the next round."""
    step2_before_step3: bool
    """T6: an early "Step 3" carries out the change of step 2 first."""
    discount_token: bool
    """D8."""


SWITCHES = tuple(name for name, kind in GridEdition.__annotations__.items() if kind is bool)
SPACES = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of prices and places, like [[1, 3], [2, 3]]"),
    lambda value: bool(value) and all_of(lambda row: AMOUNTS.fits(row) and len(row) == 2)(value),
)


def _shape(fuels: object) -> Shape:
    known: list[str] = fuels if TEXTS.fits(fuels) else []  # type: ignore[assignment]
    return {
        **COMMON,
        "deck": TEXT,
        "max_plants": for_players(COUNT),
        "opening": {
            "market?": CARDS,
            "top?": CARDS,
            "from_back?": TEXT,
            "set_aside?": AMOUNT,
            "removed": for_players(OBJECT),
        },
        "fuels": TEXTS,
        "tokens": dict.fromkeys(known, AMOUNT),
        "fuel_market": {
            "places": dict.fromkeys(known, SPACES),
            "start_from": dict.fromkeys(known, AMOUNT),
            "refill": dict.fromkeys(known, for_players(STEPS)),
        },
        "rules": dict.fromkeys(("trust", *SWITCHES), FLAG),
    }


def _plant(data: Mapping[str, Any], fuel_index: Mapping[str, int]) -> Plant:
    number = data.get("number")
    return Plant(
        id=data["id"] if number is None else number,
        rank=data.get("rank", number),
        minimum=data.get("minimum", number),
        fuels=tuple(fuel_index[fuel] for fuel in data["fuels"]),
        burns=data["burns"],
        powers=data["powers"],
        kind=data.get("kind", "fuel"),
        back=data.get("back"),
    )


def _scale(market: Mapping[str, Any], fuel: str, source: str) -> FuelScale:
    spaces = market["places"][fuel]
    check_places(sum(places for _, places in spaces), source)  # before there are so many
    prices = tuple(price for price, places in spaces for _ in range(places))
    start_from = market["start_from"][fuel]
    return FuelScale(
        prices=prices,
        totals=tuple(accumulate(prices, initial=0)),
        start=sum(places for price, places in spaces if price >= start_from),
        refill={n: tuple(steps) for n, steps in by_players(market["refill"][fuel]).items()},
    )


@functools.cache
def load_grid_edition(edition: str, board: str, own: Board | None = None) -> GridEdition:
    fuels = merged_data(edition, board, own).get("fuels")
    data = facts_on(edition, board, _shape(fuels), own)
    decks = json.loads((resources_dir() / "decks.json").read_text(encoding="utf-8"))
    kinds = tuple(data["fuels"])
    fuel_index = {fuel: index for index, fuel in enumerate(kinds)}
    promo = [
        {"id": card, **card_files()[card]["plant"]}
        for card in promo_ids(data["deck"])
        if has_number(card)
    ]
    plants = [_plant(card, fuel_index) for card in decks[data["deck"]] + promo]
    source = f"{edition} on {board}"
    scales = tuple(_scale(data["fuel_market"], fuel, source) for fuel in kinds)
    for fuel, scale in zip(kinds, scales, strict=True):
        if scale.start > data["tokens"][fuel]:
            values = {"fuel": fuel, "found": scale.start, "needed": data["tokens"][fuel]}
            raise DataError(source, [refuse("market_overfull", **values)])
    return edition_from(
        GridEdition,
        data,
        opening=PlantOpening(**facts_in(PlantOpening, data["opening"])),
        plants={plant.id: plant for plant in plants},
        fuel_index=fuel_index,
        tokens=tuple(data["tokens"][fuel] for fuel in kinds),
        scales=scales,
    )
