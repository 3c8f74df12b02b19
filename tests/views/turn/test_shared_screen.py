"""Several people at one screen who hide their money: what is covered, and what never shows."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction, RaisingAction
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Record, Seat
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import AUCTION
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.words.names import card_name, money_text
from tests.app.turn_table import covers
from tests.views.real_window import LEFT, click

BOARDS = [("deluxe-2014", "north-america"), ("outpost-2024", "outpost")]
KEYS = (
    Qt.Key.Key_F6,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_H,
    Qt.Key.Key_U,
    Qt.Key.Key_P,
    Qt.Key.Key_F,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Escape,
    Qt.Key.Key_F9,
)
MODIFIERS = Qt.KeyboardModifier


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def config(edition: str, board: str, *, open_money: bool = False) -> GameConfig:
    seats = tuple(
        Seat(name, color, "human")
        for name, color in zip(("Ada", "Bo", "Cleo"), COLORS, strict=False)
    )
    return GameConfig(edition, board, seats, 4, GameOptions(open_money=open_money))


def private_game(edition: str, board: str) -> Game:
    """At the first decision in which somebody plans with their money, which is odd."""
    game, player = Game(config(edition, board)), make_player("random", 2)
    while game.state.phase == AUCTION:
        game.apply(player.decide(game))
    for number, one in enumerate(game.state.players):
        one.money = 171 + 11 * number
    return game


def figures(game: Game) -> set[str]:
    return {str(player.money) for player in game.state.players}


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def seen(widget: QWidget) -> list[QAccessibleInterface]:
    """What a screen reader finds: everything that is not marked as invisible."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    found, waiting = [], [root]
    while waiting:
        one = waiting.pop()
        if one.isValid() and not one.state().invisible:
            found.append(one)
            waiting += [one.child(number) for number in range(one.childCount())]
    return found


def words(widget: QWidget) -> str:
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    return "\n".join(one.text(kind) for one in seen(widget) for kind in kinds)


# -- the cover ----------------------------------------------------------------------------------


