"""What all editions do alike: phases, turns, steps, houses in cities, the end of the game."""

from collections.abc import Iterable, Sequence
from typing import Any

from powergrid_qt.engine import events
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event, Hindrance
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.rules import Phase
from powergrid_qt.engine.state import AUCTION, DRAWN, IN_MARKET, ORDER, OVER, STARTED, Result, State
from powergrid_qt.engine.values import value


def settle(state: State, log: list[Event]) -> None:
    """Carry out tasks until somebody has to decide or nothing is left."""
    agenda = state.agenda
    while agenda and not agenda[-1].waits:
        task: Any = agenda.pop()
        task.run(state, log)


def start_round(state: State, log: list[Event]) -> None:
    cities = tuple([player.connected for player in state.players])
    money = tuple([player.money for player in state.players])
    log.append(events.RoundStarted(state.round, cities, money))
    start_phase(state, state.rules.round[0], log)


def start_phase(state: State, phase: Phase, log: list[Event]) -> None:
    state.phase = phase.name
    if phase.name != ORDER:
        log.append(events.PhaseStarted(phase.name))
    state.agenda.append(phase.first)


def next_phase(state: State, log: list[Event]) -> None:
    """The phase is over: go on with the following one, after the last with the next round."""
    phases = state.rules.round
    following = 1 + [phase.name for phase in phases].index(state.phase)
    if following < len(phases):
        start_phase(state, phases[following], log)
    else:
        state.round += 1
        start_round(state, log)


@value
class EndOfPhase(Task[State]):
    """The next phase comes once everything above it on the agenda is done."""

    def run(self, state: State, log: list[Event]) -> None:
        next_phase(state, log)


def next_to_act(order: Iterable[int], acted: tuple[int, ...]) -> int | None:
    """The first in `order` who has not acted. The order may have changed in between (PR4)."""
    for seat in order:
        if seat not in acted:
            return seat
    return None


def start_step(state: State, step: int, log: list[Event]) -> None:
    state.step = step
    if step == 3:
        state.step3 = STARTED
    log.append(events.StepStarted(step, state.leading() if step == 2 else None))


def draw_step3(state: State, log: list[Event]) -> bool:
    """Shuffle the pile at once. In phase 2 the card stays in the market until the phase ends (T2,
    O23), later it leaves at once (T3, T4): True if so, the market has to be changed for it."""
    shuffle_pile(state, log)
    state.step3 = IN_MARKET if state.phase == AUCTION else DRAWN
    return state.step3 == DRAWN


def shuffle_pile(state: State, log: list[Event]) -> None:
    config = state.rules.config
    pile: list[CardId] = shuffled(state.pile, config.seed, "step 3")
    fixed = config.setup.pile_after_step3
    if fixed is not None:
        # A record fixes the pile as it lay in its own game. When other moves are tried from
        # there, other cards may be left: the fixed ones keep their order, the rest follows.
        place = {card: index for index, card in enumerate(fixed)}
        pile.sort(key=lambda card: place.get(card, len(place)))
    state.pile = tuple(pile)
    log.append(events.PileShuffled())


def end_game(
    state: State, powered: tuple[int, ...], tie_break: tuple[int, ...], log: list[Event]
) -> None:
    """E2: most cities powered, then money, then what the edition says. No more is decided."""

    def standing(seat: int) -> tuple[int, int, int]:
        return powered[seat], state.players[seat].money, tie_break[seat]

    seats = range(len(state.players))
    ranking = tuple(sorted(seats, key=standing, reverse=True))
    winners = tuple(seat for seat in seats if standing(seat) == standing(ranking[0]))
    state.phase = OVER
    state.agenda.clear()
    state.result = Result(powered, ranking, winners)
    log.append(events.GameEnded(powered, ranking, winners))


def end_of_turn(state: State, turn: Decision[Any], idle: bool) -> Event:
    """The end of a turn. Everybody hears of it, so it does not tell of hidden money."""
    if not idle:
        return events.TurnEnded(turn.seat)
    hindrance = turn.options(state).hindrance
    if hindrance is Hindrance.MONEY and not state.rules.config.options.open_money:
        hindrance = None
    return events.NothingDone(turn.seat, state.phase, hindrance)


# -- houses ---------------------------------------------------------------------------------------


def take_slot(state: State, city: int, seat: int, log: list[Event]) -> None:
    """A player's new house takes the cheapest free slot of its city."""
    state.slots[city] = (*state.slots[city], seat)
    if state.trust is not None and state.trust.left and len(state.slots[city]) == 1:
        second = state.rules.board.cities[city].houses > 1
        if second:  # TR6: it takes that slot at once
            trust_connects(state, city, log)


def trust_connects(state: State, city: int, log: list[Event], placed_by: int | None = None) -> None:
    """Put one of the Trust's generators on the cheapest free slot of a city."""
    trust = state.trust
    assert trust is not None
    trust.cities = (*trust.cities, city)
    trust.left -= 1
    state.slots[city] = (*state.slots[city], None)
    log.append(events.CityConnected(None, state.rules.board.cities[city].id, 0, 0, placed_by))


def way_to(state: State, own: Sequence[int], city: str) -> tuple[str, ...]:
    """The cheapest way to a city from any of `own` ones; the city alone if there is none."""
    board = state.rules.board
    if not own:
        return (city,)
    way = state.network.path(own, board.city_index[city])
    return tuple(board.cities[step].id for step in way)
