"""Plans of a turn that are tried out before they are paid."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import Game, Refusal
from powergrid_qt.engine.events import BuildingBuilt, CityConnected
from powergrid_qt.engine.moves import Build
from powergrid_qt.engine.network import UNREACHABLE
from powergrid_qt.engine.what_if import trial, with_money

Wanted = tuple[str, str | None]
"""A city, and what is to be built there."""


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way to a city and its price in parts."""

    cities: tuple[str, ...]
    connection: int
    slot: int

    @property
    def price(self) -> int:
        return self.connection + self.slot


@dataclass(frozen=True, slots=True)
class PlannedPiece:
    city: str
    what: str | None
    way: Way


class BuildPlan:
    """Pieces to build in this turn, in order; each is priced from what stands before it. Those
    that cannot be built like this are left out."""

    def __init__(self, game: Game, wanted: Iterable[Wanted] = ()) -> None:
        assert game.current is not None
        self._seat = game.current
        self.after = trial(game)
        """The game as the plan would leave it; its pile is empty."""
        self.pieces: list[PlannedPiece] = []
        self.refused: dict[Wanted, Refusal] = {}
        """What is left out, and why."""
        for city, what in wanted:
            refusal = self.why_not(city, what)
            if refusal is None:
                self._add(city, what)
            else:
                self.refused[city, what] = refusal

    @property
    def total(self) -> int:
        return sum(piece.way.price for piece in self.pieces)

    @property
    def wanted(self) -> tuple[Wanted, ...]:
        return tuple((piece.city, piece.what) for piece in self.pieces)

    @property
    def moves(self) -> list[Build]:
        return [Build(self._seat, *wanted) for wanted in self.wanted]

    def why_not(self, city: str, what: str | None = None) -> Refusal | None:
        """Why a piece cannot be built after those that are planned."""
        return self.after.why_not(Build(self._seat, city, what))

    def way_to(self, city: str, what: str | None = None) -> Way | None:
        """The way from what is planned to another city, whatever it costs; None where nothing can
        be built."""
        rich = with_money(self.after, self._seat, UNREACHABLE)
        possible = rich.why_not(Build(self._seat, city, what)) is None
        return _built(rich, self._seat, city, what) if possible else None

    def _add(self, city: str, what: str | None) -> None:
        way = _built(self.after, self._seat, city, what)
        self.pieces.append(PlannedPiece(city, what, way))


def _built(game: Game, seat: int, city: str, what: str | None) -> Way:
    """Build a piece, and tell the way to it."""
    options: Any = game.legal_moves  # of whichever family: they know the ways
    on_map = city in game.state.rules.board.city_index
    path = options.path(city) if on_map else (city,)
    pieces = (
        event
        for event in game.apply(Build(seat, city, what))
        if isinstance(event, CityConnected | BuildingBuilt) and event.seat == seat
    )
    built = next(pieces)
    return Way(path, built.connection, built.slot)
