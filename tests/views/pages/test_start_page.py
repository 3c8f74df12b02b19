"""The first screen: what it offers, and the games that were saved."""

import os
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders
from powergrid_qt.app.language import Language
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Game, Record, write_record
from powergrid_qt.engine.record import replayed
from powergrid_qt.views.pages.start.detail_button import DetailButton
from powergrid_qt.views.pages.start.games_panel import GamesPanel, RowAction
from powergrid_qt.views.pages.start.start_page import StartPage
from tests.views.seen import Words, words_of
from tests.views.shell import click, game, shown

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def kept(name: str, played: Game, age: int = 0, **about: str) -> Path:
    """A game in the folder that was played some seconds ago."""
    path = folders.saves_dir() / f"{name}.pgr"
    write_record(Record.of(played, about={"id": name, **about}), path)
    now = path.stat().st_mtime
    os.utime(path, (now - age, now - age))
    return path


def start_page(qtbot: QtBot, settings: Settings, width: int = 1280, height: int = 800) -> StartPage:
    page = StartPage(settings, Library(settings))
    shown(qtbot, page, width, height)
    return page


def games(page: StartPage) -> GamesPanel:
    assert page.games is not None
    return page.games


def row(page: StartPage, path: Path) -> QModelIndex:
    number = games(page).model.row_of(path)
    assert number is not None
    return games(page).model.index(number)


def click_row(qtbot: QtBot, page: StartPage, path: Path, action: RowAction | None = None) -> None:
    view, index = games(page).list, row(page, path)
    at = view.visualRect(index).center()
    for place in (QPoint(1, 1), at):  # where another test has left the pointer nothing would move
        qtbot.mouseMove(view.viewport(), place)
    if action is None:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    else:
        click(qtbot, view.buttons[action])


def by_person(played: Game) -> Game:
    """The same game with a person at the first seat."""
    first, *others = played.config.players
    config = replace(played.config, players=(replace(first, kind="human"), *others))
    return replayed(Record(config, tuple(played.moves)))


def test_a_newcomer_is_offered_a_first_game(qtbot: QtBot, settings: Settings) -> None:
    page = start_page(qtbot, settings)
    assert page.continue_button.isHidden()
    assert page.first_button.kind == "main"
    assert page.new_button.kind == "normal"
    assert page.new_button.detail == "You know the board game"
    assert page.focusWidget() is page.first_button
    assert page.games is None
    assert page.story is not None
    assert [card.heading.text() for card in page.story.cards] == [
        *("Bid for power plants", "Build your network", "Keep the lights on")
    ]
    for button in (page.daily_button, page.history_button):
        assert button.isHidden()
    assert page.first_button.isVisible()


def test_whoever_has_finished_a_game_is_no_newcomer(qtbot: QtBot, settings: Settings) -> None:
    watched = kept("watched", play_game(game().config))
    page = start_page(qtbot, settings)
    assert page.first_button.isVisible()  # the computers have played it
    own = kept("own", by_person(play_game(game().config)))
    page.refresh()
    qtbot.waitUntil(lambda: page.library.has_read)
    assert page.first_button.isHidden()
    assert page.new_button.kind == "main"
    assert page.new_button.detail == ""
    assert page.daily_button.isVisible()
    assert page.history_button.isVisible()
    assert page.story is not None
    assert page.story.isHidden()
    for path in (watched, own):
        path.unlink()
    page.refresh()
    qtbot.waitUntil(lambda: page.library.has_read)
    assert page.first_button.isHidden()  # and stays none without the game
    again = start_page(qtbot, settings)
    assert again.first_button.isHidden()
    assert again.story is None


def test_a_newcomer_goes_on_with_what_was_begun(qtbot: QtBot, settings: Settings) -> None:
    kept("begun", game())
    page = start_page(qtbot, settings)
    assert page.continue_button.isVisible()
    assert page.first_button.isVisible()
    assert (page.first_button.kind, page.new_button.kind) == ("normal", "normal")
    assert page.focusWidget() is page.continue_button


