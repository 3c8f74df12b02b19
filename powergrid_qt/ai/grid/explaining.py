"""Why a move of the classic and deluxe editions was made."""

from powergrid_qt.ai.grid import auctions, finish, promo, rounds
from powergrid_qt.ai.grid.cities import growth
from powergrid_qt.ai.grid.outlook import Outlook
from powergrid_qt.ai.reasons import because
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import (
    Attach,
    Bid,
    Build,
    Buy,
    Done,
    Move,
    Open,
    Pass,
    PickRegion,
    PlaceTrust,
    Reason,
    Run,
    Scrap,
)


def reason_for(outlook: Outlook, state: GridState, move: Move, seed: int) -> Reason | None:
    decision = state.decision
    match move:
        case Open() if isinstance(decision, Opening):
            return why_open(outlook, state, decision, move)
        case Bid() | Open() | Pass() if isinstance(decision, Auction):
            if decision.card in state.rules.rank:
                return why_bid(outlook, state, decision, move, seed)
            return why_promo(outlook, state, decision, move)
        case Pass():
            return because("pass_keeps_money")
        case Buy():
            return why_buy(outlook, state, move)
        case Build() if isinstance(decision, Building):
            return why_build(state, decision, move)
        case Done() if isinstance(decision, Building):
            return why_stop(state, decision)
        case Done():
            return because("fuel_none")
        case Run():
            return why_run(state, move)
        case Scrap():
            return because("scrap_least", plant=move.plant)
        case Attach():
            return because("transformer_best", plant=move.plant)
        case PickRegion():
            return because("region_cheap", region=move.region)
        case PlaceTrust():
            return because("trust_remote", city=move.city)
    return None


CITY_PRICE = 22
"""What a city costs in the end: that is how gains of the model are told in money."""


def in_money(outlook: Outlook, gain: float) -> int:
    character, ending = outlook.character, outlook.ending
    of_a_city = character.city_weight * (1 + ending * (character.end_weight - 1))
    return round(gain / of_a_city * CITY_PRICE)


def why_open(outlook: Outlook, state: GridState, decision: Opening, move: Open) -> Reason:
    if state.rules.must_buy(state):
        return because("must_buy", card=move.card)
    seat = move.seat
    gain = in_money(outlook, auctions.Buyer(outlook, state, seat).gain(move.card, move.bid))
    limits = {
        rival: int(auctions.rough_limits(outlook, state, rival)[move.card])
        for rival in decision.still_in
        if rival != seat
    }
    if limits:
        rival = max(limits, key=lambda rival: (limits[rival], -rival))
        # A limit that is all the rival has would tell how much that is.
        if move.bid < limits[rival] < state.players[rival].money:
            return because(
                "plant_gains_rival", card=move.card, gain=gain, rival=rival, limit=limits[rival]
            )
    price = outlook.city_price(state, seat)
    _, old = outlook.with_plant(move.card, seat, state.players[seat], move.bid, price)
    if old is not None:
        return because("plant_gains_over", card=move.card, gain=gain, old=old)
    return because("plant_gains", card=move.card, gain=gain)


def why_bid(outlook: Outlook, state: GridState, decision: Auction, move: Move, seed: int) -> Reason:
    card, seat = decision.card, decision.seat
    view = auctions.bidding(outlook, state, decision, seed)
    minimum = state.rules.minimum(state, card)
    money = state.players[seat].money
    limit = None
    if minimum <= money:
        prices = range(minimum, money + 1)
        limit = auctions.Buyer(outlook, state, seat).highest_price(card, prices, view.needed)
    if not isinstance(move, Pass):
        if limit == money:
            return because("bid_worth_all", card=card)
        return because(
            "bid_worth", card=card, limit=limit if limit is not None else decision.lowest
        )
    if limit == money:
        return because("bid_no_money", card=card)
    if view.better is not None:
        return because("bid_other_better", card=card, other=view.better)
    if limit is None:
        return because("bid_no_use", card=card)
    return because("bid_too_dear", card=card, limit=min(limit, decision.bid))


def why_promo(outlook: Outlook, state: GridState, decision: Auction, move: Move) -> Reason:
    card = decision.card
    if isinstance(move, Pass):
        return because("promo_not_worth", card=card)
    seat = decision.seat
    limit = int(promo.card_value(outlook, seat, state.players[seat], state.rules.cards[card]))
    return because("promo_worth", card=card, limit=limit)


def why_buy(outlook: Outlook, state: GridState, move: Buy) -> Reason:
    player, rules = state.players[move.seat], state.rules
    tokens = list(player.tokens)
    for fuel, amount in move.tokens:
        tokens[rules.edition.fuel_index[fuel]] += amount
    hand = rules.hand(player.plants, player.attached)
    all_cities = len(rules.board.cities)
    powered = most_powered(hand, tuple(tokens), all_cities)
    needed = sum(rounds.best_plans(outlook, state, move.seat)[0].fuel)
    more = sum(amount for _, amount in move.tokens) - needed
    if needed and more > 0:
        return because("fuel_stock", powered=powered, more=more)
    return because("fuel_run", powered=powered)


def why_build(state: GridState, decision: Building, move: Build) -> Reason:
    rules, seat = state.rules, move.seat
    player = state.players[seat]
    options = decision.options(state)
    price = sum(options.split(move.city))
    end = rules.end_cities
    if state.leader >= end or player.connected + finish.MOST_IN_A_ROUND >= end:
        grown = growth(state, seat, finish.MOST_IN_A_ROUND, player.money)
        cities = player.connected + len(grown)
        powered = finish.powered_with(state, seat, cities)
        best = finish.rivals_best(state, seat)
        if cities >= end and powered >= best[0]:
            return because("city_wins", city=move.city, powered=powered, best=best[0])
        if state.leader >= end:
            return because("city_last_round", city=move.city, powered=powered)
    now = finish.powered_with(state, seat, player.connected)
    then = finish.powered_with(state, seat, player.connected + 1)
    income = rules.edition.income(then) - rules.edition.income(now)
    if income > 0:
        return because("city_income", city=move.city, price=price, income=income)
    return because("city_grows", city=move.city, price=price)


def why_stop(state: GridState, decision: Building) -> Reason:
    player = state.players[decision.seat]
    one_short = player.connected + 1 == state.rules.end_cities
    able = growth(state, decision.seat, 1, player.money)
    if one_short and able:
        return because("build_not_end")
    return because("build_stop")


def why_run(state: GridState, move: Run) -> Reason:
    rules, player = state.rules, state.players[move.seat]
    hand = rules.hand(tuple(card for card, _ in move.plants), player.attached)
    powered = min(produced(hand), player.connected)
    income = rules.edition.income(powered)
    own = rules.hand(player.plants, player.attached)
    most = most_powered(own, player.tokens, player.connected)
    code = "run_saves" if powered < most else "run_best"
    return because(code, powered=powered, income=income)
