"""Opponents with a character: chosen on the page, played to the end, heard in the log."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.personas import personas
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import GameConfig, GameOptions, Record, read_record, write_record
from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
from powergrid_qt.views.pages.new_game.seats_panel import PersonaButton
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToNewGame
from powergrid_qt.words.names import persona_line, persona_names
from powergrid_qt.words.reasons import own_words, reason_text
from tests.views.real_window import LEFT, click, speak
from tests.views.shell import shown

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

ENOUGH, LAST_MOVES = 40, 20
"""Moves after which everybody has said something; those that are left to be played."""
LONG_MS = 400_000
"""Beside others on a busy machine; alone it takes a second or two."""


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> NewGamePage:
    made = NewGamePage(settings, tuple)
    shown(qtbot, made)
    return made


def character(page: NewGamePage, row: int) -> PersonaButton:
    button = page.seats.rows[row].persona
    assert isinstance(button, PersonaButton)
    return button


def choose(qtbot: QtBot, page: NewGamePage, row: int, persona: str) -> None:
    button = character(page, row)
    click(qtbot, button)
    action = button.offers.actions()[[*personas(), ""].index(persona)]
    assert action.text().split("\t")[0] == persona_names().get(persona, "No character")
    qtbot.mouseClick(button.offers, LEFT, pos=button.offers.actionGeometry(action).center())


def name_field(page: NewGamePage, row: int) -> QLineEdit:
    field = page.seats.rows[row].name
    assert isinstance(field, QLineEdit)
    return field


def test_every_opponent_has_another_character_that_can_be_changed(
    qtbot: QtBot, page: NewGamePage
) -> None:
    offered = [seat.persona for seat in page.seats_model.seats]
    assert offered[0] == ""
    assert len(set(offered)) == 4
    assert not any(name_field(page, row).hasSelectedText() for row in range(4))
    assert not page.seats.rows[0].persona.isVisible()  # people have one of their own
    choose(qtbot, page, 1, "vera")
    assert name_field(page, 1).text() == "Vera Gavel"
    assert "auctions" in character(page, 1).toolTip()
    assert character(page, 1).accessibleName() == "Character: Vera Gavel"
    qtbot.keyClick(page.seats.rows[1].kind, Qt.Key.Key_Down)
    assert (page.seats_model.seats[1].kind, page.seats_model.seats[1].persona) == ("hard", "vera")
    choose(qtbot, page, 2, "vera")
    assert page.seats_model.seats[1].persona == offered[2]
    choose(qtbot, page, 2, "")
    assert name_field(page, 2).text() == "Bo"
    assert character(page, 2).accessibleName() == "Character: No character"


def test_the_sentence_is_about_the_board_that_is_chosen(qtbot: QtBot, page: NewGamePage) -> None:
    choose(qtbot, page, 1, "irene")
    assert "uranium" in character(page, 1).toolTip()
    click(qtbot, page.boards.cards["outpost"])
    assert "uranium" not in character(page, 1).toolTip()
    assert persona_line("irene", "outpost-2024") in character(page, 1).toolTip()


def test_tab_passes_the_character_between_name_and_level(qtbot: QtBot, page: NewGamePage) -> None:
    for _ in range(2):  # past somebody elsewhere, to a computer
        qtbot.keyClick(page.seats.rows[0].kind, Qt.Key.Key_Down)
    name_field(page, 0).setFocus()
    for control in (page.seats.rows[0].persona, page.seats.rows[0].kind):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is control


def test_characters_are_remembered_and_renamed(qtbot: QtBot, settings: Settings) -> None:
    page = NewGamePage(settings, tuple)
    shown(qtbot, page)
    page.seats_model.set_persona(1, "otto")
    stored = page.game.to_json()
    stored["seats"][1]["name"] = "Otto Pfennig"  # as somebody left it who speaks German
    stored["seats"][2].update(name="Zoe", persona="zoe")
    settings.store("new_game", json.dumps(stored))
    again = NewGamePage(settings, tuple)
    shown(qtbot, again)
    seats = again.seats_model.seats
    assert (seats[1].name, seats[1].persona) == ("Otto Pennywise", "otto")
    assert (seats[2].name, seats[2].persona) == ("Zoe", "")


def spoken(window: MainWindow) -> set[int]:
    """The seats whose words stand in the log, after a look at all reasons there."""
    controller, seats = window.program.controller, set()
    for entry in window.table.page.side.log.model.entries:
        if entry.reason and entry.seat is not None:
            reason = controller.reasons[entry.move]
            assert entry.reason == reason_text(reason, controller.game, entry.seat)
            if own_words(reason.code, controller.game, entry.seat):
                assert entry.reason != reason_text(reason, controller.game)
                seats.add(entry.seat)
    return seats


def test_characters_are_called_as_the_language_of_the_page_has_it(
    qtbot: QtBot, page: NewGamePage, settings: Settings
) -> None:
    for row in (1, 2):
        page.seats_model.set_kind(row, "normal")
    page.seats_model.set_persona(1, "otto")
    page.seats_model.set_persona(2, "vera")
    page.seats_model.rename(2, "Zoe")
    assert page.seats_model.seats[1].name == "Otto Pennywise"
    for language, name in (
        ("de", "Otto Pfennig"),
        ("nl", "Otto Stuiver"),
        ("en", "Otto Pennywise"),
    ):
        spoken = Language(settings)
        spoken.choose(language)
        made = NewGamePage(settings, tuple)
        shown(qtbot, made)
        spoken.choose("en")
        assert [seat.name for seat in made.game.seats[1:3]] == [name, "Zoe"]
        assert [seat.name for seat in made.seats_model.seats[1:3]] == [name, "Zoe"]


@pytest.mark.long
def test_the_log_speaks_in_every_language(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ToNewGame())
    page, controller = window.new_game_page, window.program.controller
    qtbot.keyClicks(page.options.seed, "3")
    for row in range(4):
        page.seats_model.set_kind(row, "normal")
    click(qtbot, page.play_button)
    game = controller.game
    qtbot.waitUntil(lambda: len(game.moves) >= ENOUGH, timeout=LONG_MS)
    controller.pause(True)
    for language in ("de", "nl", "en"):
        speak(window, language)
        QApplication.processEvents()  # the widgets hear of it by posted events
        assert spoken(window) == {0, 1, 2, 3}
    cards = window.table.page.side.players.cards
    seated = [seat.persona for seat in game.config.players]
    assert len(set(seated) & personas().keys()) == 4
    for seat, persona in enumerate(seated):
        told = cards[seat].accessibleName().splitlines()
        assert told[1] == persona_line(persona, game.config.edition)


@pytest.mark.long
def test_four_characters_take_a_game_up_again_and_play_it_to_the_end(
    qtbot: QtBot, window: MainWindow
) -> None:
    kinds = ["normal:irene", "normal:jasper", "normal:otto", "normal:vera"]
    options = GameOptions(beginner=True)
    whole = play_game(GameConfig("classic-2009", "germany", computer_seats(kinds), 3, options))
    record = Record.of(whole)
    left_off = replace(record, entries=record.entries[:-LAST_MOVES])
    path = saves_dir() / "left-off.pgr"
    write_record(left_off, path)
    window.games.open_game(path)
    game = window.program.controller.game
    qtbot.waitUntil(lambda: game.over, timeout=LONG_MS)
    assert game.moves == whole.moves
    qtbot.waitUntil(lambda: len(read_record(path).moves) == len(game.moves), timeout=LONG_MS)
    assert read_record(path).config == whole.config