@pytest.mark.long(but=["de-size0", "en-size2"])
@pytest.mark.parametrize("size", [(1024, 660), (1100, 700), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_newcomer_finds_everything_in_its_place(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], language: str
) -> None:
    settings.language = language
    Language(settings, settings)
    for begun in (False, True):
        if begun:
            kept("begun", game(moves=2))
        page = start_page(qtbot, settings, *size)
        assert page.story is not None
        assert page.rect().contains(page.story.geometry())
        for card in page.story.cards:
            assert card.height() >= card.minimumSizeHint().height()
            for label in (card.heading, card.sentence):
                assert label.height() >= label.heightForWidth(label.width())
        if page.games is not None:
            assert not page.games.geometry().intersects(page.story.geometry())
        foot = page.settings_button.mapTo(page, QPoint(0, page.settings_button.height()))
        assert foot.y() <= page.height()
        page.close()
    settings.language = "en"


@pytest.mark.parametrize("played", ["nothing", "finished", "unfinished"])
def test_the_main_button_does_not_change_its_look_once_it_is_seen(
    qtbot: QtBot, settings: Settings, played: str
) -> None:
    if played != "nothing":
        kept("game", game() if played == "unfinished" else by_person(play_game(game().config)))
        before = start_page(qtbot, settings)
        before.close()
        before.library.close()  # has written down what it has read
    page = StartPage(settings, Library(settings))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()

    def offered() -> tuple[str, bool, str, bool]:
        first, new = page.first_button, page.new_button
        return new.kind, page.continue_button.isHidden(), first.kind, first.isHidden()

    at_first = offered()
    qtbot.waitUntil(lambda: page.library.has_read)
    assert at_first == offered()


def test_a_line_has_the_room_that_a_badge_leaves(qtbot: QtBot, settings: Settings) -> None:
    line = "Germany, five players, one try counts"
    button = DetailButton("normal", "play", "Game of the day", lines=1)
    shown(qtbot, button, 340, 60)
    button.set_detail(line)
    button.set_badge(lambda painter, box: None, QSize(150, 20))
    detail = next(one for one in button.findChildren(QLabel) if one.text().startswith("Ger"))
    qtbot.waitUntil(lambda: detail.text() != line)
    button.set_badge(None, QSize())
    qtbot.waitUntil(lambda: detail.text() == line)


def test_the_column_follows_its_words(qtbot: QtBot, settings: Settings, qapp: QApplication) -> None:
    """Longer words of another language are whole, too."""
    page = start_page(qtbot, settings, 1024)
    for titles in (("Maps", "History"), ("Eine lange Geschichte", "Alle Spielpläne der Welt")):
        for button, title in zip((page.maps_button, page.learn_button), titles, strict=True):
            button.findChildren(QLabel)[0].setText(title)
            button.updateGeometry()
        qtbot.waitUntil(lambda: not [one for one in labels(page) if one.are_cut])


def labels(page: StartPage) -> list[Words]:
    found = [words_of(one) for one in page.findChildren(QLabel) if one.isVisible()]
    return [words for words in found if words is not None]


def test_games_are_opened_from_the_start_page(qtbot: QtBot, settings: Settings) -> None:
    path = kept("game", game())
    page = start_page(qtbot, settings)
    with qtbot.waitSignal(page.open_save) as told:
        click(qtbot, page.continue_button)
    assert told.args == [path]
    with qtbot.waitSignal(page.open_button.clicked):
        click(qtbot, games(page).open_button)


def test_continue_is_the_unfinished_game_that_was_played_last(
    qtbot: QtBot, settings: Settings
) -> None:
    begun = game()
    kept("older", game(moves=3), age=60)
    newest = kept("newest", begun, age=30)
    kept("over", play_game(game().config))
    page = start_page(qtbot, settings)
    assert page.continue_button.accessibleName() == "Continue"
    assert page.continue_button.detail == f"P0, P1 and P2\nGermany, round {begun.state.round}"
    assert page.focusWidget() is page.continue_button
    with qtbot.waitSignal(page.open_save) as opened:
        qtbot.keyClick(page.continue_button, Qt.Key.Key_Space)
    assert opened.args == [newest]


def test_all_games_are_listed(qtbot: QtBot, settings: Settings) -> None:
    path = kept("a", game(), title="Saturday evening")
    over = kept("b", play_game(game().config), age=10)
    page = start_page(qtbot, settings)
    assert page.games is not None
    assert games(page).model.rowCount() == 4
    told = row(page, path).data(Qt.ItemDataRole.DisplayRole)
    for part in ("Saturday evening", "Germany", "First edition 2004", "round", "P0", "today"):
        assert part in told
    assert "won by" in row(page, over).data(Qt.ItemDataRole.DisplayRole)


def test_finished_games_alone_are_no_game_to_continue(qtbot: QtBot, settings: Settings) -> None:
    kept("over", by_person(play_game(game().config)))
    page = start_page(qtbot, settings)
    assert page.continue_button.isHidden()
    assert page.new_button.kind == "main"


def test_a_click_or_a_key_opens_a_game(qtbot: QtBot, settings: Settings) -> None:
    path = kept("a", game())
    page = start_page(qtbot, settings)
    with qtbot.waitSignal(page.open_save) as opened:
        click_row(qtbot, page, path)
    assert opened.args == [path]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(page.open_save):
            qtbot.keyClick(games(page).list, key)


def test_the_buttons_of_a_row(qtbot: QtBot, settings: Settings) -> None:
    path = kept("a", game())
    page = start_page(qtbot, settings)
    with qtbot.waitSignal(page.show_folder), qtbot.assertNotEmitted(page.open_save):
        click_row(qtbot, page, path, RowAction.SHOW)
    with qtbot.waitSignal(page.delete_save), qtbot.assertNotEmitted(page.open_save):
        click_row(qtbot, page, path, RowAction.DELETE)
    with qtbot.waitSignal(page.delete_save):
        qtbot.keyClick(games(page).list, Qt.Key.Key_Delete)


@pytest.mark.parametrize("by", ["key", "button", "menu"])
def test_a_game_is_renamed_in_its_row(qtbot: QtBot, settings: Settings, by: str) -> None:
    path = kept("a", game())
    page = start_page(qtbot, settings)
    view = games(page).list
    view.setFocus()
    if by == "key":
        qtbot.keyClick(view, Qt.Key.Key_F2)
    elif by == "button":
        click_row(qtbot, page, path, RowAction.RENAME)
    else:
        menu = view.menu_for(row(page, path))
        assert menu is not None
        assert [action.text() for action in menu.actions()] == [
            *("Open", "Rename (F2)", "Show in the folder", "Delete (Del)")
        ]
        menu.actions()[1].trigger()
    editor = view.viewport().findChild(QLineEdit)
    assert editor is not None
    assert editor.placeholderText() == "P0, P1 and P2"
    assert view.viewport().rect().contains(editor.geometry())
    qtbot.keyClicks(editor, "Saturday evening")
    with qtbot.waitSignal(page.rename_save) as renamed:
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert renamed.args == [path, "Saturday evening"]


def test_arrow_keys_pass_over_headings(qtbot: QtBot, settings: Settings) -> None:
    paths = [kept("a", game()), kept("b", game(moves=3), age=10)]
    paths.append(kept("c", play_game(game().config), age=20))
    page = start_page(qtbot, settings)
    view = games(page).list
    view.setFocus()
    seen = [view.currentIndex().row()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(view, key)
        seen.append(view.currentIndex().row())
    rows = [games(page).model.row_of(path) for path in paths]
    assert seen == [rows[0], rows[1], rows[2], rows[1], rows[0], rows[2]]


def test_many_games_can_be_searched(qtbot: QtBot, settings: Settings) -> None:
    for number, day in enumerate(("Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun")):
        kept(f"game {number}", game(moves=2), age=number, title=f"{day}day evening")
    page = start_page(qtbot, settings)
    assert games(page).search.isHidden()
    kept("another", game(moves=2))
    page.refresh()
    qtbot.waitUntil(lambda: page.library.has_read)
    assert games(page).search.isVisible()
    qtbot.keyClicks(games(page).search, "evening SATUR")
    assert games(page).model.rowCount() == 2
    qtbot.keyClicks(games(page).search, " at sea")
    assert games(page).nothing.isVisible()
    games(page).search.clear()
    assert games(page).model.rowCount() == 9


def test_hundreds_of_known_games_are_there_at_once(qtbot: QtBot, settings: Settings) -> None:
    first = kept("first", game(moves=2))
    for number in range(499):
        shutil.copy(first, first.with_stem(f"game {number}"))
    library = Library(settings)
    library.refresh()
    library.finish()
    library.close()
    page = StartPage(settings, Library(settings))
    qtbot.addWidget(page)
    started = time.process_time()
    page.show()
    qtbot.waitUntil(lambda: page.library.has_read)
    assert games(page).model.game_count == 500
    assert time.process_time() - started < 1.5  # reading them takes seconds


def test_unreadable_files_are_listed_with_the_reason(qtbot: QtBot, settings: Settings) -> None:
    path = folders.saves_dir() / "bad.pgr"
    path.write_text("nonsense", encoding="utf-8")
    broken = folders.saves_dir() / "broken off.pgr"
    record = Record.of(game())
    write_record(replace(record, entries=(*record.entries, record.moves[0])), broken)
    page = start_page(qtbot, settings)
    assert "Cannot be read" in row(page, path).data(Qt.ItemDataRole.DisplayRole)
    told = row(page, broken).data(Qt.ItemDataRole.DisplayRole)
    assert f"Readable up to round {game().state.round}: Move {len(record.moves) + 1}" in told
    assert page.continue_button.isHidden()
    assert page.focusWidget() is page.first_button


def test_files_in_other_folders_are_listed_too(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    letter, gone = tmp_path / "letter.pgr", tmp_path / "gone.pgr"
    write_record(Record.of(game()), letter)
    settings.remember_file(gone)
    settings.remember_file(letter)
    page = start_page(qtbot, settings)
    assert page.continue_button.isHidden()
    assert "There is no such file" in row(page, gone).data(Qt.ItemDataRole.DisplayRole)
    with qtbot.waitSignal(page.open_save) as opened:
        click_row(qtbot, page, letter)
    assert opened.args == [letter]


@pytest.mark.long(but=["de-size0", "en-size2"])
@pytest.mark.parametrize("size", [(1024, 660), (1100, 700), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_everything_has_its_place(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], language: str
) -> None:
    for number in range(12):
        kept(f"game {number}", game(moves=2), age=number)
    settings.language = language
    Language(settings, settings)
    page = start_page(qtbot, settings, *size)
    panel = games(page)
    panel.tell_deleted("A game")
    QApplication.processEvents()
    assert page.rect().contains(panel.geometry())
    assert panel.geometry().left() >= page.settings_button.mapTo(page, QPoint()).x()
    for part in (panel.search, panel.deleted, panel.deleted.button):
        inside = QRect(part.mapTo(panel, QPoint()), part.size())
        assert panel.rect().contains(inside)
        assert part.height() >= part.minimumSizeHint().height()
    assert panel.list.horizontalScrollBar().maximum() == 0
    foot = page.settings_button.mapTo(page, QPoint(0, page.settings_button.height()))
    assert foot.y() <= page.height()
    settings.language = "en"


def test_the_picture_moves_only_where_it_may(qtbot: QtBot, settings: Settings) -> None:
    page = StartPage(settings, Library(settings))
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


def test_the_picture_rests_until_somebody_comes(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("powergrid_qt.views.pages.start.skyline_view._WATCHED_S", 0.1)
    page = StartPage(settings, Library(settings))
    shown(qtbot, page)
    qtbot.waitUntil(lambda: not page.skyline.moving)
    monkeypatch.undo()
    QApplication.sendEvent(page.skyline, QEvent(QEvent.Type.Enter))
    assert page.skyline.moving


def test_the_picture_stands_still_behind_another_window(qtbot: QtBot, settings: Settings) -> None:
    page, other = StartPage(settings, Library(settings)), QWidget()
    shown(qtbot, page)
    assert page.skyline.moving
    shown(qtbot, other)
    other.activateWindow()
    qtbot.waitUntil(lambda: not page.skyline.moving)
    other.close()
    page.activateWindow()
    qtbot.waitUntil(lambda: page.skyline.moving)


def test_the_language_is_one_click_away(qtbot: QtBot, settings: Settings) -> None:
    settings.language = "en"
    Language(settings, settings)
    page = StartPage(settings, Library(settings))
    shown(qtbot, page)
    texts = {}
    for language in ("de", "nl", "en"):
        click(qtbot, page.language.button(language))
        qtbot.waitUntil(lambda: page.language.value == settings.language)
        made = StartPage(settings, Library(settings))
        qtbot.addWidget(made)
        assert made.language.value == language
        texts[language] = (made.new_button.accessibleName(), made.settings_button.toolTip())
    assert texts["en"] == ("New game", "Settings")
    assert len({title for title, _ in texts.values()}) == 3
    assert settings.language == "en"
