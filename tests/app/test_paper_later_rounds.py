"""Plans on paper for later rounds: what comes up, what it will cost, where they end."""

from powergrid_qt.app.plan.plan import PlannedCard, PlannedFuel
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.moves import Bid, Done, Open, Pass, Run
from tests.app.paper_table import ME, OTHER, begin, lowest, planned, stage
from tests.app.turn_table import Table
from tests.engine.positions import (
    arrange,
    market_rows,
    set_fuel,
    to_phase,
    token_prices,
)


def test_whose_turns_are_over_plans_with_what_the_round_still_pays(table: Table) -> None:
    game = begin(table, ME, phase="building")
    controller, paper = table.controller, table.controller.paper
    paper.show(True)
    assert controller.actor == ME
    this_round, _ = paper.evaluation.rounds
    assert (this_round.money, this_round.earned) == (100, None)
    controller.play(Done(ME))
    (evaluation,) = paper.evaluation.rounds
    assert evaluation.earned is not None
    while game.state.players[ME].money == 100:
        assert game.current is not None
        moves = list(game.legal_moves)
        game.apply(moves[-1] if game.current == ME else moves[0])
    assert evaluation.money == game.state.players[ME].money
    assert evaluation.earned == evaluation.money - 100


def test_a_card_of_the_future_market_is_planned_for_the_time_when_it_comes_up(table: Table) -> None:
    game = begin(table, ME)
    controller, paper = table.controller, table.controller.paper
    arrange(game, market=(3, 4, 5, 6, 11, 13, 15, 16), pile=(50, 46, 44, STEP3))
    controller.tell()
    paper.show(True)
    current, future = market_rows(game)
    lit = [controller.action.card_offer(card).lit for card in (*current, *future)]
    assert lit == [True] * 6 + [False] * 2, "two others may buy before"
    assert "cannot be had" in controller.action.card_offer(future[-1]).reason
    wanted = future[1]
    controller.action.click_card(wanted)
    (line,) = stage(table).lines
    assert (line.waits, line.price) == (True, 13)
    assert "Not up for auction yet" in paper.note(line)
    for seat, card in zip((1, 2), current, strict=False):
        assert wanted not in game.state.rules.offers(game.state)
        controller.play(Open(seat, card, lowest(game, card)))
        for other in (one for one in (2, ME) if one > seat or one == ME):
            controller.play(Pass(other))
    opening = controller.action
    assert isinstance(opening, OpeningAction)
    assert opening.selected_card == wanted
    assert not stage(table).lines[0].waits


def test_a_card_that_has_not_come_up_stays_on_paper_in_ones_turn(table: Table) -> None:
    game = begin(table, ME)
    arrange(game, market=(3, 4, 5, 6, 11, 13, 15, 16), order=(ME, 1, 2))
    to_phase(game, "auction")
    controller, paper = table.controller, table.controller.paper
    controller.tell()
    paper.show(True)
    controller.action.click_card(11)
    assert planned(table) == [PlannedCard(11, 11)]
    controller.tell()
    opening = controller.action
    assert isinstance(opening, OpeningAction)
    assert opening.selected_card is None
    assert planned(table) == [PlannedCard(11, 11)]


def test_one_card_a_round_is_counted(table: Table) -> None:
    game = begin(table, ME)
    paper = table.controller.paper
    paper.show(True)
    first, second = game.state.rules.offers(game.state)[-2:]
    paper.click_card(first)
    paper.click_card(second)
    counted, other = stage(table).lines
    assert (counted.instead, other.instead) == (False, True)
    assert "One card a round" in paper.note(other)
    assert stage(table).outlook.money == 100 - lowest(game, first)
    game.apply(Open(1, second, lowest(game, second)))
    table.controller.tell()
    assert stage(table).lines[0].item.key == PlannedCard(second, 0).key, "it is on the block"
    game.apply(Pass(2))
    table.controller.play(Bid(ME, lowest(game, second) + 1))
    table.controller.play(Pass(1))
    assert not planned(table), "with the card those go that were planned in its stead"


def test_who_is_out_of_the_auction_plans_for_the_next_one(table: Table) -> None:
    """What is still to be done in this round is reckoned before."""
    game = begin(table, ME)
    controller, paper = table.controller, table.controller.paper
    arrange(game, market=(3, 4, 5, 6, 11, 13, 15, 16))
    game.state.order = (ME, 1, 2)
    to_phase(game, "auction")
    controller.tell()
    controller.play(Pass(ME))
    paper.show(True)
    current, future = market_rows(game)
    assert controller.action.card_offer(future[0]).lit
    assert not controller.action.card_offer(future[-1]).lit, "it goes under the pile before"
    paper.click_card(current[-1])
    paper.click_fuel("coal", 2)
    now, later = paper.evaluation.rounds
    assert [line.item for line in now.lines] == [PlannedFuel("coal", 2)]
    assert [line.item.key for line in later.lines] == [PlannedCard(current[-1], 0).key]
    assert (now.money, now.earned) == (100, None)
    assert later.earned == now.outlook.income
    assert later.money == now.outlook.money + now.outlook.income
    assert later.outlook.money == later.money - lowest(game, current[-1])


def test_the_next_rounds_fuel_costs_what_it_does_after_the_refill(table: Table) -> None:
    game = begin(table, ME, phase="building")
    controller, paper = table.controller, table.controller.paper
    set_fuel(game, coal=3)
    controller.play(Done(ME))
    paper.show(True)
    paper.click_fuel("coal", 2)
    (line,) = stage(table).lines
    before = line.price
    number = game.state.round
    while game.state.round == number:
        assert game.current is not None
        nothing = (Done(game.current), Run(game.current, ()))
        game.apply(next(move for move in nothing if move in game.legal_moves))
    to_phase(game, "resources")
    controller.tell()
    assert token_prices(game, "coal")[:2] != [8, 8], "it has been refilled"
    assert before == sum(token_prices(game, "coal")[:2])


def test_nothing_is_planned_beyond_the_end(table: Table) -> None:
    game = begin(table, ME, phase="building")
    controller, paper = table.controller, table.controller.paper
    paper.show(True)
    game.state.players[OTHER].connected = game.state.rules.end_cities
    controller.play(Done(ME))
    assert not any(paper.card_offer(card).lit for card in market_rows(game)[0])
    paper.click_fuel("coal", 1)
    assert not planned(table)
