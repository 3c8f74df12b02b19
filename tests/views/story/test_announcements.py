"""What is told between rounds: the sum of a round, a new step."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.story.announcements import RoundSummary, StepBanner, run_width
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.style.tables import CELL, Figures
from tests.app.turn_table import covers
from tests.story_games import config
from tests.views.story_table import play, shown, started

# Qt's offscreen platform says so for every window with a smallest size.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True),
    pytest.mark.usefixtures("styled"),
]


def page(qtbot: QtBot) -> QWidget:
    host = QWidget()
    QVBoxLayout(host)
    shown(qtbot, host, 900, 600)
    return host


def test_a_window_may_be_resized_before_the_first_round_is_over(qtbot: QtBot) -> None:
    """There is nothing to sum up yet, and nothing to place."""
    host = page(qtbot)
    controller = started(config())
    summary = RoundSummary(controller, host, host)
    host.resize(host.width() + 40, host.height())
    play(controller, lambda game: game.state.round == 2)
    assert summary.isVisible()
    before = summary.geometry().center().x()
    host.resize(host.width() + 80, host.height())
    assert summary.geometry().center().x() > before


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """As many percent as one likes, for one test."""
    yield lambda percent: apply_fonts(qapp, percent)
    apply_fonts(qapp)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("width", [640, 770, 1000])
def test_the_sum_of_a_round_has_room_for_six_players_and_all_new_cards(
    qtbot: QtBot, large_text: Callable[[int], None], percent: int, width: int
) -> None:
    """Also when the round before had none; nothing runs into each other, nothing is cut off."""
    large_text(percent)
    host = QWidget()
    shown(qtbot, host, width, 640)
    controller = started(config("deluxe-2014", "north-america", 6))
    for seat, name in enumerate(("Irene Halflife", "Otto Pennywise", "Jasper Tailwind")):
        players = list(controller.game.config.players)
        players[seat] = replace(players[seat], name=name)
        controller.start(replace(controller.game.config, players=tuple(players)))
    summary = RoundSummary(controller, host, host)
    play(controller, lambda game: game.state.round == 2)
    assert summary.story is not None
    for came in ((), (42, 44, 46, 50), (42,)):
        summary.show_story(replace(summary.story, came=came))
        summary.place()
        summary.grab()
        assert host.rect().contains(summary.geometry())
        seen = [
            (part, QRect(part.mapTo(summary, QPoint()), part.size()))
            for part in summary.findChildren(QWidget)
            if part.isVisible() and isinstance(part, QLabel | Picture | Figures)
        ]
        assert len(seen) >= 5
        for part, place in seen:
            assert summary.rect().contains(place)
            assert not isinstance(part, QLabel) or part.sizeHint().width() <= part.width() + 1
        for (_, one), (_, other) in combinations(seen, 2):
            assert not one.intersects(other)
        table = next(part for part, _ in seen if isinstance(part, Figures))
        assert table.rowAt(table.height() - 2) == table.cells.rowCount() - 1
        told = [table.cells.index(row, 0).data(CELL) for row in range(table.cells.rowCount())]
        column = table.columnWidth(0)
        assert all(run_width(run) <= column + 1 for run in told), "no name is cut off"


@pytest.mark.parametrize("edition", ["classic-2004", "outpost-2024"])
def test_a_round_is_summed_up_and_any_key_goes_on(qtbot: QtBot, edition: str) -> None:
    board = "germany" if edition == "classic-2004" else "outpost"
    host = page(qtbot)
    controller = started(config(edition, board, 3))
    summary = RoundSummary(controller, host, host)
    play(controller, lambda game: game.state.round == 2)
    assert summary.isVisible()
    assert host.rect().contains(summary.geometry())
    assert summary.story is not None
    assert summary.story.round == 1
    texts = summary.lines()
    assert [text.split(":")[0] for text in texts[:3]] == [
        controller.game.config.players[run.seat].name for run in summary.story.earned
    ]
    summary.grab()
    qtbot.keyClick(host, Qt.Key.Key_Space)
    assert not summary.isVisible()
    play(controller, lambda game: game.state.round == 3)
    assert summary.isVisible()
    qtbot.mouseClick(summary, Qt.MouseButton.LeftButton)
    assert not summary.isVisible()


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: game.state.round == number


def test_the_summary_is_low_and_in_the_order_of_the_market(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config(players=6))
    summary = RoundSummary(controller, host, host)
    for number in range(2, 5):
        play(controller, in_round(number))
        assert summary.story is not None
        fuels = [fuel for fuel, _ in summary.story.refilled]
        assert fuels == [fuel for fuel in ("coal", "oil", "garbage", "uranium") if fuel in fuels]
        assert summary.height() < host.height() / 3


def test_another_game_sends_away_what_is_told_of_the_first(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config("classic-2004", "germany", 3))
    summary, banner = RoundSummary(controller, host, host), StepBanner(controller, host, host)
    play(controller, lambda game: game.state.step == 2)
    assert summary.isVisible()
    assert banner.isVisible()
    controller.start(config("outpost-2024", "outpost", 2))
    assert not summary.isVisible()
    assert not banner.isVisible()


def test_the_summary_waits_until_the_next_human_sits_down(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config(players=3))
    summary = RoundSummary(controller, host, host)
    covered = covers(controller)
    player = RandomPlayer(4)
    rounds = 0
    while rounds < 4:
        covered.clear()
        before = controller.game.state.round
        controller.play(player.decide(controller.game))
        if controller.game.state.round > before:
            assert summary.isVisible() != bool(covered)
            rounds += 1
            controller.uncover()
            assert summary.isVisible()
            summary.dismiss()
        else:
            controller.uncover()
            assert not summary.isVisible()


def test_the_summary_goes_when_something_is_undone(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config(players=2))
    summary = RoundSummary(controller, host, host)
    play(controller, lambda game: game.state.round == 2)
    assert summary.isVisible()
    controller.load(Record.of(controller.game))
    assert not summary.isVisible()


def test_steps_are_announced_below_what_is_there_already(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config(players=6))
    summary, banner = RoundSummary(controller, host, host), StepBanner(controller, host, host)
    told_steps: list[int] = []
    controller.changed.connect(
        lambda events: told_steps.extend(e.step for e in events if isinstance(e, StepStarted))
    )
    play(controller, lambda game: bool(told_steps))
    assert banner.isVisible()
    assert banner.step == told_steps[-1]
    assert banner.changes
    banner.grab()
    qtbot.keyClick(host, Qt.Key.Key_Escape)
    assert not banner.isVisible()
    summary.tell(RoundStarted(controller.game.state.round))
    banner.tell(StepStarted(3))
    assert not summary.geometry().intersects(banner.geometry())


def test_an_announcement_goes_by_itself(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config(players=2))
    banner = StepBanner(controller, host, host)
    banner.appear_for(30)
    assert banner.isVisible()
    qtbot.waitUntil(lambda: not banner.isVisible())


def test_rounds_are_told_by_the_event(qtbot: QtBot) -> None:
    host = page(qtbot)
    controller = started(config(players=2))
    summary = RoundSummary(controller, host, host)
    controller.changed.emit([RoundStarted(1)])
    assert not summary.isVisible(), "no round is over yet"
