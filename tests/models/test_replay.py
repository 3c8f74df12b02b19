"""Where a replay stops: after moves in which something happens, turns and rounds."""

from itertools import pairwise

import pytest

from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.events import (
    AuctionPassed,
    NothingDone,
    PhasePassed,
    PhaseStarted,
    RoundStarted,
    TurnEnded,
)
from powergrid_qt.engine.moves import Bid, Done, Open, Pass
from powergrid_qt.models.replay import Replay, Stride
from tests.story_games import REPRESENTATIVES, config, every_kind, name_of, told


@pytest.fixture(scope="module")
def replays() -> dict[GameConfig, Replay]:
    return {}


def replay_of(game_config: GameConfig, made: dict[GameConfig, Replay]) -> Replay:
    if game_config not in made:
        *_, (game, _) = told(game_config)
        made[game_config] = Replay(Record.of(game))
    return made[game_config]


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_only_moves_in_which_nothing_happens_are_passed_over(
    game_config: GameConfig, replays: dict[GameConfig, Replay]
) -> None:
    replay = replay_of(game_config, replays)
    stops = replay.stops[Stride.MOVE]
    assert (stops[0], stops[-1]) == (0, replay.last)
    assert stops == sorted(set(stops))
    quiet = (TurnEnded, NothingDone, PhaseStarted, AuctionPassed, PhasePassed)
    for number in set(range(1, replay.last)) - set(stops):
        move, events = replay.game.moves[number - 1], replay.game.events_of(number)
        assert isinstance(move, Done | Pass)
        assert all(isinstance(event, quiet) for event in events)
        if any(isinstance(event, AuctionPassed | PhasePassed) for event in events):
            assert replay.at(number - 1).legal_moves.only_move == move


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_rounds_stop_where_they_begin_and_turns_where_they_end(
    game_config: GameConfig, replays: dict[GameConfig, Replay]
) -> None:
    replay = replay_of(game_config, replays)
    moves, turns, rounds = (replay.stops[stride] for stride in Stride)
    begun = [
        number
        for number in range(1, replay.last + 1)
        for event in replay.game.events_of(number)
        if isinstance(event, RoundStarted) and event.round > 1
    ]
    assert rounds == [0, *begun, replay.last]
    assert set(rounds) | set(turns) <= set(moves)
    following = dict(pairwise(moves))
    for stop in turns[1:-1]:
        one, two = (replay.game.moves[at - 1] for at in (stop, following[stop]))
        before, after = (replay.at(at - 1).state for at in (stop, following[stop]))
        same_phase = (before.round, before.phase) == (after.round, after.phase)
        # each auction is a turn of its own, whoever opens it
        auctions = isinstance(one, Open | Bid | Pass) or isinstance(two, Open | Pass)
        assert not same_phase or one.seat != two.seat or auctions


def test_steps_lead_there_and_back(replays: dict[GameConfig, Replay]) -> None:
    replay = replay_of(config(), replays)
    for stride in Stride:
        stops = replay.stops[stride]
        for before, after in pairwise(stops):
            assert replay.stop_from(before, stride, 1) == after
            assert replay.stop_from(after, stride, -1) == before
            for between in range(before + 1, after):
                assert replay.stop_from(between, stride, 1) == after
                assert replay.stop_from(between, stride, -1) == before
        assert replay.stop_from(0, stride, -1) == 0
        assert replay.stop_from(replay.last, stride, 1) == replay.last
