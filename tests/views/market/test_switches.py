"""The markets on boards with switches: what they change is seen, told and can be clicked."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.moves import Buy
from powergrid_qt.models.markets import BESIDE, CURRENT, STORE
from powergrid_qt.views.pieces.piece_buttons import RISE
from tests.engine.positions import grid
from tests.views.market_games import play_until
from tests.views.market_table import NARROW, WIDE, Table

# The platform without a screen tells of every window what it cannot do with it.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("market_look"),
]
COAL = 0


def buys_coal(game: Game) -> bool:
    state = grid(game)
    if not isinstance(state.decision, Buying):
        return False
    player = state.players[state.decision.seat]
    storage = state.rules.storage(player.plants, player.cards)
    return player.money >= 20 and storage.room_for(COAL, player.tokens) > 1


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_m1_5_the_plants_that_wait_lie_beside_the_market_as_one_stack(
    qtbot: QtBot, width: int
) -> None:
    table = Table(qtbot, "classic-2009", "spain-portugal", 4, width=width)
    plants = table.plants
    stack = plants.cards[18]
    assert plants.place_of(stack).section == BESIDE
    assert (stack.look.stack, stack.look.mixed, stack.look.faded) == (3, True, True)
    assert "Plant 18, then Plant 22, then Plant 27" in plants.tip(stack)
    assert "Plant 18, then Plant 22, then Plant 27" in plants.tip(plants.pile)
    assert plants.rect().contains(stack.geometry())
    card = stack.geometry().adjusted(RISE, RISE, -RISE, -RISE)
    others = (other for other in plants.pieces if other is not stack)
    assert not any(card.intersects(other.geometry()) for other in others)
    table.click(stack)
    assert table.controller.action.selected_card is None


def test_m2_a_plant_that_may_not_be_bought_is_faded_and_tells_why(qtbot: QtBot) -> None:
    table = Table(qtbot, "classic-2009", "central-europe", 5)

    def somebody_is_barred(game: Game) -> bool:
        decision = game.state.decision
        if not isinstance(decision, Opening):
            return False
        rules, state = game.state.rules, game.state
        return 11 in rules.offers(state) and 11 in rules.barred(state, decision.seat)

    play_until(table.controller, somebody_is_barred)
    card = table.plants.cards[11]
    assert table.plants.place_of(card).section == CURRENT
    assert card.look.faded
    assert "can only be bought with a city in" in table.plants.tip(card)
    table.click(card)
    action = table.controller.action
    assert action.selected_card is None
    assert action.refusal == "plant_needs_city"
    free = next(one for one in table.plants.cards.values() if one.look.lit)
    assert not free.look.faded


def test_r19_coal_of_the_supply_can_be_clicked_when_the_market_has_none(qtbot: QtBot) -> None:
    table = Table(qtbot, "recharged-2019", "usa-2019", 3)
    play_until(table.controller, buys_coal)
    state = grid(table.game)
    state.supply[COAL] += state.fuel[COAL]
    state.fuel[COAL] = 0
    table.fuel.refresh()
    stored = [place for place in table.fuel.places if place.content == STORE]
    assert [place.amount for place in stored] == [1, 2, 3]
    token = table.token("coal", 2)
    assert "From the supply: 2 coal for 16" in table.fuel.tip(token)
    assert not token.look.ghost
    table.click(token)
    assert table.controller.action.cart == {"coal": 2}
    assert table.game.current is not None
    assert table.controller.play(Buy(table.game.current, (("coal", 2),)))
    assert state.fuel[COAL] == 0


def test_r18_the_legend_has_no_number_for_a_fuel_that_comes_no_more(qtbot: QtBot) -> None:
    table = Table(qtbot, "recharged-2019", "germany-2019", 3)
    fuels = table.fuel
    _, refill, _ = fuels._kinds["uranium"]
    assert refill.text() == "+1"
    grid(table.game).phased_out = True
    fuels.refresh()
    assert refill.text() == "–"
    uranium = table.token("uranium", 1)
    assert "No more uranium comes: Plant 39 has been bought." in fuels.tip(uranium)
