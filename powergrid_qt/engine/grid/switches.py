"""What boards and editions may switch on beyond figures (`boards.md`, M1 to M6): the facts, the
shape of their data, and what can be wrong with it."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import schema
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.edition import PLAYER_COUNTS, facts_in
from powergrid_qt.engine.refusals import Refusal, refuse

ANY_BACK = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlantOpening:
    """How plant market and pile are made (M1). Classic: a fixed market and a card on top. Deluxe
    and Recharged: the market is drawn from the cards with one kind of back, of which some more are
    set aside to go on top."""

    out: tuple[CardId, ...] = ()
    """The cards that are not in the game."""
    market: tuple[CardId, ...] = ()
    from_back: str | None = None
    in_market: tuple[CardId, ...] = ()
    """The cards that are never drawn: they lie in the market from the start."""
    set_aside: int = 0
    top: tuple[CardId, ...] = ()
    """The cards that lie on the pile in this order, below those set aside."""
    at_step2: tuple[CardId, ...] = ()
    """The cards that wait for step 2 beside the market, and go on the pile then in this order."""
    removed: Mapping[int, Mapping[str, int]]
    """Cards removed unseen, by number of players and kind of back (`any` in the classic deck)."""
    spared_fuels: frozenset[int] = frozenset()
    spared_kinds: tuple[str, ...] = ()

    def spares(self, plant: Plant) -> bool:
        """Whether a plant is never removed unseen."""
        return not self.spared_fuels.isdisjoint(plant.fuels) or plant.kind in self.spared_kinds

    @property
    def not_dealt(self) -> tuple[CardId, ...]:
        return (*self.out, *self.at_step2)


@dataclass(frozen=True, slots=True)
class PlantNeed:
    """M2: who buys a plant that burns nothing but this fuel needs a city in one of the regions."""

    fuel: int
    regions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turnover:
    """M3: what is different at the end of a round of steps 1 and 2, and in the current market."""

    smallest_too: str | None = None
    """The smallest plant leaves with the largest: `always`, or `unless_discounted`."""
    never_buried: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()
    """Kinds of plants that join the current market as its fifth."""


@dataclass(frozen=True, slots=True)
class FuelPrice:
    """M4: what a city adds to the price of each token of a fuel for those who have it."""

    fuel: int
    city: str
    add: int
    least: int


@dataclass(frozen=True, slots=True)
class PhaseOut:
    """M6: once the plant has been bought, the fuel is never refilled again."""

    plant: CardId
    fuel: int


def switch_shapes(fuels: Iterable[str], kinds: Iterable[str]) -> schema.Shape:
    """The keys of an edition's data for all of these."""
    known_fuel, known_kinds = schema.one_of(*fuels), schema.one_of(*sorted(kinds))
    some_fuels, some_kinds = (
        schema.Kind(one.words, schema.all_of(one.fits)) for one in (known_fuel, known_kinds)
    )
    cards = dict.fromkeys(("market?", "out?", "top?", "at_step2?", "in_market?"), schema.CARDS)
    return {
        "opening": {
            **cards,
            "from_back?": schema.TEXT,
            "set_aside?": schema.AMOUNT,
            "spared?": {"fuels?": some_fuels, "kinds?": some_kinds},
            "removed": {str(players): {schema.OTHERS: schema.AMOUNT} for players in PLAYER_COUNTS},
        },
        "plant_needs?": schema.LIST,
        "turnover?": {
            "smallest_too?": schema.one_of("always", "unless_discounted"),
            "never_buried?": some_kinds,
            "lifted?": some_kinds,
        },
        "fuel_price?": schema.LIST,
        "phase_out?": {"plant": schema.CARD, "fuel": known_fuel},
        "from_supply?": dict.fromkeys((f"{fuel}?" for fuel in fuels), schema.AMOUNT),
    }


