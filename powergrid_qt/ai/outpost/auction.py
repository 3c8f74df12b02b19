"""Phase 2: what a card is worth, which one to put up, how far to bid."""

import functools

from powergrid_qt.ai.family import gone_after
from powergrid_qt.ai.outpost.characters import OutpostCharacter
from powergrid_qt.ai.outpost.outlook import CompanyForecast, misjudged, rounds_left, supplies
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Bid, Move, Open, Pass, Reason, because
from powergrid_qt.engine.outpost.state import OutpostState

RIVALS_GO = 0.85
"""How much of what a card is worth to them rivals are expected to bid."""

SURE_TO_GO_ON = 3
"""A rival who would pay so much more than a bid is taken to raise it."""

GainByPrice = tuple[float, float, float, float]
"""How the gain by a card falls with its price, steeper once money for houses and workers is
missing: the gain for nothing, a price near the card's number, the gain there, and the gain if
all money goes."""


class Appraisal:
    """One seat's judgement of the market during one decision."""

    def __init__(self, outlook: CompanyForecast, seed: int) -> None:
        company, character = outlook.player.company, outlook.character
        self.outlook = outlook
        self.state = outlook.state
        self.character = character
        self.companies = companies = outlook.companies
        self.seed = seed
        self.money = outlook.player.money
        self.discount = companies.prospect(company).cheaper_cards
        self._lines: dict[str | None, GainByPrice] = companies.remembered((character, outlook.key))

    @property
    def has_plants(self) -> bool:
        company, cards = self.outlook.player.company, self.companies.cards
        owned = (*company.plants, *company.shelters, *company.reserve)
        return any(cards[card].workers for card in owned)

    def gain(self, card: str, bid: float) -> float:
        """What the card adds when it is bought for this bid."""
        free, bend, at_bend, broke = self._line(card)
        price = min(self.money, max(0.0, bid - self.discount))
        if price <= bend:
            if bend == 0:
                return free
            return free - (free - at_bend) * price / bend
        return at_bend - (at_bend - broke) * (price - bend) / (self.money - bend)

    def _line(self, card: str) -> GainByPrice:
        line = self._lines.get(card)
        if line is None:
            line = self._lines[card] = self._work_out(card)
        if self.character.noise:
            factor = misjudged(self.seed, self.state.round, card, self.character.noise)
            error = (factor - 1) * max(0.0, line[0])
            line = line[0] + error, line[1], line[2] + error, line[3] + error
        return line

    def _work_out(self, card: str) -> GainByPrice:
        worth, money = self.outlook.worth, self.money
        if None not in self._lines:
            self._lines[None] = (worth(None, 0), 0.0, 0.0, 0.0)
        without = self._lines[None][0]
        bend = min(money / 2, 1.2 * self.companies.cards[card].number + 3)
        return (
            worth(card, 0) - without,
            bend,
            worth(card, bend) - without,
            worth(card, money) - without,
        )

    def limit(self, card: str, surplus: float) -> int:
        """The highest bid that leaves at least this much gain, 0 if none does."""
        free, bend, at_bend, broke = self._line(card)
        if surplus > free:
            return 0
        if surplus > at_bend:
            price = bend * (free - surplus) / (free - at_bend)
        elif surplus > broke:
            price = bend + (self.money - bend) * (at_bend - surplus) / (at_bend - broke)
        else:
            price = self.money
        return min(self.money, int(price) + self.discount)

    def elsewhere(self, card: str) -> float:
        """What the best other card of the market would bring at its minimum, once this one is
        sold."""
        gone = gone_after(self.state, card)
        return max([0.0, *[gain for other, gain in self._gains if other not in (card, gone)]])

    @functools.cached_property
    def _gains(self) -> list[tuple[CardId, float]]:
        """What each card of the market that can be paid would bring at its minimum."""
        rules, state = self.state.rules, self.state
        found: list[tuple[CardId, float]] = []
        for card in rules.offers(state):
            minimum = rules.minimum(state, card)
            if minimum <= self.money:
                found.append((card, self.gain(str(card), minimum)))
        return found


