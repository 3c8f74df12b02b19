"""What a plan on paper would bring, in this round and in the next one: the rules carry it out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from powergrid_qt.app.plan.plan import (
    PaperPlan,
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
    PlannedLine,
    paper_family,
)
from powergrid_qt.app.turn.actions import RoundOutlook
from powergrid_qt.engine import Game, Refusal, State, what_if
from powergrid_qt.engine.auction import Auction, NextOpener, Opening, check_amount
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardSold, Event, PlantScrapped, PlantsRun
from powergrid_qt.engine.moves import Place, Run, RunCards
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.state import AUCTION, BUREAUCRACY, RESOURCES
from powergrid_qt.models.plans import BuildPlan
from powergrid_qt.models.players import has_acted


@dataclass(frozen=True, slots=True)
class PlannedRound:
    lines: tuple[PlannedLine, ...]
    money: int
    """The money that the player has before anything is paid."""
    earned: int | None
    """What the round before it still pays (counted in the money); None: it is the present one."""
    outlook: RoundOutlook
    """The outlook after all of the plan, with the money that is left."""
    scrapped: tuple[PlantScrapped, ...] = ()
    """Plants that have to go for new ones, those without which the most is lit."""
    placed: tuple[Place, ...] = ()
    """Outpost: the cards that would be laid for that."""
    running: tuple[CardId, ...] = ()
    """The plants that would run."""
    after: Game = field(kw_only=True, compare=False, repr=False)
    """The game as the round's turns would leave it; its pile is empty."""
    builds: BuildPlan = field(kw_only=True, compare=False, repr=False)
    """The pieces, and what could be built besides."""
    cards: Mapping[CardId, int] = field(default_factory=dict, hash=False)
    """The cards that could be planned, with their lowest bids."""
    more_fuel: Mapping[str, int] = field(default_factory=dict, hash=False)
    """How many tokens of each kind could be bought besides, before any house is paid."""


