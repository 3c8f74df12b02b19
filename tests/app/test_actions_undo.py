"""Undo and redo: plans step by step, then moves; and it is as if nothing had happened."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.planned_actions import PlannedAction
from powergrid_qt.app.turn.setup_actions import TrustCityAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.moves import Build, Pass
from tests.app.turn_games import KINDS, REPRESENTATIVES, Chooser, Kind
from tests.app.turn_table import Table
from tests.engine.whole_position import everything


def tried(action: PlannedAction[Any]) -> tuple[object, ...]:
    """A plan, and what comes of it."""
    return action.plan, everything(action.after.state)


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_plan_that_is_undone_was_never_made(qtbot: QtBot, table: Table, kind: Kind) -> None:
    table.controller.start(kind.config(seed=7))
    chooser = Chooser(3)
    planned = 0
    for turns, action in enumerate(table.human_turns(qtbot)):
        if turns > 150:
            break
        if isinstance(action, PlannedAction) and not table.controller.can_undo:
            before = everything(table.controller.game.state)
            first = tried(action)
            for _ in range(4):
                click = chooser.click(action)
                if click is not None:
                    click()
            last = tried(action)
            steps = 0
            while action.can_undo:
                action.undo()
                steps += 1
            assert tried(action) == first
            while action.can_redo:
                action.redo()
            assert tried(action) == last
            assert everything(table.controller.game.state) == before
            planned += bool(steps)
            action.clear()
        chooser.take_turn(action)
    assert planned


def test_moves_of_a_turn_are_undone_after_its_plan(qtbot: QtBot, table: Table) -> None:
    table.controller.start(KINDS[0].config())
    chooser = Chooser(1)
    for action in table.human_turns(qtbot):
        if isinstance(action, BuildingAction):
            break
        chooser.take_turn(action)
    untouched = everything(table.controller.game.state)
    seat = action.seat
    cities = [city.id for city in action.state.rules.board.cities]
    first = next(city for city in cities if action.city_offer(city).lit)
    assert table.controller.play(Build(seat, first))
    built = everything(table.controller.game.state)
    action = table.controller.action  # type: ignore[assignment]
    assert isinstance(action, BuildingAction)
    second = next((city for city in cities if action.city_offer(city).lit), None)
    if second is not None:
        action.click_city(second)
        action.undo()
        assert action.planned_cities == ()
    assert everything(table.controller.game.state) == built
    action.undo()
    assert everything(table.controller.game.state) == untouched
    action = table.controller.action  # type: ignore[assignment]
    assert action.can_redo
    action.redo()
    assert everything(table.controller.game.state) == built


def test_steps_of_a_plan_are_taken_back_one_by_one(table: Table) -> None:
    table.controller.start(Kind("classic-2004", "germany", 4).config())
    action: PlannedAction[str] = PlannedAction(table.controller, "")
    for plan in ("a", "a", "ab"):
        action._change(plan)
    seen = []
    for step in (action.undo, action.redo, action.undo):
        step()
        seen.append(action.plan)
    assert seen == ["a", "ab", "a"]
    action._change("c")
    assert not action.can_redo
    action.undo()
    action.undo()
    assert action.plan == ""
    assert not action.can_undo


def test_a_city_of_the_trust_is_undone(table: Table) -> None:
    table.controller.start(Kind("deluxe-2014", "europe", 2).config())
    states = [everything(table.controller.game.state)]
    for _ in range(2):
        action = table.controller.action
        assert isinstance(action, TrustCityAction)
        ways = action.state.network.neighbours
        index = action.state.rules.board.city_index
        # Where several cities are near: nobody is asked for the only one that is left.
        city = max(action.choices, key=lambda city: len(ways[index[city]]))
        action.click_city(city)
        assert action.planned_cities == (city,)
        action.click_city(city)
        states.append(everything(table.controller.game.state))
    action = table.controller.action
    assert isinstance(action, TrustCityAction)
    assert action.can_undo, "the same player puts two cities down in a row"
    action.undo()
    assert everything(table.controller.game.state) == states[1]
    action = table.controller.action
    assert isinstance(action, TrustCityAction)
    assert not action.can_undo, "the first was put down by somebody else"
    action.redo()
    assert everything(table.controller.game.state) == states[2]


def test_an_expansion_is_undone_move_by_move(qtbot: QtBot, table: Table) -> None:
    table.controller.start(Kind("outpost-2024", "outpost", 4).config())
    chooser = Chooser(1)
    for action in table.human_turns(qtbot):
        if isinstance(action, ExpansionAction):
            break
        chooser.take_turn(action)
    untouched = everything(table.controller.game.state)
    city = next(c.id for c in action.state.rules.board.cities if action.city_offer(c.id).lit)
    assert table.controller.play(Build(action.seat, city, "house"))
    again = table.controller.action
    assert isinstance(again, ExpansionAction)
    again.undo()
    assert everything(table.controller.game.state) == untouched


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_turn_that_is_taken_back_is_the_plan_again(
    qtbot: QtBot, table: Table, kind: Kind
) -> None:
    """Whoever goes back finds the plan as it was; the main button or redo does it again."""
    table.controller.start(kind.config(seed=5))
    chooser, again = Chooser(2), 0
    for turns, action in enumerate(table.human_turns(qtbot)):
        made = len(table.controller.game.moves)
        chooser.take_turn(action)
        if turns > 150:
            break
        if not table.controller.can_undo:
            continue
        moves = list(table.controller.game.moves)
        table.controller.undo()
        planned = table.controller.action
        assert isinstance(planned, PlayerAction)
        landed = len(table.controller.game.moves)
        assert landed >= made  # later where a city has brought a card to the market
        assert planned.can_redo
        if isinstance(moves[landed], Pass):
            planned.pass_turn()
        else:
            planned.confirm()
        assert table.controller.game.moves == moves
        again += 1
    assert again
