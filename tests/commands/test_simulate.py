import json
import sys
import time
from dataclasses import replace

import pytest

from powergrid_qt.ai.simulation import GameOutcome
from powergrid_qt.commands.simulate import summary, wins_by_seat
from powergrid_qt.engine import GameConfig, edition_ids, read_record
from powergrid_qt.engine.edition import edition_data
from powergrid_qt.engine.record import replayed
from tests.commands.interrupting import interrupted
from tests.own_boards import write_sicily

KEYS = [
    "seed",
    "edition",
    "board",
    "players",
    "rounds",
    "moves",
    "step",
    "winners",
    "ranking",
    "powered",
    "money",
    "cities",
    "power",
    "seconds",
]


def without_time(lines):
    return [{key: line[key] for key in line if key != "seconds"} for line in lines]


def test_one_object_for_each_game(command):
    answer = command("simulate", "--games", 3, "--seed", 10, "--json")
    assert (answer.code, answer.err) == (0, "")
    assert [line["seed"] for line in answer.lines] == [10, 11, 12]
    for line in answer.lines:
        assert list(line) == KEYS
        assert (line["edition"], line["board"], line["players"]) == ("classic-2009", "germany", 4)
        assert sorted(line["ranking"]) == [0, 1, 2, 3]
        assert line["ranking"][0] in line["winners"]
        assert line["powered"][line["winners"][0]] == max(line["powered"])
        assert len(line["money"]) == 4
        assert line["seconds"] > 0


def test_a_game_depends_on_its_own_seed_only(command):
    [_, second] = command("simulate", "--games", 2, "--seed", 10, "--json").lines
    [alone] = command("simulate", "--games", 1, "--seed", 11, "--json").lines
    assert without_time([second]) == without_time([alone])


def test_processes_do_not_change_the_games(command, tmp_path):
    options = ("simulate", "--games", 5, "--players", 3, "--json", "--records")
    alone = command(*options, tmp_path / "alone")
    shared = command(*options, tmp_path / "shared", "--jobs", 2)
    assert shared.code == 0
    assert without_time(shared.lines) == without_time(alone.lines)
    records = [
        {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / folder).iterdir()}
        for folder in ("alone", "shared")
    ]
    assert len(records[0]) == 5
    assert records[0] == records[1]


def test_records_replay_to_the_same_result(command, tmp_path):
    folder = tmp_path / "deep" / "games"
    lines = command("simulate", "--games", 2, "--json", "--records", folder).lines
    assert sorted(path.name for path in folder.iterdir()) == [
        "classic-2009-germany-4p-1.pgr",
        "classic-2009-germany-4p-2.pgr",
    ]
    for line in lines:
        record = read_record(folder / f"classic-2009-germany-4p-{line['seed']}.pgr")
        game = replayed(record)
        assert record.config.seed == line["seed"]
        assert {seat.kind for seat in record.config.players} == {"random"}
        assert game.state.result is not None
        assert list(game.state.result.ranking) == line["ranking"]
        assert [player.money for player in game.state.players] == line["money"]
        assert (len(game.moves), game.state.round) == (line["moves"], line["rounds"])


