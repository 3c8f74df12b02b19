"""The moves: small hashable values, each with its JSON form.

A move is only checked for its shape here; whether it is legal is decided by the rules.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from powergrid_qt.engine.card_files import has_number
from powergrid_qt.engine.cards import CardId
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
        return {}


@value
class PickRegion(Move):
    region: str
    do: ClassVar[str] = "region"

    def _details(self) -> dict[str, Any]:
        return {"region": self.region}


@value
class PlaceTrust(Move):
    city: str
    do: ClassVar[str] = "trust"

    def _details(self) -> dict[str, Any]:
        return {"city": self.city}


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

    def _details(self) -> dict[str, Any]:
        return {"amount": self.amount}


@value
class Pass(Move):
    do: ClassVar[str] = "pass"


@value
class Scrap(Move):
    """Give up a plant, and the tokens `drop` where there is a choice (None: no choice made)."""

    plant: CardId
    drop: Counts | None = None
    do: ClassVar[str] = "scrap"

    def _details(self) -> dict[str, Any]:
        details: dict[str, Any] = {"plant": self.plant}
        if self.drop is not None:
            details["drop"] = dict(self.drop)
        return details


@value
class Buy(Move):
    tokens: Counts
    do: ClassVar[str] = "buy"

    def _details(self) -> dict[str, Any]:
        return {"tokens": dict(self.tokens)}


@value
class Build(Move):
    city: str
    what: str | None = None
    do: ClassVar[str] = "build"

    def _details(self) -> dict[str, Any]:
        details = {"city": self.city}
        if self.what is not None:
            details["what"] = self.what
        return details


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

    def _details(self) -> dict[str, Any]:
        return {"plant": self.plant}


@value
class Place(Move):
    card: str
    instead_of: str | None = None
    on: str | None = None
    do: ClassVar[str] = "place"

    def _details(self) -> dict[str, Any]:
        details = {"card": self.card}
        if self.instead_of is not None:
            details["instead_of"] = self.instead_of
        if self.on is not None:
            details["on"] = self.on
        return details


@value
class Hire(Move):
    seasonal: int
    robot: bool = False
    do: ClassVar[str] = "hire"

    def _details(self) -> dict[str, Any]:
        details: dict[str, Any] = {"seasonal": self.seasonal}
        if self.robot:
            details["robot"] = True
        return details
