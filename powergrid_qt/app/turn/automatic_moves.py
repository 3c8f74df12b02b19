"""Moves that are made for people: bids up to a limit they have set, and where they have no choice.

All are ordinary moves. After a person's own move they follow in the same breath, so that the
screen is not handed over in between.
"""

from dataclasses import dataclass

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import AuctionOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.what_if import with_money
from powergrid_qt.models.seats import humans_of

PLENTY = 1_000_000
"""More money than anything costs."""


@dataclass(frozen=True, slots=True)
class BidLimit:
    """The amount up to which bids for a card are made without asking."""

    amount: int
    set_at: int
    """How many moves had been made: after an undo beyond them the limit was never set."""


class AutomaticMoves:
    """Decides for the people of one game at a time; others make the moves."""

    def __init__(self) -> None:
        self.ask_always = False
        """Whether people are asked even where they have no choice."""
        self._limits: dict[tuple[int, CardId], BidLimit] = {}

    # -- bids up to a limit -------------------------------------------------------------------

    def set_limit(self, game: Game, seat: int, card: CardId, amount: int) -> None:
        """Raise for a player from the next move on, up to this amount."""
        self._limits[seat, card] = BidLimit(amount, len(game.moves))

    def limit(self, game: Game, seat: int, card: CardId) -> int | None:
        """How far the bids of a player go by themselves; None: they do not. Who is on move has
        made a move since the limit was set, or has taken it back."""
        found = self._limits.get((seat, card))
        if found is None or len(game.moves) < found.set_at + (seat == game.current):
            return None
        return found.amount

    def forget_limit(self, seat: int, card: CardId) -> None:
        self._limits.pop((seat, card), None)

    def forget_limits(self) -> None:
        """Forget them all: another game begins."""
        self._limits.clear()

    def forget_taken_back(self, game: Game) -> None:
        """Drop the limits set in moves that were taken back: now that others are made instead."""
        made = len(game.moves)
        self._limits = {key: limit for key, limit in self._limits.items() if limit.set_at < made}

    # -- decisions ----------------------------------------------------------------------------

    def asks(self, game: Game) -> bool:
        """Whether the human on move decides."""
        return self.decide(game) is None

    def decide(self, game: Game) -> Move | None:
        """The move that is made for the human on move; None if it is theirs to decide."""
        seat = game.current
        if seat is None or seat not in humans_of(game.config):
            return None
        options = game.legal_moves
        if isinstance(options, AuctionOptions):
            limit = self.limit(game, seat, options.card)
            bids = options.bids
            if limit is not None and bids and bids.start <= min(limit, bids.stop - 1):
                return options.raised_to(bids.start)
        if self.ask_always:
            return None
        move = options.only_move
        return None if move is None or tells_of_money(game) else move


def tells_of_money(game: Game) -> bool:
    """Whether others at the screen would learn something of a player's hidden money from a move
    that is made without asking: with more of it there would be a choice."""
    if game.config.options.open_money or len(humans_of(game.config)) == 1:
        return False
    assert game.current is not None
    return with_money(game, game.current, PLENTY).legal_moves.only_move is None
