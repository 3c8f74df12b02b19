"""A table before the game begins: opening it, who is there, what the host may do."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.folders import tables_dir
from powergrid_qt.app.program import Program
from powergrid_qt.app.together.known_tables import (
    place_at,
)
from powergrid_qt.app.turn.take_back import barrier_text
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.pages.together.tables import KINDS, PATIENCE_MS, begin, config_of, place_of, words
from tests.views.shell import click


def test_a_table_is_opened_once_however_often_it_is_pressed(
    fresh_window: MainWindow, qtbot: QtBot
) -> None:
    window = fresh_window
    for _ in range(2):
        window._play(config_of(*KINDS), {})
        assert window.new_game_page.play_button.busy
    qtbot.waitUntil(lambda: window.pages.shows("lobby_page"), timeout=PATIENCE_MS)
    assert not window.new_game_page.play_button.busy
    assert len(list(tables_dir().glob("*.pgr"))) == 1
    window.program.hosting.close()


def test_the_lobby_shows_the_code_and_who_is_there(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    lobby, invitation = opened.together.lobby_page, opened.program.hosting.invitation
    assert invitation is not None
    assert lobby.code.text() == invitation.code
    assert not lobby.start_button.isEnabled()
    assert "Empty seat" in words(lobby)
    table = guest.join_table(place_of(opened, "Lea"))
    qtbot.waitUntil(lobby.start_button.isEnabled, timeout=PATIENCE_MS)
    assert "Lea is here." in words(lobby)
    qtbot.waitUntil(lambda: "Empty seat" not in words(lobby), timeout=PATIENCE_MS)
    assert [label.text() for label in lobby._presence.values()] == ["you", "here"]
    said = "<b>hello</b> " + "and so on " * 10
    table.say(said)
    qtbot.waitUntil(lambda: f"Lea: {said.strip()}" in words(lobby), timeout=PATIENCE_MS)
    lobby.talk.field.setText("welcome")
    heard = []  # the own line may still be on its way back
    table.told.connect(lambda line: heard.append((line.name, line.seats, line.text)))
    lobby.talk.field.returnPressed.emit()
    qtbot.waitUntil(lambda: ("P0", (0,), "welcome") in heard, timeout=PATIENCE_MS)


def test_a_new_code_lets_in_newcomers_and_the_old_one_does_not(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    lobby, old = opened.together.lobby_page, place_of(opened, "Lea")
    before = lobby.code.text()
    click(qtbot, lobby.code_button)
    qtbot.waitUntil(lambda: lobby.code.text() != before, timeout=PATIENCE_MS)
    opened.activateWindow()
    qtbot.keyClick(lobby, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied.endswith(f":{old.port} {lobby.code.text()}")
    with qtbot.waitSignal(guest.join_table(old).closed, timeout=PATIENCE_MS) as closed:
        pass
    assert closed.args[0]["code"] == "code"
    new = place_at(f"127.0.0.1:{old.port}", lobby.code.text(), "Lea")
    assert new is not None
    guest.join_table(new)
    qtbot.waitUntil(lobby.start_button.isEnabled, timeout=PATIENCE_MS)


@pytest.mark.long
def test_everybody_sees_what_the_host_allows(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    table = guest.join_table(place_of(opened, "Lea"))
    qtbot.waitUntil(lambda: table.was_here, timeout=PATIENCE_MS)
    boxes = opened.together.lobby_page.allowed
    assert table.head["hints"]
    click(qtbot, boxes["hints"], QPoint(12, boxes["hints"].height() // 2))
    click(qtbot, boxes["take_backs"], QPoint(12, boxes["take_backs"].height() // 2))
    qtbot.waitUntil(lambda: not table.head["take_backs"], timeout=PATIENCE_MS)
    assert not guest.controller.hints_allowed
    begin(opened, guest, qtbot)
    assert opened.together.shared_table.facts.hints.text() == "off"
    barrier = guest.controller.undo_barrier
    assert barrier is not None
    assert barrier_text(barrier, guest.controller.game.config) == "This table allows no take-backs."


def test_a_host_who_leaves_is_asked_what_becomes_of_the_table(
    opened: MainWindow, qtbot: QtBot
) -> None:
    lobby, hosting = opened.together.lobby_page, opened.program.hosting
    click(qtbot, lobby.back_button)
    (question,) = opened.findChildren(Question)
    click(qtbot, question.cancel_button)
    assert opened.pages.shows("lobby_page")
    click(qtbot, lobby.leave_button)
    question = opened.findChildren(Question)[-1]
    click(qtbot, question.others[0])
    assert opened.pages.shows("start_page")
    assert not hosting.is_open


def test_empty_seats_can_be_given_to_computers(opened: MainWindow, qtbot: QtBot) -> None:
    lobby = opened.together.lobby_page
    click(qtbot, lobby.fill_button)
    qtbot.waitUntil(lambda: opened.pages.shows("game_page"), timeout=PATIENCE_MS)
    assert opened.program.controller.humans == (0,)
