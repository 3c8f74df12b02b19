"""The panel of players and the header follow the game."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.grid.bureaucracy import refill_step
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.views.pages.game.header import GameHeader
from powergrid_qt.views.players.player_card import LOWEST, PlayerCard
from powergrid_qt.views.players.players_panel import PlayersPanel
from powergrid_qt.views.story.tables_panel import TablesPanel
from powergrid_qt.words.names import money_text, phase_name
from tests.story_games import config, every_kind, name_of, told
from tests.views.story_table import humans, marked, moves, play, shown, started

# Qt's offscreen platform says so for every window with a smallest size.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True),
    pytest.mark.usefixtures("styled"),
]


@pytest.mark.long(but=["deluxe-2014-europe-2", "outpost-2024-outpost-4"])
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_players_and_header_follow_the_game(qtbot: QtBot, game_config: GameConfig) -> None:
    controller = started(game_config)
    panel, header = PlayersPanel(controller), GameHeader(controller)
    tables = TablesPanel(controller)
    panel.animated = False
    for widget, width, height in ((panel, 360, 620), (header, 1100, 56), (tables, 360, 300)):
        shown(qtbot, widget, width, height)
    *_, (whole, _) = told(game_config)
    for count in range(0, len(whole.moves) + 1, len(whole.moves) // 6):
        controller.load(Record(humans(game_config), tuple(whole.moves[:count])))
        game, viewer = controller.game, controller.viewer
        for seat in range(len(game.config.players)):
            facts = panel.cards[seat].facts
            assert facts.current == (game.current == seat)
            visible = viewer == seat or game.over
            assert panel.money[seat] == (game.state.players[seat].money if visible else None)
            name = panel.cards[seat].accessibleName()
            assert ("money hidden" in name) == (not visible)
            assert ("to move" in name) == facts.current
        assert header.chips.lit == game.state.phase
        assert phase_name(game.state.phase) in header.chips.accessibleName()
        order = [game.config.players[seat].name for seat in game.state.order]
        if game.state.trust is not None:
            order.insert(1, "the Trust")  # TR1: always second
        assert header.order.names == order
        assert str(game.state.round) in header.round.text()
        assert str(game.state.step) in header.step.text()
        assert header.track.marks[1] == game.state.rules.end_cities
        if isinstance(game.state, GridState):
            assert tables.refill.step == refill_step(game.state)
        if game.current is not None:
            most = len(game.state.rules.edition.payout) - 1
            connected = game.state.players[game.current].connected
            assert marked(tables.payout) == [min(connected, most)]
        for widget in (panel, header, tables):
            widget.grab()


@pytest.mark.parametrize("size", [(300, 390), (400, 800)])
def test_six_players_fit_without_clipping(qtbot: QtBot, size: tuple[int, int]) -> None:
    controller = started(config("outpost-2024", "outpost", 6))
    play(controller, moves(150))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, *size)
    assert panel.height() == size[1]
    assert panel.minimumSizeHint().height() <= 390
    for row in range(6):
        assert panel.card_area(row).height() >= LOWEST
        assert panel.rect().contains(panel.card_area(row))


def test_a_hidden_purse_is_nowhere_on_the_card(qtbot: QtBot) -> None:
    controller = started(config(players=3))
    play(controller, moves(40))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 500)
    panel.grab()
    for seat in range(3):
        if seat == controller.viewer:
            continue
        tips = tips_of(panel, seat)
        assert "money hidden" in tips
        money = controller.game.state.players[seat].money
        assert money_text(money) not in tips
        assert panel.money[seat] is None


def tips_of(panel: PlayersPanel, row: int) -> set[str]:
    card = panel.cards[row]
    return {
        card.tip_at(QPointF(x, y))
        for x in range(0, card.width(), 4)
        for y in range(0, card.height(), 4)
    }


def test_money_counts_to_its_new_value(qtbot: QtBot) -> None:
    controller = started(config(players=2, open_money=True))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 400)
    play(controller, lambda game: any(player.money != 50 for player in game.state.players))
    money = [player.money for player in controller.game.state.players]
    assert panel.money != money
    qtbot.waitUntil(lambda: panel.money == money)


def test_only_cards_that_have_changed_are_painted_again(qtbot: QtBot) -> None:
    controller = started(config(players=3, open_money=True))
    panel = PlayersPanel(controller)
    panel.animated = False
    shown(qtbot, panel, 400, 500)
    painted: list[PlayerCard] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, PlayerCard):
                painted.append(watched)
            return False

    watch = Watch()
    qtbot.wait(20)
    for card in panel.cards:
        card.installEventFilter(watch)
    panel.refresh()
    qtbot.wait(20)
    assert not painted, "the same position changes nothing"
    controller.game.state.players[1].money += 7
    panel.refresh()
    qtbot.waitUntil(lambda: painted == [panel.cards[1]])


def test_another_number_of_players_gets_other_cards(qtbot: QtBot) -> None:
    controller = started(config(players=6))
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 400, 700)
    assert panel.count == 6
    controller.start(humans(config("deluxe-2014", "europe", 2)))
    names = [card.accessibleName().split(",")[0] for card in panel.cards]
    assert names == ["Ada", "Bo", "The Trust"]


def test_chips_have_names_where_there_is_room(qtbot: QtBot) -> None:
    controller = started(config(players=6))
    header = GameHeader(controller)
    shown(qtbot, header, 1600, 56)
    assert [header.chips.named] == [True]
    assert header.chips.width() >= header.chips.sizeHint().width()
    narrow = header.minimumSizeHint().width()
    assert narrow <= 1000
    header.resize(narrow + 60, 56)
    assert [header.chips.named] == [False]
    assert header.chips.width() == header.chips.minimumSizeHint().width()
    assert header.track.width() >= header.track.minimumSizeHint().width()
