"""What the player on move is doing: the object between clicks and moves.

For each kind of decision there is one `TurnAction` (`actions.py` finds it). Views
ask it what to light up and why the rest is dark, send it clicks on cities, cards, tokens and
regions. It holds the plan of the turn and hands the finished moves to the controller; the rules
decide about everything. What the decision itself has no use for goes on to what lies `below` it.
Every click is answered: what nobody has a use for is refused here, with the reason.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.engine import Board, Game, Move, Refusal, State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Pass
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.state import AUCTION, RESOURCES, SETUP
from powergrid_qt.engine.what_if import trial
from powergrid_qt.models.plans import PricedWay
from powergrid_qt.words.refusals import refusal_text

Turn = tuple[Move, ...]
"""Moves that somebody makes one after the other."""


@dataclass(frozen=True, slots=True)
class ClickOffer:
    """Whether something can be clicked now; the reason for the tooltip if it cannot."""

    lit: bool
    reason: str = ""
    refusal: str = ""
    """The code of the refusal behind the reason, where a rule is."""


NOT_NOW = ClickOffer(False)
"""Nothing can be clicked; why not is told only when somebody clicks."""
LIT = ClickOffer(True)


def offer_for(refusal: Refusal | None, board: Board | None = None) -> ClickOffer:
    """Lit, or dark with the reason; `board`: that of the game, where fuels are spoken of."""
    if refusal is None:
        return LIT
    return ClickOffer(False, refusal_text(refusal, board), refusal.code)


class TurnAction(QObject):
    """What can be done in a decision. The base offers nothing of its own: it is what others see
    while a computer player or nobody is on move. `updated`: the plan has changed."""

    updated = Signal()

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__()
        self.controller = controller
        self.below: TurnAction | None = None
        """What has a use for all that this decision has none for: the sheet of paper."""
        self.problem = ""
        """Why the last click did nothing; empty after the next one that did."""
        self.refusal = ""
        """The code of the refusal behind the problem, where a rule is."""

    @property
    def game(self) -> Game:
        return self.controller.game

    @property
    def state(self) -> State:
        return self.controller.game.state

    @property
    def seat(self) -> int:
        seat = self.controller.actor
        assert seat is not None
        return seat

    # -- what can be clicked ------------------------------------------------------------------

    def city_offer(self, city: str) -> ClickOffer:
        return NOT_NOW if self.below is None else self.below.city_offer(city)

    def card_offer(self, card: CardId) -> ClickOffer:
        return NOT_NOW if self.below is None else self.below.card_offer(card)

    def fuel_limit(self, fuel: str) -> int:
        """The most tokens of a kind that could be in the cart."""
        return 0 if self.below is None else self.below.fuel_limit(fuel)

    def way_to(self, city: str) -> PricedWay | None:
        """The way to a city under the pointer; None where nothing can be built."""
        return None if self.below is None else self.below.way_to(city)

    # -- what is planned ----------------------------------------------------------------------

    @property
    def planned_by(self) -> int | None:
        """The seat whose plan is shown."""
        return self.controller.actor if self.below is None else self.below.planned_by

    @property
    def planned_cities(self) -> tuple[str, ...]:
        return () if self.below is None else self.below.planned_cities

    @property
    def for_trust(self) -> bool:
        """Whether what is planned will be the Trust's."""
        return False

    @property
    def planned_houses(self) -> tuple[str, ...]:
        """The cities that get a house."""
        return self.planned_cities

    @property
    def planned_buildings(self) -> dict[str, str]:
        """Outpost: the kind of building that a city gets."""
        return {} if self.below is None else self.below.planned_buildings

    @property
    def cart(self) -> dict[str, int]:
        return {} if self.below is None else self.below.cart

    @property
    def selected_card(self) -> CardId | None:
        """The card that is chosen but not yet put up for auction, or is on the block."""
        return None if self.below is None else self.below.selected_card

    # -- clicks -------------------------------------------------------------------------------

    @property
    def active(self) -> bool:
        """Whether the action takes clicks that the one above it has no use for."""
        return True

    def _leave_or_refuse(self, refusal: Refusal) -> "TurnAction | None":
        """What takes a click that this decision has no use for; None if nothing does: then it is
        refused. Of the click before nothing is told any more."""
        if self.below is None or not self.below.active:
            self._refuse_untimely(refusal)
            return None
        self.problem = self.refusal = ""
        return self.below

    @property
    def answer(self) -> str:
        """Why the last click did nothing, wherever it went; empty if it did something."""
        return self.problem or ("" if self.below is None else self.below.problem)

    def click_city(self, city: str) -> None:
        below = self._leave_or_refuse(refuse("city_not_now", phase=self.state.rules.building_phase))
        if below is not None:
            below.click_city(city)

    def click_card(self, card: CardId) -> None:
        below = self._leave_or_refuse(refuse("card_not_now", phase=AUCTION))
        if below is not None:
            below.click_card(card)

    def click_fuel(self, fuel: str, amount: int) -> None:
        """The token `amount` from the cheapest one of its kind was clicked."""
        below = self._leave_or_refuse(refuse("fuel_not_now", phase=RESOURCES))
        if below is not None:
            below.click_fuel(fuel, amount)

    def click_region(self, region: str) -> None:
        self._refuse_untimely(refuse("region_not_now", phase=SETUP))

    def click_company(self, card: str | None) -> None:
        """Outpost: a place of a company board that is only looked at, with the card on it."""
        self._refuse_untimely(refuse("company_not_now", phase=self.state.rules.building_phase))

    def click_workers(self) -> None:
        """Outpost: the labour market was clicked."""
        self._refuse_untimely(refuse("workers_not_now", phase=self.state.rules.building_phase))

    def _refuse_untimely(self, refusal: Refusal) -> None:
        """Say why: nobody at the screen decides, or this (`refusal`) belongs to another phase."""
        refusal = self.controller.why_nobody_decides or refusal
        self._tell(refusal_text(refusal), refusal.code)

    def _tell(self, problem: str, refusal: str = "") -> None:
        if self.below is not None:
            self.below.problem = self.below.refusal = ""
        self.problem, self.refusal = problem, refusal
        self.updated.emit()


