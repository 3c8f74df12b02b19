"""The facts that all editions have, read from `resources/editions`."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar, get_origin

from powergrid_qt.engine import schema
from powergrid_qt.engine.board import Board, load_board
from powergrid_qt.engine.cards import promo_ids
from powergrid_qt.engine.refusals import SetupError, refuse
from powergrid_qt.paths import resources_dir

PLAYER_COUNTS = (2, 3, 4, 5, 6)
USUAL_EDITION = "classic-2009"
"""The edition that is played where nobody names one, on boards that have it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    id: str
    game: str
    start_money: int
    houses: int
    slots: tuple[int, ...]
    payout: tuple[int, ...]
    regions: Mapping[int, int]
    """How many regions are in play, by number of players like the tables below."""
    always_regions: tuple[str, ...] = ()
    step2_cities: Mapping[int, int]
    end_cities: Mapping[int, int]
    places: int
    current: int
    places_step3: int
    trust: bool
    promo_cards: tuple[str, ...]
    always_in_deck: tuple[str, ...] = ()
    beginner: bool = False

    def draft_possible(self, players: int) -> bool:
        """Whether the regions that are always in play leave any to choose."""
        return self.regions.get(players, 0) > len(self.always_regions)

    def income(self, cities: int) -> int:
        return self.payout[min(cities, len(self.payout) - 1)]


E = TypeVar("E", bound=Edition)


def for_players(kind: schema.Kind) -> schema.Shape:
    """A table with an entry for each number of players."""
    return {str(players): kind for players in PLAYER_COUNTS}


HEAD: schema.Shape = {
    "id": schema.TEXT,
    "name": schema.SAID,
    "short_name": schema.SAID,
    "line": schema.SAID,
    "about?": schema.SAID,
    "sure?": schema.SAID,
    "game": schema.TEXT,
    "boards": schema.OBJECT,
}
"""What the file of an edition says of itself; the boards in it may say anything else."""
COMMON: schema.Shape = {
    **HEAD,
    "status?": schema.ANYTHING,
    "start_money": schema.AMOUNT,
    "houses": schema.COUNT,
    "slots": schema.STEPS,
    "payout": schema.SOME_AMOUNTS,
    "regions": for_players(schema.COUNT),
    "always_regions?": schema.STRINGS,
    "step2_cities": for_players(schema.COUNT),
    "end_cities": for_players(schema.COUNT),
    "market": {"places": schema.AMOUNT, "current": schema.AMOUNT, "places_step3": schema.AMOUNT},
    "always_in_deck?": schema.STRINGS,
    "beginner?": schema.FLAG,
    "rules": {"trust": schema.FLAG, schema.OTHERS: schema.ANYTHING},
}

MOST_PLACES = 200
"""The most places that a market may have: each of them is drawn."""
FIGURES = (
    *("start_money", "houses", "slots", "payout", "regions", "always_regions", "step2_cities"),
    *("end_cities", "max_plants", "fuel_market", "rules", "building_cost", "discounts", "labour"),
    *("opening", "plant_needs", "turnover", "fuel_price", "phase_out", "from_supply"),
)
"""The parts of an edition that a board may change."""
ALWAYS = "always"
"""What a board changes in every edition; the other parts of its changes are named after decks."""
LIKE = "like"
"""Which of the edition's boards a board of one's own takes all else from; usually the first."""


def check_places(found: int, source: str) -> None:
    if found > MOST_PLACES:
        raise schema.DataError(source, [refuse("market_too_large", found=found, limit=MOST_PLACES)])


def by_players(table: Mapping[str, Any]) -> dict[int, Any]:
    return {players: table[str(players)] for players in PLAYER_COUNTS}


@functools.cache
def edition_ids() -> tuple[str, ...]:
    """Return the ids of all editions, the oldest first: each ends with its year."""
    found = (path.stem for path in (resources_dir() / "editions").glob("*.json"))
    return tuple(sorted(found, key=lambda edition: (edition.rpartition("-")[2], edition)))


@functools.cache
def edition_data(edition: str) -> Mapping[str, Any]:
    """An edition's file; what a board changes stays under `boards`."""
    if edition not in edition_ids():
        raise SetupError(refuse("unknown_edition", edition=edition, known=edition_ids()))
    path = resources_dir() / "editions" / f"{edition}.json"
    try:
        data: Mapping[str, Any] = schema.parse_json(path.read_bytes())
    except schema.NoJson as error:
        raise schema.DataError(path.name, [error.problem]) from None
    schema.check(data, {**HEAD, schema.OTHERS: schema.ANYTHING}, path.name)
    return data


def editions_on(board: str) -> tuple[str, ...]:
    return tuple(edition for edition in edition_ids() if board in edition_data(edition)["boards"])


def editions_for(board: Board) -> tuple[str, ...]:
    """The editions that a board is played with. One of somebody's own names them; if not, it is
    played like most, or in older records like that whose id it has: a corrected copy."""
    if board.shipped:
        return editions_on(board.id)
    return tuple(board.editions) or editions_on(board.id) or (USUAL_EDITION,)


