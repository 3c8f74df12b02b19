"""Judges the decisions of a game: the move that was made and those that the expert would think of
are played on, in several worlds that may be true.

How sure a verdict has to be depends on what it says: that a move was right is soon clear, what a
mistake cost is looked at longer.
"""

from collections.abc import Collection, Iterator, Sequence
from statistics import fmean

from powergrid_qt.ai.analysis import Lead, MoveVerdict, Occasion, Occasions
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import EXPECTED, Effort
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.worlds import Tally, Worlds, is_clear
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.record import replay

EFFORT = Effort(samples=10, rounds=2, trust=0.01)
"""For each of a game's decisions: a person who is told of a mistake wants it to be one."""
STAGE = 4
"""After so many worlds it is seen whether that is enough, and the worse half of the moves is
dropped; and so again after as many more."""
SURE = 1.0
"""How many times as large as its standard error a lead is that is clear enough to be told."""


class Judge:
    """Goes through a record once, round by round."""

    def __init__(self, record: Record, seats: Collection[int], seed: int = 0) -> None:
        self._moves = record.moves
        self._occasions = occasions_of(record)
        self._last = {
            (move.seat, occasion): number
            for number, (move, occasion) in enumerate(
                zip(self._moves, self._occasions, strict=True)
            )
        }
        """A player's last move at an occasion."""
        self._seats = seats
        self._game = Game(record.config)
        family = family_of(record.config)
        self._policy = family.policy(EXPECTED, seed)
        self._ways = [self._policy] * len(record.config.players)
        self._worlds = Worlds(family, seed, EFFORT.rounds)
        self._eyes = Onlooker(seed)

    @property
    def over(self) -> bool:
        return len(self._game.moves) == len(self._moves)

    def round(self, wanted: int) -> Iterator[MoveVerdict | None]:
        """For each move of a round in turn: the verdict on it, or None where there was nothing to
        judge. Rounds before it are passed over: they cannot be asked for later."""
        while not self.over and self._game.state.round <= wanted:
            number = len(self._game.moves)
            if self._game.state.round == wanted:
                yield self.verdict(self._game, number) if self._counts(number) else None
            self._game.apply(self._moves[number])

    def _counts(self, number: int) -> bool:
        """Whether a move is to be judged. A bid that was not a player's last one for a card has
        decided nothing but that the auction goes on."""
        move, occasion = self._moves[number], self._occasions[number]
        if move.seat not in self._seats:
            return False
        last = self._last[move.seat, occasion] == number
        return last or not occasion.auction or number == occasion.first

    def verdict(self, real: Game, number: int) -> MoveVerdict | None:
        """On the next move; None if there was nothing to decide."""
        game, played = self._eyes.look(real), self._moves[number]
        moves = list(self._policy.alternatives(game.state))
        own = moves[0]
        if played not in moves:
            moves.append(played)
        if len(moves) == 1:
            return None
        best, made, stake = self._compared(game, moves, played)
        reason = self._policy.reason(game.state, own) if best.move == own else None
        return MoveVerdict(
            number=number,
            seat=played.seat,
            occasion=self._occasions[number],
            played=played,
            best=Choice(best.move, reason),
            best_place=place_in(best),
            played_place=place_in(made),
            best_chance=best.chance,
            played_chance=made.chance,
            lead=lead_of(best, made),
            stake=stake,
        )

    def _compared(
        self, game: Game, moves: Sequence[Move], played: Move
    ) -> tuple[Tally, Tally, float]:
        """The best of some moves, of which the first is the policy's own; the one that was made, in
        the same worlds; and how much worse the worst of all seemed."""
        everything = [Tally(move, EFFORT.trust if move == moves[0] else 0.0) for move in moves]
        made = next(tally for tally in everything if tally.move == played)
        tallies = list(everything)
        worlds = self._worlds
        worlds.look(game, self._ways)
        for sample in range(1, EFFORT.samples + 1):
            for tally in tallies:
                outcome = worlds.outcome(game, sample, tally.move)
                tally.add(outcome, outcome.chance)
            if sample % STAGE:
                continue
            tallies.sort(key=lambda tally: -tally.worth)
            leads = map(made.leads_over, tallies[1:])
            if tallies[0] is made and all(is_clear(lead, SURE) for lead in leads):
                break
            kept = (len(tallies) + 1) // 2
            tallies = [tally for at, tally in enumerate(tallies) if at < kept or tally is made]
        best = max(tallies, key=lambda tally: tally.worth)
        stake = max(place_in(tally, STAGE) for tally in everything) - place_in(best, STAGE)
        return best, made, max(stake, 0.0)


def place_in(tally: Tally, worlds: int | None = None) -> float:
    """The place to expect after a move, in the first worlds alone if a number is given."""
    return fmean([one.place for one in tally.outcomes[:worlds]])


def lead_of(best: Tally, made: Tally) -> Lead:
    mine, its = best.outcomes, made.outcomes
    return Lead(
        power=fmean([one.power for one in mine]) - fmean([one.power for one in its]),
        cities=fmean([one.cities for one in mine]) - fmean([one.cities for one in its]),
        money=fmean([one.money for one in mine]) - fmean([one.money for one in its]),
    )


def occasions_of(record: Record) -> list[Occasion]:
    """Which occasion each move of a record belongs to."""
    occasions = Occasions()
    pairs = zip(replay(record), record.moves, strict=False)
    return [occasions.of(game, number, move) for number, (game, move) in enumerate(pairs)]
