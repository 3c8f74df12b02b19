"""The window soak plays games by itself, and finds what goes wrong in them."""

import json
import sys
from pathlib import Path

import pytest
from soaking.games import Outcome, Soak
from soaking.plan import BOARDS, PLAYER_COUNTS, Plan, plan_of

from powergrid_qt.engine import read_record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


def plan(number: int, longest_s: float, **changes: object) -> Plan:
    planned = plan_of(
        number, 1, platform="offscreen", all_fresh=True, quiet=True, longest_s=longest_s
    )
    facts = {name: getattr(planned, name) for name in Plan.__slots__}
    return Plan(**{**facts, "first_game": False, "slow_computers": False, **changes})


def test_every_board_and_number_of_players_is_played_in_turn() -> None:
    games = len(BOARDS) * len(PLAYER_COUNTS)
    kinds = {(one.board, len(one.kinds)) for one in (plan(number, 1) for number in range(games))}
    assert len(kinds) == games


def test_a_plan_can_be_read_again(tmp_path: Path) -> None:
    written = plan_of(*(7, 3), platform="both", all_fresh=False, quiet=False, longest_s=9)
    written.write(tmp_path / "plan.json")
    assert Plan.read(tmp_path / "plan.json") == written


@pytest.mark.long
def test_a_person_plays_and_nothing_is_found(tmp_path: Path) -> None:
    soak = Soak((sys.executable, "-m", "soaking"), tmp_path / "work", tmp_path / "out")
    outcome = soak.play(plan(0, 15, kinds=("human", "random"), unrest=0.3))
    assert outcome.findings == []
    assert outcome.pressed > 10
    assert outcome.moves > 0
    [record] = (tmp_path / "work" / "profile-0" / "games").glob("*.pgr")
    assert len(read_record(record).moves) > 0


def played_with(fault: str, folder: Path) -> Outcome:
    program = (sys.executable, "-m", "tests.packaging.faulty_program", fault)
    soak = Soak(program, folder / "work", folder / "out")
    return soak.play(plan(0, 120, kinds=("human", "random"), settings=()))


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("exception", "planted"),
        ("crash", "ended by SIGSEGV"),
        ("lost", "lost moves"),
    ],
)
def test_a_fault_is_found_with_the_record_and_what_was_pressed(
    fault: str, words: str, tmp_path: Path
) -> None:
    outcome = played_with(fault, tmp_path)
    assert any(words in found for found in outcome.findings), outcome.findings
    kept = outcome.kept_in
    assert kept is not None
    assert words in (kept / "findings.txt").read_text(encoding="utf-8")
    journal = (kept / "start-0.jsonl").read_text(encoding="utf-8").splitlines()
    pressed = [line for line in map(json.loads, journal) if line["kind"] == "press"]
    assert any("Play" in str(press.get("on")) for press in pressed)
    [record] = (kept / "profile" / "games").glob("*.pgr")
    assert read_record(record).config.board == "germany"
