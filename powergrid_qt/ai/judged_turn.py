"""What a turn is worth that somebody would make in a position: the analysis of just that turn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from powergrid_qt.ai.analysis import Lapse, lapses
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.review import Review
from powergrid_qt.engine import Game, IllegalMove, Move, Record


@dataclass(frozen=True, slots=True)
class JudgedTurn(Choice):
    """A turn by its first move, and how far it is from the best that could be done."""

    lapse: Lapse | None = None
    """What the turn loses; None: nothing was to be decided, or somebody else breaks into it."""
    judged: Mapping[str, Any] = field(default_factory=dict)
    """What was found out, as it is kept with a game."""

    @property
    def cost(self) -> float:
        """How much worse the turn is than the best one, in places of the ranking."""
        return 0.0 if self.lapse is None else self.lapse.cost


class TurnJudge:
    """Judges a turn where computer players are asked for moves: it is made from a kind and a seed,
    too, which are not needed."""

    def __init__(
        self,
        turn: tuple[Move, ...],
        _kind: str = "",
        _seed: int = 0,
        *,
        judged: Mapping[str, Any] | None = None,
        worlds: int | None = None,
    ) -> None:
        """`judged`: the `about` of the record; `worlds`: how many are looked at, if not as many as
        for the analysis."""
        self._turn, self._judged, self._worlds = turn, judged or {}, worlds

    def decide(self, game: Game) -> Move:
        return self._turn[0]

    def choose(self, game: Game, seconds: float | None = None) -> JudgedTurn:
        """Judge the turn in the time that it needs, whatever `seconds` says."""
        first = len(game.moves)
        try:
            record = Record.of(game.after(*self._turn), about=self._judged)
        except IllegalMove:
            return JudgedTurn(self._turn[0])
        review = Review(record, {self._turn[0].seat}, self._worlds)
        verdicts = []
        for number, move in enumerate(self._turn, start=first):
            verdict = review.verdict(game, number)
            if verdict is not None:
                verdicts.append(verdict)
            game.apply(move)
        return JudgedTurn(self._turn[0], None, next(iter(lapses(verdicts)), None), review.judged)
