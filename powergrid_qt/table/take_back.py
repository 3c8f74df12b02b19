"""Taking moves back at a table: who has to agree, and what nobody can take back."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import Secret, revealed


@dataclass(frozen=True, slots=True)
class TakeBack:
    to: int
    """The number of moves that are left."""
    asks: int
    """The seat whose move is the first of those that go."""
    needs: frozenset[int]
    """The seats that have to agree, of which computers always do."""
    agree: frozenset[int] = frozenset()

    def concerns(self, seats: Collection[int]) -> bool:
        return self.asks in seats or not self.needs.isdisjoint(seats)


def why_not(game: Game, seats: Collection[int], to: int, *, allowed: bool = True) -> str | None:
    """Why those at these seats cannot go back so far; `allowed`: whether the table wants any."""
    if not allowed:
        return "this table allows none"
    if game.over or not 0 <= to < len(game.moves):
        return "there is no such move"
    if game.moves[to].seat not in seats:
        return "the first of these moves is not yours"
    if Secret.CARD in _shown_since(game, to):
        return "a card was turned over"
    return None


def asked(game: Game, seats: Collection[int], to: int) -> TakeBack:
    """Ask whoever has moved since, and everybody if somebody was shown something."""
    concerned: Iterable[int] = [move.seat for move in game.moves[to:]]
    if _shown_since(game, to):
        concerned = range(len(game.config.players))
    return TakeBack(to, game.moves[to].seat, frozenset(concerned) - set(seats))


def _shown_since(game: Game, to: int) -> set[Secret | None]:
    """Return what secrets were shown by moves since then."""
    open_money = game.config.options.open_money
    numbers = range(to + 1, len(game.moves) + 1)
    shown = {revealed(game.events_of(number), open_money=open_money) for number in numbers}
    return shown - {None}
