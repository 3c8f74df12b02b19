"""The plant market: real clicks and keys, and what is shown is what the engine says."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Open
from powergrid_qt.models.plant_market import BESIDE, CURRENT, FUTURE
from powergrid_qt.views.market.plant_market import PILE
from powergrid_qt.views.market.sliding import DURATION_MS
from tests.views.market_games import GAMES, PROMO, moments, play_until
from tests.views.market_table import CLASSIC, HUGE, NARROW, WIDE, Table
from tests.views.painted import picture

# The platform without a screen tells of every window what it cannot do with it.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("market_look"),
]


def test_a_click_chooses_a_card_and_a_second_one_puts_it_back(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    before = picture(table.plants)
    table.click(table.plants, table.row_of(4))
    assert table.controller.action.selected_card == 4
    assert picture(table.plants) != before
    table.click(table.plants, table.row_of(5))
    assert table.controller.action.selected_card == 5
    table.click(table.plants, table.row_of(5))
    assert table.controller.action.selected_card is None


def test_what_is_lit_is_what_the_engine_offers(qtbot: QtBot) -> None:
    table = Table(qtbot, "deluxe-2014", "north-america", 4)
    openings = 0
    for moment in moments(table.controller, 400):
        options = None if moment.over else moment.legal_moves
        if (
            not isinstance(options, OpeningOptions)
            or not table.controller.action.card_offer(
                options.offers[0][0] if options.offers else 0
            ).lit
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
    assert table.controller.action.selected_card is None


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
    assert table.controller.action.selected_card == 5
    qtbot.keyClick(panel, Qt.Key.Key_Left)
    qtbot.keyClick(panel, Qt.Key.Key_Space)
    assert table.controller.action.selected_card == 4
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
    play_until(
        table.controller,
        lambda game: _spy(game) == game.current and isinstance(game.state.decision, Opening),
    )
    assert not _may_look(table), "the others may still look on"
    table.controller.uncover()
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
