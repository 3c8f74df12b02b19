import io
import json
import re
import signal
import subprocess
import sys

import pytest

from powergrid_qt.ai import players, simulation
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.cli import main
from powergrid_qt.engine import read_record
from powergrid_qt.engine.record import replayed
from tests.commands.interrupting import interrupted

RATE_KEYS = ["level", "games", "wins", "rate", "low", "high"]
FOUR = "random,random,random,random"


class OtherPlayer(RandomPlayer):
    """As good as random, but of another name."""


@pytest.fixture
def other_level(monkeypatch):
    monkeypatch.setattr(players, "LEVELS", {**players.LEVELS, "other": OtherPlayer})


def without_time(lines):
    """Games and standings without what a clock says."""
    *games, last = lines
    told = [{key: game[key] for key in game if key != "seconds"} for game in games]
    levels = [
        {key: level[key] for key in level if not key.endswith("_ms")} for level in last["levels"]
    ]
    return told, {**last, "levels": levels}


def test_one_object_for_each_game_and_the_standings_last(command, other_level):
    answer = command(
        "tournament", "--seats", "other,random,random", "--games", 6, "--seed", 5, "--json"
    )
    assert (answer.code, answer.err) == (0, "")
    *games, last = answer.lines
    assert [game["game"] for game in games] == list(range(6))
    assert [game["seed"] for game in games] == [5, 5, 5, 6, 6, 6]
    assert [game["levels"].index("other") for game in games] == [0, 1, 2, 0, 1, 2]
    by_level = {level["level"]: level for level in last["levels"]}
    assert set(by_level) == {"other", "random"}
    assert all(list(level)[:6] == RATE_KEYS for level in last["levels"])
    assert (by_level["other"]["games"], by_level["random"]["games"]) == (6, 12)
    won = sum(
        1 / len(game["winners"]) for game in games if game["levels"][game["winners"][0]] == "other"
    )
    assert by_level["other"]["wins"] == pytest.approx(won)
    assert sum(level["wins"] for level in last["levels"]) == pytest.approx(6)
    assert [entry["level"] for entry in last["entries"]] == ["other", "random", "random"]
    assert sum(last["rounds"].values()) == last["ended"] == last["games"] == 6


def test_processes_do_not_change_the_games(command, tmp_path):
    options = ("tournament", "--seats", "random,random,random", "--games", 6, "--json", "--records")
    alone = command(*options, tmp_path / "alone")
    shared = command(*options, tmp_path / "shared", "--jobs", 2)
    assert shared.code == 0
    assert without_time(shared.lines) == without_time(alone.lines)
    records = [
        {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / folder).iterdir()}
        for folder in ("alone", "shared")
    ]
    assert len(records[0]) == 6
    assert records[0] == records[1]


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # what distributed warns of is not ours
def test_a_dask_cluster_plays_the_same_games(command, tmp_path):
    from distributed import LocalCluster

    options = ("tournament", "--seats", "random,random", "--games", 4, "--json")
    alone = command(*options)
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address=None,
        local_directory=str(tmp_path),
        silence_logs=False,
    ) as cluster:
        answer = command(*options, "--dask", cluster.scheduler_address)
        assert (answer.code, answer.err) == (0, "")
        assert without_time(answer.lines) == without_time(alone.lines)


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there(command, monkeypatch):
    from powergrid_qt.commands import executors

    monkeypatch.setattr(executors, "CONNECT_SECONDS", 0.2)
    answer = command("tournament", "--seats", FOUR, "--dask", "tcp://127.0.0.1:1")
    assert answer.complaint.startswith("no Dask scheduler at tcp://127.0.0.1:1: ")


def test_a_cluster_needs_its_package(command, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    answer = command("tournament", "--seats", FOUR, "--dask", "tcp://127.0.0.1:1")
    assert answer.complaint.endswith("pip install 'powergrid-qt[cluster]'")


def test_records_of_all_rotations(command, other_level, tmp_path):
    folder = tmp_path / "deep" / "games"
    command("tournament", "--seats", "other,random", "--games", 4, "--records", folder)
    names = sorted(path.name for path in folder.iterdir())
    assert names == [
        f"classic-2009-germany-2p-{seed}-game-{number}.pgr"
        for seed, number in ((1, 0), (1, 1), (2, 2), (2, 3))
    ]
    games = [replayed(read_record(folder / name)) for name in names]
    assert all(game.over for game in games)
    assert [[seat.kind for seat in game.config.players] for game in games] == [
        ["other", "random"],
        ["random", "other"],
    ] * 2


def test_the_table(command, other_level):
    answer = command("tournament", "--seats", "random, other, random", "--games", 6)
    lines = answer.out.splitlines()
    assert lines[0] == (
        "6 games of classic-2009 on germany, 3 seats, seeds 1 to 2; by chance each seat wins 33.3%"
    )
    assert lines[2].split()[:5] == ["level", "seats", "seat-games", "wins", "rate"]
    rows = {line.split()[0]: line.split()[1:3] for line in lines[3:5]}
    assert rows == {"other": ["1", "6"], "random": ["2", "12"]}
    assert re.split("  +", lines[7].strip()) == [
        *("level", "idle plants", "idle and lost", "cities without power", "money")
    ]
    assert {line.split()[0] for line in lines[8:10]} == {"other", "random"}
    assert lines[11] == "ended   6 of 6 games"
    assert "All entries" not in answer.out


def test_a_mirror_match_tells_of_every_entry(command):
    answer = command("tournament", "--seats", "random,random", "--games", 4)
    lines = answer.out.splitlines()
    first = lines.index(
        "All seats have the same level, so its line tells of entry 1 alone. All entries:"
    )
    entries = [line.split() for line in lines[first + 2 : first + 4]]
    assert [entry[:2] for entry in entries] == [["1", "4"], ["2", "4"]]
    assert sum(float(entry[2]) for entry in entries) == 4
    assert lines[3].split()[:4] == ["random", "2", "4", entries[0][2]]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--seats", "random"], "2 to 6 can play, not 1"),
        (["--seats", ",".join(["random"] * 7)], "2 to 6 can play, not 7"),
        (
            ["--seats", "random,genius"],
            'there is no computer player "genius"; there are: easy, normal, hard',
        ),
        (["--seats", "random,"], 'there is no computer player ""'),
        (["--seats", FOUR, "--board", "gremany"], 'there is no board "gremany" (did you mean'),
        (["--seats", FOUR, "--board", "usa", "--edition", "outpost-2024"], "edition outpost-2024"),
        (["--seats", FOUR, "--promo", "joker"], 'edition classic-2009 has no promo card "joker"'),
    ],
)
def test_what_cannot_be_played_is_refused(options, complaint, command, tmp_path):
    folder = tmp_path / "games"
    answer = command("tournament", "--games", 2, "--records", folder, *options)
    assert answer.complaint.startswith(complaint)
    assert not folder.exists()


