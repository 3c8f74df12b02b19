"""What the windows show is translated: every text is asked of Qt, and known to the files.

A translator that marks what the files hold walks through all pages. What is seen without its
marks never went through Qt, or would stay English.
"""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.language import own_name
from powergrid_qt.engine import Record, board_ids, load_board
from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.config import NAMES as USUAL_NAMES
from powergrid_qt.engine.edition import edition_data, edition_ids
from powergrid_qt.engine.texts import english
from powergrid_qt.paths import languages, resources_dir
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToReplay, ToStart
from tests.app.turn_games import NAMES
from tests.views.window.test_language_switch import PLAYED, moments, played, words_of
from tests.views.window.test_language_switch import shown as show_moment

OPEN, CLOSE = "⟦", "⟧"
TRANSLATED = languages()[1:]
OF_QT = re.compile(r"Q[A-Z]|CloseButton|MAC_")
"""Contexts of Qt's own texts, for which Qt brings translations."""
WORD = re.compile(r"[^\W\d_]{3,}")


class MarkingTranslator(QTranslator):
    """A text may be asked for in the context of a class and again in those of its bases."""

    def __init__(self) -> None:
        super().__init__()
        self._known = set.intersection(*(known(language) for language in TRANSLATED))
        self._answered: set[str] = set()
        self._unanswered: dict[str, str] = {}

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if (context, source) not in self._known and not OF_QT.match(context):
            self._unanswered[source] = context
            return None  # an empty text would be taken for a translation
        self._answered.add(source)
        return f"{OPEN}{source}{CLOSE}"

    @property
    def missing(self) -> list[str]:
        """What was asked for and no file holds."""
        return sorted(
            f"{context}: {source}"
            for source, context in self._unanswered.items()
            if source not in self._answered
        )

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def marking(qapp: QApplication) -> Iterator[MarkingTranslator]:
    translator = MarkingTranslator()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def window(marking: MarkingTranslator, fresh_window: MainWindow) -> MainWindow:
    QCoreApplication.installTranslator(marking)  # the last one installed is asked first
    return fresh_window


@cache
def proper_names() -> tuple[str, ...]:
    """What is not translated by Qt: places, people, languages, texts of the data files. The longest
    come first."""
    names = {"Power Grid", "PySide", "Python", *map(own_name, languages()), *NAMES, *USUAL_NAMES}
    for board_id in board_ids():
        board = load_board(board_id)
        names |= {board.name, *(city.name for city in board.cities)}
        names |= set(map(english, (board.line, board.sure, board.about, *board.notes)))
        names |= {region.name for region in board.regions}
    characters = tomllib.loads(
        (resources_dir() / "players" / "personas.toml").read_text(encoding="utf-8")
    )
    for data in (*map(edition_data, edition_ids()), *card_files().values(), characters):
        names |= set(said_in_english(data))
    return tuple(sorted(names, key=len, reverse=True))


def said_in_english(data: object) -> Iterator[str]:
    """Whatever a data file says to people: in several languages, or by the name of something."""
    if isinstance(data, dict) and "en" in data:
        yield data["en"]
    elif isinstance(data, dict):
        yield from (data[key] for key in ("name", "short_name") if isinstance(data.get(key), str))
        for value in data.values():
            yield from said_in_english(value)


def unmarked(text: str) -> str:
    """The words of a text that stand outside of all marks, and are no names."""
    depth, outside = 0, []
    for letter in text:
        if letter == OPEN:
            depth += 1
        elif letter == CLOSE:
            depth -= 1
        elif depth == 0:
            outside.append(letter)
    left = re.sub(r"<[^>]*>|\n", " ", "".join(outside))
    if WORD.search(left):
        for name in proper_names():
            left = left.replace(name, "")
    return " ".join(WORD.findall(left))


def visible_words(root: QWidget) -> Iterator[str]:
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible():
            for what, text in words_of(widget):
                yield f"{type(widget).__name__}.{what}: {text}" if text else ""


def check(root: QWidget) -> None:
    QApplication.processEvents()
    for told in visible_words(root):
        _, _, text = told.partition(": ")
        assert unmarked(text) == "", told


@cache
def known(language: str) -> set[tuple[str, str]]:
    tree = ElementTree.parse(resources_dir() / "translations" / f"powergrid_{language}.ts")
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def test_every_decision_speaks_through_the_translation(
    window: MainWindow, marking: MarkingTranslator
) -> None:
    for moment in moments():
        show_moment(window, moment)
        check(window)
    assert marking.missing == []


@pytest.mark.long
def test_waiting_for_computers_and_the_end_speak_through_the_translation(
    qtbot: QtBot, window: MainWindow, marking: MarkingTranslator
) -> None:
    for moment in moments():
        config = moment.record.config
        seats = tuple(replace(seat, kind="random") for seat in config.players)
        record = Record(replace(config, players=seats), moment.record.entries)
        window.program.settings.delay_ms = 3000
        window.games.show_position(record)
        check(window)
        window.program.controller.pause(True)
        check(window)
        window.program.controller.pause(False)
    window.program.settings.delay_ms = 0
    whole = played(PLAYED[-1])
    window.games.show_position(Record(whole.config, whole.moves[:-10]))
    qtbot.waitUntil(lambda: window.program.controller.game.over, timeout=120_000)
    qtbot.waitUntil(window.ends.page.isVisible)
    check(window)
    window.go(ToReplay(10))
    check(window)
    assert marking.missing == []


@pytest.mark.parametrize(
    "open_page",
    [
        lambda window: window.go(ToStart()),
        lambda window: window.go(ToNewGame()),
        lambda window: window.go(ToMaps()),
        lambda window: window.dialogs.show_shortcuts(),
        lambda window: window.dialogs.show_settings(),
        lambda window: window.dialogs.show_about(),
    ],
    ids=["start", "new game", "maps", "shortcuts", "settings", "about"],
)
def test_the_other_pages_speak_through_the_translation(
    qtbot: QtBot,
    window: MainWindow,
    marking: MarkingTranslator,
    open_page: Callable[[MainWindow], None],
) -> None:
    open_page(window)
    qtbot.wait(50)  # the start page reads games
    check(window)
    for dialog in window.findChildren(QDialog):
        check(dialog)
        dialog.close()
    for menu in window.findChildren(QMenu):
        for action in menu.actions():
            assert unmarked(action.text()) == "", action.text()
    assert marking.missing == []


def test_this_test_sees_what_is_not_translated(
    window: MainWindow, marking: MarkingTranslator
) -> None:
    window.start_page.new_button.setToolTip("Hello there")
    with pytest.raises(AssertionError, match="Hello there"):
        check(window)
    QCoreApplication.translate("Nowhere", "nobody knows this")
    assert marking.missing == ["Nowhere: nobody knows this"]
