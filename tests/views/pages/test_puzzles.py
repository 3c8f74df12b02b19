"""Puzzles, solved and failed in the real window."""

import itertools
from collections import defaultdict
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.app.puzzles import (
    Puzzle,
    all_puzzles,
    puzzle_at_level,
    puzzle_strength,
    remember_answer,
    solved_puzzles,
)
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.models.tasks_model import TaskRole
from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.boards import city_on_screen
from tests.views.real_window import click, speak

NAMED = {puzzle.id: puzzle for puzzle in all_puzzles()}
WIN = NAMED["end-it-now-2"]
"""Dov wins with Dortmund and Münster; Trier is too dear to begin with."""
FADED = 24
"""The saturation, of 255, that the land of a region out of play does not reach."""


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1100, 700)
    return window


def build(qtbot: QtBot, page: PuzzlePage, *cities: str) -> None:
    """Plan cities on the board and press the large button."""
    view = page.board.view
    for city in cities:
        click(qtbot, view.viewport(), city_on_screen(view, city))
    click(qtbot, page.bottom.panel.buttons.main_button)


def opened(window: MainWindow, puzzle: Puzzle) -> PuzzlePage:
    window.learning.show_puzzles(puzzle)
    QCoreApplication.processEvents()
    return window.learning.puzzle_page


def outcome_words(page: PuzzlePage) -> list[str]:
    cells = page.card.table.cells
    return [str(cells.index(row, 0).data()) for row in range(cells.rowCount())]


