"""A plan carried out in one round, by the rules, on a copy of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from powergrid_qt.app.plan.plan import (
    Item,
    Plan,
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
    PlannedRobot,
    PlannedWorkers,
)
from powergrid_qt.app.turn.actions import Outlook, family_of
from powergrid_qt.engine import Game, Refusal
from powergrid_qt.engine.auction import Auction, Opening, check_amount
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import (
    CardSold,
    Event,
    PlantScrapped,
    TokensBought,
    WorkersHired,
)
from powergrid_qt.engine.moves import Buy, Hire, Place
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.state import AUCTION, RESOURCES
from powergrid_qt.engine.what_if import ask, end_auctions, sell
from powergrid_qt.models.plans import BuildPlan, Way


@dataclass(frozen=True, slots=True)
class Line:
    """An item with its price. With a `refusal` it cannot be had like this, and is not counted."""

    item: Item
    price: int = 0
    refusal: Refusal | None = None
    way: Way | None = None
    waits: bool = False
    """A card that has to come up for auction first."""
    instead: bool = False
    """A card in case that the one before it is not to be had: it is not counted."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What a plan does in one round."""

    lines: tuple[Line, ...]
    money: int
    """Before anything is paid."""
    earned: int | None
    """What the round before it still pays, and is counted in the money; None: it is the round that
    goes on."""
    outlook: Outlook
    """After all of it, with the money that is left."""
    scrapped: tuple[PlantScrapped, ...] = ()
    """Plants that have to go for new ones, those without which the most is lit."""
    placed: tuple[Place, ...] = ()
    """Outpost: the cards that would be laid for that."""
    running: tuple[CardId, ...] = ()
    """The plants that would run."""
    after: Game = field(kw_only=True, compare=False, repr=False)
    """The game as the round's turns would leave it; its pile is empty."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round that was carried out, and what else could have been planned in it."""

    stage: Stage
    cards: Mapping[CardId, int]
    more_fuel: Mapping[str, int]
    builds: BuildPlan


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """A plan that is carried out for a player in one round, on games that are for that alone."""

    seat: int
    plan: Plan
    ahead: tuple[str, ...]
    """The phases in which the player has a turn."""
    rivals: int
    """How many cards others may take before the player buys one."""
    up_now: Sequence[CardId]
    """What is really up for auction now."""
    auction: Auction | None = None
    """What is really on the block."""
    earned: int | None = None

    def carried_out(self, game: Game) -> Played:
        if game.over:
            return self._refused(game)
        money, cards = game.state.players[self.seat].money, self._on_offer(game)
        found = self._auctioned(game, self._wanted_cards, [], [])
        return replace(found, cards=cards, stage=replace(found.stage, money=money))

    def _refused(self, game: Game) -> Played:
        """There is no such round."""
        player, family = game.state.players[self.seat], family_of(game.config)
        over = refuse("game_over")
        stage = Stage(
            lines=tuple(Line(item, refusal=over) for item in self.plan.items),
            money=player.money,
            earned=self.earned,
            outlook=family.outlook(game.state, self.seat, None, 0),
            after=game,
        )
        ask(game, family.building_phase, family.building(self.seat, self._others(game)))
        return Played(stage, {}, {}, BuildPlan(game))

    # -- cards ----------------------------------------------------------------------------------

    def _on_offer(self, game: Game) -> dict[CardId, int]:
        """Those that can be bought, with their lowest bids: what is up for auction, and as much
        of the future market as can come up by what others buy."""
        if AUCTION not in self.ahead:
            return {}
        state, rules = game.state, game.state.rules
        coming = list(family_of(game.config).coming(state).items())[: self.rivals]
        return {card: rules.minimum(state, card) for card in rules.offers(state)} | dict(coming)

    @property
    def _wanted_cards(self) -> list[PlannedCard]:
        """What is on the block comes first: as long as it can be had, no other one can."""
        block = None if self.auction is None else self.auction.card
        return sorted(self.plan.of(PlannedCard), key=lambda item: item.card != block)

    def _auctioned(
        self, game: Game, items: Sequence[PlannedCard], lines: list[Line], events: list[Event]
    ) -> Played:
        """`items`: what is still to be bought, after what `lines` and `events` tell of."""
        if not items:
            end_auctions(game)
            return self._fuelled_and_built(game, lines, events)
        item, *rest = items
        if any(line.refusal is None for line in lines):  # one card a round
            return self._auctioned(game, rest, [*lines, Line(item, instead=True)], events)
        lowest = self._on_offer(game)
        money = game.state.players[self.seat].money
        refusal = (
            refuse("not_for_sale", card=item.card)
            if item.card not in lowest
            else self._outbid(item) or check_amount(item.card, item.bid, lowest[item.card], money)
        )
        if refusal is not None:
            return self._auctioned(game, rest, [*lines, Line(item, refusal=refusal)], events)
        opening = Opening(self.seat, (self.seat, *self._others(game)))
        happened = sell(game, opening, item.card, item.bid)
        price = next(event.price for event in happened if isinstance(event, CardSold))
        lines = [*lines, Line(item, price, waits=self._waits(game, item.card))]
        if game.current != self.seat or isinstance(game.state.decision, Opening):
            return self._auctioned(game, rest, lines, [*events, *happened])
        branches = []  # one plant too many: the best of all that may go
        for move in game.legal_moves:
            after = game.copy()
            gone = [*events, *happened, *after.apply(move)]
            branches.append(self._auctioned(after, rest, lines, gone))
        return max(branches, key=lambda found: _worth(found.stage))

    def _waits(self, game: Game, card: CardId) -> bool:
        """Step 3 brings everything up for auction; else it depends on what is bought and drawn."""
        return card not in self.up_now and game.state.step < 3

    def _outbid(self, item: PlannedCard) -> Refusal | None:
        """Somebody has bid already."""
        auction = self.auction
        if auction is None or auction.card != item.card:
            return None
        if self.seat not in auction.bidders:
            return refuse("not_for_sale", card=item.card)
        if item.bid < auction.lowest and auction.leader != self.seat:
            return refuse("bid_too_low", minimum=auction.lowest)
        return None

    # -- what follows them ----------------------------------------------------------------------

    def _fuelled_and_built(self, game: Game, lines: list[Line], events: list[Event]) -> Played:
        family, seat, others = family_of(game.config), self.seat, self._others(game)
        more_fuel: dict[str, int] = {}
        if RESOURCES in self.ahead:
            ask(game, RESOURCES, family.buying(seat, others))
            lines = lines + [_bought(game, seat, item) for item in self.plan.of(PlannedFuel)]
            options: Any = game.legal_moves  # of the family that has fuel
            more_fuel = options.maximum
        ask(game, family.building_phase, family.building(seat, others))
        pieces = self.plan.of(PlannedBuild)
        builds = BuildPlan(game, ((piece.site, piece.what) for piece in pieces))
        ways = {(piece.city, piece.what): piece.way for piece in builds.pieces}
        for piece in pieces:
            wanted = piece.site, piece.what
            way, refusal = ways.get(wanted), builds.refused.get(wanted)
            lines = [*lines, Line(piece, 0 if way is None else way.price, refusal, way)]
        after = builds.after.copy()
        chosen, robot = next(iter(self.plan.of(PlannedWorkers)), None), self.plan.of(PlannedRobot)
        seasonal = None if chosen is None else chosen.seasonal
        no_robot = after.why_not(Hire(seat, 0, robot=True)) if robot else None
        ended = family.complete(after, seat, seasonal, robot=bool(robot))
        hired = next((event for event in ended if isinstance(event, WorkersHired)), None)
        stage = Stage(
            lines=(*lines, *_hiring(chosen, robot, hired, no_robot)),
            money=0,  # of the whole round
            earned=self.earned,
            outlook=family.outlook(after.state, seat, None, 0),
            scrapped=tuple(event for event in events if isinstance(event, PlantScrapped)),
            placed=tuple(
                move for move in after.moves[len(game.moves) :] if isinstance(move, Place)
            ),
            running=family.running(after.state, seat),
            after=after,
        )
        return Played(stage, {}, more_fuel, builds)

    def _others(self, game: Game) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(game.state.players)) if seat != self.seat)


