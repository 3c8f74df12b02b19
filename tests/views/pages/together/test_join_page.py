"""Joining a table: what is typed, pasted or found nearby, and what is said if it cannot be."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from powergrid_qt import __version__
from powergrid_qt.app.program import Program
from powergrid_qt.app.together.known_tables import TablePlace
from powergrid_qt.app.together.nearby import Nearby
from powergrid_qt.views.pages.together.join_page import JoinPage
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToTogether
from tests.views.pages.together.tables import PATIENCE_MS, begun, place_of, shows
from tests.views.shell import click


@pytest.fixture
def page(fresh_window: MainWindow) -> JoinPage:
    fresh_window.go(ToTogether())
    return fresh_window.together.join_page


def test_an_invitation_can_be_pasted(page: JoinPage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("Come! 192.168.1.24:47100 k7qf-2mxp, now")
    click(qtbot, page.paste_button)
    assert (page.address.text(), page.code.text()) == ("192.168.1.24:47100", "K7QF-2MXP")
    page.address.clear()
    qtbot.keyClicks(page.address, "10.0.0.7:47100 aaaa-bbbb")
    assert (page.address.text(), page.code.text()) == ("10.0.0.7:47100", "AAAA-BBBB")
    QGuiApplication.clipboard().setText("nothing")
    click(qtbot, page.paste_button)
    assert "invitation" in page.error.text()


@pytest.mark.parametrize(
    ("address", "code"), [("", "K7QF-2MXP"), ("here", "K7QF-2MXP"), ("a:1", "K7QF-2MX0")]
)
def test_what_cannot_be_a_table_is_told_at_once(
    page: JoinPage, qtbot: QtBot, address: str, code: str
) -> None:
    page.address.setText(address)
    page.code.setText(code)
    click(qtbot, page.join_button)
    assert "K7QF-2MXP" in page.error.text()


def test_where_nobody_answers_it_is_told(page: JoinPage, qtbot: QtBot) -> None:
    page.address.setText("127.0.0.1:1")
    page.code.setText("K7QF-2MXP")
    click(qtbot, page.join_button)
    qtbot.waitUntil(lambda: "Nobody answers" in page.error.text(), timeout=PATIENCE_MS)
    assert not page.join_button.busy


def test_who_joins_from_the_start_page_sees_that_it_takes_a_moment_and_why_it_fails(
    fresh_window: MainWindow, qtbot: QtBot
) -> None:
    fresh_window.together.join(TablePlace("127.0.0.1", 1, "K7QF-2MXP"))
    page = fresh_window.together.join_page
    assert fresh_window.pages.shows("join_page")
    assert (page.address.text(), page.code.text()) == ("127.0.0.1:1", "K7QF-2MXP")
    assert page.join_button.busy
    qtbot.waitUntil(lambda: "Nobody answers" in page.error.text(), timeout=PATIENCE_MS)
    assert not page.join_button.busy


def test_a_wrong_code_is_told_where_it_was_typed(
    opened: MainWindow, guest: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    invitation = opened.program.hosting.invitation
    assert invitation is not None
    opened.program.leave_table()
    opened.go(ToTogether())
    page = opened.together.join_page
    page.address.setText(f"127.0.0.1:{invitation.port}")
    page.code.setText("AAAA-AAAA")
    for left in ("4 more", "3 more", "2 more", "1 more", "a minute now"):
        click(qtbot, page.join_button)
        qtbot.waitUntil(partial(shows, page.error, left), timeout=PATIENCE_MS)
        assert "not the code" in page.error.text()
    click(qtbot, page.join_button)
    qtbot.waitUntil(lambda: "Again in 0:5" in page.error.text(), timeout=PATIENCE_MS)
    page._again_at -= 60
    qtbot.waitUntil(lambda: not page.error.text(), timeout=PATIENCE_MS)


@pytest.mark.long
def test_where_all_seats_are_taken_one_may_watch(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    place = place_of(opened, "Eve")
    opened.go(ToTogether())
    opened.program.leave_table()
    opened.go(ToTogether())
    page = opened.together.join_page
    page.fill(place)
    click(qtbot, page.join_button)
    qtbot.waitUntil(lambda: "No seat is free" in page.error.text(), timeout=PATIENCE_MS)
    page.watch.setChecked(True)
    click(qtbot, page.join_button)
    qtbot.waitUntil(lambda: opened.pages.shows("game_page"), timeout=PATIENCE_MS)
    assert opened.program.controller.humans == ()


def test_letters_that_no_code_has_are_refused(page: JoinPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.code, "k7Iq0f12mo")
    assert page.code.text() == "K7QF-2M"
    assert "I and O" in page.code_hint.text()
    qtbot.keyClicks(page.code, "xp")
    assert page.code.text() == "K7QF-2MXP"
    assert "dash" in page.code_hint.text()


def near(title: str, port: int, free: int, protocol: int = 1) -> Nearby:
    return Nearby(f"10.0.0.7:{port}", title, "europe", free, 4, "0.3.1", protocol)


def test_a_click_on_a_table_fills_the_form(page: JoinPage, qtbot: QtBot) -> None:
    kitchen, club = near("Kitchen", 1, 2), near("Club", 2, 0)
    for table in (kitchen, club, kitchen):  # it is looked for again and again
        page._nearby.found.emit(table)
    assert sum(address.startswith("10.0.0.7:") for address in page.rows) == 2, "beside real ones"
    row, full = page.rows[kitchen.address], page.rows[club.address]
    assert (row.title.words, row.state.text()) == ("Kitchen", "2 of 4 seats free")
    click(qtbot, row.button)
    assert page.address.text() == kitchen.address
    assert page.form.heading.text() == "Join “Kitchen”"
    assert not page.watch.isChecked()
    assert (full.state.text(), full.button.text()) == ("no seat free", "Watch")
    click(qtbot, full.button)
    assert page.watch.isChecked()


@pytest.mark.parametrize(("protocol", "advice"), [(2, "Update this program"), (0, "Ask the host")])
def test_a_table_of_another_version_says_so(page: JoinPage, protocol: int, advice: str) -> None:
    table = near("Old laptop", 1, 2, protocol)
    page._nearby.found.emit(table)
    row = page.rows[table.address]
    assert not row.button.isEnabled()
    assert advice in row.problem.text()
    assert "0.3.1" in row.problem.text()
    assert __version__ in row.problem.text()
    page.show_error({"code": "protocol", "protocol": protocol, "program": "0.3.1"})
    assert page.error.text() == row.problem.text()
