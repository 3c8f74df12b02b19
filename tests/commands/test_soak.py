"""`powergrid-qt soak`: every kind of game, nothing played twice, and a mistake is found again."""

import json
import sys
import time

import pytest

from powergrid_qt import __version__
from powergrid_qt.ai.players import LEVELS, STYLES
from powergrid_qt.ai.soak import game_number, kinds
from powergrid_qt.engine import Game, read_record
from powergrid_qt.engine.edition import PLAYER_COUNTS, edition_data, edition_ids
from powergrid_qt.engine.grid import bureaucracy
from tests.commands.interrupting import interrupted

EVERYTHING = 3000
"""Games in which the rarest level has its seats."""


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_all_there_is_comes_up():
    assert {kind[:2] for kind in kinds()} == {
        (edition, board) for edition in edition_ids() for board in edition_data(edition)["boards"]
    }
    configs = [game_number(number, 1) for number in range(EVERYTHING)]
    assert {len(config.players) for config in configs} == set(PLAYER_COUNTS)
    levels = {seat.kind for config in configs for seat in config.players}
    assert levels == {*LEVELS, *STYLES}
    promo = {card for config in configs for card in config.options.promo}
    assert len(promo) == 9
    for option in ("beginner", "draft", "open_money"):
        assert len({getattr(config.options, option) for config in configs}) == 2
    assert game_number(7, 1) == game_number(7, 1) != game_number(7, 2)


@pytest.mark.parametrize("number", range(len(kinds())))
def test_every_kind_can_be_set_up(number):
    Game(game_number(number, 3))


def test_it_tells_what_was_played(command, tmp_path):
    log = tmp_path / "soak.log"
    answer = command("soak", "--games", 6, "--resume", log, "--records", tmp_path / "broken")
    told = answer.out.splitlines()
    assert answer.code == 0
    assert told[0].startswith("6 games with seed 1, ")
    assert [line[:12].strip() for line in told[1:]] == [
        *("games of", "players", "seats of", "promo cards", "broken", "speed")
    ]
    head, *games = lines(log)
    assert head == {"soak": __version__, "seed": 1}
    assert [game["game"] for game in games] == list(range(6))
    assert all(game["moves"] > 50 and game["broken"] is None for game in games)
    assert not (tmp_path / "broken").exists()


@pytest.mark.long(but=["1"])
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_played_is_not_played_again(jobs, command, tmp_path, monkeypatch):
    whole, log = tmp_path / "whole.log", tmp_path / "soak.log"
    command("soak", "--games", 6, "--resume", whole)
    kept = whole.read_bytes().splitlines(keepends=True)
    # As if it had been killed: in the middle of a line, and with a later game done before.
    log.write_bytes(b"".join([*kept[:3], kept[5], kept[4][:20]]))
    answer = command("soak", "--games", 6, "--jobs", jobs, "--resume", log)
    assert answer.code == 0
    assert sorted(log.read_bytes().splitlines(keepends=True)) == sorted(kept)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)  # where a bar is drawn
    again = command("soak", "--games", 6, "--resume", log)
    assert again.out.splitlines()[:-1] == answer.out.splitlines()[:-1]


@pytest.mark.long(but=["1"])
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_goes_on(jobs, process, command, tmp_path):
    log = tmp_path / "soak.log"
    with process("soak", "--games", 10_000, "--jobs", jobs, "--resume", log) as running:
        while running.poll() is None and (not log.exists() or len(lines(log)) < 3):
            time.sleep(0.02)
        out, err = interrupted(running)
    assert running.returncode == 130
    assert "Traceback" not in err
    played = len(lines(log)) - 1
    assert out.splitlines()[1] == f"stopped after {played} of 10000 games"
    answer = command("soak", "--games", played + 2, "--resume", log)
    assert answer.out.startswith(f"{played + 2} games with seed 1")
    assert sorted(game["game"] for game in lines(log)[1:]) == list(range(played + 2))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "is not of a run of version"),
        ("[[[", "is not of a run of version"),
        (json.dumps({"soak": __version__, "seed": 2}) + "\n", "with --seed 1; give another file"),
        (
            json.dumps({"soak": __version__, "seed": 1}) + '\n{"game": 1}\n',
            "has a line that tells of no game",
        ),
    ],
)
def test_a_file_of_something_else_is_refused_and_stays(content, complaint, command, tmp_path):
    log = tmp_path / "soak.log"
    log.write_text(content)
    assert complaint in command("soak", "--games", 1, "--resume", log).complaint
    assert log.read_text() == content


# -- something is broken ----------------------------------------------------------------------


def test_a_mistake_in_the_rules_leaves_a_record_that_shows_it(command, tmp_path, monkeypatch):
    """Whoever is paid for cities gets a coin that nobody tells of."""
    folder = tmp_path / "broken"
    original = bureaucracy.Running.apply

    def generous(self, state, move, log):
        state.players[self.seat].money += 1
        original(self, state, move, log)

    with monkeypatch.context() as planted:
        planted.setattr(bureaucracy.Running, "apply", generous)
        answer = command("soak", "--games", 5, "--records", folder)
        assert answer.code == 2
        records = sorted(folder.iterdir())
        assert records
        broken = len(records)
        assert f"{broken} games broke, the first by: money is [" in answer.err
        assert f"soak --check {folder / 'soak-1-'}" in answer.err
        for path in records:
            record = read_record(path)
            assert record.about["title"].startswith("money is [")
            complaint = command("soak", "--check", path).complaint
            assert complaint == (f"{path}: move {len(record.moves)}: {record.about['title']}")
    for path in records:  # mended
        answer = command("soak", "--check", path)
        assert answer.code == 0
        assert "nothing is broken in" in answer.out


def test_a_player_that_breaks_is_told_too(command, tmp_path, monkeypatch):
    class Fainting:
        def __init__(self, seed):
            self.seed = seed

        def decide(self, game):
            raise LookupError("out of ideas")

    monkeypatch.setattr("powergrid_qt.ai.players.STYLES", {})
    monkeypatch.setattr(
        "powergrid_qt.ai.players.LEVELS", dict.fromkeys([*LEVELS, *STYLES], Fainting)
    )
    answer = command("soak", "--games", 1, "--records", tmp_path)
    assert answer.code == 2
    assert "LookupError: out of ideas (decide, line " in answer.err
    [path] = tmp_path.glob("*.pgr")
    assert "LookupError: out of ideas" in command("soak", "--check", path).complaint


def test_a_record_of_people_is_watched_as_far_as_it_goes(command, write, finished):
    for player in finished["players"]:
        player["kind"] = "human"
    finished["moves"] = finished["moves"][:20]
    answer = command("soak", "--check", write(finished))
    assert answer.code == 0
    assert answer.out.endswith("nothing is broken in 20 moves\n")
