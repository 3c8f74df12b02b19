"""The first screen: what it offers, and the games that were saved."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders
from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record, write_record
from powergrid_qt.views.start_page import StartPage
from tests.views.shell import click, game, shown

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_before_the_first_game_only_new_ones_are_offered(qtbot: QtBot, settings: Settings) -> None:
    page = StartPage(settings)
    shown(qtbot, page)
    assert page.continue_button.isHidden()
    assert page.new_button.kind == "main"
    assert page.focusWidget() is page.new_button
    assert all(row.isHidden() for row in page.recent_rows)


@pytest.mark.parametrize("played", [False, True])
def test_the_main_button_does_not_change_its_look_once_it_is_seen(
    qtbot: QtBot, settings: Settings, played: bool
) -> None:
    if played:
        write_record(Record.of(game()), folders.autosave_path())
    page = StartPage(settings)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    at_first = (page.new_button.kind, page.continue_button.isHidden())
    qtbot.waitUntil(lambda: page.has_read)
    assert at_first == (page.new_button.kind, page.continue_button.isHidden())


def test_every_button_of_the_start_page_says_what_was_clicked(
    qtbot: QtBot, settings: Settings
) -> None:
    write_record(Record.of(game()), folders.autosave_path())
    page = StartPage(settings)
    shown(qtbot, page)
    for button, signal in (
        (page.continue_button, page.continue_game),
        (page.new_button, page.new_game),
        (page.open_button, page.open_file),
        (page.maps_button, page.maps),
        (page.settings_button, page.settings),
        (page.shortcuts_button, page.shortcuts),
        (page.about_button, page.about),
    ):
        with qtbot.waitSignal(signal):
            click(qtbot, button)
        assert button.accessibleName()
        assert button.height() >= 32


def test_continue_tells_what_would_be_continued(qtbot: QtBot, settings: Settings) -> None:
    begun = game()
    write_record(Record.of(begun), folders.autosave_path())
    page = StartPage(settings)
    shown(qtbot, page)
    assert page.continue_button.title == "Continue"
    assert f"Germany, round {begun.state.round}" in page.continue_button.detail
    assert "P0, P1 and P2" in page.continue_button.detail
    assert page.focusWidget() is page.continue_button
    with qtbot.waitSignal(page.continue_game):
        qtbot.keyClick(page.continue_button, Qt.Key.Key_Space)


def test_a_finished_game_can_be_looked_at(qtbot: QtBot, settings: Settings) -> None:
    write_record(Record.of(play_game(game().config)), folders.autosave_path())
    page = StartPage(settings)
    shown(qtbot, page)
    assert page.continue_button.title == "Look at the last game"
    assert "won by" in page.continue_button.detail


def test_an_unreadable_autosave_is_explained_and_kept(qtbot: QtBot, settings: Settings) -> None:
    folders.autosave_path().write_text("{half a ga", encoding="utf-8")
    page = StartPage(settings)
    shown(qtbot, page)
    assert not page.continue_button.isEnabled()
    assert "Cannot be read" in page.continue_button.detail
    assert page.new_button.kind == "main"
    assert page.focusWidget() is page.new_button
    assert folders.autosave_path().exists()


def test_recent_games_open_by_a_click(qtbot: QtBot, settings: Settings) -> None:
    write_record(Record.of(game()), folders.saves_dir() / "Sunday.pgr")
    page = StartPage(settings)
    shown(qtbot, page)
    row = page.recent_rows[0]
    qtbot.waitUntil(row.isVisible)
    assert row.title == "Sunday"
    with qtbot.waitSignal(page.open_save) as opened:
        click(qtbot, row)
    assert opened.args == [folders.saves_dir() / "Sunday.pgr"]


def test_unreadable_saves_are_listed_with_the_reason(qtbot: QtBot, settings: Settings) -> None:
    (folders.saves_dir() / "bad.pgr").write_text("nonsense", encoding="utf-8")
    page = StartPage(settings)
    shown(qtbot, page)
    row = page.recent_rows[0]
    qtbot.waitUntil(row.isVisible)
    assert row.title == "bad"
    assert "Cannot be read" in row.detail
    assert not row.isEnabled()


def test_a_low_window_shows_fewer_recent_games_but_everything_else(
    qtbot: QtBot, settings: Settings
) -> None:
    for number in range(6):
        write_record(Record.of(game(moves=2)), folders.saves_dir() / f"game {number}.pgr")
    page = StartPage(settings)
    shown(qtbot, page, 1440, 900)
    qtbot.waitUntil(lambda: page.recent_rows[-1].isVisible())
    page.resize(1000, 480)
    assert not page.recent_rows[-1].isVisible()
    assert page.settings_button.mapTo(page, QPoint(0, page.settings_button.height())).y() <= 480


def test_the_picture_moves_only_where_it_may(qtbot: QtBot, settings: Settings) -> None:
    page = StartPage(settings)
    shown(qtbot, page)
    seen = [page.skyline.moving]
    settings.animation = False
    seen.append(page.skyline.moving)
    first = page.skyline.grab().toImage()
    qtbot.wait(60)
    assert page.skyline.grab().toImage() == first
    settings.animation = True
    seen.append(page.skyline.moving)
    page.hide()
    assert [*seen, page.skyline.moving] == [True, False, True, False]


def test_the_language_is_one_click_away(qtbot: QtBot, settings: Settings) -> None:
    settings.language = "en"
    Language(settings, settings)
    page = StartPage(settings)
    shown(qtbot, page)
    texts = {}
    for language in ("de", "nl", "en"):
        click(qtbot, page.language.button(language))
        qtbot.waitUntil(lambda: page.language.value == settings.language)
        QApplication.processEvents()
        texts[language] = (page.new_button.title, page.settings_button.toolTip())
    assert texts["en"] == ("New game", "Settings")
    assert len({title for title, _ in texts.values()}) == 3
    assert settings.language == "en"
