"""The plan on a sheet of yellow paper beside the table: what it would cost, leave and light."""

from itertools import zip_longest

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.plan.evaluation import Evaluation, PlannedRound
from powergrid_qt.views.plan.plan_stage import PlanLine, PlanStage
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Label,
    Panel,
    SoftLabel,
    announce,
    base_size,
)
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import card_name, piece_name

NARROWEST, WIDEST = 280, 348
SHARE, MOST = 0.24, 0.34
"""The share of the window's width: usually, and at most for large text."""
USUAL_TEXT = 9.0
"""The size of text, in points, that the widths are meant for."""


ROUNDS = 2
"""That can be planned at once: what is left of this one, and the next."""
TOP = 3


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class PlanSheet(Panel):
    closed = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._controller, self._paper = controller, controller.paper
        self.setProperty("kind", "note")
        self.setAccessibleName(self.tr("Plan"))
        title = Label(self.tr("Plan"), 1.15, BOLD)
        subtitle = Label(self.tr("on paper, not a move"), 0.88, kind="paper")
        self.clear_button = Button(self.tr("Clear"))
        self.clear_button.set_kind("news")
        self.clear_button.clicked.connect(self._paper.clear)
        self.close_button = IconButton("close", name=self.tr("Close the plan (F2)"))
        self.close_button.clicked.connect(self.closed)
        self.pieces = Segmented()
        self.pieces.setAccessibleName(self.tr("What a click on a city plans"))
        self.pieces.chosen.connect(self._paper.choose_piece)
        self.sites: list[Button] = []
        self._made_sites: list[Button] = []
        self._sites = column(spacing=2)
        self.extra_button = Button()
        self.extra_button.set_kind("news")
        self.extra_button.clicked.connect(self._add_extra)
        self.stages = [PlanStage(self._paper) for _ in range(ROUNDS)]
        self._told = ""
        self._list = ScrollColumn(right=0)
        self.problem = SoftLabel(wrap=True)
        self.problem.set_warning(True)
        self.help = Label("", 0.9, kind="paper", wrap=True)
        # Sums stand right below what they are of; only where that is a lot, all of it scrolls.
        add(self._list.column, *self.stages, self.problem, self.help, STRETCH)
        head = row(title, STRETCH, self.clear_button, self.close_button, spacing=2)
        above = (head, subtitle, self.pieces, self._sites, self.extra_button)
        add(self.body, *above, (self._list, 1))
        self.around.setContentsMargins(SPACE + 4, SPACE, SPACE, SPACE + 4)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)

    def fit_window(self, width: int) -> None:
        larger = max(1.0, base_size() / USUAL_TEXT)
        usual = max(NARROWEST, min(WIDEST, width * SHARE))
        self.setFixedWidth(round(min(usual * larger, width * MOST)))

    # -- what is written on it --------------------------------------------------------------------

    def refresh(self) -> None:
        if self.isHidden():
            return
        found = None if self._paper.planner is None else self._paper.evaluation
        self._show_pieces(found)
        self._show_stages(found)
        self.clear_button.setVisible(found is not None and bool(self._paper.plan.items))
        self.problem.setText(self._paper.problem)
        self.problem.setVisible(bool(self._paper.problem))
        self.help.setText(self._help(found))

    @property
    def lines(self) -> list[PlanLine]:
        return [line for stage in self.stages if not stage.isHidden() for line in stage.lines]

    def _show_stages(self, found: Evaluation | None) -> None:
        """Show the rounds in which something is planned; workers may be hired anyway."""
        planned = [] if found is None else [one for one in found.rounds if self._is_planned(one)]
        for widget, stage in zip_longest(self.stages, planned):
            widget.setVisible(stage is not None)
            if stage is not None and found is not None:
                limit = found.limit if stage is found.rounds[-1] else None
                widget.show_round(stage, limit, alone=len(planned) == 1)
        told = "; ".join(widget.told for widget in self.stages[: len(planned)])
        if told != self._told:  # those who do not see it hear what the plan comes to
            self._told = told
            announce(self, told)

    def _is_planned(self, stage: PlannedRound) -> bool:
        return any(line.item in self._paper.plan.items for line in stage.lines)

    # -- what a click on a city plans ------------------------------------------------------------

    def _show_pieces(self, found: Evaluation | None) -> None:
        """Show the choice of a piece, where there is more than one kind."""
        pieces = [] if found is None else [piece for piece in self._paper.pieces if piece]
        self.pieces.setVisible(bool(pieces))
        self.pieces.set_choices(
            Segment(piece, _capital(piece_name(piece)), self.tr("What a click on a city plans"))
            for piece in pieces
        )
        cards = self._paper.sites if pieces else []
        self.sites = kept(self._made_sites, len(cards), self._new_site)
        for button, card in zip(self.sites, cards, strict=True):
            button.setProperty("card", card)
            name = piece_name(self._paper.piece or "")
            button.setText(
                self.tr("{piece} on {card}").format(piece=_capital(name), card=card_name(card))
            )
        for button in self._made_sites:
            button.setVisible(button in self.sites)
        extra = self._paper.extra if found is not None else None
        self.extra_button.setVisible(extra is not None)
        self.extra_button.setText("" if extra is None else extra[0])
        if pieces:
            self.pieces.set_value(self._paper.piece or "")

    def _add_extra(self) -> None:
        if self._paper.extra is not None:
            self._paper.add(self._paper.extra[1])

    def _new_site(self) -> Button:
        button = Button()
        button.set_kind("news")
        button.clicked.connect(
            lambda: self._paper.click_site(button.property("card"), self._paper.piece)
        )
        self._sites.addWidget(button)
        return button

    def _help(self, found: Evaluation | None) -> str:
        if found is None and self._controller.shared_screen:
            return self.tr("Everybody plans for themselves, in their own turn.")
        if found is None:
            return self.tr("There is nothing to plan now.")
        if not self._paper.plan.items:
            return self.tr(
                "Click cards, tokens and cities to plan with them, also while others think. In "
                "your own turn, what belongs to it is your move."
            )
        return self.tr("It becomes your turn's plan when its phase comes.")


class PlanTab(Overlay):
    """In the upper right corner, where the board leaves room for what lies over it."""

    def __init__(self, action: QAction, board: QWidget) -> None:
        super().__init__(board)
        self._action = action
        self.button = Button(self.tr("Plan"))
        self.button.setToolTip(self.tr("Plan ahead on paper (F2)"))
        self.button.setAccessibleName(self.tr("Plan ahead on paper"))
        self.button.set_kind("paper")
        self.button.setCheckable(True)
        self.button.clicked.connect(action.trigger)
        row(self.button, into=self)
        action.changed.connect(self._follow)
        self._follow()
        self.appear()

    def _follow(self) -> None:
        self.button.setChecked(self._action.isChecked())
        self.button.setEnabled(self._action.isEnabled())

    def place(self) -> None:
        self.adjustSize()
        self.move(self.host.width() - self.width() - SPACE, TOP)
