"""Games among people that are shown by panels, for the tests of what tells their story."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import COLORS, Game, GameConfig, Seat
from powergrid_qt.views.story.tables_panel import Paid, PayoutTable
from powergrid_qt.views.style.tables import CELL
from tests.story_games import told

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


def marked(table: PayoutTable) -> list[int]:
    """The number of cities that the player to move has, as the table marks it."""
    cells: list[Paid | None] = [
        table.cells.index(row, column).data(CELL)
        for row in range(table.cells.rowCount())
        for column in range(table.cells.columnCount())
    ]
    return [cell.cities for cell in cells if cell is not None and cell.connected]
