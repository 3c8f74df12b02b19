"""The end of a game: the ranking with what it cost, its stories, the charts, the analysis."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.branches import Branches
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.models.balance import balance_of
from powergrid_qt.views.pages.end.end_page import EndPage
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.words.names import money_text
from tests.story_games import config, every_kind, name_of
from tests.views.real_window import open_window
from tests.views.shell import click, shown

# Qt's offscreen platform says so for every window with a smallest size.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints", extend=True
)


@pytest.mark.long(but=["classic-2009-germany-6", "deluxe-2014-europe-2", "outpost-2024-outpost-6"])
@pytest.mark.parametrize("game_config", every_kind()[::2], ids=name_of)
def test_the_end_tells_ranking_and_charts(
    qtbot: QtBot, settings: Settings, game_config: GameConfig
) -> None:
    game = play_game(game_config)
    end = EndPage(Analyst(), Branches(Library(settings)))
    end.show_game(game)
    shown(qtbot, end, 1100, 700)
    result = game.state.result
    assert result is not None
    rows = ranking_of(end)
    assert sum(name.startswith("1. ") for name, *_ in rows) == len(result.winners)
    for seat, (name, lit, money, cities, *_) in zip(result.ranking, rows, strict=True):
        player = game.state.players[seat]
        assert name.endswith(f". {game.config.players[seat].name}")
        assert lit == str(result.powered[seat])
        assert [money, cities] == [money_text(player.money), str(player.connected)]
    assert game.config.players[result.winners[0]].name in end.winners.label.text()
    assert f"{result.powered[result.winners[0]]} " in end.winners.line.text()
    end.grab()
    for chart in (end.cities, end.money, end.power):
        assert chart.isVisible()
        assert chart.marked == balance_of(game).turning_point.round
        assert len(chart.accessibleDescription().split(", ")) == len(game.config.players)


def ranking_of(end: EndPage) -> list[list[str]]:
    cells = end.ranking.table.cells
    columns = range(cells.columnCount())
    return [[cells.index(row, at).data() for at in columns] for row in range(cells.rowCount())]


@pytest.mark.parametrize("edition", ["classic-2009", "outpost-2024"])
def test_the_ranking_says_what_everybody_spent(
    qtbot: QtBot, settings: Settings, edition: str
) -> None:
    board = "outpost" if edition == "outpost-2024" else "usa"
    game = play_game(config(edition, board, 6))
    end = EndPage(Analyst(), Branches(Library(settings)))
    end.show_game(game)
    shown(qtbot, end, 1100, 700)
    table, balance = end.ranking.table, balance_of(game)
    across = Qt.Orientation.Horizontal
    headings = [table.cells.headerData(at, across) for at in range(table.cells.columnCount())]
    bought = "Workers" if board == "outpost" else "Fuel"
    assert headings[4:] == ["Plants", bought, "Network", "Per city", "Dearest auction"]
    assert game.state.result is not None
    for seat, (*_, per_city, dearest) in zip(
        game.state.result.ranking, ranking_of(end), strict=True
    ):
        one = balance.seats[seat]
        spent = sum(one.spent.values())
        assert per_city == (money_text(round(spent / one.cities)) if one.cities else "–")
        assert one.dearest is None or dearest.endswith(money_text(one.dearest.price))
    shown_columns = [at for at in range(len(headings)) if not table.isColumnHidden(at)]
    assert len(shown_columns) == len(headings), "1100 pixels are enough"
    end.resize(620, 700)
    left = [at for at in range(len(headings)) if not table.isColumnHidden(at)]
    assert left[:3] == [0, 1, 2], "who lit how much stays"
    assert len(left) < len(headings)


@pytest.mark.parametrize("people", [0, 1])
def test_the_analysis_stands_beside_the_ranking(
    qtbot: QtBot, settings: Settings, people: int
) -> None:
    """In a large window at once; in a small one it changes places with the charts."""
    game = play_game(config(players=3))
    seats = (replace(game.config.players[0], kind="human"), *game.config.players[1:])
    if people:
        game.config = replace(game.config, players=seats)
    end = EndPage(Analyst(), Branches(Library(settings)))
    end.show_game(game)
    shown(qtbot, end, 1440, 900)
    parts = (end.ranking, end.charts, end.analysis)
    for size, seen in (
        (QSize(1440, 900), (True, True, bool(people))),
        (QSize(1100, 700), (True, True, False)),
        (QSize(1440, 900), (True, True, bool(people))),
    ):
        end.resize(size)
        assert tuple(part.isVisible() for part in parts) == seen
        assert end.analyse_button.isVisible() == (bool(people) and size.width() < 1400)


def test_stories_of_the_end_lead_to_where_they_happened(qtbot: QtBot, settings: Settings) -> None:
    game = play_game(config(players=3))
    end, balance = EndPage(Analyst(), Branches(Library(settings))), balance_of(game)
    end.show_game(game)
    shown(qtbot, end, 1440, 900)
    stories = end.stories
    assert balance.dearest is not None
    for card, signal, expected in (
        (stories.turn, end.replay_from, balance.turning_point.before),
        (stories.auction, end.replay_from, balance.dearest.before),
        (stories.cheapest, stories.network, balance.cheapest_network),
    ):
        assert card.told.text() in card.accessibleDescription()
        with qtbot.waitSignal(signal) as asked:
            click(qtbot, card.button)
        assert asked.args == [expected]


def test_no_button_of_the_end_is_cut_at_any_width(qtbot: QtBot, settings: Settings) -> None:
    """They stand beside each other while there is room, and else in two rows."""
    end = EndPage(Analyst(), Branches(Library(settings)))
    end.show_game(play_game(config("classic-2009", "usa", 3)))
    shown(qtbot, end, 1300, 700)
    buttons = [one for one in (*end._quiet, *end._strong) if one.isVisible()]
    rows = set()
    for width in range(1300, 500, -25):
        end.resize(width, 700)
        QCoreApplication.processEvents()
        rows.add(len({one.mapTo(end, QPoint()).y() for one in buttons}))
        for one in buttons:
            corner = one.mapTo(end, one.rect().bottomRight())
            assert one.width() >= one.sizeHint().width(), (width, one.text())
            assert end.rect().contains(corner), (width, one.text())
    assert rows == {1, 2}


def test_the_buttons_of_the_end_lead_somewhere(qtbot: QtBot, window: MainWindow) -> None:
    window.games.show_position(Record.of(play_game(config(players=2))))
    end = window.ends.page
    for button, name in (
        (end.board_button, "game_page"),
        (end.replay_button, "replay_page"),
        (end.new_button, "new_game_page"),
        (end.home_button, "start_page"),
        (end.again_button, "game_page"),
    ):
        window.pages.turn_to(end)
        assert button.height() >= 32
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.pages.shows(name)
    assert not window.program.controller.game.over


def result_for(people: int, *, won: bool) -> Record:
    """A game that is over with so many people at the table, of whom the first has won or not."""
    game = play_game(config(players=3))
    assert game.state.result is not None
    [winner] = game.state.result.winners
    seats = [winner, *(seat for seat in range(3) if seat != winner)]
    human = seats[:people] if won else seats[1 : 1 + people]
    players = tuple(
        replace(seat, kind="human" if number in human else "easy")
        for number, seat in enumerate(game.config.players)
    )
    return Record(replace(game.config, players=players), tuple(game.moves))


@pytest.mark.parametrize(("people", "won"), [(1, True), (1, False), (2, True), (0, False)])
def test_whoever_has_won_against_computers_reads_it(
    window: MainWindow, people: int, won: bool
) -> None:
    record = result_for(people, won=won)
    window.games.show_position(record)
    assert window.pages.shows("end_page")
    winners = window.ends.page.winners
    result = window.program.controller.game.state.result
    assert result is not None
    name = record.config.players[result.winners[0]].name
    mine = won and people == 1
    assert winners.label.text() == ("You win" if mine else f"{name} wins")
    assert name in str(ranking_of(window.ends.page)[0][0])


def test_the_end_leads_home_and_has_the_menu(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = result_for(1, won=True)
    with open_window(qtbot, tmp_path, monkeypatch, QSize(1100, 700)) as window:
        for leave in (
            lambda page: click(qtbot, page.home_button),
            lambda page: qtbot.keyClick(page, Qt.Key.Key_Escape),
        ):
            window.games.show_position(record)
            page = window.ends.page
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)
            window.grab()
            assert page.rect().contains(page.home_button.geometry())
            leave(page)
            assert window.pages.shows("start_page")
        window.games.show_position(record)
        menu_button = window.ends.page.winners.menu_button
        click(qtbot, menu_button)
        assert window.menu.isVisible()
        assert window.menu.start.isVisible()
        window.menu.close()