@dataclass(frozen=True, slots=True)
class RoundTrial:
    """A plan that is carried out for a player in one round, on games that are for that alone."""

    seat: int
    plan: PaperPlan
    ahead: tuple[str, ...]
    """The phases in which the player still has a turn."""
    rivals: int
    """How many cards others may take before the player buys one."""
    up_now: Sequence[CardId]
    """The cards that are really up for auction now."""
    auction: Auction | None = None
    """The auction that is really going on now, if there is one."""
    earned: int | None = None

    def carried_out(self, game: Game) -> PlannedRound:
        if game.over:
            return self._refused(game)
        money, cards = game.state.players[self.seat].money, self._on_offer(game)
        # What is on the block comes first: as long as it can be had, no other one can.
        block = None if self.auction is None else self.auction.card
        wanted = sorted(self.plan.of(PlannedCard), key=lambda item: item.card != block)
        found = self._auctioned(game, wanted, [], [])
        return replace(found, cards=cards, money=money)

    def _refused(self, game: Game) -> PlannedRound:
        """Return a round without anything of the plan: the game ends before it."""
        over = refuse("game_over")
        outlook = paper_family(game.config).outlook(game.state, self.seat, None, 0)
        self._ask(game, game.state.rules.building_phase)
        return PlannedRound(
            lines=tuple(PlannedLine(item, refusal=over) for item in self.plan.items),
            money=game.state.players[self.seat].money,
            earned=self.earned,
            outlook=outlook,
            after=game,
            builds=BuildPlan(game),
        )

    # -- cards ----------------------------------------------------------------------------------

    def _on_offer(self, game: Game) -> dict[CardId, int]:
        """Those that can be bought, with their lowest bids: what is up for auction, and as much
        of the future market as can come up by what others buy."""
        if AUCTION not in self.ahead:
            return {}
        state, rules = game.state, game.state.rules
        coming = list(paper_family(game.config).coming(state).items())[: self.rivals]
        return {card: rules.minimum(state, card) for card in rules.offers(state)} | dict(coming)

    def _auctioned(
        self,
        game: Game,
        items: Sequence[PlannedCard],
        lines: list[PlannedLine],
        events: list[Event],
    ) -> PlannedRound:
        """Buy the cards `items`, after what `lines` and `events` tell of; the round goes on."""
        if not items:
            what_if.end_auctions(game)
            return self._fuelled_and_built(game, lines, events)
        item, *rest = items
        if any(line.refusal is None for line in lines):  # one card a round
            return self._auctioned(game, rest, [*lines, PlannedLine(item, instead=True)], events)
        lowest = self._on_offer(game)
        money = game.state.players[self.seat].money
        refusal = refuse("not_for_sale", card=item.card) if item.card not in lowest else None
        refusal = refusal or self._outbid(item)
        refusal = refusal or check_amount(item.card, item.bid, lowest[item.card], money)
        if refusal is not None:
            return self._auctioned(game, rest, [*lines, PlannedLine(item, refusal=refusal)], events)
        opening = Opening(self.seat, (self.seat, *self._others(game)))
        happened = what_if.sell(game, opening, item.card, item.bid)
        price = next(event.price for event in happened if isinstance(event, CardSold))
        # Step 3 brings everything up for auction; else it depends on what is bought and drawn.
        waits = item.card not in self.up_now and game.state.step < 3
        lines = [*lines, PlannedLine(item, price, waits=waits)]
        if game.current != self.seat or isinstance(game.state.decision, Opening):
            return self._auctioned(game, rest, lines, [*events, *happened])
        branches = []  # one plant too many: the best of all that may go
        for move in game.legal_moves:
            after = game.copy()
            gone = [*events, *happened, *after.apply(move)]
            branches.append(self._auctioned(after, rest, lines, gone))
        return max(branches, key=_worth)

    def _outbid(self, item: PlannedCard) -> Refusal | None:
        """Why a card on the block cannot be had for the planned bid; None if it can."""
        auction = self.auction
        if auction is None or auction.card != item.card:
            return None
        if self.seat not in auction.bidders:
            return refuse("not_for_sale", card=item.card)
        if item.bid < auction.lowest and auction.leader != self.seat:
            return refuse("bid_too_low", minimum=auction.lowest)
        return None

    # -- what follows them ----------------------------------------------------------------------

    def _fuelled_and_built(
        self, game: Game, lines: list[PlannedLine], events: list[Event]
    ) -> PlannedRound:
        family, seat = paper_family(game.config), self.seat
        more_fuel: dict[str, int] = {}
        if RESOURCES in self.ahead:
            self._ask(game, RESOURCES)
            lines = lines + [item.bought(game, seat) for item in self.plan.of(PlannedFuel)]
            options: Any = game.legal_moves  # of the family that has fuel
            more_fuel = options.maximum
        self._ask(game, game.state.rules.building_phase)
        pieces = self.plan.of(PlannedBuild)
        builds = BuildPlan(game, ((piece.site, piece.what) for piece in pieces))
        ways = {(piece.city, piece.what): piece.way for piece in builds.pieces}
        for piece in pieces:
            wanted = piece.site, piece.what
            way, refusal = ways.get(wanted), builds.refused.get(wanted)
            lines = [*lines, PlannedLine(piece, 0 if way is None else way.price, refusal, way)]
        after = builds.after.copy()
        lines = lines + family.end_building(after, seat, self.plan)
        made = after.moves[len(game.moves) :]
        return PlannedRound(
            lines=tuple(lines),
            money=0,  # of the whole round
            earned=self.earned,
            outlook=family.outlook(after.state, seat, None, 0),
            scrapped=tuple(event for event in events if isinstance(event, PlantScrapped)),
            placed=tuple(move for move in made if isinstance(move, Place)),
            running=family.running(after.state, seat),
            after=after,
            builds=builds,
            more_fuel=more_fuel,
        )

    def _ask(self, game: Game, phase: str) -> None:
        """Give the player the turn to buy fuel or to build, as if everybody else had had it."""
        turn = paper_family(game.config).turn_in(phase, self.seat, self._others(game))
        what_if.ask(game, phase, turn)

    def _others(self, game: Game) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(game.state.players)) if seat != self.seat)


