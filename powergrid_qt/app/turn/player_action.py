"""What all decisions of a human have in common: words, the main button, passing, hints."""

from collections.abc import Iterable

from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import LIT, ClickOffer, TurnAction
from powergrid_qt.engine import Game, Move, Refusal
from powergrid_qt.engine.moves import Pass
from powergrid_qt.engine.what_if import trial
from powergrid_qt.words.refusals import refusal_text


class PlayerAction(TurnAction):
    """A decision of the human on move, as the turn panel shows it."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self.notice = ""
        """What has just become of something that the player had set or planned; empty if there is
        nothing."""
        self._seat = super().seat

    @property
    def seat(self) -> int:
        """The seat that this action was made for: it stays while the action is replaced."""
        return self._seat

    @property
    def name(self) -> str:
        return self.game.config.players[self._seat].name

    @property
    def money(self) -> int:
        return self.state.players[self._seat].money

    # -- words --------------------------------------------------------------------------------

    @property
    def sentence(self) -> str:
        """What to do now."""
        raise NotImplementedError

    @property
    def warning(self) -> str:
        """What the player would probably regret; empty if there is nothing."""
        return ""

    @property
    def remedy(self) -> str:
        """What a button beside the warning offers to do about it; empty if there is nothing."""
        return ""

    def apply_remedy(self) -> None:
        """The button beside the warning was pressed: do what it offers."""

    @property
    def idle(self) -> bool:
        """Whether nothing is planned where something could be."""
        return False

    # -- the main button ----------------------------------------------------------------------

    @property
    def main_label(self) -> str:
        raise NotImplementedError

    @property
    def main_offer(self) -> ClickOffer:
        return LIT

    def main(self) -> None:
        """What Enter does: the planned moves are made."""
        raise NotImplementedError

    def confirm(self) -> None:
        """The main button was pressed: act, or say why not."""
        if self._is_lit(self.main_offer):
            self.main()

    # -- passing ------------------------------------------------------------------------------

    @property
    def pass_offer(self) -> ClickOffer | None:
        """Whether the player can pass; None where there is no passing at all."""
        return None

    @property
    def pass_label(self) -> str:
        return self.tr("Pass")

    def pass_turn(self) -> None:
        """Views call this for the key and the button that pass."""

    # -- digits -------------------------------------------------------------------------------

    def choose_number(self, place: int) -> None:
        """Views call this for the key that chooses the thing at this place, counted from 0."""

    def leave_number(self, place: int) -> None:
        """Views call this for the key that wants one less of the thing at this place."""

    # -- the plan -----------------------------------------------------------------------------

    @property
    def can_clear(self) -> bool:
        return False

    def clear(self) -> None:
        """Forget the plan."""

    @property
    def can_undo(self) -> bool:
        return self.controller.can_undo

    def undo(self) -> None:
        self.controller.undo()

    @property
    def can_redo(self) -> bool:
        return self.controller.can_redo

    def redo(self) -> None:
        self.controller.redo()

    @property
    def after(self) -> Game:
        """The game as the plan would leave it, for the forecast."""
        return self.game

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        """What the plan will do first, before the move that ends the decision."""
        return ()

    @property
    def planned_position(self) -> Game:
        """The game once these moves are made."""
        game = trial(self.game)
        for move in self.planned_moves:
            game.apply(move)
        return game

    # -- hints --------------------------------------------------------------------------------

    def follow(self, move: Move) -> None:
        """Have a move in the plan that a hint proposes, where it can still be taken back; a move
        that is there already, or that ends the decision, is made."""
        if isinstance(move, Pass):
            self.pass_turn()
        elif not self._plan_move(move):
            self.confirm()

    def _plan_move(self, move: Move) -> bool:
        """Put a move into the plan; False if that changes nothing."""
        return False

    def plan_again(self, moves: Iterable[Move]) -> None:
        """Begin with a turn that was taken back as the plan, so that it can be changed."""
        for move in moves:
            if not isinstance(move, Pass):
                self._plan_move(move)

    # -- for subclasses -----------------------------------------------------------------------

    def _is_lit(self, offer: ClickOffer) -> bool:
        """Tell why something is dark; True if it is lit."""
        if not offer.lit:
            self._tell(offer.reason, offer.refusal)
        return offer.lit

    def _refuse(self, refusal: Refusal | None) -> bool:
        """Tell a refusal; True if there is none."""
        if refusal is not None:
            self._tell(refusal_text(refusal), refusal.code)
        return refusal is None

    def _refuse_untimely(self, refusal: Refusal) -> None:
        """In the phase itself something else comes first, such as a plant to scrap."""
        if refusal.values["phase"] == self.state.phase:
            self._tell(self.sentence)
        else:
            super()._refuse_untimely(refusal)

    def _play(self, *moves: Move) -> None:
        self.controller.automatic.forget_taken_back(self.game)
        self.controller.play(*moves)
