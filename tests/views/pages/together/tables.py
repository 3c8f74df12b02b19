"""A table that a window keeps, and somebody at another machine."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from powergrid_qt.app.program import Program
from powergrid_qt.app.together.known_tables import (
    TablePlace,
    place_at,
)
from powergrid_qt.engine import COLORS, HUMAN, GameConfig, Seat
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.shell import click

PATIENCE_MS = 60_000
KINDS = (HUMAN, REMOTE, "random")


def config_of(*kinds: str) -> GameConfig:
    seats = [Seat(f"P{at}", COLORS[at], kind) for at, kind in enumerate(kinds)]
    return GameConfig("classic-2009", "germany", tuple(seats), 7)


def place_of(window: MainWindow, name: str) -> TablePlace:
    invitation = window.program.hosting.invitation
    assert invitation is not None
    place = place_at(f"127.0.0.1:{invitation.port}", invitation.code, name)
    assert place is not None
    return place


def begun(window: MainWindow, guest: Program, qtbot: QtBot) -> None:
    guest.join_table(place_of(window, "Lea"))
    begin(window, guest, qtbot)


def begin(window: MainWindow, guest: Program, qtbot: QtBot) -> None:
    lobby = window.together.lobby_page
    qtbot.waitUntil(lobby.start_button.isEnabled, timeout=PATIENCE_MS)
    click(qtbot, lobby.start_button)
    qtbot.waitUntil(lambda: window.pages.shows("game_page"), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: guest.controller.has_game, timeout=PATIENCE_MS)


def words(page: object) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel))  # type: ignore[attr-defined]


def presence(window: MainWindow) -> list[str]:
    """Who is there, as the players' cards tell it."""
    cards = window.table.page.side.players.cards
    return [card.presence.words if card.presence else "" for card in cards]


def shows(label: QLabel, text: str) -> bool:
    return text in label.text()
