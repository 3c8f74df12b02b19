"""The plan on paper in a real window: laid while computers think, held in the turns that follow."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.plan.plan import PlannedBuild, PlannedCard, PlannedFuel, PlannedItem
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.engine import COLORS, Game, GameConfig, Seat
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.moves import Build, Buy
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.models.markets import FUTURE, TOKEN
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.style.lettering import ElidedLabel
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToTable
from powergrid_qt.words.names import money_text
from tests.views.boards import city_on_screen
from tests.views.real_window import click, speak

NAMES = ("Ada", "Bo", "Cleo", "Dov")
ME = 0


def new_game(edition: str = "classic-2009", board: str = "germany") -> Game:
    seats = tuple(map(Seat, NAMES, COLORS, ("human", *["greedy"] * 3)))
    return Game(GameConfig(edition, board, seats, 3))


def out_of_the_auction(edition: str = "classic-2009", board: str = "germany") -> Game:
    """Ada has bought or passed in a later round, a computer decides."""
    game = new_game(edition, board)
    while True:
        decision = game.state.decision
        assert game.current is not None
        if isinstance(decision, Opening) and game.state.round > 3 and ME not in decision.still_in:
            return game
        game.apply(make_player("greedy", game.current).decide(game))


def my_opening() -> Game:
    game = new_game()
    while game.state.round < 4 or game.current != ME:
        assert game.current is not None
        game.apply(make_player("greedy", game.current).decide(game))
    return game


@pytest.fixture(scope="module")
def shared(kept_window: MainWindow) -> MainWindow:
    kept_window.program.controller.paused = True
    kept_window.program.controller.look_at(out_of_the_auction())
    kept_window.go(ToTable())
    panel = kept_window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    panel.buttons.guard.wait_ms = 0
    return kept_window


@pytest.fixture
def window(qtbot: QtBot, shared: MainWindow) -> Iterator[MainWindow]:
    shared.resize(1440, 900)
    with qtbot.waitActive(shared):
        shared.activateWindow()
    yield shared
    speak(shared, "en")
    shared.program.controller.paper.show(False)
    shared.program.controller.paper.forget()


def planned(window: MainWindow) -> list[PlannedItem]:
    return list(window.program.controller.paper.plan.items)


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, key)


def click_token(qtbot: QtBot, window: MainWindow, fuel: str, amount: int) -> None:
    panel = window.table.page.market.panel
    assert isinstance(panel, FuelMarketPanel)
    place = next(
        number
        for number, place in enumerate(panel.places)
        if (place.content, place.kind, place.amount) == (TOKEN, fuel, amount)
    )
    click(qtbot, panel.tokens[place])


def click_city(qtbot: QtBot, window: MainWindow, city: str) -> None:
    view = window.table.page.board.view
    click(qtbot, view.viewport(), city_on_screen(view, city))


def cheapest(window: MainWindow) -> str:
    action = window.program.controller.action
    prices = {}
    for city in window.program.controller.game.state.rules.board.cities:
        way = action.way_to(city.id)
        if way is not None and action.city_offer(city.id).lit:
            prices[city.id] = way.price
    return min(prices, key=lambda city: (prices[city], city))


def burnt_fuel(window: MainWindow) -> str:
    paper = window.program.controller.paper
    fuels = window.program.controller.game.state.rules.refill_table(
        window.program.controller.game.state
    )
    return max(fuels, key=paper.fuel_limit)


def test_hovering_tells_the_price_in_another_phase(window: MainWindow) -> None:
    page, action = window.table.page, window.program.controller.action
    city = next(
        city.id
        for city in window.program.controller.game.state.rules.board.cities
        if action.way_to(city.id) is not None
    )
    assert page.board.scene is not None
    page.board.scene.set_hovered(city)
    bubble = page.board.scene.bubble
    way = action.way_to(city)
    assert way is not None
    assert bubble.isVisible()
    assert bubble.on_paper
    assert f"{money_text(way.price)} if you built now" in bubble.text
    window.program.controller.paper.show(True)
    page.board.scene.set_hovered(None)
    page.board.scene.set_hovered(city)
    assert f"{money_text(way.price)} on paper" in bubble.text
    window.program.controller.paper.show(False)
    page.board.scene.set_hovered(None)
    assert not bubble.isVisible()


@pytest.mark.long(but=["small-de"])
@pytest.mark.parametrize(
    ("size", "language"),
    [(QSize(1440, 900), "en"), (QSize(1100, 700), "de"), (QSize(1100, 700), "nl")],
    ids=["usual-en", "small-de", "small-nl"],
)
def test_it_fits_beside_the_table(
    qtbot: QtBot, window: MainWindow, size: QSize, language: str
) -> None:
    window.resize(size)
    speak(window, language)
    page = window.table.page
    click(qtbot, page.plan_tab.button)
    fuel = burnt_fuel(window)
    click_token(qtbot, window, fuel, 1)
    click_city(qtbot, window, cheapest(window))
    assert page.plan.isVisible()
    assert len(page.plan.lines) == 2
    QApplication.processEvents()  # layouts follow then
    sheet = page.plan
    assert page.rect().contains(sheet.geometry())
    assert not page.board.geometry().intersects(sheet.geometry())
    for line in sheet.lines:
        assert line.words.text() == line.words.words, "it is cut off"
    for label in sheet.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap():
            fits = label.width() >= label.sizeHint().width()
            assert fits or isinstance(label, ElidedLabel), label.text()
    click(qtbot, sheet.clear_button)
    assert not planned(window)
    click(qtbot, sheet.close_button)
    assert not sheet.isVisible()


def test_rules_and_plan_share_one_place(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table.page
    press(qtbot, window, Qt.Key.Key_F2)
    assert page.plan.isVisible()
    press(qtbot, window, Qt.Key.Key_F1)
    assert page.rules.isVisible()
    assert not page.plan.isVisible()
    press(qtbot, window, Qt.Key.Key_F2)
    assert page.plan.isVisible()
    assert not page.rules.isVisible()
    press(qtbot, window, Qt.Key.Key_F2)
    assert not page.plan.isVisible()


def test_a_round_is_planned_while_computers_think_and_played_by_the_plan(
    qtbot: QtBot, window: MainWindow
) -> None:
    page, controller = window.table.page, window.program.controller
    paper, game = controller.paper, controller.game
    panel = page.bottom
    assert isinstance(panel, TurnPanel)
    press(qtbot, window, Qt.Key.Key_F2)
    fuel = burnt_fuel(window)
    click_token(qtbot, window, fuel, 2)
    click(qtbot, page.plan.lines[0].less)
    city, money = cheapest(window), game.state.players[ME].money
    click_city(qtbot, window, city)
    assert planned(window) == [PlannedFuel(fuel, 1), PlannedBuild(city)]
    left = money - sum(line.price for line in paper.evaluation.lines)
    shown = page.plan.stages[0]
    assert shown.left.text().startswith(f"{money} → {left}")
    outlook, cities = paper.evaluation.rounds[0].outlook, game.state.players[ME].connected + 1
    assert shown.lit.text() == f"{outlook.powered} of {cities} lit"
    moves = len(game.moves)
    controller.pause(False)
    qtbot.waitUntil(lambda: isinstance(controller.action, BuyingAction), timeout=30_000)
    controller.pause(True)
    assert len(game.moves) > moves
    assert controller.action.cart == {fuel: 1}
    assert page.plan.isVisible()
    assert panel.buttons.main_button.available, panel.buttons.main_button.toolTip()
    click(qtbot, panel.buttons.main_button)
    assert Buy(ME, ((fuel, 1),)) in game.moves
    assert planned(window) == [PlannedBuild(city)]
    controller.pause(False)
    qtbot.waitUntil(lambda: isinstance(controller.action, BuildingAction), timeout=30_000)
    controller.pause(True)
    action = controller.action
    assert isinstance(action, BuildingAction)
    refused = paper.evaluation.lines[0].refusal
    assert action.planned_cities == (() if refused else (city,))
    assert bool(action.notice) == bool(paper.note(paper.evaluation.lines[0]))
    assert page.plan.lines[0].note.isVisible() == bool(paper.note(paper.evaluation.lines[0]))


def test_the_slider_shows_how_far_the_plan_holds(qtbot: QtBot, window: MainWindow) -> None:
    controller, page = window.program.controller, window.table.page
    controller.look_at(my_opening())
    panel = page.bottom
    assert isinstance(panel, TurnPanel)
    controls = panel.controls
    assert isinstance(controls, AuctionControls)
    slider = controls.slider
    press(qtbot, window, Qt.Key.Key_F2)
    assert not slider.tick.isVisible()
    click(qtbot, page.plants.cards[controller.game.state.rules.offers(controller.game.state)[0]])
    click(qtbot, controls.more)
    money = controller.game.state.players[ME].money
    assert isinstance(controller.action, OpeningAction)
    assert controller.action.plan_limit == money
    assert slider.tick.isVisible()
    click_token(qtbot, window, burnt_fuel(window), 1)
    price = controller.paper.evaluation.lines[1].price
    assert price
    assert abs(slider.tick.geometry().center().x() - slider.x_of(money - price)) <= 1
    click(qtbot, page.plan.clear_button)
    assert not slider.tick.isVisible()


def test_a_card_of_the_future_market_is_planned_by_a_click(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.program.controller.look_at(out_of_the_auction())
    page = window.table.page
    press(qtbot, window, Qt.Key.Key_F2)
    coming = next(
        place.card
        for place in page.plants.market.places
        if place.section == FUTURE and window.program.controller.action.card_offer(place.card).lit
    )
    click(qtbot, page.plants.cards[coming])
    assert [type(item) for item in planned(window)] == [PlannedCard]
    (shown,) = [stage for stage in page.plan.stages if stage.isVisible()]
    assert shown.heading.text() == "Next round"
    assert "the refill after it" in shown.basis.text()
    assert "Not up for auction yet" in shown.lines[0].note.text()
    click_token(qtbot, window, burnt_fuel(window), 1)
    headings = [stage.heading.text() for stage in page.plan.stages if stage.isVisible()]
    assert headings == ["This round", "Next round"]


def before_my_expansion() -> Game:
    """A computer expands before Ada, who has money for some pieces."""
    game = new_game("outpost-2024", "outpost")
    while True:
        decision = game.state.decision
        assert game.current is not None
        rich = game.state.players[ME].money >= 40
        if rich and isinstance(decision, Expanding) and ME not in (game.current, *decision.acted):
            return game
        game.apply(make_player("greedy", game.current).decide(game))


def test_an_outpost_round_is_planned_on_paper_and_played_by_the_plan(
    qtbot: QtBot, window: MainWindow
) -> None:
    controller, page = window.program.controller, window.table.page
    controller.look_at(before_my_expansion())
    game, panel = controller.game, page.bottom
    assert isinstance(panel, TurnPanel)
    press(qtbot, window, Qt.Key.Key_F2)
    built = {}
    for piece in ("shelter", "house"):
        click(qtbot, page.plan.pieces.button(piece))
        built[piece] = cheapest(window)
        click_city(qtbot, window, built[piece])
    assert planned(window) == [PlannedBuild(city, piece) for piece, city in built.items()]
    shown = page.plan.stages[0]
    assert [line.words.words.split("  ")[0] for line in shown.lines[:2]] == [
        game.state.rules.board.city(city).name for city in built.values()
    ]
    assert controller.action.planned_buildings == {built["shelter"]: "shelter"}
    left = controller.paper.evaluation.rounds[0].outlook.money
    money = game.state.players[ME].money
    assert shown.left.text().startswith(f"{money} → {left}")
    controller.pause(False)
    qtbot.waitUntil(lambda: isinstance(controller.action, ExpansionAction), timeout=30_000)
    controller.pause(True)
    action = controller.action
    assert isinstance(action, ExpansionAction)
    lines = controller.paper.evaluation.lines
    items = [line.item for line in lines if line.refusal is None]
    held = {(item.site, item.what) for item in items if isinstance(item, PlannedBuild)}
    assert set(action.plan.pieces) == held
    click(qtbot, panel.buttons.main_button)
    assert held <= {(move.city, move.what) for move in game.moves if isinstance(move, Build)}
    assert all(PlannedBuild(*piece) not in planned(window) for piece in held)
