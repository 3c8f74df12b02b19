"""How far undo goes back.

A person takes back their own decisions, a whole turn at a time. Alone against computer players
that goes over their moves; with other people at the table it ends where anybody else has
decided. It never goes back over something hidden that was revealed since, nor into the game that
this one was played on from.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Event, Game, GameConfig, Move
from powergrid_qt.engine.moves import Build, Buy, Place
from powergrid_qt.engine.revealing import Secret, revealed
from powergrid_qt.models.seats import humans_of

GOES_ON = (Buy, Build, Place)
"""Moves after which the same turn goes on."""

translate = QCoreApplication.translate


def first_turn(moves: Sequence[Move]) -> Iterator[Move]:
    """The moves up to the one that ends a turn."""
    for move in moves:
        yield move
        if not isinstance(move, GOES_ON):
            break


class Ends(StrEnum):
    """Why undo ends where it does, besides what was revealed."""

    BEGINNING = "beginning"
    PLAYED_ON = "played on"
    DECIDED = "decided"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Barrier:
    """What undo does not go over; `seat`: who has decided."""

    why: Ends | Secret
    seat: int | None = None


class WayBack:
    """The positions in which a person decided and to which undo may go, the last one last."""

    def __init__(self, config: GameConfig) -> None:
        self._humans = humans_of(config)
        self._open_money = config.options.open_money
        self._positions: list[Game] = []
        self._end = Barrier(Ends.BEGINNING)

    @classmethod
    def of(cls, game: Game, since: int = 0) -> "WayBack":
        """The way back from where a game stands, found by playing it again. `since`: how many of
        its moves were made in another game."""
        way, again = cls(game.config), Game(game.config)
        for move in game.moves[:since]:
            again.apply(move)
        if since:
            way._close(Barrier(Ends.PLAYED_ON))
        for move in game.moves[since:]:
            way.make(again, move)
        return way

    def make(self, game: Game, move: Move) -> list[Event]:
        """Make a move and remember the way back from it; `IllegalMove` as `Game.apply`."""
        position = game.copy() if move.seat in self._humans else None
        events = game.apply(move)
        secret = revealed(events, open_money=self._open_money)
        if secret is not None:
            self._close(Barrier(secret))
        elif position is not None:
            self._remember(position)
        elif len(self._humans) > 1:
            self._close(Barrier(Ends.DECIDED, move.seat))
        return events

    def _remember(self, position: Game) -> None:
        last = self._positions[-1] if self._positions else None
        if last is not None and last.current != position.current:
            self._close(Barrier(Ends.DECIDED, last.current))
        before = position.moves[-1] if position.moves else None
        turn_goes_on = isinstance(before, GOES_ON) and before.seat == position.current
        if not (self._positions and turn_goes_on):
            self._positions.append(position)

    def _close(self, barrier: Barrier) -> None:
        self._positions.clear()
        self._end = barrier

    def barrier(self, game: Game, asked: Callable[[Game], bool]) -> Barrier | None:
        """Why undo cannot go further back from where the game stands; None if it can."""
        if game.over:
            return Barrier(Ends.OVER)
        owner = self._positions[-1].current if self._positions else None
        if owner is not None and len(self._humans) > 1 and owner != game.current:
            return Barrier(Ends.DECIDED, owner)
        return self._end if self._target(asked) is None else None

    def _target(self, asked: Callable[[Game], bool]) -> Game | None:
        """Where the person really had a choice: what is decided by itself would be so again."""
        return next((place for place in reversed(self._positions) if asked(place)), None)

    def go_back(self, asked: Callable[[Game], bool]) -> Game:
        """The last position in which the person was asked; the way ends there from now on."""
        target = self._target(asked)
        assert target is not None, "there is a barrier"
        del self._positions[self._positions.index(target) :]
        return target


def barrier_text(barrier: Barrier, config: GameConfig) -> str:
    """Why undo ends here, for the tooltip."""
    match barrier.why:
        case Secret.CARD:
            return translate("TakeBack", "A card was drawn since.")
        case Secret.TOP_CARD:
            return translate("TakeBack", "The spy has looked at the pile since.")
        case Secret.MONEY:
            return translate("TakeBack", "Hidden money was told since.")
        case Ends.OVER:
            return translate("TakeBack", "The game is over.")
        case Ends.PLAYED_ON:
            return translate("TakeBack", "Here the game was played on from another one.")
        case Ends.DECIDED if barrier.seat is not None:
            name = config.players[barrier.seat].name
            return translate("TakeBack", "{name} has decided since.").format(name=name)
    return translate("TakeBack", "Nothing to take back.")
