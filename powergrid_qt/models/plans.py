"""Plans of a turn that are tried out before they are paid: cities to build, tokens to buy.

A plan is tried on a copy of the game whose pile is empty: what a purchase would turn over from
the real pile must not be seen before it is paid.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from powergrid_qt.engine import Game, Refusal
from powergrid_qt.engine.events import BuildingBuilt, CityConnected
from powergrid_qt.engine.moves import Build, Buy, counts


def trial(game: Game) -> Game:
    copied = game.copy()
    copied.state.pile = ()
    return copied


@dataclass(frozen=True, slots=True)
class PlannedPiece:
    city: str
    what: str | None
    connection: int
    slot: int
    path: tuple[str, ...]

    @property
    def price(self) -> int:
        return self.connection + self.slot


class BuildPlan:
    """Pieces to build in this turn, in order; each is priced from what stands before it."""

    def __init__(self, game: Game) -> None:
        assert game.current is not None
        self._game = game
        self._seat = game.current
        self._trial = trial(game)
        self.pieces: list[PlannedPiece] = []

    @property
    def after(self) -> Game:
        """The game as the plan would leave it; its pile is empty."""
        return self._trial

    @property
    def total(self) -> int:
        return sum(piece.price for piece in self.pieces)

    @property
    def money_left(self) -> int:
        money: int = self._trial.state.players[self._seat].money
        return money

    def why_not(self, city: str, what: str | None = None) -> Refusal | None:
        return self._trial.why_not(Build(self._seat, city, what))

    def add(self, city: str, what: str | None = None) -> Refusal | None:
        """Plan a piece; the reason if that is not possible."""
        options = self._trial.legal_moves
        find_path = getattr(options, "path", None)
        refusal = self.why_not(city, what)
        if refusal is not None:
            return refusal
        path = find_path(city) if find_path is not None and self._on_map(city) else (city,)
        for event in self._trial.apply(Build(self._seat, city, what)):
            if isinstance(event, CityConnected | BuildingBuilt) and event.seat == self._seat:
                piece = PlannedPiece(city, what, event.connection, event.slot, path)
                self.pieces.append(piece)
        return None

    def _on_map(self, city: str) -> bool:
        return city in self._game.state.rules.board.city_index

    def remove(self, city: str, what: str | None = None) -> None:
        """Take one piece out; what was planned after it is priced anew, and is dropped where it
        can no longer be paid."""
        kept = [piece for piece in self.pieces if (piece.city, piece.what) != (city, what)]
        self.clear()
        for piece in kept:
            self.add(piece.city, piece.what)

    def clear(self) -> None:
        self.pieces = []
        self._trial = trial(self._game)

    @property
    def moves(self) -> list[Build]:
        return [Build(self._seat, piece.city, piece.what) for piece in self.pieces]


class Cart:
    """Tokens to buy in this turn."""

    def __init__(self, game: Game) -> None:
        assert game.current is not None
        self._game = game
        self._seat = game.current
        self.tokens: dict[str, int] = {}

    def put(self, tokens: Mapping[str, int]) -> Refusal | None:
        """Have exactly these tokens in the cart; the reason if they cannot be bought."""
        wanted = {fuel: amount for fuel, amount in tokens.items() if amount}
        if wanted:
            refusal = self._game.why_not(Buy(self._seat, counts(wanted)))
            if refusal is not None:
                return refusal
        self.tokens = wanted
        return None

    def set(self, fuel: str, amount: int) -> Refusal | None:
        return self.put({**self.tokens, fuel: amount})

    @property
    def move(self) -> Buy | None:
        return Buy(self._seat, counts(self.tokens)) if self.tokens else None

    @property
    def after(self) -> Game:
        """The game as the purchase would leave it."""
        copied = trial(self._game)
        if self.move is not None:
            copied.apply(self.move)
        return copied
