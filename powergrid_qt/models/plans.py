"""Plans of a turn that are tried out before they are paid, and how a game would end with one, as
far as the player at the screen may know."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, GameConfig, Refusal
from powergrid_qt.engine.events import BuildingBuilt, CityConnected
from powergrid_qt.engine.moves import Build
from powergrid_qt.engine.network import UNREACHABLE
from powergrid_qt.engine.what_if import trial, with_money

translate = QCoreApplication.translate
Wanted = tuple[str, str | None]
"""A city, and what is to be built there."""


@dataclass(frozen=True, slots=True)
class PricedWay:
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
    way: PricedWay


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
        """The pieces that are left out of the plan, each with the reason."""
        for city, what in wanted:
            refusal = self.why_not(city, what)
            if refusal is None:
                way = _built(self.after, self._seat, city, what)
                self.pieces.append(PlannedPiece(city, what, way))
            else:
                self.refused[city, what] = refusal

    @property
    def total(self) -> int:
        return sum(piece.way.price for piece in self.pieces)

    @property
    def on_map(self) -> list[PlannedPiece]:
        """The pieces that are planned in cities, and not on a card."""
        cities = self.after.state.rules.board.city_index
        return [piece for piece in self.pieces if piece.city in cities]

    @property
    def wanted(self) -> tuple[Wanted, ...]:
        return tuple((piece.city, piece.what) for piece in self.pieces)

    @property
    def moves(self) -> list[Build]:
        return [Build(self._seat, *wanted) for wanted in self.wanted]

    def why_not(self, city: str, what: str | None = None) -> Refusal | None:
        """Why a piece cannot be built after those that are planned."""
        return self.after.why_not(Build(self._seat, city, what))

    def way_to(self, city: str, what: str | None = None) -> PricedWay | None:
        """The way to a piece that is planned, or from these to another one, whatever it costs; None
        where nothing can be built."""
        for piece in self.pieces:
            if (piece.city, piece.what) == (city, what):
                return piece.way
        rich = with_money(self.after, self._seat, UNREACHABLE)
        possible = rich.why_not(Build(self._seat, city, what)) is None
        return _built(rich, self._seat, city, what) if possible else None


def _built(game: Game, seat: int, city: str, what: str | None) -> PricedWay:
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
    return PricedWay(path, built.connection, built.slot)


# -- the last round -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForeseenEnd:
    """The own cities with light, and those of the rival to be afraid of. `certain`: their turn is
    over, so that these are exactly so many; else it is the most that their plants allow for.
    `by_plan`: the turn as planned ends the game; else it ends anyway."""

    own: int
    rival: int
    cities: int
    certain: bool
    by_plan: bool


def foreseen_end(
    game: Game,
    planned: Game,
    money: Sequence[int | None],
    lit: Callable[[Any, int], int],
    most_lit: Callable[[Any, int, int | None], int],
) -> ForeseenEnd | None:
    """How the game ends if it ends with this phase, with what its builder has planned; None if
    it goes on. Who has acted is known exactly. `lit`: the cities of a seat that have light in a
    state; `most_lit`: those that could, with so much money, None where it is hidden."""
    state = game.state
    building: Any = state.decision  # of whichever family: it knows who has acted
    end = state.rules.end_cities
    if planned.state.leader < end:
        return None
    rivals = []
    for seat in range(len(state.players)):
        if seat != building.seat:
            certain = seat in building.acted
            cities = lit(state, seat) if certain else most_lit(state, seat, money[seat])
            rivals.append((seat, cities, certain))
    # Of equal ones one who can still change something.
    dangerous = max(rivals, key=lambda rival: (rival[1], not rival[2]))
    return ForeseenEnd(lit(planned.state, building.seat), *dangerous, by_plan=state.leader < end)


def foreseen_end_text(end: ForeseenEnd, config: GameConfig) -> str:
    """Return a foreseen end in words, "This ends the game: you 17, Dee at most 16"."""
    if end.certain:
        standing = translate("Warnings", "you {own}, {name} {cities}")
    else:
        standing = translate("Warnings", "you {own}, {name} at most {cities}")
    told = standing.format(own=end.own, name=config.players[end.rival].name, cities=end.cities)
    if end.by_plan:
        return translate("Warnings", "This ends the game: {standing}").format(standing=told)
    return translate("Warnings", "The game ends with this phase: {standing}").format(standing=told)
