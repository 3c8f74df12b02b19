"""Games in the window's folder: played on, counted, found in the list."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Record, Seat, read_record
from powergrid_qt.views.pages.start.games_panel import GamesPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart


def config(seed: int = 1, kind: str = "human") -> GameConfig:
    seats = tuple(
        Seat(name, color, kind) for name, color in zip(("Ada", "Bo"), COLORS, strict=False)
    )
    return GameConfig("classic-2009", "germany", seats, seed, GameOptions(open_money=True))


FINISHED = Record.of(play_game(config(kind="random")))


def play(window: MainWindow, moves: int = 1) -> None:
    for _ in range(moves):
        assert window.program.controller.play(
            next(iter(window.program.controller.game.legal_moves))
        )
    window.program.keeper.finish()


def kept() -> list[Path]:
    return sorted(folders.saves_dir().glob("*.pgr"))


def moves_in(path: Path) -> int:
    return len(read_record(path).moves)


def to_start(qtbot: QtBot, window: MainWindow) -> GamesPanel:
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert window.start_page.games is not None
    return window.start_page.games


def shows(window: MainWindow, page: QWidget) -> bool:
    return window.pages.currentWidget() is page
