"""What a table refuses is told in the words of the window, never in those of the table."""

import pytest

from powergrid_qt import __version__
from powergrid_qt.table.client import FINAL
from powergrid_qt.table.wire import SENTENCES
from powergrid_qt.words.table_refusals import table_refusal


@pytest.mark.parametrize("code", sorted({*SENTENCES, *FINAL, "lost"}))
def test_every_code_has_words(code):
    told = table_refusal({"code": code, "text": "As the table says it."})
    assert told
    assert told != "As the table says it."


def test_a_move_that_only_the_table_refuses_can_be_decided_again():
    refused = {"code": "city_full", "n": 12, "text": "Köln is full in step 1."}
    assert table_refusal(refused) == "The table does not take this move: decide again."


def test_a_newer_table_speaks_for_itself():
    assert table_refusal({"code": "tired", "text": "Go to bed."}) == "Go to bed."


@pytest.mark.parametrize(("left", "told"), [(2, "2 more tries"), (0, "waits a minute now")])
def test_a_wrong_code_tells_how_many_tries_are_left(left, told):
    assert told in table_refusal({"code": "code", "left": left})


@pytest.mark.parametrize(("theirs", "advice"), [(2, "Update this program"), (0, "Ask the host")])
def test_another_version_names_both(theirs, advice):
    told = table_refusal({"code": "protocol", "protocol": theirs, "program": "0.3.1"})
    assert advice in told
    assert "0.3.1" in told
    assert __version__ in told
