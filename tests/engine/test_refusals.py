"""Refusals are codes with values; English is made in one place."""

import pickle
import re
from pathlib import Path

import pytest

import powergrid_qt
from powergrid_qt.engine.moves import Build, Done
from powergrid_qt.engine.refusals import SENTENCES, IllegalMove, refuse
from tests.engine.positions import buying, cities_in_play, give, new_game, play, to_phase

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
    told = str(refuse("tokens_beyond_money", tokens=(("coal", 2), ("oil", 1)), price=20, money=7))
    assert told == "2 coal and 1 oil cost 20 €, and you have only 7 €"
    told = str(refuse("unknown_edition", edition="2010", known=("classic-2004", "deluxe-2014")))
    assert told == 'there is no edition "2010"; there are: classic-2004, deluxe-2014'


def test_an_illegal_move_travels_between_processes() -> None:
    error = IllegalMove(refuse("bid_too_low", minimum=5))
    again = pickle.loads(pickle.dumps(error))
    assert again.refusal == error.refusal
    with pytest.raises(IllegalMove, match="at least 5"):
        raise again


NAMED = {
    "none of your plants burns garbage": ({"coal": 1, "garbage": 1}, {}),
    "your plants have no room for more coal": ({"coal": 1}, {"coal": 4}),
    "your plants have room for only 2 more coal": ({"coal": 3}, {"coal": 2}),
}


@pytest.mark.parametrize("told", NAMED)
def test_the_kind_is_named_for_which_there_is_no_place(told: str) -> None:
    wanted, held = NAMED[told]
    game = new_game()
    give(game, 0, money=100, plants=(4,), tokens=held)  # two coal a run
    to_phase(game, "resources")
    play(game, Done(2), Done(1))
    assert str(game.why_not(buying(0, **wanted))) == told


def test_who_can_afford_no_city_is_told_what_the_cheapest_costs() -> None:
    game = new_game()
    give(game, 2, money=9)
    to_phase(game, "building")
    told = str(game.why_not(Build(2, cities_in_play(game)[0])))
    assert told == "you cannot afford a city: the cheapest costs 10 €"
