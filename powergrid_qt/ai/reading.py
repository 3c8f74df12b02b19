"""Reads the others: of the ways to play that we know, which explains best what somebody decides?

The search plays games on for everybody. Taken for one who plays as we would, somebody who rushes,
hoards or saves surprises it every round; so each seat is played on as it has played so far.
"""

from collections.abc import Sequence

from powergrid_qt.ai.family import Policy, family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import EXPECTED
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.moves import Bid, Build, Buy, Open
from powergrid_qt.engine.state import State

BENEFIT = 3
BENEFIT_SHARE = 0.1
"""So many decisions more than by our own way have to be explained by another one, and such a part
of all: somebody who plays in a way of their own is closer to one or another by chance."""
MOST_REMEMBERED = 2
"""Games whose decisions are kept: that which is played, and one that is analysed meanwhile."""


class ObservedGame:
    """What was decided in a game so far, and who would have decided alike."""

    def __init__(self, config: GameConfig) -> None:
        family = family_of(config)
        self._ways: tuple[Policy, ...] = (family.policy(EXPECTED, 0), *family.plain_styles())
        self._game = Game(config)
        self._eyes = Onlooker(config.seed)
        self._explained = [[0] * len(self._ways) for _ in config.players]
        """By seat, how many decisions each of the ways explains."""
        self._decided = [0] * len(config.players)
        """By seat, how many decisions there were."""
        self._raised: dict[int, list[bool]] = {}
        """By seat, which of the ways would have made all its bids for the card at auction. They are
        one decision: two who fight by ones are not to be taken for those who raise anything."""

    def leads_to(self, game: Game) -> bool:
        """Whether a game has gone on from here. Moves are mostly the same objects."""
        known = self._game
        return known.config == game.config and known.moves == game.moves[: len(known.moves)]

    def follow(self, moves: Sequence[Move]) -> None:
        """Take up the decisions that were made since the last call."""
        game = self._game
        for move in moves[len(game.moves) :]:
            # As the player who decided has seen it: no way to play asks for what is hidden.
            self._take_up(move, self._eyes.look(game).state)
            game.apply(move)

    def _take_up(self, move: Move, state: State) -> None:
        explained, decided = self._explained[move.seat], gist(move)
        if isinstance(move, Open):
            self._raised.clear()
        if isinstance(move, Bid) and move.seat in self._raised:
            agreed = self._raised[move.seat]
            for number, way in enumerate(self._ways):
                if agreed[number] and gist(way.decide(state)) != decided:
                    agreed[number] = False
                    explained[number] -= 1
            return
        agreed = [gist(way.decide(state)) == decided for way in self._ways]
        self._decided[move.seat] += 1
        for number, agrees in enumerate(agreed):
            explained[number] += agrees
        if isinstance(move, Bid):
            self._raised[move.seat] = agreed

    def way_of(self, seat: int) -> Policy | None:
        """The policy by which a seat is best played on; None if it plays as expected."""
        ours, *others = self._explained[seat]
        best = max(others)
        enough = max(BENEFIT, BENEFIT_SHARE * self._decided[seat])
        return self._ways[1 + others.index(best)] if best - ours >= enough else None


def gist(move: Move) -> object:
    """What a move tells of a way to play: not how high somebody bids, nor how many tokens are
    bought at a time, nor where somebody builds."""
    match move:
        case Open():
            return Open, move.card
        case Build():
            return Build, move.what
        case Bid() | Buy():
            return type(move)
    return move


_remembered: list[ObservedGame] = []


def ways_of_all(game: Game) -> tuple[Policy | None, ...]:
    """By seat, the policy by which it is best played on, or None for the expected one. The game is
    not an imagined one."""
    past = next((one for one in _remembered if one.leads_to(game)), None)
    if past is None:
        past = ObservedGame(game.config)
    else:
        _remembered.remove(past)
    past.follow(game.moves)
    _remembered.insert(0, past)
    del _remembered[MOST_REMEMBERED:]
    return tuple(map(past.way_of, range(len(game.config.players))))
