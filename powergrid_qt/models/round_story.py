"""The last round in short: who earned what, what was refilled, which cards came and went."""

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
from powergrid_qt.models.following import Follower


@dataclass(frozen=True, slots=True)
class RoundStory:
    round: int
    earned: tuple[PlantsRun, ...]
    """In the order in which everybody was paid."""
    refilled: Counts
    came: tuple[CardId, ...]
    """Cards that came into the market in the bureaucracy."""
    left: tuple[CardId, ...]


def last_round(game: Game) -> RoundStory | None:
    """The last round that is over; None in the first one."""
    _, steps = Follower().catch_up(game)
    ended: list[Event] = []
    running: list[Event] = []
    number = 0
    for step in steps:
        for event in step.events:
            if isinstance(event, RoundStarted):
                number, ended, running = event.round - 1, running, []
            else:
                running.append(event)
    return _story(number, ended) if number >= 1 else None


def _story(number: int, events: list[Event]) -> RoundStory:
    last_phase = [
        place
        for place, event in enumerate(events)
        if isinstance(event, PhaseStarted) and event.phase == BUREAUCRACY
    ]
    events = events[last_phase[-1] :] if last_phase else events
    left = tuple(event.card for event in events if isinstance(event, CardRemoved | CardBuried))
    drawn = [event.card for event in events if isinstance(event, CardDrawn)]
    return RoundStory(
        round=number,
        earned=tuple(event for event in events if isinstance(event, PlantsRun)),
        refilled=next((event.tokens for event in events if isinstance(event, Refilled)), ()),
        came=tuple(card for card in drawn if card not in left),
        left=left,
    )
