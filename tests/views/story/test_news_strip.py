"""Since your last turn: a strip over the board that stays until its reader acts."""

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Seat
from powergrid_qt.engine.events import RoundStarted
from powergrid_qt.engine.moves import Done
from powergrid_qt.models.log_model import LogRole
from powergrid_qt.views.story.news_strip import NewsStrip, widest_gap
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToTable
from tests.views.real_window import click

NAMES = ("Ada", "Bo", "Cleo", "Dov")


def begun(phase: str, *people: int, open_money: bool = False) -> Game:
    """A game in its fourth round, when the first in order is the last to act in a phase."""
    kinds = ["human" if seat in people else "greedy" for seat in range(len(NAMES))]
    seats = tuple(map(Seat, NAMES, COLORS, kinds))
    game = Game(GameConfig("classic-2009", "germany", seats, 3, GameOptions(open_money=open_money)))
    state = game.state
    while (state.round, state.phase, game.current) != (4, phase, state.order[0]):
        computers_move(game)
    return game


def computers_move(game: Game) -> None:
    assert game.current is not None
    game.apply(make_player("greedy", game.current).decide(game))


FIRST = begun("building").state.order[0]
"""Who is first in order then."""


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1600, 900)
    window.program.controller.paused = True
    return window


def strip(window: MainWindow, game: Game) -> NewsStrip:
    window.program.controller.look_at(game)
    window.go(ToTable())
    return window.table.page.news


def seen(news: NewsStrip) -> list[str]:
    return [button.accessibleName() for button in news.buttons if button.isVisible()]


def test_it_tells_what_others_did_leads_there_and_goes_when_one_acts(
    qtbot: QtBot, window: MainWindow
) -> None:
    game = begun("building", FIRST)
    news = strip(window, game)
    page = window.table.page
    assert news.isVisible()
    assert seen(news) == [one.text for one in news.news]
    assert not any(text.startswith(NAMES[FIRST]) for text in seen(news))
    place = next(n for n, one in enumerate(news.news) if one.city is not None)
    click(qtbot, news.buttons[place])
    entry = page.side.log.view.currentIndex()
    assert entry.data(LogRole.ENTRY).move == news.news[place].move
    assert entry.data(LogRole.ENTRY).city == news.news[place].city
    window.program.controller.play(Done(FIRST))
    assert not news.isVisible(), "whoever acts has read it"


def test_it_can_be_closed_until_the_next_turn(qtbot: QtBot, window: MainWindow) -> None:
    game = begun("resources", FIRST)
    news = strip(window, game)
    click(qtbot, news.close_button)
    assert not news.isVisible()
    window.program.controller.tell()
    assert not news.isVisible()
    window.program.controller.play(Done(FIRST))
    computers_move(game)
    window.program.controller.tell()
    assert news.isVisible(), "there is more since"


def test_in_a_narrow_window_only_the_newest_fit(qtbot: QtBot, window: MainWindow) -> None:
    game = begun("building", FIRST)
    window.resize(1100, 700)
    news = strip(window, game)
    news.host.resize(420, 400)
    left_out = len(news.news) - len(seen(news))
    assert left_out > 0
    assert news.more.text() == f"+{left_out}"
    assert seen(news) == [one.text for one in news.news[left_out:]]
    assert news.host.rect().contains(news.geometry())
    click(qtbot, news.more)
    first = window.table.page.side.log.view.currentIndex()
    assert first.data(LogRole.ENTRY).move == news.news[0].move
    window.resize(1280, 800)


@pytest.mark.long(but=["size0"])
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1100, 700), QSize(1440, 900)])
def test_it_lies_on_no_city_in_play_and_on_no_button(window: MainWindow, size: QSize) -> None:
    window.resize(size)
    news, page = strip(window, begun("building", FIRST)), window.table.page
    QCoreApplication.processEvents()
    assert news.isVisible()
    assert seen(news)
    view, area = page.board.view, QRectF(news.geometry())
    assert page.board.rect().contains(news.geometry())
    assert not any(city.intersects(area) for city in view.seen_cities)
    for other in (page.plan_tab, view.zoom_buttons):
        assert not other.geometry().intersects(news.geometry())


def test_it_steps_back_while_a_hint_takes_height_from_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(1024, 600)
    news, page = strip(window, begun("building", FIRST)), window.table.page
    qtbot.keyClick(page.bottom, Qt.Key.Key_H)
    assert page.strip_height
    assert not news.isVisible()
    qtbot.keyClick(page.bottom, Qt.Key.Key_H)
    assert news.isVisible()


def test_it_steps_back_while_a_round_is_told(qtbot: QtBot, window: MainWindow) -> None:
    news, page = strip(window, begun("building", FIRST)), window.table.page
    page.summary.tell(RoundStarted(4))
    assert page.summary.isVisible()
    assert not news.isVisible()
    page.summary.dismiss()
    assert news.isVisible()


def test_the_widest_gap_between_things_is_found() -> None:
    line = QRect(10, 0, 300, 30)
    assert widest_gap(line, []) == line
    things = [QRect(0, 20, 40, 40), QRect(100, 0, 50, 10), QRect(200, 40, 90, 9)]
    assert widest_gap(line, things) == QRect(150, 0, 160, 30)
    assert widest_gap(line, [QRect(0, 0, 400, 30)]).width() == 0


def test_people_at_one_screen_read_what_happened_since_their_own_turn(window: MainWindow) -> None:
    news = strip(window, begun("resources", *range(4), open_money=True))
    assert window.program.controller.onlooker == FIRST
    assert seen(news)
    assert not any(text.startswith(NAMES[FIRST]) for text in seen(news))
    window.program.controller.play(Done(FIRST))
    following = window.program.controller.onlooker
    assert following == window.program.controller.actor != FIRST
    assert any(text.startswith(NAMES[FIRST]) for text in seen(news))


def test_nothing_is_read_while_the_screen_is_covered(window: MainWindow) -> None:
    news = strip(window, begun("building", *range(4)))
    assert window.program.controller.covered
    assert not news.isVisible()
    assert not news.news
