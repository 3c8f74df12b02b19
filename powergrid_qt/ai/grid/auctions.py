"""What plants and promo cards are worth to whom, what they will sell for, how high to bid, and
which plant goes when one too many was bought."""

from dataclasses import replace
from typing import NamedTuple

from powergrid_qt.ai.family import gone_after
from powergrid_qt.ai.grid.characters import GridCharacter
from powergrid_qt.ai.grid.last_round import winning_openings, winning_scraps
from powergrid_qt.ai.grid.outlook import GridOutlook, without
from powergrid_qt.ai.grid.supply import spare
from powergrid_qt.engine.auction import Auction, AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.fuel import produced
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Attach, Counts, Move, Open, Pass, Scrap

MOST_COMING = 2
"""The number of plants of the future market that may come up before a player's own turn."""
SURE_TO_GO_ON = 3
"""A rival who would pay so much more than a bid is taken to raise it."""
SLOPE_STEP = 8
"""The money that is taken away from a player to measure what money is worth to them."""


class PlantOffer(NamedTuple):
    """A plant that could be put up: what it gains a player, and what it will sell for."""

    card: CardId
    price: float
    """The price that the player expects to pay for the plant."""
    gain: float
    """What the plant gains the player at that price, compared with buying nothing."""
    waver: float
    """What this player's estimate of the gain is off by, as a factor."""


def noise(seed: int, number: int, rank: float) -> float:
    """A number from -1 to 1 that only depends on what is given: no state, the same everywhere."""
    mixed = (seed * 1_000_003 + number * 7_919 + int(rank * 3) * 104_729) & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    return (mixed & 0xFFFF) / 0x7FFF - 1.0


def waver(character: GridCharacter, state: GridState, card: CardId, seed: int) -> float:
    """What a player's estimate of a plant is off by in this round, as a factor."""
    if not character.wavering:
        return 1.0
    return 1 + character.wavering * noise(seed, state.round, state.rules.rank[card])


class Buyer:
    """A player who thinks about plants."""

    __slots__ = ("_barred", "_outlook", "_player", "_seat", "_state", "as_it_is", "city_price")

    def __init__(self, outlook: GridOutlook, state: GridState, seat: int) -> None:
        self._outlook, self._state, self._seat = outlook, state, seat
        self._player, self._barred = state.players[seat], state.rules.barred(state, seat)
        self.city_price = outlook.city_price(state, seat)
        self.as_it_is = outlook.without(seat, self._player, self.city_price)
        """The future with the plants that are there."""

    def gain(self, card: CardId, price: int) -> float:
        """What the player gains by having this plant for this price."""
        player, outlook = self._player, self._outlook
        if price > player.money or card in self._barred:
            return -1e9
        future, _ = outlook.with_plant(card, self._seat, player, price, self.city_price)
        gain = future - self.as_it_is
        if outlook.character.liking:
            edition = self._state.rules.edition
            fuels = [edition.fuels[kind] for kind in edition.plants[card].fuels]
            gain += outlook.character.likes(fuels)
        return gain

    def highest_price(self, card: CardId, prices: range, needed: float) -> int | None:
        """The largest of the prices at which the plant still gains as much as needed."""
        if self.gain(card, prices[0]) < needed:
            return None
        low, high = prices[0], prices[-1]
        while low < high:
            middle = (low + high + 1) // 2
            if self.gain(card, middle) >= needed:
                low = middle
            else:
                high = middle - 1
        return low


def rough_limits(outlook: GridOutlook, state: GridState, seat: int) -> dict[CardId, float]:
    """What a rival will bid for each plant on offer, worked out in haste."""
    player = state.players[seat]
    offered = state.rules.offers(state)
    gone: tuple[CardId | None, ...] = (None,) * len(offered)
    if state.trust is not None:
        gone = tuple([gone_after(state, card) for card in offered])
    key = seat, player.money, player.plants, offered, state.discount, gone
    known = outlook.limits.get(key)
    if known is not None:
        return known
    minimum = state.rules.minimum
    buyer = Buyer(outlook, state, seat)
    less = outlook.without(seat, player, buyer.city_price, max(player.money - SLOPE_STEP, 0))
    slope = max((buyer.as_it_is - less) / SLOPE_STEP, 0.5)
    gains = {card: buyer.gain(card, minimum(state, card)) for card in offered}
    limits = {}
    for card, taken in zip(offered, gone, strict=True):
        left = [gain for other, gain in gains.items() if other not in (card, taken)]
        elsewhere = max(left, default=0.0)
        over = gains[card] - max(elsewhere, 0.0)
        lowest = minimum(state, card)
        limits[card] = min(lowest + over / slope, player.money) if over > 0 else 0.0
    outlook.limits[key] = limits
    return limits


