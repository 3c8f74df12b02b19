"""Goes through a game that was played and asks the judge about the decisions that were made."""

from collections.abc import Collection, Iterator
from typing import Any

from powergrid_qt.ai.advice import laid_out
from powergrid_qt.ai.analysis import Lead, MoveVerdict, Occasion, Occasions
from powergrid_qt.ai.judge import (
    LONGER,
    SURE,
    Candidate,
    Judgement,
    is_clear,
    judge_of_people,
)
from powergrid_qt.ai.kept_judgements import KeptJudgements, digest_of, judgement_to_json
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.search import ways_of_all
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.record import replay

COMPARED = 8
"""Worlds in which the move that was made is compared with the best one, at least."""
WRONG = 0.1
"""A hint was wrong that lost so much of a place, if that is clear."""


class Review:
    """Goes through a record once, round by round."""

    def __init__(self, record: Record, seats: Collection[int], worlds: int | None = None) -> None:
        """`worlds`: how many are looked at, if not as many as for the analysis."""
        self._worlds = worlds or LONGER
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
        self._judge = judge_of_people(record.config)
        self._kept = KeptJudgements(record.about)
        self.clear: set[int] = set()
        """The numbers of moves than which another one is clearly better."""
        self.judged: dict[str, dict[str, Any]] = {}
        """What was found out, as it is kept with a game."""

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
        """Judge the next move; None if there was nothing to decide."""
        game, played = self._judge.eyes.look(real), self._moves[number]
        moves = self._judge.policy.alternatives(game.state)
        if list(moves) == [played]:
            return None
        self._judge.look(game, ways_of_all(real))
        judgement = self._judge.judge(game, moves, self._kept.outcomes(real), self._worlds)
        best, made = self._compared(game, judgement)
        found = [one for one in judgement.candidates if one.move not in (best.move, made.move)]
        whole = Judgement(judgement.own, tuple(dict.fromkeys((best, made, *found))))
        self.judged[digest_of(real.moves)] = judgement_to_json(whole, hint=False)
        own = best.move == judgement.own
        followed = self._is_advised(real, played)
        lost = made.mean.place - best.mean.place
        if made is not best and is_clear(best.leads_over(made), SURE):
            self.clear.add(number)
        return MoveVerdict(
            number=number,
            seat=played.seat,
            occasion=self._occasions[number],
            played=played,
            best=Choice(
                best.move, self._judge.policy.reason(game.state, best.move) if own else None
            ),
            best_place=best.mean.place,
            played_place=made.mean.place,
            best_chance=best.mean.chance,
            played_chance=made.mean.chance,
            lead=lead_of(best, made),
            stake=stake_of(judgement, best),
            followed=followed,
            hint_was_wrong=followed and lost >= WRONG and number in self.clear,
        )

    def _is_advised(self, real: Game, played: Move) -> bool:
        """Whether a hint has said so: as the next move of the turn, as all its fuel at once, or by
        how high to bid."""
        limit = self._kept.limit(real)
        if limit is not None and limit.covers(real, played):
            return True
        advised = tuple(self._kept.advised_turn(real))
        return bool(advised) and played in (advised[0], *laid_out(advised)[:1])

    def _compared(self, game: Game, judgement: Judgement) -> tuple[Candidate, Candidate]:
        """The best move and the one that was made, in the same worlds."""
        played, best = self._moves[len(game.moves)], judgement.best
        if best.move == played:
            return best, best
        made = judgement.of(played) or Candidate(played, ())
        worlds = max(len(best.outcomes), len(made.outcomes), COMPARED)
        best, made = (self._judge.played_on(game, one, worlds) for one in (best, made))
        return (made, made) if made.worth > best.worth else (best, made)


def lead_of(best: Candidate, made: Candidate) -> Lead:
    mine, its = best.mean, made.mean
    return Lead(mine.power - its.power, mine.cities - its.cities, mine.money - its.money)


def stake_of(judgement: Judgement, best: Candidate) -> float:
    """How much worse the worst of the moves seemed that came into question, in places."""
    places = [
        one.mean.place - best.within(len(one.outcomes)).mean.place
        for one in judgement.candidates
        if one.outcomes
    ]
    return max([0.0, *places])


def occasions_of(record: Record) -> list[Occasion]:
    """Which occasion each move of a record belongs to."""
    occasions = Occasions()
    pairs = zip(replay(record), record.moves, strict=False)
    return [occasions.of(game, number, move) for number, (game, move) in enumerate(pairs)]
