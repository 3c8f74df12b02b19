"""The scripts that find the players' numbers: they run, and the same seed gives the same."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "packaging"


def run(script: str, *options: object) -> str:
    command = [sys.executable, str(FOLDER / script), *map(str, options)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.parametrize("family", ["grid", "outpost"])
def test_an_evaluation_is_learned_again(tmp_path, family):
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for jobs, file in enumerate(files, start=1):
        told = run("train_evaluation.py", "--family", family, "--games", 6, "--jobs", jobs,
                   "--out", file)  # fmt: skip
        assert "of a weighted sum" in told
    first, second = (json.loads(file.read_text()) for file in files)
    assert first == second
    shipped = json.loads((FOLDER.parent / "resources" / "players" / "evaluation.json").read_text())
    neurons = [len(layer["weights"]) for layer in first[family]["hidden"]]
    assert neurons == [len(layer["weights"]) for layer in shipped[family]["hidden"]]
    assert set(first) == set(shipped)  # the other family is kept


@pytest.mark.long
def test_a_character_is_tuned():
    told = run("tune_character.py", "--games", 3, "--rounds", 2, "--jobs", 1)
    assert [line.partition(":")[0] for line in told.splitlines()] == ["round 1", "round 2"]
    assert "city_weight=" in told
