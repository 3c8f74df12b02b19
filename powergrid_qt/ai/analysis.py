"""After a game: what the expert says of the decisions that were made, where they cost most, and in
which rounds cities stayed dark for lack of fuel, or of workers."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from powergrid_qt.ai.family import AiFamily, FuelShortage, LackCause, family_of
from powergrid_qt.ai.player import Choice
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import Open, Run, RunCards
from powergrid_qt.engine.record import replay
from powergrid_qt.engine.state import AUCTION

COSTLIEST = 3
"""The number of occasions that are pointed out at most."""
LEAST_COST = 0.05
"""A loss of less than this, in places of the ranking, is noise and not a mistake."""
ALL = "all"
"""The key that stands among the phases for the whole game."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """What decisions belong to: an auction, from putting the card up to the last bid, or one
    player's turn in a phase."""

    first: int
    """The number of its first move."""
    auction: bool
    phase: str = ""


class Occasions:
    """Tells for the moves of a game, one after the other, which occasion they belong to."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._first = 0

    def of(self, game: Game, number: int, move: Move) -> Occasion:
        state = game.state
        decision = state.decision
        card = None
        if isinstance(decision, Auction):
            card = decision.card
        elif isinstance(move, Open):
            card = move.card
        # Everybody's bids for a card follow each other, and so do the moves of a turn.
        key = (state.round, state.phase, card, move.seat if card is None else None)
        if key != self._key:
            self._key, self._first = key, number
        return Occasion(self._first, auction=card is not None, phase=state.phase)


@dataclass(frozen=True, slots=True)
class Lead:
    """By how much a player would be ahead of where the move that was made led to, on average, some
    rounds later."""

    power: float = 0.0
    """Cities that the plants can power."""
    cities: float = 0.0
    money: float = 0.0


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """One decision: move `number` of the record (from 0), made at `seat`."""

    number: int
    seat: int
    occasion: Occasion
    played: Move
    best: Choice
    """What the expert would have done, and why."""
    best_place: float
    """The place in the ranking to expect with the expert's move."""
    played_place: float
    """The place to expect with the move that was made."""
    best_chance: float = 0.0
    """The chance to win with the expert's move."""
    played_chance: float = 0.0
    lead: Lead = Lead()
    """What the expert's move would bring, compared with the move that was made."""
    stake: float = 0.0
    """What the worst move that came into question would have cost."""
    followed: bool = False
    """Whether a hint was followed: then it is no mistake of the player's, whatever it cost."""
    hint_was_wrong: bool = False
    """Whether longer thought finds that the hint that was followed cost something."""

    @property
    def cost(self) -> float:
        return 0.0 if self.followed else max(self.played_place - self.best_place, 0.0)


@dataclass(frozen=True, slots=True)
class Lapse:
    """What a player's decisions at one occasion came to."""

    worst: MoveVerdict
    """The decision that cost most."""
    before: float
    """The place to expect, had all decisions been the expert's."""
    after: float
    """The place to expect after the decisions as they were made."""
    stake: float
    """What could have been lost, in places of the ranking."""
    hint_was_wrong: bool = False
    """Whether a hint that was followed there cost something: what came of it is nobody's."""

    @property
    def number(self) -> int:
        """The move before which the position is worth a look."""
        return self.worst.number

    @property
    def seat(self) -> int:
        return self.worst.seat

    @property
    def best(self) -> Choice:
        """What the expert would have done there."""
        return self.worst.best

    @property
    def cost(self) -> float:
        return self.after - self.before


def lapses(verdicts: Iterable[MoveVerdict]) -> list[Lapse]:
    """Return a lapse for each occasion of each player, also where nothing was lost."""
    occasions: defaultdict[tuple[int, Occasion], list[MoveVerdict]] = defaultdict(list)
    for one in sorted(verdicts, key=lambda one: one.number):
        occasions[one.seat, one.occasion].append(one)
    return [_lapse(decisions) for decisions in occasions.values()]


