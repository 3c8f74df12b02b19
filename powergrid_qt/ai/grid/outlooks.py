"""Outlooks are worked out once for all players of a character: they depend on the position alone,
not on the seat, nor on the game that led there."""

import functools

from powergrid_qt.ai.grid.characters import Character
from powergrid_qt.ai.grid.finish import built, near_the_end
from powergrid_qt.ai.grid.outlook import Known, Outlook
from powergrid_qt.ai.grid.supply import bought
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.grid.state import GridFacts, GridState

MOST_OUTLOOKS = 256
"""Outlooks that are kept: those of a few rounds, since the search comes back to them."""
MOST_BOARDS = 4
MOST_CHARACTERS = 8


class Outlooks:
    def __init__(self, character: Character) -> None:
        self._character = character
        self._outlooks: dict[object, Outlook] = {}
        self._known: dict[tuple[str, Board], Known] = {}

    def of(self, state: GridState) -> Outlook:
        """The outlook for a position: the same one as long as nothing changes that it looks at."""
        players, rules = state.players, state.rules
        key = (
            rules.edition.id,
            rules.promo_cards,
            rules.end_cities,
            state.network,
            state.round,
            state.phase,
            state.step,
            state.step3,
            tuple(
                [
                    (player.plants, player.attached, player.cities, player.tokens, player.money)
                    for player in players
                ]
            ),
            state.order,
            state.market,
            bought(state),
            None if state.trust is None else (state.trust.plants, state.trust.cities),
            tuple(state.fuel),
            tuple(state.supply),
            built(state) if near_the_end(state) else None,
        )
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) >= MOST_OUTLOOKS:
                self._outlooks.clear()
            found = self._outlooks[key] = Outlook(state, self._character, self._known_for(rules))
        return found

    def _known_for(self, rules: GridFacts) -> Known:
        """Boards of one's own may change what fuel costs and cities pay."""
        key = rules.edition.id, rules.board
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_BOARDS:
                self._known.clear()
            known = self._known[key] = Known(rules.edition.scales)
        known.forget_if_full()
        return known


@functools.lru_cache(maxsize=MOST_CHARACTERS)
def outlooks_of(character: Character) -> Outlooks:
    return Outlooks(character)
