"""The levels of computer players to choose from, each with what is known about it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import LEVELS
from powergrid_qt.app.new_game import default_game
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.models.seats import EMPTY
from powergrid_qt.views.pages.new_game.seats_panel import KindBox
from powergrid_qt.words.names import kind_name, kind_sentence

PLUG_IN = "somebody-elses"
KNOWN = ("easy", "normal", "hard", "expert", "greedy", "random")


@pytest.fixture
def box(qtbot: QtBot) -> KindBox:
    box = KindBox((*KNOWN, PLUG_IN))
    qtbot.addWidget(box)
    return box


def test_every_level_there_is_has_a_sentence() -> None:
    assert all(kind_sentence(level) for level in LEVELS)


def test_all_levels_are_offered_between_people_and_nobody(qtbot: QtBot, box: KindBox) -> None:
    kinds = [box.itemData(row) for row in range(box.count())]
    assert kinds == [HUMAN, REMOTE, *KNOWN, PLUG_IN, EMPTY]
    begun = KindBox(KNOWN, to_come=False)
    qtbot.addWidget(begun)
    assert [begun.itemData(row) for row in range(begun.count())] == [HUMAN, *KNOWN]


@pytest.mark.parametrize("kind", KNOWN)
def test_the_sentence_of_the_chosen_level_is_the_tooltip(box: KindBox, kind: str) -> None:
    box.choose(kind)
    assert box.currentText() == f"Computer: {kind_name(kind)}"
    assert box.toolTip() == box.accessibleDescription() == kind_sentence(kind) != ""


def test_a_level_of_a_plug_in_goes_by_its_own_name(box: KindBox) -> None:
    box.choose(PLUG_IN)
    assert box.currentText() == f"Computer: {PLUG_IN}"
    assert box.toolTip() == ""


def test_the_list_is_wide_enough_for_the_sentences(qtbot: QtBot, box: KindBox) -> None:
    box.resize(120, 34)
    box.show()
    box.showPopup()
    view = box.view()
    assert view.width() > 2 * box.width()
    assert view.visualRect(box.model().index(1, 0)).height() > box.fontMetrics().height() * 1.8
    qtbot.keyClick(view, Qt.Key.Key_Escape)


def test_new_games_start_against_the_usual_level() -> None:
    assert default_game(("greedy", *KNOWN)).seats[1].kind == "normal"
    assert default_game((PLUG_IN, "random")).seats[1].kind == PLUG_IN
    assert default_game(()).seats[1].kind == HUMAN
