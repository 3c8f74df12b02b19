"""Did a move reveal something? What was hidden before a move and is known after it.

Hidden are the order of the pile with the cards removed unseen and, where it is not played openly,
money. All else lies open, so only few events tell more than the move itself. A move without them
comes out alike in all games that a player cannot tell apart, and may be taken back.
"""

from collections.abc import Iterable
from enum import StrEnum

from powergrid_qt.engine.events import CardDrawn, CardEvent, Event, GameEnded


class Secret(StrEnum):
    CARD = "card"
    """A card of the pile lies open; where backs are open (D4, O5), so does the next back."""
    TOP_CARD = "top card"
    """Another player looks at the top of the pile (PR5)."""
    MONEY = "money"
    """Taxes (PR6) and the end of the game (E2) tell what everybody has."""


def revealed(events: Iterable[Event], *, open_money: bool) -> Secret | None:
    """The first secret that a move has revealed, None if it has revealed none."""
    for event in events:
        match event:
            case CardDrawn():
                return Secret.CARD
            case GameEnded() if not open_money:
                return Secret.MONEY
            case CardEvent() if event.reveals is not None:
                if not (open_money and event.reveals == Secret.MONEY):
                    return Secret(event.reveals)
    return None
