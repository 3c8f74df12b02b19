"""The seats of a game to come: filled from the top, distinct colours, six places."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import COLORS, HUMAN, Seat
from powergrid_qt.models.plain_text import LONGEST_NAME
from powergrid_qt.models.seats import EMPTY, ROWS, SeatsModel

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")


@pytest.fixture
def model() -> SeatsModel:
    made = SeatsModel(("random", "hard"), NAMES)
    made.set_seats([Seat("Ada", "red"), Seat("Bo", "blue", "random")])
    return made


def test_there_are_no_more_seats_than_places(model: SeatsModel) -> None:
    model.set_seats([Seat(str(number), "red") for number in range(ROWS + 2)])
    assert len(model.seats) == ROWS


def test_whoever_leaves_is_gone(model: SeatsModel) -> None:
    model.remove(0)
    assert model.seats == (Seat("Bo", "blue", "random"),)


def test_who_sits_there_can_be_renamed(model: SeatsModel) -> None:
    model.rename(0, "Zoe")
    assert model.seats == (Seat("Zoe", "red"), Seat("Bo", "blue", "random"))


def test_a_long_name_is_cut(model: SeatsModel) -> None:
    model.rename(0, "x" * 100)
    assert len(model.seats[0].name) == LONGEST_NAME


def test_a_taken_colour_is_swapped(model: SeatsModel) -> None:
    model.set_color(0, "blue")
    assert [seat.color for seat in model.seats] == ["blue", "red"]


def test_nobody_removes_and_the_others_move_up(model: SeatsModel) -> None:
    model.set_kind(0, EMPTY)
    assert model.seats == (Seat("Bo", "blue", "random"),)


def test_new_players_get_what_is_free_and_there_are_six_at_most(model: SeatsModel) -> None:
    for _ in range(ROWS):
        model.add()
    assert sorted(seat.color for seat in model.seats) == sorted(COLORS)
    assert [seat.name for seat in model.seats] == list(NAMES)


def test_a_seventh_name_is_left_open() -> None:
    model = SeatsModel((), ("Ada",))
    model.add()
    model.add()
    assert [seat.name for seat in model.seats] == ["Ada", ""]


def test_shuffling_moves_people_not_colours(model: SeatsModel) -> None:
    for _ in range(ROWS):
        model.add()
    before = model.seats
    model.shuffle(Random(4))
    assert [seat.color for seat in model.seats] == [seat.color for seat in before]
    assert {(s.name, s.kind) for s in model.seats} == {(s.name, s.kind) for s in before}
    assert model.seats != before


def test_every_change_is_told(qtbot: QtBot, model: SeatsModel) -> None:
    for change in (
        lambda: model.rename(0, "Zoe"),
        lambda: model.set_color(0, "black"),
        lambda: model.set_kind(0, "hard"),
        lambda: model.add(HUMAN),
        lambda: model.remove(0),
        lambda: model.shuffle(Random(1)),
        lambda: model.set_seats([]),
    ):
        with qtbot.waitSignal(model.seats_changed):
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
    table.set_kind(1, "hard")
    assert table.seats[1] == Seat("Otto Pennywise", "blue", "hard", "otto")
    table.set_kind(1, HUMAN)
    assert table.seats[1] == Seat("Bo", "blue", HUMAN)
    table.set_kind(2, "random")
    assert table.seats[2] == Seat("Cy", "green", "random")
    table.set_kind(1, "easy")
    assert table.seats[1] == Seat("Otto Pennywise", "blue", "easy", "otto")


def test_a_typed_name_stays_whoever_it_is(table: SeatsModel) -> None:
    table.rename(1, "Zoe")
    table.set_persona(1, "irene")
    assert who(table)[1] == ("Zoe", "irene")
    table.set_kind(1, HUMAN)
    assert who(table)[1] == ("Zoe", "")


def test_a_taken_character_is_swapped_and_none_is_none(table: SeatsModel) -> None:
    table.set_persona(1, "vera")
    assert who(table)[1:] == [("Vera Gavel", "vera"), ("Otto Pennywise", "otto")]
    table.set_persona(1, "")
    assert who(table)[1:] == [("Bo", ""), ("Otto Pennywise", "otto")]
    table.set_persona(1, "otto")
    assert who(table)[1:] == [("Otto Pennywise", "otto"), ("Vera Gavel", "vera")]
