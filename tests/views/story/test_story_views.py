"""Tables, charts and replays, driven by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pages.replay.replay_bar import ReplayBar
from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.players.players_panel import PlayersPanel
from powergrid_qt.views.story.charts import LineChart, Series
from powergrid_qt.views.story.tables_panel import TablesPanel
from tests.engine.positions import grid
from tests.engine.whole_position import everything
from tests.story_games import config
from tests.views.story_table import finished, marked, moves, play, shown, started

# Qt's offscreen platform says so for every window with a smallest size.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True),
    pytest.mark.usefixtures("styled"),
]

# -- tables -----------------------------------------------------------------------------------


def test_tables_are_open_and_follow_the_game(qtbot: QtBot) -> None:
    controller = started(config())
    tables = TablesPanel(controller)
    shown(qtbot, tables, 400, 500)
    play(controller, moves(40))
    assert tables.payout.isVisible()
    assert tables.refill.isVisible()
    seat = controller.actor
    assert seat is not None
    assert marked(tables.payout) == [controller.game.state.players[seat].connected]
    assert tables.refill.step == controller.game.state.step
    tables.resize(312, 96)
    tables.grab()
    assert tables.payout.visibleRegion().boundingRect().height() >= 60, "rows are seen at once"


def test_outpost_has_no_refill_table(qtbot: QtBot) -> None:
    controller = started(config("outpost-2024", "outpost", 3))
    tables = TablesPanel(controller)
    shown(qtbot, tables, 400, 500)
    assert not tables.refill.isVisible()
    assert tables.payout.isVisible()


# -- charts and replays ------------------------------------------------------------------------


def test_a_chart_tells_the_values_under_the_pointer(qtbot: QtBot) -> None:
    chart = LineChart()
    chart.show_series("Cities", [Series("Ada", "red", (0, 2, 5)), Series("Bo", "blue", (0, 1, 3))])
    shown(qtbot, chart, 400, 300)
    qtbot.mouseMove(chart, QPoint(chart.width() // 2, 150))
    assert chart.told == 1
    chart.grab()
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.told == 2
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.told == 2
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.told == 1
    chart.grab()


def test_a_replay_goes_through_all_positions(qtbot: QtBot, settings: Settings) -> None:
    record = Record.of(finished(config(players=3)))
    bar = ReplayBar(settings)
    bar.show_replay(Replay(record), len(record.moves))
    shown(qtbot, bar, 1100, 60)
    assert bar.game is not None
    assert bar.game.over
    with qtbot.waitSignal(bar.position) as asked:
        qtbot.mouseClick(bar.first, Qt.MouseButton.LeftButton)
    assert asked.args == [0]
    assert not bar.previous.isEnabled()
    for _ in range(5):
        qtbot.mouseClick(bar.next, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(bar.previous, Qt.MouseButton.LeftButton)
    bar.go_to(15)
    number = bar.slider.value()
    expected = replayed(Record(record.config, record.moves[:number]))
    assert everything(bar.game.state) == everything(expected.state)
    qtbot.mouseClick(bar.last, Qt.MouseButton.LeftButton)
    assert bar.game.over


def test_cards_tell_about_what_is_under_the_pointer(qtbot: QtBot) -> None:
    controller = started(config(players=2, open_money=True))
    play(controller, lambda game: all(player.plants for player in grid(game).players))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 260)
    panel.grab()
    plant = grid(controller.game).players[0].plants[0]
    tip = panel.cards[0].tip_at(QPointF(40, panel.card_area(0).height() - 30))
    assert f"Plant {plant}" in tip.replace("Plant 0", "Plant ")


def test_a_replay_shows_all_money(qtbot: QtBot, settings: Settings) -> None:
    record = Record.of(finished(config(players=3)))
    page = ReplayPage(GameController(watching=True), settings, Analyst())
    qtbot.addWidget(page)
    page.show_record(record, 40)
    game = page.controller.game
    assert not game.over
    assert not game.config.options.open_money
    shown_money = [card.facts.money for card in page.side.players.cards]
    assert shown_money == [player.money for player in game.state.players]
