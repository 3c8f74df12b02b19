"""The rounds in which cities stayed dark although there were plants for them: for lack of fuel, or
of workers."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from powergrid_qt.ai.family import AiFamily, FuelShortage, LackCause, family_of
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.moves import Run, RunCards
from powergrid_qt.engine.record import replay
from powergrid_qt.engine.state import AUCTION


@dataclass(frozen=True, slots=True)
class DarkRound:
    number: int
    """The move with which the player had done with fuel, or with hiring."""
    seat: int
    round: int
    cities: int
    fuels: tuple[str, ...]
    """Of which there was too little; none where workers were missing."""
    why: LackCause
    foreseen: tuple[FuelShortage, ...] = ()
    """What could be told of these fuels at the player's first auction of the round."""


def dark_rounds(record: Record, seats: Collection[int]) -> list[DarkRound]:
    """In the order of the game; the last round decides it, so nobody runs a plant there."""
    family = family_of(record.config)
    found: list[DarkRound] = []
    supplied: dict[int, tuple[int, Game]] = {}
    """By seat the move with which a player had done with the supply, and the game before it."""
    foreseen: dict[tuple[int, int], tuple[FuelShortage, ...]] = {}
    """By seat and round, what could be told at the first auction."""
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
