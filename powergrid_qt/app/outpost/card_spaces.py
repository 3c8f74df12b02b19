"""Which space of the company board each card has while a turn is planned."""

from collections.abc import Iterable

from powergrid_qt.engine.moves import Place
from powergrid_qt.engine.outpost.edition import OutpostEdition
from powergrid_qt.engine.outpost.state import Company
from powergrid_qt.models.outpost.company_board import cards_of

Row = list[str | None]


def space_of(edition: OutpostEdition, move: Place) -> tuple[str, str | None]:
    """The space on which a card comes to lie: its kind, and the card that is there."""
    return move.on or edition.cards[move.card].type, move.instead_of


class CardSpaces:
    """The rules do not mind on which of several free spaces a card lies, but it has to stay where
    somebody has laid it."""

    def __init__(self) -> None:
        self._chosen: dict[str, int] = {}

    def choose(self, card: str, number: int) -> None:
        self._chosen[card] = number

    def after(
        self, edition: OutpostEdition, now: Company, moves: Iterable[Place], planned: Company
    ) -> tuple[Row, dict[str, Row]]:
        """The cards of the reserve, and those on each kind of space, None where there is none.
        What the moves leave alone stays where it is `now`, and whatever comes back to the reserve
        takes the place of the card that was laid for it."""
        reserve: Row = list(now.reserve)
        spaces = {kind: list(row) for kind, row in cards_of(edition, now).items()}
        for move in moves:
            kind, other = space_of(edition, move)
            row, number = spaces[kind], self._chosen.get(move.card, -1)
            if other is not None or row[number] or not 0 <= number < planned.unlocked(kind):
                number = row.index(other)
            row[number] = move.card
            reserve[reserve.index(move.card)] = other
        return reserve, spaces
