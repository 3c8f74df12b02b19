"""Undo and take-back: to one's own last decision, and never over what was revealed; in a first game
over everything. `test_take_back_together.py` goes back over the decisions of others."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.first_game import FIRST_GAME, Lecture, first_game
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.take_back import Barrier, Ends, barrier_text
from powergrid_qt.engine import Game
from powergrid_qt.engine.events import CardDrawn, Secret, revealed
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Move, Open, Pass, Place, Reason, Run
from powergrid_qt.engine.record import parse_record, record_text
from tests.app.turn_games import KINDS, REPRESENTATIVES, Kind
from tests.app.turn_table import Table
from tests.app.undo_games import WAIT_MS, config
from tests.engine.whole_position import everything

# -- in games of every kind -------------------------------------------------------------------


def decisions_to_take_back(game: Game, persons: tuple[int, ...]) -> list[int]:
    """How many moves had been made when the person decided to whom undo may go back: worked out
    anew from the moves alone."""
    again, found = Game(game.config), list[int]()
    owner: int | None = None
    for move in game.moves:
        made = len(again.moves)
        goes_on = bool(again.moves) and isinstance(again.moves[-1], Buy | Build | Place)
        goes_on = goes_on and again.moves[-1].seat == move.seat
        events = again.apply(move)
        secret = revealed(events, open_money=game.config.options.open_money)
        alone = len(persons) == 1
        if secret is not None or (not alone and move.seat != owner):
            found.clear()
        if secret is None and move.seat in persons and not (goes_on and found):
            found.append(made)
        owner = move.seat
    return found


@pytest.mark.long(but=[f"{one}-1" for one in REPRESENTATIVES])
@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_undo_goes_exactly_as_far_as_it_may(
    controller: GameController, kind: Kind, humans: int
) -> None:
    """Every undo there is, at many moments of a game: it lands on an own decision, and nothing is
    left of what was taken back."""
    controller.ask_always(True)  # each move stands for itself
    controller.start(kind.config(humans=humans))
    persons = tuple(range(humans))
    player, undone, states = RandomPlayer(7), 0, [everything(controller.game.state)]
    while len(controller.game.moves) < 240 and not controller.game.over:
        controller.play(player.decide(controller.game))
        del states[len(controller.game.moves) :]
        states.append(everything(controller.game.state))
        if len(controller.game.moves) % (11 if controller.actor not in persons else 3):
            continue
        moves = list(controller.game.moves)
        expected = decisions_to_take_back(controller.game, persons)
        if humans == 2 and expected and moves[expected[-1]].seat != controller.actor:
            expected = []
        reached: list[int] = []
        if controller.actor is None:
            expected = []
        controller.uncover()  # the spy looks alone
        while controller.can_undo:
            controller.undo()
            made = len(controller.game.moves)
            reached.append(made)
            assert controller.game.moves == moves[:made]
            assert everything(controller.game.state) == states[made]
            assert controller.actor in persons
        assert reached == expected[::-1]
        undone += len(reached)
        controller.play(*moves[len(controller.game.moves) :])
    assert undone > (8 if humans == 1 else 0)


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_redo_makes_the_own_moves_again(controller: GameController, kind: Kind) -> None:
    controller.start(kind.config(humans=1))
    player, redone = RandomPlayer(3), 0
    while redone < 8 and not controller.game.over:
        controller.play(player.decide(controller.game))
        if len(controller.game.moves) % 5 or not controller.can_undo:
            continue
        moves = list(controller.game.moves)
        controller.undo()
        made = len(controller.game.moves)
        controller.redo()
        again = controller.game.moves[made:]
        assert again == moves[made : made + len(again)]
        assert again
        assert all(move.seat == 0 for move in again)
        assert controller.actor != 0 or len(controller.game.moves) == len(moves)
        assert not controller.can_redo
        controller.play(*moves[len(controller.game.moves) :])
        redone += 1
    assert redone == 8


def test_a_loaded_game_can_be_taken_back_as_far_as_before(controller: GameController) -> None:
    for kind in KINDS[::3]:
        controller.start(kind.config(humans=1))
        player = RandomPlayer(2)
        for _ in range(60):
            controller.play(player.decide(controller.game))
        record = controller.record
        reached = []
        for game in (None, record):
            if game is not None:
                controller.load(game)
            places = []
            while controller.can_undo:
                controller.undo()
                places.append(len(controller.game.moves))
            reached.append(places)
        assert reached[0] == reached[1]


# -- against computer players -----------------------------------------------------------------


def bought_fuel(controller: GameController, *kinds: str) -> None:
    """Ada has plant 4, and everybody decides about fuel in turn: Cleo, Bo, then Ada."""
    controller.start(config(*kinds))
    controller.play(
        Open(0, 4, 4), Pass(1), Pass(2), Open(1, 5, 5), Pass(2), Open(2, 3, 3)
    )  # fmt: skip
    assert controller.game.state.phase == "resources"
    assert controller.game.state.order == (1, 0, 2)


def test_a_take_back_goes_over_the_moves_of_computers_and_is_counted(
    controller: GameController,
) -> None:
    bought_fuel(controller, "human", "random", "random")
    controller.play(Done(2))
    before = everything(controller.game.state)
    controller.play(Buy(0, (("coal", 2),)), Done(0))
    assert "take_backs" not in controller.about
    controller.remarks[len(controller.game.moves) + 1] = (Reason("told"),)
    controller.play(Buy(1, (("oil", 2),)), Done(1))
    controller.play(Done(2))
    assert controller.can_undo
    controller.undo()
    assert everything(controller.game.state) == before
    assert controller.about["take_backs"] == 1
    assert not controller.remarks, "the reasons of moves that were taken back"
    again = parse_record(record_text(controller.record))
    assert again.about["take_backs"] == 1


def test_one_s_own_turn_is_undone_without_being_counted(controller: GameController) -> None:
    bought_fuel(controller, "human", "random", "random")
    controller.play(Done(2), Buy(0, (("coal", 2),)))
    controller.undo()
    assert controller.game.moves[-1] == Done(2)
    assert "take_backs" not in controller.about


def test_a_take_back_while_a_computer_thinks_cancels_its_thought(
    qtbot: QtBot, controller: GameController
) -> None:
    bought_fuel(controller, "human", "hanging", "hanging")
    controller.play(Done(2))
    controller.pause(False)
    controller.play(Buy(0, (("coal", 2),)), Done(0))
    qtbot.waitUntil(lambda: controller.thinker.thinks, timeout=WAIT_MS)
    assert controller.can_undo
    controller.undo()
    assert not controller.thinker.thinks
    assert controller.actor == 0
    assert controller.human_to_move


def test_a_computer_player_thinks_again_after_redo(
    qtbot: QtBot, controller: GameController
) -> None:
    bought_fuel(controller, "human", "random", "random")
    controller.play(Done(2), Buy(0, (("coal", 2),)), Done(0), Done(1))
    controller.undo()
    controller.pause(False)
    controller.redo()
    assert controller.game.moves[-2:] == [Buy(0, (("coal", 2),)), Done(0)]
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        pass
    assert controller.game.moves[-1].seat != 0
    assert not controller.can_redo


# -- where it ends ----------------------------------------------------------------------------


def test_a_drawn_card_ends_it(controller: GameController) -> None:
    """Pass, somebody buys, a card is drawn: the pass stays."""
    controller.start(config("human", "random", "random"))
    controller.play(Open(0, 4, 4), Bid(1, 5))
    controller.play(Pass(2))
    before = controller.can_undo
    controller.play(Pass(0))
    assert before
    assert controller.actor == 0
    assert not controller.can_undo
    assert controller.undo_barrier == Barrier(Secret.CARD, cards=(13,))
    moves = list(controller.game.moves)
    controller.undo()
    assert controller.game.moves == moves


def test_another_persons_decision_ends_it(controller: GameController) -> None:
    bought_fuel(controller, "human", "human", "random")
    controller.play(Done(2), Buy(0, (("coal", 2),)))
    assert controller.can_undo, "her own turn"
    controller.play(Done(0))
    assert controller.actor == 1
    assert controller.undo_barrier == Barrier(Ends.DECIDED, 0)
    controller.play(Done(1))
    controller.play(Done(2))
    assert controller.actor == 0
    assert controller.undo_barrier == Barrier(Ends.DECIDED, 2)
    assert not controller.can_undo


def test_nothing_goes_back_before_the_first_decision(controller: GameController) -> None:
    controller.start(config("random", "human", "random"))
    assert controller.undo_barrier == Barrier(Ends.BEGINNING)
    controller.play(Open(0, 4, 4))
    assert controller.actor == 1
    assert controller.undo_barrier == Barrier(Ends.BEGINNING)


def test_a_game_that_is_over_stays_over(controller: GameController) -> None:
    controller.start(config("human", "random"))
    player = RandomPlayer(1)
    while not controller.game.over:
        controller.play(player.decide(controller.game))
    assert controller.undo_barrier == Barrier(Ends.OVER)
    assert not controller.can_undo


def test_games_of_computers_only_have_no_undo(controller: GameController) -> None:
    controller.start(config("random", "random"))
    controller.play(Open(0, 4, 4))
    assert not controller.can_undo


@pytest.mark.parametrize(
    "barrier",
    [
        *(Barrier(secret, cards=(13,)) for secret in Secret),
        Barrier(Ends.BEGINNING),
        Barrier(Ends.OVER),
        Barrier(Ends.DECIDED, 1),
    ],
)
def test_every_end_has_its_own_words(barrier: Barrier) -> None:
    game_config = config("human", "human")
    text = barrier_text(barrier, game_config)
    assert text.endswith(".")
    assert ("Bo" in text) == (barrier.seat == 1)
    assert ("Plant 13" in text) == (barrier.why is Secret.CARD)
    others = [*(Barrier(secret, cards=(13,)) for secret in Secret), Barrier(Ends.OVER)]
    assert all(text != barrier_text(other, game_config) for other in others if other != barrier)


# -- a first game -----------------------------------------------------------------------------


def test_in_a_first_game_everything_is_taken_back_and_the_same_cards_come_again(
    controller: GameController,
) -> None:
    controller.start(first_game("Ada", 5), {FIRST_GAME: Lecture().to_json()})
    player, states = RandomPlayer(3), [everything(controller.game.state)]
    while controller.game.state.round < 3:
        controller.play(player.decide(controller.game))
        states[len(controller.game.moves) :] = [everything(controller.game.state)]
    moves = list(controller.game.moves)
    drawn = [event for event in controller.game.events if isinstance(event, CardDrawn)]
    assert len(drawn) > 4
    controller.load(parse_record(record_text(controller.record)))  # as after a break
    while controller.can_undo:
        controller.undo()
        made = len(controller.game.moves)
        assert controller.game.moves == moves[:made]
        assert everything(controller.game.state) == states[made]
    assert all(move.seat != 0 for move in controller.game.moves), "back to the first decision"
    assert controller.undo_barrier == Barrier(Ends.BEGINNING)
    other = RandomPlayer(8)
    while controller.game.state.round < 3:
        controller.play(other.decide(controller.game))
    assert controller.game.moves != moves
    again = [event for event in controller.game.events if isinstance(event, CardDrawn)]
    common = min(len(drawn), len(again))
    assert again[:common] == drawn[:common]


def test_any_other_game_has_its_barriers(controller: GameController) -> None:
    controller.start(first_game("Ada", 5))
    player = RandomPlayer(3)
    while controller.game.state.round < 2:
        controller.play(player.decide(controller.game))
    while controller.can_undo:
        controller.undo()
    barrier = controller.undo_barrier
    assert barrier is not None
    assert barrier.why is Secret.CARD


# -- automatic moves --------------------------------------------------------------------------


def test_undo_never_lands_where_nothing_is_asked(qtbot: QtBot, controller: GameController) -> None:
    """Ada's money went for fuel, so she could build nothing: undo goes back to the fuel."""
    bought_fuel(controller, "human", "random", "random")
    controller.play(Done(2))
    controller.game.state.players[0].money = 2
    start = len(controller.game.moves)
    controller.play(Buy(0, (("coal", 2),)), Done(0))
    controller.play(Done(1))
    controller.play(Done(2))
    qtbot.waitUntil(lambda: controller.game.moves[-1] == Done(0))
    controller.play(Done(1))
    controller.play(Run(1, ()))
    assert controller.human_to_move
    controller.undo()
    assert len(controller.game.moves) == start
    qtbot.wait(20)
    assert len(controller.game.moves) == start, "nothing happens by itself now"


