"""The plan on a sheet of yellow paper beside the table: what it would cost, leave and light."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.plan.evaluation import Evaluation
from powergrid_qt.engine.events import PlantScrapped
from powergrid_qt.views.plan.plan_line import PlanLine
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Label,
    Panel,
    SoftLabel,
    announce,
    base_size,
    set_look,
)
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.scroll_column import ScrollColumn
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import card_name, card_number, money_text, tokens_text, workers_text

NARROWEST, WIDEST = 280, 348
SHARE, MOST = 0.24, 0.34
"""Of the window's width; the most is for large text."""
USUAL_TEXT = 9.0
"""The size of text, in points, that the widths are meant for."""


class PlanSheet(Translated, Panel):
    closed = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._controller, self._paper = controller, controller.paper
        self.setProperty("kind", "note")
        self.title, self.subtitle = Label("", 1.15, BOLD), Label("", 0.88, kind="paper")
        self.clear_button = Button()
        self.clear_button.set_kind("news")
        self.clear_button.clicked.connect(self._paper.clear)
        self.close_button = IconButton("close")
        self.close_button.clicked.connect(self.closed)
        self.lines: list[PlanLine] = []
        self._made: list[PlanLine] = []
        self._told = ""
        self._list = ScrollColumn(right=0)
        self.left = Label("", 1.05, BOLD, wrap=True)
        self.lit, self.income = Label("", 1.05, BOLD, wrap=True), Label("", 1.05, BOLD)
        self.gone = SoftLabel(wrap=True)
        self.hired, self.limit = SoftLabel(wrap=True), SoftLabel(wrap=True)
        self.earned = SoftLabel(wrap=True)
        self.problem = SoftLabel(wrap=True)
        self.problem.set_warning(True)
        self.help = Label("", 0.9, kind="paper", wrap=True)
        self._sums = QWidget()
        rule = QFrame()
        rule.setObjectName("fold")
        column(
            *(rule, self.left, row((self.lit, 1), self.income)),
            *(self.gone, self.earned, self.hired, self.limit),
            into=self._sums,
            spacing=4,
        )
        # Sums stand right below what they are of; only where that is a lot, all of it scrolls.
        self._lines = column(spacing=SPACE)
        add(self._list.column, self._lines, self._sums, self.problem, self.help, STRETCH)
        head = row(self.title, STRETCH, self.clear_button, self.close_button, spacing=2)
        add(self.body, head, self.subtitle, (self._list, 1))
        self.around.setContentsMargins(SPACE + 4, SPACE, SPACE, SPACE + 4)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)
        self.retranslate()

    def fit_window(self, width: int) -> None:
        larger = max(1.0, base_size() / USUAL_TEXT)
        usual = max(NARROWEST, min(WIDEST, width * SHARE))
        self.setFixedWidth(round(min(usual * larger, width * MOST)))

    # -- what is written on it --------------------------------------------------------------------

    def refresh(self) -> None:
        if self.isHidden():
            return
        planner = self._paper.planner
        found = None if planner is None else self._paper.evaluation
        self._show_lines(found)
        self._sums.setVisible(found is not None and bool(found.lines))
        self.clear_button.setVisible(not self._sums.isHidden())
        self.problem.setText(self._paper.problem)
        self.problem.setVisible(bool(self._paper.problem))
        self.help.setText(self._help(found))
        if found is not None and found.lines:
            self._show_sums(found)

    def _show_lines(self, found: Evaluation | None) -> None:
        """Lines that stay keep their widget, so that the focus does not jump."""
        told = found.lines if found is not None else ()
        self.lines = kept(self._made, len(told), self._new_line)
        for line, one in zip(self.lines, told, strict=True):
            line.show_line(one)
            line.show()
        for line in self._made[len(told) :]:
            line.hide()

    def _new_line(self) -> PlanLine:
        line = PlanLine(self._paper)
        self._lines.addWidget(line)
        return line

    def _show_sums(self, found: Evaluation) -> None:
        outlook = found.outlook
        self.left.setText(
            self.tr("{money} → {left} left").format(
                money=found.money, left=money_text(outlook.money)
            )
        )
        self.lit.setText(
            self.tr("{lit} of {cities} lit").format(lit=outlook.powered, cities=outlook.cities)
        )
        set_look(self.lit, "kind", "" if outlook.powered == outlook.cities else "warning")
        self.income.setText(f"+{money_text(outlook.income)}")
        self.gone.setText(" ".join(self._gone(event) for event in found.scrapped))
        self.gone.setVisible(bool(found.scrapped))
        if found.earned is not None:
            earned = money_text(found.earned)
            text = self.tr("For the next round, with the {income} that this one still pays.")
            self.earned.setText(text.format(income=earned))
        self.earned.setVisible(found.earned is not None)
        hired = found.hired
        if hired is not None and hired.seasonal:
            text = self.tr("with {workers} for a season, {price}")
            text = text.format(workers=workers_text(hired.seasonal), price=money_text(hired.price))
            self.hired.setText(text)
        self.hired.setVisible(hired is not None and hired.seasonal > 0)
        if found.limit is not None:
            bid = money_text(found.limit)
            self.limit.setText(self.tr("It holds up to a bid of {bid}.").format(bid=bid))
        self.limit.setVisible(found.limit is not None)
        told = f"{self.left.text()}, {self.lit.text()}"
        if told != self._told:  # those who do not see it hear what the plan comes to
            self._told = told
            announce(self, told)

    def _gone(self, event: PlantScrapped) -> str:
        card = card_number(event.plant) or card_name(event.plant)
        if not event.dropped:
            return self.tr("{card} goes, no fuel lost.").format(card=card)
        tokens = tokens_text(event.dropped)
        return self.tr("{card} goes, with {tokens}.").format(card=card, tokens=tokens)

    def _help(self, found: Evaluation | None) -> str:
        if found is None and self._controller.shared_screen:
            return self.tr("Everybody plans for themselves, in their own turn.")
        if found is None:
            return self.tr("There is nothing to plan now.")
        if not found.lines:
            return self.tr(
                "Click cards, tokens and cities to plan with them, also while others think. In "
                "your own turn, what belongs to it is your move."
            )
        return self.tr("It becomes your turn's plan when its phase comes.")

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Plan"))
        self.title.setText(self.tr("Plan"))
        self.subtitle.setText(self.tr("on paper, not a move"))
        self.clear_button.setText(self.tr("Clear"))
        self.close_button.name(self.tr("Close the plan (F2)"))
        self.refresh()
