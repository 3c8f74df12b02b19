"""Whatever ends the program, and whenever: at most the move in progress is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from powergrid_qt.app.folders import HOME_VARIABLE
from powergrid_qt.engine import read_record
from powergrid_qt.engine.record import replayed

KILLS = 100
ROOT = Path(__file__).parents[3]


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.glob("*.pgr")}


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="forks a program that has opened a window")
def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.views.killed_program", str(KILLS), "11"]
    environment = {**os.environ, HOME_VARIABLE: str(tmp_path), "PYTHONPATH": str(ROOT)}
    program = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    before: dict[Path, bytes] = {}
    played: Path | None = None
    with program:
        for kill in range(KILLS):
            made = int(program.stdout.readline())
            after = files(tmp_path / "games")
            changed = [path for path in after if after[path] != before.get(path)]
            assert len(changed) <= 1, f"kill {kill}: {changed}"
            if changed:
                if played is not None and changed != [played]:
                    assert replayed(read_record(played)).over, "a game was not continued"
                [played] = changed
            assert played is not None
            game = replayed(read_record(played))
            # The last move may be missing, or be there and not yet told, or not yet taken back.
            assert made - 1 <= len(game.moves) <= made + 1, f"kill {kill}"
            assert before.keys() <= after.keys()
            before = after
            print("go on", file=program.stdin, flush=True)
    assert program.returncode == 0
    assert sum(len(read_record(path).moves) for path in before) > KILLS
    assert any(read_record(path).about.get("take_backs", 0) for path in before)
