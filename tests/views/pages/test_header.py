"""The header of the table: phases; speed, pause and skip for computers only, and never where the
main button is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.settings import SPEEDS
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.engine import Game, Overrides
from powergrid_qt.views.pages.game.header import PhaseChips
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.help_dialogs import ShortcutsDialog
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.views.real_window import click

KIND = Kind("classic-2004", "germany", 3)


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1100, 700)
    return window


def place_of(widget: QWidget, window: MainWindow) -> tuple[int, int, int, int]:
    corner = widget.mapTo(window, widget.rect().topLeft())
    return corner.x(), corner.y(), widget.width(), widget.height()


def test_a_computer_is_paused_continued_and_skipped(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(KIND.config(humans=0))
    window.activateWindow()
    pace, controller = window.table.page.pace, window.program.controller
    controller.delay_ms = 60_000
    click(qtbot, pace.pause_button)
    assert [controller.paused] == [True]
    assert pace.pause_button.icon_name == "play"
    assert not pace.skip_button.isEnabled()
    made = len(controller.game.moves)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert len(controller.game.moves) == made
    click(qtbot, pace.pause_button)
    assert [controller.paused] == [False]
    for skip in (
        lambda: click(qtbot, pace.skip_button),
        lambda: qtbot.keyClick(window.table.page.bottom, Qt.Key.Key_Space),
    ):
        made = len(controller.game.moves)
        with qtbot.waitSignal(controller.changed, timeout=30_000):
            skip()
        assert len(controller.game.moves) == made + 1


def test_the_buttons_stay_where_they_are(qtbot: QtBot, window: MainWindow) -> None:
    """From one's own move to a computer's nothing in header and panel moves; the place of the main
    button is far away, and empty while others move."""
    seats = KIND.config(humans=1)
    window.program.controller.pause(True)
    window.games.start_game(replace(seats, setup=Overrides(order=(0, 1, 2))))
    page = window.table.page
    panel, pace, action = page.bottom, page.pace, page.controller.action
    assert isinstance(panel, TurnPanel)
    assert isinstance(action, OpeningAction)

    def places() -> list[tuple[int, int, int, int]]:
        window.grab()
        parts = (pace.pause_button, pace.skip_button, page.header.order, panel.stack)
        return [place_of(part, window) for part in parts]

    own, main = places(), place_of(panel.buttons.main_button, window)
    assert own[0][1] + own[0][3] < page.header.height() + page.header.y() <= main[1]
    assert pace.pause_button.isEnabled()
    assert not pace.skip_button.isEnabled()
    action.click_card(4)
    click(qtbot, panel.buttons.main_button)
    assert window.program.controller.computer_to_move
    assert places() == own
    under = window.childAt(main[0] + main[2] // 2, main[1] + main[3] // 2)
    assert not isinstance(under, QAbstractButton)


def test_the_speed_is_chosen_beside_pause_and_skip(qtbot: QtBot, window: MainWindow) -> None:
    """In a wide window by its name, in a small one from a menu; it is the same as in the settings,
    and who wants no waiting does not wait for the move that is due."""
    controller, settings = window.program.controller, window.program.settings
    controller.pause(True)
    window.games.start_game(replace(KIND.config(humans=0), seed=2))
    pace = window.table.page.pace
    window.resize(1440, 900)
    click(qtbot, pace.speed.button("slow"))
    assert settings.delay_ms == controller.delay_ms == SPEEDS["slow"]
    controller.pause(False)
    with qtbot.waitSignal(controller.changed, timeout=30_000):
        click(qtbot, pace.speed.button("at_once"))
    controller.pause(True)
    assert controller.delay_ms == 0
    settings.delay_ms = 700
    assert pace.speed.value == "normal", "the speed that comes nearest"
    window.resize(1100, 700)
    assert not pace.speed.isVisible()
    click(qtbot, pace.speed_button)
    assert pace.menu.isVisible()
    qtbot.keyClick(pace.menu, Qt.Key.Key_Down)
    qtbot.keyClick(pace.menu, Qt.Key.Key_Return)
    assert settings.delay_ms == controller.delay_ms == SPEEDS["slow"]
    assert "slow" in pace.speed_button.accessibleName()


def test_people_among_themselves_have_nobody_to_skip(window: MainWindow) -> None:
    window.games.start_game(KIND.config())
    assert not window.table.page.pace.isVisible()
    window.games.start_game(KIND.config(humans=2))
    assert window.table.page.pace.isVisible()
    window.program.controller.pause(True)


def test_the_buttons_have_names_and_the_key_is_among_the_shortcuts(window: MainWindow) -> None:
    window.games.start_game(KIND.config(humans=0))
    window.program.controller.pause(True)
    pace = window.table.page.pace
    window.dialogs.show_shortcuts()
    dialog = window.findChild(ShortcutsDialog)
    assert dialog is not None
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Skip ahead", "To the next part of the screen"} <= told
    dialog.close()
    for button in (pace.pause_button, pace.skip_button):
        assert button.accessibleName()
        assert button.toolTip()
        assert min(button.width(), button.height()) >= 32


class Requests(QObject):
    """Counts how often a widget is asked to lay itself out anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.long
def test_the_header_comes_to_rest(qtbot: QtBot, window: MainWindow) -> None:
    """While a person thinks nothing is laid out: it would take a processor for itself."""
    window.games.start_game(KIND.config(humans=2))
    qtbot.waitUntil(lambda: isinstance(window.program.controller.action, OpeningAction))
    qtbot.wait(1000)  # whatever the beginning of the game has changed
    requests = Requests(window.table.page.header)
    qtbot.wait(500)
    assert requests.count <= 10


# -- phases ----------------------------------------------------------------------------------------


def lit_chip(chips: PhaseChips) -> str:
    return next(chip.text() for chip in chips.chips if chip.property("lit"))


def test_the_two_auctions_with_which_outpost_begins_are_counted(qtbot: QtBot) -> None:
    chips = PhaseChips()
    qtbot.addWidget(chips)
    game, player = Game(Kind("outpost-2024", "outpost", 3).config()), RandomPlayer(3)
    shown: list[str] = []
    while game.state.round < 3:
        chips.show_state(game.state)
        if not shown or shown[-1] != lit_chip(chips):
            shown.append(lit_chip(chips))
        game.apply(player.decide(game))
    assert shown[:3] == ["Auction 1 of 2", "Auction 2 of 2", "Expansion"]
    assert "Auction" in shown[3:]
