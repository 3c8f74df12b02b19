"""How far undo goes back.

A person takes back their own decisions, a whole turn at a time. Alone against computer players
that goes over their moves; with other people at the table it ends where anybody else has
decided, unless all of them agree. It never goes back over something hidden that was revealed
since, but in a game that is played for learning, nor into the game that this one was played on
from.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Event, Game, GameConfig, Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardDrawn, Secret, revealed
from powergrid_qt.engine.moves import Build, Buy, Place
from powergrid_qt.models.seats import humans_of
from powergrid_qt.words.names import card_name, listed

Asked = Callable[[Game], bool]
"""Whether the person on move has a choice: what is decided by itself would be so again."""

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
    FORBIDDEN = "forbidden"
    """The host of a table that several machines share has forbidden take-backs."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """What undo does not go over; `seat`: who has decided; `cards`: what was drawn."""

    why: Ends | Secret
    seat: int | None = None
    cards: tuple[CardId, ...] = ()


class WayBack:
    """The positions in which people decided and to which undo may go, the last one last."""

    def __init__(self, config: GameConfig, *, over_secrets: bool = False) -> None:
        """`over_secrets`: undo goes over what was revealed, since the same cards come again."""
        self._humans = humans_of(config)
        self._open_money = config.options.open_money
        self._over_secrets = over_secrets
        self._positions: list[Game] = []
        self.end = Barrier(Ends.BEGINNING)
        """The barrier that nobody goes back over."""

    @classmethod
    def of(cls, game: Game, since: int = 0, *, over_secrets: bool = False) -> "WayBack":
        """The way back, found by playing again. `since`: how many moves another game has made."""
        way = cls(game.config, over_secrets=over_secrets)
        again = Game(game.config).after(*game.moves[:since])
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
        if secret is not None and not self._over_secrets:
            drawn = tuple(event.card for event in events if isinstance(event, CardDrawn))
            self._close(Barrier(secret, cards=drawn))
        elif position is not None:
            self._remember(position)
        return events

    def _remember(self, position: Game) -> None:
        before = position.moves[-1] if position.moves else None
        turn_goes_on = isinstance(before, GOES_ON) and before.seat == position.current
        if not (self._positions and turn_goes_on):
            self._positions.append(position)

    def _close(self, barrier: Barrier) -> None:
        self._positions.clear()
        self.end = barrier

    def together(self, asked: Asked) -> Iterator[Game]:
        """Where people may go back to if all of them agree, the last position first."""
        return (position for position in reversed(self._positions) if asked(position))

    def alone(self, game: Game, asked: Asked) -> Game | None:
        """Where the person on move may go back to without asking anybody."""
        last = next(self.together(asked), None)
        if last is None or len(self._humans) == 1:
            return last
        since = game.moves[len(last.moves) :]
        return last if all(move.seat == game.current for move in since) else None

    def barrier(self, game: Game, asked: Asked) -> Barrier | None:
        """Why the person on move cannot go further back alone; None if they can."""
        if game.over:
            return Barrier(Ends.OVER)
        if self.alone(game, asked) is not None:
            return None
        if next(self.together(asked), None) is None:
            return self.end
        others = (move.seat for move in reversed(game.moves) if move.seat != game.current)
        return Barrier(Ends.DECIDED, next(others))

    def leave(self, position: Game) -> None:
        """Go back to a position for good: the way ends there from now on."""
        del self._positions[self._positions.index(position) :]


def barrier_text(barrier: Barrier, config: GameConfig) -> str:
    match barrier.why:
        case Secret.CARD:
            cards = listed(map(card_name, barrier.cards))
            return translate("TakeBack", "A card was drawn since: {cards}.").format(cards=cards)
        case Secret.TOP_CARD:
            return translate("TakeBack", "The spy has looked at the pile since.")
        case Secret.MONEY:
            return translate("TakeBack", "Hidden money was told since.")
        case Ends.OVER:
            return translate("TakeBack", "The game is over.")
        case Ends.FORBIDDEN:
            return translate("TakeBack", "This table allows no take-backs.")
        case Ends.PLAYED_ON:
            return translate("TakeBack", "Here the game was played on from another one.")
        case Ends.DECIDED if barrier.seat is not None:
            name = config.players[barrier.seat].name
            return translate("TakeBack", "{name} has decided since.").format(name=name)
    return translate("TakeBack", "Nothing to take back.")
