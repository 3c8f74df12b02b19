"""Outpost's turns: the expansion with its three actions beside each other, and running plants."""

from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Build, Hire, Place, RunCards
from powergrid_qt.views.outpost.card_place import CardPlace
from powergrid_qt.views.outpost.company_panel import CompanyPanel, companies
from powergrid_qt.views.outpost.company_part import CompanyPart
from powergrid_qt.views.outpost.labour import HiringPart
from powergrid_qt.views.outpost.network_part import NetworkPart
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.choosing_controls import RunningControls
from powergrid_qt.views.turn.controls import ActionControls

SHARES = (22, 54, 24)
"""Of the width, for network, company and hiring."""


class ExpansionControls(ActionControls[ExpansionAction]):
    """In the order of the rule; what is planned in one changes what the others show."""

    takes_market = True

    def __init__(self) -> None:
        super().__init__()
        self.network, self.company, self.hiring = NetworkPart(), CompanyPart(), HiringPart()
        self.other = CompanyPanel(rows=2)
        """Somebody else's board, in the place of one's own while it is looked at."""
        self.other.turned.connect(self.look_at)
        self.other.view.pressed.connect(self._click_other)
        self.other.closed.connect(self._look_back)
        self.company.turned.connect(self._turn_from_own)
        both = row((self.company, 1), (self.other, 1), spacing=0)
        network, company, hiring = SHARES
        parts = ((self.network, network), (both, company), (self.hiring, hiring))
        row(*parts, into=self, spacing=6)
        self.other.hide()
        self._pinned: int | None = None
        self._glanced_at: int | None = None
        """Whose company was asked for, and over whose card the pointer is."""

    def show_action(self, action: ExpansionAction) -> None:
        super().show_action(action)
        self._pinned = None

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """The company of this row of the players; one's own, or the same once more: back to the
        plan."""
        if not lasting:
            self._glanced_at = row
        else:
            self._pinned = None if row == self._pinned else row
        self._show_company()

    def _click_other(self, place: CardPlace) -> None:
        self.action.click_company(place.card)
        self.tell_answer(place)

    def _turn_from_own(self, step: int) -> None:
        self.look_at((self.action.seat + step) % companies(self.action.game))

    def _look_back(self) -> None:
        self._pinned = self._glanced_at = None
        self._show_company()

    def _show_company(self) -> None:
        row = self._pinned if self._glanced_at is None else self._glanced_at
        other = row is not None and row != self.action.seat
        if row is not None and other:
            self.other.show_company(self.action.game, row, closes=True)
        self.company.setVisible(not other)
        self.other.setVisible(other)

    def renew(self) -> None:
        self._show_company()
        for part in (self.network, self.company, self.hiring):
            part.renew(self.action)

    def point_at(self, move: Move | None) -> None:
        hire = move if isinstance(move, Hire) else None
        robot = hire is not None and hire.robot != self.action.plan.robot
        self.network.point_at(move if isinstance(move, Build) else None)
        self.company.point_at(move if isinstance(move, Place) else None, robot=robot)
        self.hiring.point_at(hire)


class WorkerControls(RunningControls[RunCardsAction]):
    """Running the plants of a company board with workers."""

    def words_left(self) -> str:
        return self.tr("{used} of {workers} workers").format(
            used=self.action.workers_used, workers=self.action.workers
        )

    def running(self, move: Move | None) -> tuple[str, ...]:
        return move.cards if isinstance(move, RunCards) else ()
