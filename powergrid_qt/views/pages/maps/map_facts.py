"""What the map page tells about regions: which combinations are connected, and for how many."""

import functools
from collections.abc import Collection

from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import facts_for
from powergrid_qt.engine.network import connected_choices


def always_in_play(board: Board) -> frozenset[str]:
    """Regions that every game on the board has."""
    found = [frozenset(facts.always_regions) for facts in facts_for(board)]
    return frozenset.intersection(*found) if found else frozenset()


def players_for(board: Board, regions: Collection[str]) -> tuple[int, ...]:
    """The numbers of players for whom exactly these regions can be in play."""
    chosen = frozenset(regions)
    if not board.regions_connected(chosen):
        return ()
    found = set()
    for facts in facts_for(board):
        if chosen.issuperset(facts.always_regions):
            found |= {players for players, count in facts.regions.items() if count == len(chosen)}
    return tuple(sorted(found))


@functools.cache
def choices_for(board: Board, players: int) -> tuple[frozenset[str], ...]:
    """All combinations of regions that so many players can have."""
    found: dict[frozenset[str], None] = {}
    for facts in facts_for(board):
        choices = connected_choices(board, facts.regions[players])
        always = facts.always_regions
        found.update(dict.fromkeys(choice for choice in choices if choice.issuperset(always)))
    return tuple(found)
