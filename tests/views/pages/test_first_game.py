"""A newcomer's first game, from the button on the start page on: words, hints, and what is kept."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import SystemRandom

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import hints
from powergrid_qt.app.first_game import (
    FIRST_GAME,
    Lecture,
    all_words,
    first_game,
    is_first_game,
    lecture_of,
)
from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Record
from powergrid_qt.engine.events import CardDrawn
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.engine.record import read_record
from powergrid_qt.models.games_model import name_of
from powergrid_qt.views.pages.game.pointers import Pointers
from powergrid_qt.views.pages.game.side_panel import PLAYERS
from powergrid_qt.views.pages.game.teacher import WordCard
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.settings_dialog import SettingsDialog
from powergrid_qt.views.window.shell import ToStart
from tests.engine.positions import grid
from tests.views.real_window import Hands, click, speak

SMALL = QSize(1100, 700)
WAIT_MS = 30_000
CONTROL = Qt.KeyboardModifier.ControlModifier
SEED = 4
SENT_AWAY_BY = (None, Qt.Key.Key_Return, Qt.Key.Key_Escape)
"""A click on the card, or a key."""


@pytest.fixture
def window(qtbot: QtBot, fresh_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(SystemRandom, "randrange", lambda *_: SEED)
    monkeypatch.setattr(hints, "SPEAKS_AFTER_MS", 0)
    fresh_window.resize(SMALL)
    fresh_window.program.settings.has_finished = False
    fresh_window.start_page.refresh()
    fresh_window.activateWindow()
    click(qtbot, fresh_window.start_page.first_button)
    return fresh_window


class Newcomer(Hands):
    """Reads every word, sends each away in another way, and does what the hints say."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(qtbot, window, seed=2)
        self.read: list[str] = []

    @property
    def hints(self) -> Hints:
        made = self.window.table.page.hints
        assert made is not None
        return made

    @property
    def decides(self) -> bool:
        return isinstance(self.window.program.controller.action, PlayerAction)

    @property
    def has_hint(self) -> bool:
        return self.decides and self.hints.move is not None

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until, timeout=WAIT_MS)

    def follow_hints_until_round(self, number: int) -> None:
        controller = self.window.program.controller
        while controller.game.state.round < number:
            self.wait(lambda: self.has_hint)
            self.read_words()
            if self.has_hint:
                click(self.qtbot, self.window.table.page.hint_card.follow_button)
                self.qtbot.wait(1)  # a word comes with the plan, before somebody can go on
        self.read_words()

    def read_words(self) -> None:
        """All that are said in this decision."""
        card, table = self.window.table.teacher.card, self.window.table.page.table
        while card.isVisible():
            assert table.rect().contains(card.geometry())
            assert card.frame.isVisible(), card.title.text()
            self.check_what_is_meant(card.title.text())
            self.read.append(card.title.text())
            moves = len(self.window.program.controller.game.moves)
            by = SENT_AWAY_BY[len(self.read) % len(SENT_AWAY_BY)]
            if by is None:
                click(self.qtbot, card)
            else:
                self.qtbot.keyClick(self.panel, by)
            assert len(self.window.program.controller.game.moves) == moves
            assert not card.isVisible() or card.title.text() != self.read[-1]

    def check_what_is_meant(self, title: str) -> None:
        """Nothing else is told at the same time, no city lies under the card that is asked for, and
        one's plants are there when they are."""
        page, card = self.window.table.page, self.window.table.teacher.card
        pointers = Pointers(page, self.panel)
        if pointers.cities_are_chosen:
            assert not any(card.geometry().intersects(city) for city in pointers.cities()), title
        assert not page.summary.isVisible()
        if title in ("Your first plant", "Your store"):
            assert page.side.choice.value == PLAYERS


@pytest.mark.long
def test_three_rounds_of_a_first_game_tell_each_word_once(qtbot: QtBot, window: MainWindow) -> None:
    newcomer = Newcomer(qtbot, window)
    known = Pointers(window.table.page, newcomer.panel).names
    assert {word.at.partition(" ")[0] for word in all_words()} <= known
    newcomer.follow_hints_until_round(2)
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    click(qtbot, window.start_page.continue_button)
    assert window.table.page.isVisible()
    newcomer.follow_hints_until_round(4)
    assert len(newcomer.read) == len(set(newcomer.read))
    lecture = lecture_of(window.program.controller.about)
    assert lecture is not None
    titles = {word.id: word.said(window.program.controller.game)[0] for word in all_words()}
    assert {titles[word] for word in lecture.told} == set(newcomer.read)
    assert lecture.told >= {
        *("aim", "order", "plants", "hint", "bid", "plant-won", "backwards", "fuel", "storage"),
        "back",
        *("first-city", "way", "taken", "power", "income", "refill", "new-order"),
    }


