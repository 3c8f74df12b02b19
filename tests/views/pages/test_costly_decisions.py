"""The replay at a costly decision: what was played and what the expert would do, and ways there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.analysis import MoveVerdict, Occasion
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.moves import Build, Open
from powergrid_qt.models.log_model import LogRole, When
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay
from tests.views.real_window import click

CONFIG = GameConfig("classic-2009", "germany", computer_seats(["easy"] * 3), 3)


@pytest.fixture(scope="module")
def record() -> Record:
    played = Record.of(play_game(CONFIG))
    ada = replace(CONFIG.players[0], kind="human")
    return replace(played, config=replace(CONFIG, players=(ada, *CONFIG.players[1:])))


@pytest.fixture(scope="module")
def verdicts(record: Record) -> list[MoveVerdict]:
    """Of an auction and of a turn in which cities were connected."""
    replay = Replay(record)
    found = []
    for kind in (Open, Build):
        for number, move in enumerate(record.moves):
            others = [
                other
                for other in replay.at(number).legal_moves
                if isinstance(other, kind) and other != move
            ]
            if isinstance(move, kind) and move.seat == 0 and number > 60 and others:
                best = Choice(others[-1], None)
                found.append(MoveVerdict(number, 0, Occasion(number, False), move, best, 1.4, 2.1))
                break
    return sorted(found, key=lambda one: one.number)


@pytest.fixture(scope="module")
def window(kept_window: MainWindow, record: Record, verdicts: list[MoveVerdict]) -> MainWindow:
    kept_window.games.show_position(record)
    kept_window.go(ToReplay())
    analyst = kept_window.program.analyst
    analyst.verdicts, analyst.done = verdicts, analyst.total
    analyst.changed.emit()
    return kept_window


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> ReplayPage:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.replays.page.bar.go_to(0)
    return window.replays.page


def test_the_numbers_on_the_bar_lead_there(
    qtbot: QtBot, page: ReplayPage, verdicts: list[MoveVerdict]
) -> None:
    for number, verdict in enumerate(verdicts, start=1):
        badge = page.bar.slider.badges()[verdict.number]
        qtbot.mouseClick(page.bar.slider, Qt.MouseButton.LeftButton, pos=badge.center().toPoint())
        assert page.position == verdict.number
        assert page.panel.badge.isVisible()
        words = page.panel.costly.words[verdict.number]
        assert [line.words for line in page.panel.lines[:2]] == [words.played, words.better]
        assert page.panel.where.words == words.where
        marked = [entry for entry in entries(page) if entry.data(LogRole.BADGE) == number]
        assert [index.data(LogRole.ENTRY).move for index in marked] == [verdict.number + 1]
        assert marked[0].data(LogRole.WHEN) is When.PRESENT


def entries(page: ReplayPage) -> list[QModelIndex]:
    model = page.log.view.model()
    return [model.index(row, 0) for row in range(model.rowCount())]


def test_one_goes_from_one_to_the_next_and_back(
    qtbot: QtBot, page: ReplayPage, verdicts: list[MoveVerdict]
) -> None:
    first, second = (verdict.number for verdict in verdicts)
    assert not page.panel.before.isEnabled()
    seen = []
    for button in (page.panel.after, page.panel.after, page.panel.before):
        click(qtbot, button)
        seen.append(page.position)
    assert seen == [first, second, first]


def test_arrow_keys_stop_before_them_and_a_click_in_the_log_too(
    qtbot: QtBot, window: MainWindow, page: ReplayPage, verdicts: list[MoveVerdict]
) -> None:
    number = verdicts[-1].number
    page.bar.go_to(number - 4)
    seen = []
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Right)
        seen.append(page.position)
    assert number in seen
    page.bar.go_to(number)
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Right)
    assert page.position == number + 1
    assert not page.panel.badge.isVisible(), "it is made now"
    view = page.log.view
    index = next(one for one in entries(page) if one.data(LogRole.ENTRY).move == number + 1)
    view.scrollTo(index)
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center()
    )
    assert page.position == number


def test_both_choices_are_marked_on_the_table(
    page: ReplayPage, verdicts: list[MoveVerdict]
) -> None:
    scene, plants = page.board.scene, page.plants
    assert scene is not None
    for verdict in verdicts:
        page.bar.go_to(verdict.number)
        better = verdict.best.move
        if isinstance(better, Build):
            assert scene.played_rims
            assert scene.better_rims
        else:
            assert plants.pointed == better
        page.bar.go_to(verdict.number + 1)
        assert (scene.played_rims, scene.better_rims, plants.pointed) == ([], [], None)


def test_the_other_move_is_offered_there_only(
    qtbot: QtBot, page: ReplayPage, verdicts: list[MoveVerdict]
) -> None:
    asked: list[int] = []
    page.try_other.disconnect()
    page.try_other.connect(asked.append)
    assert not page.panel.try_button.isVisible()
    page.bar.go_to(verdicts[0].number)
    click(qtbot, page.panel.try_button)
    assert asked == [verdicts[0].number]


def test_a_comment_is_on_the_decision_that_is_open(
    qtbot: QtBot, page: ReplayPage, verdicts: list[MoveVerdict]
) -> None:
    number = verdicts[0].number
    page.bar.go_to(number)
    click(qtbot, page.bar.comment_button)
    qtbot.keyClicks(page.panel.field.text, "Greed")
    qtbot.keyClick(page.panel.field.text, Qt.Key.Key_Return)
    assert page.controller.comment_on(number + 1) == "Greed"
    assert page.panel.comment.words == "Greed"
    page.bar.go_to(number + 1)
    assert page.panel.comment.words == "Greed"
