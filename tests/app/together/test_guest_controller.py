"""A game at a table elsewhere: a real server, and people before this screen."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from network_trials.processes import Server
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.folders import HOME_VARIABLE, saves_dir
from powergrid_qt.app.game_file import rename_save
from powergrid_qt.app.library.reading import facts_of
from powergrid_qt.app.program import Program
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.together.known_tables import (
    TablePlace,
    known_tables,
    place_at,
    table_of,
)
from powergrid_qt.app.together.remote_table import RemoteTable
from powergrid_qt.app.turn.played_game import HINTS
from powergrid_qt.engine import Move, read_record
from powergrid_qt.engine.moves import Build, Buy, Pass
from powergrid_qt.models.games_model import how_it_goes
from powergrid_qt.models.table_lines import What

PATIENCE_MS = 60_000
Open = Callable[..., Server]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens tables, which end with the test."""
    servers: list[Server] = []

    def start(seats: str, *more: object, port: int = 0) -> Server:
        file = tmp_path / "table.pgr"
        servers.append(Server("--seats", seats, "--seed", 5, "--out", file, *more, port=port))
        return servers[-1]

    yield start
    for server in servers:
        server.kill()


@pytest.fixture
def program(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    program = Program(Settings())
    program.controller.ask_always(True)
    yield program
    program.close()


def place(server: Server, name: str = "") -> TablePlace:
    found = place_at(server.address, server.code, name)
    assert found is not None
    return found


def sat_down(program: Program, server: Server, qtbot: QtBot, name: str = "Lea") -> RemoteTable:
    table = RemoteTable(place(server, name), program)
    program.controller.sit_down(table)
    qtbot.waitUntil(lambda: table.was_here, timeout=PATIENCE_MS)
    return table


def begun(program: Program, server: Server, qtbot: QtBot) -> RemoteTable:
    table = sat_down(program, server, qtbot)
    qtbot.waitUntil(lambda: table.may_start, timeout=PATIENCE_MS)
    table.start()
    qtbot.waitUntil(lambda: program.controller.has_game, timeout=PATIENCE_MS)
    return table


def test_a_whole_game_is_played_and_is_then_among_ones_own(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    server = opened("Ada=remote,Bo=easy,Cy=random")
    begun(program, server, qtbot)
    controller, player = program.controller, RandomPlayer(3)
    assert controller.humans == (0,)
    assert [seat.kind for seat in controller.game.config.players] == ["human", "remote", "remote"]
    assert controller.viewer == 0
    kept = program.keeper.path
    assert kept is not None
    controller.count(HINTS)

    def play_on() -> bool:
        if controller.human_to_move:
            before = len(controller.game.moves)
            assert controller.play(player.decide(controller.game))
            assert not controller.play(), "nobody decides before it is answered"
            assert len(controller.game.moves) == before
        return controller.table is None  # all of the game has come

    with qtbot.waitSignal(program.ended, timeout=PATIENCE_MS):
        qtbot.waitUntil(play_on, timeout=PATIENCE_MS)
    assert controller.table is None
    assert controller.game.config.seed == 5
    assert program.keep_game()
    assert program.keeper.path == kept
    record = read_record(kept)
    assert list(record.moves) == controller.game.moves
    assert record.about["ended"]
    assert [seat.name for seat in record.config.players] == ["Lea", "Bo", "Cy"]
    assert (record.about["here"], record.about["hints"]) == ([0], 1)
    assert "table" not in record.about
    assert known_tables() == []
    [game] = program.library.past
    assert (game.path, game.human_seats, game.unaided) == (kept, (0,), False)


def test_the_game_is_among_ones_own_while_it_is_played(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    table = begun(program, opened("Ada=remote,Bo=easy"), qtbot)
    controller, library = program.controller, program.library
    qtbot.waitUntil(lambda: controller.human_to_move, timeout=PATIENCE_MS)
    assert controller.play(RandomPlayer(3).decide(controller.game))
    qtbot.waitUntil(lambda: controller.human_to_move, timeout=PATIENCE_MS)
    moves, path = list(controller.game.moves), program.keeper.path
    assert path is not None
    assert table.place.game == path.name
    program.leave_table()
    record = read_record(path)
    assert list(record.moves) == moves
    assert record.about["table"] == table.place.address
    library.refresh()
    library.finish()
    game = library.continued
    assert game is not None
    assert (game.path, game.elsewhere, game.human_seats, game.to_move) == (path, True, (0,), 0)
    assert how_it_goes(game) == "your turn"
    rename_save(path, "Friday")
    found = table_of(path)
    assert found is not None
    program.join_table(found)
    qtbot.waitUntil(lambda: program.keeper.path == path, timeout=PATIENCE_MS)
    assert program.controller.about["title"] == "Friday"
    assert list(saves_dir().glob("*.pgr")) == [path]


def test_what_is_illegal_is_refused_here(program: Program, opened: Open, qtbot: QtBot) -> None:
    begun(program, opened("Ada=remote,Bo=easy"), qtbot)
    controller = program.controller
    qtbot.waitUntil(lambda: controller.human_to_move, timeout=PATIENCE_MS)
    with qtbot.waitSignal(controller.refused):
        assert not controller.play(Pass(0), Pass(0))


def test_a_server_that_was_killed_is_come_back_to(
    program: Program, opened: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    server = opened("Ada=remote,Bo=easy")
    table = begun(program, server, qtbot)
    controller = program.controller
    qtbot.waitUntil(lambda: controller.player_action is not None, timeout=PATIENCE_MS)
    moves = list(controller.game.moves)
    server.kill()
    qtbot.waitUntil(lambda: table.is_lost, timeout=PATIENCE_MS)
    assert controller.player_action is None, "nothing can be decided without a connection"
    assert not controller.play(RandomPlayer(1).decide(controller.game))
    opened("", port=server.port)
    table.try_now()
    qtbot.waitUntil(lambda: controller.player_action is not None, timeout=PATIENCE_MS)
    assert controller.game.moves == moves
    assert not table.is_lost


@pytest.mark.long
def test_one_can_go_and_come_back_without_the_code(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    server = opened("Ada=remote,Bo=easy")
    begun(program, server, qtbot)
    program.leave_table()
    assert program.controller.table is None
    (known,) = known_tables()
    assert known.token
    assert (known.board, known.names) == ("germany", ("Lea",))
    again = RemoteTable(known, program)
    program.controller.sit_down(again)
    qtbot.waitUntil(lambda: again.started and again.game is not None, timeout=PATIENCE_MS)
    assert again.seats == (0,)
    assert program.controller.game is again.game


def test_a_take_back_is_asked_for(program: Program, opened: Open, qtbot: QtBot) -> None:
    begun(program, opened("Ada=remote,Bo=random"), qtbot)
    controller, player = program.controller, RandomPlayer(3)
    until = time.monotonic() + 60
    while not (controller.can_undo and controller.human_to_move):
        if controller.human_to_move:
            controller.play(player.decide(controller.game))
        qtbot.wait(5)
        assert time.monotonic() < until
    before = len(controller.game.moves)
    controller.undo()
    qtbot.waitUntil(lambda: len(controller.game.moves) < before, timeout=PATIENCE_MS)
    assert controller.actor == 0


def test_a_wrong_code_is_told(program: Program, opened: Open, qtbot: QtBot) -> None:
    server = opened("Ada=remote,Bo=easy")
    wrong = place_at(server.address, "AAAA-AAAA")
    assert wrong is not None
    table = RemoteTable(wrong, program)
    with qtbot.waitSignal(table.closed, timeout=PATIENCE_MS) as closed:
        pass
    assert closed.args is not None
    assert closed.args[0]["code"] == "code"
    assert closed.args[0]["left"] == 4
    table.go()


@pytest.mark.long
def test_who_looks_on_sees_what_everybody_sees(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    server = opened("Ada=remote,Bo=easy", "--no-hints")
    begun(program, server, qtbot)
    assert not program.controller.hints_allowed
    watching = Program(program.settings)
    table = watching.join_table(replace(place(server, "Eve"), watch=True))
    controller = watching.controller
    qtbot.waitUntil(lambda: controller.has_game, timeout=PATIENCE_MS)
    assert (table.seats, controller.humans, controller.viewer) == ((), (), None)
    assert not controller.nothing_hidden
    assert not controller.play()
    own = program.controller.table
    assert own is not None
    qtbot.waitUntil(lambda: own.watching == ["Eve"], timeout=PATIENCE_MS)
    player, playing = RandomPlayer(3), program.controller

    def over() -> bool:
        if playing.human_to_move:
            playing.play(player.decide(playing.game))
        return controller.game.over and playing.game.over

    qtbot.waitUntil(over, timeout=PATIENCE_MS)
    assert watching.keep_game()
    assert watching.keeper.path is not None
    record = read_record(watching.keeper.path)
    assert record.config == playing.game.config
    assert list(record.moves) == playing.game.moves
    game = facts_of(record, watching.keeper.path, datetime.now())
    assert not game.finished_by_person, "nobody here has played it"
    watching.close()


@pytest.mark.long
def test_what_was_planned_is_there_again_with_the_connection(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    server = opened("Ada=remote,Bo=easy")
    table = begun(program, server, qtbot)
    controller, player = program.controller, RandomPlayer(3)
    planned: list[Move] = []

    def can_plan() -> bool:
        if controller.human_to_move:
            move = player.decide(controller.game)
            if isinstance(move, Build | Buy):
                planned.append(move)
            else:
                controller.play(move)
        return bool(planned)

    qtbot.waitUntil(can_plan, timeout=PATIENCE_MS)
    assert controller.player_action is not None
    controller.player_action.plan_again(planned)
    moves = controller.player_action.planned_moves
    assert moves
    with qtbot.waitSignal(controller.failed, timeout=PATIENCE_MS):
        for _ in range(6):
            table.say("so much to say")
    assert controller.player_action.planned_moves == moves, "nothing of the game was refused"
    server.kill()
    qtbot.waitUntil(lambda: table.is_lost, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: controller.player_action is None, timeout=PATIENCE_MS)
    assert controller.paper.plan.items, "it lies on paper meanwhile"
    opened("Ada=remote,Bo=easy", port=server.port)
    qtbot.waitUntil(lambda: controller.player_action is not None, timeout=PATIENCE_MS)
    assert controller.player_action.planned_moves == moves
    assert not controller.paper.plan.items
    assert [line.what for line in table.lines][-2:] == [What.LOST, What.BACK]


@pytest.mark.long
def test_two_people_before_one_screen_hand_over(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    server = opened("Ada=remote,Bo=remote", "--beginner")
    table = program.join_table(replace(place(server), seats=(0, 1)))
    qtbot.waitUntil(lambda: table.may_start, timeout=PATIENCE_MS)
    table.start()
    controller = program.controller
    qtbot.waitUntil(lambda: controller.has_game, timeout=PATIENCE_MS)
    assert controller.humans == (0, 1)
    assert controller.covered, "nobody knows who sits there"
    controller.uncover()
    assert controller.player_action is not None
    player = make_player("easy", 3)  # it ends soon
    covered: set[int | None] = set()

    def over() -> bool:
        if controller.covered:
            covered.add(controller.actor)
            controller.uncover()
        elif controller.human_to_move:
            controller.play(player.decide(controller.game))
        return controller.table is None  # all of the game has come

    qtbot.waitUntil(over, timeout=PATIENCE_MS)
    assert covered == {0, 1}
    assert controller.about["here"] == [0, 1]


def test_several_people_sit_down_where_there_is_room(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    server = opened("Ada=easy,Bo=remote,Cy=remote")
    table = program.join_table(place(server, "Lea, Max"))
    qtbot.waitUntil(lambda: table.was_here, timeout=PATIENCE_MS)
    assert table.seats == (1, 2)
    assert [sitter.name for sitter in table.sitters] == ["Ada", "Lea", "Max"]


PLAYER = {"name": "A", "color": "red", "kind": "remote", "since": 0}
PLAYER |= {"present": True, "free": False, "taken": True}
HEAD = {"board": "germany", "edition": "x", "watching": [], "host": [], "players": [PLAYER]}


LIES: list[dict[str, Any]] = [
    {"say": 5, "by": "Eve", "seats": []},
    {"say": "x", "by": None, "seats": []},
    {"say": "x"},
    {"nudge": 99, "by": "Eve", "seats": []},
    {"nudge": None, "by": "Eve", "seats": 3},
    {"code": 7},
    {"code": "../../x"},
    {"back": {"to": "x"}},
    {"back": 5},
    {"refused": {}},
    {"refused": None},
    {"welcome": {}},
    {"over": {"record": []}},
    {"table": {}},
    {"table": {**HEAD, "host": [9]}},
    {"table": {**HEAD, "watching": [None]}},
    {"table": {**HEAD, "players": [{**PLAYER, "color": "pink"}]}},
    {"table": {**HEAD, "players": [{**PLAYER, "since": "never"}]}},
    {"begun": {}},
    {"moved": {"n": 10**9}},
]


def test_whatever_a_table_says_the_window_goes_on(
    program: Program, opened: Open, qtbot: QtBot
) -> None:
    table = sat_down(program, opened("Ada=remote,Bo=easy"), qtbot)
    before = table.sitters, table.head, table.place
    for line in LIES:
        table._hear(line)
        assert (table.sitters, table.head, table.place) == before, line
