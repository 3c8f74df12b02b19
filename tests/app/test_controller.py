"""The controller owns the game: moves, computer players, saving by itself."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import THINKING_S, GameController
from powergrid_qt.app.game_file import GameFile
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.turn.turn_action import PlayerAction, TurnAction
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, IllegalMove, Record, Seat
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.moves import Buy, Done, Open, Pass
from powergrid_qt.engine.record import read_record, replayed
from tests.app.strange_players import make_strange
from tests.app.turn_table import covers
from tests.engine.whole_position import everything

NAMES = ("Ada", "Bo", "Cleo", "Dov")


def config(*kinds: str, open_money: bool = True, edition: str = "classic-2004") -> GameConfig:
    board = {"classic-2004": "germany", "outpost-2024": "outpost"}[edition]
    seats = tuple(Seat(NAMES[n], COLORS[n], kind) for n, kind in enumerate(kinds))
    return GameConfig(edition, board, seats, 5, GameOptions(open_money=open_money))


WAIT_MS = 20_000
"""For a process that starts on a busy machine."""


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[GameController]:
    made = GameController()
    made.delay_ms = 0
    yield made
    made.close()


@pytest.fixture
def strange(qtbot: QtBot) -> Iterator[GameController]:
    """Its computer players may be those that misbehave."""
    made = GameController(make_player=make_strange)
    made.delay_ms = 0
    yield made
    made.close()


def play_some(controller: GameController, moves: int) -> None:
    player = RandomPlayer(1)
    for _ in range(moves):
        controller.play(player.decide(controller.game))


def test_a_legal_move_is_made_and_told(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("human", "human"))
    seat = controller.actor
    assert seat is not None
    with qtbot.waitSignal(controller.changed) as told:
        assert controller.play(Open(seat, 4, 4))
    assert told.args is not None
    assert told.args[0]
    assert controller.game.moves == [Open(seat, 4, 4)]


def test_an_illegal_move_is_refused_with_its_reason(
    qtbot: QtBot, controller: GameController
) -> None:
    controller.start(config("human", "human"))
    seat = controller.actor
    assert seat is not None
    before = everything(controller.game.state)
    with qtbot.waitSignal(controller.refused) as told, qtbot.assertNotEmitted(controller.changed):
        assert not controller.play(Open(seat, 4, 3))
    assert told.args is not None
    assert told.args[0].code == "bid_too_low"
    assert everything(controller.game.state) == before


def test_a_new_move_forgets_what_was_undone(controller: GameController) -> None:
    controller.start(config("human", "human"))
    first = controller.actor
    assert first is not None
    controller.play(Open(first, 4, 4), Pass(1 - first), Open(1 - first, 3, 3))
    seat = controller.actor
    assert seat is not None
    fuel = "coal" if seat == first else "oil"
    assert controller.play(Buy(seat, ((fuel, 1),)))
    controller.undo()
    assert controller.can_redo
    controller.play(Done(seat))
    assert not controller.can_redo


def test_computer_players_play_to_the_end(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("random", "random", "random"))
    qtbot.waitUntil(lambda: controller.game.over, timeout=60_000)
    assert controller.game.state.result is not None


def test_computer_players_can_be_paused_and_go_on(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("random", "random", "random"))
    qtbot.waitUntil(lambda: len(controller.game.moves) > 3, timeout=WAIT_MS)
    controller.pause(True)
    made = len(controller.game.moves)
    qtbot.wait(100)
    assert len(controller.game.moves) == made
    controller.pause(False)
    qtbot.waitUntil(lambda: len(controller.game.moves) > made, timeout=WAIT_MS)


def test_hurry_ends_the_wait(qtbot: QtBot, controller: GameController) -> None:
    controller.delay_ms = 60_000
    controller.start(config("random", "random"))
    controller.hurry()
    qtbot.waitUntil(lambda: len(controller.game.moves) == 1, timeout=WAIT_MS)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [("raising", "out of ideas"), ("cheating", "not legal"), ("dying", "its process has ended")],
)
def test_a_thinker_that_fails_never_takes_the_game_down(
    qtbot: QtBot, strange: GameController, kind: str, reason: str
) -> None:
    with qtbot.captureExceptions(), qtbot.waitSignal(strange.failed, timeout=WAIT_MS) as told:
        strange.start(config(kind, kind))
    strange.pause(True)
    assert told.args is not None
    assert "could not decide" in told.args[0]
    assert reason in told.args[0]
    assert isinstance(strange.game.moves[0], Open), "a safe move was made in its place"


def test_the_game_goes_on_when_the_process_of_the_thinker_is_killed(
    qtbot: QtBot, strange: GameController
) -> None:
    strange.start(config("hanging", "hanging"))
    qtbot.waitUntil(lambda: strange.thinker.thinks, timeout=WAIT_MS)
    assert strange.thinker.worker is not None
    with qtbot.waitSignal(strange.failed, timeout=WAIT_MS):
        os.kill(strange.thinker.worker.pid, signal.SIGKILL)
    assert len(strange.game.moves) == 1


def test_another_game_does_not_wait_for_what_was_asked_before(
    qtbot: QtBot, strange: GameController
) -> None:
    strange.start(config("hanging", "hanging"))
    qtbot.waitUntil(lambda: strange.thinker.thinks, timeout=WAIT_MS)
    with qtbot.assertNotEmitted(strange.failed):
        strange.start(config("random", "random"))
        qtbot.waitUntil(lambda: len(strange.game.moves) > 3, timeout=WAIT_MS)


def test_a_changed_position_makes_the_answer_stale(qtbot: QtBot, strange: GameController) -> None:
    strange.start(config("hanging", "hanging"))
    qtbot.waitUntil(lambda: strange.thinker.thinks, timeout=WAIT_MS)
    assert strange.play(next(iter(strange.game.legal_moves)))
    assert not strange.thinker.thinks


def test_reasons_are_kept_by_move_until_another_game(qtbot: QtBot, strange: GameController) -> None:
    strange.start(config("explaining", "random"))
    qtbot.waitUntil(lambda: len(strange.game.moves) > 10, timeout=WAIT_MS)
    strange.pause(True)
    by_first = [n for n, move in enumerate(strange.game.moves, start=1) if move.seat == 0]
    assert list(strange.reasons) == by_first
    assert strange.reasons[by_first[0]]["milliseconds"] == 1000 * THINKING_S
    strange.start(config("human", "human"))
    assert not strange.reasons


def test_a_game_without_computers_starts_no_process(controller: GameController) -> None:
    controller.start(config("human", "human"))
    assert controller.thinker.worker is None


def seen_by(controller: GameController) -> tuple[int | None, bool]:
    return controller.viewer, controller.human_to_move


def test_hidden_money_is_covered_between_two_humans(
    qtbot: QtBot, controller: GameController
) -> None:
    controller.start(config("human", "human", open_money=False))
    covered = covers(controller)
    play_until(controller, "resources")
    first = controller.actor
    assert first is not None
    assert covered == [first], "the auctions were open to all"
    assert seen_by(controller) == (None, False)
    controller.uncover()
    assert seen_by(controller) == (first, True)
    controller.play(Done(first))
    assert covered == [first, 1 - first]
    assert seen_by(controller) == (None, False)
    controller.uncover()
    controller.play(Done(1 - first))
    assert controller.game.state.phase == "building"
    if controller.actor == 1 - first:
        assert seen_by(controller) == (1 - first, True), "who sits there goes on"
    else:
        assert covered[2:] == [first]


def play_until(controller: GameController, phase: str) -> None:
    player = make_player("random", 1)
    while controller.game.state.phase != phase:
        assert controller.viewer is None
        controller.play(player.decide(controller.game))


def test_an_opened_game_begins_behind_the_cover(qtbot: QtBot, controller: GameController) -> None:
    """Whoever opened it, nobody knows who sits there: not even in an auction."""
    game = Game(config("human", "human", open_money=False))
    for phase in ("auction", "resources", "building"):
        player = make_player("random", 1)
        while game.state.phase != phase:
            game.apply(player.decide(game))
        covered = covers(controller)
        controller.load(Record.of(game))
        assert covered == [controller.actor]
        assert seen_by(controller) == (None, False)
        controller.uncover()
        assert controller.human_to_move
        assert controller.viewer == (None if phase == "auction" else controller.actor)


@pytest.mark.parametrize(
    ("kinds", "open_money"), [(("human", "random"), False), (("human",) * 2, True)]
)
def test_a_game_without_secrets_is_opened_as_it_is(
    qtbot: QtBot, controller: GameController, kinds: tuple[str, str], open_money: bool
) -> None:
    controller.load(Record.of(Game(config(*kinds, open_money=open_money))))
    assert not controller.covered


def test_the_spy_looks_at_the_pile_behind_the_cover(
    qtbot: QtBot, controller: GameController
) -> None:
    """Also where money lies open: the card is for the spy alone."""
    seats = tuple(Seat(name, color, "human") for name, color in (("Ada", "red"), ("Bo", "blue")))
    options = GameOptions(promo=("industrial-espionage",), open_money=True)
    game = Game(GameConfig("classic-2004", "germany", seats, 3, options))
    player = make_player("random", 1)
    while not (game.state.round == 2 and game.state.phase == "auction"):
        game.apply(player.decide(game))
    spy = game.snapshot()["spy"]
    controller.look_at(game)
    looked = 0
    while controller.game.state.phase == "auction" and controller.game.snapshot()["spy"] == spy:
        opens = isinstance(controller.game.state.decision, Opening)
        assert controller.covered is (opens and controller.actor == spy)
        if controller.covered:
            controller.uncover()
            assert controller.viewer == spy
            looked += 1
        else:
            assert controller.viewer is None
        controller.play(player.decide(controller.game))
    assert looked


def test_one_human_among_computers_needs_no_cover(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("human", "random", open_money=False))
    covered = covers(controller)
    qtbot.waitUntil(lambda: controller.actor == 0, timeout=WAIT_MS)
    controller.play(next(iter(controller.game.legal_moves)))
    qtbot.waitUntil(lambda: controller.actor == 0, timeout=WAIT_MS)
    assert covered == []
    assert controller.viewer == 0


def test_every_move_is_written_to_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    file = GameFile(tmp_path / "game.pgr", new=True)
    controller = GameController()
    controller.start(config("human", "human"))
    controller.keep_in(file)
    play_some(controller, 12)
    file.let_go()
    saved = replayed(read_record(file.path))
    assert saved.moves == controller.game.moves
    assert everything(saved.state) == everything(controller.game.state)
    again = GameController()
    again.load(read_record(file.path))
    assert everything(again.game.state) == everything(controller.game.state)


def test_computer_players_wait_for_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    """However fast they are, a file is never more than a move behind; and nothing is blocked."""
    file = GameFile(tmp_path / "game.pgr", new=True)
    controller = GameController()
    controller.delay_ms = 0
    controller.start(config("random", "random"))
    controller.keep_in(file)
    behind: list[int] = []

    def look() -> None:
        behind.append(len(controller.game.moves) - len(read_record(file.path).moves))

    controller.changed.connect(look)
    qtbot.waitUntil(lambda: len(controller.game.moves) > 40, timeout=WAIT_MS)
    controller.close()
    file.let_go()
    assert set(behind) <= {0, 1}


def test_another_game_is_not_written_to_the_file_of_the_one_before(
    qtbot: QtBot, tmp_path: Path
) -> None:
    file = GameFile(tmp_path / "game.pgr", new=True)
    controller = GameController()
    controller.start(config("human", "human"))
    controller.keep_in(file)
    play_some(controller, 3)
    before = list(controller.game.moves)
    controller.start(config("human", "human", "human"))
    play_some(controller, 2)
    file.let_go()
    assert list(read_record(file.path).moves) == before


def test_whoever_hears_of_a_position_finds_the_turn_that_fits_it(
    qtbot: QtBot, controller: GameController
) -> None:
    """The order is: the state, the turn, the views; also behind a cover."""
    turns: list[TurnAction] = []

    def look() -> None:
        action = controller.action
        assert action not in turns, "each position has a turn of its own"
        turns.append(action)
        assert isinstance(action, PlayerAction) == controller.human_to_move
        if isinstance(action, PlayerAction):
            assert action.seat == controller.actor
            assert action.main_offer is not None, "it can be asked at once"

    controller.changed.connect(look)
    controller.start(config("human", "human", open_money=False))
    play_until(controller, "resources")
    assert controller.covered
    controller.uncover()
    assert len(turns) > 3
    with qtbot.waitSignal(controller.planned), qtbot.assertNotEmitted(controller.changed):
        assert isinstance(controller.action, BuyingAction)
        controller.action.click_fuel("coal", 1)
    assert controller.action is turns[-1]


def test_moves_after_a_refused_one_are_not_made(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("human", "human"))
    seat = controller.actor
    assert seat is not None
    assert not controller.play(Open(seat, 4, 4), Pass(seat), Pass(1 - seat))
    assert controller.game.moves == [Open(seat, 4, 4)]
    with pytest.raises(IllegalMove):
        controller.game.apply(Pass(seat))


@pytest.mark.parametrize(
    ("kinds", "watching", "expected"),
    [
        (("human", "random"), False, False),
        (("human", "random"), True, True),
        (("random", "random"), False, True),
    ],
)
def test_nothing_is_hidden_from_those_who_only_watch(
    qtbot: QtBot, kinds: tuple[str, str], watching: bool, expected: bool
) -> None:
    controller = GameController(watching=watching)
    controller.start(config(*kinds, open_money=False))
    controller.stop()
    assert controller.nothing_hidden is expected
