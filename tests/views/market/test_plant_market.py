"""The plant market: real clicks and keys, and what is shown is what the engine says."""

from collections import deque
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QRect, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Open
from powergrid_qt.models.markets import BESIDE, CURRENT, FUTURE
from powergrid_qt.views.market.plant_layout import GAP
from powergrid_qt.views.market.plant_market import SLIDE_MS
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.piece_buttons import RISE, CardButton, PieceButton
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
    table.click(table.plants.cards[4])
    assert table.controller.action.selected_card == 4
    assert picture(table.plants) != before
    table.click(table.plants.cards[5])
    assert table.controller.action.selected_card == 5
    table.click(table.plants.cards[5])
    assert table.controller.action.selected_card is None


def test_the_card_for_the_trust_has_a_mark_and_says_so(qtbot: QtBot) -> None:
    table = Table(qtbot, "outpost-2024", "outpost", 2)
    play_until(table.controller, lambda game: isinstance(game.state.decision, Opening))
    market = table.plants.market
    marked = next(place.card for place in market.places if place.for_trust)
    button = table.plants.cards[marked]
    assert "The Trust takes it" in table.plants.tip(button)
    look = button.look
    seen = picture(button)
    button.show_look(replace(look, for_trust=False), lit=False)
    assert picture(button) != seen


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
        lit = [card for card, piece in table.plants.cards.items() if table.plants.can_click(piece)]
        assert lit == [card for card, _ in options.offers]
    assert openings > 5