def usual_edition(board: Board) -> str:
    known = editions_for(board)
    if not known:
        raise SetupError(refuse("no_edition", board=board.id))
    return USUAL_EDITION if USUAL_EDITION in known else known[0]


def playable_boards() -> tuple[str, ...]:
    """Return the ids of all boards in the order in which they are offered, that of the editions."""
    boards = (board for edition in edition_ids() for board in edition_data(edition)["boards"])
    return tuple(dict.fromkeys(boards))


def merged_data(edition: str, board: str, own: Board | None = None) -> dict[str, Any]:
    """An edition's facts on a board: where a board says something of its own, that counts. `own`:
    the board, if it does not come with the program."""
    data = edition_data(edition)
    boards: Mapping[str, Mapping[str, Any]] = data["boards"]
    if own is not None:
        known = editions_for(own)
        if edition not in known:
            raise SetupError(refuse("edition_not_here", edition=edition, board=own.id, known=known))
    elif board not in boards:
        known = tuple(boards)
        raise SetupError(refuse("unknown_board", edition=edition, board=board, known=known))
    like = board if board in boards else next(iter(boards))
    changes = _changes(edition, own or load_board(board))
    for part in changes.values():
        like = part.pop(LIKE, like)
    if like not in boards:
        known = tuple(boards)
        raise SetupError(refuse("unknown_board", edition=edition, board=like, known=known))
    made = _merged(data, boards[like])
    for part in changes.values():
        made = _merged(made, part)
    return made


def _changes(edition: str, board: Board) -> dict[str, dict[str, Any]]:
    """What a board's file changes in an edition, by the place where it says so: in every edition,
    in those with the same deck, in this one alone. Figures and switches, and nothing else."""
    deck, source = edition_data(edition).get("deck"), f"{edition} on {board.id}"
    decks = sorted({ALWAYS, *filter(None, (edition_data(e).get("deck") for e in edition_ids()))})
    schema.check(
        board.changes,
        dict.fromkeys((f"{part}?" for part in decks), schema.OBJECT),
        source,
        "changes",
    )
    parts = {f"changes.{part}": board.changes.get(part, {}) for part in (ALWAYS, deck) if part}
    parts[f"editions.{edition}"] = board.editions.get(edition, {})
    figures: schema.Shape = dict.fromkeys((f"{key}?" for key in FIGURES), schema.ANYTHING)
    for place, part in parts.items():
        like: schema.Shape = {f"{LIKE}?": schema.TEXT} if place.startswith("editions") else {}
        schema.check(part, {**figures, **like}, source, place)
    return {place: dict(part) for place, part in parts.items()}


def _partly(shape: schema.Shape) -> schema.Shape:
    """The shape of an object that may leave out anything."""
    return {
        key if key == schema.OTHERS else f"{key.removesuffix('?')}?": (
            kind if isinstance(kind, schema.Kind) else _partly(kind)
        )
        for key, kind in shape.items()
    }


def _merged(usual: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A board names only what it changes: one switch, one row of a table."""
    made = {**usual, **own}
    for key in own.keys() & usual.keys():
        if isinstance(usual[key], Mapping) and isinstance(own[key], Mapping):
            made[key] = _merged(usual[key], own[key])
    return made


def facts_on(
    edition: str, board: str, shape: schema.Shape, own: Board | None = None
) -> dict[str, Any]:
    """An edition's facts on a board, with everything that `shape` asks for; `DataError` if not."""
    data, source = merged_data(edition, board, own), f"{edition} on {board}"
    for place, part in _changes(edition, own or load_board(board)).items():
        schema.check(part, {**_partly(shape), f"{LIKE}?": schema.TEXT}, source, place)
    schema.check(data, shape, source)
    return data


def edition_from(kind: type[E], data: Mapping[str, Any], **own: Any) -> E:
    """An edition with the facts that stand in its file under the names of its fields, and with
    those that are told otherwise there."""
    flat = {**data, **data["market"], **data["rules"], "promo_cards": promo_ids(data.get("deck"))}
    told = {name: value for name, value in flat.items() if name not in own}
    return kind(**facts_in(kind, told), **own)


def facts_in(kind: type, data: Mapping[str, Any]) -> dict[str, Any]:
    """What data say of the fields of a class, by their names."""
    told = [field for field in fields(kind) if field.name in data]
    return {field.name: _fact(field.type, data[field.name]) for field in told}


def _fact(kind: Any, told: Any) -> Any:
    if get_origin(kind) is tuple:
        return tuple(told)
    return by_players(told) if get_origin(kind) is Mapping else told


@functools.cache
def edition_facts(edition: str, board: str, own: Board | None = None) -> Edition:
    """What all editions have, for those who do not play."""
    return edition_from(
        Edition, facts_on(edition, board, {**COMMON, schema.OTHERS: schema.ANYTHING}, own)
    )


def facts_for(board: Board) -> tuple[Edition, ...]:
    """The facts of every edition that is played on a board."""
    own = None if board.shipped else board
    return tuple(edition_facts(edition, board.id, own) for edition in editions_for(board))
