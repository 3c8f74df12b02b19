"""The seats of a game to come: filled from the top, distinct colours, six places."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import COLORS, HUMAN, Seat
from powergrid_qt.models.plain_text import LONGEST_NAME
from powergrid_qt.models.seats import COLOR, EMPTY, KIND, LEAVE, NAME, PERSONA, ROWS, SeatsModel

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")


@pytest.fixture
def model(qtmodeltester) -> SeatsModel:
    made = SeatsModel(("random", "hard"), NAMES)
    qtmodeltester.check(made)
    made.set_seats([Seat("Ada", "red"), Seat("Bo", "blue", "random")])
    return made


def row(model: SeatsModel, number: int) -> tuple[str, str, str]:
    name, color, kind = (model.data(model.index(number, column)) for column in (NAME, COLOR, KIND))
    return name, color, kind


def test_has_a_row_for_each_place(model: SeatsModel) -> None:
    assert (model.rowCount(), model.columnCount()) == (ROWS, LEAVE + 1)
    assert row(model, 1) == ("Bo", "blue", "random")
    assert row(model, 2) == (EMPTY, EMPTY, EMPTY)
    assert model.data(model.index(0, NAME), Qt.ItemDataRole.DecorationRole) is None


def test_only_who_sits_there_can_be_renamed(model: SeatsModel) -> None:
    assert model.setData(model.index(0, NAME), "Zoe")
    assert not model.setData(model.index(4, NAME), "Zoe")
    assert model.flags(model.index(0, NAME)) & Qt.ItemFlag.ItemIsEditable
    assert not model.flags(model.index(4, NAME)) & Qt.ItemFlag.ItemIsEditable
    assert model.seats == (Seat("Zoe", "red"), Seat("Bo", "blue", "random"))


def test_a_long_name_is_cut(model: SeatsModel) -> None:
    model.setData(model.index(0, NAME), "x" * 100)
    assert len(model.seats[0].name) == LONGEST_NAME


def test_a_taken_colour_is_swapped(model: SeatsModel) -> None:
    model.setData(model.index(0, COLOR), "blue")
    assert [seat.color for seat in model.seats] == ["blue", "red"]
    assert not model.setData(model.index(0, COLOR), "pink")


def test_a_kind_for_an_empty_row_seats_somebody(model: SeatsModel) -> None:
    assert model.setData(model.index(4, KIND), "hard")
    assert model.seats[2] == Seat("Cy", "green", "hard")
    assert not model.setData(model.index(0, KIND), "unheard of")


def test_nobody_removes_and_the_others_move_up(model: SeatsModel) -> None:
    assert model.setData(model.index(0, KIND), EMPTY)
    assert model.seats == (Seat("Bo", "blue", "random"),)
    assert not model.setData(model.index(3, KIND), EMPTY)


def test_new_players_get_what_is_free_and_there_are_six_at_most(model: SeatsModel) -> None:
    while model.add():
        pass
    assert sorted(seat.color for seat in model.seats) == sorted(COLORS)
    assert [seat.name for seat in model.seats] == list(NAMES)


def test_a_seventh_name_is_left_open() -> None:
    model = SeatsModel((), ("Ada",))
    model.add()
    model.add()
    assert [seat.name for seat in model.seats] == ["Ada", ""]


def test_shuffling_moves_people_not_colours(model: SeatsModel) -> None:
    while model.add():
        pass
    before = model.seats
    model.shuffle(Random(4))
    assert [seat.color for seat in model.seats] == [seat.color for seat in before]
    assert {(s.name, s.kind) for s in model.seats} == {(s.name, s.kind) for s in before}
    assert model.seats != before


def test_every_change_is_told(qtbot: QtBot, model: SeatsModel) -> None:
    for change in (
        lambda: model.setData(model.index(0, NAME), "Zoe"),
        lambda: model.setData(model.index(0, COLOR), "black"),
        lambda: model.setData(model.index(0, KIND), "hard"),
        lambda: model.add(HUMAN),
        lambda: model.remove(0),
        lambda: model.shuffle(Random(1)),
        lambda: model.set_seats([]),
    ):
        with qtbot.waitSignals([model.seats_changed, model.dataChanged]):
            change()


# -- characters -------------------------------------------------------------------------------

PERSONAS = {"otto": "Otto Pennywise", "vera": "Vera Gavel", "irene": "Irene Halflife"}


@pytest.fixture
def table() -> SeatsModel:
    made = SeatsModel(("random", "easy", "hard"), NAMES, PERSONAS)
    for kind in (HUMAN, "easy", "easy"):
        made.add(kind)
    return made


def who(model: SeatsModel) -> list[tuple[str, str]]:
    return [(seat.name, seat.persona) for seat in model.seats]


def test_computer_players_come_with_a_character_each(table: SeatsModel) -> None:
    assert who(table) == [("Ada", ""), ("Otto Pennywise", "otto"), ("Vera Gavel", "vera")]


def test_another_level_keeps_the_character_and_a_human_has_none(table: SeatsModel) -> None:
    table.setData(table.index(1, KIND), "hard")
    assert table.seats[1] == Seat("Otto Pennywise", "blue", "hard", "otto")
    table.setData(table.index(1, KIND), HUMAN)
    assert table.seats[1] == Seat("Bo", "blue", HUMAN)
    table.setData(table.index(2, KIND), "random")
    assert table.seats[2] == Seat("Cy", "green", "random")
    table.setData(table.index(1, KIND), "easy")
    assert table.seats[1] == Seat("Otto Pennywise", "blue", "easy", "otto")


def test_a_typed_name_stays_whoever_it_is(table: SeatsModel) -> None:
    table.setData(table.index(1, NAME), "Zoe")
    table.setData(table.index(1, PERSONA), "irene")
    assert who(table)[1] == ("Zoe", "irene")
    table.setData(table.index(1, KIND), HUMAN)
    assert who(table)[1] == ("Zoe", "")


def test_a_taken_character_is_swapped_and_none_is_none(table: SeatsModel) -> None:
    table.setData(table.index(1, PERSONA), "vera")
    assert who(table)[1:] == [("Vera Gavel", "vera"), ("Otto Pennywise", "otto")]
    table.setData(table.index(1, PERSONA), "")
    assert who(table)[1:] == [("Bo", ""), ("Otto Pennywise", "otto")]
    table.setData(table.index(1, PERSONA), "otto")
    assert who(table)[1:] == [("Otto Pennywise", "otto"), ("Vera Gavel", "vera")]
    assert not table.setData(table.index(0, PERSONA), "irene")  # a human is who they are
    assert not table.setData(table.index(1, PERSONA), "zoe")
