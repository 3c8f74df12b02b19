"""Workers: how many a company has, the labour market, and the action that hires them."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.turn_action import ClickOffer
from powergrid_qt.engine.moves import Hire
from powergrid_qt.models.outpost.company_board import CompanyBoard, LabourField, labour_fields
from powergrid_qt.views.outpost.action_part import DONE, LACKING, OPEN, ActionPart
from powergrid_qt.views.pieces.card_parts import letter, letters_within
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import (
    MISSING,
    ROBOT,
    SEASONAL,
    WORKER,
    draw_hand,
    draw_token,
    draw_worker,
    squares,
)
from powergrid_qt.views.style.controls import Label, answer_at, grown, set_style_property
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, row
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    PartsLabel,
    scale_within,
    scaled_font,
    text_width,
    write,
)
from powergrid_qt.views.style.pictures import draw_box
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import StepButton
from powergrid_qt.words.names import money_text, workers_text

translate = QCoreApplication.translate

Group = tuple[str, bool, str]
"""The kind of worker that is drawn, whether as a ghost, and the figure beside it."""
SCALE = 0.95
LARGEST = 20.0


class Staff(NamedTuple):
    """How many work for a company, in figures behind the pictures of whom they count: permanent
    workers, their places, those for a season, robots."""

    permanent: int
    places: int
    seasonal: int
    robots: int

    @property
    def words(self) -> list[str]:
        parts = [
            translate("Company", "{workers} permanent workers in {places} places").format(
                workers=self.permanent, places=self.places
            ),
            translate("Company", "{workers} seasonal workers").format(workers=self.seasonal),
        ]
        if self.robots:
            parts.append(translate("Company", "{robots} robots").format(robots=self.robots))
        return parts

    @property
    def _groups(self) -> list[Group]:
        groups: list[Group] = [(WORKER, False, f"{self.permanent}/{self.places}")]
        if self.seasonal:
            groups.append((WORKER, True, f"+{self.seasonal}"))
        if self.robots:
            groups.append((ROBOT, False, str(self.robots)))
        return groups

    def width(self, height: float) -> float:
        figures = [_figure_width(text, height) for _, _, text in self._groups]
        return sum(_side(height) + width + 5 for width in figures)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        side, at = _side(area.height()), area.left()
        for kind, ghost, text in self._groups:
            draw_token(painter, QRectF(at, area.center().y() - side / 2, side, side), kind, ghost)
            width = _figure_width(text, area.height())
            figures = QRectF(at + side + 1, area.top(), width, area.height())
            write(painter, figures, text, scale=scale_within(area.height(), SCALE), weight=MEDIUM)
            at = figures.right() + 4


def _side(height: float) -> float:
    return min(height, LARGEST) - 3


def _figure_width(text: str, height: float) -> float:
    return text_width(text, scale_within(height, SCALE), MEDIUM) + 2


# -- the labour market ------------------------------------------------------------------------

PRICE, PRICE_SHARE = 15.0, 0.3
"""The height of the line with the price, and how much of the field's it may have with large
text."""
ROWS = 3
"""The most rows in which workers stand in the field of their price."""
SMALLEST = 9.0
"""The least size of a worker, in pixels: instead of smaller ones there is a figure."""
LEAST_SHARE = 2
"""The least width of a field with few workers, in columns of those with many."""


class LabourPicture(Picture):
    """The labour market: its fields with their prices and workers."""

    asked = Signal()
    """Somebody clicks the market who wants workers of it."""

    def __init__(self) -> None:
        super().__init__(tells=True)
        self.setAccessibleName(self.tr("Labour market"))
        self.setMinimumSize(0, 34)
        self.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # and so it gets the release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit()

    def show_fields(self, fields: Sequence[LabourField], less: int = 0) -> None:
        """Show the market; `less`: the player pays so much less for each worker."""
        self.show_drawing(_draw_fields, fields)
        told = [
            self.tr("{price}: {workers}").format(
                price=money_text(field.price), workers=workers_text(field.workers)
            )
            for field in fields
            if field.workers
        ]
        if less:
            words = self.tr("You pay {less} less for each")
            told.append(words.format(less=money_text(less)))
        self.setAccessibleDescription("; ".join(told))
        self.setToolTip("\n".join(told))


def _draw_fields(painter: QPainter, box: QRectF, fields: Sequence[LabourField]) -> None:
    columns = [max(LEAST_SHARE, -(-field.workers // ROWS)) for field in fields]
    step, price = box.width() / sum(columns), grown(PRICE, PRICE_SHARE * box.height())
    side = min(step - 2, (box.height() - price - 4) / ROWS)
    left = box.left()
    for field, width in zip(fields, columns, strict=True):
        area = QRectF(left, box.top(), step * width - 2, box.height())
        _draw_field(painter, area, field, side, price)
        left += step * width


def _draw_field(
    painter: QPainter, area: QRectF, field: LabourField, side: float, price: float
) -> None:
    look = theme()
    rim = look.color("lit" if field.hired else "panel_line")
    ground = look.color("lit", 0.14) if field.hired else look.color("panel")
    draw_box(painter, area.adjusted(0.5, 0.5, -0.5, -0.5), 4, ground, rim, 1.4)
    ink = look.color("text" if field.workers else "text_soft")
    head = QRectF(area.left(), area.top() + 2, area.width(), price)
    size = letters_within(str(field.price), price, area.width() - 2)
    letter(painter, head, str(field.price), size, color=ink)
    body = area.adjusted(2, price + 2, -2, -2)
    if side < SMALLEST:
        letter(painter, body, str(field.workers or "–"), size, color=ink)
        return
    across = -(-field.workers // ROWS)
    start = body.center().x() - side * across / 2
    for number in range(field.workers):
        column, line = divmod(number, ROWS)
        at = QRectF(start + column * side, body.top() + line * side, side, side)
        if number < field.hired:
            draw_box(painter, at, 2, look.color("lit", 0.5))
        draw_worker(painter, at.adjusted(0.5, 0.5, -0.5, -0.5))


# -- hiring -----------------------------------------------------------------------------------

STAFF = 18
"""The height of the row of workers, in pixels."""


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
    """The third action of an expansion: seasonal workers beside those who live here."""

    LEAST = 216

    def __init__(self) -> None:
        self.labour, self._staff = LabourPicture(), Picture()
        self._staff.setMinimumSize(0, STAFF)
        self._staff.setMaximumSize(QWIDGETSIZE_MAX, STAFF)
        self.words = PartsLabel(scaled_font(0.88))
        self.amount = Label("", 0.95, BOLD)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.amount.setWordWrap(True)
        self.less, self.more = StepButton("minus"), StepButton("plus")
        self._stepper = row(self.less, (self.amount, 1), self.more, spacing=4)
        super().__init__(3, (self.labour, 1), self._staff, self.words, self._stepper)
        self.title.setText(self.tr("Hiring"))
        self.amount.setToolTip(self.tr("Seasonal workers: they leave after this round"))
        self.labour.asked.connect(self._ask)
        self.less.clicked.connect(lambda: self._hire(self.less, -1))
        self.more.clicked.connect(lambda: self._hire(self.more, 1))

    def _hire(self, button: StepButton, more: int) -> None:
        self.action.hire(self.action.tried.seasonal + more)
        answer_at(button, self.action.answer)

    def _ask(self) -> None:
        self.action.click_workers()
        answer_at(self.labour, self.action.answer)

    def renew(self, action: ExpansionAction) -> None:
        self.action = action
        board, count = action.board, action.tried.seasonal
        price = money_text(action.tried.hire_price)
        state = LACKING if board.short else DONE if count or action.tried.moving_in else OPEN
        self.show_head("", price if count else "", state)
        market = action.tried.market
        self.labour.show_fields(labour_fields(market.prices, market.labour, count), market.less)
        self._staff.show_drawing(draw_staff, staff(board))
        tip = self.tr("Permanent workers: they fill your shelters for nothing")
        self.words.set_parts(self._parts(action, board), tip)
        set_style_property(self.words, "kind", "warning" if board.short else "soft")
        self.amount.setText(self.tr("{count} seasonal: {price}").format(count=count, price=price))
        less, more = self.tr("One seasonal worker less"), self.tr("One seasonal worker more")
        next_price = action.tried.next_price
        priced = more if next_price is None else f"{more}: {money_text(next_price)}"
        self._offer(self.less, less, less, action.hire_offer(count - 1))
        self._offer(self.more, more, priced, action.hire_offer(count + 1))
        self.fit()

    def fit(self) -> None:
        """Fit the parts in; where large text needs room, the words alone say who works here."""
        super().fit()
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
