"""Reasons in the voice of a character: other words, the same facts."""

import pytest

from powergrid_qt.ai.personas import personas
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.moves import because
from powergrid_qt.words.names import persona_line
from powergrid_qt.words.reasons import SENTENCES, fields, reason_text

COMMON = (
    {"bid_worth", "bid_other_better"},
    {"pass_keeps_money", "build_stop"},
    {"fuel_run", "fuel_stock"},
    {"city_income", "city_grows"},
    {"outpost_worth_with_rivals", "outpost_house"},
)
"""Bids, holding back, fuel, cities, Outpost: of each somebody has words of their own."""


@pytest.fixture(scope="module")
def game() -> Game:
    seats = computer_seats(["hard:otto", "hard:irene", "hard"])
    return Game(GameConfig("classic-2009", "germany", seats, 3))


@pytest.mark.parametrize("persona", personas())
def test_own_words_hold_the_facts_of_the_plain_sentence(persona: str) -> None:
    says = personas()[persona].says
    assert says.keys() <= SENTENCES.keys()
    for code, said in says.items():
        for text in said.values():
            assert fields(text) == fields(SENTENCES[code]), text
            assert text.endswith((".", "!")), text
            assert len(text) < 100, text
    assert all(codes & says.keys() for codes in COMMON)


@pytest.mark.usefixtures("qapp")
def test_the_seat_speaks_and_where_it_has_no_words_the_plain_reason_stands(game: Game) -> None:
    worth = because("bid_worth", card=20, limit=31)
    assert reason_text(worth, game, 0) == "Plant 20 up to 31\xa0€, and not a penny more."
    assert reason_text(worth, game, 1) == "Plant 20 has a glow to it, up to 31\xa0€."
    assert reason_text(worth, game, 2) == "Plant 20 is worth up to 31\xa0€."
    assert reason_text(worth, game) == reason_text(worth, game, 2)
    scrapped = because("scrap_least", plant=4)
    assert reason_text(scrapped, game, 0) == reason_text(scrapped, game)


@pytest.mark.usefixtures("qapp")
def test_a_sentence_tells_how_somebody_plays_this_edition() -> None:
    assert "uranium" in persona_line("irene", "deluxe-2014")
    assert "uranium" not in persona_line("irene", "outpost-2024")
    assert persona_line("", "classic-2009") == persona_line("zoe", "classic-2009") == ""
