"""Real windows play at one table by clicks, as `network_trial.py windows` has whole games of it."""

import sys
from pathlib import Path

import pytest
from network_trials.windows import delays, plans, play
from soaking.games import Soak

from powergrid_qt.engine import read_record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


def test_each_window_has_its_own_profile_and_language() -> None:
    three = plans(0, 1, "offscreen")
    assert len({plan.profile for plan in three}) == 3
    assert len({dict(plan.settings)["language"] for plan in three}) == 3
    assert [plan.watches for plan in three] == [False, False, True]
    assert three[0].kinds[:2] == ("human", "remote")


@pytest.mark.long
def test_three_windows_share_a_game(tmp_path: Path) -> None:
    """As far as they come in a moment."""
    soak = Soak((sys.executable, "-m", "soaking"), tmp_path / "work", tmp_path / "out")
    outcomes = play(plans(1, 1, "offscreen", longest_s=20), soak)
    assert [outcome.findings for outcome in outcomes] == [[], [], []]
    profiles = [soak.work / f"profile-{outcome.plan.profile}" for outcome in outcomes]
    records = [read_record(path) for folder in profiles for path in folder.glob("games/*.pgr")]
    assert len(records) == 3
    assert len({record.config.board for record in records}) == 1
    least = min(len(record.moves) for record in records)
    assert least > 0
    assert len({record.moves[:least] for record in records}) == 1
    assert {move.seat for move in records[0].moves} > {0}
    assert delays(outcomes, soak.work)
