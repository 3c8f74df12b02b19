"""Lessons, taken in the real window: read, solved, failed, left and taken up again."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.lessons.lesson import Lesson, all_lessons
from powergrid_qt.app.lessons.lesson_run import done_lessons, step_reached
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.events import CardDrawn
from powergrid_qt.engine.moves import Pass
from powergrid_qt.engine.texts import said_in
from powergrid_qt.models.tasks_model import TaskRole
from powergrid_qt.views.pages.lessons.lesson_page import LessonPage
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart
from tests.views.boards import city_on_screen
from tests.views.real_window import click, speak

FIRST = all_lessons()[0]
"""Three steps to read, then fuel to buy and a city to build."""
SMALL, USUAL = QSize(1100, 700), QSize(1440, 900)


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    window.resize(SMALL)
    yield window
    window.setUpdatesEnabled(True)


def opened(window: MainWindow, lesson: Lesson) -> LessonPage:
    window.learning.show_lessons(lesson)
    QCoreApplication.processEvents()
    return window.learning.lesson_page


def at_rest(qtbot: QtBot, page: LessonPage) -> None:
    """Once nothing happens by itself any more."""
    qtbot.waitUntil(lambda: not page.controller.goes_on, timeout=20_000)
    QCoreApplication.processEvents()


def answer(qtbot: QtBot, page: LessonPage) -> None:
    """Lay the solution as anybody would, and press the button for it."""
    action, solution = page.controller.action, page.run.step.solution
    assert isinstance(action, PlayerAction)
    action.plan_again(solution)
    passes = isinstance(solution[-1], Pass) or not action.main_offer.lit
    click(qtbot, page.bottom.buttons.pass_button if passes else page.bottom.buttons.main_button)


def go_on(qtbot: QtBot, page: LessonPage) -> None:
    if page.run.step.asks:
        answer(qtbot, page)
    else:
        click(qtbot, page.speech.button)
    at_rest(qtbot, page)


def check_speech(qtbot: QtBot, page: LessonPage, language: str) -> None:
    """What is said is read whole, lies on the table and not on what it is about."""
    speech, step = page.speech, page.run.step
    qtbot.waitUntil(lambda: speech.placed, timeout=5000)  # layouts may still be at work
    assert speech.isVisible()
    assert speech.text.text() == said_in(language, step.text)
    assert speech.text.height() >= speech.text.heightForWidth(speech.text.width())
    assert page.table.rect().contains(speech.geometry())
    if step.at:
        target = page.pointers.area(step.at)
        assert target is not None, f"{step.at} is not to be seen"
        assert not target.isEmpty()
        assert speech.frame.isVisible()
        assert speech.frame.geometry().contains(target)
        if step.at != "board":
            assert not speech.geometry().intersects(target)


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size"), [("en", USUAL), ("de", SMALL), ("nl", SMALL)], ids=["en", "de", "nl"]
)
def test_every_lesson_is_played_to_its_end(
    qtbot: QtBot, window: MainWindow, language: str, size: QSize
) -> None:
    window.resize(size)
    speak(window, language)
    window.setUpdatesEnabled(language == "en")  # what is painted is the same in all of them
    page = opened(window, FIRST)
    for number, lesson in enumerate(all_lessons()):
        assert page.run.lesson is lesson
        for step in range(len(lesson.steps)):
            assert page.run.number == step
            check_speech(qtbot, page, language)
            assert page.bottom.buttons.main_button.isVisible() == page.run.step.asks
            if not page.run.last:
                go_on(qtbot, page)
        assert lesson.id in done_lessons(window.program.settings)
        assert len(done_lessons(window.program.settings)) == number + 1
        click(qtbot, page.speech.button)  # the next lesson
    assert window.pages.shows("lessons_page")
    assert not list(saves_dir().glob("*"))


def test_what_always_lies_on_the_table_can_be_pointed_at(window: MainWindow) -> None:
    pointers = opened(window, FIRST).pointers
    for name in ("phases", "round", "track", "order", "plants", "market", "board", "player 1"):
        pointers.bring_up(name)
        area = pointers.area(name)
        assert area is not None, name
        assert not area.isEmpty(), name
    row, money = pointers.area("player 1"), pointers.area("money 1")
    assert row is not None
    assert money is not None
    assert row.contains(money)
    assert money.topRight() == row.topRight()
    assert money.width() < row.width()


def test_a_wrong_turn_is_explained_and_can_be_tried_again(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, FIRST)
    for _ in range(5):
        go_on(qtbot, page)
    view, before = page.board.view, page.controller.game.moves
    for city in ("duesseldorf", "dortmund"):
        click(qtbot, view.viewport(), city_on_screen(view, city))
    goals = [line.reached for line in page.sheet.goals]
    assert goals == [True, False, False]
    click(qtbot, page.bottom.buttons.main_button)
    assert page.speech.verdict.text() == "Not quite."
    assert page.speech.text.text().startswith("The fourth city stays dark")
    assert page.controller.game.moves == before
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # without Dortmund
    assert [line.reached for line in page.sheet.goals] == [True, True, True]
    qtbot.keyClick(window, Qt.Key.Key_Return)
    at_rest(qtbot, page)
    assert page.run.number == 6
    assert not page.speech.verdict.isVisible()


def test_giving_the_turn_up_is_explained(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, FIRST)
    for _ in range(3):
        go_on(qtbot, page)
    click(qtbot, page.bottom.buttons.pass_button)
    assert page.speech.text.text().startswith("Look at your cards")
    assert page.run.number == 3


def test_one_is_left_and_taken_up_again(qtbot: QtBot, window: MainWindow) -> None:
    window.learning.show_lessons()
    view = window.learning.lessons_page.list
    index = view.model().index(0, 0)
    click(qtbot, view.viewport(), view.visualRect(index).center())
    page = window.learning.lesson_page
    for _ in range(4):
        go_on(qtbot, page)
    position = page.controller.game.snapshot()
    click(qtbot, page.leave_button)
    assert window.pages.shows("lessons_page")
    assert index.data(TaskRole.REACHED) == 4
    assert f"step 5 of {len(FIRST.steps)}" in index.data()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    assert page.run.number == 4
    assert page.controller.game.snapshot() == position
    check_speech(qtbot, page, "en")


def test_back_and_undo_lead_to_what_was_before(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, FIRST)
    assert not page.sheet.back_button.isEnabled()
    for _ in range(5):
        go_on(qtbot, page)
    click(qtbot, page.sheet.back_button)
    assert page.run.number == 4
    check_speech(qtbot, page, "en")
    go_on(qtbot, page)
    click(qtbot, page.bottom.buttons.undo_button)  # to the fuel that was bought
    assert page.run.number == 3
    assert page.run.answers == {}
    assert page.controller.game.state.players[0].money == 39
    click(qtbot, page.sheet.show_button)
    at_rest(qtbot, page)
    assert page.run.number == 4
    assert page.controller.game.state.players[0].money == 31


def test_in_a_lesson_an_auction_is_taken_back_with_the_card_that_was_drawn(
    qtbot: QtBot, window: MainWindow
) -> None:
    """The auction of the second lesson: Ada passes, and a card is drawn."""
    page = opened(window, all_lessons()[1])
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window, Qt.Key.Key_Z, control)
    assert page.bottom.words.note.text() == "Nothing to take back."
    while page.run.asked_before != 5:
        go_on(qtbot, page)
    drawn = [event for event in page.controller.game.events if isinstance(event, CardDrawn)]
    qtbot.keyClick(window, Qt.Key.Key_Z, control)
    assert page.run.number == 5
    assert page.controller.game.current == 0
    before = [event for event in page.controller.game.events if isinstance(event, CardDrawn)]
    assert len(before) < len(drawn)
    go_on(qtbot, page)
    again = [event for event in page.controller.game.events if isinstance(event, CardDrawn)]
    assert again == drawn[: len(again)] != before


def words_of(page: LessonPage, panel: QWidget) -> list[QRect]:
    """Where words stand on a panel, on the table."""
    found = []
    for label in panel.findChildren(QLabel):
        if label.isVisible() and label.text():
            metrics, how = label.fontMetrics(), label.alignment()
            words = metrics.boundingRect(label.contentsRect(), how.value, label.text())
            words.setHeight(metrics.ascent())
            found.append(words.translated(label.mapTo(page.table, QPoint())))
    return found


@pytest.mark.long(but=["size0"])
@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_a_frame_cuts_no_words_beside_what_it_marks(
    qtbot: QtBot, window: MainWindow, size: QSize
) -> None:
    window.resize(size)
    for number, at in ((1, "card 13"), (1, "card 16"), (2, "fuel coal")):
        page = opened(window, all_lessons()[number])
        while page.run.step.at != at:
            go_on(qtbot, page)
        speech = page.speech
        qtbot.waitUntil(partial(getattr, speech, "placed"))
        frame = page.speech.frame.geometry()
        for panel in (page.plants, page.market):
            cut = [words for words in words_of(page, panel) if frame.intersects(words)]
            assert cut == [], (frame, at)


@pytest.mark.parametrize("place", ["board", "players", "market"])
def test_enter_reads_on_wherever_one_has_clicked(
    qtbot: QtBot, window: MainWindow, place: str
) -> None:
    page = opened(window, FIRST)
    table = page
    clicked = {
        "board": table.board.view.viewport(),
        "players": table.side.players.cards[0],
        "market": table.market,
    }[place]
    table.side.show_players()
    click(qtbot, clicked, QPoint(5, 5))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert page.run.number == 1


def test_a_click_on_a_player_moves_nobody(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, all_lessons()[10])
    page.side.show_players()
    QCoreApplication.processEvents()
    players = page.side.players
    before = [players.card_area(row) for row in range(players.count)]
    click(qtbot, players.cards[-1])
    QCoreApplication.processEvents()
    assert [players.card_area(row) for row in range(players.count)] == before


def test_a_lesson_can_be_left_whatever_tab_is_open(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, all_lessons()[10])
    page.side.show_players()
    assert not page.sheet.isVisible()
    click(qtbot, page.leave_button)
    assert window.pages.shows("lessons_page")


def test_the_focus_is_on_what_comes_next_after_a_move_was_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = opened(window, FIRST)
    for _ in range(3):
        go_on(qtbot, page)
    page.controller.delay_ms = 60_000  # the others would take their time
    click(qtbot, page.sheet.show_button)
    assert page.controller.goes_on
    assert window.focusWidget() is page.bottom
    page.controller.delay_ms = 0


def test_steps_and_lessons_are_counted_in_words(window: MainWindow) -> None:
    page = opened(window, FIRST)
    assert page.sheet.step.text() == f"Step 1 of {len(FIRST.steps)}"
    assert page.sheet.place.text() == f"Lesson 1 of {len(all_lessons())}"


def test_late_clicks_do_no_harm(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, FIRST)
    for _ in range(3):
        go_on(qtbot, page)
    action = page.controller.action
    assert isinstance(action, PlayerAction)
    action.plan_again(page.run.step.solution)
    click(qtbot, page.bottom.buttons.main_button)
    assert page.controller.goes_on
    for late in (action.confirm, page.read_on, page.show_me, page.controller.undo):
        late()
    assert page.run.number in (3, 4)  # undo may well have come in time
    page.go_back()
    page.go_back()
    at_rest(qtbot, page)
    number = page.run.number
    action.confirm()
    assert page.run.number == number
    check_speech(qtbot, page, "en")


def test_what_happens_by_itself_is_seen_move_by_move(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, FIRST)
    for _ in range(3):
        go_on(qtbot, page)
    page.controller.delay_ms = 1
    seen: list[int] = []
    page.controller.changed.connect(lambda: seen.append(len(page.controller.game.moves)))
    before = len(page.controller.game.moves)
    answer(qtbot, page)
    at_rest(qtbot, page)
    page.controller.delay_ms = 0
    assert seen == [before + 2 + number for number in range(5)]  # the turn, then four moves


def test_leaving_in_the_middle_of_what_happens(qtbot: QtBot, window: MainWindow) -> None:
    window.program.settings.delay_ms = 60_000  # the others would take their time
    page = opened(window, FIRST)
    for _ in range(3):
        click(qtbot, page.speech.button)
    answer(qtbot, page)
    assert page.controller.goes_on
    assert not page.speech.isVisible()
    window.go(ToStart())
    window.program.settings.delay_ms = 0
    assert step_reached(window.program.settings, FIRST) == 4
    page = opened(window, FIRST)
    check_speech(qtbot, page, "en")


def test_keys_are_enough(qtbot: QtBot, window: MainWindow) -> None:
    window.learning.show_lessons()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    page = window.learning.lesson_page
    for number in range(3):
        assert page.run.number == number
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    at_rest(qtbot, page)
    assert window.focusWidget() is page.bottom
    qtbot.keyClick(page.bottom, Qt.Key.Key_H)
    at_rest(qtbot, page)
    assert page.run.number == 4
    qtbot.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.run.number == 3


def test_the_language_may_change_while_one_reads(qtbot: QtBot, window: MainWindow) -> None:
    opened(window, FIRST)
    speak(window, "nl")
    page = window.learning.lesson_page
    check_speech(qtbot, page, "nl")
    assert page.sheet.title.text() == said_in("nl", FIRST.title)


def test_the_rules_are_at_hand(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window, FIRST)
    window.menu.rules.trigger()
    assert page.rules.isVisible()
    page.close_rules()
