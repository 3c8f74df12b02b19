"""The panels that tell the story of a game, driven by mouse and keyboard."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import COLORS, Game, GameConfig, Record, Seat
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.engine.grid.bureaucracy import refill_step
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.log_model import LogKind, LogRole
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pages.game.header import GameHeader
from powergrid_qt.views.pages.replay.replay_bar import ReplayBar
from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.players.player_card import LOWEST
from powergrid_qt.views.players.players_panel import PlayersPanel
from powergrid_qt.views.story.announcements import RoundSummary, StepBanner, run_width
from powergrid_qt.views.story.charts import LineChart, Series
from powergrid_qt.views.story.log_panel import LogPanel
from powergrid_qt.views.story.tables_panel import Paid, PayoutTable, TablesPanel
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.style.tables import CELL, Figures
from powergrid_qt.words.names import money_text, phase_name
from tests.app.turn_table import covers
from tests.engine.positions import grid
from tests.engine.whole_position import everything
from tests.story_games import REPRESENTATIVES, config, every_kind, name_of, told

# Qt's offscreen platform says so for every window with a smallest size.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True),
    pytest.mark.usefixtures("styled"),
]

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay")


def humans(game_config: GameConfig) -> GameConfig:
    seats = tuple(Seat(NAMES[n], COLORS[n]) for n in range(len(game_config.players)))
    return GameConfig(
        game_config.edition, game_config.board, seats, game_config.seed, game_config.options
    )


def started(game_config: GameConfig) -> GameController:
    controller = GameController()
    controller.ask_always(True)  # each move is seen by itself
    controller.start(humans(game_config))
    return controller


def play(controller: GameController, until: Callable[[Game], bool], seed: int = 4) -> None:
    """Let chance decide for everybody until something is so, or the game is over."""
    player = RandomPlayer(seed)
    while not controller.game.over and not until(controller.game):
        controller.play(player.decide(controller.game))
        controller.uncover()


def moves(count: int) -> Callable[[Game], bool]:
    return lambda game: len(game.moves) >= count


def shown(qtbot: QtBot, widget: QWidget, width: int, height: int) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()


def finished(game_config: GameConfig) -> Game:
    *_, (game, _) = told(game_config)
    return game


# -- players and header -----------------------------------------------------------------------


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_players_and_header_follow_the_game(qtbot: QtBot, game_config: GameConfig) -> None:
    controller = started(game_config)
    panel, header = PlayersPanel(controller), GameHeader(controller)
    tables = TablesPanel(controller)
    panel.animated = False
    for widget, width, height in ((panel, 360, 620), (header, 1100, 56), (tables, 360, 300)):
        shown(qtbot, widget, width, height)
    *_, (whole, _) = told(game_config)
    for count in range(0, len(whole.moves) + 1, len(whole.moves) // 6):
        controller.load(Record(humans(game_config), tuple(whole.moves[:count])))
        game, viewer = controller.game, controller.viewer
        for seat in range(len(game.config.players)):
            facts = panel.players.players[seat]
            assert facts.current == (game.current == seat)
            visible = viewer == seat or game.over
            assert panel.money[seat] == (game.state.players[seat].money if visible else None)
            name = panel.players.index(seat).data()
            assert ("money hidden" in name) == (not visible)
            assert ("to move" in name) == facts.current
        assert header.chips.lit == game.state.phase
        assert phase_name(game.state.phase) in header.chips.accessibleName()
        order = [game.config.players[seat].name for seat in game.state.order]
        if game.state.trust is not None:
            order.insert(1, "the Trust")  # TR1: always second
        assert header.order.names == order
        assert str(game.state.round) in header.round.text()
        assert str(game.state.step) in header.step.text()
        assert header.track.marks[1] == game.state.rules.end_cities
        if isinstance(game.state, GridState):
            assert tables.refill.step == refill_step(game.state)
        if game.current is not None:
            most = len(game.state.rules.edition.payout) - 1
            connected = game.state.players[game.current].connected
            assert marked(tables.payout) == [min(connected, most)]
        for widget in (panel, header, tables):
            widget.grab()


@pytest.mark.parametrize("size", [(300, 390), (400, 800)])
def test_six_players_fit_without_clipping(qtbot: QtBot, size: tuple[int, int]) -> None:
    controller = started(config("outpost-2024", "outpost", 6))
    play(controller, moves(150))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, *size)
    assert panel.height() == size[1]
    assert panel.minimumSizeHint().height() <= 390
    for row in range(6):
        assert panel.card_area(row).height() >= LOWEST
        assert panel.rect().contains(panel.card_area(row))


def test_a_hidden_purse_is_nowhere_on_the_card(qtbot: QtBot) -> None:
    controller = started(config(players=3))
    play(controller, moves(40))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 500)
    panel.grab()
    for seat in range(3):
        if seat == controller.viewer:
            continue
        tips = tips_of(panel, seat)
        assert "money hidden" in tips
        money = controller.game.state.players[seat].money
        assert money_text(money) not in tips
        assert panel.money[seat] is None


def tips_of(panel: PlayersPanel, row: int) -> set[str]:
    area, card = panel.card_area(row), panel.delegate.painted[row]
    return {
        card.tip_at(QPointF(x, y))
        for x in range(area.left(), area.right(), 4)
        for y in range(area.top(), area.bottom(), 4)
    }


def test_money_counts_to_its_new_value(qtbot: QtBot) -> None:
    controller = started(config(players=2, open_money=True))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 400)
    play(controller, lambda game: any(player.money != 50 for player in game.state.players))
    money = [player.money for player in controller.game.state.players]
    assert panel.money != money
    qtbot.waitUntil(lambda: panel.money == money)


def test_another_number_of_players_gets_other_cards(qtbot: QtBot) -> None:
    controller = started(config(players=6))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 700)
    assert panel.count == 6
    controller.start(humans(config("deluxe-2014", "europe", 2)))
    names = [panel.players.index(row).data().split(",")[0] for row in range(panel.count)]
    assert names == ["Ada", "Bo", "The Trust"]


def test_chips_have_names_where_there_is_room(qtbot: QtBot) -> None:
    controller = started(config(players=6))
    header = GameHeader(controller)
    shown(qtbot, header, 1600, 56)
    assert [header.chips.named] == [True]
    assert header.chips.width() >= header.chips.sizeHint().width()
    narrow = header.minimumSizeHint().width()
    assert narrow <= 1000
    header.resize(narrow + 60, 56)
    assert [header.chips.named] == [False]
    assert header.chips.width() == header.chips.minimumSizeHint().width()
    assert header.track.width() >= header.track.minimumSizeHint().width()


# -- log --------------------------------------------------------------------------------------


def test_a_click_in_the_log_shows_the_city(qtbot: QtBot) -> None:
    controller = started(config())
    log = LogPanel(controller)
    shown(qtbot, log, 400, 500)
    play(controller, moves(200))
    model = log.view.model()
    rows = [row for row in range(model.rowCount()) if model.index(row, 0).data(LogRole.CITY)]
    index = model.index(rows[-1], 0)
    log.view.scrollTo(index)
    with qtbot.waitSignal(log.show_city) as told_city:
        qtbot.mouseClick(
            log.view.viewport(), Qt.MouseButton.LeftButton, pos=log.view.visualRect(index).center()
        )
    assert told_city.args == [index.data(LogRole.CITY)]
    log.view.setCurrentIndex(model.index(rows[0], 0))
    with qtbot.waitSignal(log.show_city) as told_city:
        qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert told_city.args == [model.index(rows[0], 0).data(LogRole.CITY)]


def reading_back(qtbot: QtBot) -> tuple[GameController, LogPanel]:
    """Ada, who plays against computers, has scrolled to the beginning of the log."""
    controller = started(config())
    ada, *others = controller.game.config.players
    seats = (ada, *(replace(seat, kind="random") for seat in others))
    controller.start(replace(controller.game.config, players=seats))
    controller.pause(True)
    log = LogPanel(controller)
    shown(qtbot, log, 400, 300)
    play(controller, lambda game: len(game.moves) >= 120 and game.current == 1)
    bar = log.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    assert not log.newest.button.isVisible()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    return controller, log


def is_at_newest(log: LogPanel) -> bool:
    bar = log.view.verticalScrollBar()
    return bar.value() == bar.maximum() and not log.newest.button.isVisible()


def test_the_newest_entry_is_in_view_unless_the_reader_is_elsewhere(qtbot: QtBot) -> None:
    """Others move on meanwhile; a button leads back."""
    controller, log = reading_back(qtbot)
    play(controller, lambda game: game.current == 0)
    assert log.view.verticalScrollBar().value() == 0
    assert log.newest.button.isVisible()
    assert log.newest.button.text() == "Newest ↓"
    qtbot.mouseClick(log.newest.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: is_at_newest(log))
    play(controller, moves(len(controller.game.moves) + 20))
    qtbot.waitUntil(lambda: is_at_newest(log))


def test_whoever_moves_has_read_enough_of_the_log(qtbot: QtBot) -> None:
    controller, log = reading_back(qtbot)
    play(controller, lambda game: game.current == 0)
    play(controller, moves(len(controller.game.moves) + 1))
    qtbot.waitUntil(lambda: is_at_newest(log))


def test_the_newest_entry_comes_back_after_a_while(qtbot: QtBot) -> None:
    _, log = reading_back(qtbot)
    assert log.newest.reading.isActive()
    log.newest.reading.start(1)
    qtbot.waitUntil(lambda: is_at_newest(log))
    assert not log.newest.reading.isActive()


def test_the_log_can_be_filtered(qtbot: QtBot) -> None:
    controller = started(config())
    log = LogPanel(controller)
    shown(qtbot, log, 400, 300)
    play(controller, moves(150))
    everything_shown = log.shown.rowCount()
    log.choice.setFocus()
    qtbot.keyClick(log.choice, Qt.Key.Key_Down)
    assert log.choice.currentText() == "Without bids"
    assert log.shown.rowCount() < everything_shown
    log.choice.setCurrentText("Bo")
    kinds = [log.shown.index(row, 0).data(LogRole.KIND) for row in range(log.shown.rowCount())]
    assert LogKind.ROUND in kinds
    assert LogKind.AUTOMATIC not in kinds


# -- tables -----------------------------------------------------------------------------------


def marked(table: PayoutTable) -> list[int]:
    """The number of cities that the player to move has, as the table marks it."""
    cells: list[Paid | None] = [
        table.cells.index(row, column).data(CELL)
        for row in range(table.cells.rowCount())
        for column in range(table.cells.columnCount())
    ]
    return [cell.cities for cell in cells if cell is not None and cell.connected]


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


# -- between rounds ---------------------------------------------------------------------------


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
    with qtbot.waitSignal(bar.closed):
        qtbot.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)


def test_cards_tell_about_what_is_under_the_pointer(qtbot: QtBot) -> None:
    controller = started(config(players=2, open_money=True))
    play(controller, lambda game: all(player.plants for player in grid(game).players))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 260)
    panel.grab()
    plant = grid(controller.game).players[0].plants[0]
    tip = panel.delegate.painted[0].tip_at(QPointF(40, panel.card_area(0).height() - 30))
    assert f"Plant {plant}" in tip.replace("Plant 0", "Plant ")


def test_a_replay_shows_all_money(qtbot: QtBot, settings: Settings) -> None:
    record = Record.of(finished(config(players=3)))
    page = ReplayPage(GameController(watching=True), settings, Analyst())
    qtbot.addWidget(page)
    page.show_record(record, 40)
    game = page.controller.game
    assert not game.over
    assert not game.config.options.open_money
    shown_money = [facts.money for facts in page.page.side.players.players.players]
    assert shown_money == [player.money for player in game.state.players]
