"""The market panels: real clicks and keys, and what is shown is what the engine says."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.app.outpost_actions import ExpansionAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Open
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.models.fuel_market import GHOST, TOKEN
from powergrid_qt.models.plant_market import BESIDE, CURRENT, FUTURE
from powergrid_qt.views import theme as themes
from powergrid_qt.views.fonts import load_fonts
from powergrid_qt.views.markets.fuel_market import FuelMarketPanel
from powergrid_qt.views.markets.labour_market import LabourMarketPanel
from powergrid_qt.views.markets.market_bar import MarketBar
from powergrid_qt.views.markets.panel import MarketPanel
from powergrid_qt.views.markets.plant_market import PILE, PlantMarketPanel
from powergrid_qt.views.markets.sliding import DURATION_MS
from powergrid_qt.views.paint.cards import card_font
from tests.views.market_games import GAMES, PROMO, moments, play_until, started
from tests.views.painted import picture

# The platform without a screen tells of every window what it cannot do with it.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

CLASSIC = ("classic-2004", "germany", 3)
WIDE, NARROW, HUGE = 946, 660, 3200


@pytest.fixture(autouse=True)
def _look(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    themes.set_theme("light")
    yield
    QToolTip.hideText()
    themes.set_theme("light")


class Table:
    """A window with both panels."""

    def __init__(self, qtbot: QtBot, *game: Any, width: int = WIDE) -> None:
        self.qtbot = qtbot
        self.controller, self.turn = started(*game)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        layout = QVBoxLayout(self.window)
        layout.setContentsMargins(0, 0, 0, 0)
        self.plants = PlantMarketPanel(self.controller, self.turn)
        self.bar = MarketBar(self.controller, self.turn)
        self.plants.animated = self.bar.animated = False
        layout.addWidget(self.plants)
        layout.addWidget(self.bar)
        self.window.resize(width, 400)
        self.window.show()

    @property
    def game(self) -> Game:
        return self.controller.game

    def click(self, panel: MarketPanel, row: int) -> None:
        at = panel.area(row).center().toPoint()
        self.qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=at)

    def hover(self, panel: MarketPanel, row: int) -> None:
        self.qtbot.mouseMove(panel, panel.area(row).center().toPoint())

    def focus(self, panel: MarketPanel) -> None:
        """As the tab key does."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        panel.clearFocus()
        panel.setFocus(Qt.FocusReason.TabFocusReason)

    def row_of(self, card: object) -> int:
        return [place.card for place in self.plants.model.places].index(card)  # type: ignore[arg-type]

    def token_row(self, fuel: str, amount: int) -> int:
        places = self.bar.fuel.model.places
        return next(row for row, p in enumerate(places) if p.fuel == fuel and p.amount == amount)


def ready_to_buy(game: Game) -> bool:
    options = game.legal_moves
    return isinstance(options, BuyingOptions) and max(options.maximum.values()) >= 3


# -- the plant market ---------------------------------------------------------------------------


