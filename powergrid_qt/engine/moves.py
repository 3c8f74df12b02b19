"""The moves: small hashable values, with their JSON form and how it is read.

A move is only checked for its shape here; whether it is legal is decided by the rules.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, ClassVar

from powergrid_qt.engine.card_files import has_number
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.marking import QT_TRANSLATE_NOOP
from powergrid_qt.engine.refusals import RecordError
from powergrid_qt.engine.schema import Kind, Reader, wrong
from powergrid_qt.engine.values import value

Counts = tuple[tuple[str, int], ...]
"""How many of what, by name in alphabetical order: the hashable form of `{"coal": 2}`."""


def counts(amounts: Mapping[str, int]) -> Counts:
    return tuple(sorted((name, amount) for name, amount in amounts.items() if amount != 0))


@value
class Move:
    seat: int
    do: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        return {"p": self.seat, "do": self.do, **self._details()}

    def _details(self) -> dict[str, Any]:
        """The fields by their names; what was not chosen is left out."""
        told = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "seat"}
        return {
            name: dict(value) if isinstance(value, tuple) else value
            for name, value in told.items()
            if value is not None and value is not False
        }


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

    def _details(self) -> dict[str, Any]:
        key = "plant" if has_number(self.card) else "card"
        return {key: self.card, "bid": self.bid}


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
    """Run plants, each with what it burns."""

    plants: tuple[tuple[CardId, Counts], ...]
    do: ClassVar[str] = "run"

    def _details(self) -> dict[str, Any]:
        return {"plants": {str(plant): dict(fuel) for plant, fuel in self.plants}}


@value
class RunCards(Move):
    """Run plants of a company board (Outpost): workers are one pool, so cards are enough."""

    cards: tuple[str, ...]
    do: ClassVar[str] = "run"

    def _details(self) -> dict[str, Any]:
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


# -- reading ----------------------------------------------------------------------------------

PLANT = Kind(QT_TRANSLATE_NOOP("Kinds", "a plant's number"), str.isdecimal)


def read_move(reader: Reader) -> Move:
    """The move that a JSON object tells, every key checked; `RecordError` names what is wrong."""
    do = reader.text("do")
    kind = MOVES.get(do)
    if kind is None:
        raise reader.error("unknown_move", do=do, known=tuple(MOVES))
    seat = reader.whole_number("p")
    move = OTHERWISE[do](reader, seat) if do in OTHERWISE else _by_fields(kind, reader, seat)
    reader.nothing_else()
    return move


def _by_fields(kind: type[Move], reader: Reader, seat: int) -> Move:
    own = (field for field in fields(kind) if field.name != "seat")
    return kind(seat, *(FIELDS[field.type](reader, field.name) for field in own))


def _open(reader: Reader, seat: int) -> Move:
    key = "plant" if reader.has("plant") else "card"
    return Open(seat, reader.card(key), reader.whole_number("bid"))


def _run(reader: Reader, seat: int) -> Move:
    """`{"4": {"coal": 2}}`, or a list of cards where workers take the place of fuel."""
    if reader.is_list("plants"):
        return RunCards(seat, tuple(reader.texts("plants")))
    plants = reader.object("plants")
    return Run(seat, tuple((_plant(plants, key), _counts(plants, key)) for key in plants))


def _plant(reader: Reader, key: str) -> CardId:
    if has_number(key):
        return key
    if not key.isascii() or not key.isdecimal() or str(int(key)) != key:
        raise RecordError(wrong(reader.where, key, PLANT, key))
    return int(key)


def _counts(reader: Reader, key: str) -> Counts:
    amounts = reader.object(key)
    return counts({name: amounts.whole_number(name) for name in amounts})


MOVES: Mapping[str, type[Move]] = {
    kind.do: kind
    for kind in (
        *(PickRegion, PlaceTrust, Open, Bid, Pass, Scrap, Buy, Build, Done, Run, Attach, Place),
        Hire,
    )
}
FIELDS: Mapping[Any, Callable[[Reader, str], Any]] = {
    int: Reader.whole_number,
    str: Reader.text,
    str | None: Reader.optional_text,
    bool: Reader.flag,
    CardId: Reader.card,
    Counts: _counts,
    Counts | None: lambda reader, key: _counts(reader, key) if reader.has(key) else None,
}
"""How fields of a move are read, by what they are."""
OTHERWISE: Mapping[str, Callable[[Reader, int], Move]] = {"open": _open, "run": _run}
"""The moves that are not told by their fields."""
