"""The card that speaks of a thing on the table: where it lies, what it points at, how it goes."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.views.pages.game.pointers import Pointers
from powergrid_qt.views.story.speech_card import SpeechCard
from powergrid_qt.views.story.speech_place import AWAY, speech_place
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.views.window import click, open_window

ROOM = QRect(8, 8, 1084, 684)
CARD = QSize(340, 110)


def rects() -> st.SearchStrategy[QRect]:
    numbers = st.integers(0, 1100), st.integers(0, 700), st.integers(4, 500), st.integers(4, 300)
    return st.tuples(*numbers).map(lambda four: QRect(*four) & ROOM)


@given(target=rects(), avoided=st.lists(rects(), max_size=4))
def test_card_lies_in_the_window_and_not_on_what_it_speaks_of(
    target: QRect, avoided: list[QRect]
) -> None:
    assume(not target.isEmpty())
    place = speech_place(CARD, ROOM, target, avoided)
    assert ROOM.contains(place.card)
    assert place.card.size() == CARD
    beside = max(target.left() - ROOM.left(), ROOM.right() - target.right())
    above = max(target.top() - ROOM.top(), ROOM.bottom() - target.bottom())
    if beside > CARD.width() + AWAY or above > CARD.height() + AWAY:
        assert not place.card.intersects(target)
    if place.beak is not None:
        assert place.beak.intersects(place.card)
        assert not place.beak.intersects(target)


def test_large_thing_keeps_the_card_in_a_corner_of_its_own() -> None:
    board = QRect(8, 56, 760, 430)
    place = speech_place(CARD, ROOM, board)
    assert board.contains(place.card)
    assert place.beak is None


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    with open_window(qtbot, tmp_path, monkeypatch) as made:
        made.start_game(Kind("classic-2009", "germany", 3).config())
        made.activateWindow()
        yield made


def test_every_thing_on_the_table_is_pointed_at(qtbot: QtBot, window: MainWindow) -> None:
    page = window.game_page
    pointers, card = Pointers(page), SpeechCard(page.table)
    card_in_market = next(iter(page.plants.cards))
    which = {
        "plant": str(card_in_market),
        "fuel": "coal",
        "city": next(city for city, item in page.board.view.board.cities.items() if item.in_play),
        "player": "1",
    }
    for kind in pointers.names:
        name = f"{kind}:{which[kind]}" if kind in which else kind
        place = pointers.where(name)
        assert place is not None, name
        card.say("", f"This is {name}", partial(pointers.where, name))
        assert page.table.rect().contains(card.geometry())
        assert card.pointed is not None
        assert card.pointed.contains(place & page.table.rect()), name
    assert pointers.where("plant:99") is None
    assert pointers.where("city:atlantis") is None
    assert pointers.where("plant:" + which["plant"]) == QRect(
        page.plants.cards[card_in_market].mapTo(page.table, QPoint()),
        page.plants.cards[card_in_market].size(),
    )


def test_card_goes_by_click_and_keys_and_blocks_nothing(qtbot: QtBot, window: MainWindow) -> None:
    page = window.game_page
    card, gone = SpeechCard(page.table), []
    card.closed.connect(lambda: gone.append(True))
    panel = page.bottom
    assert isinstance(panel, TurnPanel)
    moves = len(window.controller.game.moves)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        card.say("Title", "Text", lambda: QRect(100, 100, 50, 50))
        qtbot.keyClick(panel, key)
        assert not card.isVisible()
        assert card.pointed is None
    card.say("Title", "Text")
    click(qtbot, card)
    assert not card.isVisible()
    assert len(gone) == 3
    assert len(window.controller.game.moves) == moves  # the keys were for the card
    card.say("Title", "Text")
    click(qtbot, next(iter(page.plants.cards.values())))
    assert card.isVisible()
    assert panel.main_button.isEnabled()  # a card was chosen meanwhile
    card.leave()
    assert len(gone) == 3
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert len(window.controller.game.moves) > moves
