"""The benchmark itself; its figures are no matter of a test, since other programs run beside it."""

import json

import pytest

from powergrid_qt.commands import bench, measurements
from powergrid_qt.commands.measurements import resident_bytes
from powergrid_qt.engine import edition_ids
from powergrid_qt.engine.edition import edition_data

KEYS = (
    "games_per_second",
    "normal_games_per_second",
    "prices_us",
    "new_game_ms",
    "first_game_ms",
    "import_ms",
    "state_us",
    "growth_mb",
)


def test_json(command, monkeypatch):
    monkeypatch.setattr(measurements, "BATCHES", 1)
    monkeypatch.setattr(measurements, "PROCESSES", 1)
    answer = command("bench", "--games", 1, "--json")
    [told] = answer.lines
    assert answer.code == 0
    assert tuple(told) == (*KEYS, "games_per_second_by_board")
    for key in KEYS:
        assert told[key] > 0 or key == "growth_mb"
    assert list(told["games_per_second_by_board"]) == [
        f"{edition} {board}"
        for edition in edition_ids()
        for board in edition_data(edition)["boards"]
    ]


@pytest.fixture
def quick(monkeypatch):
    """Every measurement gives the same figure at once."""
    for key in KEYS:
        monkeypatch.setattr(measurements, key, lambda *_: 64.04)


def test_the_table_shows_figures_beside_targets(quick, command):
    told = command("bench").out
    assert "random games                  64.0 per s  at least 120 per s  missed\n" in told
    assert "games of normal players       64.0 per s  at least 15 per s   reached\n" in told
    assert "prices of all cities             64.0 µs  at most 100 µs      reached\n" in told
    assert "growth in 1000 games             64.0 MB  at most 5 MB        missed\n" in told
    assert "the first in a process           64.0 ms\n" in told
    assert "best of 5 batches of 50 games." in told
    assert "classic-2004 germany          64.0\n" in told


def test_unknown_growth(quick, command, monkeypatch):
    monkeypatch.setattr(measurements, "growth_mb", lambda _: None)
    assert json.loads(command("bench", "--json").out)["growth_mb"] is None
    assert "growth in 1000 games           not known  at most 5 MB\n" in command("bench").out


def test_the_targets_are_those_of_the_project():
    targets = {goal.key: goal.target for goal in bench.goals(50) if goal.target is not None}
    assert targets == {
        "games_per_second": 120,
        "normal_games_per_second": 15,
        "prices_us": 100,
        "new_game_ms": 15,
        "import_ms": 400,
        "state_us": 20,
        "growth_mb": 5,
    }
    assert all(goal.verdict(goal.target) != "missed" for goal in bench.goals(50))


def test_prices_are_those_of_a_player_in_the_middle_of_a_game():
    options = measurements.building_in_the_middle()
    assert options.state.players[options.seat].connected >= 8
    assert len(options.all_prices) > 10


def test_memory_is_measured_in_bytes():
    held = resident_bytes()
    assert held is None or 10_000_000 < held < 10_000_000_000


def test_a_frozen_program_cannot_start_another_python(command, monkeypatch):
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(measurements, "games_per_second", lambda *_: 1.0)
    answer = command("bench")
    assert answer.complaint == "bench needs the game installed as a package of Python"
