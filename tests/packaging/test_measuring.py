"""The script that measures the players and writes their tables."""

import json

import measure_players
import pytest
from measure_players import BEGIN, END, page_with, parts

RESULT = {
    **{"games": 40, "seed": 9, "day": "2026-11-18", "rate": 0.5, "low": 0.35, "high": 0.65},
    **{"idle": 0.0, "ms": 12.5, "p95_ms": 30.0, "fought": [20, 5]},
    "slips": {"unfuelled": 0.25, "needless_plants": None},
}


def test_every_match_has_a_name_of_its_own():
    matches = [match for all_of_them in parts(["old-hard"]).values() for match in all_of_them]
    assert len({match.name for match in matches}) == len(matches)
    assert len(matches) > 100


def test_tables_tell_what_was_played_and_leave_the_page_alone():
    tables = parts([])
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


@pytest.mark.long
def test_matches_are_played_once_and_kept(tmp_path, monkeypatch):
    page, results = tmp_path / "page.md", tmp_path / "results.json"
    page.write_text(f"{BEGIN}{END}")
    monkeypatch.setattr(measure_players, "BOARDS", ("germany",))
    monkeypatch.setattr(measure_players, "LEVELS", ("easy",))
    monkeypatch.setattr(measure_players, "STYLES", ())
    options = ["measure_players.py", "foolish", "--games", "2", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", [*options, "--results", str(results), "--page", str(page)])
    measure_players.main()
    (kept,) = json.loads(results.read_text()).values()
    assert kept["games"] == 2
    assert set(kept["slips"]) >= {"unfuelled", "clear_mistakes"}
    results.write_text(json.dumps({"easy against easy, germany, 4": {**kept, "rate": 0.123}}))
    measure_players.main()
    assert json.loads(results.read_text())["easy against easy, germany, 4"]["rate"] == 0.123
