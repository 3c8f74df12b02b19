"""Whatever is clicked that nothing comes of says why: in every decision, where it was clicked."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.grid.plant_actions import PlantAction
from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.turn.planned_actions import RunAction
from powergrid_qt.app.turn.setup_actions import DraftAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.markets import EMPTY
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.grid.controls import PlantControls
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.outpost.company_panel import CompanyPanel, OutpostBar
from powergrid_qt.views.outpost.controls import ExpansionControls
from powergrid_qt.views.pieces.faces import card_line, face_of
from powergrid_qt.views.turn.choosing_controls import RunningControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.words.rulebook import RuledGame, explaining
from tests.app.turn_games import Kind
from tests.views.boards import city_on_screen, on_screen
from tests.views.real_window import click

DECISIONS = {
    Kind("classic-2009", "germany", 3, promo=True, draft=True): (
        *("DraftOptions", "OpeningOptions", "AuctionOptions", "ScrapOptions", "AttachOptions"),
        *("BuyingOptions", "BuildingOptions", "RunningOptions"),
    ),
    Kind("deluxe-2014", "europe", 2): ("TrustCityOptions",),
    Kind("outpost-2024", "outpost", 2): (
        *("OpeningOptions", "AuctionOptions", "ExpansionOptions", "TrustBuildingOptions"),
        "RunningCardsOptions",
    ),
}
CASES = [(kind, decision) for kind, decisions in DECISIONS.items() for decision in decisions]
NO_RULE = ("on_move", "game_over", "")
"""Refusals that no rule is behind; empty: what comes first is said instead."""


@cache
def first_positions(kind: Kind) -> dict[str, Record]:
    """Where a decision of each kind comes up for the first time, in a game played at random."""
    found: dict[str, Record] = {}
    for seed in range(1, 40):
        game, player = Game(kind.config(seed=seed)), RandomPlayer(seed)
        while not game.over:
            found.setdefault(type(game.legal_moves).__name__, Record.of(game))
            if all(decision in found for decision in DECISIONS[kind]):
                return found
            game.apply(player.decide(game))
    raise AssertionError(f"{kind.id}: {set(DECISIONS[kind]) - set(found)} never came up")


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.program.settings.ask_always = True
    return window


Clicked = tuple[QWidget, QPoint | None]


def on_the_board(window: MainWindow) -> Iterator[Clicked]:
    """A city that cannot be had, and open country."""
    action, view = window.program.controller.action, window.table.page.board.view
    dark = (city for city in view.board.cities if not action.city_offer(city).lit)
    city = next(dark, None)
    if city is not None:
        yield view.viewport(), city_on_screen(view, city)
    if not isinstance(action, DraftAction):
        yield view.viewport(), on_screen(view, open_country(view))


def open_country(view: BoardView) -> QPointF:
    board, area = view.board, view.board.outlines.picture
    points = (
        QPointF(area.left() + area.width() * x / 40, area.top() + area.height() * y / 40)
        for x in range(5, 35)
        for y in range(10, 30)
    )
    return next(
        point
        for point in points
        if board.city_at(point) is None and board.outlines.region_at(point) is not None
    )


def in_the_markets(window: MainWindow) -> Iterator[Clicked]:
    """A card of each row that cannot be had, and a token of each kind, there or still to come."""
    action, page = window.program.controller.action, window.table.page
    found: dict[object, QWidget] = {}
    for place, button in zip(page.plants.market.places, page.plants.cards.values(), strict=True):
        if place.on_block or not action.card_offer(place.card).lit:
            found.setdefault((place.section, place.on_block), button)
    panel = page.market.panel
    if isinstance(panel, FuelMarketPanel):
        for token, spot in zip(panel.tokens, panel.places, strict=True):
            if spot.content != EMPTY and not panel.can_click(token):
                found.setdefault((spot.kind, spot.content), token)
    for piece in found.values():
        yield piece, None


def of_the_company(window: MainWindow) -> Iterator[Clicked]:
    """Places for cards, technologies and the labour market."""
    action, panel = window.program.controller.action, window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    bar = window.table.page.market.panel
    if isinstance(panel.controls, ExpansionControls):
        locked = [
            place
            for place in panel.controls.company.view.places
            if place.look.space.locked or (place.card is not None and not place.look.lit)
        ]
        yield locked[0], None
        yield panel.controls.hiring.labour, None
    elif isinstance(bar, OutpostBar):
        company: CompanyPanel = bar.company
        mine = action.plants if isinstance(action, RunCardsAction) else ()
        yield next(place for place in company.view.places if place.card not in mine), None
        yield bar.labour, None


def in_the_panel(window: MainWindow) -> Iterator[Clicked]:
    """The player's own plants that cannot be chosen."""
    action, panel = window.program.controller.action, window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    if isinstance(action, RunAction) and isinstance(panel.controls, RunningControls):
        cards = panel.controls.cards
        yield from ((card, None) for card in cards if not action.offer(card.face.id).lit)
    elif isinstance(action, PlantAction) and isinstance(panel.controls, PlantControls):
        cards = panel.controls.cards
        yield from ((card, None) for card in cards if not action.card_offer(card.face.id).lit)


