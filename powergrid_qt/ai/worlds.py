"""Worlds that may be true, in which moves are played on.

What a player cannot know is guessed anew for each world. All decisions are looked at in the same
worlds until another card comes up, so that a turn can be told as a whole; and a game that was
played on from one of them need not be played again from a later one that lies on it, no matter
which seat decides there: what is hidden is hidden from everybody.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import NamedTuple

from powergrid_qt.ai.family import AiFamily, Policy
from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Build, Open, Pass
from powergrid_qt.engine.state import State

DIGITS = 4
"""So exact chances and places are told: what is kept of them is read as it was, and the last bits,
in which processors differ, decide nothing."""


class WorldOutcome(NamedTuple):
    """Where a player stands in a world some rounds later, or in several on average."""

    chance: float
    """The player's chance to win the game."""
    place: float
    power: float
    cities: float
    money: float


STANDSTILL = 3
"""So many rounds more are played on while the game stands still."""

Task = tuple[int, Move]
"""The number of a world, and a move to be played on in it."""
PlayOn = Callable[[int, Move], WorldOutcome]
Outcomes = dict[Task, WorldOutcome]


@dataclass(frozen=True, slots=True)
class Continuation:
    """A game as it was played on in one world."""

    moves: Sequence[Move]
    """All moves of the game, those before the continuation included."""
    end: State
    chances: Sequence[Sequence[float]]
    """Everybody's chance to win, by round that began on the way; none once the game is over."""
    outcomes: dict[int, WorldOutcome] = field(default_factory=dict)
    """The outcomes by seat, as far as somebody has asked for them."""


class Worlds:
    """What the game may be taken for at one time, and how it was played on in each case."""

    def __init__(self, family: AiFamily, seed: int, rounds: int) -> None:
        """`rounds`: how many starts of a round lie between a move and its outcome."""
        self._family = family
        self._seed = seed
        self._rounds = rounds
        self._ways: Sequence[Policy] = ()
        self._when: tuple[object, ...] = ()
        self._lines: dict[int, list[Continuation]] = {}
        self._imagined: dict[int, Game] = {}
        """The position that is looked at, in each of the worlds."""

    def look(self, game: Game, ways: Sequence[Policy]) -> None:
        """Look at the position before the next decision from now on; everybody plays on by the
        policy of their seat. A player knows which cards the pile has left: others, other worlds."""
        state, seat = game.state, game.current
        assert seat is not None
        when = state.round, state.pile, state.rules.known_top(state, seat), state.rules
        if (when, ways) != (self._when, self._ways):
            self._when, self._ways = when, ways
            self._lines.clear()
        self._imagined.clear()
        number = len(game.moves)
        for sample, lines in self._lines.items():
            self._lines[sample] = [line for line in lines if line.moves[:number] == game.moves]

    def outcome(self, game: Game, sample: int, move: Move) -> WorldOutcome:
        """How a move turns out in one of the worlds."""
        line = self._known(sample, len(game.moves), move) or self._played_on(game, sample, move)
        if move.seat not in line.outcomes:
            line.outcomes[move.seat] = self._outcome_of(line, move.seat)
        return line.outcomes[move.seat]

    def _known(self, sample: int, number: int, move: Move) -> Continuation | None:
        for line in self._lines.get(sample, ()):
            if line.moves[number : number + 1] == [move]:  # none where it ends here
                return line
        return None

    def _played_on(self, game: Game, sample: int, move: Move) -> Continuation:
        if sample not in self._imagined:
            seed = f"{self._seed}:{game.state.round}:{len(game.state.pile)}:{sample}"
            self._imagined[sample] = seen_by(game, move.seat, Random(seed))
        world = self._imagined[sample].copy()
        begun = world.state.round
        world.apply(move)
        chances: list[Sequence[float]] = []
        rounds = self._rounds
        while len(chances) < rounds:
            play_until(world, self._ways, begun + len(chances) + 1)
            if world.over:
                break
            chances.append(self._family.chances(world.state))
            if stands_still(world):
                rounds = min(rounds + 1, self._rounds + STANDSTILL)
        if world.over and rounds > self._rounds:
            chances.clear()  # they were but hope: see `stands_still`
        line = Continuation(world.moves, world.state, chances)
        self._lines.setdefault(sample, []).append(line)
        return line

    def _outcome_of(self, line: Continuation, seat: int) -> WorldOutcome:
        state = line.end
        player = state.players[seat]
        chance, place = expectation(line, seat)
        power = self._family.full_power(state, player)
        exact = round(chance, DIGITS), round(place, DIGITS)
        return WorldOutcome(*exact, power, player.connected, player.money)


def stands_still(game: Game) -> bool:
    """Whether nobody has put up a card or built anything for about two rounds. Who would end the
    game and lose it waits then, and the evaluation, which knows nothing of that, gives hope: with
    everybody waiting the game would never end."""
    passes = 0
    for move in reversed(game.moves):
        if isinstance(move, Open | Build):
            break
        passes += isinstance(move, Pass)
    return passes >= 2 * len(game.config.players)


def play_until(game: Game, ways: Sequence[Policy], round_number: int) -> None:
    """Let everybody play by the policy of their seat until a round starts, or the game is over."""
    while (seat := game.current) is not None and game.state.round < round_number:
        game.apply(ways[seat].decide(game.state))


def expectation(line: Continuation, seat: int) -> tuple[float, float]:
    """The chance and the place of a player in a game that was played on: the mean over the rounds
    that began, since earlier ones have seen less, and less luck. The end of the game counts as one
    more of them: real players fight for the last round harder than the policy by which it was
    played here, so what it came to is no more certain than what the round looked like before."""
    chances = [everybody[seat] for everybody in line.chances]
    places = [expected_place(everybody, seat) for everybody in line.chances]
    result = line.end.result
    if result is not None:
        won = seat in result.winners
        chances.append(1 / len(result.winners) if won else 0.0)
        places.append(1.0 if won else result.ranking.index(seat) + 1.0)
    return fmean(chances), fmean(places)


def expected_place(chances: Sequence[float], seat: int) -> float:
    """One more than how many of the others are likely to be ahead, two by two."""
    own = chances[seat]
    ahead = [other / (own + other) for index, other in enumerate(chances) if index != seat]
    return 1.0 + sum(ahead)
