"""What is agreed before a game starts: the head of a record."""

from dataclasses import field

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.values import value

HUMAN, REMOTE = "human", "remote"
"""Who sits at a seat, here or at another machine; any other kind is a level of computer players."""
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")
"""The names of players at seats that nobody named."""
COLORS = ("red", "blue", "green", "yellow", "purple", "black")


@value
class Seat:
    name: str
    color: str
    kind: str = HUMAN
    persona: str = ""
    """Who a computer player is beside its level; empty: nobody in particular."""


@value
class GameOptions:
    promo: tuple[str, ...] = ()
    beginner: bool = False
    open_money: bool = False
    draft: bool = False


@value
class Overrides:
    """What is fixed instead of drawn by the seed (`setup` of a record)."""

    regions: tuple[str, ...] | None = None
    order: tuple[int, ...] | None = None
    market: tuple[CardId, ...] | None = None
    pile: tuple[CardId, ...] | None = None
    pile_after_step3: tuple[CardId, ...] | None = None
    tiles: tuple[int, ...] | None = None


@value
class GameConfig:
    edition: str
    board: str
    players: tuple[Seat, ...]
    seed: int
    options: GameOptions = field(default_factory=GameOptions)
    setup: Overrides = field(default_factory=Overrides)
    own_board: Board | None = None
    """A board that does not come with the program; `board` is its id."""
