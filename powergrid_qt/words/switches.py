"""What is different on a board or in an edition, as far as it matters in the position."""

from collections.abc import Iterable
from typing import Any

from powergrid_qt.engine import State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.families import family_on


class SwitchWords:
    """The words of a family on the switches of its editions; without any, there are none."""

    def of_card(self, state: Any, card: CardId) -> Iterable[str]:
        """Return what to say of a card in the market or beside it."""
        return ()

    def of_pile(self, state: Any) -> Iterable[str]:
        return ()

    def of_step2(self, state: Any) -> Iterable[str]:
        """What else is different once step 2 has started."""
        return ()


def switch_words(state: State) -> SwitchWords:
    words: SwitchWords = family_on("words", state.rules.config)
    return words
