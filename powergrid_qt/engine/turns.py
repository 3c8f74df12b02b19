"""Things that all editions do alike: taking turns, changing steps, ending the game."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from powergrid_qt.engine.events import Event, GameEnded, PileShuffled, StepStarted
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.state import OVER, STARTED, Result, State

if TYPE_CHECKING:
    from powergrid_qt.engine.cards import CardId


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
    log.append(StepStarted(step))


def shuffle_pile(state: State, log: list[Event]) -> None:
    """What "Step 3" does to the pile as soon as it is drawn."""
    config = state.rules.config
    pile: list[CardId] = shuffled(state.pile, config.seed, "step 3")
    fixed = config.setup.pile_after_step3
    if fixed is not None:
        # A record fixes the pile as it lay in its own game. When other moves are tried from
        # there, other cards may be left: the fixed ones keep their order, the rest follows.
        place = {card: index for index, card in enumerate(fixed)}
        pile.sort(key=lambda card: place.get(card, len(place)))
    state.pile = tuple(pile)
    log.append(PileShuffled())


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
    log.append(GameEnded(powered, ranking, winners))
