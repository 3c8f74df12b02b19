"""What people choose before a game, as they left it: tolerant where `GameConfig` is strict.

A wish that another board cannot grant (promo cards in Europe) is kept for the next board that
can; `NewGame.config` asks only for what the edition knows.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from powergrid_qt.ai.personas import personas
from powergrid_qt.app.about import COACH
from powergrid_qt.app.my_boards import boards_to_choose
from powergrid_qt.engine import COLORS, Board, GameConfig, GameOptions, Seat, load_board, schema
from powergrid_qt.engine.config import HUMAN, NAMES, REMOTE
from powergrid_qt.engine.edition import (
    PLAYER_COUNTS,
    Edition,
    edition_facts,
    editions_for,
    facts_for,
    playable_boards,
    usual_edition,
)
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.rules import why_not_for
from powergrid_qt.models.plain_text import LONGEST_NAME, searchable
from powergrid_qt.models.seats import SeatsModel, seated
from powergrid_qt.words.names import in_words, persona_names

USUAL_LEVEL = "normal"
COACH_FROM = (0.25, 0.5, 1.0)
"""The losses, in places of the ranking, of which one may be much for a coach."""
MOST_SEATS = max(PLAYER_COUNTS)


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a new game; `seed` None: another one every time."""

    board: Board
    edition: str
    seats: tuple[Seat, ...] = ()
    promo: tuple[str, ...] = ()
    beginner: bool = False
    open_money: bool = False
    draft: bool = False
    coach: bool = False
    """Whether a coach looks on where all people sit here."""
    coach_from: float = 0.5
    """How much a decision must lose for the coach to speak: one of `COACH_FROM`."""
    seed: int | None = None

    @property
    def about(self) -> dict[str, Any]:
        """What the record tells of the game besides the rules."""
        return {COACH: self.coach_from} if self.coach and not self.is_shared else {}

    @property
    def is_shared(self) -> bool:
        """Whether somebody plays from another machine."""
        return any(seat.kind == REMOTE for seat in self.seats)

    @property
    def facts(self) -> Edition:
        return edition_facts(self.edition, self.board.id, self._own_board)

    @property
    def _own_board(self) -> Board | None:
        return None if self.board.shipped else self.board

    def on(self, board: Board) -> "NewGame":
        """Return the same game on another board, by the same edition where that is played there."""
        known = self.edition in editions_for(board)
        return replace(self, board=board, edition=self.edition if known else usual_edition(board))

    def config(self, seed: int) -> GameConfig:
        """The game to play; `seed` is used where none was chosen."""
        facts = self.facts
        options = GameOptions(
            promo=tuple(
                card
                for card in facts.promo_cards
                if card in self.promo and card not in facts.always_in_deck
            ),
            beginner=self.beginner and facts.beginner,
            open_money=self.open_money,
            draft=self.draft and facts.draft_possible(len(self.seats)),
        )
        chosen = seed if self.seed is None else self.seed
        return GameConfig(
            self.edition, self.board.id, self.seats, chosen, options, own_board=self._own_board
        )

    def to_json(self) -> dict[str, Any]:
        """Return the choices without the seed, which is meant for one game."""
        told = {key: getattr(self, key) for key in KEPT}
        return {**told, "board": self.board.id, "seats": [asdict(seat) for seat in self.seats]}


KEPT: Mapping[str, schema.Kind] = {
    **{"edition": schema.STRING, "promo": schema.LIST},
    **dict.fromkeys(("beginner", "open_money", "draft", "coach"), schema.FLAG),
    "coach_from": schema.Kind("", lambda value: type(value) is float and value in COACH_FROM),
}
"""The choices that are stored as they are, besides board and seats."""
SEAT: schema.Shape = {
    "name": schema.STRING,
    "color": schema.one_of(*COLORS),
    schema.OTHERS: schema.ANYTHING,
}


def usual_level(levels: Collection[str]) -> str:
    """The level for newcomers. Plug-ins are listed last, so that none is chosen unasked."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else next(iter(levels), HUMAN)


def default_game(levels: Collection[str]) -> NewGame:
    """Return a game of one human against three computer players, each another character."""
    seats = SeatsModel(levels, NAMES, persona_names())
    for kind in (HUMAN, *[usual_level(levels)] * 3):
        seats.add(kind)
    board = load_board(playable_boards()[0])
    return NewGame(board, usual_edition(board), seats.seats)


def read_new_game(data: object, levels: Collection[str]) -> NewGame:
    """What was stored, as far as it makes sense; the default for the rest."""
    usual = default_game(levels)
    if not isinstance(data, dict):
        return usual
    told = {key: data[key] for key, kind in KEPT.items() if kind.fits(data.get(key))}
    promo = tuple(filter(schema.STRING.fits, told.pop("promo", ())))
    seats = _read_seats(data.get("seats"), levels) or usual.seats
    named = data.get("board")
    board = boards_to_choose().by_id.get(named) if isinstance(named, str) else None
    return replace(usual, seats=seats, promo=promo, **told).on(board or usual.board)


def _read_seats(data: object, levels: Collection[str]) -> tuple[Seat, ...]:
    """The seats, or none at all if one is beyond repair."""
    if not isinstance(data, list) or len(data) > MOST_SEATS:
        return ()
    seats: list[Seat] = []
    for item in data:
        if any(schema.problems_of(item, SEAT)) or item["color"] in (seat.color for seat in seats):
            return ()
        name, kind, persona = item["name"], item.get("kind"), item.get("persona")
        if kind not in (HUMAN, REMOTE, *levels):
            kind = usual_level(levels)  # instead of a level that has since gone
        known = personas().get(persona) if isinstance(persona, str) else None
        if known is not None and name in known.name.values():
            name = in_words(known.name)  # whatever language was spoken then
        seat = Seat(name[:LONGEST_NAME], item["color"], HUMAN, "" if known is None else known.id)
        seats.append(seated(seat, kind))
    return tuple(seats)


def problems(game: NewGame) -> list[Refusal]:
    """Why a game cannot start like this."""
    found = []
    if len(game.seats) < min(PLAYER_COUNTS):
        found.append(refuse("too_few_players"))
    names = Counter(seat.name.strip() for seat in game.seats)
    if names.pop("", 0):
        found.append(refuse("no_name"))
    if not game.board.shipped and len(game.seats) in PLAYER_COUNTS:
        no_room = why_not_for(game.board, game.facts, len(game.seats))
        if no_room is not None:
            found.append(no_room)
    return found + [refuse("same_name", name=name) for name, count in names.items() if count > 1]


def players_on(board: Board) -> tuple[int, ...]:
    """The numbers of players for whom a board has room in some edition."""
    if board.shipped:
        return PLAYER_COUNTS
    return tuple(
        players
        for players in PLAYER_COUNTS
        if any(why_not_for(board, facts, players) is None for facts in facts_for(board))
    )


def cities_like(board: Board, text: str) -> tuple[str, ...] | None:
    """The cities of a board that are called like `text`; none if the board itself is, or if nothing
    is looked for. None: nothing there is."""
    wanted = searchable(text.strip())
    regions = (in_words(region.names) for region in board.regions)
    own = (in_words(board.names), board.id, *regions)
    if any(wanted in searchable(name) for name in own):
        return ()
    return tuple(city.name for city in board.cities if wanted in searchable(city.name)) or None
