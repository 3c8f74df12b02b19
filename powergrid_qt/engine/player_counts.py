"""Whether a board has room for so many players."""

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.edition import Edition
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.engine.refusals import Refusal, refuse


def why_not_for(board: Board, edition: Edition, players: int) -> Refusal | None:
    """Why so many cannot play: wherever they do, the last city must be there to be connected."""
    needed = edition.regions[players]
    areas = [
        area for area in connected_choices(board, needed) if area.issuperset(edition.always_regions)
    ]
    if not areas:
        found = len(board.regions)
        return refuse("too_few_regions", players=players, needed=needed, found=found)
    fewest = min(sum(city.region in area for city in board.cities) for area in areas)
    needed = edition.end_cities[players]
    if fewest < needed:
        return refuse("too_few_cities", players=players, needed=needed, found=fewest)
    return None
