"""Whole games in the real window: every board, by mouse and keyboard, people only."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Record
from powergrid_qt.engine.invariants import Watch
from powergrid_qt.engine.record import replayed
from tests.app.turn_games import KINDS, Kind
from tests.engine.whole_position import everything
from tests.views.real_window import Hands, click, open_window

MOST_TURNS = 3000


def assert_shown(hands: Hands) -> None:
    """What the panels show is what the engine says."""
    page, game = hands.window.table.page, hands.window.program.controller.game
    state = game.state
    for seat, card in enumerate(page.side.players.cards[: len(state.players)]):
        assert card.facts.name == game.config.players[seat].name
        assert card.facts.cities == state.players[seat].connected
    shown = [place.card for place in page.plants.market.places]
    assert all(card in shown for card in state.rules.offers(state))
    cities = state.rules.board.cities
    colors = [seat.color for seat in game.config.players]
    for index, seats in enumerate(state.slots):
        owners = page.board.view.board.cities[cities[index].id].shown.owners
        assert owners == tuple(None if seat is None else colors[seat] for seat in seats)


WHOLE_GAMES = [KINDS[number] for number in (1, 2, 3, 4, 6, 9, 10)]
"""Every board, 2 to 6 players, a draft, the Trust; the turn panel is tested with all kinds."""
WILD_GAMES = [KINDS[number] for number in (5, 3, 6, 9, 11)]
"""One on each board, promo cards and the Trust among them."""


@pytest.mark.long(but=["outpost-2024-outpost-2"])
@pytest.mark.parametrize("kind", WHOLE_GAMES, ids=lambda kind: kind.id)
def test_a_whole_game_is_played_by_clicking(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(kind.config(open_money=kind.players != 3))
        hands = Hands(qtbot, window, seed=kind.players)
        for turn in range(MOST_TURNS):
            if window.program.controller.game.over:
                break
            hands.play_turn()
            if turn % 10 == 0 and not window.program.controller.game.over:
                assert_shown(hands)
        assert window.program.controller.game.over
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.ends.page)
        again = replayed(Record.of(window.program.controller.game))
        assert everything(again.state) == everything(window.program.controller.game.state)


KEYS = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_P,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_F,
    Qt.Key.Key_U,
)
EVENTS = 1500


@pytest.mark.long
@pytest.mark.parametrize("kind", WILD_GAMES, ids=lambda kind: kind.id)
def test_clicking_wildly_does_no_harm(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """A seeded monkey: no exception (the test fails on one), and the game stays legal."""
    rng = Random(f"monkey {kind.id}")
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(kind.config())
        watch = Watch(window.program.controller.game)
        for number in range(EVENTS):
            if window.pages.currentWidget() is not window.table.page:
                window.games.start_game(kind.config(seed=number))
            one_event(qtbot, window, rng)
            if number % 100 == 0:
                watch = Watch(window.program.controller.game)
        watch.check()
        again = replayed(Record.of(window.program.controller.game))
        assert everything(again.state) == everything(window.program.controller.game.state)


def one_event(qtbot: QtBot, window: QWidget, rng: Random) -> None:
    at = QPoint(rng.randrange(window.width()), rng.randrange(60, window.height()))
    target = window.childAt(at) or window
    where = target.mapFrom(window, at)
    match rng.randrange(10):
        case 0 | 1:
            qtbot.keyClick(QApplication.focusWidget() or window, rng.choice(KEYS))
        case 2:
            qtbot.mouseMove(target, where)
        case 3:
            wheel = QWheelEvent(
                where,
                target.mapToGlobal(where),
                QPoint(),
                QPoint(0, rng.choice((-120, 120))),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(target, wheel)
        case 4:
            qtbot.mouseDClick(target, Qt.MouseButton.LeftButton, pos=where)
        case _:
            click(qtbot, target, where)
