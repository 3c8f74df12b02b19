"""A computer player that is asked in the middle of a turn: some of it is planned, nothing is paid
yet."""

from collections.abc import Sequence
from random import Random

from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.player import ComputerPlayer, choose
from powergrid_qt.ai.process.worker import MakePlayer
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.engine import Game, Move

TRIES = 20


class PlannedPlayer:
    """Tells what another player would do once the planned moves are made. A planned city may turn
    over a card that nobody knows yet, so that card is guessed."""

    def __init__(self, player: ComputerPlayer, planned: Sequence[Move], seed: int) -> None:
        self._player = player
        self._planned = planned
        self._seed = seed

    def decide(self, game: Game) -> Move:
        return self.choose(game).move

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        if isinstance(self._player, SearchPlayer):
            self._player.look_back(game)
        return choose(self._player, self._carried_out(game), seconds)

    def _carried_out(self, game: Game) -> Game:
        seat, decision = game.current, type(game.state.decision)
        if not self._planned or seat is None:
            return game
        for attempt in range(TRIES):
            imagined = seen_by(game, seat, Random(f"{self._seed}:{attempt}"))
            for move in self._planned:
                if type(imagined.state.decision) is not decision:
                    break  # a guessed promo card is auctioned first: guess again
                imagined.apply(move)
            else:
                if imagined.current == seat and type(imagined.state.decision) is decision:
                    return imagined
        return game


def make_planned(planned: Sequence[Move], make: MakePlayer, kind: str, seed: int) -> ComputerPlayer:
    return PlannedPlayer(make(kind, seed), planned, seed)
