"""The levels that judge by themselves: `easy`, `normal`, `hard`, `expert`, and the yardsticks."""

from collections.abc import Sequence

from powergrid_qt.ai.family import Family, family_of
from powergrid_qt.ai.pair import Half
from powergrid_qt.ai.policy import Decider, Policy
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.search import Effort, SearchPlayer
from powergrid_qt.engine import Game, Move

HARD = Effort(samples=1, rounds=1, trust=0.01, among_equals=False)
EXPERT = Effort(samples=6, rounds=2, trust=0.01)
EFFORTS = {"hard": HARD, "expert": EXPERT}


class StylePlayer:
    """Plays by the few plain rules of a yardstick."""

    def __init__(self, style: str, seed: int) -> None:
        self._style = style
        self._seed = seed
        self._decider: Decider | None = None

    def decide(self, game: Game) -> Move:
        if self._decider is None:
            self._decider = family_of(game.config).style(self._style, self._seed)
        return self._decider.decide(game.state)


class PolicyPlayer:
    """Plays by a policy alone."""

    def __init__(self, level: str, seed: int, persona: str = "") -> None:
        self._level = level
        self._seed = seed
        self._persona = persona
        self._policy: Policy | None = None

    def _policy_for(self, game: Game) -> Policy:
        if self._policy is None:
            self._policy = family_of(game.config).level(self._level, self._seed, self._persona)
        return self._policy

    def decide(self, game: Game) -> Move:
        return self._policy_for(game).decide(game.state)

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        policy = self._policy_for(game)
        move = policy.decide(game.state)
        return Choice(move, policy.reason(game.state, move))


class SearchingPlayer:
    """Plays moves on before it decides."""

    def __init__(self, effort: Effort, seed: int, persona: str = "") -> None:
        self._effort = effort
        self._seed = seed
        self._persona = persona
        self._search: SearchPlayer | None = None
        self._ways: Sequence[Decider | None] = ()
        self._half: Half | None = None

    def share(self, half: Half | None) -> None:
        """With whom the next question is thought about; None: alone."""
        self._half = half

    def read(self, ways: Sequence[Decider | None]) -> None:
        """How everybody has played so far, by seat."""
        self._ways = ways

    def _search_for(self, game: Game) -> SearchPlayer:
        if self._search is None:
            family: Family = family_of(game.config)
            self._search = SearchPlayer(self._seed, family, self._effort, self._persona)
        self._search.read(self._ways)
        self._search.share(self._half)
        return self._search

    def decide(self, game: Game) -> Move:
        return self._search_for(game).decide(game)

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        return self._search_for(game).choose(game, seconds)
