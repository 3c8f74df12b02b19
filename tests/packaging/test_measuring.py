"""The script that measures the players and writes their tables."""

import json
from random import Random

import measure_players
import pytest
from character_figures import FIGURES, figures_of, told
from measure_players import BEGIN, END, Match, page_with, parts

from powergrid_qt.ai.personas import personas
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, Record

RESULT = {
    **{"games": 40, "seed": 9, "day": "2026-11-18", "rate": 0.5, "low": 0.35, "high": 0.65},
    **{"idle": 0.0, "ms": 12.5, "p95_ms": 30.0, "fought": [20, 5]},
    "slips": {"unfuelled": 0.25, "needless_plants": None},
}


def test_every_match_has_a_name_of_its_own():
    matches = [match for all_of_them in parts().values() for match in all_of_them]
    assert len({match.name for match in matches}) == len(matches)
    assert len(matches) > 100


def test_tables_tell_what_was_played_and_leave_the_page_alone():
    tables = parts()
    known = {match.name: RESULT for name in ("levels", "foolish") for match in tables[name][:6]}
    text = f"# Page\n\nbefore\n\n{BEGIN}\nold\n{END}\n\nafter\n"
    page = page_with(text, known, tables)
    assert page.startswith("# Page\n\nbefore\n\n" + BEGIN)
    assert page.endswith(END + "\n\nafter\n")
    assert "old\n" not in page
    assert "| `normal` against `easy` | 50 (35–65) of 40 |" in page
    assert "| – |" in page, "what was not played"
    assert "| `easy` | 0.25 | – | – | – | 25 | 12.50 |" in page
    assert page_with(page, known, tables) == page


def test_every_character_has_a_figure_in_every_family():
    for figures in FIGURES.values():
        assert set(figures) == set(personas())


def test_figures_tell_styles_apart_that_are_like_characters():
    seats = computer_seats(["eco", "hoarder", "miser", "greedy"])
    config = GameConfig("classic-2009", "germany", seats, 3)
    figures = figures_of(Record.of(play_game(config)))
    assert max(figures["jasper"]) == figures["jasper"][0] > 0
    assert max(figures["hilda"]) == figures["hilda"][1] > 0
    assert sum(figures["selma"]) == pytest.approx(1 + 2 + 3 + 4)
    outpost = GameConfig("outpost-2024", "outpost", computer_seats(["bully", *["miser"] * 3]), 3)
    figures = figures_of(Record.of(play_game(outpost)))
    assert figures["vera"][1:] == [0.0] * 3, "who never raises"
    assert all(amount > 0 for amount in (*figures["irene"], *figures["hilda"]))


def grid_game(number, seat, leads):
    """Figures of a game that differ a little by chance, but for who leads in some of them."""
    rng, figures = Random(number), {}
    for name in FIGURES["grid"]:
        values = [rng.gauss(0, 1) for _ in range(4)]
        values[seat] += leads.get(name, 0.0)
        figures[name] = values
    return seat, figures


def test_a_stranger_names_who_stands_out_and_nobody_else():
    loves_uranium = [grid_game(n, n % 4, {"irene": 9.0, "vera": 1.0}) for n in range(12)]
    found = told("irene", loves_uranium, "grid")
    assert (found.named, found.of) == (4, 4)
    assert found.own - found.others == pytest.approx(9.0, abs=1.5)
    assert told("vera", loves_uranium, "grid").named == 0
    buys_few = [grid_game(n, n % 4, {"otto": -9.0}) for n in range(12)]
    assert told("otto", buys_few, "grid").named == 4, "less of it is what tells"


@pytest.mark.long
def test_matches_are_played_once_and_kept(tmp_path, monkeypatch):
    page, results = tmp_path / "page.md", tmp_path / "results.json"
    page.write_text(f"{BEGIN}{END}")
    match = Match("easy", "easy", "germany", players=2, watched=True)
    monkeypatch.setattr(measure_players, "parts", lambda: {"foolish": [match]})
    options = ["measure_players.py", "foolish", "--games", "1", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", [*options, "--results", str(results), "--page", str(page)])
    measure_players.main()
    (kept,) = json.loads(results.read_text()).values()
    assert kept["games"] == 1
    assert set(kept["slips"]) >= {"unfuelled", "clear_mistakes"}
    results.write_text(json.dumps({match.name: {**kept, "rate": 0.123}}))
    measure_players.main()
    assert json.loads(results.read_text())[match.name]["rate"] == 0.123


@pytest.mark.long
def test_players_of_an_earlier_commit_sit_at_the_same_table(tmp_path, monkeypatch):
    page, results = tmp_path / "page.md", tmp_path / "results.json"
    page.write_text(f"{BEGIN}{END}")
    matches = [Match("normal", "old-normal", board) for board in ("germany", "outpost")]
    monkeypatch.setattr(measure_players, "parts", lambda: {"old": matches})
    options = ["measure_players.py", "old", "--games", "2", "--jobs", "1", "--old", "HEAD"]
    monkeypatch.setattr("sys.argv", [*options, "--results", str(results), "--page", str(page)])
    measure_players.main()
    kept = json.loads(results.read_text())
    assert list(kept) == [match.name for match in matches]
    assert all(one["games"] == 2 for one in kept.values())
    assert "| `normal` against `old-normal` |" in page.read_text()