def _worth(stage: Stage) -> tuple[int, ...]:
    """The plan first, then light, then what else the plants could power; nobody buys a plant to
    give it up again."""
    holding = sum(line.refusal is None for line in stage.lines)
    bought = {line.item.card for line in stage.lines if isinstance(line.item, PlannedCard)}
    in_vain = sum(event.plant in bought for event in stage.scrapped)
    lost = sum(amount for event in stage.scrapped for _, amount in event.dropped)
    return holding, stage.outlook.powered, -in_vain, stage.outlook.capacity, -lost


def _bought(game: Game, seat: int, item: PlannedFuel) -> Line:
    purchase = Buy(seat, ((item.fuel, item.amount),))
    refusal = game.why_not(purchase)
    if refusal is not None:
        return Line(item, refusal=refusal)
    bought = (event for event in game.apply(purchase) if isinstance(event, TokensBought))
    return Line(item, next(bought).price)


def _hiring(
    chosen: PlannedWorkers | None,
    robot: Sequence[PlannedRobot],
    hired: WorkersHired | None,
    no_robot: Refusal | None,
) -> list[Line]:
    """A robot, where one is planned, and who is hired for a season: as many as were planned, or as
    are best. `no_robot`: why none can be made without anybody who is hired."""
    if hired is None:
        return []
    in_vain = None if hired.robot else no_robot or refuse("no_worker_for_robot")
    lines = [Line(item, refusal=in_vain) for item in robot]
    if chosen is None and not hired.seasonal:
        return lines
    refusal = None
    if chosen is not None and chosen.seasonal != hired.seasonal:
        refusal = refuse("too_many_workers", most=hired.seasonal)
    return [*lines, Line(chosen or PlannedWorkers(hired.seasonal), hired.price, refusal)]