def test_cards_that_cannot_be_bought_say_why(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    card = table.plants.cards[9]
    assert not table.plants.can_click(card)
    tip = table.plants.tip(card)
    assert "Plant 09" in tip
    assert "not up for auction" in tip
    table.click(card)
    assert table.controller.action.selected_card is None


def test_a_tooltip_comes_up_with_the_facts(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    tip = table.plants.tip(table.plants.cards[5])
    assert tip.splitlines() == [
        "Plant 05",
        "Burns 2 coal or oil, powers 1 city.",
        "Lowest bid 5\xa0€.",
        "Key 3 chooses it.",
    ]


def test_the_card_on_the_block_is_marked_with_its_bid(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    before = picture(table.plants)
    table.controller.play(Open(table.controller.actor or 0, 4, 6))
    assert isinstance(table.game.legal_moves, AuctionOptions)
    assert [p.card for p in table.plants.market.places if p.on_block] == [4]
    assert table.plants.market.bid == 6
    assert picture(table.plants) != before
    assert "on the block" in table.plants.tip(table.plants.cards[4])


def test_the_market_is_played_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    panel = table.plants
    table.focus(panel)
    assert table.focused is panel.cards[3]
    before = picture(panel)
    qtbot.keyClick(table.focused, Qt.Key.Key_Right)
    qtbot.keyClick(table.focused, Qt.Key.Key_Right)
    assert table.focused is panel.cards[5]
    assert picture(panel) != before
    assert table.focused.accessibleName() == "Plant 05"
    assert "Lowest bid 5" in table.focused.accessibleDescription()
    qtbot.keyClick(table.focused, Qt.Key.Key_Return)
    assert table.controller.action.selected_card == 5
    qtbot.keyClick(table.focused, Qt.Key.Key_Left)
    qtbot.keyClick(table.focused, Qt.Key.Key_Space)
    assert table.controller.action.selected_card == 4
    qtbot.keyClick(table.focused, Qt.Key.Key_Down)
    assert table.focused is panel.cards[8]
    for _ in range(12):
        qtbot.keyClick(table.focused, Qt.Key.Key_Right)
    assert panel.pile.hasFocus()


@pytest.mark.long(but=["game6"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_or_covered_in_whole_games(qtbot: QtBot, game: tuple[Any, ...]) -> None:
    table, widths = Table(qtbot, *game), deque((WIDE, NARROW, HUGE))
    for number, _ in enumerate(moments(table.controller, 450)):
        if number % 40:
            continue
        widths.rotate()  # it goes on in each of them for a while
        for width in widths:
            table.resize(width)
            assert len(table.plants.pieces) == len(table.plants.market.places) + 1
            for panel in (table.plants, table.bar.panel):
                areas = [area_of(piece) for piece in panel.pieces if piece.isEnabled()]
                for area in areas:
                    assert panel.rect().contains(area)
                for one, other in combinations(areas, 2):
                    assert not one.intersects(other)
            picture(table.window)


def test_promo_cards_lie_beside_the_market(qtbot: QtBot) -> None:
    table = Table(qtbot, "classic-2009", "germany", 4, PROMO)
    places = table.plants.market.places
    assert [place.card for place in places if place.section == BESIDE] == ["industrial-espionage"]
    play_until(
        table.controller,
        lambda game: (
            isinstance(game.legal_moves, AuctionOptions) and isinstance(game.legal_moves.card, str)
        ),
    )
    place = next(place for place in table.plants.market.places if place.on_block)
    assert place.section == BESIDE
    block, first = table.plants.cards[place.card], table.plants.pieces[0]
    assert face_of(table.game.state, place.card).name in table.plants.tip(block)
    width = first.width()
    table.click(block)
    assert first.width() == width


def test_the_step_3_card_lies_behind_the_future_market(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    play_until(table.controller, lambda game: game.state.step3 == "in market", seed=2)
    place = table.plants.market.places[-1]
    assert (place.card, place.section) == ("step3", FUTURE)
    assert "Step 3" in table.plants.tip(table.plants.cards["step3"])


def test_outposts_stacks_and_discounts(qtbot: QtBot) -> None:
    table = Table(qtbot, "outpost-2024", "outpost", 4)
    discounts = stacks = 0
    for moment in moments(table.controller, 500):
        for place in table.plants.market.places:
            tip = table.plants.tip(table.plants.cards[place.card])
            if place.discount and place.section == CURRENT:
                discounts += 1
                assert str(place.discount) in tip
                lowest = moment.state.rules.minimum(moment.state, place.card)
                assert f"Lowest bid {lowest}" in tip
            if len(place.cards) > 1:
                stacks += 1
                assert f"{len(place.cards)} cards" in tip
    assert discounts
    assert stacks


def test_the_spy_looks_at_the_top_card_in_their_own_turn_only(qtbot: QtBot) -> None:
    table = Table(qtbot, "classic-2004", "germany", 3, ("industrial-espionage",))
    state = table.game.state
    assert isinstance(state, GridState)
    covered = picture(table.plants)
    table.click(table.plants.pile)
    assert picture(table.plants) == covered
    play_until(
        table.controller,
        lambda game: _spy(game) == game.current and isinstance(game.state.decision, Opening),
    )
    assert not _may_look(table), "the others may still look on"
    table.controller.uncover()
    assert _may_look(table)
    covered = picture(table.plants)
    table.click(table.plants.pile)
    assert picture(table.plants) != covered
    top = table.game.state.pile[0]
    assert face_of(table.game.state, top).name in table.plants.tip(table.plants.pile)
    play_until(table.controller, lambda game: _spy(game) != game.current)
    assert not _may_look(table)
    hidden = table.plants.tip(table.plants.pile)
    assert len(hidden.splitlines()) == 1


def _may_look(table: Table) -> bool:
    return table.plants.may_look


def _spy(game: Game) -> int | None:
    assert isinstance(game.state, GridState)
    return game.state.owner("industrial-espionage")


def area_of(piece: PieceButton) -> QRect:
    """Where a piece is seen: cards have some room around them."""
    room = RISE if isinstance(piece, CardButton) else 0
    return piece.geometry().adjusted(room, room, -room, -room)


def assert_cards_lie_in_their_rows(table: Table) -> None:
    """Side by side at the same height, each as large as the others."""
    market = table.plants.market
    for section in (CURRENT, FUTURE):
        cards = [table.plants.cards[p.card] for p in market.places if p.section == section]
        assert len({card.y() for card in cards}) == 1
        for one, other in pairwise(cards):
            assert 0 < other.x() - one.x() - area_of(one).width() <= GAP + 1
            assert abs(one.width() - other.width()) <= 1
    assert all(card.property("opacity") == 1.0 for card in table.plants.cards.values())


@pytest.mark.parametrize("animated", [False, True])
def test_cards_lie_right_at_every_size_at_once(qtbot: QtBot, animated: bool) -> None:
    table = Table(qtbot, *CLASSIC)
    table.plants.animated = animated
    assert_cards_lie_in_their_rows(table)
    for width in (NARROW, HUGE, WIDE):
        table.resize(width)
        assert_cards_lie_in_their_rows(table)


def test_cards_slide_to_their_places_unless_told_not_to(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    plants = table.plants
    plants.animated = True
    first = list(plants.cards)
    play_until(table.controller, lambda game: list(plants.cards) != first)
    assert plants.findChildren(QAbstractAnimation)
    gone = set(first) - set(plants.cards)
    assert all(plants.seen(card) for card in gone)
    qtbot.waitUntil(lambda: not plants.findChildren(QAbstractAnimation), timeout=SLIDE_MS * 20)
    assert not any(plants.seen(card) for card in gone)
    assert_cards_lie_in_their_rows(table)
    plants.animated = False
    now = list(plants.cards)
    play_until(table.controller, lambda game: list(plants.cards) != now)
    assert not plants.findChildren(QAbstractAnimation)
    assert_cards_lie_in_their_rows(table)


def test_the_focus_stays_in_the_market_when_its_card_is_sold(qtbot: QtBot) -> None:
    table = Table(qtbot, *CLASSIC)
    table.focus(table.plants)
    sold = table.focused
    play_until(table.controller, lambda game: sold not in table.plants.pieces)
    assert table.focused in table.plants.pieces
