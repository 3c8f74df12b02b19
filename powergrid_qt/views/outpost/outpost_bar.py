"""Below the table of Outpost: a company board, and the labour market beside it."""

from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import labour_fields, shown_company
from powergrid_qt.views.market.panel import MarketPanel
from powergrid_qt.views.outpost.card_place import CardPlace
from powergrid_qt.views.outpost.company_panel import CompanyPanel
from powergrid_qt.views.outpost.labour import LabourPicture
from powergrid_qt.views.style.controls import Label, SoftLabel, answer_at
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.words.names import workers_text

SHARES = (64, 36)


def _cards(state: OutpostState, seat: int) -> set[str]:
    """On the spaces of a company board."""
    company = state.players[seat].company
    return {*company.plants, *company.shelters}


class OutpostBar(MarketPanel):
    """The board of the player at the screen, or of the one who is pointed at. Workers are
    hired in the expansion, where other controls take the place of this bar."""

    HEIGHT = 108
    WIDE = True

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.setAccessibleName(self.tr("Company and labour market"))
        self._game: Game | None = None
        self._pinned: int | None = None
        self._glanced_at: int | None = None
        """Whose company was asked for, and over whose card the pointer is."""
        self.company, self.labour = CompanyPanel(rows=1), LabourPicture()
        self.company.turned.connect(self.look_at)
        self.company.view.pressed.connect(self._click_company)
        self.labour.asked.connect(self._click_workers)
        self.company.closed.connect(self._look_back)
        title, self._workers = Label(self.tr("Labour market"), 0.95, BOLD), SoftLabel()
        head = row(title, self._workers, STRETCH, spacing=8)
        words = column(head, (self.labour, 1), spacing=2)
        self.heading.hide()
        self.around.setContentsMargins(4, 3, 10, 5)
        add(self.body, (row((self.company, SHARES[0]), (words, SHARES[1]), spacing=10), 1))

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        if not lasting:
            self._glanced_at = row
        else:
            self._pinned = None if row == self._pinned else row
        self.refresh()

    def _look_back(self) -> None:
        self._pinned = self._glanced_at = None
        self.refresh()

    def refresh(self) -> None:
        if self.isHidden():  # the game is of another family, which has no companies
            return
        game = self.controller.game
        state = game.state
        assert isinstance(state, OutpostState)
        if game is not self._game:  # another one, with other companies
            self._game, self._pinned, self._glanced_at = game, None, None
        row = self._pinned if self._glanced_at is None else self._glanced_at
        self._show_company(game, self._usual_row if row is None else row)
        self._workers.setText(workers_text(sum(state.labour)))
        self.labour.show_fields(labour_fields(state.rules.edition.labour_prices, state.labour))

    @property
    def _usual_row(self) -> int:
        viewer = self.controller.viewer
        return (self.controller.game.current if viewer is None else viewer) or 0

    def _show_company(self, game: Game, row: int) -> None:
        """As it is; one's own with the card that is bid for, the plants that are chosen to run, or
        all that is planned on paper."""
        state, action, paper = game.state, self.action, self.controller.paper
        assert isinstance(state, OutpostState)
        board, new = None, set[str]()
        if paper.active and paper.seat == row and paper.plan.items:
            after = paper.evaluation.rounds[0].after.state
            assert isinstance(after, OutpostState)
            board, new = shown_company(after, row), _cards(after, row) - _cards(state, row)
        elif isinstance(action, BidAction) and action.seat == row and action.selected_card:
            card = str(action.selected_card)
            board, new = shown_company(state, row, bought=card), {card}
        elif isinstance(action, RunCardsAction) and action.seat == row:
            board = shown_company(state, row, running=action.running)
        self.company.show_company(game, row, board, new, closes=row != self._usual_row)

    def _click_company(self, place: CardPlace) -> None:
        self.action.click_company(place.card)
        self._answer(place)

    def _click_workers(self) -> None:
        self.action.click_workers()
        self._answer(self.labour)

    def _answer(self, clicked: QWidget) -> None:
        if self.action.answer:
            answer_at(clicked, self.action.answer)