def test_one_is_chosen_from_the_list_and_marked_when_it_is_solved(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.learning.show_puzzles()
    view = window.learning.puzzles_page.lists[WIN.difficulty]
    row = next(
        row
        for row in range(view.model().rowCount())
        if view.model().index(row, 0).data(TaskRole.TASK) is WIN
    )
    index = view.model().index(row, 0)
    view.scrollTo(index)
    click(qtbot, view.viewport(), view.visualRect(index).center())
    page = window.learning.puzzle_page
    assert page.puzzle is WIN
    assert page.bottom.panel.words.sentence.text() == "Dov, do you end the game now?"
    assert not page.bottom.panel.buttons.hint_button.isVisible()
    build(qtbot, page, "dortmund", "muenster")
    assert page.card.verdict.label.text() == "Right: you win, whatever the others do."
    assert outcome_words(page)[0] == "Dov: 17, 14\N{NO-BREAK SPACE}€, ends the game"
    assert solved_puzzles(window.program.settings) == {WIN.id}
    click(qtbot, page.bottom.answer.back_button)
    assert view.isVisible()
    assert index.data(TaskRole.DONE)
    assert "solved" in index.data()


def test_a_wrong_turn_tells_why_and_can_be_tried_again(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, WIN)
    build(qtbot, page, "trier")
    assert page.card.verdict.label.text() == "Not right."
    assert page.card.why.text() == "The game goes on after this, and then nothing is sure."
    assert "Dov: 16, 36\N{NO-BREAK SPACE}€, the game goes on" in outcome_words(page)
    assert solved_puzzles(window.program.settings) == frozenset()
    assert not any("Dortmund" in text for text in (page.card.best.text(), page.card.why.text()))
    click(qtbot, page.bottom.answer.again_button)
    assert page.bottom.panel.isVisible()
    action = page.controller.action
    assert isinstance(action, PlayerAction)
    assert action.idle


def test_the_solution_is_shown_but_does_not_count(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, WIN)
    click(qtbot, page.card.solution_button)
    assert page.card.verdict.label.text() == "The solution"
    assert page.controller.action.planned_cities == ("dortmund", "muenster")
    assert "Build in Dortmund and Münster for 60" in page.card.best.text()
    assert solved_puzzles(window.program.settings) == frozenset()
    click(qtbot, page.bottom.answer.next_button)
    assert page.puzzle is all_puzzles()[all_puzzles().index(WIN) + 1]
    assert page.bottom.panel.isVisible()


def colourful_regions(page: PuzzlePage) -> set[str]:
    """Those that are painted as in play."""
    view = page.board.view
    view.settle()
    seen, colours = view.viewport().grab().toImage(), defaultdict(list)
    for x, y in itertools.product(range(0, seen.width(), 8), range(0, seen.height(), 8)):
        region = view.board.outlines.region_at(view.mapToScene(x, y))
        if region is not None:
            colours[region].append(seen.pixelColor(x, y).hsvSaturation())
    return {region for region, found in colours.items() if median(found) > FADED}


def test_the_next_one_on_the_same_board_has_its_own_regions(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(1200, 750)
    page = opened(window, NAMED["one-more-city-3"])
    assert colourful_regions(page) == {"east", "northwest", "south", "southwest"}
    click(qtbot, page.card.solution_button)
    click(qtbot, page.bottom.answer.next_button)
    assert page.puzzle is NAMED["one-more-city-1"]
    assert colourful_regions(page) == {"northeast", "northwest", "south", "southwest", "west"}


def test_play_on_makes_a_game_of_it(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(window, WIN)
    build(qtbot, page, "dortmund", "muenster")
    click(qtbot, page.bottom.answer.play_button)
    moves = window.program.controller.game.moves
    assert [move for move in moves if move.seat == 3][-3:] == list(WIN.solution)
    ended = window.ends.page
    qtbot.waitUntil(lambda: window.pages.currentWidget() is ended, timeout=20_000)
    result = window.program.controller.game.state.result
    assert result is not None
    assert result.winners == (3,)


def test_the_last_one_offers_no_next(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, all_puzzles()[-1])
    click(qtbot, page.card.solution_button)
    assert not page.bottom.answer.next_button.isVisible()
    assert page.bottom.answer.focusProxy() is page.bottom.answer.back_button


def test_the_language_may_change_while_the_proof_is_read(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, WIN)
    build(qtbot, page, "dortmund", "muenster")
    speak(window, "de")
    page = window.learning.puzzle_page
    assert page.card.title.text() == "Jetzt oder später? 3"
    assert page.card.why.text().startswith("Mit 2 weiteren Städten beendet Dov das Spiel")
    assert page.bottom.answer.isVisible()


@pytest.mark.long(but=["size0"])
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1440, 900)])
def test_everything_has_room(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    for name in ("end-it-now-5", "outpost-last-turn-2", "scrap-1"):
        page = opened(window, NAMED[name])
        page.show_solution()
        QCoreApplication.processEvents()
        assert window.size() == size
        answer = page.bottom.answer
        for button in (answer.back_button, answer.play_button, answer.next_button):
            assert answer.rect().contains(button.geometry())
            assert button.width() >= button.sizeHint().width()
        assert page.card.isVisible()
        assert page.card.verdict.isVisible()


def test_keys_choose_and_open_one_at_ones_level(qtbot: QtBot, window: MainWindow) -> None:
    first = puzzle_at_level(window.program.settings)
    remember_answer(window.program.settings, first.id, right=True)
    window.learning.show_puzzles()
    view = window.focusWidget()
    assert view in window.learning.puzzles_page.lists.values()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    page = window.learning.puzzle_page
    assert page.puzzle is puzzle_at_level(window.program.settings) is not first
    click(qtbot, page.card.solution_button)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert view.isVisible()


def test_keys_lay_and_judge_a_turn(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, NAMED["no-useless-city-2"])
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert not page.card.verdict.isVisible(), "nothing is laid yet"
    qtbot.keyClick(window, Qt.Key.Key_P)
    assert page.card.verdict.label.text() == "Right: you win, whatever the others do."
    assert page.bottom.answer.next_button.hasFocus()


def test_one_at_my_level_follows_the_answers(qtbot: QtBot, window: MainWindow) -> None:
    settings, pages = window.program.settings, window.learning
    pages.show_puzzles()
    assert pages.puzzles_page.line.text() == "One turn each, and a proof of what is right."
    click(qtbot, pages.puzzles_page.level_button)
    page = pages.puzzle_page
    first = page.puzzle
    assert page.card.about.text() == f"Strength {first.strength}"
    page.controller.play(*first.solution)
    estimate = puzzle_strength(settings)
    assert estimate is not None
    assert page.bottom.answer.next_button.text() == "Another at my level"
    click(qtbot, page.bottom.answer.next_button)
    second = page.puzzle
    assert second is puzzle_at_level(settings) is not first
    page.show_solution()  # whoever looks has not found it
    weaker = puzzle_strength(settings)
    assert weaker is not None
    assert weaker.games == 2
    assert weaker.rating < estimate.rating
    click(qtbot, page.bottom.answer.back_button)
    assert pages.puzzles_page.line.text() == (
        f"Your strength: about {round(weaker.rating, -1):.0f}, "
        f"give or take {round(weaker.margin, -1):.0f}. First answers: 2."
    )


def test_a_puzzle_on_rules_that_nobody_knows_here_says_what_is_new(window: MainWindow) -> None:
    settings = window.program.settings
    settings.is_new("editions", "classic-2009")
    settings.is_new("boards", "germany")
    outpost = next(puzzle for puzzle in all_puzzles() if puzzle.edition == "outpost-2024")
    page = opened(window, outpost)
    assert "New to you: Outpost" in page.card.about.text()
    settings.is_new("editions", outpost.edition)
    settings.is_new("boards", outpost.board)
    page = opened(window, outpost)
    assert page.card.about.text() == f"Strength {outpost.strength}"
