"""What the map page tells about regions: which combinations are connected, and for how many."""

import functools
from collections.abc import Collection

from powergrid_qt.engine import Board, load_board
from powergrid_qt.engine.edition import edition_facts, editions_on
from powergrid_qt.engine.network import connected_choices


def always_in_play(board: Board) -> frozenset[str]:
    """Regions that every game on the board has."""
    found = [
        frozenset(edition_facts(edition, board.id).always_regions)
        for edition in editions_on(board.id)
    ]
    return frozenset.intersection(*found) if found else frozenset()


def players_for(board: Board, regions: Collection[str]) -> tuple[int, ...]:
    """The numbers of players for whom exactly these regions can be in play."""
    chosen = frozenset(regions)
    if not board.regions_connected(chosen):
        return ()
    found = set()
    for edition in editions_on(board.id):
        facts = edition_facts(edition, board.id)
        if chosen.issuperset(facts.always_regions):
            found |= {players for players, count in facts.regions.items() if count == len(chosen)}
    return tuple(sorted(found))


@functools.cache
def choices_for(board_id: str, players: int) -> tuple[frozenset[str], ...]:
    """All combinations of regions that so many players can have."""
    found: dict[frozenset[str], None] = {}
    for edition in editions_on(board_id):
        facts = edition_facts(edition, board_id)
        choices = connected_choices(load_board(board_id), facts.regions[players])
        always = facts.always_regions
        found.update(dict.fromkeys(choice for choice in choices if choice.issuperset(always)))
    return tuple(found)
