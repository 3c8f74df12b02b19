"""Auctions: the bid, "bid up to N for me", and passing for those who cannot pay."""

from pytestqt.qtbot import QtBot

from powergrid_qt.app.turn.auction_actions import (
    DECIDES,
    LEADS,
    OUT,
    PASSED,
    STILL_IN,
    OpeningAction,
    RaisingAction,
    auction_state,
)
from powergrid_qt.engine import Game, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.moves import Bid, Open, Pass
from tests.app.turn_table import Table, covers
from tests.engine.positions import grid

NAMES = ("Ada", "Bo", "Cleo", "Dov")
COLORS = ("red", "blue", "green", "yellow")


def config(*kinds: str, open_money: bool = True) -> GameConfig:
    seats = tuple(Seat(NAMES[n], COLORS[n], kind) for n, kind in enumerate(kinds))
    order = Overrides(order=tuple(range(len(kinds))))
    options = GameOptions(open_money=open_money)
    return GameConfig("classic-2004", "germany", seats, 5, options, order)


def opening(table: Table) -> OpeningAction:
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    return action


def raising(table: Table) -> RaisingAction:
    action = table.controller.action
    assert isinstance(action, RaisingAction)
    return action


def test_a_bid_stays_within_what_is_allowed(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    assert not action.bids
    action.click_card(4)
    assert (action.bid, action.bids) == (4, range(4, 51))
    action.raise_by(-1)
    assert action.bid == 4
    action.raise_by(5)
    assert action.bid == 9
    action.set_bid(400)
    assert action.bid == 50
    action.confirm()
    assert table.controller.game.moves[0] == Open(0, 4, 50)


def test_everybody_is_told_apart_in_an_auction(table: Table) -> None:
    table.controller.start(config("human", "human", "human", "human"))
    action = opening(table)
    action.click_card(4)
    action.confirm()
    raising(table).pass_turn()
    raising(table).confirm()
    game = table.controller.game
    state = auction_state(game)
    assert state is not None
    assert (state.card, state.bid, state.leader) == (4, 5, 2)
    assert state.roles == (STILL_IN, PASSED, LEADS, DECIDES)
    raising(table).pass_turn()
    raising(table).pass_turn()
    state = auction_state(game)
    assert state is not None
    assert state.card is None
    assert state.roles == (DECIDES, STILL_IN, OUT, STILL_IN)


def test_only_the_card_on_the_block_can_be_clicked_while_it_is_bid_for(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.confirm()
    bidder = raising(table)
    assert [card for card in (3, 4, 5, 6) if bidder.card_offer(card).lit] == [4]
    assert bidder.card_offer(5).refusal == "not_for_sale"


def test_the_agent_raises_up_to_a_limit_and_then_asks(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_limit(8)
    action.confirm()
    for _ in range(2):
        raising(table).confirm()  # Bo raises by 1, Ada's agent by 1 more
    assert table.controller.game.moves == [
        Open(0, 4, 4), Bid(1, 5), Bid(0, 6), Bid(1, 7), Bid(0, 8),
    ]  # fmt: skip
    raising(table).confirm()
    asked = raising(table)
    assert asked.seat == 0
    assert "8" in asked.notice
    assert asked.bid == 10


def test_a_limit_is_never_below_the_bid(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_bid(10)
    action.set_limit(6)
    assert (action.bid, action.limit) == (10, 10)
    action.set_bid(12)
    assert action.limit == 12


def test_a_plan_for_less_than_the_bid_sets_no_limit(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_bid(10)
    action.plan_limit = 9
    action.suggest()
    assert action.limit is None
    action.plan_limit = 11
    action.suggest()
    assert action.limit == 11


def test_the_agent_never_bids_more_than_there_is(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_limit(500)
    assert action.limit == 50
    action.confirm()
    bo = raising(table)
    bo.set_bid(50)
    with_notes: list[str] = []
    table.controller.noted.connect(lambda _, text: with_notes.append(text))
    bo.confirm()
    # Ada cannot raise any more: she passes by herself, and Bo has the plant.
    assert table.controller.game.moves[-1] == Pass(0)
    assert any("Ada" in note for note in with_notes)
    assert grid(table.controller.game).players[1].plants == (4,)


def test_two_agents_bid_against_each_other(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_limit(20)
    action.confirm()
    bo = raising(table)
    bo.set_limit(12)
    bo.confirm()
    # Up to Bo's limit nobody was asked; then it is his turn, and Ada leads with 12.
    assert raising(table).seat == 1
    assert table.controller.game.moves[-1] == Bid(0, 12)


def test_a_limit_is_for_one_card(table: Table) -> None:
    table.controller.start(config("human", "human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_limit(30)
    action.confirm()
    raising(table).pass_turn()
    raising(table).pass_turn()
    bo = opening(table)
    assert bo.seat == 1
    bo.click_card(bo.cards[0])
    bo.confirm()
    assert raising(table).seat == 2


def test_who_cannot_pay_passes_without_being_asked(table: Table) -> None:
    table.controller.start(config("human", "human", "human"))
    table.controller.game.state.players[1].money = 5
    notes: list[tuple[int, str]] = []
    table.controller.noted.connect(lambda seat, text: notes.append((seat, text)))
    action = opening(table)
    action.click_card(4)
    action.set_bid(7)
    action.confirm()
    assert table.controller.game.moves == [Open(0, 4, 7), Pass(1)]
    assert [seat for seat, _ in notes] == [1]
    assert "Bo" in notes[0][1]


def test_a_limit_of_somebody_else_does_not_hand_the_screen_over(table: Table) -> None:
    table.controller.start(config("human", "human", "human", open_money=False))
    action = opening(table)
    action.click_card(4)
    action.set_limit(20)
    action.confirm()
    raising(table).pass_turn()
    handed = covers(table.controller)
    raising(table).confirm()
    assert table.controller.game.moves[-2:] == [Bid(2, 5), Bid(0, 6)]
    assert raising(table).seat == 2
    assert not handed


def test_after_a_computers_bid_a_human_passes_by_itself(qtbot: QtBot, table: Table) -> None:
    table.controller.delay_ms = 60_000
    game = Game(config("random", "human", "random"))
    game.state.players[1].money = 3
    game.apply(Open(0, 4, 20))
    table.controller.look_at(game)
    with qtbot.waitSignal(table.controller.noted):
        assert not isinstance(table.controller.action, RaisingAction)
    assert table.controller.game.moves == [Open(0, 4, 20), Pass(1)]


def test_who_can_pay_for_nothing_leaves_the_phase(table: Table) -> None:
    table.controller.start(config("human", "human"))
    table.controller.game.state.players[1].money = 1
    action = opening(table)
    action.click_card(3)
    action.confirm()
    assert table.controller.game.moves[:3] == [Open(0, 3, 3), Pass(1), Pass(1)]
    assert table.controller.game.state.phase == "resources"


def test_a_limit_is_forgotten_with_the_game(table: Table) -> None:
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.set_limit(30)
    action.confirm()
    table.controller.start(config("human", "human"))
    action = opening(table)
    action.click_card(4)
    action.confirm()
    raising(table).confirm()
    assert raising(table).seat == 0
