"""The turns and the plans on paper of Outpost: there workers and robots are planned, too."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.outpost.actions import RunCardsAction, TrustBuildingAction
from powergrid_qt.app.outpost.expansion import light_after
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.plan.plan import PaperFamily, PaperPlan, PlannedItem, PlannedLine
from powergrid_qt.app.turn.actions import ActionMakers, RoundOutlook
from powergrid_qt.engine import Event, Game, Move, State
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import WorkersHired
from powergrid_qt.engine.moves import Hire, Place, RunCards
from powergrid_qt.engine.outpost import company, expansion
from powergrid_qt.engine.outpost.bureaucracy import RunningCardsOptions
from powergrid_qt.engine.outpost.edition import Effect
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.words.names import workers_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PlannedRobot(PlannedItem):
    """A robot that is to be made of a worker."""

    order: ClassVar[int] = 3

    def name(self, state: State) -> str:
        return translate("Plans", "A robot")

    def is_done_by(self, event: Event, house: str | None) -> bool:
        return isinstance(event, WorkersHired)


@dataclass(frozen=True, slots=True)
class PlannedWorkers(PlannedItem):
    """A number of seasonal workers to be hired, whatever would be best."""

    seasonal: int
    order: ClassVar[int] = 4
    counted: ClassVar[str | None] = "seasonal"

    def name(self, state: State) -> str:
        return workers_text(self.seasonal)

    def words(self, state: State) -> str:
        return translate("PlanLine", "{n} seasonal").format(n=self.seasonal)

    def is_done_by(self, event: Event, house: str | None) -> bool:
        return isinstance(event, WorkersHired)


class OutpostTurns(PaperFamily):
    actions: ClassVar[ActionMakers] = {
        expansion.ExpansionOptions: ExpansionAction,
        TrustBuildingOptions: TrustBuildingAction,
        RunningCardsOptions: RunCardsAction,
    }
    pieces: ClassVar[tuple[str | None, ...]] = expansion.PIECES

    def outlook(
        self, state: OutpostState, seat: int, card: CardId | None, price: int
    ) -> RoundOutlook:
        """Return the outlook; `card` adds no power, since it is of use only once it is placed."""
        edition, player = state.rules.edition, state.players[seat]
        running = [card for card in company.on_board(edition, player.company) if card.workers]
        extra = company.extra_cities(edition, player.company)
        powered = company.most_powered(edition, player.company, player.connected)
        return RoundOutlook(
            cities=player.connected,
            capacity=company.power(running, extra),
            powered=powered,
            income=edition.income(powered),
            money=player.money - price,
            workers=company.workforce(player.company).all,
        )

    # -- on paper -----------------------------------------------------------------------------

    def coming(self, state: OutpostState) -> dict[CardId, int]:
        """O10: discount tokens stay with a card that moves up."""
        cards = state.rules.edition.cards
        return {
            stack.top: max(1, cards[stack.top].number - stack.discount) for stack in state.future
        }

    def turn_in(self, phase: str, seat: int, acted: tuple[int, ...]) -> Decision[OutpostState]:
        return expansion.Expanding(seat, acted, trust_acted=True)

    def built(self, acted: tuple[int, ...]) -> Task[OutpostState]:
        return expansion.NextToExpand(acted, trust_acted=True)

    def sites(self, state: OutpostState, seat: int) -> tuple[str, ...]:
        return company.building_sites(state.rules.edition, state.players[seat].company)

    def extra(self, state: OutpostState, seat: int) -> tuple[str, PlannedItem] | None:
        """Return a robot to plan, for a player who has the card with which they are made."""
        robots = company.effect(state.rules.edition, state.players[seat].company, Effect.MAX_ROBOTS)
        return (translate("PlanSheet", "Make a robot"), PlannedRobot()) if robots else None

    def best_run(self, state: OutpostState, seat: int) -> RunCards:
        return RunCards(seat, self.running(state, seat))

    def running(self, state: OutpostState, seat: int) -> tuple[str, ...]:
        player = state.players[seat]
        best = company.best_cards(state.rules.edition, player.company, player.connected)
        return tuple(card.id for card in best)

    # -- hiring -------------------------------------------------------------------------------

    def end_building(self, game: Game, seat: int, plan: PaperPlan) -> list[PlannedLine]:
        """Lay cards and hire: where it is not planned, as few workers as the most light needs."""
        chosen, robots = next(iter(plan.of(PlannedWorkers)), None), plan.of(PlannedRobot)
        no_robot = game.why_not(Hire(seat, 0, robot=True)) if robots else None
        lay_best(game)
        hired = _hire(game, None if chosen is None else chosen.seasonal, robot=bool(robots))
        in_vain = None if hired.robot else no_robot or refuse("no_worker_for_robot")
        lines = [PlannedLine(robot, refusal=in_vain) for robot in robots]
        if chosen is None:
            best = PlannedWorkers(hired.seasonal)
            return [*lines, PlannedLine(best, hired.price)] if hired.seasonal else lines
        too_many = None
        if chosen.seasonal != hired.seasonal:
            too_many = refuse("too_many_workers", most=hired.seasonal)
        return [*lines, PlannedLine(chosen, hired.price, too_many)]

    def ending_moves(
        self, seat: int, plan: PaperPlan, lines: tuple[PlannedLine, ...]
    ) -> list[Move]:
        """What is planned of hiring ends the turn, as far as it holds."""
        held = PaperPlan(tuple(line.item for line in lines if line.refusal is None))
        hired = (*held.of(PlannedWorkers), *held.of(PlannedRobot))
        if not any(item in plan.items for item in hired):
            return []
        seasonal = sum(item.seasonal for item in held.of(PlannedWorkers))
        return [Hire(seat, seasonal, bool(held.of(PlannedRobot)))]


FAMILY = OutpostTurns()


def lay_best(game: Game) -> None:
    """Lay cards of the reserve on free spaces, those that power the most first, and for others
    as long as that brings more light."""
    kind = expansion.ExpansionOptions
    cards = game.options(kind).state.rules.edition.cards
    while free := [move for move in game.options(kind).placements if move.instead_of is None]:
        game.apply(max(free, key=lambda move: cards[move.card].cities))
    while True:
        options = game.options(kind)
        lit = {move: _most_lit(options.state, options.seat, move) for move in options.placements}
        if max(lit.values(), default=0) <= _most_lit(options.state, options.seat):
            return
        game.apply(max(lit, key=lit.__getitem__))


def _most_lit(state: OutpostState, seat: int, move: Place | None = None) -> int:
    """The cities that a player can light by hiring, after this move."""
    if move is not None:
        state = state.copy()
        kind = move.on or state.rules.edition.cards[move.card].type
        state.players[seat].company.lay(move.card, kind, move.instead_of)
    return expansion.most_lit(state, seat, state.players[seat].connected, at_any_price=False)


def _hire(game: Game, seasonal: int | None, *, robot: bool) -> WorkersHired:
    """End the turn with so many workers for a season, or as near as can be (None: with those that
    are best), and with a robot, if one can be made."""
    possible = game.options(expansion.ExpansionOptions).hires
    robot = robot and any(move.robot for move in possible)
    hires = [move for move in possible if move.robot == robot]
    if seasonal is None:
        best = max(hires, key=lambda move: (light_after(game, move), -move.seasonal))
    else:
        best = min(hires, key=lambda move: abs(move.seasonal - seasonal))
    return next(event for event in game.apply(best) if isinstance(event, WorkersHired))
