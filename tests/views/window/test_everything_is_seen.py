"""Every page in every language, at every size of text and of the window: no words are cut off or
lie on others, and nothing that can be clicked lies under a card.

The whole product takes long. `--all` takes of it four states for each page, in which every size of
text, every size of the window and every language comes up (as in a Latin square: the next page
begins with the next window), and the hardest one, the largest text in the smallest window; the
quick tests have that one alone. `--everywhere` has the rest.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

import pytest
from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.puzzles import all_puzzles
from powergrid_qt.engine import Record, load_board, read_record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.record import replay
from powergrid_qt.paths import PACKED, languages
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import Export, ToNewGame
from tests.frozen_games import GAMES
from tests.views.company_table import expansion
from tests.views.heard import Listener
from tests.views.real_window import open_window, speak
from tests.views.seen import problems
from tests.views.window.test_language_switch import Moment, moments
from tests.views.window.test_screen_reader import PAGES as USUAL_PAGES

SIZES = (QSize(1024, 600), QSize(1100, 700), QSize(1440, 900), QSize(1920, 1080))
LATE = {
    "levels-4p": ("auction", "resources", "building", "bureaucracy"),
    "classic-2009-usa-6p": ("auction", "resources"),
    "deluxe-2014-europe-2p": ("building",),
    "outpost-2024-outpost-5p": ("auction", "expansion", "bureaucracy"),
}
"""Phases of games between computer players that know what they do, when the table is full."""
LATE_ROUND = 6
PHASES = {"auction", "resources", "building", "bureaucracy", "expansion"}
LOOKS, LOOK_MS = 6, 40
"""Layouts may still be at work: what is wrong is looked at again."""
SAMPLE = ((80, "en"), (100, "nl"), (150, "nl"), (200, "de"))
"""For each size of text a language; the largest with the longest words."""

Show = Callable[[MainWindow], object]


@cache
def late(game: str, phase: str) -> Record:
    """Late in a game, with people at all seats: nobody moves on, and nothing is covered."""
    record = read_record(GAMES / "0.1" / f"{game}{PACKED}")
    number = max(
        number
        for number, position in enumerate(replay(record))
        if position.state.phase == phase
        and position.state.round <= LATE_ROUND
        and not position.over
    )
    config = record.config
    seats = tuple(replace(seat, kind=HUMAN) for seat in config.players)
    options = replace(config.options, open_money=True)
    return Record(replace(config, players=seats, options=options), record.moves[:number])


def play_late(window: MainWindow, game: str, phase: str) -> None:
    window.games.show_position(late(game, phase))


def decide(window: MainWindow, moment: Moment) -> None:
    window.program.settings.ask_always = True  # else some go on by themselves
    window.games.show_position(moment.record)


def puzzle(window: MainWindow) -> None:
    window.learning.show_puzzles(next(one for one in all_puzzles() if one.board == "outpost"))


def plan(window: MainWindow) -> None:
    play_late(window, "levels-4p", "auction")
    window.program.controller.paper.show(True)


def rules(window: MainWindow) -> None:
    play_late(window, "levels-4p", "building")
    window.menu.rules.trigger()


def other_company(window: MainWindow) -> None:
    """Looked at while one expands."""
    play_late(window, "outpost-2024-outpost-5p", "expansion")
    QApplication.processEvents()  # the table that has come would show its own company
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    expansion(panel).look_at(max(set(range(5)) - {window.program.controller.game.current}))


def animation(window: MainWindow) -> None:
    play_late(window, "levels-4p", "auction")
    window.exports.make(Export.ANIMATION)


def play_on(window: MainWindow) -> None:
    play_late(window, "classic-2009-usa-6p", "resources")
    window.games.ask_play_on(len(window.program.controller.record.moves))


def hand_over(window: MainWindow) -> None:
    play_late(window, "levels-4p", "building")
    window.table.page.hand_over.ask("Bo", "blue")


def new_game(window: MainWindow, tab: str) -> None:
    """What there is no room for beside the boards."""
    window.go(ToNewGame())
    window.new_game_page.tabs.button(tab).click()


PAGES: dict[str, Show] = {
    **{name: show for name, show in USUAL_PAGES.items() if name not in PHASES},
    "puzzle": puzzle,
    "plan": plan,
    "rules": rules,
    "hand over": hand_over,
    **{
        f"{game} {phase}": partial(play_late, game=game, phase=phase)
        for game, phases in LATE.items()
        for phase in phases
    },
    "settings": lambda window: window.dialogs.show_settings(),
    "shortcuts": lambda window: window.dialogs.show_shortcuts(),
    "about": lambda window: window.dialogs.show_about(),
    "sources": lambda window: window.dialogs.show_sources(load_board("europe"), "recharged-2019"),
    "new game players": partial(new_game, tab="players"),
    "new game rules": partial(new_game, tab="rules"),
    "guide": lambda window: window.dialogs.show_guide(),
    "news": lambda window: window.dialogs.show_news(),
    "delete": lambda window: window.dialogs.ask_delete_data(),
    "other company": other_company,
    "animation": animation,
    "play on": play_on,
}


@pytest.fixture(scope="module")
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    """One for each size of text and language, through which all pages go."""
    (percent, language), home = request.param, tmp_path_factory.mktemp("home")
    store = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("text_size", str(percent))
    store.sync()
    with (
        pytest.MonkeyPatch.context() as patch,
        open_window(QtBot(request), home, patch, SIZES[2]) as made,
    ):
        speak(made, language)
        yield made
    apply_fonts(qapp)


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    return Listener(monkeypatch)


def show(qtbot: QtBot, window: MainWindow, page: Show) -> QWidget:
    """The page, or the dialog over it, once it is there."""
    page(window)
    if window.pages.shows("history_page"):  # which is worked out in a thread
        qtbot.waitUntil(lambda: window.past.page.summary is not None)
    dialogs = [one for one in window.findChildren(QDialog) if one.isVisible()]
    return dialogs[-1] if dialogs else window.pages.shown


def walk(
    qtbot: QtBot, window: MainWindow, seen: QWidget, size: QSize, listener: Listener
) -> list[str]:
    window.resize(size)
    for _ in range(LOOKS):
        QApplication.processEvents()
        found = dict.fromkeys([*problems(seen), *listener.paint(seen)])
        if not found:
            break
        qtbot.wait(LOOK_MS)
    return [f"{size.width()} x {size.height()}: {one}" for one in found]


def check(
    qtbot: QtBot, window: MainWindow, page: Show, sizes: tuple[QSize, ...], listener: Listener
) -> None:
    seen = show(qtbot, window, page)
    try:
        found = [line for size in sizes for line in walk(qtbot, window, seen, size, listener)]
    finally:
        if isinstance(seen, QDialog):
            seen.close()
        elif window.pages.shows("game_page"):
            window.table.page.close_rules()
            window.program.controller.paper.show(False)
            window.table.page.hand_over.hide()
    assert not found, "\n".join(found)


def place_of_text(window: MainWindow) -> int:
    return [percent for percent, _ in SAMPLE].index(window.program.settings.text_size)


def in_sample(page: str) -> Callable[[int], tuple[QSize, ...]]:
    """The sizes of the window for a page, by the place of the text's size."""
    first = list(PAGES).index(page)

    def sizes(text: int) -> tuple[QSize, ...]:
        chosen = {(first + text) % len(SIZES), *([0] if text == len(SAMPLE) - 1 else [])}
        return tuple(SIZES[number] for number in sorted(chosen))

    return sizes


