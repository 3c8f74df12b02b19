"""Whether a board has room for so many players."""

from collections import Counter

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.edition import Edition
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.schema import closest


def why_not_for(board: Board, edition: Edition, players: int) -> Refusal | None:
    """Why so many cannot play: wherever they do, the last city must be there to be connected."""
    known = [region.id for region in board.regions]
    for region in edition.always_regions:
        if region not in known:
            hint = closest(region, known)
            return refuse("no_region", where="always_regions", region=region, hint=hint)
    needed = edition.regions[players]
    areas = [
        area for area in connected_choices(board, needed) if area.issuperset(edition.always_regions)
    ]
    if not areas:
        found = len(board.regions)
        return refuse("too_few_regions", players=players, needed=needed, found=found)
    trust = 1 if edition.trust and players == 2 else 0
    cities, houses = Counter[str](), Counter[str]()
    for city in board.cities:
        cities[city.region] += 1
        houses[city.region] += min(city.houses - trust, players)
    fewest = min(sum([cities[region] for region in area]) for area in areas)
    needed = edition.end_cities[players]
    if fewest < needed:
        return refuse("too_few_cities", players=players, needed=needed, found=fewest)
    # However badly they are shared out, somebody must get so far, or the game would not end.
    room = min(sum([houses[region] for region in area]) for area in areas)
    most = min((room - 1) // players + 1, edition.houses)
    if most < needed:
        return refuse("too_few_houses", players=players, needed=needed, found=most)
    return None
