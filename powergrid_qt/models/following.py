"""Follows a game by playing its moves again beside it.

So every event is met with the position right after its own move, whether moves came one by one,
several at once, from a file, or were taken back.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from powergrid_qt.engine import Event, Game, Move
from powergrid_qt.engine.events import (
    DiscountPlaced,
    OrderDetermined,
    PhaseStarted,
    RoundStarted,
    TurnEnded,
)
from powergrid_qt.engine.state import SETUP
from powergrid_qt.models.nothing_done import nothing_done

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Step:
    """A move, counted from 1, with what it brought about; step 0 is the set-up.

    `game` goes on changing: it is good until the next step is asked for.
    """

    number: int
    game: Game
    events: tuple[Event, ...]


class Follower:
    def __init__(self) -> None:
        self._game: Game | None = None

    def forget(self) -> None:
        self._game = None

    def catch_up(self, game: Game) -> tuple[int, Iterator[Step]]:
        """The number of the last step that is still good (`NOTHING`: none), and those after it."""
        own = self._game
        if own is None or own.config != game.config:
            self._game = own = Game(game.config)
            return NOTHING, self._steps(own, game, new=True)
        kept = _same(own, game)
        if kept < len(own.moves):
            self._game = own = Game(game.config)
            for move in game.moves[:kept]:
                own.apply(move)
        return kept, self._steps(own, game, new=False)

    def _steps(self, own: Game, game: Game, *, new: bool) -> Iterator[Step]:
        if new:
            yield Step(0, own, (OrderDetermined(own.state.order), *_beginning(own)))
        for move in game.moves[len(own.moves) :]:
            yield next_step(own, move)


def next_step(game: Game, move: Move) -> Step:
    """Make a move, and tell all that it brought about."""
    idle = nothing_done(game, move)
    events = game.apply(move)
    if idle is not None:
        events = [idle if isinstance(event, TurnEnded) else event for event in events]
    return Step(len(game.moves), game, tuple(events))


def _same(own: Game, game: Game) -> int:
    count = 0
    for mine, other in zip(own.moves, game.moves, strict=False):
        if mine is not other and mine != other:  # mostly they are the same objects
            break
        count += 1
    return count


def _beginning(game: Game) -> list[Event]:
    """The events of a start, which the engine does not tell: nothing has been moved yet."""
    state = game.state
    if state.phase == SETUP:
        return [PhaseStarted(SETUP)]
    events: list[Event] = [RoundStarted(state.round), PhaseStarted(state.phase)]
    discount = getattr(state, "discount", None)
    if discount is not None:
        events.append(DiscountPlaced(discount))
    return events