def assert_answered(qtbot: QtBot, window: MainWindow, clicked: Clicked) -> None:
    widget, at = clicked
    controller, panel = window.program.controller, window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    QToolTip.hideText()
    controller.action.problem = controller.action.refusal = ""
    moves = len(controller.game.moves)
    click(qtbot, widget, at)
    answer = controller.action.answer
    what = f"{type(controller.action).__name__}, {type(widget).__name__} at {at}"
    assert answer, what
    assert len(controller.game.moves) == moves, what
    assert QToolTip.isVisible(), what
    assert QToolTip.text() == answer, what
    assert panel.words.note.text() == answer, what
    refusal = controller.action.refusal
    game = RuledGame.of(controller.game.config)
    assert (explaining(game, refusal) is not None) == panel.words.why_button.isVisible()
    if refusal not in NO_RULE:
        assert panel.words.why_button.isVisible(), f"{what}: {refusal}"


def everything(window: MainWindow) -> list[Clicked]:
    return [
        *on_the_board(window),
        *in_the_markets(window),
        *of_the_company(window),
        *in_the_panel(window),
    ]


@pytest.mark.parametrize(
    ("kind", "decision"), CASES, ids=[f"{kind.id}-{decision}" for kind, decision in CASES]
)
def test_every_decision_says_why_a_click_has_no_use(
    qtbot: QtBot, window: MainWindow, kind: Kind, decision: str
) -> None:
    window.games.show_position(first_positions(kind)[decision])
    window.program.controller.uncover()
    assert type(window.program.controller.game.legal_moves).__name__ == decision
    assert isinstance(window.program.controller.action, PlayerAction)
    clicks = everything(window)
    assert len(clicks) >= 2
    for clicked in clicks:
        assert_answered(qtbot, window, clicked)


@pytest.mark.parametrize("kind", list(DECISIONS)[::2], ids=lambda kind: kind.id)
def test_while_others_move_every_click_names_who_is_on_move(
    qtbot: QtBot, window: MainWindow, kind: Kind
) -> None:
    record = first_positions(kind)["AuctionOptions"]
    seats = tuple(replace(seat, kind="random") for seat in record.config.players)
    window.program.controller.pause(True)
    try:
        window.games.show_position(replace(record, config=replace(record.config, players=seats)))
        controller = window.program.controller
        assert controller.actor is not None
        name = controller.game.config.players[controller.actor].name
        for clicked in everything(window):
            assert_answered(qtbot, window, clicked)
            assert controller.action.answer == f"{name} is on move"
    finally:
        window.program.controller.pause(False)
        window.program.controller.stop()


def test_a_technology_says_what_it_does(qtbot: QtBot, window: MainWindow) -> None:
    kind = Kind("outpost-2024", "outpost", 2)
    window.games.show_position(first_positions(kind)["RunningCardsOptions"])
    window.program.controller.uncover()
    bar = window.table.page.market.panel
    assert isinstance(bar, OutpostBar)
    tag = bar.company.technologies._new_tag()
    state = window.program.controller.game.state
    assert isinstance(state, OutpostState)
    technology = next(card for card, facts in state.rules.edition.cards.items() if facts.effect)
    face = face_of(state, technology)
    tag.show_card(face, face.name)
    tag.show()
    click(qtbot, tag)
    assert QToolTip.isVisible()
    assert QToolTip.text() == card_line(face)


def test_a_plant_without_fuel_is_named(qtbot: QtBot, window: MainWindow) -> None:
    record = first_positions(Kind("classic-2009", "germany", 3, promo=True, draft=True))
    window.games.show_position(record["RunningOptions"])
    game = window.program.controller.game
    assert isinstance(game.state, GridState)
    assert game.current is not None
    player = game.state.players[game.current]
    player.plants, player.tokens = (3, 4), (0,) * len(player.tokens)
    window.program.controller.uncover()
    window.program.controller.tell()
    clicks = list(in_the_panel(window))
    assert len(clicks) == 2
    for clicked, plant in zip(clicks, ("Plant 03", "Plant 04"), strict=True):
        assert_answered(qtbot, window, clicked)
        assert window.program.controller.action.answer == f"You do not hold the fuel for {plant}."
