"""Acts in auctions for humans who said so or have no choice.

"Bid up to N for me" raises by 1 whenever it is that player's turn again, and a human who cannot
pay passes. Both are ordinary moves that go through the controller. After a human's own move the
automatic ones follow in the same breath, so that the screen is not handed over in between.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.words import card_name, money_text
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Pass


@dataclass(frozen=True, slots=True)
class Limit:
    amount: int
    set_at: int
    """How many moves had been made: after an undo beyond them the limit was never set."""


class AuctionAgent(QObject):
    """`noted(seat, text)`: a move was made for a human, and why."""

    noted = Signal(int, str)

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._config: GameConfig | None = None
        self._limits: dict[tuple[int, CardId], Limit] = {}
        self._at_screen: int | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._act)
        controller.changed.connect(self._look)
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
        """How far the agent goes for the player on move in a game; None if it does not."""
        found = self._limits.get((game.current, card)) if game.current is not None else None
        if found is None or game.config is not self._config or found.set_at >= len(game.moves):
            return None
        return found.amount

    def running_limit(self, seat: int, card: CardId) -> int | None:
        """How far the agent goes for a player who waits for the bids of others."""
        game = self._controller.game
        found = self._limits.get((seat, card))
        if found is None or game.config is not self._config or found.set_at > len(game.moves):
            return None
        return found.amount

    def forget_limit(self, seat: int, card: CardId) -> None:
        self._limits.pop((seat, card), None)

    # -- automatic moves ----------------------------------------------------------------------

    def decide(self, game: Game) -> Move | None:
        """The move that is made for the human on move; None if it is theirs to decide."""
        seat = game.current
        if seat is None or seat not in self._controller.humans:
            return None
        options = game.legal_moves
        if isinstance(options, OpeningOptions):
            return Pass(seat) if not options.offers and options.may_pass else None
        if isinstance(options, AuctionOptions):
            bids = options.bids
            if not bids:
                return Pass(seat)
            limit = self.limit(game, options.card)
            if limit is not None and bids.start <= min(limit, bids.stop - 1):
                return options.raised_to(bids.start)
        return None

    def play(self, *moves: Move) -> None:
        """Make a human's moves and the automatic ones that follow."""
        trial = self._controller.game.copy()
        for move in moves:
            trial.apply(move)
        following, notes = self._following(trial)
        self._controller.play(*moves, *following)
        self._tell(notes)

    def _following(self, trial: Game) -> tuple[list[Move], list[tuple[int, str]]]:
        moves: list[Move] = []
        notes: list[tuple[int, str]] = []
        while (move := self.decide(trial)) is not None:
            notes.append((move.seat, self._reason(trial, move)))
            moves.append(move)
            trial.apply(move)
        return moves, notes

    def _reason(self, game: Game, move: Move) -> str:
        name = game.config.players[move.seat].name
        options = game.legal_moves
        if isinstance(options, OpeningOptions):
            return self.tr("{name} cannot bid for any card and passes.").format(name=name)
        assert isinstance(options, AuctionOptions)
        card, lowest = card_name(options.card), money_text(options.bids.start)
        if isinstance(move, Pass):
            text = self.tr("{name} cannot bid {amount} for {card} and passes.")
        else:
            text = self.tr("{amount} is bid for {name} automatically ({card}).")
        return text.format(name=name, amount=lowest, card=card)

    def _tell(self, notes: list[tuple[int, str]]) -> None:
        for seat, text in notes:
            self.noted.emit(seat, text)

    # -- after moves of others ----------------------------------------------------------------

    def _look(self) -> None:
        if not self._controller.has_game:
            return
        covered = self._controller.viewer is None
        if not covered:
            self._at_screen = self._controller.viewer
        # Somebody who only watches the game (a replay) is never acted for.
        playing = covered or self._controller.human_to_move
        if playing and self.decide(self._controller.game) is not None:
            self._soon.start()  # not at once: others still hear of the move before

    def _act(self) -> None:
        at_screen = self._at_screen
        if self.decide(self._controller.game) is None:
            return
        self.play()
        if self._controller.actor == at_screen:
            self._controller.uncover()  # nobody else came to the screen in between


def agent_of(controller: GameController) -> AuctionAgent:
    """The one agent of a controller."""
    found = controller.findChild(AuctionAgent)
    return AuctionAgent(controller) if found is None else found
