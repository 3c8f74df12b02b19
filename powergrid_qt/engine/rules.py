"""What the rules of an edition provide to the parts that all editions share.

`auction.py`, `opening.py` and `game.py` are written against this; `grid/rules.py` (classic and
deluxe) and `outpost/rules.py` fill it in.
"""

import functools
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.board import Board, load_board
from powergrid_qt.engine.board_check import MOST_HOUSES
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import COLORS, GameConfig, Overrides, Seat
from powergrid_qt.engine.edition import PLAYER_COUNTS, Edition
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.network import Network, connected_choices
from powergrid_qt.engine.refusals import Refusal, SetupError, refuse
from powergrid_qt.engine.schema import closest
from powergrid_qt.engine.values import value

S = TypeVar("S")
"""The kind of position, which is a floor above: it knows its rules."""


@value
class Phase:
    """A part of a round. None knows what comes after it: whatever ends it asks for the next."""

    name: str
    first: Task[Any]
    """The task that the phase begins with."""
    backwards: bool = False
    """Whether the last player in order begins."""


@functools.lru_cache(maxsize=64)
def room_in(board: Board) -> tuple[tuple[int, ...], ...]:
    """How many houses each city has room for, by step; a table, as it is asked all the time."""
    return tuple(
        tuple([min(step, city.houses) for city in board.cities]) for step in range(MOST_HOUSES + 1)
    )


def check_colors(players: Sequence[Seat]) -> None:
    """Refuse unknown and doubled colours: they tell players apart, and pieces have these only."""
    taken: set[str] = set()
    for player in players:
        if player.color not in COLORS:
            raise SetupError(refuse("unknown_color", color=player.color, known=COLORS))
        if player.color in taken:
            raise SetupError(refuse("doubled_color", color=player.color))
        taken.add(player.color)


class Rules(ABC, Generic[S]):
    """The rules of one game: an edition, a board and what was agreed before it started."""

    round: ClassVar[tuple[Phase, ...]]
    """The phases of a round in their order."""
    building_phase: ClassVar[str]
    """The phase in which pieces are put on the board."""

    __slots__ = (
        "board",
        "config",
        "edition",
        "end_cities",
        "groups",
        "has_trust",
        "room",
        "seats",
        "step2_cities",
    )

    def __init__(self, config: GameConfig, edition: Edition) -> None:
        self.config = config
        self.edition = edition
        self.board: Board = config.own_board or load_board(config.board)
        self.seats = len(config.players)
        if self.seats not in PLAYER_COUNTS:  # S1
            raise SetupError(refuse("player_count", found=self.seats))
        check_colors(config.players)
        if config.own_board is not None:
            problem = why_not_for(self.board, edition, self.seats)
            if problem is not None:
                raise SetupError(problem)
        self.has_trust = edition.trust and self.seats == 2
        self.step2_cities = edition.step2_cities[self.seats]
        self.end_cities = edition.end_cities[self.seats]
        self.room = room_in(self.board)

    def with_config(self, config: GameConfig) -> Self:
        """These rules for a configuration that differs in its seed or fixed parts. Look-ups
        are shared, which makes it cheap: looking ahead does it for every guess of the pile."""
        new = object.__new__(type(self))
        for kind in type(self).__mro__:
            for name in getattr(kind, "__slots__", ()):
                setattr(new, name, getattr(self, name))
        new.config = config
        return new

    # -- set-up ---------------------------------------------------------------------------

    @abstractmethod
    def new_state(self, log: list[Event]) -> S:
        """The position that the set-up leads to; the agenda holds what comes first."""

    @abstractmethod
    def network(self, regions: Sequence[str]) -> Network: ...

    @abstractmethod
    def opening(self, state: S) -> tuple[CardId, ...]:
        """The market of a game that has just been set up, as the set-up of a record fixes it."""

    @abstractmethod
    def with_market(self, market: tuple[CardId, ...]) -> Overrides:
        """The set-up of a game that could be true, by the seed of this one, with such a market."""

    # -- phase 2 ---------------------------------------------------------------------------

    @abstractmethod
    def offers(self, state: S) -> Sequence[CardId]:
        """The cards that may be put up for auction."""

    @abstractmethod
    def minimum(self, state: S, card: CardId) -> int:
        """The lowest bid for a card."""

    def price(self, state: S, seat: int, bid: int) -> int:
        """What the winner of an auction pays for a bid."""
        return bid

    needs: Mapping[CardId, tuple[str, ...]] = {}
    """Cards that only those may buy who have a city in one of these regions (M2)."""

    def barred(self, state: S, seat: int) -> Mapping[CardId, tuple[str, ...]]:
        """The cards that a player may not bid for now, each with those regions."""
        return {}

    @abstractmethod
    def must_buy(self, state: S) -> bool:
        """Whether passing out of the phase is forbidden (P2.7)."""

    @abstractmethod
    def sell(self, state: S, seat: int, card: CardId, log: list[Event]) -> None:
        """Hand a card of the market over; push what follows (scrapping, replacement)."""

    def award(self, state: S, seat: int, card: CardId, log: list[Event]) -> None:
        """Hand over a card whose auction broke into a phase (PA)."""
        raise AssertionError("no card breaks into a phase")

    @abstractmethod
    def trust_takes(self, state: S, log: list[Event]) -> bool:
        """The Trust takes a card (TR3); False when it declines."""

    @abstractmethod
    def trust_choice(self, state: S, sold: CardId | None = None) -> CardId | None:
        """The card that the Trust would take now, or once `sold` is sold; None if it declines.
        As far as the open cards tell: one that is drawn in between may change it."""

    @abstractmethod
    def end_auctions(self, state: S, sold: bool, log: list[Event]) -> None:
        """Push what follows phase 2. `sold`: somebody, the Trust included, took a card."""

    # -- what only some families have ---------------------------------------------------------

    promo_cards: tuple[str, ...] = ()
    """The promo cards in the game."""
    tiles: tuple[int, ...] = ()
    """What the ways cost whose cost is drawn for each game, in the order of the board's."""

    def refill_table(self, state: S) -> dict[str, tuple[int, ...]]:
        """What the steps add of each fuel; empty where nothing is refilled."""
        return {}

    def refill_step(self, state: S) -> int:
        """The step whose column of that table the next refill follows; 0 where there is none."""
        return 0

    def auctions_again(self, state: S) -> bool:
        """Whether everybody has had a round of auctions before anybody may pass (O9)."""
        return False

    def cards_beside(self, state: S) -> Sequence[str]:
        """Cards that lie open beside the market and wait for their time."""
        return ()

    def boost(self, state: S, seat: int, card: CardId) -> int:
        """How many cities more a player's card powers than is printed on it."""
        return 0

    def buildings(self, state: S) -> Mapping[int, tuple[str, int | None]]:
        """The building in each city and the seat that owns it, None for the Trust."""
        return {}

    # -- what others see ----------------------------------------------------------------------

    groups: Mapping[CardId, str]
    """Cards of one group are dealt together: which of them were removed unseen is hidden, how
    many is not. Where backs differ, a group is the cards with one back."""

    def known_top(self, state: S, seat: int) -> CardId | None:
        """The top card of the pile, where the player at a seat knows it."""
        return None

    @abstractmethod
    def back_of(self, pile: tuple[CardId, ...]) -> str | None:
        """The group of a pile's top card, where its back is open; "Step 3" has its own."""

    @abstractmethod
    def snapshot(self, state: S, viewer: int | None = None) -> dict[str, Any]:
        """The position as JSON; with a viewer, only what that seat may see."""


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
        if found >= needed:
            return refuse("no_region_set", players=players, needed=needed)
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
