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
from powergrid_qt.models.following import NOTHING, Follower


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


class RoundTeller:
    """Follows a game, so that each round costs no more than its own moves."""

    def __init__(self) -> None:
        self._start_over()

    def _start_over(self) -> None:
        self._follower = Follower()
        self._heard = NOTHING
        self._number = 0
        self._ended: list[Event] = []
        self._running: list[Event] = []

    def last_round(self, game: Game) -> RoundStory | None:
        """The last round that is over; None in the first one."""
        kept, steps = self._follower.catch_up(game)
        if kept < self._heard:  # moves were taken back, or it is another game
            self._start_over()
            _, steps = self._follower.catch_up(game)
        for step in steps:
            self._heard = step.number
            for event in step.events:
                if isinstance(event, RoundStarted):
                    self._number, self._ended = event.round - 1, self._running
                    self._running = []
                else:
                    self._running.append(event)
        if self._number < 1:
            return None
        state = game.state
        fuels = tuple(state.rules.refill_table(state))
        return _story(self._number, self._ended, fuels)


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
