"""Refusals are codes with values; English is made in one place."""

import pickle
import re
from pathlib import Path

import pytest

import powergrid_qt.engine
from powergrid_qt.engine.refusals import ENGLISH, IllegalMove, refuse

SOURCES = Path(powergrid_qt.engine.__file__).parent
CODE = re.compile(r'(?:refuse|\.error)\(\s*"(\w+)"')


def test_every_refusal_has_an_english_sentence_and_every_sentence_is_used() -> None:
    used = {
        code
        for path in SOURCES.rglob("*.py")
        for code in CODE.findall(path.read_text(encoding="utf-8"))
    }
    assert used == set(ENGLISH)


def test_a_refusal_reads_like_a_sentence_for_a_player() -> None:
    assert str(refuse("city_full", city="Köln", step=1)) == "Köln is full in step 1"


def test_an_illegal_move_travels_between_processes() -> None:
    error = IllegalMove(refuse("bid_too_low", minimum=5))
    again = pickle.loads(pickle.dumps(error))
    assert again.refusal == error.refusal
    with pytest.raises(IllegalMove, match="at least 5"):
        raise again
