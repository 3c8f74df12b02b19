"""The facts of the classic and deluxe editions: deck, fuel market, tables, rule switches."""

import functools
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Any

from powergrid_qt.engine import schema
from powergrid_qt.engine.board import Board, load_board
from powergrid_qt.engine.cards import CardId, Plant, card_files, has_number, promo_ids
from powergrid_qt.engine.edition import (
    COMMON,
    Edition,
    by_players,
    check_places,
    edition_from,
    facts_on,
    for_players,
    merged_data,
)
from powergrid_qt.engine.grid.switches import (
    FuelPrice,
    PhaseOut,
    PlantNeed,
    PlantOpening,
    Turnover,
    card_problems,
    read_switches,
    row_problems,
    switch_shapes,
)
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.paths import resources_dir


@dataclass(frozen=True, slots=True)
class FuelScale:
    """The price spaces of one resource. Tokens always lie on the dearest places: purchases take the
    cheapest, refills go to the dearest free place. So the number of tokens on the market tells
    where they lie."""

    prices: tuple[int, ...]
    """The price of each place, cheapest first."""
    totals: tuple[int, ...]
    """What the first n places cost together; behind them, what is bought from the supply (R19)."""
    start: int
    refill: Mapping[int, tuple[int, int, int]]
    """Tokens added in steps 1, 2, 3, by number of players."""
    from_supply: bool = False
    """R19: tokens of the supply can be bought once the market is sold out."""

    @property
    def room(self) -> int:
        return len(self.prices)

    def cost(self, on_market: int, amount: int) -> int:
        """What the cheapest `amount` of the tokens on the market cost, and then of the supply."""
        free = len(self.prices) - on_market
        return self.totals[free + amount] - self.totals[free]

    def price(self, on_market: int) -> int:
        """The price of the cheapest token; of a sold-out kind, its highest space (PR9)."""
        return self.prices[len(self.prices) - max(on_market, 1)]

    def next_price(self, on_market: int, bought: int) -> int:
        """What one more token costs once so many have been bought."""
        next_place = len(self.prices) - on_market + bought
        return self.totals[next_place + 1] - self.totals[next_place]

    def affordable(self, on_market: int, most: int, money: int) -> int:
        """How many tokens, at most `most`, the money buys."""
        free = len(self.prices) - on_market
        limit = money + self.totals[free]
        while most and self.totals[free + most] > limit:
            most -= 1
        return most

    def with_price(self, add: int, least: int) -> "FuelScale":
        """Return these spaces for who pays `add` more for each token, and at least `least` (M4)."""
        steps = [later - before for before, later in pairwise(self.totals)]
        costs = [max(price + add, least) for price in steps]
        prices = tuple(costs[: self.room])
        return replace(self, prices=prices, totals=tuple(accumulate(costs, initial=0)))


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
    """D8: the smallest plant on offer can be had from 1 on."""
    smaller_leaves_with_discount: bool
    """R10: a smaller replacement leaves the game together with the token."""
    outgrown_leaves: bool
    """P4.6: a plant that is too small leaves the market; R12: a plant is never too small."""

    plant_needs: tuple[PlantNeed, ...]
    turnover: Turnover
    fuel_price: tuple[FuelPrice, ...]
    phase_out: PhaseOut | None
    stores: tuple[int, ...]
    """The fuels of which `from_supply` is true."""


SWITCHES = tuple(name for name, kind in GridEdition.__annotations__.items() if kind is bool)
SPACES = schema.Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of prices and places, like [[1, 3], [2, 3]]"),
    lambda value: (
        bool(value) and schema.all_of(lambda row: schema.AMOUNTS.fits(row) and len(row) == 2)(value)
    ),
)


def _shape(fuels: object, kinds: Iterable[str]) -> schema.Shape:
    known: list[str] = fuels if schema.TEXTS.fits(fuels) else []  # type: ignore[assignment]
    return {
        **COMMON,
        "deck": schema.TEXT,
        "max_plants": for_players(schema.COUNT),
        **switch_shapes(known, kinds),
        "fuels": schema.TEXTS,
        "tokens": dict.fromkeys(known, schema.AMOUNT),
        "fuel_market": {
            "places": dict.fromkeys(known, SPACES),
            "start_from": dict.fromkeys(known, schema.AMOUNT),
            "refill": dict.fromkeys(known, for_players(schema.STEPS)),
        },
        "rules": dict.fromkeys(("trust", *SWITCHES), schema.FLAG),
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


def _scale(data: Mapping[str, Any], fuel: str, source: str) -> FuelScale:
    market, beyond = data["fuel_market"], data.get("from_supply", {}).get(fuel)
    spaces = market["places"][fuel]
    check_places(sum(places for _, places in spaces), source)  # before there are so many
    prices = tuple(price for price, places in spaces for _ in range(places))
    start_from = market["start_from"][fuel]
    supply = () if beyond is None else (beyond,) * data["tokens"][fuel]
    return FuelScale(
        prices=prices,
        totals=tuple(accumulate((*prices, *supply), initial=0)),
        start=sum(places for price, places in spaces if price >= start_from),
        refill={n: tuple(steps) for n, steps in by_players(market["refill"][fuel]).items()},
        from_supply=beyond is not None,
    )


@functools.cache
def load_grid_edition(edition: str, board: str, own: Board | None = None) -> GridEdition:
    merged = merged_data(edition, board, own)
    decks = json.loads((resources_dir() / "decks.json").read_text(encoding="utf-8"))
    found_kinds = {card.get("kind", "fuel") for card in decks.get(merged.get("deck"), ())}
    data = facts_on(edition, board, _shape(merged.get("fuels"), found_kinds), own)
    kinds = tuple(data["fuels"])
    fuel_index = {fuel: index for index, fuel in enumerate(kinds)}
    promo = [
        {"id": card, **card_files()[card]["plant"]}
        for card in promo_ids(data["deck"])
        if has_number(card)
    ]
    plants = [_plant(card, fuel_index) for card in decks[data["deck"]] + promo]
    source = f"{edition} on {board}"
    scales = tuple(_scale(data, fuel, source) for fuel in kinds)
    for fuel, scale in zip(kinds, scales, strict=True):
        if scale.start > data["tokens"][fuel]:
            values = {"fuel": fuel, "found": scale.start, "needed": data["tokens"][fuel]}
            raise schema.DataError(source, [refuse("market_overfull", **values)])
    schema.raise_any(row_problems(data, own or load_board(board)), source)
    switches = read_switches(data, fuel_index)
    cards = {plant.id: plant for plant in plants if plant.id not in promo_ids(data["deck"])}
    opening, places = switches["opening"], data["market"]["places"]
    schema.raise_any(card_problems(opening, places, switches["phase_out"], cards), source)
    return edition_from(
        GridEdition,
        data,
        **switches,
        plants={plant.id: plant for plant in plants},
        fuel_index=fuel_index,
        tokens=tuple(data["tokens"][fuel] for fuel in kinds),
        scales=scales,
        stores=tuple(kind for kind, scale in enumerate(scales) if scale.from_supply),
    )
