"""A real window for the tests, and hands that play on it with mouse and keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, QSize, Qt, QTimer
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.folders import HOME_VARIABLE, saves_dir
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction, DraftAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.application import make_application, make_window
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart
from tests.app.turn_games import Chooser, payable
from tests.views.boards import city_on_screen

LEFT = Qt.MouseButton.LeftButton
INI = QSettings.Format.IniFormat
USUAL = QSize(1280, 800)


@contextmanager
def open_window(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch, size: QSize | None = None
) -> Iterator[MainWindow]:
    """The program's window with a home of its own, without motion and waiting."""
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    settings = Settings(QSettings(str(home / "settings.ini"), INI))
    set_usual(settings)
    window = make_window(make_application(), settings)
    window.resize(size or USUAL)
    with qtbot.waitExposed(window):
        window.show()
    try:
        yield window
    finally:
        settings.language = "en"  # it is the whole application's
        window.close()
        window.deleteLater()  # now: nothing of it may hear of what the next window does
        window.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def speak(window: MainWindow, language: str) -> None:
    """Its pages are others after that."""
    window.program.settings.language = language
    for _ in range(2):  # they are made, then laid out
        QCoreApplication.processEvents()


def set_usual(settings: Settings) -> None:
    """What people who know the program have set who want to see neither motion nor waiting."""
    settings.animation = False
    settings.language = "en"
    settings.theme = "light"
    settings.delay_ms = 0
    settings.has_finished = True  # what newcomers see has tests of its own


def reset_window(qtbot: QtBot, window: MainWindow) -> None:
    """Have a window at its start page as if it had just been opened: nothing lies over it, there
    are no games, and what can be set in the dialog is as usual."""
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.go(ToStart())
    window.program.keeper.finish()
    window.program.controller.paused = False
    for message in window.shell.toasts.findChildren(QTimer):
        message.timeout.emit()
    settings, kept = window.program.settings, QSettings(str(window.program.settings.path), INI)
    for name in ("sound", "ask_always", "reasons"):
        setattr(settings, name, False)
    settings.warnings = settings.one_window = True
    settings.replay_speed = 100
    kept.clear()  # what is not in the dialog, for instance which puzzles are solved
    set_usual(settings)
    for path in saves_dir().iterdir():
        path.unlink()
    window.start_page.refresh()
    window.resize(USUAL)
    with qtbot.waitActive(window):  # a tooltip of the test before may have taken that
        window.activateWindow()


def click(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, LEFT, pos=at if at is not None else widget.rect().center())


class Hands(Chooser):
    """Chooses like `Chooser`, but clicks cards, cities, regions and buttons with the mouse."""

    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int) -> None:
        super().__init__(seed)
        self.qtbot = qtbot
        self.window = window

    @property
    def panel(self) -> TurnPanel:
        panel = self.window.table.page.bottom
        assert isinstance(panel, TurnPanel)
        return panel

    def play_turn(self) -> None:
        page = self.window.table.page
        if page.hand_over.isVisible():
            click(self.qtbot, page.hand_over.button)
            return
        action = page.controller.action
        if not isinstance(action, PlayerAction):  # somebody without a choice passes by itself
            self.qtbot.waitUntil(self.somebody_decides, timeout=5000)
            return
        for _ in range(self.clicks(action)):
            self.one_click(action)
        button = (
            self.panel.buttons.pass_button
            if self.wants_to_pass(action)
            else self.panel.buttons.main_button
        )
        assert button.isVisible()
        assert button.available, f"{type(action).__name__}: {button.toolTip()}"
        click(self.qtbot, button)

    def somebody_decides(self) -> bool:
        page = self.window.table.page
        over = self.window.program.controller.game.over
        decides = isinstance(page.controller.action, PlayerAction)
        return over or decides or page.hand_over.isVisible()

    def one_click(self, action: PlayerAction) -> None:
        page = self.window.table.page
        view = page.board.view
        if isinstance(action, OpeningAction):
            cards = payable(action)
            declines = action.pass_offer.lit and self.rng.random() < 0.3
            if cards and action.selected_card is None and not declines:
                self.click_card(self.rng.choice(cards))
        elif isinstance(action, DraftAction):
            region = self.rng.choice(action.choices)  # a city stands for its region
            inside = next(city.id for city in view.board.board.cities if city.region == region)
            click(self.qtbot, view.viewport(), city_on_screen(view, inside))
            assert action.selected_region == region
        elif isinstance(action, ChoosingAction):
            click(
                self.qtbot, view.viewport(), city_on_screen(view, self.rng.choice(action.choices))
            )
        elif isinstance(action, BuildingAction | ExpansionAction):
            self.click_piece(action)
        elif not isinstance(action, BidAction):
            chosen = self.click(action)
            if chosen is not None:
                chosen()

    def click_card(self, card: CardId) -> None:
        click(self.qtbot, self.window.table.page.plants.cards[card])

    def click_piece(self, action: BuildingAction | ExpansionAction) -> None:
        view = self.window.table.page.board.view
        lit = [
            city
            for city in view.board.cities
            if action.city_offer(city).lit and city not in action.planned_cities
        ]
        if (
            isinstance(action, ExpansionAction)
            and action.tried.company.reserve
            and self.rng.random() < 0.5
        ):
            self.place(action)
        elif lit:
            cheap = sorted(lit, key=lambda city: self.price(action, city))
            click(self.qtbot, view.viewport(), city_on_screen(view, self.rng.choice(cheap[:3])))

    def price(self, action: PlayerAction, city: str) -> int:
        way = action.way_to(city)
        return 0 if way is None else way.connection + way.slot