def _lapse(decisions: list[MoveVerdict]) -> Lapse:
    worst = max(decisions, key=lambda one: one.cost)
    stake = max(one.stake for one in decisions)
    wrong = any(one.hint_was_wrong for one in decisions)
    if worst.occasion.auction:
        # Bids for the same card are the same mistake again and again.
        before, after = worst.played_place - worst.cost, worst.played_place
        return Lapse(worst, before, after, max(stake, worst.cost), wrong)
    # The losses of a turn add up: money spent on houses is missing for the workers. What a move
    # lost, a later one of the turn may win back; no turn is better than its worst move.
    after = decisions[-1].played_place
    whole = after - decisions[0].best_place
    cost = min(max(whole, worst.cost), sum(one.cost for one in decisions))
    return Lapse(worst, after - cost, after, max(stake, cost), wrong)


def costly_lapses(verdicts: Iterable[MoveVerdict]) -> list[Lapse]:
    """The occasions at which players lost something. Where a hint was wrong nobody has."""
    found = lapses(verdicts)
    return [one for one in found if one.cost >= LEAST_COST and not one.hint_was_wrong]


def costliest(verdicts: Iterable[MoveVerdict]) -> list[Lapse]:
    """The occasions at which players lost most, in the order of the game."""
    costly = costly_lapses(verdicts)
    worst = sorted(costly, key=lambda one: one.cost, reverse=True)[:COSTLIEST]
    return sorted(worst, key=lambda one: one.number)


def closeness(verdicts: Iterable[MoveVerdict]) -> dict[str, float]:
    """How close a player's decisions were to the expert's, from 0 to 1, by phase and under `ALL`:
    the part of what was at stake that was not lost. So decisions with which nothing could go wrong
    do not count, and a game that is lost anyhow makes nobody an expert. Empty where there was
    nothing to decide."""
    lost: defaultdict[str, float] = defaultdict(float)
    stake: defaultdict[str, float] = defaultdict(float)
    for lapse in [one for one in lapses(verdicts) if not one.hint_was_wrong]:
        for phase in (ALL, lapse.worst.occasion.phase):
            lost[phase] += lapse.cost
            stake[phase] += lapse.stake
    return {phase: 1 - lost[phase] / stake[phase] if stake[phase] else 1.0 for phase in stake}


# -- rounds in which cities stayed dark although there were plants for them ---------------------


@dataclass(frozen=True, slots=True)
class DarkRound:
    number: int
    """The move with which the player had done with fuel, or with hiring."""
    seat: int
    round: int
    cities: int
    fuels: tuple[str, ...]
    """The fuels of which there was too little; none where workers were missing."""
    why: LackCause
    foreseen: tuple[FuelShortage, ...] = ()
    """What could be told of these fuels at the player's first auction of the round."""


def dark_rounds(record: Record, seats: Collection[int]) -> list[DarkRound]:
    """Return dark rounds in order; in the last one, which decides the game, nobody runs a plant."""
    family = family_of(record.config)
    found: list[DarkRound] = []
    supplied: dict[int, tuple[int, Game]] = {}
    """The move with which a player had done with the supply, and the game before it, by seat."""
    foreseen: dict[tuple[int, int], tuple[FuelShortage, ...]] = {}
    """The shortages that could be foreseen at the first auction, by seat and round."""
    moves = record.moves
    for number, game in enumerate(replay(record)):
        if game.over:
            for seat in sorted(supplied):
                found += _dark(family, game, seat, *supplied[seat])
        elif number < len(moves) and moves[number].seat in seats:
            move, state = moves[number], game.state
            if state.phase == AUCTION and (move.seat, state.round) not in foreseen:
                foreseen[move.seat, state.round] = family.shortages(state, move.seat)
            if family.ends_supply(game.state, move):
                supplied[move.seat] = number, game.copy()
            elif isinstance(move, Run | RunCards):
                found += _dark(family, game, move.seat, *supplied.pop(move.seat))
    return [_with_warning(one, foreseen.get((one.seat, one.round), ())) for one in found]


def _with_warning(dark: DarkRound, foreseen: tuple[FuelShortage, ...]) -> DarkRound:
    if dark.why is not LackCause.SOLD_OUT:
        return dark  # there would have been enough
    return replace(dark, foreseen=tuple(one for one in foreseen if one.fuel in dark.fuels))


def _dark(family: AiFamily, game: Game, seat: int, number: int, before: Game) -> list[DarkRound]:
    state = game.state
    lack = family.lack(state, state.players[seat])
    if lack.cities <= 0:
        return []
    why = family.lack_cause(before.state, game.moves[number], lack)
    return [DarkRound(number, seat, before.state.round, lack.cities, lack.fuels, why)]
