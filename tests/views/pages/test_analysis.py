"""The analysis on the end page and in the replay: real verdicts, by mouse and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.analysis import ALL, MoveVerdict, Occasion, closeness, dark_rounds
from powergrid_qt.ai.kept_analysis import KEY, analysis_to_json
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app import folders
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import GameConfig, Record, read_record
from powergrid_qt.engine.moves import Pass, because
from powergrid_qt.engine.record import write_record
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pages.end.analysis_panel import AnalysisPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay, ToStart
from powergrid_qt.words.verdicts import dark_text
from tests.ai.analyses import closeness_of
from tests.app.test_thinker import is_gone
from tests.views.real_window import click, speak
from tests.views.shell import shown

WAIT_MS = 60_000


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def finished(humans: int) -> Record:
    config = GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 5)
    seats = tuple(
        replace(seat, kind="human") if number < humans else seat
        for number, seat in enumerate(config.players)
    )
    return Record(replace(config, players=seats), tuple(play_game(config).moves))


def bad_passes(record: Record, seat: int, count: int) -> list[MoveVerdict]:
    """As if the expert would never have passed."""
    numbers = [
        number
        for number, move in enumerate(record.moves)
        if move.seat == seat and isinstance(move, Pass)
    ]
    best = Choice(Pass(seat), because("pass_keeps_money"))
    return [
        MoveVerdict(
            number,
            seat,
            Occasion(number, True, "auction"),
            record.moves[number],
            best,
            1.5,
            1.6 + 0.1 * at,
        )
        for at, number in enumerate(numbers[:count])
    ]


def test_the_analysis_runs_in_the_background_and_shows_what_it_finds(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.show_position(finished(1))
    end, analyst = window.ends.page, window.program.analyst
    assert end.right.currentWidget() is end.charts
    click(qtbot, end.analyse_button)
    panel = end.analysis
    assert panel.isVisible()
    assert panel.progress.isVisible()
    qtbot.waitUntil(lambda: len(panel.buttons) > 0, timeout=WAIT_MS)
    pids = [process.pid for process in analyst.processes]
    assert panel.status.text() == f"{analyst.done} of {analyst.total} moves"
    worst = analyst.costliest_of(0)
    words = panel.buttons[0].accessibleDescription()
    assert words.startswith("Played: ")
    click(qtbot, panel.run_button)
    assert [analyst.running] == [False]
    assert all(map(is_gone, pids))
    assert panel.status.text().startswith("Stopped after")
    assert not panel.progress.isVisible()
    click(qtbot, panel.buttons[0])
    replay = window.replays.page
    assert window.pages.currentWidget() is replay
    assert replay.bar.slider.value() == worst[0].number
    assert replay.controller.actor == 0
    assert words.partition(".")[0] in [line.words for line in replay.panel.lines]


@pytest.mark.long
def test_costly_decisions_are_marked_in_the_replay(qtbot: QtBot, window: MainWindow) -> None:
    record = finished(1)
    window.games.show_position(record)
    window.go(ToReplay())
    bar, analyst = window.replays.page.bar, window.program.analyst
    costly = window.replays.page.panel.costly
    assert costly.isVisible()
    assert costly.text() == "Analyse"
    click(qtbot, costly)
    assert [analyst.running] == [True]
    qtbot.waitUntil(lambda: bool(costly.words), timeout=WAIT_MS)
    assert costly.text().startswith("Analysis ")
    analyst.stop()
    actions = costly.choices.actions()
    assert len(actions) == len(analyst.costliest()) > 0
    actions[0].trigger()
    assert bar.slider.value() == analyst.costliest()[0].number
    assert list(bar.slider.badges()) == [one.number for one in analyst.costliest()]
    assert costly.words[bar.slider.value()].played == window.replays.page.panel.lines[0].words


def test_closing_the_window_leaves_no_process(qtbot: QtBot, window: MainWindow) -> None:
    window.games.show_position(finished(1))
    click(qtbot, window.ends.page.analyse_button)
    pids = [process.pid for process in window.program.analyst.processes]
    assert pids
    window.close()
    assert all(map(is_gone, pids))


def test_it_goes_on_during_the_replay_and_ends_with_another_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    record = finished(1)
    window.games.show_position(record)
    click(qtbot, window.ends.page.analyse_button)
    window.go(ToReplay())
    window.replays.page.bar.close_button.click()
    assert window.program.analyst.running
    window.games.show_position(finished(2))
    assert [window.program.analyst.running] == [False]
    assert window.ends.page.right.currentWidget() is window.ends.page.charts


def test_a_game_without_people_offers_no_analysis(window: MainWindow) -> None:
    window.games.show_position(finished(0))
    assert not window.ends.page.analyse_button.isVisible()
    window.go(ToReplay())
    assert not window.replays.page.panel.costly.isVisible()


def test_each_player_has_a_chart_and_a_list(qtbot: QtBot) -> None:
    record, analyst = finished(2), Analyst()
    panel = AnalysisPanel(analyst)
    panel.show_record(record)
    analyst.verdicts = [*bad_passes(record, 0, 5), *bad_passes(record, 1, 2)]
    analyst.done = analyst.total
    analyst.changed.emit()
    shown(qtbot, panel, 1100, 300)
    assert panel.players.isVisible()
    assert [len(panel.buttons), panel.seat] == [3, 0]
    worst = analyst.costliest_of(0)
    with qtbot.waitSignal(panel.chosen) as told:
        middle = panel.chart.badges()[worst[1].number].center().toPoint()
        qtbot.mouseClick(panel.chart, Qt.MouseButton.LeftButton, pos=middle)
    assert told.args == [worst[1].number]
    assert "expected place" in panel.chart.tip_at(QPointF(panel.chart.rect().center()))
    panel.buttons[0].setFocus()
    with qtbot.waitSignal(panel.chosen) as told:
        qtbot.keyClick(panel.buttons[0], Qt.Key.Key_Space)
    assert told.args == [worst[0].number]
    click(qtbot, panel.players.button("1"))
    assert [len(panel.buttons), panel.seat] == [2, 1]
    panel.grab()


def test_computer_players_are_judged_on_request(qtbot: QtBot) -> None:
    record, analyst = finished(1), Analyst()
    panel = AnalysisPanel(analyst)
    panel.show_record(record)
    analyst.verdicts = [*bad_passes(record, 0, 5)]
    analyst.done = analyst.total
    analyst.changed.emit()
    shown(qtbot, panel, 1100, 300)
    assert not panel.players.isVisible()
    assert [panel.run_button.isVisible(), panel.run_button.text()] == [True, "All players"]
    assert panel.closeness.text()
    click(qtbot, panel.run_button)
    assert analyst.running
    assert panel.progress.isVisible()
    assert panel.players.isVisible()
    assert panel.seat == 0
    click(qtbot, panel.players.button("1"))
    assert panel.seat == 1
    click(qtbot, panel.run_button)
    assert not analyst.running


def test_no_costly_decision_has_words(qtbot: QtBot) -> None:
    record, analyst = finished(1), Analyst()
    panel = AnalysisPanel(analyst)
    panel.show_record(record)
    analyst.done = analyst.total
    analyst.changed.emit()
    shown(qtbot, panel, 900, 300)
    assert panel.empty.isVisible()
    assert panel.empty.text() == "No costly decision: the expert would have done no better."
    assert panel.run_button.text() == "All players"
    assert not panel.players.isVisible()


def test_texts_have_room(qtbot: QtBot) -> None:
    record, analyst = finished(1), Analyst()
    panel = AnalysisPanel(analyst)
    panel.show_record(record)
    analyst.verdicts = bad_passes(record, 0, 3)
    analyst.done = analyst.total
    analyst.changed.emit()
    for width in (700, 1400):
        shown(qtbot, panel, width, 500)
        QApplication.processEvents()
        for button in panel.buttons:
            assert button.height() >= button.heightForWidth(button.width())


@pytest.mark.long(but=["de"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_costly_decisions_are_seen_at_once_in_a_small_window(
    qtbot: QtBot, window: MainWindow, language: str
) -> None:
    speak(window, language)
    window.resize(1100, 700)
    QApplication.processEvents()  # the other language comes as an event
    record = finished(1)
    window.games.show_position(record)
    end, analyst = window.ends.page, window.program.analyst
    analyst.verdicts = bad_passes(record, 0, 3)
    analyst.done = analyst.total
    analyst.changed.emit()
    before = end.analyse_button.geometry().top()
    click(qtbot, end.analyse_button)
    QApplication.processEvents()
    assert end.analyse_button.geometry().top() == before, "the buttons stay where they are"
    assert len(end.analysis.buttons) == 3
    for button in end.analysis.buttons:
        assert button.visibleRegion().boundingRect() == button.rect()
    speak(window, "en")


@pytest.mark.long
def test_it_is_kept_with_the_game_and_not_made_again(qtbot: QtBot, window: MainWindow) -> None:
    """Of a game that has just begun: no page would offer that, but it takes a moment only."""
    whole = finished(1)
    folders.saves_dir().mkdir(parents=True, exist_ok=True)
    path = folders.saves_dir() / "begun.pgr"
    write_record(replace(whole, entries=whole.moves[:14]), path)
    window.games.open_game(path)
    analyst = window.program.analyst
    analyst.take_up(window.program.controller.record)
    analyst.start()
    qtbot.waitUntil(lambda: analyst.finished, timeout=WAIT_MS)
    worst = [lapse.number for lapse in analyst.costliest()]
    window.go(ToStart())
    record = read_record(path)
    assert record.moves == whole.moves[:14]
    assert closeness_of(record, 0) == pytest.approx(analyst.closeness_of(0)[ALL], abs=0.001)
    window.games.show_position(finished(2))
    assert [analyst.finished] == [False]
    window.games.open_game(path)
    analyst.take_up(window.program.controller.record)
    assert [analyst.finished] == [True]
    analyst.start()
    assert [analyst.running] == [False]
    assert [lapse.number for lapse in analyst.costliest()] == worst


def number_of(verdict: MoveVerdict) -> int:
    return verdict.number


def test_the_end_page_says_how_close_one_was(qtbot: QtBot, window: MainWindow) -> None:
    record = finished(2)
    replay = Replay(record)
    verdicts = [
        replace(one, best=Choice(other))
        for one in sorted([*bad_passes(record, 0, 9), *bad_passes(record, 1, 5)], key=number_of)
        for other in list(replay.at(one.number).legal_moves)[-1:]
        if other != one.played
    ]
    assert {one.seat for one in verdicts} == {0, 1}
    shares = {seat: closeness(one for one in verdicts if one.seat == seat) for seat in (0, 1)}
    kept = analysis_to_json(record, verdicts, shares)
    window.games.show_position(replace(record, about={KEY: kept}))
    click(qtbot, window.ends.page.analyse_button)
    panel, analyst = window.ends.page.analysis, window.program.analyst
    assert [analyst.running, analyst.finished] == [False, True]
    for seat in (0, 1):
        click(qtbot, panel.players.button(str(seat)))
        percent = round(100 * shares[seat][ALL])
        assert panel.closeness.text() == f"Close to the expert: {percent} %"
        assert panel.phases.text() == f"Auction {percent} %"


def test_dark_rounds_lead_to_their_positions(qtbot: QtBot, window: MainWindow) -> None:
    record = finished(1)
    kept = analysis_to_json(record, [], {0: {}})
    window.games.show_position(replace(record, about={KEY: kept}))
    click(qtbot, window.ends.page.analyse_button)
    panel = window.ends.page.analysis
    dark = dark_rounds(record, {0})
    replay = Replay(record)
    told = [dark_text(one, replay.at(one.number)) for one in dark]
    assert [button.accessibleName() for button in panel.dark_buttons] == told
    click(qtbot, panel.dark_buttons[0])
    assert window.pages.currentWidget() is window.replays.page
    assert window.replays.page.position == dark[0].number
