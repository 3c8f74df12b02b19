"""The last round in short: who earned what, what was refilled, which cards came and went."""

from collections.abc import Sequence
from dataclasses import dataclass

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import (
    CardBuried,
    CardDrawn,
    CardRemoved,
    PhaseStarted,
    PlantsRun,
    Refilled,
    RoundStarted,
)
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.state import BUREAUCRACY


@dataclass(frozen=True, slots=True)
class RoundStory:
    round: int
    earned: tuple[PlantsRun, ...]
    """In the order in which everybody was paid."""
    refilled: Counts
    """In the order of the market."""
    came: tuple[CardId, ...]
    """Cards that came into the market in the bureaucracy."""
    left: tuple[CardId, ...]


def last_round(game: Game) -> RoundStory | None:
    """The last round that is over; None in the first one."""
    if game.state.round < 2:
        return None
    ended: list[Event] = []
    running: list[Event] = []
    for event in game.events:
        if isinstance(event, RoundStarted):
            ended, running = running, []
        else:
            running.append(event)
    state = game.state
    return _story(state.round - 1, ended, tuple(state.rules.refill_table(state)))


def _story(number: int, events: list[Event], fuels: Sequence[str]) -> RoundStory:
    last_phase = [
        place
        for place, event in enumerate(events)
        if isinstance(event, PhaseStarted) and event.phase == BUREAUCRACY
    ]
    events = events[last_phase[-1] :] if last_phase else events
    left = tuple(event.card for event in events if isinstance(event, CardRemoved | CardBuried))
    refilled = next((event.tokens for event in events if isinstance(event, Refilled)), ())
    drawn = [event.card for event in events if isinstance(event, CardDrawn)]
    return RoundStory(
        round=number,
        earned=tuple(event for event in events if isinstance(event, PlantsRun)),
        refilled=tuple(sorted(refilled, key=lambda one: fuels.index(one[0]))),
        came=tuple(card for card in drawn if card not in left),
        left=left,
    )
