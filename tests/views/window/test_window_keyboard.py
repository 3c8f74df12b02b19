"""Whole games in the real window without a mouse, from the start page to the end page."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Record
from powergrid_qt.engine.record import replayed
from powergrid_qt.views.pages.new_game.options_panel import DRAFT
from powergrid_qt.views.pages.new_game.seats_panel import KindBox
from tests.engine.whole_position import everything
from tests.views.keyboard import CTRL, Key, KeyHands, Keys
from tests.views.real_window import open_window

MOST_TURNS = 2000


def set_up_game(keys: Keys, board: str, players: int, *, draft: bool = False) -> None:
    """From the start page, where "New game" has the focus, to the first decision."""
    window = keys.window
    keys.qtbot.waitUntil(lambda: window.program.library.has_read)
    keys.press(Key.Key_Space)
    page = window.new_game_page
    assert window.pages.currentWidget() is page
    keys.pick(page.boards.cards[board])
    while len(page.game.seats) > players:
        keys.push(page.seats.rows[len(page.game.seats) - 1].leave)
    for row in range(players):
        kind = page.seats.rows[row].kind
        assert isinstance(kind, KindBox)
        keys.choose(kind, "human")
    if draft:
        keys.pick(page.options.regions.button(DRAFT))
    keys.press(Key.Key_Return, CTRL)
    assert window.pages.currentWidget() is window.table.page
    game = window.program.controller.game
    assert game.config.board == board
    assert [seat.kind for seat in game.config.players] == ["human"] * players
    assert game.config.options.draft == draft


@pytest.mark.long
@pytest.mark.parametrize(
    ("board", "players", "draft"),
    [("germany", 3, True), ("europe", 2, False), ("outpost", 2, False)],
)
def test_a_whole_game_is_played_with_keys_alone(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    board: str,
    players: int,
    draft: bool,
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        keys = Keys(qtbot, window)
        set_up_game(keys, board, players, draft=draft)
        hands = KeyHands(keys, seed=players)
        for _ in range(MOST_TURNS):
            if window.program.controller.game.over:
                break
            hands.play_turn()
        assert window.program.controller.game.over
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.ends.page)
        again = replayed(Record.of(window.program.controller.game))
        assert everything(again.state) == everything(window.program.controller.game.state)
        keys.push(window.ends.page.replay_button)
        assert window.pages.currentWidget() is window.replays.page
