"""What is said and happens at a shared table, in words and in the log."""

from typing import Any

import pytest

from powergrid_qt.models.log_model import LogKind, LogModel
from powergrid_qt.models.table_lines import TableLine, What, line_text
from tests.views.shell import game


def line(what: What, **more: Any) -> TableLine:
    return TableLine(what, at=1_700_000_000.0, moves=3, name="Bo", seats=(1,), **more)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (line(What.SAID, text="<b>{name}</b>"), "Bo: <b>{name}</b>"),
        (line(What.NUDGED, text="Cy"), "Bo nudges Cy."),
        (line(What.GONE), "The connection to Bo is gone."),
        (line(What.BACK), "Connected again."),
    ],
)
def test_lines_are_told_in_words(told: TableLine, words: str) -> None:
    assert line_text(told) == words


def test_only_what_is_said_can_be_muted() -> None:
    assert line(What.SAID).speaker == ("Bo", (1,))
    assert line(What.GONE).speaker is None


def test_lines_stand_in_the_log_behind_the_move_before_them() -> None:
    said = {3: [line(What.SAID, text="hm"), line(What.LOST)]}
    model = LogModel(lines_after=lambda number: said.get(number, ()))
    played = game(moves=5)
    model.set_game(played)
    kinds = [entry.kind for entry in model.entries if entry.move == 3]
    assert kinds[-2:] == [LogKind.SAID, LogKind.ALARM]
    assert model.entries[model.rows_of(3).stop - 2].color == played.config.players[1].color
    said[5] = [line(What.CAME)]
    model.retell(5)
    assert model.entries[-1].text == "Bo is here."
