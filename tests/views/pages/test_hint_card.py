"""Hints in the real window: asked for by mouse and keys, marked, followed, and gone in time."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.levels import Level
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.moves import Build, Hire, Open, Pass, Place, Run, Scrap
from powergrid_qt.views.grid.controls import PlantControls
from powergrid_qt.views.outpost.card_place import RESERVE
from powergrid_qt.views.outpost.controls import ExpansionControls
from powergrid_qt.views.pages.game.side_panel import HINT, LOG, TABLES
from powergrid_qt.views.turn import keys as turn_keys
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.choosing_controls import RunningControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps
from powergrid_qt.words.names import money_text
from tests.app.turn_games import Kind
from tests.views.real_window import click

WAIT_MS = 30_000
CONFIG = Kind("classic-2004", "germany", 3).config()


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.games.start_game(CONFIG)
    return window


def hints_of(window: MainWindow) -> Hints:
    hints = window.table.page.hints
    assert hints is not None
    return hints


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def wait_for_hint(qtbot: QtBot, window: MainWindow) -> None:
    hints = hints_of(window)
    qtbot.waitUntil(lambda: hints.move is not None, timeout=WAIT_MS)


def go_to(window: MainWindow, kind: type[PlayerAction]) -> PlayerAction:
    game, player = Game(CONFIG), make_player("easy", 1)
    while not isinstance(window.table.page.controller.action, kind):
        game.apply(player.decide(game))
        window.games.show_position(Record.of(game))
    action = window.table.page.controller.action
    assert isinstance(action, PlayerAction)
    return action


def test_a_hint_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    page, panel, hints = window.table.page, panel_of(window), hints_of(window)
    click(qtbot, panel.buttons.hint_button)
    card = page.hint_card
    assert card.isVisible()
    assert card.follow_button.busy
    assert [panel.buttons.hint_button.isChecked()] == [True]
    buttons = filter(QPushButton.isVisible, window.findChildren(QPushButton))
    assert [one for one in buttons if one.property("kind") == "main"] == [panel.buttons.main_button]
    wait_for_hint(qtbot, window)
    assert [card.follow_button.busy] == [False]
    assert card.move_label.text() == hints.turn_words
    assert card.reason_label.text() == hints.reason_words
    move = hints.move
    assert isinstance(move, Open)
    assert [page.plants.pointed] == [move]
    click(qtbot, card.follow_button)
    assert card.isVisible()
    assert card.move_label.text() == hints.turn_words
    assert page.controller.action.selected_card == move.card
    click(qtbot, panel.buttons.main_button)
    assert window.program.controller.game.moves == [move]
    assert not hints.shown
    assert not panel.buttons.hint_button.isChecked()
    assert [page.plants.pointed] == [None]


def test_a_hint_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    """H asks, Enter on the hint lays it as the plan, Enter again makes the move."""
    page, panel, hints = window.table.page, panel_of(window), hints_of(window)
    panel.setFocus()
    qtbot.keyClick(panel, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    move = hints.move
    assert isinstance(move, Open)
    assert QApplication.focusWidget() is page.hint_card.follow_button
    qtbot.keyClick(page.hint_card.follow_button, Qt.Key.Key_Return)
    assert page.controller.action.selected_card == move.card
    assert window.program.controller.game.moves == []
    qtbot.keyClick(page.hint_card.follow_button, Qt.Key.Key_Return)
    assert window.program.controller.game.moves == [move]


def places(window: MainWindow) -> dict[str, QWidget]:
    """Where the focus may be when a hint is there."""
    page, controls = window.table.page, panel_of(window).controls
    assert isinstance(controls, AuctionControls)
    return {
        "log": page.side.log.view,
        "tab": page.side.choice.findChildren(QAbstractButton)[0],
        "board": page.board.view,
        "cards": page.plants.pieces[0],
        "market": page.market.panel.pieces[-1],
        "field": controls.limit,
    }


@pytest.mark.long
def test_enter_is_for_the_hint_wherever_the_focus_is(qtbot: QtBot, window: MainWindow) -> None:
    """While the expert thinks it does nothing, then it follows; the large button is not pressed."""
    panel, hints = panel_of(window), hints_of(window)
    action = window.table.page.controller.action
    assert isinstance(action, OpeningAction)

    def press(name: str, key: Qt.Key) -> None:
        place = places(window)[name]
        place.setFocus()
        assert QApplication.focusWidget() is place, name
        qtbot.keyClick(place, key)

    for name in places(window):
        if action.selected_card != action.cards[-1]:
            action.click_card(action.cards[-1])  # what the large button would put up
        hints.ask()
        press(name, Qt.Key.Key_Return)
        assert hints.thinking
        wait_for_hint(qtbot, window)
        move = hints.move
        assert isinstance(move, Open)
        assert move.card != action.cards[-1]
        press(name, Qt.Key.Key_Return)
        assert hints.is_laid
        assert [action.selected_card, action.bid] == [move.card, move.bid]
        assert window.program.controller.game.moves == []
        hints.ask()
        press(name, Qt.Key.Key_Escape)
        assert not hints.shown
        assert action.selected_card == move.card, "the hint goes first, then the plan"
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert len(window.program.controller.game.moves) == 1


def test_enter_twice_in_a_row_follows_the_hint_and_does_not_end_the_turn(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, hints = panel_of(window), hints_of(window)
    hints.ask()
    wait_for_hint(qtbot, window)
    monkeypatch.setattr(turn_keys.PressGuard, "wait_ms", turn_keys.WAIT_MS)
    qtbot.wait(2 * turn_keys.WAIT_MS)
    move = hints.move
    assert isinstance(move, Open)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert window.table.page.controller.action.selected_card == move.card
    assert window.program.controller.game.moves == []


def test_only_who_has_seen_the_hint_follows_it(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a key that is held down since before nor one that was meant for something else."""
    panel, hints = panel_of(window), hints_of(window)
    hints.ask()
    wait_for_hint(qtbot, window)
    held = (panel, True, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    for _ in range(5):
        QTest.simulateEvent(*held)
    assert hints.shown
    with monkeypatch.context() as patch:
        patch.setattr(turn_keys.PressGuard, "wait_ms", 60_000)
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert not hints.is_laid
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert [hints.is_laid] == [True]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_H])
def test_keys_hide_the_hint(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    panel = panel_of(window)
    panel.setFocus()
    qtbot.keyClick(panel, Qt.Key.Key_H)
    assert window.table.page.hint_card.isVisible()
    qtbot.keyClick(panel, key)
    assert not window.table.page.hint_card.isVisible()
    assert not hints_of(window).shown


def test_a_proposed_city_is_marked_with_the_way_to_it(qtbot: QtBot, window: MainWindow) -> None:
    action = go_to(window, BuildingAction)
    panel, scene = panel_of(window), window.table.page.board.scene
    assert scene is not None
    panel.buttons.hint_action.trigger()
    wait_for_hint(qtbot, window)
    move = hints_of(window).move
    assert isinstance(move, Build)
    assert len(scene.hint_rims) == 1
    assert scene.bubble.isVisible()
    assert scene.bubble.title == scene.board.city(move.city).name
    click(qtbot, window.table.page.hint_card.follow_button)
    assert list(action.planned_cities) == [move.city]
    assert scene.hint_rims == []
    assert not scene.bubble.isVisible()
    click(qtbot, panel.buttons.undo_button)
    assert list(action.planned_cities) == []


def test_what_is_planned_instead_is_judged_too(qtbot: QtBot, window: MainWindow) -> None:
    """Who changes the laid plan reads how good that is, and Enter makes it; or goes back."""
    page, panel, hints = window.table.page, panel_of(window), hints_of(window)
    card, action = page.hint_card, window.table.page.controller.action
    assert isinstance(action, OpeningAction)
    qtbot.keyClick(panel, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    advised = card.move_label.text()
    qtbot.keyClick(card.follow_button, Qt.Key.Key_Return)
    assert isinstance(panel.controls, AuctionControls)
    while action.bid < action.money:
        click(qtbot, panel.controls.five)
        assert QApplication.focusWidget() is not card.follow_button
    assert card.move_label.text() == "Changed: still thinking"
    assert card.reason_label.text() == f"Advised was: {advised}"
    qtbot.waitUntil(lambda: not card.move_label.text().endswith("thinking"), timeout=WAIT_MS)
    assert card.move_label.text().startswith("Changed: about ")
    advised_chance = round(100 * (hints.chance or 0.0))
    assert card.figures_label.text().endswith(f"as advised {advised_chance}.")
    assert card.follow_button.text() == "As advised"
    click(qtbot, card.follow_button)
    assert [card.move_label.text(), action.money > action.bid] == [advised, True]
    limit = panel.controls.limit
    limit.setFocus()
    qtbot.keyClicks(limit, str(action.money))  # that is what it may come to
    assert card.move_label.text().startswith(f"At {money_text(action.money)}: about ")
    assert QApplication.focusWidget() is limit
    qtbot.keyClick(limit, Qt.Key.Key_Return)
    (made,) = window.program.controller.game.moves
    assert isinstance(made, Open)


@pytest.mark.long
def test_the_cities_of_a_hint_are_numbered(qtbot: QtBot, window: MainWindow) -> None:
    """Until they are planned; a strip tells the chance, too."""
    game, player = Game(CONFIG), make_player("hard", 1)
    hints, page = hints_of(window), window.table.page
    window.resize(1100, 700)
    page.fold_side(True)
    told: list[str] = []
    while len(told) < 2:
        game.apply(player.decide(game))
        if not isinstance(game.legal_moves, BuildingOptions) or game.state.round < 3:
            continue
        window.games.show_position(Record.of(game))
        if isinstance(page.controller.action, BuildingAction):  # and it is not made by itself
            hints.ask()
            wait_for_hint(qtbot, window)
            told = [move.city for move in hints.left if isinstance(move, Build)]
    scene = page.board.scene
    assert scene is not None
    assert [tag.words for tag in scene.hint_tags] == [str(at + 1) for at in range(len(told))]
    assert page.strip_height
    assert page.hint_card.figures_label.isVisible()
    assert page.hint_card.figures_label.text().startswith("Wins about ")
    click(qtbot, page.hint_card.follow_button)
    assert list(page.controller.action.planned_cities) == told
    assert scene.hint_tags == []
    page.controller.action.click_city(told[-1])
    assert page.hint_card.move_label.text() == "Changed: still thinking"
    page.fold_side(False)


def test_a_hint_belongs_to_its_decision(qtbot: QtBot, window: MainWindow) -> None:
    """It is gone with a click into the plan, and with the page."""
    action = go_to(window, BuyingAction)
    assert isinstance(action, BuyingAction)
    panel, card = panel_of(window), window.table.page.hint_card
    click(qtbot, panel.buttons.hint_button)
    assert card.isVisible()
    fuel = next(fuel for fuel in action.fuels if action.fuel_limit(fuel))
    action.click_fuel(fuel, 1)
    assert not card.isVisible()
    click(qtbot, panel.buttons.hint_button)
    assert hints_of(window).shown
    window.go(ToMaps())
    assert not hints_of(window).shown


def test_the_menu_offers_it_once_among_the_shortcuts(window: MainWindow) -> None:
    panel = panel_of(window)
    assert panel.buttons.hint_action in window.menu.actions()
    assert panel.buttons.hint_action.isEnabled()
    window.games.start_game(Kind("classic-2004", "germany", 3).config(humans=0))
    window.program.controller.pause(True)
    assert not panel.buttons.hint_action.isEnabled()


def on_table(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window.table.page.table, QPoint()), widget.size())


@pytest.mark.long
def test_it_lies_on_nothing_in_any_window(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table.page
    click(qtbot, panel_of(window).buttons.hint_button)
    wait_for_hint(qtbot, window)
    card = page.hint_card
    for width, height, folded in (
        *((1024, 600, False), (1100, 700, False), (1100, 700, True)),
        *((1440, 900, False), (1440, 900, True), (1920, 1080, False)),
    ):
        window.resize(width, height)
        page.fold_side(folded)
        QApplication.processEvents()
        assert window.size() == QSize(width, height)
        area = on_table(window, card)
        assert page.table.rect().contains(area)
        for other in (page.board, page.market, page.plants, page.side.players, page.bottom):
            assert other.isVisible()
            assert not area.intersects(on_table(window, other)), (width, height, other)
        assert card.move_label.isVisible()
        assert card.reason_label.height() >= card.reason_label.heightForWidth(
            card.reason_label.width()
        )
        if (width, height) != (1100, 700):  # there it is a question of how much there is to say
            assert bool(page.strip_height) == (folded or height < 700)


def test_the_leaf_that_was_open_comes_back_after_the_hint(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1440, 900)
    page, panel = window.table.page, panel_of(window)
    tabs = page.side.choice
    click(qtbot, tabs.button(TABLES))
    panel.setFocus()
    qtbot.keyClick(panel, Qt.Key.Key_H)
    assert [tabs.value, page.hint_card.isVisible()] == [HINT, True]
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert [tabs.value, page.side.tables.isVisible(), tabs.has(HINT)] == [TABLES, True, False]
    qtbot.keyClick(panel, Qt.Key.Key_H)
    click(qtbot, tabs.button(LOG))
    assert [page.side.log.isVisible(), hints_of(window).shown] == [True, True]
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert [tabs.value, page.side.log.isVisible()] == [LOG, True]


def test_the_table_has_its_room_back_after_a_strip(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 600)
    QApplication.processEvents()
    page, panel = window.table.page, panel_of(window)
    before = [on_table(window, part) for part in (page.board, page.plants, page.side)]
    qtbot.keyClick(panel, Qt.Key.Key_H)
    strip = page.strip_height
    assert strip
    assert page.board.height() == before[0].height() - strip
    qtbot.keyClick(panel, Qt.Key.Key_H)
    assert [on_table(window, part) for part in (page.board, page.plants, page.side)] == before


def wanted_position(kind: type[PlayerAction], config: GameConfig) -> Record:
    """The first position of a game in which a decision of a kind has to be made."""
    controller = GameController()
    game, player = Game(config), make_player("easy", 1)
    while True:
        game.apply(player.decide(game))
        controller.load(Record.of(game))
        if isinstance(controller.action, kind):
            return Record.of(game)


@pytest.mark.parametrize(("kind", "move_kind"), [(ScrapAction, Scrap), (RunningAction, Run)])
def test_own_plants_that_a_hint_speaks_of_are_marked(
    qtbot: QtBot, window: MainWindow, kind: type[PlayerAction], move_kind: type[Move]
) -> None:
    window.games.show_position(wanted_position(kind, CONFIG))
    panel = panel_of(window)
    controls = panel.controls
    assert isinstance(controls, PlantControls | RunningControls)
    assert not any(card.hinted for card in controls.cards)
    panel.buttons.hint_action.trigger()
    wait_for_hint(qtbot, window)
    move = hints_of(window).move
    assert isinstance(move, Scrap | Run)
    assert isinstance(move, move_kind)
    meant = {move.plant} if isinstance(move, Scrap) else {plant for plant, _ in move.plants}
    assert {card.face.id for card in controls.cards if card.hinted} == meant
    panel.buttons.hint_action.trigger()
    assert not any(card.hinted for card in controls.cards)


def test_spaces_and_workers_of_an_outpost_hint_are_marked(qtbot: QtBot, window: MainWindow) -> None:
    """What is advised, one after the other, until the turn is planned."""
    window.games.show_position(
        wanted_position(ExpansionAction, Kind("outpost-2024", "outpost", 3).config())
    )
    panel, hints = panel_of(window), hints_of(window)
    controls = panel.controls
    assert isinstance(controls, ExpansionControls)
    action = window.table.page.controller.action
    assert isinstance(action, ExpansionAction)
    proposed: list[type[Move]] = []
    while Hire not in proposed:
        if not hints.shown:
            panel.buttons.hint_action.trigger()
        wait_for_hint(qtbot, window)
        move = hints.move
        assert move is not None
        proposed.append(type(move))
        tiles = {key for key, place in controls.company.places.items() if place.hinted}
        pieces = {piece for piece, button in controls.network.pieces.items() if button.hinted}
        if isinstance(move, Place):
            assert tiles == {(RESERVE, move.card), action.space_of(move)}
        else:
            assert not tiles
        if isinstance(move, Build):
            assert pieces == {move.what} - {action.piece}
        if isinstance(move, Hire):
            assert controls.hiring.more.hinted == (move.seasonal > action.tried.seasonal)
            assert controls.hiring.less.hinted == (move.seasonal < action.tried.seasonal)
        else:
            action.plan_again([move])
    assert {Build, Hire} <= set(proposed)


def test_the_button_for_a_proposed_pass_is_marked(qtbot: QtBot, window: MainWindow) -> None:
    panel, hints = panel_of(window), hints_of(window)
    game, player = Game(CONFIG), SearchPlayer(1, Level("hard"))
    while not isinstance(player.decide(game), Pass):
        game.apply(player.decide(game))
    window.games.show_position(Record.of(game))
    panel.buttons.hint_action.trigger()
    wait_for_hint(qtbot, window)
    assert panel.buttons.pass_button.hinted == isinstance(hints.move, Pass)
