"""Why a turn is advised: every number is one that the rules confirm."""

import pytest

from powergrid_qt.ai.advice import Advice, Adviser
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Done, Reason
from powergrid_qt.engine.outpost.company import most_powered as most_run
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.what_if import trial

pytestmark = pytest.mark.usefixtures("quick_judge")


def advised(edition: str, board: str) -> list[tuple[Game, Advice]]:
    """All that somebody is advised in a game, at the beginning of each phase."""
    config = GameConfig(edition, board, computer_seats(["hard"] * 3), 5)
    game, found, last = Game(config), [], None
    for _ in play_on(game, players_of(config)):
        now = game.state.round, game.state.phase
        if game.current == 0 and now != last:
            last = now
            found.append((game.copy(), Adviser().choose(game)))
    return found


def light(state: GridState | OutpostState, seat: int) -> int:
    if isinstance(state, GridState):
        mine = state.players[seat]
        return most_powered(
            state.rules.hand(mine.plants, mine.attached), mine.tokens, mine.connected
        )
    company = state.players[seat]
    return most_run(state.rules.edition, company.company, company.connected)


def capacity(state: GridState, seat: int) -> int:
    mine = state.players[seat]
    return produced(state.rules.hand(mine.plants, mine.attached))


def check(game: Game, advice: Advice, reason: Reason) -> None:
    before = game.state
    after = trial(game)
    for move in advice.moves:
        if not isinstance(move, Done) and move.do in ("build", "buy", "place", "hire"):
            after.apply(move)
    assert isinstance(before, GridState | OutpostState)
    assert isinstance(after.state, GridState | OutpostState)
    mine, income = after.state.players[0], before.rules.edition.income
    match reason.code:
        case "turn_income":
            assert reason["powered"] == light(after.state, 0)
            assert reason["income"] == income(light(after.state, 0))
            assert reason["before"] == income(light(before, 0))
        case "turn_room":
            assert reason["connected"] == mine.connected
            if isinstance(after.state, GridState):
                assert reason["capacity"] == capacity(after.state, 0)
        case "turn_keeps":
            assert reason["left"] == mine.money
        case "turn_step2":
            assert reason["connected"] == mine.connected
            assert mine.connected >= before.rules.step2_cities
        case "turn_first_plant":
            assert before.players[0].connected == 0
            if isinstance(before, GridState):
                card = reason["card"]
                assert isinstance(card, int | str)
                assert capacity(before, 0) == 0
                assert reason["powered"] == produced(before.rules.hand((card,), ()))
        case "turn_plant":
            assert reason["connected"] == before.players[0].connected
            if isinstance(before, GridState):
                card = reason["card"]
                assert isinstance(card, int | str)
                assert reason["powered"] == produced(before.rules.hand((card,), ()))
                assert reason["capacity"] == capacity(before, 0)


@pytest.mark.parametrize(
    ("edition", "board"), [("classic-2009", "germany"), ("outpost-2024", "outpost")]
)
def test_every_number_is_confirmed(edition: str, board: str) -> None:
    told = set()
    for game, advice in advised(edition, board):
        assert len(advice.why) <= 2
        for reason in advice.why:
            check(game, advice, reason)
            told.add(reason.code)
    assert {"turn_income", "turn_room", "turn_plant", "turn_keeps"} <= told