def offers(
    outlook: GridOutlook, state: GridState, seat: int, rivals: tuple[int, ...], seed: int
) -> list[PlantOffer]:
    """All plants of the current market, as the player sees them."""
    rules, character = state.rules, outlook.character
    cards = rules.offers(state)
    minima = [rules.minimum(state, card) for card in cards]
    prices = [float(minimum) for minimum in minima]
    if character.weighs_rivals:
        theirs = [rough_limits(outlook, state, rival) for rival in rivals]
        # They may stop bidding sooner: a player who opens a plant can still let it go.
        prices = [
            price + character.respect * max([0.0, *[limits[card] - price for limits in theirs]])
            for card, price in zip(cards, prices, strict=True)
        ]
    wavers = [waver(character, state, card, seed) for card in cards]
    money = state.players[seat].money
    gain = Buyer(outlook, state, seat).gain
    gains = [
        # Who is outbid at all one's money loses nothing by it.
        gain(card, max(min(int(price), money), minimum)) * waver
        for card, price, minimum, waver in zip(cards, prices, minima, wavers, strict=True)
    ]
    return [
        PlantOffer(card, price, gain, waver)
        for card, price, gain, waver in zip(cards, prices, gains, wavers, strict=True)
    ]


def coming_gain(
    outlook: GridOutlook, state: GridState, seat: int, rivals: int, gone: CardId | None
) -> tuple[float, CardId | None]:
    """What waiting may bring: plants of the future market move up when this one is sold, all but
    the one that is gone by then."""
    rules = state.rules
    coming = [card for card in state.market[len(rules.offers(state)) :] if card != gone]
    buyer = Buyer(outlook, state, seat)
    best: tuple[float, CardId | None] = (0.0, None)
    for card in coming[: max(1, min(rivals, MOST_COMING))]:
        minimum = rules.edition.plants[card].minimum
        gain = outlook.character.patience * buyer.gain(card, minimum)
        if gain > best[0]:
            best = gain, card
    return best


def ranked_openings(
    outlook: GridOutlook, state: GridState, options: OpeningOptions, seed: int
) -> list[Move]:
    """Openings and the pass, best first."""
    decision: Opening = options.decision
    seat = decision.seat
    rivals = tuple([other for other in decision.still_in if other != seat])
    payable = dict(options.offers)
    rated: list[tuple[float, Move]] = []
    may_pass = options.may_pass
    for offer in offers(outlook, state, seat, rivals, seed):
        bids = payable.get(offer.card)
        if bids is None:
            continue
        gain = offer.gain - outlook.character.eagerness
        rated.append((gain, Open(seat, offer.card, bids.start)))
    if may_pass:
        rated.append((0.0, Pass(seat)))
    rated.sort(key=lambda pair: -pair[0])
    ranked = [move for _, move in rated]
    winning = [] if rivals else winning_openings(outlook, state, seat, ranked)
    return [*winning, *[move for move in ranked if move not in winning]]


class BidderView(NamedTuple):
    """One auction from the view of a player who may raise."""

    offer: PlantOffer
    needed: float
    """The least that the plant has to gain: as much as anything else would."""
    better: CardId | None
    """The plant on offer, or to come, that would gain so much; None if no other would."""


def bidding(outlook: GridOutlook, state: GridState, decision: Auction, seed: int) -> BidderView:
    """The same for all bids of an auction: half of the times it is asked for it is known."""
    key = decision.seat, decision.card, decision.bidders, decision.opening, state.discount, seed
    known: BidderView | None = outlook.bidding.get(key)
    if known is None:
        known = outlook.bidding[key] = _bidding(outlook, state, decision, seed)
    return known


