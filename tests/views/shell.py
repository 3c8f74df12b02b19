"""Help for the tests of the screens around a game."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import COLORS, Game, GameConfig, Seat
from powergrid_qt.views.pages.start.start_page import StartPage
from powergrid_qt.views.style.style import apply_fonts, dress
from powergrid_qt.views.style.theme import set_theme, theme

LEFT = Qt.MouseButton.LeftButton


def style_everything(app: QApplication) -> None:
    """Also what is shown outside of the window."""
    apply_fonts(app)
    set_theme(theme().name)
    dress(app)


def click(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, LEFT, pos=at or widget.rect().center())


def shown(qtbot: QtBot, widget: QWidget, width: int = 1280, height: int = 800) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()
    if isinstance(widget, StartPage):
        qtbot.waitUntil(lambda: widget.library.has_read)


def game(players: int = 3, moves: int = 40) -> Game:
    seats = tuple(Seat(f"P{number}", COLORS[number], "random") for number in range(players))
    begun, player = Game(GameConfig("classic-2004", "germany", seats, 3)), RandomPlayer(1)
    for _ in range(moves):
        begun.apply(player.decide(begun))
    return begun
