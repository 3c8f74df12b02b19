"""Outpost's phase 4: running plants, dismissing workers, changing the market (O18-O23)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.events import Event, PlantsRun, WorkersDismissed
from powergrid_qt.engine.moves import Move, RunCards
from powergrid_qt.engine.outpost.card_market import (
    FillCardMarket,
    bury_largest,
    change_for_step2,
    lay_discounts,
)
from powergrid_qt.engine.outpost.company import (
    best_cards,
    extra_cities,
    on_board,
    power,
    send_back,
    workforce,
)
from powergrid_qt.engine.outpost.edition import Card, Effect
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.turns import EndOfPhase, next_to_act, start_step
from powergrid_qt.engine.values import value


@value
class StartCompanyBureaucracy(Task[OutpostState]):
    """Phase 5 starts, with step 2 if that is due (O22)."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.agenda.append(NextToRunCards())
        if state.step == 1 and state.leader >= state.rules.step2_cities:
            start_step(state, 2, log)
            change_for_step2(state, log)
            state.agenda.append(FillCardMarket())


@value
class NextToRunCards(Task[OutpostState]):
    acted: tuple[int, ...] = ()

    def run(self, state: OutpostState, log: list[Event]) -> None:
        seat = next_to_act(state.order, self.acted)
        if seat is not None:
            state.agenda.append(RunningCards(seat, self.acted))
            return
        dismiss_seasonal(state, log)
        state.agenda.append(UpdateMarket())
        lay_discounts(state, log)


@value
class RunningCards(Decision[OutpostState]):
    """The player decides which plants on the company board run (O18)."""

    seat: int
    acted: tuple[int, ...]

    accepts = (RunCards,)

    def options(self, state: OutpostState) -> "RunningCardsOptions":
        return RunningCardsOptions(state, self)

    def check(self, state: OutpostState, move: RunCards) -> Refusal | None:
        edition, company = state.rules.edition, state.players[self.seat].company
        able = [card.id for card in on_board(edition, company) if card.workers]
        for card in move.cards:
            if card not in able:
                return refuse("not_your_plant", plant=card)
            if move.cards.count(card) > 1:
                return refuse("plant_twice", plant=card)
        workers = workforce(company)
        if not workers.can_run([edition.cards[card] for card in move.cards]):
            return refuse("not_enough_workers", all=workers.all, permanent=workers.permanent)
        return None

    def apply(self, state: OutpostState, move: RunCards, log: list[Event]) -> None:
        edition, player = state.rules.edition, state.players[self.seat]
        running = [edition.cards[card] for card in move.cards]
        made = power(running, extra_cities(edition, player.company))
        powered = min(made, player.connected)
        income = edition.income(powered)
        player.money += income
        log.append(PlantsRun(self.seat, tuple(move.cards), (), powered, income))
        state.agenda[-1] = NextToRunCards((*self.acted, self.seat))


class RunningCardsOptions(Options[OutpostState]):
    __slots__ = ()

    @property
    def cards(self) -> list[Card]:
        """The plants on the board; which of them run together is a matter of workers."""
        company = self.state.players[self.seat].company
        return [card for card in on_board(self.state.rules.edition, company) if card.workers]

    @property
    def only_move(self) -> RunCards:
        """Workers are not used up (O18): nothing speaks against powering the most in any way."""
        player = self.state.players[self.seat]
        best = best_cards(self.state.rules.edition, player.company, player.connected)
        return RunCards(self.seat, tuple(card.id for card in best))

    def __iter__(self) -> Iterator[Move]:
        ids = [card.id for card in self.cards]
        for size in range(len(ids) + 1):
            for chosen in combinations(ids, size):
                move = RunCards(self.seat, chosen)
                if move in self:
                    yield move

    def to_json(self) -> dict[str, Any]:
        workers = workforce(self.state.players[self.seat].company)
        plants = {
            card.id: {"workers": card.workers, "permanent": Effect.PERMANENT_ONLY in card.effect}
            for card in self.cards
        }
        best = list(self.only_move.cards)
        counted = {"workers": workers.all, "permanent": workers.permanent}
        return {"plants": plants, **counted, "best": best}


def dismiss_seasonal(state: OutpostState, log: list[Event]) -> None:
    """O19, O31: after everybody was paid, those of the Trust too."""
    dismissed = 0
    for company in state.companies:
        dismissed += company.seasonal
        company.seasonal = 0
        company.making = False
    send_back(state.labour, state.rules.field_sizes, dismissed)
    log.append(WorkersDismissed(dismissed))


@value
class UpdateMarket(Task[OutpostState]):
    """O21: in steps 1 and 2 the largest card of the future market goes under the pile."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.agenda.append(EndOfPhase())
        if state.step != 3:
            bury_largest(state, log)
            state.agenda.append(FillCardMarket())