def _bidding(outlook: GridOutlook, state: GridState, decision: Auction, seed: int) -> BidderView:
    seat = decision.seat
    rivals = tuple([other for other in decision.bidders if other != seat])
    needed, better = outlook.character.eagerness, None
    gone = gone_after(state, decision.card)
    for offer in offers(outlook, state, seat, rivals, seed):
        if offer.card == decision.card:
            mine = offer
        elif offer.gain > needed and offer.card != gone:
            needed, better = offer.gain, offer.card
    if decision.opening is not None and seat != decision.opening.seat:
        gain, coming = coming_gain(outlook, state, seat, len(rivals), gone)
        if gain > needed:
            needed, better = gain, coming
    return BidderView(mine, needed / mine.waver, better)


def raise_or_pass(
    outlook: GridOutlook, state: GridState, options: AuctionOptions, seed: int
) -> Move:
    decision: Auction = options.decision
    seat, bids = decision.seat, options.bids
    if not bids:
        return Pass(seat)
    character = outlook.character
    at_least = character.eagerness / waver(character, state, decision.card, seed)
    buyer = Buyer(outlook, state, seat)
    gain = buyer.gain(decision.card, bids.start)
    if gain < at_least - character.daring:
        return Pass(seat)  # no matter what else is on offer
    view = bidding(outlook, state, decision, seed)
    # More than the strongest rival will pay need not be thought about.
    most = max(bids.start, int(view.offer.price)) if character.weighs_rivals else bids[-1]
    prices = range(bids.start, min(most, bids[-1]) + 1)
    limit = buyer.highest_price(decision.card, prices, view.needed)
    if limit is not None:
        return options.raised_to(bids.start + int(min(character.jump, 1.0) * (limit - bids.start)))
    if view.needed - gain < character.daring:
        _, wanted = strongest_rival(outlook, state, decision)
        if wanted >= bids.start + SURE_TO_GO_ON:
            return options.raised_to(bids.start)  # so that it costs the rival more
    return Pass(seat)


def strongest_rival(outlook: GridOutlook, state: GridState, decision: Auction) -> tuple[int, int]:
    """Who else will bid most for the plant on the block, and how much."""
    rivals = [one for one in decision.bidders if one != decision.seat]
    limits = [(rival_limit(outlook, state, decision, rival), -rival) for rival in rivals]
    limit, rival = max(limits)
    return -rival, limit


def rival_limit(outlook: GridOutlook, state: GridState, decision: Auction, rival: int) -> int:
    """How high a rival will bid who judges as this player does, with haste and without; 0: not at
    all."""
    card = decision.card
    key = rival, card, decision.bidders, state.discount
    known = outlook.limits.get(key)
    if known is None:
        view = bidding(outlook, state, replace(decision, seat=rival), 0)
        minimum, money = state.rules.minimum(state, card), state.players[rival].money
        limit = None
        if minimum <= money:
            prices = range(minimum, money + 1)
            limit = Buyer(outlook, state, rival).highest_price(card, prices, view.needed)
        rough = rough_limits(outlook, state, rival)[card]
        known = outlook.limits[key] = {card: min(limit or 0, rough)}
    return int(known[card])


def other_bid(options: AuctionOptions, own: Move) -> Move:
    """Passing; for who would pass, the lowest raise if there is one. How far to raise is a matter
    of character."""
    if isinstance(own, Pass) and options.bids:
        return options.raised_to(options.bids.start)
    return Pass(options.seat)


def is_needless(
    outlook: GridOutlook, state: GridState, seat: int, card: CardId, price: int
) -> bool:
    """Whether a plant brings neither capacity nor income at any number of cities, and nobody else
    would have paid as much."""
    if card not in state.rules.rank or improves(outlook, state, seat, card):
        return False
    rivals = (other for other in range(len(state.players)) if other != seat)
    return not any(rough_limits(outlook, state, other).get(card, 0) >= price for other in rivals)


