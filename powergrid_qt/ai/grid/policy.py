"""The policy of the classic and deluxe editions: each kind of decision has its judge, and its
reasons."""

import functools
from collections.abc import Sequence

from powergrid_qt.ai.grid import auctions, building, rounds
from powergrid_qt.ai.grid.characters import GridCharacter
from powergrid_qt.ai.grid.cities import (
    MOST_IN_A_ROUND,
    built,
    growth,
    near_the_end,
    pick_region,
    place_trust,
)
from powergrid_qt.ai.grid.last_round import powered_with, rivals_best, wins_with_fuel
from powergrid_qt.ai.grid.outlook import GridOutlook, OutlookMemory
from powergrid_qt.ai.grid.supply import bought
from powergrid_qt.engine.auction import Auction, AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.building import Building, BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridFacts, GridState
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
    because,
)
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions

MOST_OUTLOOKS = 256
"""Outlooks that are kept: those of a few rounds, since the search comes back to them."""
MOST_BOARDS = 4
MOST_CHARACTERS = 8


class Outlooks:
    """The outlooks of a character, worked out once for all its players: they depend on the position
    alone, not on the seat, nor on the game that led there."""

    def __init__(self, character: GridCharacter) -> None:
        self._character = character
        self._outlooks: dict[object, GridOutlook] = {}
        self._known: dict[tuple[str, Board], OutlookMemory] = {}

    def of(self, state: GridState) -> GridOutlook:
        """The outlook for a position: the same one as long as nothing changes that it looks at."""
        players, rules = state.players, state.rules
        key = (
            rules.edition.id,
            rules.promo_cards,
            rules.end_cities,
            state.network,
            state.round,
            state.phase,
            state.step,
            state.step3,
            tuple(
                [
                    (player.plants, player.attached, player.cities, player.tokens, player.money)
                    for player in players
                ]
            ),
            state.order,
            state.market,
            bought(state),
            None if state.trust is None else (state.trust.plants, state.trust.cities),
            tuple(state.fuel),
            tuple(state.supply),
            built(state) if near_the_end(state) else None,
        )
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) >= MOST_OUTLOOKS:
                self._outlooks.clear()
            found = self._outlooks[key] = GridOutlook(
                state, self._character, self.memory_for(rules)
            )
        return found

    def memory_for(self, rules: GridFacts) -> OutlookMemory:
        """Boards of one's own may change what fuel costs and cities pay."""
        key = rules.edition.id, rules.board
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_BOARDS:
                self._known.clear()
            known = self._known[key] = OutlookMemory(rules.edition.scales)
        known.forget_if_full()
        return known


@functools.lru_cache(maxsize=MOST_CHARACTERS)
def outlooks_of(character: GridCharacter) -> Outlooks:
    return Outlooks(character)


