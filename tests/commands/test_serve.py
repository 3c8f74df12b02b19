"""`serve` and `join` as real processes over the loopback: whole games, kills, wrong codes."""

import json
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from network_trials.friend import Friend
from network_trials.games import differences, game_of, play
from network_trials.processes import Process, Server, join, options_of

from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import GameConfig, GameOptions, read_record
from powergrid_qt.engine.record import replayed
from powergrid_qt.table import discovery
from powergrid_qt.table.table import SILENT_S

GAMES = {
    "classic-2009 3": ("classic-2009", "germany", ["normal", "greedy", "easy"], ()),
    "outpost 2": ("outpost-2024", "outpost", ["normal", "greedy"], ()),
    "deluxe 2": ("deluxe-2014", "europe", ["normal", "hoarder"], ()),
    "deluxe 4": ("deluxe-2014", "north-america", ["easy", "rusher", "normal", "random"], ()),
    "promo 5": ("classic-2004", "usa", ["normal"] * 5, ("industrial-espionage", "taxes")),
    "outpost 4": ("outpost-2024", "outpost", ["easy", "normal", "miser", "random"], ()),
    "hard": ("classic-2009", "usa", ["hard", "hoarder"], ()),
}


def config_of(game: str) -> GameConfig:
    edition, board, kinds, promo = GAMES[game]
    return GameConfig(edition, board, computer_seats(kinds), 11, GameOptions(promo=promo))


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    """What a test starts ends with it."""
    started: list[Process] = []
    yield started
    for process in started:
        if process.running:
            process.kill()


