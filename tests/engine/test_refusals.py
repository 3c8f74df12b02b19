"""Refusals are codes with values; English is made in one place."""

import pickle
import re
from pathlib import Path

import pytest

import powergrid_qt
from powergrid_qt.engine.refusals import SENTENCES, IllegalMove, refuse

SOURCES = Path(powergrid_qt.__file__).parent
CODE = re.compile(r'(?:refuse|\.error|_doubles|_mixture)\((?:\w+, "\w+", "\w+", |\s*)"(\w+)"')


def test_every_refusal_has_a_sentence_and_every_sentence_is_used() -> None:
    used = {
        code
        for path in SOURCES.rglob("*.py")
        for code in CODE.findall(path.read_text(encoding="utf-8"))
    }
    assert used == set(SENTENCES)


def test_a_refusal_reads_like_a_sentence_for_a_player() -> None:
    assert str(refuse("city_full", city="Köln", step=1)) == "Köln is full in step 1"


def test_values_are_put_into_plain_english() -> None:
    ways = ((("coal", 1), ("oil", 2)), (("coal", 3),), ())
    told = str(refuse("drop_needed", choices=ways))
    assert told == "choose the tokens to give up: 1 coal and 2 oil or 3 coal or nothing"
    told = str(refuse("not_enough_money", price=20, money=7))
    assert told == "that costs 20 €, and there are only 7 €"
    told = str(refuse("unknown_edition", edition="2010", known=("classic-2004", "deluxe-2014")))
    assert told == 'there is no edition "2010"; there are: classic-2004, deluxe-2014'


def test_an_illegal_move_travels_between_processes() -> None:
    error = IllegalMove(refuse("bid_too_low", minimum=5))
    again = pickle.loads(pickle.dumps(error))
    assert again.refusal == error.refusal
    with pytest.raises(IllegalMove, match="at least 5"):
        raise again