class GridPolicy:
    def __init__(self, character: GridCharacter, seed: int = 0) -> None:
        self.character = character
        self._seed = seed
        self._outlooks = outlooks_of(character)

    def decide(self, state: GridState) -> Move:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        # By `type`, not `match`: abstract classes take long to say whether something is of theirs.
        if type(options) is BuildingOptions:
            return building.build_or_stop(self.character, options, self.outlook)
        if type(options) is BuyingOptions:
            return self._buy(state, options)
        if type(options) is RunningOptions:
            return rounds.run_best(self.character, options)
        if type(options) is OpeningOptions:
            if not options.offers:
                return Pass(options.seat)
            return auctions.ranked_openings(self.outlook(state), state, options, self._seed)[0]
        if type(options) is AuctionOptions:
            if not options.bids:
                return Pass(options.seat)
            if options.card in state.rules.rank:
                return auctions.raise_or_pass(self.outlook(state), state, options, self._seed)
            return auctions.bid_for_card(self.outlook(state), options)
        if type(options) is ScrapOptions:
            return auctions.scrap_worst(self.outlook(state), options)
        if type(options) is AttachOptions:
            return auctions.attach_best(self.outlook(state), options)
        if type(options) is DraftOptions:
            return pick_region(options)
        if type(options) is TrustCityOptions:
            return place_trust(options)
        raise AssertionError(f"no judge for {type(options).__name__}")

    def _buy(self, state: GridState, options: BuyingOptions) -> Move:
        seat = options.seat
        if rounds.is_stocked(state, seat):
            return Done(seat)
        outlook = self.outlook(state)
        if not options.decision.idle and not outlook.ending:
            return Done(seat)  # all was bought in one go; only at the end it is counted again
        plan = rounds.best_plans(outlook, state, seat)[0]
        tokens = rounds.stock(outlook, state, seat, plan)
        if outlook.ending and not wins_with_fuel(outlook, state, seat, tokens):
            # What somebody else does not find any more may win the game.
            others = [plan.fuel, *rounds.denials(state, seat, plan)]
            winning = (one for one in others if wins_with_fuel(outlook, state, seat, one))
            tokens = next(winning, tokens)
        return buying(state, seat, tokens)

    def alternatives(self, state: GridState) -> Sequence[Move]:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        own = self.decide(state)
        outlook = self.outlook(state)
        others: list[Move] = []
        match options:
            case AuctionOptions():
                others = [auctions.other_bid(options, own)]
            case OpeningOptions():
                others = auctions.ranked_openings(outlook, state, options, self._seed)[:4]
            case BuyingOptions():
                others = self._other_purchases(state, options)
            case BuildingOptions():
                others = building.other_cities(options)
            case RunningOptions():
                others = [rounds.run_most(options)]
            case ScrapOptions():
                others = [
                    Scrap(options.seat, plant, options.drops(plant)[0])
                    for plant in auctions.scrap_candidates(options)
                ]
        needed = [move for move in others if not self._is_needless(state, move)]
        return list(dict.fromkeys([own, *needed]))

    def _is_needless(self, state: GridState, move: Move) -> bool:
        """Whether a bid is for a plant that nobody needs: few worlds may speak for it by luck."""
        match move:
            case Open(seat=seat, card=card, bid=price) if not state.rules.must_buy(state):
                return auctions.is_needless(self.outlook(state), state, seat, card, price)
            case Bid(seat=seat, amount=price) if isinstance(state.decision, Auction):
                card = state.decision.card
                return auctions.is_needless(self.outlook(state), state, seat, card, price)
        return False

    def _other_purchases(self, state: GridState, options: BuyingOptions) -> list[Move]:
        """The best plans without and with a stock, and what others need too."""
        seat = options.seat
        outlook = self.outlook(state)
        moves: list[Move] = []
        best, *others = rounds.best_plans(outlook, state, seat)
        for tokens in rounds.denials(state, seat, best):
            moves.append(buying(state, seat, tokens))
        if not outlook.ending:
            # Fuel is left for the sake of cities: one world may speak for less by luck.
            others = [plan for plan in others if plan.cities > best.cities]
        for plan in (best, *others[:1]):
            moves.append(buying(state, seat, plan.fuel))
            moves.append(buying(state, seat, rounds.stock(outlook, state, seat, plan, 1.0)))
        return moves

    def reason(self, state: GridState, move: Move) -> Reason | None:
        return reason_for(self.outlook(state), state, move, self._seed)

    def outlook(self, state: GridState) -> GridOutlook:
        return self._outlooks.of(state)


def buying(state: GridState, seat: int, tokens: Sequence[int]) -> Move:
    named = state.rules.named(tokens)
    return Buy(seat, named) if named else Done(seat)


# -- why a move was made ------------------------------------------------------------------------


def reason_for(outlook: GridOutlook, state: GridState, move: Move, seed: int) -> Reason | None:
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


def in_money(outlook: GridOutlook, gain: float) -> int:
    character, ending = outlook.character, outlook.ending
    of_a_city = character.city_weight * (1 + ending * (character.end_weight - 1))
    return round(gain / of_a_city * CITY_PRICE)


def why_open(outlook: GridOutlook, state: GridState, decision: Opening, move: Open) -> Reason:
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


def why_bid(
    outlook: GridOutlook, state: GridState, decision: Auction, move: Move, seed: int
) -> Reason:
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
        rival, _ = auctions.strongest_rival(outlook, state, decision)
        if limit is None or limit < decision.lowest:
            return because("bid_up", card=card, rival=rival)
        return because("bid_worth", card=card, limit=limit)
    if limit == money:
        return because("bid_no_money", card=card)
    if view.better is not None:
        return because("bid_other_better", card=card, other=view.better)
    if limit is None:
        return because("bid_no_use", card=card)
    return because("bid_too_dear", card=card, limit=min(limit, decision.bid))


def why_promo(outlook: GridOutlook, state: GridState, decision: Auction, move: Move) -> Reason:
    card = decision.card
    if isinstance(move, Pass):
        return because("promo_not_worth", card=card)
    seat = decision.seat
    limit = int(auctions.card_value(outlook, seat, state.players[seat], state.rules.cards[card]))
    return because("promo_worth", card=card, limit=limit)


def why_buy(outlook: GridOutlook, state: GridState, move: Buy) -> Reason:
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
    if state.leader >= end or player.connected + MOST_IN_A_ROUND >= end:
        grown = growth(state, seat, MOST_IN_A_ROUND, player.money)
        cities = player.connected + len(grown)
        powered = powered_with(state, seat, cities)
        best = rivals_best(state, seat)
        if cities >= end and powered >= best[0]:
            return because("city_wins", city=move.city, powered=powered, best=best[0])
        if state.leader >= end:
            return because("city_last_round", city=move.city, powered=powered)
    now = powered_with(state, seat, player.connected)
    then = powered_with(state, seat, player.connected + 1)
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