@pytest.mark.long(but=["outpost 2"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_over_the_line_is_the_same_as_in_one_process(game, tmp_path):
    assert play(config_of(game), tmp_path) == []


@pytest.mark.long
def test_killed_servers_and_clients_lose_nothing(tmp_path, processes):
    config = config_of("classic-2009 3")
    file = tmp_path / "game.pgr"
    server = Server(*options_of(config), "--out", file)
    processes.append(server)
    port, code = server.port, server.code

    def sit(seat: int) -> Process:
        processes.append(join(server, config, seat, token=tmp_path / f"{seat}.token"))
        return processes[-1]

    guests = [sit(seat) for seat in range(3)]
    for _ in range(2):
        guests[0].wait_for("moved")
        time.sleep(0.3)
        server.kill()
        answered = len(read_record(file).moves)
        server = Server(file)
        processes.append(server)
        assert (server.port, server.code) == (port, code)
        guests[1].kill()
        guests[1] = sit(1)
        assert len(read_record(file).moves) >= answered
    assert [guest.ended(120) for guest in guests] == [0, 0, 0]
    assert all(guest.last["over"]["differences"] == 0 for guest in guests)
    assert server.ended(60) == 0
    assert differences(config, file) == []


def test_files_beside_the_record_are_private(tmp_path, processes):
    file = tmp_path / "game.pgr"
    processes.append(Server("--players", 2, "--out", file))
    assert processes[0].stop() == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "game.pgr",
        "game.pgr.pem",
        "game.pgr.table",
    ]
    if os.name != "nt":
        for kind in ("pem", "table"):
            assert stat.S_IMODE((tmp_path / f"game.pgr.{kind}").stat().st_mode) == 0o600


def test_a_table_that_goes_on_is_where_it_was(tmp_path, processes):
    """Killed as soon as it has told its code."""
    file = tmp_path / "game.pgr"
    for _ in range(3):
        processes.append(Server("--players", 2, "--out", file))
        processes[-1].kill()
    assert len({(server.port, server.code) for server in processes}) == 1


@pytest.mark.skipif(os.name == "nt", reason="the command is one of a Unix shell")
def test_people_and_computers_of_the_table_play_together(tmp_path, processes):
    """A person who knows the options alone, two computers, and a command when a turn begins."""
    file, turns = tmp_path / "game.pgr", tmp_path / "turns"
    command = f'echo "$POWERGRID_SEAT $POWERGRID_NAME" >> {turns}'
    server = Server("--seats", "Ada=remote,Bo=normal", "--out", file, "--on-turn", command)
    processes.append(server)
    friend = Friend(server, 0)
    friend.client.send({"start": True})
    until = time.monotonic() + 60
    while len(read_record(file).moves) < 25 and time.monotonic() < until:
        friend.move()
        time.sleep(0.02)
    friend.client.close()
    record = read_record(file)
    assert len(record.moves) >= 25
    assert [seat.kind for seat in record.config.players] == ["human", "normal"]
    assert replayed(record).moves
    assert record.config.seed > 1000
    assert set(turns.read_text().splitlines()) == {"0 P0"}
    assert server.stop() == 0


def test_the_end_of_a_connection_is_told_at_once(tmp_path, processes):
    server = Server("--players", 2, "--out", tmp_path / "game.pgr")
    processes.append(server)
    ada, bo = Friend(server, 0), Friend(server, 1)
    while not bo.lines.empty():
        bo.lines.get()
    ada.client.close()
    table = bo.lines.get(timeout=SILENT_S / 2)["table"]  # after that she would be missed
    assert [player["present"] for player in table["players"]] == [False, True]
    bo.client.close()


def test_a_wrong_code_ends_with_a_sentence(processes, tmp_path):
    server = Server("--players", 2, "--out", tmp_path / "game.pgr")
    processes.append(server)
    guest = Process("join", server.address, "AAAA-AAAA", "--ai", "easy")
    assert guest.ended(60) == 2
    assert guest.errors == "The code is wrong.\n"


def refusal(command: Any, *arguments: object) -> str:
    told: str = command(*arguments).complaint
    return told


def test_join_says_what_is_wrong_before_it_tries(command):
    assert "K7QF-2MXP" in refusal(command, "join", "localhost:1", "short", "--ai", "easy")
    told = refusal(command, "join", "localhost", "K7QF-2MXP", "--ai", "easy")
    assert "localhost: an address looks like example.org:47047" in told
    assert "wizard" in refusal(command, "join", "localhost:1", "K7QF-2MXP", "--ai", "wizard")


def test_serve_says_what_is_wrong_before_anybody_comes(command, tmp_path):
    out = ("--out", tmp_path / "game.pgr")
    assert "players" in refusal(command, "serve", "--seats", "A,B,C", "--players", 2, *out)
    assert "8 characters" in refusal(command, "serve", "--code", "1", *out)
    assert "wizard" in refusal(command, "serve", "--seats", "A=wizard,B=remote", *out)
    assert "missing" in refusal(command, "serve", tmp_path / "missing.pgr")


@pytest.mark.skipif(sys.platform != "linux", reason="the loopback has no broadcast elsewhere")
def test_tables_are_found_without_a_word_about_people(processes, tmp_path):
    table = Process(
        *("serve", "--seats", "Ada=remote,Bo=normal", "--title", "Friday", "--out"),
        tmp_path / "game.pgr",
    )
    processes.append(table)
    first = table.wait_for("port")
    found = [
        notice
        for _, notice in discovery.find_tables(1.0, "127.255.255.255")
        if notice["port"] == first["port"]
    ]
    assert found[0]["table"] == "Friday"
    assert (found[0]["free"], found[0]["seats"]) == (1, 2)
    assert "Ada" not in json.dumps(found)
    assert first["code"] not in json.dumps(found)


def test_a_game_that_was_saved_elsewhere_can_be_gone_on_with(processes, write, finished):
    finished["moves"] = finished["moves"][:20]
    finished["players"][0]["kind"] = "human"
    path = Path(write(finished))
    server = Server(path)
    processes.append(server)
    friend = Friend(server, 0)
    friend.client.close()
    assert server.stop() == 0
    assert len(read_record(path).moves) >= 20


def test_a_pile_that_nobody_could_guess_is_refused(command, write, finished):
    finished["moves"], finished["setup"] = [], {"pile": [20, 13, 25, "step3"]}
    assert "pile" in refusal(command, "serve", write(finished))


def test_a_trial_game_is_one_of_every_kind():
    configs = [game_of(number, 1) for number in range(60)]
    assert {config.edition for config in configs} >= {"classic-2004", "deluxe-2014", "outpost-2024"}
    assert {len(config.players) for config in configs} == {2, 3, 4, 5, 6}
    assert configs[0] == game_of(0, 1)
