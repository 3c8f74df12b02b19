"""Reads the others: of the ways to play that we know, which explains best what somebody decides?

The search plays games on for everybody. Taken for one who plays as we would, somebody who rushes,
hoards or saves surprises it every round; so each seat is played on as it has played so far.
"""

from collections.abc import Sequence

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.policy import Decider
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.moves import Bid, Build, Buy, Open

BENEFIT = 3
"""So many decisions more than by our own way have to be explained by another one."""
MOST_REMEMBERED = 2
"""Games whose decisions are kept: that which is played, and one that is analysed meanwhile."""


class Past:
    """What was decided in a game so far, and who would have decided alike."""

    def __init__(self, config: GameConfig) -> None:
        family = family_of(config)
        self._ways: tuple[Decider, ...] = (family.level("hard", 0), *family.styles())
        self._game = Game(config)
        self._eyes = Onlooker(config.seed)
        self._explained = [[0] * len(self._ways) for _ in config.players]
        """By seat, how many decisions each of the ways explains."""

    def leads_to(self, game: Game) -> bool:
        """Whether a game has gone on from here. Moves are mostly the same objects."""
        known = self._game
        return known.config == game.config and known.moves == game.moves[: len(known.moves)]

    def follow(self, moves: Sequence[Move]) -> None:
        """Take up what was decided since."""
        game = self._game
        for move in moves[len(game.moves) :]:
            # As whoever decided has seen it: no way to play asks for what is hidden.
            state, decided = self._eyes.look(game).state, gist(move)
            explained = self._explained[move.seat]
            for number, way in enumerate(self._ways):
                explained[number] += gist(way.decide(state)) == decided
            game.apply(move)

    def way_of(self, seat: int) -> Decider | None:
        """None: ours."""
        ours, *others = self._explained[seat]
        best = max(others)
        return self._ways[1 + others.index(best)] if best >= ours + BENEFIT else None


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


_remembered: list[Past] = []


def ways_of_all(game: Game) -> tuple[Decider | None, ...]:
    """By what each seat is best played on; None: as we would. The game is not an imagined one."""
    past = next((one for one in _remembered if one.leads_to(game)), None)
    if past is None:
        past = Past(game.config)
    else:
        _remembered.remove(past)
    past.follow(game.moves)
    _remembered.insert(0, past)
    del _remembered[MOST_REMEMBERED:]
    return tuple(map(past.way_of, range(len(game.config.players))))
