"""What people choose before a game, as they left it: tolerant where `GameConfig` is strict.

A wish that another board cannot grant (promo cards in Europe) is kept for the next board that
can; `NewGame.config` asks only for what the edition knows.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Seat, edition_ids
from powergrid_qt.engine.edition import PLAYER_COUNTS, edition_data, merged_data
from powergrid_qt.models.seats import HUMAN, LONGEST_NAME

USUAL_EDITION = "classic-2009"
USUAL_LEVEL = "normal"
BOARDS = ("germany", "usa", "europe", "north-america", "outpost")
"""In the order in which they are offered."""
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")
MOST_SEATS = max(PLAYER_COUNTS)


def editions_on(board: str) -> tuple[str, ...]:
    return tuple(edition for edition in edition_ids() if board in edition_data(edition)["boards"])


def usual_edition(board: str) -> str:
    known = editions_on(board)
    return USUAL_EDITION if USUAL_EDITION in known else known[0]


@dataclass(frozen=True, slots=True)
class EditionFacts:
    """What an edition allows on a board, and its figures for a number of players."""

    promo: tuple[str, ...]
    always_promo: tuple[str, ...]
    beginner: bool
    regions: Mapping[int, int]
    always_regions: tuple[str, ...]
    step2_cities: Mapping[int, int]
    end_cities: Mapping[int, int]
    trust: bool

    def draft_possible(self, players: int) -> bool:
        """With the regions that are always in play there may be nothing left to choose."""
        return self.regions.get(players, 0) > len(self.always_regions)


def edition_facts(edition: str, board: str) -> EditionFacts:
    data = merged_data(edition, board)

    def by_number(key: str) -> dict[int, int]:
        return {int(players): value for players, value in data[key].items()}

    return EditionFacts(
        promo=tuple(data.get("promo_cards", ())),
        always_promo=tuple(data.get("always_in_deck", ())),
        beginner=bool(data.get("beginner", False)),
        regions=by_number("regions"),
        always_regions=tuple(data.get("always_regions", ())),
        step2_cities=by_number("step2_cities"),
        end_cities=by_number("end_cities"),
        trust=data["rules"]["trust"],
    )


@dataclass(frozen=True, slots=True)
class NewGame:
    """`seed` None: another one every time."""

    board: str = BOARDS[0]
    edition: str = USUAL_EDITION
    seats: tuple[Seat, ...] = ()
    promo: tuple[str, ...] = ()
    beginner: bool = False
    open_money: bool = False
    draft: bool = False
    seed: int | None = None

    @property
    def facts(self) -> EditionFacts:
        return edition_facts(self.edition, self.board)

    def config(self, seed: int) -> GameConfig:
        """The game to play; `seed` is used where none was chosen."""
        facts = self.facts
        options = GameOptions(
            promo=tuple(
                card
                for card in facts.promo
                if card in self.promo and card not in facts.always_promo
            ),
            beginner=self.beginner and facts.beginner,
            open_money=self.open_money,
            draft=self.draft and facts.draft_possible(len(self.seats)),
        )
        chosen = seed if self.seed is None else self.seed
        return GameConfig(self.edition, self.board, self.seats, chosen, options)

    def to_json(self) -> dict[str, Any]:
        """Without the seed, which is meant for one game."""
        return {
            "board": self.board,
            "edition": self.edition,
            "seats": [
                {"name": seat.name, "color": seat.color, "kind": seat.kind} for seat in self.seats
            ],
            "promo": list(self.promo),
            "beginner": self.beginner,
            "open_money": self.open_money,
            "draft": self.draft,
        }


def usual_level(levels: Collection[str]) -> str:
    """The level for newcomers. Plug-ins are listed last, so that none is chosen unasked."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else next(iter(levels), HUMAN)


def default_game(levels: Collection[str]) -> NewGame:
    """One human against three computer players."""
    computer = usual_level(levels)
    kinds = (HUMAN, computer, computer, computer)
    seats = tuple(
        Seat(name, color, kind) for name, color, kind in zip(NAMES, COLORS, kinds, strict=False)
    )
    return NewGame(seats=seats)


def read_new_game(data: object, levels: Collection[str]) -> NewGame:
    """What was stored, as far as it makes sense; the default for the rest."""
    usual = default_game(levels)
    if not isinstance(data, dict):
        return usual
    board = data.get("board")
    board = board if board in BOARDS else usual.board
    edition = data.get("edition")
    promo = data.get("promo")
    return NewGame(
        board=board,
        edition=edition if edition in editions_on(board) else usual_edition(board),
        seats=_read_seats(data.get("seats"), levels) or usual.seats,
        promo=tuple(card for card in promo if isinstance(card, str))
        if isinstance(promo, list)
        else (),
        beginner=data.get("beginner") is True,
        open_money=data.get("open_money") is True,
        draft=data.get("draft") is True,
    )


def _read_seats(data: object, levels: Collection[str]) -> tuple[Seat, ...]:
    """The seats, or none at all if one is beyond repair."""
    if not isinstance(data, list) or len(data) > MOST_SEATS:
        return ()
    seats: list[Seat] = []
    for item in data:
        if not isinstance(item, dict):
            return ()
        name, color, kind = item.get("name"), item.get("color"), item.get("kind")
        if not isinstance(name, str) or color not in COLORS:
            return ()
        if color in (seat.color for seat in seats):
            return ()
        if not isinstance(kind, str) or (kind != HUMAN and kind not in levels):
            kind = usual_level(levels)  # instead of a level that has since gone
        seats.append(Seat(name[:LONGEST_NAME], color, kind))
    return tuple(seats)


TOO_FEW, NO_NAME, SAME_NAME = "too few", "no name", "same name"


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a game cannot start like this: a code, and the name it is about."""

    code: str
    name: str = ""


def problems(game: NewGame) -> list[Problem]:
    found = []
    if len(game.seats) < min(PLAYER_COUNTS):
        found.append(Problem(TOO_FEW))
    names = Counter(seat.name.strip() for seat in game.seats)
    if names.pop("", 0):
        found.append(Problem(NO_NAME))
    found += [Problem(SAME_NAME, name) for name, count in names.items() if count > 1]
    return found