def test_a_click_chooses_a_card_and_a_second_one_puts_it_back(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    before = picture(table.plants)
    table.click(table.plants, table.row_of(4))
    assert table.turn.action.selected_card == 4
    assert picture(table.plants) != before
    table.click(table.plants, table.row_of(5))
    assert table.turn.action.selected_card == 5
    table.click(table.plants, table.row_of(5))
    assert table.turn.action.selected_card is None


def test_what_is_lit_is_what_the_engine_offers(qtbot: QtBot) -> None:
    table = Table(qtbot, "deluxe-2014", "north-america", 4)
    openings = 0
    for moment in moments(table.controller, 400):
        options = None if moment.over else moment.legal_moves
        if (
            not isinstance(options, OpeningOptions)
            or not table.turn.action.card_offer(options.offers[0][0] if options.offers else 0).lit
        ):
            continue
        openings += 1
        lit = [
            p.card for row, p in enumerate(table.plants.model.places) if table.plants.can_click(row)
        ]
        assert lit == [card for card, _ in options.offers]
    assert openings > 5


def test_cards_that_cannot_be_bought_say_why(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    row = table.row_of(9)
    assert not table.plants.can_click(row)
    tip = table.plants.tip(row)
    assert "Plant 09" in tip
    assert "not up for auction" in tip
    table.click(table.plants, row)
    assert table.turn.action.selected_card is None


def test_a_tooltip_comes_up_with_the_facts(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    tip = table.plants.tip(table.row_of(5))
    assert tip.splitlines() == [
        "Plant 05",
        "Burns 2 coal or oil, powers 1 city.",
        "Lowest bid 5\xa0€.",
    ]


def test_the_card_on_the_block_is_marked_with_its_bid(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    before = picture(table.plants)
    table.controller.play(Open(table.controller.actor or 0, 4, 6))
    assert isinstance(table.game.legal_moves, AuctionOptions)
    assert [p.card for p in table.plants.model.places if p.on_block] == [4]
    assert table.plants.model.bid == 6
    assert picture(table.plants) != before
    assert "on the block" in table.plants.tip(table.row_of(4))


def test_the_market_is_played_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    panel = table.plants
    table.focus(panel)
    assert panel.focused == 0
    before = picture(panel)
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert panel.focused == 2
    assert picture(panel) != before
    assert panel.accessibleDescription().startswith("Plant 05")
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert table.turn.action.selected_card == 5
    qtbot.keyClick(panel, Qt.Key.Key_Left)
    qtbot.keyClick(panel, Qt.Key.Key_Space)
    assert table.turn.action.selected_card == 4
    for _ in range(12):
        qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert panel.focused == PILE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [WIDE, NARROW, HUGE])
def test_nothing_is_cut_off_or_covered_in_whole_games(
    qtbot: QtBot, game: tuple[Any, ...], width: int
) -> None:
    table = Table(qtbot, *game, width=width)
    for number, _ in enumerate(moments(table.controller, 700)):
        if number % 40:
            continue
        assert len(table.plants.spots) == len(table.plants.model.places) + 1
        for panel in (table.plants, table.bar.panel):
            for spot in panel.spots:
                assert panel.rect().contains(spot.area.toAlignedRect())
            for one, other in combinations(panel.spots, 2):
                common = one.area.intersected(other.area)
                assert common.width() * common.height() < 0.5
        picture(table.window)


def test_promo_cards_lie_beside_the_market(qtbot: QtBot) -> None:
    table = Table(qtbot, "classic-2009", "germany", 4, PROMO)
    places = table.plants.model.places
    assert [place.card for place in places if place.section == BESIDE] == ["industrial-espionage"]
    play_until(
        table.controller,
        lambda game: (
            isinstance(game.legal_moves, AuctionOptions) and isinstance(game.legal_moves.card, str)
        ),
    )
    block = next(row for row, p in enumerate(table.plants.model.places) if p.on_block)
    place = table.plants.model.places[block]
    assert place.section == BESIDE
    assert table.plants.face(place.card).name in table.plants.tip(block)
    width = table.plants.area(0).width()
    table.click(table.plants, block)
    assert table.plants.area(0).width() == width


def test_the_step_3_card_lies_behind_the_future_market(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    play_until(table.controller, lambda game: game.state.step3 == "in market", seed=2)
    place = table.plants.model.places[-1]
    assert (place.card, place.section) == ("step3", FUTURE)
    assert "Step 3" in table.plants.tip(table.row_of("step3"))


def test_outposts_stacks_and_discounts(qtbot: QtBot) -> None:
    table = Table(qtbot, "outpost-2024", "outpost", 4)
    discounts = stacks = 0
    for moment in moments(table.controller, 500):
        for row, place in enumerate(table.plants.model.places):
            if place.discount and place.section == CURRENT:
                discounts += 1
                assert str(place.discount) in table.plants.tip(row)
                lowest = moment.state.rules.minimum(moment.state, place.card)
                assert f"Lowest bid {lowest}" in table.plants.tip(row)
            if len(place.cards) > 1:
                stacks += 1
                assert f"{len(place.cards)} cards" in table.plants.tip(row)
    assert discounts
    assert stacks


def test_the_spy_looks_at_the_top_card_in_their_own_turn_only(qtbot: QtBot) -> None:
    table = Table(qtbot, "classic-2004", "germany", 3, ("industrial-espionage",))
    state = table.game.state
    assert isinstance(state, GridState)
    covered = picture(table.plants)
    table.click(table.plants, PILE)
    assert picture(table.plants) == covered
    play_until(table.controller, lambda game: _spy(game) == game.current and bool(game.state.pile))
    assert _may_look(table)
    covered = picture(table.plants)
    table.click(table.plants, PILE)
    assert picture(table.plants) != covered
    top = table.game.state.pile[0]
    assert table.plants.face(top).name in table.plants.tip(PILE)
    play_until(table.controller, lambda game: _spy(game) != game.current)
    assert not _may_look(table)
    hidden = table.plants.tip(PILE)
    assert len(hidden.splitlines()) == 1


def _may_look(table: Table) -> bool:
    return table.plants.may_look


def _spy(game: Game) -> int | None:
    assert isinstance(game.state, GridState)
    return game.state.spy


def assert_cards_lie_on_their_spots(table: Table) -> None:
    assert {key: pose.area for key, pose in table.plants._sliding.poses().items()} == {
        table.plants.model.places[spot.row].card: spot.area
        for spot in table.plants.spots
        if spot.row != PILE
    }


@pytest.mark.parametrize("animated", [False, True])
def test_cards_lie_right_at_every_size_at_once(qtbot: QtBot, animated: bool) -> None:
    table = Table(qtbot, *CLASSIC)
    table.plants.animated = animated
    assert_cards_lie_on_their_spots(table)
    for width in (NARROW, HUGE, WIDE):
        table.window.resize(width, 400)
        qtbot.waitUntil(lambda width=width: table.plants.width() == width)  # type: ignore[misc]
        assert_cards_lie_on_their_spots(table)


def test_cards_slide_to_their_places_unless_told_not_to(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    table.plants.animated = True
    first = [place.card for place in table.plants.model.places]
    play_until(
        table.controller,
        lambda game: [p.card for p in table.plants.model.places] != first,
    )
    sliding = table.plants._sliding
    assert sliding.running
    gone = set(first) - {place.card for place in table.plants.model.places}
    assert gone <= set(sliding.poses())
    qtbot.waitUntil(lambda: not sliding.running, timeout=DURATION_MS * 20)
    assert_cards_lie_on_their_spots(table)
    table.plants.animated = False
    now = [place.card for place in table.plants.model.places]
    play_until(table.controller, lambda game: [p.card for p in table.plants.model.places] != now)
    assert not sliding.running


# -- the fuel market ----------------------------------------------------------------------------


def test_clicking_a_token_fills_the_cart_up_to_it(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    play_until(table.controller, ready_to_buy)
    options = table.game.legal_moves
    assert isinstance(options, BuyingOptions)
    fuel, most = max(options.maximum.items(), key=lambda item: item[1])
    panel = table.bar.fuel
    before = picture(panel)
    table.click(panel, table.token_row(fuel, most))
    assert table.turn.action.cart == {fuel: most}
    assert picture(panel) != before
    table.click(panel, table.token_row(fuel, 1))
    assert table.turn.action.cart == {fuel: 1}
    table.click(panel, table.token_row(fuel, 1))
    assert table.turn.action.cart == {}


@pytest.mark.parametrize("words", [("refill", "supply"), ("aanvulling", "voorraad")])
def test_the_words_of_the_legend_do_not_touch(
    qtbot: QtBot, qapp: QApplication, words: tuple[str, str]
) -> None:
    table = Table(qtbot, *CLASSIC)
    language = Renamed(dict(zip(("refill", "supply"), words, strict=True)))
    qapp.installTranslator(language)
    try:
        panel = table.bar.fuel
        qapp.processEvents()
        panel.lay_out()
        left = min(spot.area.left() for spot in panel.spots)
        metrics = QFontMetricsF(card_font(11.0))
        assert left >= sum(metrics.horizontalAdvance(word) for word in words) + 12
    finally:
        qapp.removeTranslator(language)


def test_tokens_tell_their_price_or_why_not(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    play_until(table.controller, ready_to_buy)
    options = table.game.legal_moves
    assert isinstance(options, BuyingOptions)
    panel = table.bar.fuel
    for row, place in enumerate(panel.model.places):
        if place.content == TOKEN:
            tip = panel.tip(row)
            assert f"{options.price(place.fuel, place.amount)}\xa0€" in tip
            assert panel.can_click(row) == (place.amount <= options.maximum[place.fuel])
            assert panel.can_click(row) == (len(tip.splitlines()) == 1)
        elif place.content == GHOST:
            assert "refill" in panel.tip(row)
    dark = next(spot.row for spot in panel.spots if not panel.can_click(spot.row))
    table.click(panel, dark)
    assert table.turn.action.cart == {}


def test_hovering_tells_the_price_at_once_while_one_buys(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    play_until(table.controller, ready_to_buy)
    panel = table.bar.fuel
    row = next(spot.row for spot in panel.spots if panel.can_click(spot.row))
    still = picture(panel)
    table.hover(panel, row)
    qtbot.waitUntil(lambda: QToolTip.text() == panel.tip(row))
    assert panel.cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert picture(panel) != still
    qtbot.mouseMove(panel, QPoint(3, 3))
    qtbot.waitUntil(lambda: panel.hovered is None)


def test_fuel_is_bought_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    play_until(table.controller, ready_to_buy)
    panel = table.bar.fuel
    table.focus(panel)
    assert panel.focused is not None
    assert panel.can_click(panel.focused)
    place = panel.model.places[panel.focused]
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert table.turn.action.cart == {place.fuel: 1}
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert sum(table.turn.action.cart.values()) == 2


def test_nothing_can_be_bought_out_of_turn(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    panel = table.bar.fuel
    assert not any(panel.can_click(spot.row) for spot in panel.spots)
    table.click(panel, panel.spots[0].row)
    assert table.turn.action.cart == {}


# -- the labour market --------------------------------------------------------------------------


def shown_panel(table: Table) -> type[MarketPanel]:
    return type(table.bar.panel)


def test_the_bar_shows_the_market_that_the_game_has(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    assert shown_panel(table) is FuelMarketPanel
    assert table.bar.fuel.isVisible()
    outpost, _ = started("outpost-2024", "outpost", 3)
    table.controller.start(outpost.game.config)
    assert shown_panel(table) is LabourMarketPanel
    assert table.bar.labour.isVisible()
    assert not table.bar.fuel.isVisible()
    picture(table.window)


def can_hire(game: Game) -> bool:
    options = game.legal_moves
    return isinstance(options, ExpansionOptions) and len(options.seasonal()) > 2


def test_workers_are_hired_by_clicking(qtbot: QtBot) -> None:
    table = Table(qtbot, "outpost-2024", "outpost", 3)
    panel = table.bar.labour
    play_until(table.controller, can_hire)
    action = table.turn.action
    assert isinstance(action, ExpansionAction)
    most = max(action.seasonal_choices)
    rows = {place.amount: row for row, place in enumerate(panel.model.places) if place.amount}
    for amount, row in rows.items():
        assert panel.can_click(row) == (amount in action.seasonal_choices)
        assert ("at most" in panel.tip(row)) == (amount > most)
    table.click(panel, rows[1] if action.seasonal != 1 else rows[2])
    assert action.seasonal == (1 if action.seasonal == 1 else 2)
    before = action.seasonal
    table.click(panel, rows[before])
    assert action.seasonal == before - 1


# -- looks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_both_themes_are_taken_over(qtbot: QtBot, game: tuple[Any, ...]) -> None:
    table = Table(qtbot, *game)
    light = picture(table.window)
    themes.set_theme("dark")
    assert picture(table.window) != light
    themes.set_theme("light")
    assert picture(table.window) == light


class Renamed(QTranslator):
    """A language in which some words are others."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__()
        self._words = words

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return self._words.get(text, text)


class Shouting(QTranslator):
    """A language that tells itself from English everywhere."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text.replace("auction", "AUCTION").replace("Plant", "PLANT")


def test_a_new_language_is_taken_over(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(qtbot, *CLASSIC)
    english = picture(table.plants)
    language = Shouting()
    qapp.installTranslator(language)
    try:
        qtbot.waitUntil(lambda: table.plants.accessibleName() == "PLANT market")
        assert table.plants.tip(0).startswith("PLANT 03")
        assert picture(table.plants) != english
    finally:
        qapp.removeTranslator(language)
    qtbot.waitUntil(lambda: table.plants.accessibleName() == "Plant market")
    assert picture(table.plants) == english


def test_panels_wait_for_a_game(qtbot: QtBot) -> None:
    controller = GameController()
    turn = CurrentTurn(controller)
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(PlantMarketPanel(controller, turn))
    layout.addWidget(MarketBar(controller, turn))
    window.resize(WIDE, 230)
    window.show()
    assert not picture(window).isNull()