class PlayerAction(TurnAction):
    """A decision of the human on move, as the turn panel shows it."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self.notice = ""
        """What has just become of something set or planned; empty if there is nothing."""
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
        """A sentence that says what to do now."""
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

    @property
    def main_moves(self) -> tuple[Move, ...]:
        """The moves that it makes, while it is lit."""
        raise NotImplementedError

    def main(self) -> None:
        """Do what Enter does: make the planned moves."""
        self._play(*self.main_moves)

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

    @property
    def pass_moves(self) -> tuple[Move, ...]:
        """The moves that passing makes, while it is possible."""
        return ()

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
        return trial(self.game).after(*self.planned_moves)

    # -- hints --------------------------------------------------------------------------------

    def follow(self, moves: Sequence[Move], limit: int | None = None) -> None:
        """Have the turn that a hint proposes as the plan, where it can still be changed; what is
        the plan already, or only ends the decision, is done. `limit`: how high to bid."""
        if isinstance(moves[0], Pass):
            self.pass_turn()
        elif not self._plan_move(moves[0]):
            self.confirm()

    @property
    def as_set(self) -> object:
        """What is planned and set so far, to tell whether it is still the same."""
        return self.main_moves if self.main_offer.lit else ()

    def left_of_hint(self, moves: Turn, limit: int | None) -> Turn | None:
        """What the plan lacks of a turn that a hint proposes, nothing once all of it is there; None
        if it holds anything else. `limit`: how high to bid."""
        if not self.main_offer.lit:
            return moves
        return () if self.main_moves == moves else None

    @property
    def dearest_moves(self) -> tuple[Move, ...]:
        """What the main button may come to at worst; nothing while it is not lit."""
        return self.main_moves if self.main_offer.lit else ()

    def _plan_move(self, move: Move) -> bool:
        """Put a move into the plan; False if that changes nothing."""
        return False

    def plan_again(self, moves: Iterable[Move]) -> None:
        """Begin with a turn that was taken back as the plan, so that it can be changed."""
        for move in moves:
            if not isinstance(move, Pass):
                self._plan_move(move)

    def say(self, words: str) -> None:
        """Tell what somebody who looks on has to say before anything is done."""
        self._tell(words)

    # -- for subclasses -----------------------------------------------------------------------

    def _is_lit(self, offer: ClickOffer) -> bool:
        """Tell why something is dark; True if it is lit."""
        if not offer.lit:
            self._tell(offer.reason, offer.refusal)
        return offer.lit

    def _refuse(self, refusal: Refusal | None) -> bool:
        """Tell a refusal; True if there is none."""
        if refusal is not None:
            self._tell(refusal_text(refusal, self.state.rules.board), refusal.code)
        return refusal is None

    def _refuse_untimely(self, refusal: Refusal) -> None:
        """Say why not; in the phase itself something else comes first, such as a plant to scrap."""
        if refusal.values["phase"] == self.state.phase:
            self._tell(self.sentence)
        else:
            super()._refuse_untimely(refusal)

    def _play(self, *moves: Move) -> None:
        self.controller.automatic.forget_taken_back(self.game)
        self.controller.play(*moves)
