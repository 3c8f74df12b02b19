"""Fuel and labour markets: real clicks and keys, and what is shown is what the engine says."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.models.markets import GHOST, TOKEN
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.market.panel import MarketBar, MarketPanel
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.outpost.company_panel import OutpostBar
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.style import theme as themes
from tests.views.market_games import GAMES, play_until, started
from tests.views.market_table import CLASSIC, WIDE, Table
from tests.views.painted import picture

# The platform without a screen tells of every window what it cannot do with it.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("market_look"),
]


either_way = pytest.mark.parametrize("standing", [False, True], ids=["below", "beside"])


def ready_to_buy(game: Game) -> bool:
    options = game.legal_moves
    return isinstance(options, BuyingOptions) and max(options.maximum.values()) >= 3


# -- the fuel market ----------------------------------------------------------------------------


@either_way
def test_clicking_a_token_fills_the_cart_up_to_it(qtbot: QtBot, standing: bool) -> None:
    table = Table(qtbot, *CLASSIC, standing=standing)
    play_until(table.controller, ready_to_buy)
    options = table.game.legal_moves
    assert isinstance(options, BuyingOptions)
    fuel, most = max(options.maximum.items(), key=lambda item: item[1])
    panel = table.fuel
    before = picture(panel)
    table.click(table.token(fuel, most))
    assert table.controller.action.cart == {fuel: most}
    assert picture(panel) != before
    table.click(table.token(fuel, 1))
    assert table.controller.action.cart == {fuel: 1}
    table.click(table.token(fuel, 1))
    assert table.controller.action.cart == {}


@pytest.mark.parametrize("words", [("refill", "supply"), ("aanvulling", "voorraad")])
def test_the_words_of_the_legend_do_not_touch(
    qtbot: QtBot, qapp: QApplication, words: tuple[str, str]
) -> None:
    language = Renamed(dict(zip(("refill", "supply"), words, strict=True)))
    qapp.installTranslator(language)
    try:
        table = Table(qtbot, *CLASSIC)
        panel = table.fuel
        qapp.processEvents()
        panel.lay_out()
        left = min(token.x() for token in panel.tokens)
        metrics = QFontMetricsF(card_font(11.0))
        assert left >= sum(metrics.horizontalAdvance(word) for word in words) + 12
    finally:
        qapp.removeTranslator(language)


@either_way
def test_tokens_tell_their_price_or_why_not(qtbot: QtBot, standing: bool) -> None:
    table = Table(qtbot, *CLASSIC, standing=standing)
    play_until(table.controller, ready_to_buy)
    options = table.game.legal_moves
    assert isinstance(options, BuyingOptions)
    panel = table.fuel
    for token, place in zip(panel.tokens, panel.places, strict=True):
        if place.content == TOKEN:
            tip = panel.tip(token)
            assert tip.startswith(token.accessibleName())
            assert f"{options.price(place.kind, place.amount)}\xa0€" in tip
            assert panel.can_click(token) == (place.amount <= options.maximum[place.kind])
            assert panel.can_click(token) == (len(tip.splitlines()) == 1)
        elif place.content == GHOST:
            assert "refill" in panel.tip(token)
    dark = [token for token in panel.pieces if token.isEnabled() and not panel.can_click(token)]
    table.click(dark[0])
    assert table.controller.action.cart == {}


@either_way
def test_hovering_tells_the_price_at_once_while_one_buys(qtbot: QtBot, standing: bool) -> None:
    table = Table(qtbot, *CLASSIC, standing=standing)
    play_until(table.controller, ready_to_buy)
    panel = table.fuel
    token = next(token for token in panel.pieces if panel.can_click(token))
    still = picture(panel)
    table.hover(token)
    assert QToolTip.text() == panel.tip(token)
    assert token.cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert picture(panel) != still
    QApplication.sendEvent(token, QEvent(QEvent.Type.Leave))
    assert picture(panel) == still


@either_way
def test_fuel_is_bought_by_keys(qtbot: QtBot, standing: bool) -> None:
    table = Table(qtbot, *CLASSIC, standing=standing)
    play_until(table.controller, ready_to_buy)
    panel = table.fuel
    table.focus(panel)
    assert panel.can_click(table.focused)
    place = next(
        place
        for place, token in zip(panel.places, panel.tokens, strict=True)
        if token is table.focused
    )
    qtbot.keyClick(table.focused, Qt.Key.Key_Return)
    assert table.controller.action.cart == {place.kind: 1}
    qtbot.keyClick(table.focused, Qt.Key.Key_Right)
    qtbot.keyClick(table.focused, Qt.Key.Key_Return)
    assert sum(table.controller.action.cart.values()) == 2


@either_way
def test_the_focus_stays_in_the_market_when_its_token_is_bought(
    qtbot: QtBot, standing: bool
) -> None:
    table = Table(qtbot, *CLASSIC, standing=standing)
    play_until(table.controller, ready_to_buy)
    table.focus(table.fuel)
    bought = table.focused
    play_until(table.controller, lambda game: not bought.isEnabled())
    assert table.focused in table.fuel.pieces
    assert table.focused is not bought


@either_way
def test_nothing_can_be_bought_out_of_turn(qtbot: QtBot, standing: bool) -> None:
    table = Table(qtbot, *CLASSIC, standing=standing)
    panel = table.fuel
    assert not any(panel.can_click(token) for token in panel.pieces)
    table.click(panel.tokens[-1])
    assert table.controller.action.cart == {}


# -- other families ------------------------------------------------------------------------------


def shown_panel(table: Table) -> type[MarketPanel]:
    return type(table.bar.panel)


def test_the_bar_shows_the_market_that_the_game_has(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    assert shown_panel(table) is FuelMarketPanel
    fuel = table.fuel
    assert fuel.isVisible()
    outpost = started("outpost-2024", "outpost", 3)
    table.controller.start(outpost.game.config)
    assert shown_panel(table) is OutpostBar
    assert table.bar.panel.isVisible()
    assert not fuel.isVisible()
    picture(table.window)


# -- looks --------------------------------------------------------------------------------------


@pytest.mark.long(but=["game0", "game5", "game10"])
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

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return self._words.get(text, text)


class Shouting(QTranslator):
    """A language that tells itself from English everywhere."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text.replace("auction", "AUCTION").replace("Plant", "PLANT")


def test_another_language_is_spoken(qtbot: QtBot, qapp: QApplication) -> None:
    english, language = Table(qtbot, *CLASSIC), Shouting()
    assert english.plants.accessibleName() == "Plant market"
    qapp.installTranslator(language)
    try:
        table = Table(qtbot, *CLASSIC)
        assert table.plants.accessibleName() == "PLANT market"
        assert table.plants.tip(table.plants.cards[3]).startswith("PLANT 03")
        qtbot.wait(50)  # its parts are laid out by events
        shouted = picture(table.plants)
    finally:
        qapp.removeTranslator(language)
    again = Table(qtbot, *CLASSIC)
    qtbot.waitUntil(lambda: picture(again.plants) == picture(english.plants))
    assert shouted != picture(english.plants)


def test_panels_wait_for_a_game(qtbot: QtBot) -> None:
    controller = GameController()
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(PlantMarketPanel(controller))
    layout.addWidget(MarketBar(controller))
    window.resize(WIDE, 230)
    window.show()
    assert not picture(window).isNull()
