"""Makes ready what the next clicks need, while the start page is looked at."""

import gc
import threading
from collections.abc import Iterator
from importlib import import_module

from powergrid_qt.views.style.pace import Steps
from powergrid_qt.views.window.main_window import MainWindow

FIRST_MS = 100
"""The time before the first step: the start page comes first."""


class WarmUp(Steps):
    """The modules take the longest, and are there before anybody has read the start page. The
    steps after them take some tens of milliseconds each."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(_frozen(_steps(window)), FIRST_MS, window)


def _frozen(steps: Iterator[str]) -> Iterator[str]:
    """Leave what is made out of the search for rubbish, which would take tens of ms."""
    for step in steps:
        gc.freeze()
        yield step


def _steps(window: MainWindow) -> Iterator[str]:
    from powergrid_qt.views.style.svg import read_ahead

    threading.Thread(target=_read, daemon=True).start()
    threading.Thread(target=read_ahead, daemon=True).start()
    from PySide6.QtWidgets import QListView

    QListView().viewport()  # PySide makes the classes of all widgets with the first one of Qt's own
    yield "widgets"
    yield from _imported("pages.new_game.new_game_page", "turn.panel", "pages.game.hint_card")
    yield from _imported("pages.game.side_panel", "pages.game.play_table")
    yield from _imported("pages.maps.map_page", "pages.replay.replay_page", "story.branches_panel")
    likely = window.new_game_page.game
    yield "new game page"
    window.new_game_page.find_boards()
    yield "boards"
    window.new_game_page.refresh()
    yield "offered game"
    config = likely.config(seed=0)
    _ = window.program.controller
    yield "controller"
    _ = window.table.page
    yield "game page"
    from powergrid_qt.views.window.routes import table_steps

    yield from table_steps(window.table.page, config)
    from powergrid_qt.app.controller import first_decision

    window.table.page.rehearse(first_decision(config))
    yield "first decision"
    _ = window.games
    yield "commands"
    _ = window.map_page
    yield "map page"
    yield from _imported("pages.end.end_page")
    _ = window.ends.page
    yield "end page"
    from powergrid_qt.words.rulebook import chapter_files

    chapter_files()
    yield "rules"
    yield from _imported("pages.history.history_page")
    window.program.history.read_ahead()
    _ = window.past.page
    yield "history page"
    _ = window.replays.page
    yield "replay page"
    from powergrid_qt.views.board.landscape import landscape_of
    from powergrid_qt.views.board.map_items import prepare_names

    yield from landscape_of(likely.board).warm_up()
    prepare_names(likely.board)
    yield "names"


def _imported(*modules: str) -> Iterator[str]:
    """Import modules; `modules`: their names within the views."""
    for module in modules:
        import_module(f"powergrid_qt.views.{module}")
        yield module


def _read() -> None:
    """Never a module that uses Qt: PySide makes its classes as they are met, and is not prepared
    for two threads that meet them."""
    from powergrid_qt.ai.players import level_names
    from powergrid_qt.ai.process import worker  # noqa: F401
    from powergrid_qt.ai.simulation import computer_seats
    from powergrid_qt.engine import Game, GameConfig, load_board
    from powergrid_qt.engine.edition import USUAL_EDITION, playable_boards

    boards = playable_boards()
    for board in boards:
        load_board(board)
    Game(GameConfig(USUAL_EDITION, boards[0], computer_seats(["random"] * 2), 0))
    level_names()  # looks through all installed packages