HARDEST = ["*(200, 'de')"]
sampled = pytest.mark.parametrize("window", SAMPLE, ids=str, indirect=True)
everywhere = pytest.mark.parametrize(
    "window",
    [(percent, language) for percent, _ in SAMPLE for language in languages()],
    ids=str,
    indirect=True,
)


@pytest.mark.long(but=HARDEST)
@sampled
@pytest.mark.parametrize("page", PAGES)
def test_everything_is_seen(
    qtbot: QtBot, window: MainWindow, page: str, listener: Listener, thorough: bool
) -> None:
    sizes = in_sample(page)(place_of_text(window)) if thorough else SIZES[:1]
    check(qtbot, window, PAGES[page], sizes, listener)


@pytest.mark.long(but=HARDEST)
@sampled
def test_every_decision_is_seen(
    qtbot: QtBot, window: MainWindow, listener: Listener, thorough: bool
) -> None:
    """Each in one size of the window; every second of them in the quick tier."""
    text, found = place_of_text(window), []
    for number, moment in enumerate(moments()[:: 1 if thorough else 2]):
        seen = show(qtbot, window, partial(decide, moment=moment))
        size = SIZES[(number + text) % len(SIZES)]
        found += [f"{moment.kind}: {one}" for one in walk(qtbot, window, seen, size, listener)]
    assert not found, "\n".join(found)


@pytest.mark.everywhere
@everywhere
@pytest.mark.parametrize("page", PAGES)
def test_everything_is_seen_everywhere(
    qtbot: QtBot, window: MainWindow, page: str, listener: Listener
) -> None:
    check(qtbot, window, PAGES[page], SIZES, listener)
