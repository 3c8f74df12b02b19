"""The second action of an expansion: cards on the company board, technologies beside it."""

from PySide6.QtCore import Signal

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine.moves import Place
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.outpost.action_part import DONE, GAP, LACKING, OPEN, ActionPart
from powergrid_qt.views.outpost.card_place import RESERVE, CardPlace
from powergrid_qt.views.outpost.company_panel import Technologies, turning_buttons
from powergrid_qt.views.outpost.company_view import CompanyView
from powergrid_qt.views.pieces.tokens import draw_robot
from powergrid_qt.views.turn.buttons import PanelButton


class CompanyPart(ActionPart):
    ROOM_FOR_STATUS = 460
    turned = Signal(int)
    """Somebody wants to see the company so many rows further down."""

    def __init__(self) -> None:
        self.view = CompanyView()
        self.robot = PanelButton()
        self.robot.setText("+1")
        self.robot.show_drawing(draw_robot)
        self.robot.setCheckable(True)
        self.robot.setProperty("low", True)
        self.technologies = Technologies(self.robot)
        turning = turning_buttons(lambda step: self.turned.emit(step))
        self.before, self.after = turning
        super().__init__(2, (self.view, 1), tools=turning, beside=self.technologies)
        self.title.setText(self.tr("Company"))
        self.view.pressed.connect(self._press)
        self.view.lifted.connect(self._lift)
        self.view.dropped.connect(self._drop)
        self.robot.clicked.connect(self._make_robot)

    def renew(self, action: ExpansionAction) -> None:
        self.action = action
        state, board = action.state, action.board
        assert isinstance(state, OutpostState)
        placed, waits = len(action.placed_cards), action.tried.card_waits
        status = self.tr("{n} placed").format(n=placed) if placed else ""
        if waits:
            status = self.tr("a card can be placed")
        sign = LACKING if waits else DONE if placed else OPEN
        self.robot.setVisible(action.tried.has_robots_card)
        offer, told = action.robot_offer, self.tr("A worker makes a robot this round")
        self.robot.describe(self.tr("Make a robot"), offer.reason or told)
        self.robot.set_available(offer.lit)
        self.robot.setChecked(action.plan.robot)
        self.technologies.show_board(state, board)
        self.view.show_board(state, board, action, action.placed_cards)
        self.show_head(status, "", sign)

    def room_beside(self) -> int:
        buttons = sum(button.width() + GAP for button in (self.before, self.after))
        return buttons + self.technologies.width_of_pictures

    @property
    def places(self) -> dict[tuple[str, str | None], CardPlace]:
        """By kind and the card that lies there; of free spaces the first."""
        found: dict[tuple[str, str | None], CardPlace] = {}
        for place in self.view.places:
            if not place.look.space.locked and (place.kind, place.card) != (RESERVE, None):
                found.setdefault((place.kind, place.card), place)
        return found

    def point_at(self, move: Place | None, *, robot: bool) -> None:
        marked = set() if move is None else {(RESERVE, move.card), self.action.space_of(move)}
        for key, place in self.places.items():
            place.show_hinted(key in marked)
        self.robot.show_hinted(robot)

    # -- what is done -------------------------------------------------------------------------

    def _press(self, place: CardPlace) -> None:
        if place.kind != RESERVE:
            self.action.click_space(place.kind, place.card, place.number)
        else:
            self.action.click_reserve(place.card)
        self.tell_answer(place)

    def _lift(self, place: CardPlace) -> None:
        """The spaces where the card could go light up."""
        if place.kind == RESERVE and place.card is not None:
            self.action.pick_up(place.card)

    def _drop(self, place: CardPlace, onto: CardPlace | None) -> None:
        """A card of the reserve goes on a space. One of the board goes back where the plan has laid
        it, or changes places with the card of the reserve on which it is dropped."""
        self.action.put_down()
        if onto is None or onto is place or place.card is None:
            return
        if place.kind == RESERVE and onto.kind != RESERVE:
            self.action.lay(place.card, onto.kind, onto.card, onto.number)
        elif place.kind != RESERVE and onto.kind == RESERVE:
            if place.card in self.action.placed_cards:
                self.action.take_back(place.card)
            elif onto.card is not None:
                self.action.lay(onto.card, place.kind, place.card, place.number)

    def _make_robot(self, robot: bool) -> None:
        self.action.make_robot(robot)
        self.renew(self.action)
        self.tell_answer(self.robot)