def read_switches(data: Mapping[str, Any], fuels: Mapping[str, int]) -> dict[str, Any]:
    """What the data say of them, by the fields of `GridEdition`."""
    opening, spared = data["opening"], data["opening"].get("spared", {})
    turnover, out = data.get("turnover", {}), data.get("phase_out")
    return {
        "opening": PlantOpening(
            **facts_in(PlantOpening, opening),
            spared_fuels=frozenset(fuels[fuel] for fuel in spared.get("fuels", ())),
            spared_kinds=tuple(spared.get("kinds", ())),
        ),
        "plant_needs": tuple(
            PlantNeed(fuels[row["fuel"]], tuple(row["city_in"]))
            for row in data.get("plant_needs", ())
        ),
        "turnover": Turnover(**facts_in(Turnover, turnover)),
        "fuel_price": tuple(
            FuelPrice(fuels[row["fuel"]], row["city"], row["add"], row["least"])
            for row in data.get("fuel_price", ())
        ),
        "phase_out": PhaseOut(out["plant"], fuels[out["fuel"]]) if out else None,
    }


# -- what can be wrong with data of the right shape -----------------------------------------------


def row_problems(data: Mapping[str, Any], board: Board) -> Iterator[Refusal]:
    """Find what is wrong in the switches that are lists."""
    fuel = schema.one_of(*data["fuels"])
    need: schema.Shape = {"fuel": fuel, "city_in": schema.TEXTS}
    price: schema.Shape = {
        "fuel": fuel,
        "city": schema.TEXT,
        "add": schema.WHOLE,
        "least": schema.AMOUNT,
    }
    regions, cities = [region.id for region in board.regions], list(board.city_index)
    for key, shape in (("plant_needs", need), ("fuel_price", price)):
        for number, row in enumerate(data.get(key, ()), 1):
            where = f"{key} {number}"
            problems = list(schema.problems_of(row, shape, where))
            yield from problems
            if problems:
                continue
            for region in row.get("city_in", ()):
                if region not in regions:
                    hint = schema.closest(region, regions)
                    yield refuse("no_region", where=where, region=region, hint=hint)
            if row.get("city", cities[0]) not in cities:
                hint = schema.closest(row["city"], cities)
                yield refuse("no_city", where=where, city=row["city"], hint=hint)


def card_problems(
    opening: PlantOpening, places: int, phase_out: PhaseOut | None, plants: Mapping[CardId, Plant]
) -> Iterator[Refusal]:
    """Find what is wrong with plants: each has one place before the game, and there are enough."""
    if phase_out is not None and phase_out.plant not in plants:
        yield refuse("no_such_plant", where="phase_out", number=phase_out.plant)
    seen: list[CardId] = []
    for key in ("out", "market", "in_market", "top", "at_step2"):
        for plant in getattr(opening, key):
            if plant not in plants:
                yield refuse("no_such_plant", where=f"opening.{key}", number=plant)
            elif plant in seen:
                yield refuse("plant_twice_here", where=f"opening.{key}", number=plant)
            seen.append(plant)
    drawn = [card for card in plants if card not in opening.not_dealt]
    fixed = len(opening.in_market if opening.from_back else opening.market)
    if opening.from_back:
        backs = [card for card in drawn if plants[card].back == opening.from_back]
        needed = places + opening.set_aside - sum(card not in backs for card in opening.in_market)
        if len(backs) < needed:
            yield refuse("too_few_backs", back=opening.from_back, needed=needed, found=len(backs))
    elif opening.in_market:
        yield refuse("in_market_drawn", where="opening.in_market")
    if fixed > places or (not opening.from_back and fixed != places):
        yield refuse("opening_size", needed=places, found=fixed)
    yield from _removal_problems(opening, plants, drawn)


def _removal_problems(
    opening: PlantOpening, plants: Mapping[CardId, Plant], drawn: Collection[CardId]
) -> Iterator[Refusal]:
    laid = (*opening.market, *opening.in_market, *opening.top)
    for players, backs in opening.removed.items():
        for back, amount in backs.items():
            found = sum(
                back in (ANY_BACK, plants[card].back) and not opening.spares(plants[card])
                for card in drawn
                if card not in laid
            )
            if amount > found:
                values = {"players": players, "back": back, "needed": amount, "found": found}
                yield refuse("too_few_to_remove", **values)