def _worth(planned: PlannedRound) -> tuple[int, ...]:
    """The plan first, then light, then capacity; nobody buys a plant to give it up again."""
    holding = sum(line.refusal is None for line in planned.lines)
    bought = {line.item.card for line in planned.lines if isinstance(line.item, PlannedCard)}
    in_vain = sum(event.plant in bought for event in planned.scrapped)
    lost = sum(amount for event in planned.scrapped for _, amount in event.dropped)
    return holding, planned.outlook.powered, -in_vain, planned.outlook.capacity, -lost


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a plan would bring, and what could be planned besides."""

    rounds: tuple[PlannedRound, ...]
    """This round, if the player has a turn in it, and the next one once their auctions are over."""
    limit: int | None
    """Up to which bid for its card the plan holds; None: it has none, or does not hold."""

    @property
    def cards(self) -> Mapping[CardId, int]:
        return self.rounds[-1].cards

    @property
    def more_fuel(self) -> Mapping[str, int]:
        """How many tokens of each kind could be bought besides, in the first round that has a turn
        for it."""
        return next((one.more_fuel for one in self.rounds if one.more_fuel), {})

    @property
    def builds(self) -> BuildPlan:
        return self.rounds[0].builds

    @property
    def lines(self) -> tuple[PlannedLine, ...]:
        return tuple(line for planned in self.rounds for line in planned.lines)


def evaluate(game: Game, seat: int, plan: PaperPlan) -> Evaluation:
    """Carried out in the order of a round, with the cities of now. What the player has had their
    turn for in this round is planned for the next one, with what this one pays until then and with
    the markets as it will leave them."""
    paper, state = what_if.trial(game), game.state
    offers = state.rules.offers(state)
    ahead, building = phases_ahead(game, seat), state.rules.building_phase
    now = [item for item in plan.items if (item.phase or building) in ahead]
    played = []
    if building in ahead:
        auction = state.decision if isinstance(state.decision, Auction) else None
        buyers = rivals(state, seat, later=False)
        this_round = RoundTrial(seat, PaperPlan(tuple(now)), ahead, buyers, offers, auction)
        played.append(this_round.carried_out(paper))
        paper = played[0].after.copy()
    if AUCTION not in ahead:
        later = PaperPlan(tuple(item for item in plan.items if item not in now))
        phases = tuple(phase.name for phase in state.rules.round)
        earned = end_round(paper, seat)
        buyers = rivals(state, seat, later=True)
        next_round = RoundTrial(seat, later, phases, buyers, offers, earned=earned)
        played.append(next_round.carried_out(paper))
    return Evaluation(tuple(played), _limit(seat, played[-1]))


def _limit(seat: int, planned: PlannedRound) -> int | None:
    cards = [line for line in planned.lines if isinstance(line.item, PlannedCard)]
    counted = [line for line in cards if line.refusal is None and not line.instead]
    lapsed = [line for line in planned.lines if line.refusal is not None and line not in cards]
    if not counted or lapsed:
        return None
    item, price = counted[0].item, counted[0].price
    assert isinstance(item, PlannedCard)
    state, highest = planned.after.state, item.bid
    while state.rules.price(state, seat, highest + 1) - price <= planned.outlook.money:
        highest += 1
    return highest


def phases_ahead(game: Game, seat: int) -> tuple[str, ...]:
    """The phases of this round in which a player still has a turn."""
    state = game.state
    names = [phase.name for phase in state.rules.round]
    is_done = seat not in still_in(state) if state.phase == AUCTION else has_acted(state, seat)
    return tuple(names[names.index(state.phase) + is_done :])


def still_in(state: State) -> tuple[int, ...]:
    """Return the seats that may still buy a card in this round."""
    everybody = tuple(range(len(state.players)))
    if state.rules.auctions_again(state) and state.rules.must_buy(state):
        return everybody  # another auction follows in the same round (O9)
    for item in reversed(state.agenda):
        opening = item.opening if isinstance(item, Auction) else item
        if isinstance(opening, Opening | NextOpener):
            return opening.still_in
    return everybody


def rivals(state: State, seat: int, *, later: bool) -> int:
    """How many cards can be taken before a player buys one, now or in the next round (`later`)."""
    each_round = len(state.players) - 1 + (state.trust is not None)
    if state.phase != AUCTION:
        return each_round
    now = len([other for other in still_in(state) if other != seat]) + (state.trust is not None)
    return now + each_round if later else now


def end_round(game: Game, seat: int) -> int:
    """Go on to the next auction as if all that people still did were to run their plants; gives
    what that pays a player. The markets change by the rules, but no card is drawn: nobody knows
    which. A game that ends with this round is over then."""
    state, family = game.state, paper_family(game.config)
    what_if.draw_no_more_cards(game)
    what_if.end_auctions(game)
    if state.phase != BUREAUCRACY:
        everybody = tuple(range(len(state.players)))
        what_if.end_phase(game, state.rules.building_phase, family.built(everybody))
    earned = 0
    while state.phase == BUREAUCRACY:
        decision = state.decision
        assert decision is not None
        runs = not {Run, RunCards}.isdisjoint(decision.accepts)
        move = family.best_run(state, decision.seat) if runs else next(iter(game.legal_moves))
        events = game.apply(move)
        ran = [event for event in events if isinstance(event, PlantsRun) and event.seat == seat]
        earned += sum(event.income for event in ran)
    return earned
