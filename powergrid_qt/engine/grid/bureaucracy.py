"""Phase 5: running plants, refilling, changing the plant market (P5, T)."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event, PlantsRun, Refilled
from powergrid_qt.engine.grid import trust
from powergrid_qt.engine.grid.fuel import mixtures, produced
from powergrid_qt.engine.grid.plant_market import (
    FillMarket,
    change_for_step2,
    remove_smallest,
    turn_over,
)
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Counts, Move, Run
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.state import BUREAUCRACY, DRAWN, IN_MARKET
from powergrid_qt.engine.turns import EndOfPhase, next_to_act, start_step
from powergrid_qt.engine.values import value


@value
class StartBureaucracy(Task[GridState]):
    """The steps that are due (T1, T3, T4), before anybody runs a plant."""

    def run(self, state: GridState, log: list[Event]) -> None:
        state.agenda.append(NextToRun())
        for card in state.rules.cards.values():
            card.bureaucracy(state, log)
        edition = state.rules.edition
        drawn_in_building = state.step3 == DRAWN
        if drawn_in_building or edition.step2_before_phase5:
            state.agenda.append(Step3IfDrawn())  # T3, T4: with this phase, after the change of T1
        if state.step > 1 or state.leader < state.rules.step2_cities:
            return
        if not drawn_in_building:
            start_step(state, 2, log)
        elif edition.step2_before_step3:
            return  # T6: carried out when "Step 3" was drawn
        change_for_step2(state, log)
        if edition.step2_replaces:
            state.agenda.append(FillMarket())


@value
class Step3IfDrawn(Task[GridState]):
    """Step 3 starts here if its card was drawn since phase 2."""

    def run(self, state: GridState, log: list[Event]) -> None:
        if state.step3 == DRAWN:
            start_step(state, 3, log)


@value
class NextToRun(Task[GridState]):
    """The first in order who has not decided yet."""

    acted: tuple[int, ...] = ()

    def run(self, state: GridState, log: list[Event]) -> None:
        if state.trust is not None and len(self.acted) == 1:
            trust.return_fuel(state, log)
        seat = next_to_act(state.order, self.acted)
        if seat is not None:
            state.agenda.append(Running(seat, self.acted))
            return
        refill(state, log)
        state.agenda.append(EndOfPhase())
        state.agenda.append(Step3IfDrawn())  # T4: with the next phase 1
        if state.step == 3:
            remove_smallest(state, "P5.3", log)
        else:
            turn_over(state, log)
        state.agenda.append(FillMarket())


@value
class Running(Decision[GridState]):
    """The player decides which plants to run, and with what."""

    seat: int
    acted: tuple[int, ...]

    accepts = (Run,)

    def options(self, state: GridState) -> "RunningOptions":
        return RunningOptions(state, self)

    def check(self, state: GridState, move: Run) -> Refusal | None:
        edition, player = state.rules.edition, state.players[self.seat]
        needed = [0] * len(edition.fuels)
        seen: list[CardId] = []
        for card, fuel in move.plants:
            if card not in player.plants:
                return refuse("not_your_plant", plant=card)
            if card in seen:
                return refuse("plant_twice", plant=card)
            seen.append(card)
            plant = edition.plants[card]
            burnt = 0
            for name, amount in fuel:
                kind = edition.fuel_index.get(name)
                if kind is None:
                    return refuse("unknown_fuel", fuel=name)
                if type(amount) is not int:
                    return refuse("tokens_not_whole")
                if amount < 0:
                    return refuse("negative_tokens")
                if kind not in plant.fuels:
                    return refuse("wrong_fuel", plant=card, fuel=name)
                needed[kind] += amount
                burnt += amount
            if burnt != plant.burns:
                return refuse("wrong_amount", plant=card, burns=plant.burns, found=burnt)
        for kind, amount in enumerate(needed):
            if amount > player.tokens[kind]:
                held = player.tokens[kind]
                fuel_name = edition.fuels[kind]
                return refuse("not_enough_fuel", available=held, fuel=fuel_name, needed=amount)
        return None

    def apply(self, state: GridState, move: Run, log: list[Event]) -> None:
        rules, player = state.rules, state.players[self.seat]
        edition = rules.edition
        tokens, burnt = list(player.tokens), [0] * len(player.tokens)
        for _, fuel in move.plants:
            for name, amount in fuel:
                kind = edition.fuel_index[name]
                tokens[kind] -= amount
                burnt[kind] += amount
                state.supply[kind] += amount
        player.tokens = tuple(tokens)
        running = tuple([card for card, _ in move.plants])
        hand = rules.hand(player.plants, player.attached)
        power = produced([plant for plant in hand if plant.id in running])
        powered = min(power, player.connected)
        income = edition.income(powered)
        player.money += income
        log.append(PlantsRun(self.seat, running, rules.named(burnt), powered, income))
        state.agenda[-1] = NextToRun((*self.acted, self.seat))


class RunningOptions(Options[GridState]):
    """The plants that can run with the tokens held, each with what it could burn."""

    __slots__ = ()

    @property
    def plants(self) -> dict[CardId, list[Counts]]:
        rules, player = self.state.rules, self.state.players[self.seat]
        choices: dict[CardId, list[Counts]] = {}
        for plant in rules.hand(player.plants):
            fuels = [rules.named(way) for way in mixtures(plant.burns, plant.fuels, player.tokens)]
            if fuels:
                choices[plant.id] = fuels
        return choices

    def __iter__(self) -> Iterator[Move]:
        choices: list[list[tuple[CardId, Counts] | None]] = [
            [None, *((card, fuel) for fuel in fuels)] for card, fuels in self.plants.items()
        ]
        for chosen in product(*choices):
            move = Run(self.seat, tuple(choice for choice in chosen if choice is not None))
            if move in self:
                yield move

    def to_json(self) -> dict[str, Any]:
        held = self.state.rules.named(self.state.players[self.seat].tokens)
        plants = {str(plant): list(map(dict, ways)) for plant, ways in self.plants.items()}
        return {"plants": plants, "held": dict(held)}


def refill(state: GridState, log: list[Event]) -> None:
    """P5.2: from the supply, by the table for players and step, as far as both allow."""
    added = next_refill(state)
    for kind, amount in enumerate(added):
        state.fuel[kind] += amount
        state.supply[kind] -= amount
    log.append(Refilled(state.rules.named(added)))


def refill_step(state: GridState) -> int:
    """The step whose column of the table the next refill follows, as far as the table can tell:
    a step that starts with or before phase 5 counts already (T1, T3). Nobody is told that the
    card to be drawn for step 2 will be "Step 3" (T4)."""
    if state.phase == BUREAUCRACY:
        return state.step
    if state.step3 in (IN_MARKET, DRAWN):
        return 3
    if state.step == 1 and state.leader >= state.rules.step2_cities:
        return 2
    return state.step


def by_the_table(state: GridState, step: int | None = None) -> tuple[int, ...]:
    """The table's next refill, or that of a step, by kind; none of what is phased out (R18)."""
    column, seats = (step or refill_step(state)) - 1, len(state.players)
    edition = state.rules.edition
    table = [scale.refill[seats][column] for scale in edition.scales]
    if state.phased_out and edition.phase_out is not None:
        table[edition.phase_out.fuel] = 0
    return tuple(table)


def next_refill(state: GridState) -> tuple[int, ...]:
    """What the next refill adds by kind of fuel, as far as supply and market allow now."""
    return tuple(
        min(amount, supply, scale.room - on_market)
        for amount, supply, scale, on_market in zip(
            by_the_table(state), state.supply, state.rules.edition.scales, state.fuel, strict=True
        )
    )