class Bidding:
    """Decides the openings and bids of one seat."""

    def __init__(
        self, companies: Companies, state: OutpostState, character: OutpostCharacter, seed: int
    ) -> None:
        decision = state.decision
        assert isinstance(decision, Opening | Auction)
        self.state = state
        self.decision = decision
        self.seat = decision.seat
        self.character = character
        self.companies = companies
        self.rounds = rounds_left(companies, state)
        self.supplies = supplies(companies, state, character.scarcity)
        self.own = self._appraisal(self.seat, seed)
        opening = decision if isinstance(decision, Opening) else decision.opening
        assert opening is not None
        self.still_in = opening.still_in
        # Where more players want a card than there are on the market, few will be left.
        left = min(1.0, len(state.current) / len(self.still_in))
        self.held_against = character.alternatives * (left * left)
        self._rivals: dict[int, Appraisal] = {}
        self._behind: dict[CardId | None, float] = {}

    def _appraisal(self, seat: int, seed: int) -> Appraisal:
        supply = self.supplies[seat]
        outlook = CompanyForecast(
            self.companies, self.state, seat, self.character, self.rounds, supply
        )
        return Appraisal(outlook, seed)

    def behind(self, card: str) -> float:
        """What comes up when a card of the current market is sold: the best of the next cards.
        If nobody buys, nothing moves, so this speaks for buying something."""
        gone = gone_after(self.state, card)
        if gone not in self._behind:
            best = 0.0
            for stack in [stack for stack in self.state.future if stack.top != gone][:2]:
                number = self.companies.cards[stack.top].number
                if number <= self.own.money:
                    best = max(best, self.own.gain(stack.top, 1.1 * number))
            self._behind[gone] = best * self.character.flow
        return self._behind[gone]

    def rival_limit(self, card: str) -> int:
        """The most that any rival who is still in would pay."""
        most = 0
        for other in self.still_in:
            if other == self.seat:
                continue
            appraisal = self._rivals.get(other)
            if appraisal is None:
                appraisal = self._rivals[other] = self._appraisal(other, 0)
            elsewhere = appraisal.elsewhere(card) * self.held_against
            most = max(most, appraisal.limit(card, elsewhere))
        return most

    def expected_price(self, card: str) -> int:
        minimum = self.state.rules.minimum(self.state, card)
        if self.character.models_rivals and len(self.still_in) > 1:
            return max(minimum, int(RIVALS_GO * self.rival_limit(card)) + 1)
        return minimum

    def offers(self) -> list[tuple[float, str, int]]:
        """The cards that can be had, the best first: gain at the expected price, card, price."""
        rules, state = self.state.rules, self.state
        found = []
        for card in rules.offers(state):
            name = str(card)
            price = self.expected_price(name)
            if rules.minimum(state, card) <= self.own.money:
                gain = self.own.gain(name, min(price, self.own.money))
                found.append((gain + self.behind(name), name, price))
        found.sort(key=lambda offer: (-offer[0], offer[1]))
        return found

    def move(self) -> Move:
        return self.open() if isinstance(self.decision, Opening) else self.bid()

    def open(self) -> Move:
        offers = self.offers()
        must = self.state.rules.must_buy(self.state)
        if offers and (must or offers[0][0] > 0):
            return self._opening_with(offers[0][1])
        return Pass(self.seat)

    def _opening_with(self, card: str) -> Move:
        return Open(self.seat, card, self.state.rules.minimum(self.state, card))

    def bid(self) -> Move:
        decision = self.decision
        assert isinstance(decision, Auction)
        highest = self.highest(str(decision.card))
        room = highest - decision.bid
        if room >= 1:
            return Bid(self.seat, decision.bid + max(1, int(room * self.character.stride)))
        if self.bids_up(str(decision.card), decision.lowest, highest):
            return Bid(self.seat, decision.lowest)
        return Pass(self.seat)

    def bids_up(self, card: str, bid: int, highest: int) -> bool:
        """Whether to raise beyond the own limit, so that it costs a rival more who goes on."""
        if bid > min(self.own.money, self.character.daring * highest):
            return False
        return self.rival_limit(card) >= bid + SURE_TO_GO_ON

    def alternatives(self) -> list[Move]:
        """At an opening the best cards and passing, in an auction passing or the smallest raise:
        how far to raise is a matter of character."""
        if isinstance(self.decision, Auction):
            passes = isinstance(self.bid(), Pass)
            return [Bid(self.seat, self.decision.lowest) if passes else Pass(self.seat)]
        cards: list[Move] = [self._opening_with(offer[1]) for offer in self.offers()[:3]]
        return [*cards, Pass(self.seat)]

    def highest(self, card: str) -> int:
        """How far to go for a card: as far as it brings more than what else there is."""
        if self.character.models_rivals:
            gone = gone_after(self.state, card)
            others = [offer[0] for offer in self.offers() if offer[1] not in (card, gone)]
            best = max(0.0, max(others, default=0.0)) * self.held_against
        else:
            best = self.own.elsewhere(card) * self.held_against
        return self.own.limit(card, best)

    def reason(self, move: Move) -> Reason | None:
        if isinstance(move, Open):
            return self._why_take(str(move.card))
        if isinstance(self.decision, Opening):
            return because("outpost_nothing_worth_it")
        card = str(self.decision.card)
        if isinstance(move, Bid):
            return self._why_take(card)
        limit = self.highest(card)
        if limit >= self.own.money:
            return because("bid_no_money", card=card)
        return because("outpost_too_dear", card=card, limit=limit)

    def _lowest_bid(self, card: str) -> int:
        decision = self.decision
        if isinstance(decision, Auction):
            return decision.lowest
        return self.state.rules.minimum(self.state, card)

    def _why_take(self, card: str) -> Reason:
        """Up to which bid it pays, and what the rivals would give, if that was worked out. A limit
        that is all the money somebody has would tell how much that is."""
        limit = max(0, self.highest(card))
        if limit >= self.own.money:
            return because("bid_worth_all", card=card)
        if self.character.models_rivals and len(self.still_in) > 1:
            rivals = self.rival_limit(card)
            # The guess is a rough one: that nobody else wants a card is better not told.
            money = [self.state.players[other].money for other in self.still_in]
            if rivals >= self._lowest_bid(card) and rivals not in money:
                return because("outpost_worth_with_rivals", card=card, limit=limit, rivals=rivals)
        return because("outpost_worth", card=card, limit=limit)
