"""Whole games of every kind, played through the actions of the player on move."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.actions import forecast, make_action
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.turn.turn_action import PlayerAction, TurnAction
from powergrid_qt.engine import Event
from powergrid_qt.engine.events import (
    AuctionOpened,
    BidRaised,
    BuildingBuilt,
    CityConnected,
    PlantsRun,
    TokensBought,
    WorkersHired,
)
from powergrid_qt.engine.invariants import Watch
from powergrid_qt.engine.state import AUCTION
from tests.app.turn_games import KINDS, REPRESENTATIVES, Chooser, Kind
from tests.app.turn_table import Table
from tests.engine.whole_position import everything


def paid(events: list[Event], seat: int) -> int:
    """What the player paid for tokens, pieces and workers by the events."""
    total = 0
    for event in events:
        match event:
            case TokensBought(who, _, price) if who == seat:
                total += price
            case CityConnected(who, _, connection, slot) if who == seat:
                total += connection + slot
            case BuildingBuilt(who, _, _, connection, slot) if who == seat:
                total += connection + slot
            case WorkersHired(who, _, _, price, _) if who == seat:
                total += price
    return total


def check_shown(action: PlayerAction) -> None:
    """What an action says must be true in the engine."""
    game = action.game
    assert action.seat == game.current
    assert action.name in action.sentence
    assert action.main_label
    outlook = forecast(action)
    if outlook is not None:
        player = game.state.players[action.seat]
        assert outlook.now.cities == player.connected
        assert outlook.now.income == game.state.rules.edition.income(outlook.now.powered)
        assert outlook.planned.powered <= outlook.planned.cities
    if isinstance(action, BuyingAction | BuildingAction | ExpansionAction):
        assert action.money_left == action.money - action.total >= 0


def check_done(action: PlayerAction, shown: dict[str, int], events: list[Event]) -> None:
    """What was decided came out as it was shown."""
    seat = action.seat
    if "total" in shown:
        assert paid(events, seat) == shown["total"]
    if "bid" in shown:
        bids = [event for event in events if isinstance(event, AuctionOpened | BidRaised)]
        assert (bids[0].seat, bids[0].bid) == (seat, shown["bid"])
    if "income" in shown:
        run = next(event for event in events if isinstance(event, PlantsRun))
        assert (run.seat, run.powered, run.income) == (seat, shown["powered"], shown["income"])


def figures(action: PlayerAction) -> dict[str, int]:
    """The figures that the main button stands for."""
    match action:
        case BuyingAction() | BuildingAction() | ExpansionAction():
            return {"total": action.total}
        case RunningAction() | RunCardsAction():
            return {"powered": action.powered, "income": action.income}
        case BidAction():
            return {"bid": action.bid}
    return {}


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_whole_game_is_played_by_clicks(qtbot: QtBot, table: Table, kind: Kind) -> None:
    table.controller.start(kind.config(open_money=False))
    chooser = Chooser(1)
    watch = Watch(table.controller.game)
    for action in table.human_turns(qtbot):
        check_shown(action)
        for _ in range(chooser.clicks(action)):
            click = chooser.click(action)
            if click is not None:
                click()
                check_shown(action)
        table.events.clear()
        shown = figures(action)
        interrupted = False
        if chooser.wants_to_pass(action):
            action.pass_turn()
        else:
            action.confirm()
            state = table.controller.game.state
            interrupted = isinstance(action, BuildingAction) and state.phase == "building"
            if not interrupted:
                check_done(action, shown, table.events)
        watch.check()
    assert not table.refusals
    assert table.controller.game.state.result is not None


def test_computers_and_humans_play_together(qtbot: QtBot, table: Table) -> None:
    kind = Kind("classic-2004", "germany", 4)
    table.controller.start(kind.config(humans=2, open_money=False))
    chooser = Chooser(2)
    for action in table.human_turns(qtbot):
        assert action.seat in (0, 1)
        chooser.take_turn(action)
    assert not table.refusals


def test_nothing_is_offered_while_a_computer_is_on_move(table: Table) -> None:
    table.controller.delay_ms = 60_000
    table.controller.start(KINDS[1].config(humans=0))
    action = make_action(table.controller)
    assert type(action) is TurnAction
    assert not action.card_offer(3).lit


def test_nothing_is_offered_while_the_screen_is_covered(table: Table) -> None:
    table.controller.start(KINDS[1].config(open_money=False))
    player = make_player("random", 1)
    while table.controller.game.state.phase == AUCTION:
        assert not table.controller.covered, "bids are public"
        assert table.controller.viewer is None
        table.controller.play(player.decide(table.controller.game))
    assert table.controller.covered
    assert type(table.controller.action) is TurnAction
    table.controller.uncover()
    assert isinstance(table.controller.action, BuyingAction)
    assert table.controller.viewer == table.controller.actor


def test_a_refused_click_says_why_and_changes_nothing(table: Table) -> None:
    table.controller.start(KINDS[1].config())
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    before = everything(table.controller.game.state)
    future = table.controller.game.snapshot()["market"]["future"][0]
    assert not action.card_offer(future).lit
    action.click_card(future)
    assert action.problem == action.card_offer(future).reason != ""
    action.pass_turn()
    assert action.problem
    action.confirm()
    assert action.problem
    assert everything(table.controller.game.state) == before
    action.click_card(action.cards[0])
    assert action.problem == ""
