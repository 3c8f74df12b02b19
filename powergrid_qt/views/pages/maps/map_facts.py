"""What the map page tells about regions: which combinations are connected, and for how many."""

import functools
from collections.abc import Collection

from powergrid_qt.app.new_game import editions_on
from powergrid_qt.engine import Board, load_board
from powergrid_qt.engine.edition import by_players, merged_data
from powergrid_qt.engine.network import connected_choices


def always_in_play(board: Board) -> frozenset[str]:
    """Regions that every game on the board has."""
    found = [_edition(edition, board.id)[1] for edition in editions_on(board.id)]
    return frozenset.intersection(*found) if found else frozenset()


def players_for(board: Board, regions: Collection[str]) -> tuple[int, ...]:
    """The numbers of players for whom exactly these regions can be in play."""
    chosen = frozenset(regions)
    if not board.regions_connected(chosen):
        return ()
    found = set()
    for edition in editions_on(board.id):
        counts, always = _edition(edition, board.id)
        if always <= chosen:
            found |= {players for players, count in counts.items() if count == len(chosen)}
    return tuple(sorted(found))


@functools.cache
def choices_for(board_id: str, players: int) -> tuple[frozenset[str], ...]:
    """All combinations of regions that so many players can have."""
    found: dict[frozenset[str], None] = {}
    for edition in editions_on(board_id):
        counts, always = _edition(edition, board_id)
        choices = connected_choices(load_board(board_id), counts[players])
        found.update(dict.fromkeys(choice for choice in choices if always <= choice))
    return tuple(found)


def _edition(edition: str, board_id: str) -> tuple[dict[int, int], frozenset[str]]:
    """How many regions are in play by number of players, and which of them always."""
    data = merged_data(edition, board_id)
    return by_players(data["regions"]), frozenset(data.get("always_regions", ()))