@pytest.mark.parametrize("edition", edition_ids())
def test_every_edition_is_played_on_all_its_boards(edition, command):
    boards = list(edition_data(edition)["boards"])
    [usual] = command("simulate", "--edition", edition, "--games", 1, "--json").lines
    assert usual["board"] == boards[0]
    for board in boards:
        [line] = command("simulate", "--board", board, "--games", 1, "--json").lines
        assert line["board"] == board


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--promo", "all"], {"promo": 8}),
        (["--promo", "all", "--edition", "classic-2004"], {"promo": 9}),
        (["--promo", "taxes,warehouse"], {"promo": 2}),
        (["--promo", "none"], {"promo": 0}),
        (["--beginner"], {"beginner": True}),
        (["--regions", "draft"], {"regions": "draft"}),
        (["--ai", "random,random"], {"players": 2}),
        (["--players", "6"], {"players": 6}),
        (["--seed", "-3"], {"seed": -3}),
    ],
)
def test_options_reach_the_game(options, expected, command, tmp_path):
    assert command("simulate", "--games", 1, "--records", tmp_path, *options).code == 0
    [path] = tmp_path.iterdir()
    record = json.loads(path.read_text(encoding="utf-8"))
    told = record["options"] | {"seed": record["seed"], "players": record["players"]}
    for key, value in expected.items():
        found = told[key]
        assert (len(found) if key in ("promo", "players") else found) == value


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--edition", "classic"], 'there is no edition "classic"; there are: '),
        (
            ["--board", "gremany"],
            'there is no board "gremany" (did you mean "germany"?); there are: benelux, brazil, ',
        ),
        (
            ["--board", "europe", "--edition", "classic-2004"],
            'edition classic-2004 is not played on "europe"; it is played on: germany, usa',
        ),
        (
            ["--ai", "genius"],
            'there is no computer player "genius"; there are: easy, normal, hard',
        ),
        (["--ai", "random,human"], 'there is no computer player "human"'),
        (["--ai", ""], 'there is no computer player ""'),
        (["--ai", "random,random", "--players", "3"], "--ai names 2 computer players, --players 3"),
        (["--ai", ",".join(["random"] * 7)], "2 to 6 can play, not 7"),
        (["--promo", "joker"], 'edition classic-2009 has no promo card "joker"'),
        (["--promo", "all", "--board", "europe"], "edition deluxe-2014 has no promo cards"),
        (["--promo", "all", "--board", "outpost"], "edition outpost-2024 has no promo cards"),
        (
            ["--promo", "taxes", "--board", "europe"],
            'edition deluxe-2014 has no promo card "taxes"',
        ),
        (["--promo", "taxes,taxes"], 'promo card "taxes" is named twice'),
        (["--beginner", "--edition", "deluxe-2014"], "edition deluxe-2014 has no first game"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_cannot_be_played_is_refused(options, complaint, jobs, command, tmp_path):
    folder = tmp_path / "games"
    answer = command("simulate", "--games", 2, "--jobs", jobs, "--records", folder, *options)
    assert answer.complaint.startswith(complaint)
    assert not folder.exists()


def test_records_need_a_folder(command, tmp_path):
    path = tmp_path / "file"
    path.touch()
    for folder in (path, path / "games"):
        answer = command("simulate", "--games", 1, "--records", folder)
        assert answer.complaint.startswith(f"{folder}: ")


def test_the_summary(command):
    answer = command("simulate", "--games", 4, "--seed", 7)
    lines = answer.out.splitlines()
    assert answer.code == 0
    assert lines[0] == "4 games of classic-2009 on germany, 4 players, seeds 7 to 10"
    heads = ["rounds", "moves", "winning cities", *(f"wins of seat {n}" for n in range(4)), "speed"]
    assert [line[:14].strip() for line in lines[1:]] == heads
    assert lines[-1].endswith(" games per second (1 process)")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process")
def test_an_interrupted_simulation_tells_what_was_played(process, tmp_path):
    folder = tmp_path / "games"
    with process("simulate", "--games", 100_000, "--records", folder) as running:
        while running.poll() is None and len(list(folder.glob("*.pgr"))) < 2:
            time.sleep(0.02)
        out, err = interrupted(running)
    lines = out.splitlines()
    assert running.returncode == 130
    assert "Traceback" not in err
    played = int(lines[0].split()[0])
    assert 0 < played < 100_000
    assert lines[1] == f"stopped after {played} of 100000 games"
    assert lines[-1].endswith(" games per second (1 process)")


PLAIN = GameOutcome(
    seed=1,
    edition="classic-2004",
    board="germany",
    players=2,
    rounds=10,
    moves=200,
    step=3,
    winners=(0,),
    ranking=(0, 1),
    powered=(9, 7),
    money=(1, 2),
    cities=(9, 8),
    power=(10, 7),
    seconds=0.1,
)


def test_a_shared_victory_counts_in_parts(two_seats):
    games = [
        PLAIN,
        replace(PLAIN, winners=(0, 1), rounds=12),
        replace(PLAIN, winners=(1,), ranking=(1, 0), powered=(3, 16), seed=3),
    ]
    assert wins_by_seat(games, 2) == [1.5, 1.5]
    config = GameConfig("classic-2004", "germany", two_seats, 1)
    told = list(summary(config, games, planned=3, seconds=2.0, processes=2))
    assert told == [
        "3 games of classic-2004 on germany, 2 players, seeds 1 to 3",
        "rounds          mean 10.7, from 10 to 12",
        "moves           mean 200.0, from 200 to 200",
        "winning cities  mean 11.3, from 9 to 16",
        "wins of seat 0  1.5 (50%, human)",
        "wins of seat 1  1.5 (50%, human)",
        "speed           1.5 games per second (2 processes)",
    ]


@pytest.mark.long(but=["1"])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_board_of_one_s_own_is_played_and_its_records_replay_anywhere(jobs, command, tmp_path):
    board = write_sicily(tmp_path, editions={"classic-2004": {"payout": [20] * 21}})
    folder = tmp_path / "games"
    answer = command(
        *("simulate", "--board", board, "--games", 2, "--players", 3, "--jobs", jobs),
        *("--ai", "hard,random,easy", "--records", folder),
    )
    assert answer.code == 0
    assert answer.out.startswith("2 games of classic-2004 on sicily, 3 players")
    board.unlink()
    for path in folder.iterdir():
        assert command("replay", path).code == 0


def test_a_wrong_board_of_one_s_own_is_told(command, tmp_path):
    board = write_sicily(tmp_path, regions=4)
    complaint = command("simulate", "--board", board, "--players", 6, "--games", 1).complaint
    assert complaint == "for 6 players 5 regions are needed, and this board has 4"
    board.write_text("{}", encoding="utf-8")
    assert f'{board}: "id" is missing' in command("simulate", "--board", board).err
