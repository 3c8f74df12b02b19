import pytest

from powergrid_qt.engine import read_record
from powergrid_qt.engine.board import board_ids
from powergrid_qt.engine.record import replayed

pytestmark = pytest.mark.window  # each draws pictures of one


@pytest.mark.long(but=["2"])
@pytest.mark.parametrize("count", [2, 4])
def test_a_game_is_told_round_by_round_and_written(count, command, tmp_path):
    chosen = () if count == 4 else ("--players", count)  # four are usual
    answer = command("demo", "--out", tmp_path / "deep" / "out", *chosen)
    assert (answer.code, answer.err) == (0, "")
    path = tmp_path / "deep" / "out" / f"classic-2009-germany-{count}p-1.pgr"
    game = replayed(read_record(path))
    lines = answer.out.splitlines()
    assert lines[0].startswith("classic-2009 on germany, seed 1: Ada (red, hard), ")
    rounds = [line for line in lines if line.startswith("Round ")]
    told = [line.split(":")[0] for line in rounds]
    assert told == [f"Round {number}" for number in range(1, game.state.round + 1)]
    assert all(" leads with " in line for line in rounds)
    won = next(number for number, line in enumerate(lines) if " wins after " in line)
    places = [f"{place}." for place in range(1, count + 1)]
    assert [line[:2] for line in lines[won + 1 : won + 1 + count]] == places
    pictures = sorted(path.parent.glob("*.png"))
    assert lines[won + 1 + count :] == [f"Written: {written}" for written in (path, *pictures)]
    assert len(pictures) == 5


@pytest.mark.long
def test_the_usual_folder(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command("demo", "--board", "europe", "--players", "2")
    assert [path.name for path in (tmp_path / "powergrid-demo").glob("*.pgr")] == [
        "deluxe-2014-europe-2p-1.pgr"
    ]


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "name"),
    [
        (["--board", "usa"], "classic-2009-usa-2p-1.pgr"),
        (["--edition", "classic-2004", "--seed", "9"], "classic-2004-germany-2p-9.pgr"),
        (["--board", "outpost"], "outpost-2024-outpost-2p-1.pgr"),
    ],
)
def test_other_games(options, name, command, tmp_path):
    assert command("demo", "--out", tmp_path, "--players", "2", *options).code == 0
    assert [path.name for path in tmp_path.glob("*.pgr")] == [name]


def test_nothing_can_be_written(command, tmp_path):
    path = tmp_path / "file"
    path.touch()
    assert command("demo", "--out", path).complaint.startswith(f"{path}: ")


def test_an_unknown_board(command):
    assert command("demo", "--board", "atlantis").complaint == (
        f'there is no board "atlantis"; there are: {", ".join(board_ids())}'
    )
