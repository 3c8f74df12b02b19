"""The controller owns the game: moves, undo, computer players, saving by itself."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai import players
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, IllegalMove, Move, Seat
from powergrid_qt.engine.moves import Buy, Done, Open, Pass
from powergrid_qt.engine.record import read_record, replayed
from tests.engine.invariants import everything

NAMES = ("Ada", "Bo", "Cleo", "Dov")


def config(*kinds: str, open_money: bool = True, edition: str = "classic-2004") -> GameConfig:
    board = {"classic-2004": "germany", "outpost-2024": "outpost"}[edition]
    seats = tuple(Seat(NAMES[n], COLORS[n], kind) for n, kind in enumerate(kinds))
    return GameConfig(edition, board, seats, 5, GameOptions(open_money=open_money))


@pytest.fixture
def controller(qtbot: QtBot) -> GameController:
    made = GameController()
    made.delay_ms = 0
    return made


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


@pytest.mark.parametrize("edition", ["classic-2004", "outpost-2024"])
def test_undo_is_the_same_as_never_having_moved(controller: GameController, edition: str) -> None:
    controller.start(config("human", "human", "human", edition=edition))
    player = RandomPlayer(3)
    undone = 0
    while not controller.game.over and undone < 60:
        before, moves = everything(controller.game.state), list(controller.game.moves)
        seat = controller.actor
        move = player.decide(controller.game)
        controller.play(move)
        if controller.actor != seat:
            assert not controller.can_undo, "the turn was handed over"
            continue
        assert controller.can_undo
        after = everything(controller.game.state)
        controller.undo()
        assert everything(controller.game.state) == before
        assert controller.game.moves == moves
        controller.redo()
        assert everything(controller.game.state) == after
        undone += 1
    assert undone > 20


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
    qtbot.waitUntil(lambda: len(controller.game.moves) > 3, timeout=10_000)
    controller.pause(True)
    made = len(controller.game.moves)
    qtbot.wait(100)
    assert len(controller.game.moves) == made
    controller.pause(False)
    qtbot.waitUntil(lambda: len(controller.game.moves) > made, timeout=10_000)


def test_hurry_ends_the_wait(qtbot: QtBot, controller: GameController) -> None:
    controller.delay_ms = 60_000
    controller.start(config("random", "random"))
    controller.hurry()
    qtbot.waitUntil(lambda: len(controller.game.moves) == 1, timeout=10_000)


class Broken:
    def __init__(self, seed: int) -> None:
        pass

    def decide(self, game: Game) -> Move:
        raise RuntimeError("out of ideas")


class Cheat(Broken):
    def decide(self, game: Game) -> Move:
        return Open(game.current or 0, 50, 1)


@pytest.mark.parametrize(("make", "reason"), [(Broken, "out of ideas"), (Cheat, "not legal")])
def test_a_thinker_that_fails_never_takes_the_game_down(
    qtbot: QtBot,
    controller: GameController,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[int], Any],
    reason: str,
) -> None:
    monkeypatch.setattr(players, "LEVELS", {**players.LEVELS, "strange": make})
    with qtbot.waitSignal(controller.failed, timeout=10_000) as told:
        controller.start(config("strange", "strange"))
    assert told.args is not None
    assert reason in told.args[0]
    assert len(controller.game.moves) >= 1, "a safe move was made in its place"


def seen_by(controller: GameController) -> tuple[int | None, bool]:
    return controller.viewer, controller.human_to_move


def test_hidden_money_is_covered_between_two_humans(
    qtbot: QtBot, controller: GameController
) -> None:
    controller.start(config("human", "human", open_money=False))
    first = controller.actor
    assert first is not None
    assert controller.viewer == first
    with qtbot.waitSignal(controller.hand_over) as told:
        controller.play(Open(first, 4, 4))
    assert told.args == [1 - first]
    assert seen_by(controller) == (None, False)
    controller.uncover()
    assert seen_by(controller) == (1 - first, True)


def test_one_human_among_computers_needs_no_cover(qtbot: QtBot, controller: GameController) -> None:
    controller.start(config("human", "random", open_money=False))
    with qtbot.assertNotEmitted(controller.hand_over):
        qtbot.waitUntil(lambda: controller.actor == 0, timeout=10_000)
        controller.play(next(iter(controller.game.legal_moves)))
        qtbot.waitUntil(lambda: controller.actor == 0, timeout=10_000)
    assert controller.viewer == 0


def test_every_move_is_saved_by_itself(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "autosave.pgr"
    controller = GameController(path)
    controller.start(config("human", "human"))
    play_some(controller, 12)
    saved = replayed(read_record(path))
    assert saved.moves == controller.game.moves
    assert everything(saved.state) == everything(controller.game.state)
    again = GameController()
    again.load(read_record(path))
    assert everything(again.game.state) == everything(controller.game.state)


def test_a_folder_that_cannot_be_written_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    controller = GameController(blocked / "autosave.pgr")
    with qtbot.waitSignal(controller.failed):
        controller.start(config("human", "human"))
    with qtbot.assertNotEmitted(controller.failed):
        play_some(controller, 3)


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