@pytest.mark.long
def test_words_and_hints_say_no_more_than_one_likes(qtbot: QtBot, window: MainWindow) -> None:
    card, hint_card = window.table.teacher.card, window.table.page.hint_card
    newcomer, controller = Newcomer(qtbot, window), window.program.controller
    newcomer.wait(lambda: newcomer.decides and card.isVisible())
    check_languages(qtbot, window)
    card, hint_card = window.table.teacher.card, window.table.page.hint_card

    newcomer.play_turn()  # beside the card everything can be used
    assert not card.isVisible()
    newcomer.wait(lambda: newcomer.decides and card.isVisible())
    click(qtbot, card.enough_button)
    newcomer.wait(lambda: newcomer.has_hint)
    assert not card.isVisible()
    assert hint_card.reason_label.text()

    moves = len(controller.game.moves)
    window.activateWindow()
    newcomer.wait(lambda: newcomer.panel.buttons.guard.open)
    action, move = controller.action, newcomer.hints.move
    assert isinstance(action, BidAction)
    assert isinstance(move, Pass | Bid)
    action.raise_by(1)
    if isinstance(move, Bid):  # one more than is advised
        action.raise_by(1)
    newcomer.wait(lambda: newcomer.hints.shown and not newcomer.hints.thinking)
    qtbot.keyClick(newcomer.panel, Qt.Key.Key_Return)  # for one's own plan, not for the hint
    assert len(controller.game.moves) > moves
    newcomer.wait(lambda: newcomer.has_hint)
    qtbot.keyClick(newcomer.panel, Qt.Key.Key_Escape)
    assert not newcomer.hints.shown
    click(qtbot, newcomer.panel.buttons.hint_button)
    newcomer.wait(lambda: newcomer.has_hint)
    click(qtbot, hint_card.silence_button)
    assert not newcomer.hints.shown
    assert not newcomer.hints.speaks_first
    assert controller.about[FIRST_GAME]["hints"] is False
    window.table.teacher.hints_action.trigger()
    newcomer.wait(lambda: newcomer.has_hint)
    assert not card.isVisible()

    window.games.start_game(window.new_game_page.config())  # another one has neither
    assert not newcomer.hints.speaks_first
    assert not window.table.teacher.hints_action.isVisible()


def cards_drawn(window: MainWindow) -> list[CardDrawn]:
    events = window.program.controller.game.events
    return [event for event in events if isinstance(event, CardDrawn)]


