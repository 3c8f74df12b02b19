"""The moves: small hashable values, each with its JSON form; and the reasons for them.

A move is only checked for its shape here; whether it is legal is decided by the rules.
"""

import functools
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, ClassVar, cast

from powergrid_qt.engine.cards import CardId, has_number
from powergrid_qt.engine.refusals import RecordError, refuse
from powergrid_qt.engine.schema import (
    ANYTHING,
    CARD,
    FLAG,
    OTHERS,
    STRING,
    STRINGS,
    WHOLE,
    Kind,
    Raw,
    Shape,
    checked,
    wrong,
)
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.engine.values import value

Counts = tuple[tuple[str, int], ...]
"""How many of what, by name in alphabetical order: the hashable form of `{"coal": 2}`."""


def counts(amounts: Mapping[str, int]) -> Counts:
    return tuple(sorted((name, amount) for name, amount in amounts.items() if amount != 0))


HEAD: Shape = {"p": WHOLE, "do": STRING}
COUNTS: Shape = {OTHERS: WHOLE}
FIELDS: Mapping[Any, Kind | Shape] = {
    **{int: WHOLE, str: STRING, str | None: STRING, bool: FLAG, CardId: CARD},
    **{Counts: COUNTS, Counts | None: COUNTS},
}
"""How a field of a move is told, by what it is."""
PLANT = Kind(QT_TRANSLATE_NOOP("Kinds", "a plant's number"), str.isdecimal)


@value
class Move:
    """A move of a player; most kinds are told by the names of their fields."""

    seat: int
    do: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        return {"p": self.seat, "do": self.do, **self.details()}

    def details(self) -> dict[str, Any]:
        """All but whose move of which kind it is. What was not chosen is left out."""
        told = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "seat"}
        return {
            name: dict(value) if isinstance(value, tuple) else value
            for name, value in told.items()
            if value is not None and value is not False
        }

    @classmethod
    def read(cls, data: Raw, where: str) -> "Move":
        """The move that an object tells; `RecordError` if it is none of this kind."""
        checked(data, _shape(cls.do), where)
        own = {
            name: counts(told) if isinstance(told, dict) else told
            for name, told in data.items()
            if name not in HEAD
        }
        return cls(data["p"], **own)


@value
class PickRegion(Move):
    region: str
    do: ClassVar[str] = "region"


@value
class PlaceTrust(Move):
    city: str
    do: ClassVar[str] = "trust"


@value
class Open(Move):
    """Put a card up for auction; also the purchase of the last player left in."""

    card: CardId
    bid: int
    do: ClassVar[str] = "open"

    def details(self) -> dict[str, Any]:
        key = "plant" if has_number(self.card) else "card"
        return {key: self.card, "bid": self.bid}

    @classmethod
    def read(cls, data: Raw, where: str) -> Move:
        key = "plant" if "plant" in data else "card"
        checked(data, {**HEAD, key: CARD, "bid": WHOLE}, where)
        return cls(data["p"], data[key], data["bid"])


@value
class Bid(Move):
    amount: int
    do: ClassVar[str] = "bid"


@value
class Pass(Move):
    do: ClassVar[str] = "pass"


@value
class Scrap(Move):
    """Give up a plant, and the tokens `drop` where there is a choice (None: no choice made)."""

    plant: CardId
    drop: Counts | None = None
    do: ClassVar[str] = "scrap"


@value
class Buy(Move):
    tokens: Counts
    do: ClassVar[str] = "buy"


@value
class Build(Move):
    city: str
    what: str | None = None
    do: ClassVar[str] = "build"


@value
class Done(Move):
    do: ClassVar[str] = "done"


@value
class Run(Move):
    """Run plants, each with what it burns: `{"4": {"coal": 2}}`."""

    plants: tuple[tuple[CardId, Counts], ...]
    do: ClassVar[str] = "run"

    def details(self) -> dict[str, Any]:
        return {"plants": {str(plant): dict(fuel) for plant, fuel in self.plants}}

    @classmethod
    def read(cls, data: Raw, where: str) -> Move:
        """The plants may also be a list of cards, where workers take the place of fuel."""
        if isinstance(data.get("plants"), list):
            checked(data, {**HEAD, "plants": STRINGS}, where)
            return RunCards(data["p"], tuple(data["plants"]))
        plants = checked(data, {**HEAD, "plants": {OTHERS: COUNTS}}, where)["plants"]
        burnt = ((_plant(key, f"{where}.plants"), counts(fuel)) for key, fuel in plants.items())
        return cls(data["p"], tuple(burnt))


@value
class RunCards(Move):
    """Run plants of a company board (Outpost): workers are one pool, so cards are enough."""

    cards: tuple[str, ...]
    do: ClassVar[str] = "run"

    def details(self) -> dict[str, Any]:
        return {"plants": list(self.cards)}


@value
class Attach(Move):
    plant: CardId
    do: ClassVar[str] = "attach"


@value
class Place(Move):
    card: str
    instead_of: str | None = None
    on: str | None = None
    do: ClassVar[str] = "place"


@value
class Hire(Move):
    seasonal: int
    robot: bool = False
    do: ClassVar[str] = "hire"


MOVES: Mapping[str, type[Move]] = {
    kind.do: kind
    for kind in (
        *(PickRegion, PlaceTrust, Open, Bid, Pass, Scrap, Buy, Build, Done, Run, Attach, Place),
        Hire,
    )
}


def read_move(data: object, where: str) -> Move:
    """The move that a JSON value tells; `RecordError` names what is wrong with it."""
    do = data.get("do") if isinstance(data, dict) else None
    kind = MOVES.get(do) if isinstance(do, str) else None
    if kind is None:
        checked(data, {"do": STRING, OTHERS: ANYTHING}, where)
        raise RecordError(refuse("unknown_move", where=where, do=do, known=tuple(MOVES)))
    return kind.read(cast(Raw, data), where)


@functools.cache
def _shape(do: str) -> Shape:
    """Return the shape of a move's JSON, for kinds that are told by their fields."""
    own = {one.name: one for one in fields(MOVES[do]) if one.name != "seat"}
    names = {name if one.default is MISSING else f"{name}?": one for name, one in own.items()}
    return {**HEAD, **{name: FIELDS[one.type] for name, one in names.items()}}


def _plant(key: str, where: str) -> CardId:
    if has_number(key):
        return key
    if not key.isascii() or not key.isdecimal() or str(int(key)) != key:
        raise RecordError(wrong(where, key, PLANT, key))
    return int(key)


# -- reasons -------------------------------------------------------------------------------------

Scalar = str | int | bool | None

OWN_WORDS = "text"
"""The code of a player from elsewhere that brings its sentence along, as the value `text`."""


@value
class Reason:
    """Why a computer player decided as it did, put into words elsewhere: `code` names a sentence,
    `values` what stands in it (cards, seats, cities, amounts)."""

    code: str
    values: tuple[tuple[str, Scalar], ...] = ()

    def __getitem__(self, name: str) -> Scalar:
        return dict(self.values)[name]


def because(code: str, **values: Scalar) -> Reason:
    return Reason(code, tuple(values.items()))
