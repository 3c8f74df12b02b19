"""The coach: warnings that the judge gives, and "Look again" before a costly decision."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.kept_judgements import KEY, kept_in
from powergrid_qt.ai.levels import Effort
from powergrid_qt.app.coach import COSTLY, MOST_QUESTIONS, Coach
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.moves import Open, Pass
from tests.app.turn_games import Kind
from tests.app.turn_table import Table

WAIT_MS = 30_000
CONFIG = Kind("classic-2004", "germany", 3).config()
COACHED = {"coach": 0.25}


@pytest.fixture
def coach(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Coach]:
    """It looks at once, and not for as long."""
    monkeypatch.setattr("powergrid_qt.app.coach.LOOKS_AFTER_MS", 0)
    monkeypatch.setattr("powergrid_qt.app.coach.HINT", Effort(samples=2, rounds=1, trust=0.01))
    made = Coach(table.controller)
    yield made
    made.end()


@pytest.fixture
def hints(table: Table) -> Iterator[Hints]:
    made = Hints(table.controller)
    yield made
    made.end()


def opening(table: Table) -> OpeningAction:
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    return action


def dear(table: Table, less: int = 0) -> OpeningAction:
    """All money for a plant, or nearly all of it."""
    action = opening(table)
    action.clear()
    action.click_card(action.cards[0])
    action.set_bid(action.money - less)
    return action


def looked(qtbot: QtBot, coach: Coach) -> None:
    """It has looked at the turn as it is planned."""
    with qtbot.waitSignal(coach.changed, timeout=WAIT_MS):
        pass


def test_a_costly_plan_is_warned_of_by_the_judge(qtbot: QtBot, table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG)
    action = dear(table)
    assert coach.warning(action) == "", "nobody has thought about it yet"
    looked(qtbot, coach)
    assert coach.warning(action) == "This would be costly: H tells what is better."
    coach.confirm(action)
    assert isinstance(table.controller.game.moves[0], Open), "without a coach nobody is held"


def test_without_warnings_nobody_thinks(qtbot: QtBot, table: Table, coach: Coach) -> None:
    coach.show_warnings(False)
    table.controller.start(CONFIG)
    action = dear(table)
    with qtbot.assertNotEmitted(coach.changed, wait=300):
        pass
    assert coach._thinker.worker is None
    assert coach.warning(action) == action.warning


def test_who_asks_hears_of_a_turn_even_without_warnings(
    qtbot: QtBot, table: Table, coach: Coach
) -> None:
    coach.show_warnings(False)
    table.controller.start(CONFIG)
    turn = dear(table).main_moves
    assert coach.look_at(turn) is None
    looked(qtbot, coach)
    judged = coach.look_at(turn)
    assert judged is not None
    assert judged.cost > COSTLY


@pytest.mark.long
def test_who_has_had_a_hint_is_not_told_to_ask_for_one(
    qtbot: QtBot, table: Table, coach: Coach, hints: Hints
) -> None:
    table.controller.start(CONFIG)
    hints.ask()
    qtbot.waitUntil(lambda: not hints.thinking, timeout=WAIT_MS)
    action = dear(table)
    qtbot.waitUntil(lambda: bool(coach.warning(action)), timeout=WAIT_MS)
    assert coach.warning(action) == "This would be costly."


def test_following_a_hint_never_warns(
    qtbot: QtBot, table: Table, coach: Coach, hints: Hints
) -> None:
    """Neither as long as it is planned, nor when it is done, nor within the limit to bid up to."""
    table.controller.start(CONFIG, COACHED)
    while table.controller.game.state.round < 2:
        action = table.controller.action
        assert isinstance(action, PlayerAction)
        made = len(table.controller.game.moves)
        hints.ask()
        qtbot.waitUntil(lambda: not hints.thinking, timeout=WAIT_MS)
        hints.follow()
        while len(table.controller.game.moves) == made:
            assert coach.warning(action) == ""
            coach.confirm(action) if action.main_offer.lit else coach.pass_turn(action)
            assert not coach.waits
            assert action.problem == ""


def test_the_coach_asks_twice_at_most(qtbot: QtBot, table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    for asked in range(MOST_QUESTIONS):
        action = dear(table, less=asked)
        looked(qtbot, coach)
        coach.confirm(action)
        assert action.problem.startswith("Look again: ")
        assert action.problem.endswith("?")
        assert table.controller.game.moves == []
    action = dear(table, less=MOST_QUESTIONS)
    looked(qtbot, coach)
    coach.confirm(action)
    assert isinstance(table.controller.game.moves[0], Open)


def test_who_has_looked_again_does_it(qtbot: QtBot, table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    action = dear(table)
    looked(qtbot, coach)
    coach.confirm(action)
    assert table.controller.game.moves == []
    coach.confirm(action)
    assert isinstance(table.controller.game.moves[0], Open)


def test_a_turn_waits_for_the_coach_who_has_still_to_look(
    qtbot: QtBot, table: Table, coach: Coach
) -> None:
    table.controller.start(CONFIG, COACHED)
    action = dear(table)
    coach.confirm(action)
    assert coach.waits
    assert "has a look" in action.problem
    assert table.controller.game.moves == []
    qtbot.waitUntil(lambda: not coach.waits, timeout=WAIT_MS)
    assert action.problem.startswith("Look again: ")
    assert table.controller.game.moves == []


def test_nobody_has_to_wait_for_the_coach(table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    action = dear(table)
    coach.confirm(action)
    coach.confirm(action)
    assert isinstance(table.controller.game.moves[0], Open)


def test_what_waits_is_not_done_with_something_else(table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    action = opening(table)
    action.click_card(action.cards[1])
    table.controller.play(*action.main_moves)
    raising = table.controller.action
    assert isinstance(raising, RaisingAction)
    raising.set_bid(raising.money)
    coach.confirm(raising)
    assert coach.waits
    coach.pass_turn(raising)
    assert coach.waits, "that has to be looked at, too"
    assert len(table.controller.game.moves) == 1


def test_another_game_begins_anew(qtbot: QtBot, table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    action = dear(table)
    looked(qtbot, coach)
    coach.confirm(action)
    table.controller.start(replace(CONFIG, seed=CONFIG.seed + 1), COACHED)
    action = dear(table)
    coach.confirm(action)
    assert coach.waits
    assert KEY not in table.controller.about


def test_another_plan_waits_for_nobody(qtbot: QtBot, table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    coach.confirm(dear(table))
    opening(table).clear()
    assert not coach.waits
    looked(qtbot, coach)
    assert table.controller.game.moves == []


@pytest.mark.long
def test_what_costs_little_is_simply_done(qtbot: QtBot, table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    action = opening(table)
    action.click_card(action.cards[1])
    table.controller.play(*action.main_moves)
    raising = table.controller.action
    assert isinstance(raising, RaisingAction)
    assert raising.pass_moves == (Pass(raising.seat),)
    coach.pass_turn(raising)
    qtbot.waitUntil(lambda: not coach.waits, timeout=WAIT_MS)
    assert table.controller.game.moves[1:] == [Pass(raising.seat)]


def test_what_was_judged_of_a_turn_is_kept_with_the_game(
    qtbot: QtBot, table: Table, coach: Coach
) -> None:
    table.controller.start(CONFIG)
    action = dear(table)
    looked(qtbot, coach)
    assert KEY not in table.controller.about, "it may never be made"
    coach.confirm(action)
    (kept,) = kept_in(table.controller.record.about).values()
    assert "hint" not in kept
    moves = [move for move, _ in kept["moves"]]
    assert action.main_moves[0].to_json() in moves


def test_a_resumed_game_goes_on_with_its_coach(table: Table, coach: Coach) -> None:
    table.controller.start(CONFIG, COACHED)
    record = table.controller.record
    table.controller.start(CONFIG)
    assert coach.speaks_from is None
    table.controller.load(record)
    assert coach.speaks_from == COACHED["coach"]
