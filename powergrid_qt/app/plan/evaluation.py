"""What a plan on paper would bring: it is carried out on a copy of the game, by the rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from powergrid_qt.app.family import Outlook, family_of
from powergrid_qt.app.plan.plan import Item, Plan, PlannedCard, PlannedFuel, PlannedHouse
from powergrid_qt.engine import Game, Refusal
from powergrid_qt.engine.agenda import Decision
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.events import (
    CardSold,
    Event,
    PlantScrapped,
    PlantsRun,
    TokensBought,
    WorkersHired,
)
from powergrid_qt.engine.moves import Buy, Open, Pass
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.models.plans import BuildPlan, Way, trial


@dataclass(frozen=True, slots=True)
class Line:
    """An item with its price. With a `refusal` it cannot be had like this, and is not counted."""

    item: Item
    price: int = 0
    refusal: Refusal | None = None
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class Evaluation:
    lines: tuple[Line, ...]
    money: int
    """Before anything is paid."""
    earned: int | None
    """What this round's bureaucracy pays before that, and is counted in the money; None: the plan
    is for the round that goes on."""
    outlook: Outlook
    """After all of it, with the money that is left."""
    scrapped: tuple[PlantScrapped, ...]
    """Plants that have to go for new ones, those without which the most is lit."""
    hired: WorkersHired | None
    """Outpost: the workers who would run the plants."""
    more_fuel: dict[str, int]
    """How many tokens of each kind could be bought besides, before any house is paid."""
    builds: BuildPlan
    """The houses, and what could be built besides."""
    limit: int | None
    """Up to which bid for its first card the plan holds; None: it has none, or does not hold."""

    @property
    def holds(self) -> bool:
        return all(line.refusal is None for line in self.lines)


def evaluate(game: Game, seat: int, plan: Plan) -> Evaluation:
    """Carried out in the order of a round, with the market and the cities of now. Who has no turn
    before the plants run plans with what they will earn."""
    paper = trial(game)
    earned = _earn(paper, seat)
    found = _Trial(seat, plan, game.state.decision).carried_out(paper.copy(), plan.items, [], [])
    money = paper.state.players[seat].money
    return replace(found, money=money, earned=earned, limit=_limit(paper, seat, found))


def _earn(game: Game, seat: int) -> int | None:
    earning = family_of(game.config).earning(game.state, seat)
    if earning is None:
        return None
    decision, move = earning
    _ask(game, decision)
    return next(event.income for event in game.apply(move) if isinstance(event, PlantsRun))


def _limit(game: Game, seat: int, found: Evaluation) -> int | None:
    card = next((line for line in found.lines if isinstance(line.item, PlannedCard)), None)
    if card is None or not found.holds:
        return None
    assert isinstance(card.item, PlannedCard)
    rules, state, highest = game.state.rules, game.state, card.item.bid
    while rules.price(state, seat, highest + 1) - card.price <= found.outlook.money:
        highest += 1
    return highest


@dataclass(frozen=True, slots=True)
class _Trial:
    """A plan that is carried out for a player, on games that are for that alone. `decision`: what
    is really decided now."""

    seat: int
    plan: Plan
    decision: Decision[Any] | None

    def carried_out(
        self, game: Game, items: Sequence[Item], lines: list[Line], events: list[Event]
    ) -> Evaluation:
        """`items`: what is still to be done, after what `lines` and `events` tell of."""
        for place, item in enumerate(items):
            if not isinstance(item, PlannedCard):
                break
            line, happened = self._auctioned(game, item)
            lines, events = [*lines, line], [*events, *happened]
            if game.current == self.seat and not isinstance(game.state.decision, Opening):
                # One plant too many: the best of all that may go.
                branches = []
                for move in game.legal_moves:
                    after = game.copy()
                    gone = [*events, *after.apply(move)]
                    branches.append(self.carried_out(after, items[place + 1 :], lines, gone))
                return max(branches, key=_worth)
        return self._fuelled_and_built(game, lines, events)

    def _auctioned(self, game: Game, item: PlannedCard) -> tuple[Line, list[Event]]:
        """Nobody bids against it, unless somebody has already."""
        seat = self.seat
        other = next(one for one in range(len(game.state.players)) if one != seat)
        _ask(game, Opening(seat, tuple(sorted((seat, other)))))
        opening = Open(seat, item.card, item.bid)
        refusal = self._outbid(item) or game.why_not(opening)
        if refusal is not None:
            return Line(item, refusal=refusal), []
        events = [*game.apply(opening), *game.apply(Pass(other))]
        price = next(event.price for event in events if isinstance(event, CardSold))
        return Line(item, price), events

    def _outbid(self, item: PlannedCard) -> Refusal | None:
        auction = self.decision
        if not isinstance(auction, Auction) or auction.card != item.card:
            return None
        if self.seat not in auction.bidders:
            return refuse("not_for_sale", card=item.card)
        if item.bid < auction.lowest and auction.leader != self.seat:
            return refuse("bid_too_low", minimum=auction.lowest)
        return None

    def _fuelled_and_built(self, game: Game, lines: list[Line], events: list[Event]) -> Evaluation:
        family, seat = family_of(game.config), self.seat
        more_fuel: dict[str, int] = {}
        buying = family.buying(seat)
        if buying is not None:
            _ask(game, buying)
            lines = lines + [_bought(game, seat, item) for item in self.plan.of(PlannedFuel)]
            options: Any = game.legal_moves  # of the family that has fuel
            more_fuel = options.maximum
        _ask(game, family.building(seat))
        houses = self.plan.of(PlannedHouse)
        builds = BuildPlan(game, ((house.city, family.house) for house in houses))
        ways = {piece.city: piece.way for piece in builds.pieces}
        for house in houses:
            way, refusal = ways.get(house.city), builds.refused.get((house.city, family.house))
            lines = [*lines, Line(house, 0 if way is None else way.price, refusal, way)]
        after = builds.after.copy()
        hired = family.complete(after, seat)
        return Evaluation(
            lines=tuple(lines),
            money=0,  # this, what is earned and the limit are of the whole plan
            earned=None,
            outlook=family.outlook(after.state, seat, None, 0),
            scrapped=tuple(event for event in events if isinstance(event, PlantScrapped)),
            hired=hired,
            more_fuel=more_fuel,
            builds=builds,
            limit=None,
        )


def _worth(found: Evaluation) -> tuple[int, ...]:
    """The plan first, then light, then what else the plants could power; nobody buys a plant to
    give it up again."""
    holding = sum(line.refusal is None for line in found.lines)
    bought = {line.item.card for line in found.lines if isinstance(line.item, PlannedCard)}
    in_vain = sum(event.plant in bought for event in found.scrapped)
    lost = sum(amount for event in found.scrapped for _, amount in event.dropped)
    return holding, found.outlook.powered, -in_vain, found.outlook.capacity, -lost


def _bought(game: Game, seat: int, item: PlannedFuel) -> Line:
    purchase = Buy(seat, ((item.fuel, item.amount),))
    refusal = game.why_not(purchase)
    if refusal is not None:
        return Line(item, refusal=refusal)
    bought = (event for event in game.apply(purchase) if isinstance(event, TokensBought))
    return Line(item, next(bought).price)


def _ask(game: Game, decision: Decision[Any]) -> None:
    """Have a player decide this, whoever is on move."""
    game.state.agenda = [decision]
