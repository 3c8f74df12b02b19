"""M-BR3: a board may have names of its own for fuels, which are the same in all else."""

import pytest

from powergrid_qt.engine import load_board
from powergrid_qt.engine.board_check import shape_problems
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.words.events import event_text
from powergrid_qt.words.names import fuel_name, tokens_text
from powergrid_qt.words.refusals import refusal_text
from tests.engine.small_board import small
from tests.story_games import config, told


def test_m_br3_garbage_is_biogas_on_the_board_that_calls_it_so() -> None:
    brazil, usa = load_board("brazil"), load_board("usa")
    assert fuel_name("garbage", brazil) == "biogas"
    assert fuel_name("garbage", usa) == fuel_name("garbage") == "garbage"
    assert tokens_text((("coal", 2), ("garbage", 1)), brazil) == "2 coal and 1 biogas"
    for refusal in (
        refuse("no_burner", fuel="garbage"),
        refuse("cannot_store_both", fuels=("coal", "garbage")),
        refuse("drop_needed", choices=((("garbage", 2),), (("coal", 1),))),
        refuse("illegal_move", number=3, move="", reason=refuse("sold_out", fuel="garbage")),
    ):
        assert "biogas" in refusal_text(refusal, brazil)
        assert "garbage" in refusal_text(refusal)


@pytest.mark.parametrize("names", [["biogas"], {"garbage": 3}, {"garbage": "b" * 41}])
def test_names_of_fuels_are_short_texts(names: object) -> None:
    assert not list(shape_problems({**small(), "fuel_names": {"garbage": "biogas"}}))
    (problem,) = shape_problems({**small(), "fuel_names": names})
    assert problem.values["key"] == "fuel_names"


def test_m_br3_no_line_of_a_log_there_speaks_of_garbage() -> None:
    lines = [
        event_text(event, game)
        for game, events in told(config("classic-2009", "brazil", 3))
        for event in events
    ]
    assert any("biogas" in line for line in lines if line)
    assert not any("garbage" in line for line in lines if line)
