"""What a turn is worth that somebody would make in a position: the analysis of just that turn."""

from dataclasses import dataclass

from powergrid_qt.ai.analysis import Lapse, lapses
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.review import Review
from powergrid_qt.engine import Game, Move, Record


@dataclass(frozen=True, slots=True)
class JudgedTurn(Choice):
    """A turn by its first move, and how far it is from the best that could be done."""

    lapse: Lapse | None = None
    """None if there was nothing to decide."""


class TurnJudge:
    """Judges a turn where computer players are asked for moves: it is made from a kind and a seed,
    too, which are not needed."""

    def __init__(self, turn: tuple[Move, ...], _kind: str = "", _seed: int = 0) -> None:
        self._turn = turn

    def decide(self, game: Game) -> Move:
        return self._turn[0]

    def choose(self, game: Game, seconds: float | None = None) -> JudgedTurn:
        """It takes the time that it needs."""
        first, record = len(game.moves), Record.of(game.after(*self._turn))
        review = Review(record, {self._turn[0].seat})
        verdicts = []
        for number, move in enumerate(self._turn, start=first):
            verdict = review.verdict(game, number)
            if verdict is not None:
                verdicts.append(verdict)
            game.apply(move)
        return JudgedTurn(self._turn[0], None, next(iter(lapses(verdicts)), None))
