"""Moves that are made for people: bids up to a limit they have set, and where they have no choice.

All are ordinary moves that go through the controller. After a person's own move the automatic
ones follow in the same breath, so that the screen is not handed over in between.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.auction import AuctionOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.models.seats import humans_of
from powergrid_qt.words.automatic import why_automatic

PLENTY = 1_000_000
"""More money than anything costs."""


@dataclass(frozen=True, slots=True)
class Limit:
    amount: int
    set_at: int
    """How many moves had been made: after an undo beyond them the limit was never set."""


class AutomaticMoves(QObject):
    """`noted(seat, text)`: a move was made for a human, and why."""

    noted = Signal(int, str)

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._config: GameConfig | None = None
        self._limits: dict[tuple[int, CardId], Limit] = {}
        self._ask_always = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._act)
        controller.asks = self.asks
        controller.changed.connect(self._look)
        self._look()

    def ask_always(self, always: bool) -> None:
        """Whether people are asked even where they have no choice."""
        self._ask_always = always
        self._look()

    # -- bids up to a limit -------------------------------------------------------------------

    def set_limit(self, seat: int, card: CardId, amount: int) -> None:
        """Raise for a player from the next move on, up to this amount."""
        game = self._controller.game
        if game.config is not self._config:
            self._config = game.config
            self._limits.clear()
        self._limits[seat, card] = Limit(amount, len(game.moves))

    def limit(self, game: Game, card: CardId) -> int | None:
        """How far the bids of the player on move in a game go by themselves; None: they do not."""
        found = self._limits.get((game.current, card)) if game.current is not None else None
        if found is None or game.config is not self._config or found.set_at >= len(game.moves):
            return None
        return found.amount

    def running_limit(self, seat: int, card: CardId) -> int | None:
        """The same for a player who waits for the bids of others."""
        game = self._controller.game
        found = self._limits.get((seat, card))
        if found is None or game.config is not self._config or found.set_at > len(game.moves):
            return None
        return found.amount

    def forget_limit(self, seat: int, card: CardId) -> None:
        self._limits.pop((seat, card), None)

    def forget_taken_back(self) -> None:
        """Drop the limits that were set in moves which have been taken back: now that other moves
        are made instead, nothing brings them back."""
        made = len(self._controller.game.moves)
        self._limits = {key: limit for key, limit in self._limits.items() if limit.set_at < made}

    # -- automatic moves ----------------------------------------------------------------------

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
            limit = self.limit(game, options.card)
            bids = options.bids
            if limit is not None and bids and bids.start <= min(limit, bids.stop - 1):
                return options.raised_to(bids.start)
        if self._ask_always:
            return None
        move = options.only_move
        return None if move is None or tells_of_money(game) else move

    def play(self, *moves: Move) -> None:
        """Make a human's moves and the automatic ones that follow."""
        trial = self._controller.game.copy()
        for move in moves:
            if trial.why_not(move) is not None:
                self._controller.play(*moves)  # as far as it goes, and told why not further
                return
            trial.apply(move)
        following, notes = self._following(trial)
        self._controller.play(*moves, *following)
        for seat, text in notes:
            self.noted.emit(seat, text)

    def _following(self, trial: Game) -> tuple[list[Move], list[tuple[int, str]]]:
        moves: list[Move] = []
        notes: list[tuple[int, str]] = []
        while (move := self.decide(trial)) is not None:
            notes.append((move.seat, why_automatic(trial, move)))
            moves.append(move)
            trial.apply(move)
        return moves, notes

    # -- after moves of others ----------------------------------------------------------------

    def _look(self) -> None:
        if not self._controller.has_game:
            return
        # Somebody who only watches the game (a replay) is never acted for.
        if self._controller.human_to_move and not self.asks(self._controller.game):
            self._soon.start()  # not at once: others still hear of the move before

    def _act(self) -> None:
        if self._controller.human_to_move and not self.asks(self._controller.game):
            self.play()


def tells_of_money(game: Game) -> bool:
    """Whether others at the screen would learn something of a player's hidden money from a move
    that is made without asking: with more of it there would be a choice."""
    if game.config.options.open_money or len(humans_of(game.config)) == 1:
        return False
    rich = game.copy()
    assert rich.current is not None
    rich.state.players[rich.current].money = PLENTY
    return rich.legal_moves.only_move is None


def agent_of(controller: GameController) -> AutomaticMoves:
    """Who makes the automatic moves of a controller's game."""
    found = controller.findChild(AutomaticMoves)
    return AutomaticMoves(controller) if found is None else found
