"""A take-back over the decisions of others: if all agree, and never over what was revealed."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.take_back import Barrier, Ends
from powergrid_qt.engine import Game
from powergrid_qt.engine.events import Secret, revealed
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Open, Pass, Place, Reason
from powergrid_qt.engine.record import parse_record, record_text
from tests.app.turn_games import KINDS, REPRESENTATIVES, Kind
from tests.app.undo_games import WAIT_MS, config
from tests.engine.whole_position import everything


def decisions_of_all(game: Game, persons: tuple[int, ...]) -> list[int]:
    """How many moves had been made at each decision of a person since something was last
    revealed: worked out anew from the moves alone."""
    again, found = Game(game.config), list[int]()
    for move in game.moves:
        made, before = len(again.moves), again.moves[-1:]
        goes_on = bool(before) and isinstance(before[0], Buy | Build | Place)
        goes_on = goes_on and before[0].seat == move.seat
        if revealed(again.apply(move), open_money=game.config.options.open_money) is not None:
            found.clear()
        elif move.seat in persons and not (goes_on and found):
            found.append(made)
    return found


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_together_people_go_back_to_what_was_last_revealed(
    controller: GameController, kind: Kind
) -> None:
    controller.ask_always(True)  # each move stands for itself
    controller.start(kind.config(humans=2))
    player, taken_back, states = RandomPlayer(9), 0, [everything(controller.game.state)]
    while len(controller.game.moves) < 160 and not controller.game.over:
        controller.play(player.decide(controller.game))
        states.append(everything(controller.game.state))
        moves = list(controller.game.moves)
        decisions = controller.decisions_to_agree_on
        assert list(decisions) == decisions_of_all(controller.game, (0, 1))[::-1]
        if len(moves) % 7 or not decisions:
            continue
        target = decisions[len(moves) % len(decisions)]
        controller.take_back_together(target)
        taken_back += 1
        assert controller.game.moves == moves[:target]
        assert everything(controller.game.state) == states[target]
        assert controller.actor in (0, 1)
        assert controller.about["take_backs"] == taken_back
        controller.play(*moves[target:])
    assert taken_back > 8


def test_all_agree_to_take_back_what_two_people_and_a_computer_did(
    controller: GameController,
) -> None:
    """Ada, Bo and Cleo have bid, then Dov: they go back to Ada's bid."""
    controller.start(config("human", "human", "human", "random"))
    controller.play(Open(0, 4, 4), Bid(1, 5), Bid(2, 6))
    controller.remarks[4] = (Reason("told"),)
    controller.play(Bid(3, 7))
    assert controller.undo_barrier == Barrier(Ends.DECIDED, 3)
    assert controller.may_agree
    assert controller.decisions_to_agree_on == (2, 1, 0)
    controller.take_back_together(1)
    assert controller.game.moves == [Open(0, 4, 4)]
    assert controller.actor == 1
    assert controller.about["take_backs"] == 1
    assert not controller.remarks
    again = parse_record(record_text(controller.record))
    assert again.about["take_backs"] == 1
    assert again.moves == (Open(0, 4, 4),)
    controller.redo()
    assert controller.actor == 2
    controller.redo()
    assert controller.game.moves == [Open(0, 4, 4), Bid(1, 5), Bid(2, 6)], "as they wanted it"
    assert not controller.can_redo, "what a computer did is not made again by anybody"


def test_even_together_nobody_goes_back_over_a_drawn_card(controller: GameController) -> None:
    controller.start(config("human", "human", "human"))
    controller.play(Open(0, 4, 4), Pass(1), Pass(2))
    assert controller.undo_barrier == Barrier(Secret.CARD, cards=(13,))
    assert (controller.may_agree, controller.decisions_to_agree_on) == (False, ())
    controller.play(Open(1, 5, 5))
    assert (controller.may_agree, controller.decisions_to_agree_on) == (True, (3,))
    assert controller.end_of_way_back == Barrier(Secret.CARD, cards=(13,))


def test_while_all_are_asked_nobody_s_money_is_seen_and_nobody_moves(
    qtbot: QtBot, controller: GameController
) -> None:
    """Ada buys fuel alone at the screen when the others are called there."""
    controller.start(config("human", "human", "random", open_money=False))
    controller.play(Open(0, 4, 4), Pass(1), Pass(2), Open(1, 5, 5), Pass(2), Open(2, 3, 3))
    controller.play(Done(2))
    controller.uncover()
    controller.play(Done(0))
    controller.uncover()
    assert (controller.actor, controller.viewer, controller.covered) == (1, 1, False)
    controller.gather()
    assert (controller.viewer, controller.covered) == (None, True)
    controller.go_on()
    assert (controller.viewer, controller.covered) == (None, True), "Bo has to sit there alone"
    controller.uncover()
    assert (controller.viewer, controller.covered) == (1, False)
    controller.gather()
    controller.take_back_together(controller.decisions_to_agree_on[0])
    assert (controller.actor, controller.viewer, controller.covered) == (0, None, True)


def test_a_computer_waits_while_people_are_asked(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("human", "human", "random"))
    controller.delay_ms = 50
    controller.pause(False)
    controller.play(Open(0, 4, 4), Bid(1, 5))
    assert controller.computer_to_move
    controller.gather()
    qtbot.wait(200)
    assert controller.game.moves == [Open(0, 4, 4), Bid(1, 5)]
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        controller.go_on()
    assert len(controller.game.moves) == 3
