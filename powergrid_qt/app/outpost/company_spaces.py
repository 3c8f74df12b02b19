"""Where the cards of a company lie while a turn is planned: nothing that stays moves."""

from collections.abc import Iterable
from dataclasses import dataclass

from powergrid_qt.engine.outpost.edition import PLANT, SHELTER
from powergrid_qt.engine.outpost.state import Company

SPACES = (PLANT, SHELTER)
"""The kinds of spaces on a company board."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that is laid on a space of a kind, or there in the place of another card."""

    card: str
    kind: str
    instead_of: str | None


@dataclass(frozen=True, slots=True)
class CompanySpaces:
    """The cards by place, None where there is none."""

    reserve: tuple[str | None, ...]
    spaces: dict[str, tuple[str | None, ...]]


def company_spaces(company: Company, count: int, laid: Iterable[Laid]) -> CompanySpaces:
    """A company board with `count` spaces of each kind after some cards were laid. Whatever comes
    back to the reserve takes the place of the card that was laid for it."""
    reserve: list[str | None] = list(company.reserve)
    spaces: dict[str, list[str | None]] = {}
    for kind in SPACES:
        lying = company.lying(kind)
        spaces[kind] = [*lying, *[None] * (count - len(lying))]
    for move in laid:
        board = spaces[move.kind]
        board[board.index(move.instead_of)] = move.card
        reserve[reserve.index(move.card)] = move.instead_of
    return CompanySpaces(tuple(reserve), {kind: tuple(cards) for kind, cards in spaces.items()})
