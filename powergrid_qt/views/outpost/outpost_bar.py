"""Below the table of Outpost: a company board, and the labour market beside it."""

from PySide6.QtWidgets import QAbstractButton, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.labour_market import labour_fields
from powergrid_qt.views.market.panel import MarketPanel
from powergrid_qt.views.outpost.company_panel import CompanyPanel
from powergrid_qt.views.outpost.labour_picture import LabourPicture
from powergrid_qt.views.pieces.piece_button import PieceButton
from powergrid_qt.views.style.controls import Label, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.words.names import workers_text

SHARES = (64, 36)


class OutpostBar(MarketPanel):
    """The board of whoever looks at the screen, or of the player who was clicked. Workers are hired
    in the expansion, where other controls take the place of this bar."""

    HEIGHT = 108
    WIDE = True

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self._looked_at: int | None = None
        self.company, self.labour = CompanyPanel(rows=1), LabourPicture()
        self.company.turned.connect(self.look_at)
        self._title, self._workers = Label("", 0.95, BOLD), SoftLabel()
        words = column(
            row(self._title, self._workers, STRETCH, spacing=8), (self.labour, 1), spacing=2
        )
        self.heading.hide()
        self.around.setContentsMargins(4, 3, 10, 5)
        add(self.body, (row((self.company, SHARES[0]), (words, SHARES[1]), spacing=10), 1))
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Labour market"))
        self.setAccessibleName(self.tr("Company and labour market"))
        self.refresh()

    def look_at(self, row: int | None) -> None:
        """Show the company of this row; the same once more: one's own."""
        self._looked_at = None if row == self._looked_at else row
        self.refresh()

    def take_over(self) -> None:
        game = self.controller.game
        state = game.state
        assert isinstance(state, OutpostState)
        row = self._looked_at
        if row is None:
            row = self.controller.viewer if self.controller.viewer is not None else game.current
        self.company.show_company(game, row or 0)
        self._workers.setText(workers_text(sum(state.labour)))
        self.labour.show_fields(labour_fields(state.rules.edition.labour_prices, state.labour))

    def lay_out(self) -> None:
        """The layout does."""

    def show_pieces(self) -> None:
        """The pictures have taken everything over."""

    def can_click(self, piece: PieceButton) -> bool:
        return False

    def click(self, piece: QAbstractButton) -> None:
        """There is nothing to be bought here."""

    def tip(self, piece: PieceButton) -> str:
        return ""