def test_when_every_decision_is_asked_undo_lands_there(controller: GameController) -> None:
    """Ada's money is gone, so she could only pass: but she was asked."""
    controller.ask_always(True)
    controller.start(config("human", "random", "random"))
    controller.game.state.players[0].money = 4
    controller.play(Open(0, 4, 4), Bid(1, 5), Bid(2, 6))
    made = len(controller.game.moves)
    controller.play(Pass(0), Bid(1, 7))
    controller.undo()
    assert len(controller.game.moves) == made
    controller.ask_always(False)
    controller.undo()
    assert controller.game.moves == []


def bids(game: Game) -> list[Move]:
    return [move for move in game.moves if move.seat == 0]


def test_bids_of_a_limit_are_taken_back_with_the_bid_that_set_it(
    controller: GameController,
) -> None:
    controller.start(config("human", "random", "random"))
    controller.automatic.set_limit(controller.game, 0, 4, 20)
    controller.play(Open(0, 4, 4))
    controller.play(Bid(1, 5), Pass(2))
    controller.play()
    controller.play(Bid(1, 7))
    controller.play()
    assert bids(controller.game) == [Open(0, 4, 4), Bid(0, 6), Bid(0, 8)]
    controller.undo()
    assert controller.game.moves == []
    controller.redo()
    controller.play(Bid(1, 5), Pass(2))
    controller.play()
    assert controller.game.moves[-1] == Bid(0, 6), "the limit came back with its bid"


def test_a_limit_of_a_line_that_was_left_is_gone(table: Table) -> None:
    """Ada would have gone up to 20 for plant 4, took that back and bought another one; when
    plant 4 is put up in round 2 nobody bids for her."""
    controller = table.controller
    controller.pause(True)
    controller.start(config("human", "random", "random"))
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(4)
    action.set_limit(20)
    action.confirm()
    controller.play(Bid(1, 5))
    controller.undo()
    again = table.controller.action
    assert isinstance(again, OpeningAction)
    assert again.selected_card == 4, "the plan as it was"
    again.click_card(3)
    again.confirm()
    controller.play(Pass(1), Pass(2), Open(1, 5, 5), Pass(2), Open(2, 6, 6))
    controller.play(*(Done(seat) for seat in (0, 1, 2, 0, 1, 2)))
    controller.play(*(Run(seat, ()) for seat in (2, 1, 0)))
    assert controller.game.state.round == 2
    controller.play(Open(2, 4, 4))
    assert isinstance(table.controller.action, RaisingAction), "Ada is asked"
