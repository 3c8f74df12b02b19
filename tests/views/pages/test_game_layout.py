"""The shares of the game's window: the board is the star, and nothing jumps."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.models.log_model import HEADINGS, LogRole
from powergrid_qt.views.board.looks import LABEL_SIZE
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.pieces.piece_buttons import RISE
from powergrid_qt.views.story.log_lines import AROUND, INDENT
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.main_window import SMALLEST, MainWindow
from tests.views.market_games import PROMO, config
from tests.views.real_window import click, open_window, speak

USUAL, LARGE, SMALL = QSize(1440, 900), QSize(1920, 1080), QSize(1100, 700)
FULL_GAMES = (
    ("classic-2004", "germany", 6, ()),
    ("classic-2009", "usa", 6, PROMO),
    ("deluxe-2014", "europe", 2, ()),
    ("deluxe-2014", "north-america", 6, ()),
    ("outpost-2024", "outpost", 6, ()),
)
"""Every board, with as much around it as there can be: most players, cards beside the market."""
FINGER = 32

GameKind = tuple[str, str, int, tuple[str, ...]]
Opened = Callable[[QSize], AbstractContextManager[MainWindow]]

each_game = pytest.mark.parametrize("game", FULL_GAMES, ids=lambda game: game[1])


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
    return partial(open_window, qtbot, tmp_path, monkeypatch)


def board_share(window: MainWindow) -> float:
    """How much of the window the board has."""
    board = window.table.page.board.view.viewport()
    return board.width() * board.height() / (window.width() * window.height())


def zoom_above_market(window: MainWindow) -> float:
    """How large the map would be if the market lay below it."""
    page = window.table.page
    below = page.market.panel.lying_height(page.height()) + SPACE
    room = page.board.size() + QSize(page.plants.width() + SPACE, -below)
    return page.board.view.zoom_for(room)


def phases(game: Game, rounds: int) -> Iterator[str]:
    """Random players go on; whenever another phase has begun."""
    player, before = RandomPlayer(3), ""
    while not game.over and game.state.round <= rounds:
        if game.state.phase != before:
            before = game.state.phase
            yield before
        game.apply(player.decide(game))


@pytest.mark.long(but=["usual-germany"])
@each_game
@pytest.mark.parametrize("size", [USUAL, LARGE], ids=["usual", "large"])
def test_the_board_has_half_of_the_window_all_the_time(
    opened: Opened, game: GameKind, size: QSize
) -> None:
    """Less only if its map is larger so."""
    with opened(size) as window:
        window.games.start_game(config(*game))
        seen, sizes = set(), set()
        for phase in phases(window.program.controller.game, rounds=4):
            window.program.controller.tell()
            window.grab()
            seen.add(phase)
            sizes.add(window.table.page.board.view.viewport().size().toTuple())
            if window.table.page.arrangement.standing:
                assert window.table.page.board.view.zoom > zoom_above_market(window)
            else:
                assert board_share(window) >= 0.5
        assert len(seen) >= 3
        assert len(sizes) == 1, "the board changed its size"


@pytest.mark.long(but=["europe"])
@each_game
def test_names_on_the_whole_board_are_large_enough_to_read(opened: Opened, game: GameKind) -> None:
    with opened(USUAL) as window:
        window.games.start_game(config(*game))
        window.grab()
        view = window.table.page.board.view
        view.board.show_regions(region.id for region in view.board.board.regions)
        window.resize(USUAL + QSize(1, 0))  # whereupon it looks at the board's shape
        window.grab()
        assert view.zoom * LABEL_SIZE >= 10.5


@pytest.mark.long(but=["germany"])
@each_game
def test_a_small_window_leaves_half_of_it_to_the_board_when_folded(
    opened: Opened, game: GameKind
) -> None:
    with opened(SMALL) as window:
        window.games.start_game(config(*game))
        window.grab()
        assert board_share(window) >= 0.41
        page = window.table.page
        page.fold_side(True)
        window.grab()
        assert board_share(window) >= 0.5
        assert not page.side.choice.isVisible()
        assert page.plants.pieces[0].width() - 2 * RISE >= 48
        assert is_inside(page.plants, page)
        players = page.side.players
        assert is_inside(players, page)
        for row in range(players.count):
            area = players.card_area(row)
            assert players.rect().contains(area), "the figures of all players stay in sight"
        page.fold_side(False)
        window.grab()
        assert page.side.choice.isVisible()


def test_a_button_in_the_header_folds_the_side_panel(opened: Opened, qtbot: QtBot) -> None:
    with opened(SMALL) as window:
        window.games.start_game(config("classic-2009", "germany", 4))
        page = window.table.page
        button = next(
            button for button in page.header.findChildren(IconButton) if "F9" in button.toolTip()
        )
        assert min(button.width(), button.height()) >= FINGER
        for folded, icon in ((True, "unfold"), (False, "fold")):
            before = button.accessibleName()
            click(qtbot, button)
            window.grab()
            assert page.side.choice.isVisible() is not folded
            assert ("side" in window.program.settings.folded) is folded
            assert button.icon_name == icon
            assert button.accessibleName() != before
        qtbot.keyClick(window, Qt.Key.Key_F9)
        assert button.icon_name == "unfold", "the key does the same"


@pytest.mark.long(but=["small"])
@pytest.mark.parametrize("size", [USUAL, SMALL], ids=["usual", "small"])
def test_announcements_leave_header_and_side_panel_in_sight(opened: Opened, size: QSize) -> None:
    with opened(size) as window:
        window.games.start_game(config("classic-2009", "usa", 6))
        for _ in phases(window.program.controller.game, rounds=1):
            pass
        page = window.table.page
        page.summary.tell(RoundStarted(2))
        page.banner.tell(StepStarted(2))
        window.grab()
        for sheet in (page.summary, page.banner):
            assert is_inside(sheet, page)
            for part in (page.header, page.side):
                assert not sheet.geometry().intersects(part.geometry())
        middle = page.board.mapTo(page, page.board.rect().center()).x()
        assert abs(page.summary.geometry().center().x() - middle) <= 1


@pytest.mark.long(but=["small-outpost"])
@each_game
@pytest.mark.parametrize("size", [USUAL, LARGE, SMALL], ids=["usual", "large", "small"])
def test_nothing_around_the_board_is_cut_off(opened: Opened, game: GameKind, size: QSize) -> None:
    with opened(size) as window:
        window.games.start_game(config(*game))
        for language in ("de", "nl", "en"):
            speak(window, language)
            window.grab()
            assert window.size() == size
            page = window.table.page
            for part in (page.plants, page.side.players, page.side.choice, page.market.panel):
                assert is_inside(part, page), type(part).__name__
            players = page.side.players
            for row in range(players.count):
                assert players.rect().contains(players.card_area(row))


@pytest.mark.long(but=["de-usa"])
@each_game
@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_the_header_fits_into_the_smallest_window(
    opened: Opened, game: GameKind, language: str
) -> None:
    with opened(SMALLEST) as window:
        speak(window, language)
        window.program.controller.pause(True)
        window.games.start_game(with_a_computer(config(*game)))
        header = window.table.page.header
        for _ in phases(window.program.controller.game, rounds=1):
            window.program.controller.tell()
            window.grab()
            parts: list[QWidget] = [header.title, header.chips, header.round]
            buttons = [*header.findChildren(IconButton), window.table.page.pace.speed]
            parts += [header.track, header.order, *filter(QWidget.isVisible, buttons)]
            assert len(parts) >= 10, "pause, speed, skip, fold and menu are the buttons"
            for part in parts:
                assert is_inside(part, header)
                assert part.width() >= part.minimumSizeHint().width()
            for left, right in pairwise(sorted(area_in(header, part) for part in parts)):
                assert left[1] < right[0]
        window.program.controller.tell()  # of the moves after the last look
        speak(window, "en")


def with_a_computer(people: GameConfig) -> GameConfig:
    """The header is fullest where there is somebody to pause and to skip."""
    *others, last = people.players
    return replace(people, players=(*others, replace(last, kind="random")))


def area_in(whole: QWidget, part: QWidget) -> tuple[int, int]:
    """From where to where a part reaches."""
    left = part.mapTo(whole, part.rect().topLeft()).x()
    return left, left + part.width() - 1


def is_inside(part: QWidget, whole: QWidget) -> bool:
    area = part.rect().translated(part.mapTo(whole, part.rect().topLeft()))
    return part.isVisible() and whole.rect().contains(area)


@pytest.mark.long(but=["usa"])
@pytest.mark.parametrize("game", FULL_GAMES[:4], ids=lambda game: game[1])
def test_tokens_of_one_kind_and_price_are_a_target_of_32_pixels(
    opened: Opened, game: GameKind
) -> None:
    """Inside of it the pointer says how many."""
    with opened(USUAL) as window:
        window.games.start_game(config(*game))
        window.grab()
        market = window.table.page.market.panel
        assert isinstance(market, FuelMarketPanel)
        targets: dict[tuple[str, int], QRect] = {}
        for token, place in zip(market.tokens, market.places, strict=True):
            if token.isEnabled():
                key = place.kind, place.price
                targets[key] = token.geometry().united(targets.get(key, QRect()))
        sizes = {key: (area.width(), area.height()) for key, area in targets.items()}
        assert targets
        assert {key: size for key, size in sizes.items() if min(size) < FINGER} == {}


@pytest.mark.long(but=["1100"])
@pytest.mark.parametrize("size", [SMALL, QSize(1280, 720)], ids=["1100", "1280"])
def test_the_tabs_beside_the_board_stay_where_they_are(
    qtbot: QtBot, opened: Opened, size: QSize
) -> None:
    """Whoever clicks twice at the same place chooses the same thing twice."""
    with opened(size) as window:
        window.games.start_game(config(*FULL_GAMES[1]))
        side = window.table.page.side
        place = side.choice.geometry()
        for chosen in ("log", "tables", "players", "log"):
            click(qtbot, side.choice.button(chosen))
            qtbot.wait(20)
            assert side.choice.value == chosen
            assert side.choice.geometry() == place


@cache
def two_rounds() -> Record:
    game, player = Game(config(*FULL_GAMES[1])), RandomPlayer(3)
    while game.state.round < 3:
        game.apply(player.decide(game))
    return Record.of(game)


@pytest.mark.long(but=["de"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_entries_of_the_log_are_neither_squeezed_nor_cut(
    qtbot: QtBot, opened: Opened, language: str
) -> None:
    with opened(SMALL) as window:
        speak(window, language)
        window.games.show_position(two_rounds())
        log = window.table.page.side.log
        click(qtbot, window.table.page.side.choice.button("log"))
        qtbot.wait(50)
        line, several = log.view.fontMetrics().height(), 0
        for row in range(log.shown.rowCount()):
            if log.shown.index(row, 0).data(LogRole.ENTRY).kind in HEADINGS:
                continue
            text = str(log.shown.index(row, 0).data())
            width = log.view.columnWidth(0)
            lines = round((log.view.rowHeight(row) - AROUND) / line)
            assert lines * (width - INDENT) >= log.view.fontMetrics().horizontalAdvance(text)
            several += lines > 1
        assert several, "no entry was long enough to show anything"
        speak(window, "en")
