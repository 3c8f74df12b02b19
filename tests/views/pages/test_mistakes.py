"""One's own mistakes, from the start page to the verdict, in the real window."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.judged_turn import JudgedTurn
from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.mistakes import RIGHT, WRONG, Mistake
from powergrid_qt.engine import Record
from powergrid_qt.engine.moves import Build, Done, Open
from powergrid_qt.views.pages.game.side_panel import LEAD, MARKET
from powergrid_qt.views.pages.mistakes.mistake_page import MistakePage
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToHistory, ToMistakes, ToStart
from tests.past_games import NOON, analysed, analysed_building, finished, kept
from tests.views.real_window import click, speak

TODAY = datetime.fromtimestamp(NOON).date() + timedelta(days=1)


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "today", lambda _: TODAY)


@pytest.fixture
def window(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """With one game in which Ada went for a plant that she should have left."""
    window.program.settings.store("mistakes/progress", "")
    ended = datetime.fromtimestamp(NOON).astimezone().isoformat()
    kept(saves_dir(), "played", analysed(finished())[0], ended=ended, id="played")
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read, timeout=20_000)
    QCoreApplication.processEvents()
    return window


def opened(qtbot: QtBot, window: MainWindow) -> MistakePage:
    click(qtbot, window.start_page.mistakes_button)
    QCoreApplication.processEvents()
    return window.learning.mistake_page


def test_the_right_answer_comes_again_in_three_days(qtbot: QtBot, window: MainWindow) -> None:
    start = window.start_page
    assert start.mistakes_button.detail.endswith(" today · about 1 min")
    page = opened(qtbot, window)
    assert page.card.question.text() == "What would you do in the auction?"
    assert page.card.where.text().startswith("Your game of 2")
    assert "Germany · round" in page.card.where.text()
    assert page.card.back_button.isVisible()
    assert not page.card.again.isVisible()
    click(qtbot, page.bottom.panel.buttons.pass_button)
    assert page.card.verdict.label.text() == "Right: Pass and buy nothing this round"
    assert page.card.again.text() == "Again in 3 days"
    assert window.program.library.mistakes.state(page.mistake) == RIGHT
    assert page.bottom.answer.back_button.hasFocus()  # it was the last one
    qtbot.keyClick(page.bottom.answer.back_button, Qt.Key.Key_Return)
    assert start.isVisible()
    qtbot.waitUntil(lambda: start.mistakes_button.detail.startswith("Next on "))


def test_what_was_done_then_is_not_right_and_the_answer_stays_hidden(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = opened(qtbot, window)
    (then,) = page.exercise.then
    assert isinstance(then, Open)
    page.controller.play(then)
    assert page.card.verdict.label.text().startswith("Not yet: Put up Plant ")
    assert page.card.best.text() == "This costs 0.5 places."
    told = "In your game it was: Went for a card that was not needed."
    assert page.card.why.text() == told
    assert page.bottom.answer.again_button.text() == "Try once more"
    assert page.card.again.text() == "Again tomorrow"
    assert page.card.lesson_button.text() == "Lesson · 4 min"
    assert page.bottom.answer.again_button.hasFocus()
    assert window.program.library.mistakes.state(page.mistake) == WRONG
    click(qtbot, page.bottom.answer.again_button)
    assert page.bottom.panel.isVisible()
    click(qtbot, page.bottom.panel.buttons.pass_button)
    assert page.card.verdict.label.text() == "Right: Pass and buy nothing this round"
    assert page.card.again.text() == "Again tomorrow"  # the first answer counts


def test_other_answers_are_judged_and_can_be_played_on(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    money = page.game.state.players[0].money
    (then,) = page.exercise.then
    assert isinstance(then, Open)
    page.controller.play(Open(0, then.card, money))
    assert page.card.task.text() == "The expert looks at your answer …"
    qtbot.waitUntil(page.card.verdict.isVisible, timeout=30_000)
    assert page.card.best.text().startswith("This costs ")
    click(qtbot, page.bottom.answer.solution_button)
    assert page.card.verdict.label.text() == "Best: Pass and buy nothing this round"
    click(qtbot, page.bottom.answer.play_button)
    assert window.pages.shows("game_page")
    assert window.program.controller.game.moves[-1:] != []


def built_elsewhere(window: MainWindow, *, wrong_hint: bool = False) -> Mistake:
    """A game in which Ada should have built elsewhere, or was told not to."""
    record, number = analysed_building(finished(), wrong_hint=wrong_hint)
    kept(saves_dir(), "played", record, id="played")
    game = window.program.library.mistakes.all()[0].game
    return Mistake(game, number, "wrong_city", 0.5)


def test_the_best_turn_is_laid_as_a_whole_and_marked(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    mistake = built_elsewhere(window)
    page.show_series([mistake], mistake)
    scene = page.board.scene
    assert scene is not None
    page.controller.play(*page.exercise.then)
    assert not scene.better_rims, "one may still find it"
    click(qtbot, page.bottom.answer.solution_button)
    action = page.controller.action
    assert isinstance(action, BuildingAction)
    best = [move.city for move in page.exercise.best if isinstance(move, Build)]
    assert list(action.planned_cities) == best
    assert page.card.verdict.label.text().startswith("Best: Build in ")
    assert [tag.words for tag in scene.choice_tags] == ["then", "best"]
    page.try_again()
    then = [move.city for move in page.exercise.then if isinstance(move, Build)]
    page.controller.play(Done(0))
    window.program.exercise_judge.decided.emit(JudgedTurn(Done(0)))  # as if it were as good
    assert page.card.verdict.label.text().startswith("Right: Build nothing ")
    assert (len(scene.better_rims), len(scene.played_rims)) == (len(best), len(then))
    page.try_again()
    assert not scene.better_rims


def test_the_exercise_stays_in_front_of_the_market(qtbot: QtBot, window: MainWindow) -> None:
    """In a window that becomes small, and when somebody who looks elsewhere wants the solution."""
    window.resize(1440, 900)
    page = opened(qtbot, window)
    window.resize(1100, 700)
    QCoreApplication.processEvents()
    assert [page.side.choice.value, page.card.isVisible()] == [LEAD, True]
    page.controller.play(*page.exercise.then)
    click(qtbot, page.side.choice.button(MARKET))
    assert not page.card.isVisible()
    click(qtbot, page.bottom.answer.solution_button)
    assert [page.side.choice.value, page.card.isVisible()] == [LEAD, True]


def test_an_exercise_goes_when_its_hint_was_wrong(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    mistake = built_elsewhere(window, wrong_hint=True)
    with qtbot.waitSignal(page.failed) as told:
        page.show_series([mistake], mistake)
    assert told.args == ["The hint was wrong here, so the exercise is gone."]
    assert window.start_page.isVisible()


@pytest.mark.long
def test_another_language_keeps_question_and_answer(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    mistake = page.mistake
    page.controller.play(*page.exercise.then)
    speak(window, "de")
    page = window.learning.mistake_page
    assert window.pages.shown is page
    assert page.mistake == mistake
    assert page.bottom.answer.isVisible()
    speak(window, "en")


def test_the_history_leads_to_lesson_and_exercises(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ToHistory())
    history = window.past.page
    remedy = history.judgement.remedy
    qtbot.waitUntil(remedy.isVisible, timeout=10_000)
    assert remedy.exercises_button.text().startswith("1 exercise")
    assert remedy.lesson_button.text() == "Lesson · 4 min"
    click(qtbot, remedy.lesson_button)
    assert window.learning.lesson_page.run.lesson.id == "02-auction"
    window.go(ToHistory())
    click(qtbot, remedy.exercises_button)
    page = window.learning.mistake_page
    assert page.isVisible()
    assert page.kind == "unneeded_plant"
    click(qtbot, page.card.back_button)
    assert history.isVisible()


def test_a_game_that_is_gone_leads_back_with_a_word(qtbot: QtBot, window: MainWindow) -> None:
    mistake = window.program.library.mistakes.all()[0]
    page = opened(qtbot, window)
    mistake.game.path.unlink()
    page.show_series([mistake], mistake)
    assert window.start_page.isVisible()
    window.go(ToMistakes("let_go"))
    assert window.start_page.isVisible()


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1440, 900)])
def test_the_door_has_room(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    kept(saves_dir(), "going", Record(finished().config, ()))
    window.go(ToStart())
    start = window.start_page
    qtbot.waitUntil(start.continue_button.isVisible, timeout=10_000)
    qtbot.waitUntil(start.mistakes_button.isVisible, timeout=10_000)
    QCoreApplication.processEvents()
    doors = (start.continue_button, start.mistakes_button, start.maps_button)
    for door in doors:
        assert door.height() >= door.sizeHint().height()
    below = max(door.mapTo(start, door.rect().bottomLeft()).y() for door in doors)
    assert start.language.mapTo(start, start.language.rect().topLeft()).y() > below