@pytest.mark.long(but=["deluxe-2014-north-america"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_nothing_behind_the_cover_can_be_reached(
    qtbot: QtBot, window: MainWindow, edition: str, board: str
) -> None:
    game = private_game(edition, board)
    window.games.start_game(game.config)
    controller, page = window.program.controller, window.table.page
    controller.look_at(game)
    assert page.hand_over.isVisible()
    before = len(game.moves)
    for modifier in (MODIFIERS.NoModifier, MODIFIERS.ShiftModifier, MODIFIERS.AltModifier):
        for key in (*KEYS, Qt.Key.Key_M):
            qtbot.keyClick(QApplication.focusWidget() or window, key, modifier)
            QApplication.processEvents()
            assert QApplication.focusWidget() is page.hand_over.button, (modifier, key)
            assert QApplication.activePopupWidget() is None, (modifier, key)
    assert len(controller.game.moves) == before
    assert page.hand_over.isVisible()
    assert page.hints is not None
    assert not page.hints.shown
    for x in range(20, page.width(), 97):
        for y in range(20, page.height(), 61):
            at = page.childAt(x, y)
            assert at is None or at is page.hand_over or page.hand_over.isAncestorOf(at)
    inside = [one.object() for one in seen(page)]
    assert page.hand_over.button in inside
    assert not any(page.table.isAncestorOf(one) for one in inside if isinstance(one, QWidget))
    assert not any(figure in words(window) for figure in figures(game))
    qtbot.keyClick(page.hand_over.button, Qt.Key.Key_Return)
    assert not page.hand_over.isVisible()
    assert page.table.isVisible()
    assert controller.human_to_move
    assert panel_of(window).hasFocus()
    actor = controller.actor
    assert actor is not None
    own = str(controller.game.state.players[actor].money)
    assert own in words(page.side)
    assert not any(figure in words(page.side) for figure in figures(game) - {own})


@pytest.mark.long(but=["auction"])
@pytest.mark.parametrize("phase", ["auction", "resources"])
def test_an_opened_game_begins_behind_the_cover(
    qtbot: QtBot, window: MainWindow, phase: str
) -> None:
    """And Return leads on at once, wherever the focus was."""
    game, player = Game(config(*BOARDS[0])), make_player("random", 2)
    while game.state.phase != phase:
        game.apply(player.decide(game))
    window.games.show_position(Record.of(game))
    page = window.table.page
    assert page.hand_over.isVisible()
    assert not page.table.isVisible()
    assert QApplication.focusWidget() is page.hand_over.button
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.table.isVisible()
    assert window.program.controller.human_to_move


def test_another_game_is_not_covered_by_the_cover_of_the_last(
    qtbot: QtBot, window: MainWindow
) -> None:
    game = private_game(*BOARDS[0])
    window.games.start_game(game.config)
    window.program.controller.look_at(game)
    assert window.table.page.hand_over.isVisible()
    window.games.start_game(config(*BOARDS[0], open_money=True))
    assert not window.table.page.hand_over.isVisible()
    assert window.table.page.table.isVisible()
    assert panel_of(window).hasFocus()


def test_the_table_lies_as_before_when_the_cover_is_gone(qtbot: QtBot, window: MainWindow) -> None:
    game = private_game(*BOARDS[0])
    window.games.start_game(game.config)
    page = window.table.page
    places = [part.geometry() for part in (page.board, page.market, page.side, page.bottom)]
    window.program.controller.look_at(game)
    click(qtbot, page.hand_over.button)
    assert [part.geometry() for part in (page.board, page.market, page.side, page.bottom)] == places
    window.program.controller.look_at(private_game(*BOARDS[0]))
    window.resize(1440, 900)
    click(qtbot, page.hand_over.button)
    assert page.table.size() == page.size()


# -- bids are public ----------------------------------------------------------------------------


@pytest.mark.long(but=["outpost-2024-outpost"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_nobody_is_covered_between_bids(
    qtbot: QtBot, window: MainWindow, edition: str, board: str
) -> None:
    window.games.start_game(config(edition, board))
    page, controller = window.table.page, window.program.controller
    covered = covers(controller)
    action = page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(action.cards[0])
    for _ in range(4):
        assert isinstance(page.controller.action, BidAction)
        page.controller.action.confirm()
    assert covered == []
    assert isinstance(page.controller.action, RaisingAction)
    assert not any(figure in words(page.side.players) for figure in figures(controller.game))


@pytest.mark.long(but=["outpost-2024-outpost"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_own_money_is_seen_as_long_as_the_button_is_held(
    qtbot: QtBot, window: MainWindow, edition: str, board: str
) -> None:
    window.games.start_game(config(edition, board))
    controller = window.program.controller
    controller.game.state.players[controller.actor or 0].money = 137
    controls = panel_of(window).controls
    assert isinstance(controls, AuctionControls)
    purse = controls.secrets
    assert purse.isVisible()
    assert "137" not in words(window)
    beside = controls.limit.geometry()
    qtbot.mousePress(purse, LEFT)
    assert purse.text() == money_text(137)
    assert "137" in words(purse)
    assert controls.limit.geometry() == beside
    qtbot.mouseRelease(purse, LEFT)
    assert "137" not in words(window)
    purse.setFocus()
    qtbot.keyPress(purse, Qt.Key.Key_Space)
    assert purse.text() == money_text(137)
    purse.clearFocus()
    assert "137" not in words(window)
    purse.setFocus()
    qtbot.keyPress(purse, Qt.Key.Key_Space)
    qtbot.keyRelease(purse, Qt.Key.Key_Space)
    assert "137" not in words(window)


def test_it_does_not_stay_open_for_the_next_one(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(config(*BOARDS[0]))
    page, controller = window.table.page, window.program.controller
    for number, player in enumerate(controller.game.state.players):
        player.money = 111 + 13 * number
    action = page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(action.cards[0])
    controls = panel_of(window).controls
    assert isinstance(controls, AuctionControls)
    qtbot.mousePress(controls.secrets, LEFT)
    action.confirm()
    assert not any(figure in words(window) for figure in figures(controller.game))
    qtbot.mouseRelease(controls.secrets, LEFT)


def test_one_human_or_open_money_needs_no_button(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(config(*BOARDS[0], open_money=True))
    controls = panel_of(window).controls
    assert isinstance(controls, AuctionControls)
    assert not controls.secrets.isVisible()


@pytest.mark.long(but=["outpost-2024-outpost"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_nothing_on_the_screen_depends_on_the_money_of_who_bids(
    qtbot: QtBot, window: MainWindow, edition: str, board: str
) -> None:
    """Whatever is set, typed and refused: with much and with little money it looks the same."""
    amounts = (50, 9, 240)
    _, little, much = [
        list(pictures(qtbot, window, config(edition, board), money)) for money in amounts
    ]  # the first one only warms up what is painted
    assert len(little) > 6
    for (step, one, said), (_, other, also_said) in zip(little, much, strict=True):
        assert one == other, step
        assert said == also_said, step


def settled_picture(qtbot: QtBot, widget: QWidget) -> QImage:
    """Once nothing is painted anew any more."""
    before, now = QImage(), widget.grab().toImage()
    while before != now:
        qtbot.wait(30)
        before, now = now, widget.grab().toImage()
    return now


def pictures(
    qtbot: QtBot, window: MainWindow, game_config: GameConfig, money: int
) -> Iterator[tuple[str, QImage, str]]:
    window.games.start_game(game_config)
    page, controller = window.table.page, window.program.controller
    for player in controller.game.state.players:
        player.money = money
    controller.look_at(controller.game)

    def now(step: str) -> tuple[str, QImage, str]:
        assert page.table.isVisible()
        return step, settled_picture(qtbot, page.table), words(page.table)

    yield now("opening")
    action = page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(action.cards[-1])
    yield now("a dear card")
    action.click_card(action.cards[0])
    yield now("a cheap card")
    action.raise_by(5)
    yield now("5 more")
    action.set_bid(500)
    yield now("more than there is")
    action.set_limit(900)
    yield now("up to")
    action.clear()
    action.click_card(action.cards[0])
    action.confirm()
    assert isinstance(page.controller.action, RaisingAction)
    yield now("raising")


def test_a_bid_that_cannot_be_paid_is_refused_without_a_figure(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.start_game(config(*BOARDS[0]))
    page, controller = window.table.page, window.program.controller
    actor = controller.actor
    assert actor is not None
    controller.game.state.players[actor].money = 43
    action = page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(action.cards[0])
    controls = panel_of(window).controls
    assert isinstance(controls, AuctionControls)
    controls.field.setFocus()
    controls.field.selectAll()
    qtbot.keyClicks(controls.field, "740")
    assert action.bid == 740
    action.confirm()
    assert controller.game.moves == []
    assert panel_of(window).words.note.accessibleName() == f"You cannot pay {money_text(740)}."
    assert "43" not in words(window).replace("740", "")
    action.set_bid(43)
    action.confirm()
    assert len(controller.game.moves) == 1


@pytest.mark.long(but=["False"])
@pytest.mark.parametrize("open_money", [False, True])
def test_the_spy_looks_at_the_pile_between_bids_too(
    qtbot: QtBot, window: MainWindow, open_money: bool
) -> None:
    seats = config(*BOARDS[0]).players
    options = GameOptions(promo=("industrial-espionage",), open_money=open_money)
    game = Game(GameConfig("classic-2004", "germany", seats, 3, options))
    player = make_player("random", 1)
    while not (isinstance(game.state.decision, Auction) and game.current == spy_of(game)):
        game.apply(player.decide(game))
    window.games.start_game(game.config)
    window.program.controller.look_at(game)
    assert window.table.page.table.isVisible(), "nobody leaves the table between bids"
    name = card_name(game.state.pile[0])
    assert name not in words(window)
    controls = panel_of(window).controls
    assert isinstance(controls, AuctionControls)
    qtbot.mousePress(controls.secrets, LEFT)
    assert controls.secrets.text().endswith(f"on the pile: {name}")
    own = money_text(game.state.players[game.current or 0].money)
    assert controls.secrets.text().startswith(own) is not open_money
    qtbot.mouseRelease(controls.secrets, LEFT)
    assert name not in words(window)


def spy_of(game: Game) -> int | None:
    assert isinstance(game.state, GridState)
    return game.state.owner("industrial-espionage")
