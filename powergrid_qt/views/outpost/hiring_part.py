"""The third action of an expansion: the labour market, who works here, and seasonal workers."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.turn_action import ClickOffer
from powergrid_qt.engine.moves import Hire
from powergrid_qt.models.outpost.company_board import CompanyBoard, labour_fields
from powergrid_qt.views.outpost.labour_picture import LabourPicture
from powergrid_qt.views.outpost.part import DONE, LACKING, OPEN, ActionPart
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import (
    MISSING,
    ROBOT,
    SEASONAL,
    WORKER,
    draw_hand,
    squares,
)
from powergrid_qt.views.style.answer import answer_at
from powergrid_qt.views.style.controls import Label, set_look
from powergrid_qt.views.style.elided import PartsLabel
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.turn.buttons import StepButton
from powergrid_qt.words.names import money_text

STAFF = 18
"""The height of the row of workers."""


def draw_staff(painter: QPainter, box: QRectF, hands: Sequence[str]) -> None:
    for hand, place in zip(hands, squares(box, len(hands), box.height()), strict=True):
        draw_hand(painter, place, hand, on_card=False)


def staff(board: CompanyBoard) -> tuple[str, ...]:
    counts = {
        WORKER: board.permanent,
        ROBOT: board.robots,
        SEASONAL: board.seasonal,
        MISSING: board.short,
    }
    return tuple(hand for hand, count in counts.items() for _ in range(count))


class HiringPart(ActionPart):
    LEAST = 216
    action: ExpansionAction

    def __init__(self) -> None:
        self.labour, self._staff = LabourPicture(), Picture()
        self._staff.setMinimumSize(0, STAFF)
        self._staff.setMaximumSize(16777215, STAFF)
        self.words = PartsLabel(scaled_font(0.88))
        self.amount = Label("", 0.95, BOLD)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.amount.setWordWrap(True)
        self.less, self.more = StepButton("minus"), StepButton("plus")
        self._stepper = row(self.less, (self.amount, 1), self.more, spacing=4)
        super().__init__(3, (self.labour, 1), self._staff, self.words, self._stepper)
        self.labour.asked.connect(self._ask)
        self.less.clicked.connect(lambda: self._hire(self.less, -1))
        self.more.clicked.connect(lambda: self._hire(self.more, 1))

    def _hire(self, button: StepButton, more: int) -> None:
        self.action.hire(self.action.tried.seasonal + more)
        if self.action.answer:
            answer_at(button, self.action.answer)

    def _ask(self) -> None:
        self.action.click_workers()
        answer_at(self.labour, self.action.answer)

    def renew(self, action: ExpansionAction) -> None:
        self.action = action
        board, count = action.board, action.tried.seasonal
        price = money_text(action.tried.hire_price)
        state = LACKING if board.short else DONE if count or action.tried.moving_in else OPEN
        self.show_head(self.tr("Hiring"), "", price if count else "", state)
        market = action.tried.market
        self.labour.show_fields(labour_fields(market.prices, market.labour, count), market.less)
        self._staff.show_drawing(draw_staff, staff(board))
        tip = self.tr("Permanent workers: they fill your shelters for nothing")
        self.words.set_parts(self._parts(action, board), tip)
        set_look(self.words, "kind", "warning" if board.short else "soft")
        self.amount.setText(self.tr("{count} seasonal: {price}").format(count=count, price=price))
        self.amount.setToolTip(self.tr("Seasonal workers: they leave after this round"))
        less, more = self.tr("One seasonal worker less"), self.tr("One seasonal worker more")
        next_price = action.tried.next_price
        priced = more if next_price is None else f"{more}: {money_text(next_price)}"
        self._offer(self.less, less, less, action.hire_offer(count - 1))
        self._offer(self.more, more, priced, action.hire_offer(count + 1))
        self._fit_staff()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_staff()

    def _fit_staff(self) -> None:
        """Where large text needs the room, the words alone say who works here."""
        layout = self.layout()
        assert layout is not None
        for one in (self._stepper, layout):
            one.invalidate()  # new words tell of their height too late
        needed = layout.minimumHeightForWidth(self.width())
        if self._staff.isHidden():
            needed += STAFF + layout.spacing()
        self._staff.setVisible(needed <= self.height())

    @staticmethod
    def _offer(button: StepButton, name: str, tip: str, offer: ClickOffer) -> None:
        button.set_available(offer.lit)
        button.describe(name, "\n".join(filter(None, (tip, offer.reason))))

    def _parts(self, action: ExpansionAction, board: CompanyBoard) -> list[str]:
        """Who is missing comes first; how many work for a season stands between the buttons."""
        parts = [self.tr("{n} short").format(n=board.short)] if board.short else []
        parts.append(self.tr("{n} live here").format(n=board.permanent))
        moving = action.tried.moving_in
        if moving:
            words = self.tr("{n} move in") if moving > 0 else self.tr("{n} must leave")
            parts.append(words.format(n=abs(moving)))
        if board.robots:
            parts.append(self.tr("robots: {n}").format(n=board.robots))
        return parts

    def point_at(self, hire: Hire | None) -> None:
        hired = self.action.tried.seasonal if hire is None else hire.seasonal
        self.less.show_hinted(hired < self.action.tried.seasonal)
        self.more.show_hinted(hired > self.action.tried.seasonal)
