"""Names and costs on the board in large text: never smaller than in the usual one, however much
room of a small window the words around the board need."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import TEXT_SIZES
from powergrid_qt.engine import load_board
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps
from tests.views.market_games import config, play_until
from tests.views.pages.test_game_layout import FULL_GAMES, GameKind
from tests.views.pages.test_table_layout import in_phase
from tests.views.style.test_text_size import window_with
from tests.views.window.test_everything_is_seen import SIZES

USUAL = 100
LARGER = tuple(size for size in TEXT_SIZES if size > USUAL)
PHASES = {"outpost": ("auction", "expansion")}
GRID_PHASES = ("auction", "building")
HARDEST = FULL_GAMES[:2]
"""A tall board, whose market is beside it in usual text; and the one with the longest names."""

Letters = dict[str, tuple[float, float]]
"""How high a name and a cost are, in pixels, by where they are seen."""


def views(window: MainWindow, games: Iterable[GameKind]) -> Iterator[tuple[str, BoardView]]:
    """Every board in play, and on the page of maps."""
    window.program.settings.ask_always = True  # else some go on by themselves
    for game in games:
        window.games.start_game(config(*game))
        for phase in PHASES.get(game[1], GRID_PHASES):
            play_until(window.program.controller, in_phase(phase))
            yield f"{game[1]}, {phase}", window.table.page.board.view
    window.go(ToMaps())
    for game in games:
        window.map_page.show_board(load_board(game[1]))
        yield f"{game[1]}, the page of maps", window.map_page.view


def letters(window: MainWindow, games: Iterable[GameKind], sizes: Iterable[QSize]) -> Letters:
    found = {}
    for where, view in views(window, games):
        for size in sizes:
            window.resize(size)
            QApplication.processEvents()
            name = next(iter(view.board.cities.values())).label_box.height()
            place = f"{where}, {size.width()} x {size.height()}"
            found[place] = name * view.zoom, view.board.pills[0].size * view.zoom
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("texts", "games", "sizes"),
    [
        pytest.param((200,), HARDEST, SIZES[:2], id="hardest"),
        *(
            pytest.param(LARGER, (game,), SIZES, id=game[1], marks=pytest.mark.everywhere)
            for game in FULL_GAMES
        ),
    ],
)
def test_names_and_costs_are_never_smaller_in_larger_text(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
    texts: tuple[int, ...],
    games: tuple[GameKind, ...],
    sizes: tuple[QSize, ...],
) -> None:
    found = {}
    for percent in (USUAL, *texts):
        with window_with(percent, qtbot, tmp_path / str(percent), monkeypatch) as window:
            found[percent] = letters(window, games, sizes)
    apply_fonts(qapp)
    smaller = [
        f"{place}, {percent} %: {found[percent][place]}, and usually {usual}"
        for place, usual in found[USUAL].items()
        for percent in texts
        if any(now < before for now, before in zip(found[percent][place], usual, strict=True))
    ]
    assert not smaller, "\n".join(smaller)
