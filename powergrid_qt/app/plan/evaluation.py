"""What a plan on paper would bring, in the round that goes on and in the next one."""

from collections.abc import Mapping
from dataclasses import dataclass

from powergrid_qt.app.plan.plan import Plan, PlannedCard, PlannedFuel
from powergrid_qt.app.plan.planned_round import Line, PlannedRound, Stage
from powergrid_qt.app.plan.rounds import end_round, phases_ahead, rivals
from powergrid_qt.app.turn.actions import family_of
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.state import AUCTION, RESOURCES
from powergrid_qt.engine.what_if import trial
from powergrid_qt.models.plans import BuildPlan


@dataclass(frozen=True, slots=True)
class Evaluation:
    stages: tuple[Stage, ...]
    """The round that goes on, as long as the player has a turn in it, and the next one as soon as
    the auction of this one is over for them."""
    cards: Mapping[CardId, int]
    """Those that can be planned, with their lowest bids."""
    more_fuel: Mapping[str, int]
    """How many tokens of each kind could be bought besides, before any house is paid."""
    builds: BuildPlan
    """The pieces, and what could be built besides."""
    limit: int | None
    """Up to which bid for its card the plan holds; None: it has none, or does not hold."""

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(line for stage in self.stages for line in stage.lines)

    @property
    def holds(self) -> bool:
        return all(line.refusal is None for line in self.lines)


def evaluate(game: Game, seat: int, plan: Plan) -> Evaluation:
    """Carried out in the order of a round, with the cities of now. What the player has had their
    turn for in this round is planned for the next one, with what this one pays until then and with
    the markets as it will leave them."""
    paper, state = trial(game), game.state
    offers = state.rules.offers(state)
    ahead, building = phases_ahead(game, seat), family_of(game.config).building_phase
    now = [item for item in plan.items if _PHASES.get(type(item), building) in ahead]
    played = []
    if building in ahead:
        auction = state.decision if isinstance(state.decision, Auction) else None
        buyers = rivals(state, seat, later=False)
        this_round = PlannedRound(seat, Plan(tuple(now)), ahead, buyers, offers, auction)
        played.append(this_round.carried_out(paper))
        paper = played[0].stage.after.copy()
    if AUCTION not in ahead:
        later = Plan(tuple(item for item in plan.items if item not in now))
        phases = tuple(phase.name for phase in state.rules.round)
        earned = end_round(paper, seat)
        buyers = rivals(state, seat, later=True)
        next_round = PlannedRound(seat, later, phases, buyers, offers, earned=earned)
        played.append(next_round.carried_out(paper))
    return Evaluation(
        stages=tuple(one.stage for one in played),
        cards=played[-1].cards,
        more_fuel={fuel: most for one in reversed(played) for fuel, most in one.more_fuel.items()},
        builds=played[0].builds,
        limit=_limit(seat, played[-1].stage),
    )


_PHASES: Mapping[type, str] = {PlannedCard: AUCTION, PlannedFuel: RESOURCES}
"""When each kind of item has its turn; all others are built."""


def _limit(seat: int, stage: Stage) -> int | None:
    cards = [line for line in stage.lines if isinstance(line.item, PlannedCard)]
    counted = [line for line in cards if line.refusal is None and not line.instead]
    lapsed = [line for line in stage.lines if line.refusal is not None and line not in cards]
    if not counted or lapsed:
        return None
    item, price = counted[0].item, counted[0].price
    assert isinstance(item, PlannedCard)
    state, highest = stage.after.state, item.bid
    while state.rules.price(state, seat, highest + 1) - price <= stage.outlook.money:
        highest += 1
    return highest