def improves(outlook: GridOutlook, state: GridState, seat: int, card: CardId) -> bool:
    """Whether the cards power more cities with it, fed or not, or what can be fed earns more."""
    player, rules = state.players[seat], state.rules
    now = outlook.earnings(seat, player.plants, player.attached)
    most = rules.end_cities + 1
    capacity = min(produced(rules.hand(player.plants, player.attached)), most)
    for swap in outlook.swaps_for(player.plants, player.attached, card):
        then = outlook.earnings(seat, swap.plants, swap.attached)
        if min(produced(rules.hand(swap.plants, swap.attached)), most) > capacity:
            return True
        pairs = zip(then.incomes[player.connected :], now.incomes[player.connected :], strict=False)
        if any(new > old for new, old in pairs):
            return True
    return False


# -- promo cards: what they are worth, and which plant they go under ----------------------------


ROOM_A_ROUND = 0.5
"""What a place for one more token, bought when it is cheap, saves in a round."""
CITY = 20.0
"""What a city costs, roughly, in money."""


def card_value(outlook: GridOutlook, seat: int, player: GridPlayer, card: PromoCard) -> float:
    """What a promo card is worth to a player, in money, by what the card's file says about it."""
    rounds = min(outlook.rounds, outlook.character.horizon)
    value = rounds * (card.worth_a_round + ROOM_A_ROUND * card.room)
    value += card.cities * (CITY - outlook.character.rank_cost)
    return value + best_plant(outlook, seat, player, card)[0] if card.boost else value


def best_plant(
    outlook: GridOutlook, seat: int, player: GridPlayer, card: PromoCard
) -> tuple[float, CardId]:
    """What a card adds under the best plant, and which that is."""
    plants, cities, attached = player.plants, player.connected, player.attached

    def future(lying: tuple[tuple[str, CardId], ...]) -> float:
        return outlook.future(seat, plants, lying, cities, player.money, CITY)

    # It goes with its plant, so that of equals the strongest is best, which stays longest.
    hand = outlook.rules.hand(plants)
    best = max(hand, key=lambda plant: (plant.powers, plant.rank)).id
    return future((*attached, (card.id, best))) - future(attached), best


def bid_for_card(outlook: GridOutlook, options: AuctionOptions) -> Move:
    state = options.state
    assert isinstance(state, GridState)
    card = outlook.rules.cards[options.card]
    bids = options.bids
    if bids and bids.start <= card_value(outlook, options.seat, state.players[options.seat], card):
        return options.raised_to(bids.start)
    return Pass(options.seat)


def attach_best(outlook: GridOutlook, options: AttachOptions) -> Move:
    card = outlook.rules.cards[options.decision.card]
    player = options.state.players[options.seat]
    return Attach(options.seat, best_plant(outlook, options.seat, player, card)[1])


# -- which plant goes ---------------------------------------------------------------------------


def scrap_worst(outlook: GridOutlook, options: ScrapOptions) -> Move:
    """The plant whose going leaves the best hand; of tokens, those go that are cheapest."""
    state, seat = options.state, options.seat
    player = state.players[seat]
    city_price = outlook.city_price(state, seat)

    may_go = scrap_candidates(options)
    drops = {plant: options.drops(plant)[0] for plant in may_go}
    winning = winning_scraps(outlook, state, seat, drops)

    def left_worth(plant: CardId) -> float:
        left = tuple([other for other in player.plants if other != plant])
        attached = without(player.attached, plant)
        return outlook.future(seat, left, attached, player.connected, player.money, city_price)

    plant = winning[0] if winning else max(may_go, key=left_worth)
    index = state.rules.edition.fuel_index

    def lost(drop: Counts) -> float:
        return sum(outlook.prices(state)[index[fuel]] * amount for fuel, amount in drop)

    return Scrap(seat, plant, min(options.drops(plant), key=lost))


def scrap_candidates(options: ScrapOptions) -> list[CardId]:
    """The plants that may go and are beaten by, or differ from, those that stay."""
    state = options.state
    player, rules = state.players[options.seat], state.rules
    allowed = options.candidates
    may_go = spare(rules.hand(player.plants, player.attached))
    return [plant.id for plant in may_go if plant.id in allowed] or list(allowed)
