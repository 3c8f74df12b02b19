"""Pictures of the real window and of boards, taken without a screen."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSettings, QSize, QTimer
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.folders import HOME_VARIABLE
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Board, GameConfig, Record
from powergrid_qt.engine.record import replay
from powergrid_qt.views.board.export import board_pdf, board_png, board_svg, png_of
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.style.theme import load_fonts
from powergrid_qt.views.window.application import make_application, make_window
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.whole_file import write_whole

USUAL_SIZE = QSize(1440, 900)
SETTLE_MS = 300
"""The time until everything is drawn; a page with thumbnails takes longer."""


@contextmanager
def picture_window(
    theme: str, size: QSize = USUAL_SIZE, language: str = "en"
) -> Iterator[MainWindow]:
    """A window with settings and saves of its own, without motion."""
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get(HOME_VARIABLE)
        os.environ[HOME_VARIABLE] = folder
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        settings = Settings(store)
        settings.theme = theme
        settings.language = language
        settings.animation = False
        window = make_window(make_application(), settings)
        window.resize(size)
        window.show()
        try:
            yield window
        finally:
            settings.language = "en"
            window.close()
            window.deleteLater()
            # Now, while there is a Python that may be asked: nothing else runs a loop here.
            QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before


def draw_map(board: Board, kinds: Sequence[str], size: int) -> Iterator[tuple[str, bytes]]:
    """A board as files of these kinds: png, svg, pdf. `size`: pixels of the PNG's longer side."""
    make_application()
    load_fonts()
    scene = BoardScene(board)
    for kind in kinds:
        if kind == "png":
            yield kind, board_png(scene, size)
        else:
            yield kind, {"svg": board_svg, "pdf": board_pdf}[kind](scene)


def settle(milliseconds: int = SETTLE_MS) -> None:
    """Let the window work on what it has been told."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def take(widget: QWidget, path: Path, *, wait_ms: int = SETTLE_MS) -> Path:
    settle(wait_ms)
    for board in widget.findChildren(BoardView):
        if board.isVisible():
            board.settle()
    write_whole(png_of(widget.grab().toImage()), path)
    return path


def moments(record: Record) -> list[int]:
    """Positions worth a picture: an auction, buying, building, running plants in mid-game."""
    wanted = {"auction": 2, "resources": 3, "building": 4, "expansion": 4, "bureaucracy": 5}
    found: dict[str, int] = {}
    for number, game in enumerate(replay(record)):
        phase = game.state.phase
        if game.state.round == wanted.get(phase) and phase not in found:
            found[phase] = number
    return sorted(found.values())


def game_pictures(
    record: Record,
    folder: Path,
    name: str,
    theme: str = "light",
    size: QSize = USUAL_SIZE,
    language: str = "en",
) -> list[Path]:
    """The window at a few moments of a game, and its end."""
    paths = []
    with picture_window(theme, size, language) as window:
        for number, position in enumerate([*moments(record), len(record.moves)], start=1):
            shown = Record(watched(record), record.moves[:position])
            window.games.show_position(shown)
            paths.append(take(window, folder / f"{name}-{number}.png"))
    return paths


def watched(record: Record) -> GameConfig:
    """Return a game with people at all seats: nobody moves on while a picture is taken."""
    config = record.config
    seats = tuple(replace(seat, kind="human") for seat in config.players)
    return replace(config, players=seats, options=replace(config.options, open_money=True))