@pytest.mark.long
def test_an_auction_is_taken_back_with_the_card_that_was_drawn(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Again and again, to the first decision; then the same card comes again."""
    newcomer, controller = Newcomer(qtbot, window), window.program.controller
    newcomer.wait(lambda: newcomer.has_hint)
    first = list(controller.game.moves)
    while not grid(controller.game).players[0].plants:
        newcomer.wait(lambda: newcomer.has_hint)
        newcomer.read_words()
        click(qtbot, window.table.page.hint_card.follow_button)
    newcomer.wait(lambda: newcomer.decides)
    drawn = cards_drawn(window)
    assert drawn
    controller.pause(True)
    newcomer.wait(lambda: window.table.teacher.card.isVisible())
    newcomer.read_words()
    assert "You want it back?" in newcomer.read
    while controller.game.moves != first:
        assert newcomer.panel.buttons.undo_button.available
        made = len(controller.game.moves)
        qtbot.keyClick(newcomer.panel, Qt.Key.Key_Z, CONTROL)
        assert len(controller.game.moves) < made
    assert not cards_drawn(window)
    assert not newcomer.panel.buttons.undo_button.available
    qtbot.keyClick(newcomer.panel, Qt.Key.Key_Z, CONTROL)
    assert newcomer.panel.words.note.text() == "Nothing to take back."

    path = window.program.keeper.path
    assert path is not None
    window.program.keeper.finish()
    assert list(read_record(path).moves) == first, "what was taken back is not there any more"
    controller.pause(False)
    while not cards_drawn(window):
        newcomer.wait(newcomer.somebody_decides)
        if newcomer.decides:
            newcomer.read_words()
            newcomer.play_turn()
    assert cards_drawn(window)[0] == drawn[0]


def test_enter_lays_the_hint_and_then_does_what_is_laid(qtbot: QtBot, window: MainWindow) -> None:
    newcomer, controller, card = (
        Newcomer(qtbot, window),
        window.program.controller,
        window.table.teacher.card,
    )
    newcomer.wait(lambda: newcomer.decides and card.isVisible())
    click(qtbot, card.enough_button)
    newcomer.wait(lambda: newcomer.has_hint and newcomer.panel.buttons.guard.open)
    while not isinstance(newcomer.hints.move, Open):
        qtbot.keyClick(newcomer.panel, Qt.Key.Key_Return)
        newcomer.wait(lambda: newcomer.has_hint and newcomer.panel.buttons.guard.open)
    move, made = newcomer.hints.move, list(controller.game.moves)
    assert isinstance(move, Open)
    qtbot.keyClick(newcomer.panel, Qt.Key.Key_Return)
    assert controller.action.selected_card == move.card
    assert controller.game.moves == made
    newcomer.wait(lambda: newcomer.has_hint and newcomer.panel.buttons.guard.open)
    qtbot.keyClick(newcomer.panel, Qt.Key.Key_Return)
    assert controller.game.moves[: len(made) + 1] == [*made, move]


def test_its_words_can_be_told_again(qtbot: QtBot, window: MainWindow) -> None:
    newcomer, card = Newcomer(qtbot, window), window.table.teacher.card
    newcomer.wait(lambda: newcomer.decides and card.isVisible())
    title = card.title.text()
    click(qtbot, card.enough_button)
    assert not card.isVisible()
    assert window.table.teacher.words_action in window.menu.actions()
    window.table.teacher.words_action.trigger()
    newcomer.wait(card.isVisible)
    assert card.title.text() == title


def test_it_is_called_so_in_every_language(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    (path,) = saves_dir().iterdir()
    save = read_save(path)
    assert name_of(save) == "Your first game"
    speak(window, "de")
    assert name_of(save) == "Dein erstes Spiel"


def test_the_settings_offer_it_once_more(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ToStart())
    window.program.settings.has_finished = True
    window.dialogs.show_settings()
    (dialog,) = window.findChildren(SettingsDialog)
    click(qtbot, dialog.first_button)
    assert not dialog.isVisible()
    assert lecture_of(window.program.controller.about) == Lecture()
    assert window.table.page.isVisible()


def test_the_end_of_a_first_game_says_what_to_try_next(qtbot: QtBot, window: MainWindow) -> None:
    config = first_game("Ada", SEED)
    seats = tuple(replace(seat, kind="easy") for seat in config.players)
    played = play_game(replace(config, players=seats))
    window.games.show_position(Record.of(played))
    assert window.ends.page.next_steps.isHidden()
    assert "not rated" not in window.ends.page.winners.line.text()
    window.games.show_position(Record.of(played, about={FIRST_GAME: Lecture().to_json()}))
    assert "your first game: not rated" in window.ends.page.winners.line.text()
    steps = window.ends.page.next_steps
    for button, page in (
        (steps.lesson_button, lambda: window.learning.lessons_page),
        (steps.boards_button, lambda: window.map_page),
        (steps.game_button, lambda: window.table.page),
    ):
        window.pages.turn_to(window.ends.page)
        click(qtbot, button)
        assert window.pages.shown is page()
    game = window.program.controller  # the whole rules, at a table as easy as before
    assert not game.game.config.options.beginner
    assert game.game.config.players == first_game("Ada", SEED).players
    assert not is_first_game(game.about)


def says(card: WordCard, title: str, text: str) -> bool:
    return (card.title.text(), card.text.text()) == (title, text)


def check_languages(qtbot: QtBot, window: MainWindow) -> None:
    aim = all_words()[0]
    for language in ("de", "nl", "en"):
        speak(window, language)
        title, _, text = aim.data[language].format(end=7).partition("\n")
        qtbot.waitUntil(partial(says, window.table.teacher.card, title, text))