def test_uneven_rotations_are_told(command):
    answer = command("tournament", "--seats", "random,random", "--games", 3)
    assert answer.code == 0
    assert answer.err == (
        "3 games: no multiple of 2 seats; not every level plays on every seat equally often\n"
    )


class Clumsy:
    """Fails in its third game."""

    def __init__(self, seed):
        self.player = RandomPlayer(seed)
        self.fails = seed in (player_seed(2, 0), player_seed(2, 1))

    def decide(self, game):
        if self.fails:
            raise ZeroDivisionError("three halves")
        return self.player.decide(game)


def test_a_crash_tells_how_to_see_it_again(command, monkeypatch):
    monkeypatch.setattr(players, "LEVELS", {**players.LEVELS, "clumsy": Clumsy})
    answer = command(
        "tournament",
        *("--seats", "random,clumsy", "--games", 4, "--promo", "taxes", "--regions", "draft"),
    )
    again = (
        "powergrid-qt simulate --games 1 --seed 2 --board germany --edition classic-2009"
        " --ai random,clumsy --promo taxes --regions draft"
    )
    assert answer.complaint == f"ZeroDivisionError: three halves (to see it again: {again})"
    with pytest.raises(ZeroDivisionError):
        command(*again.split()[1:])


def test_a_game_without_end_is_counted(command, monkeypatch):
    monkeypatch.setattr(simulation, "MOST_MOVES", 440)
    options = ("--seats", FOUR, "--edition", "classic-2004", "--games", 4)
    answer = command("tournament", *options)
    lines = answer.out.splitlines()
    assert "ended   2 of 4 games" in lines
    told = [line for line in lines if line.startswith("        not this one: ")]
    assert len(told) == 2
    assert "--seed 1 " in told[0]
    *games, last = command("tournament", *options, "--json").lines
    assert [game["ended"] for game in games] == [False, True, True, False]
    assert last["ended"] == 2


@pytest.mark.long
def test_foolish_moves_are_counted(command):
    """Two who play by lot do much that no person would do."""
    options = ("--seats", "random,random", "--games", 1, "--mistakes", "--beginner")
    *_, last = command("tournament", *options, "--json").lines
    (level,) = last["levels"]
    assert level["unfuelled"] > 10
    assert level["clear_mistakes"] > 10
    assert 0 <= level["dear_cities"] <= 100
    assert 0 <= level["needless_plants"] <= 100
    assert 0 <= last["fought_for"] <= 1


class PressedWhileWriting(io.StringIO):
    """Somebody presses Ctrl-C after the first part of the third game's line."""

    def write(self, text: str) -> int:
        length = super().write(text)
        if self.getvalue().count("\n") == 2 and not text.endswith("\n"):
            signal.raise_signal(signal.SIGINT)
        return length


@pytest.mark.parametrize(
    ("options", "lines"), [(("tournament", "--seats"), 4), (("simulate", "--ai"), 3)]
)
def test_an_interrupt_leaves_no_half_line(options, lines, monkeypatch):
    out = PressedWhileWriting()
    monkeypatch.setattr(sys, "stdout", out)
    assert main([*options, FOUR, "--games", "8", "--json"]) == 130
    assert out.getvalue().endswith("\n")
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(told) == lines
    assert told[-1].get("games", 3) == 3


@pytest.mark.long(but=["1"])
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_tells_what_was_played(process, jobs):
    running: subprocess.Popen = process(
        "tournament", "--seats", FOUR, "--games", 100_000, "--jobs", jobs, "--json"
    )
    assert running.stdout is not None
    first = running.stdout.readline()
    out, err = interrupted(running)
    assert running.returncode == 130
    assert "Traceback" not in err
    games = [json.loads(line) for line in [first, *out.splitlines()]]
    assert games[-1]["games"] == len(games) - 1 > 0


def test_characters_are_levels_of_their_own(command, tmp_path):
    options = ("--seats", "easy:otto,easy", "--games", 2, "--json", "--records", tmp_path)
    answer = command("tournament", *options)
    assert {level["level"] for level in answer.lines[-1]["levels"]} == {"easy:otto", "easy"}
    records = [read_record(path) for path in sorted(tmp_path.iterdir())]
    assert [[seat.persona for seat in record.config.players] for record in records] == [
        ["otto", ""],
        ["", "otto"],
    ]


def test_an_unknown_character_is_told_with_those_there_are(command):
    answer = command("tournament", "--seats", "easy:zoe,easy", "--games", 2)
    assert answer.code == 2
    assert '"zoe"' in answer.err
    assert "otto" in answer.err
