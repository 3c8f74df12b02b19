"""The plan on a sheet of yellow paper beside the table: what it would cost, leave and light."""

from collections.abc import Mapping
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.plan.evaluation import Evaluation, PlannedRound
from powergrid_qt.app.plan.paper import Paper
from powergrid_qt.app.plan.plan import PlannedBuild, PlannedCard, PlannedFuel, PlannedLine
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import PlantScrapped
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Place
from powergrid_qt.views.board.pieces import draw_piece
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Label,
    Overlay,
    Panel,
    SoftLabel,
    announce,
    base_size,
    set_style_property,
)
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, ElidedLabel, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.controls import show_each
from powergrid_qt.words.names import (
    card_name,
    card_number,
    listed,
    money_text,
    piece_name,
    tokens_text,
)

SIDE = 24


class PlanLine(QWidget):
    """Buttons for more and less where there is something to count, and one that takes it out."""

    def __init__(self, paper: Paper) -> None:
        super().__init__()
        self._paper = paper
        self._picture = Picture(size=(SIDE, SIDE))
        self.words = ElidedLabel(scaled_font(1.0, MEDIUM))
        self.less = IconButton("minus", press=lambda: paper.step(self.line.item, -1))
        self.more = IconButton("plus", press=lambda: paper.step(self.line.item, 1))
        self.cross = IconButton("close", press=lambda: paper.take_out(self.line.item.key))
        for button in (self.less, self.more, self.cross):
            button.setProperty("scale", "small")
        self.price = Label("", 1.0, BOLD)
        self.price.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.price.setMinimumWidth(self.price.fontMetrics().horizontalAdvance("000 €"))
        self.note = SoftLabel(scale=0.88, wrap=True)
        buttons = self.less, self.more, self.price, self.cross
        above = row(self._picture, 6, (self.words, 1), *buttons, spacing=0)
        column(above, self.note, into=self, spacing=0)

    def show_line(self, line: PlannedLine) -> None:
        self.line = line
        drawing, words = self._look(line)
        self._picture.show_drawing(drawing)
        self.words.set_words(words)
        self.cross.setVisible(line.item in self._paper.plan.items)  # else it is there by itself
        for button, by in ((self.less, -1), (self.more, 1)):
            button.setVisible(line.item.counted is not None)
            button.setEnabled(self._paper.can_step(line.item, by))
        self.less.set_name(self.tr("Less: {item}").format(item=words))
        self.more.set_name(self.tr("More: {item}").format(item=words))
        self.cross.set_name(self.tr("Take out: {item}").format(item=words))
        counted = line.refusal is None and not line.instead
        self.price.setText(money_text(line.price) if counted else "")
        note = self._paper.note(line)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.note.set_warning(line.refusal is not None)
        set_style_property(self.words, "kind", "" if counted else "soft")

    def _look(self, line: PlannedLine) -> tuple[Drawing, str]:
        paper, item = self._paper, line.item
        words = item.words(paper.state)
        match item:
            case PlannedCard():
                face = face_of(paper.state, item.card)
                bid = self.tr("for {price}").format(price=money_text(item.bid))
                return partial(draw_card_badge, face=face), bid if face.number else f"{words} {bid}"
            case PlannedFuel():
                return partial(draw_token, fuel=item.fuel), words
            case PlannedBuild():
                color, way = paper.game.config.players[paper.seat].color, line.way
                parts = f"  {way.slot} + {way.connection}" if way and way.connection else ""
                return partial(draw_piece, piece=item.what, color=color), words + parts
        drawings: Mapping[type, Drawing] = family_on("views", paper.game.config).plan_drawings
        return drawings[type(item)], words


def _card(card: CardId) -> str:
    return card_number(card) or card_name(card)


class PlanStage(QWidget):
    """The part of the sheet for one round."""

    def __init__(self, paper: Paper) -> None:
        super().__init__()
        self._paper = paper
        self.lines: list[PlanLine] = []
        self._made: list[PlanLine] = []
        self._lines = column(spacing=SPACE)
        self.heading, self.basis = Label("", 1.0, BOLD), SoftLabel(scale=0.88, wrap=True)
        self.left = Label("", 1.05, BOLD, wrap=True)
        self.lit, self.income = Label("", 1.05, BOLD, wrap=True), Label("", 1.05, BOLD)
        self.gone, self.placed, self.running = (SoftLabel(wrap=True) for _ in range(3))
        self.limit = SoftLabel(wrap=True)
        rule = QFrame()
        rule.setObjectName("fold")
        sums = rule, self.left, row((self.lit, 1), self.income)
        notes = self.gone, self.placed, self.running, self.limit
        column(self.heading, self.basis, self._lines, *sums, *notes, into=self, spacing=4)

    @property
    def told(self) -> str:
        """What the round leaves and lights, in words for screen readers."""
        return f"{self.left.text()}, {self.lit.text()}"

    def show_round(self, planned: PlannedRound, limit: int | None, *, alone: bool) -> None:
        """`limit`: up to which bid it holds; `alone`: there is no other round in the plan."""
        later = planned.earned is not None
        self.heading.setText(self.tr("Next round") if later else self.tr("This round"))
        self.heading.setVisible(later or not alone)
        self._show(self.basis, "" if planned.earned is None else self._basis(planned.earned))
        lines = planned.lines
        self.lines = show_each(lines, self._made, self._new_line, PlanLine.show_line)
        outlook = planned.outlook
        left = money_text(outlook.money)
        self.left.setText(self.tr("{money} → {left} left").format(money=planned.money, left=left))
        self.lit.setText(
            self.tr("{lit} of {cities} lit").format(lit=outlook.powered, cities=outlook.cities)
        )
        set_style_property(self.lit, "kind", "" if outlook.powered == outlook.cities else "warning")
        self.income.setText(f"+{money_text(outlook.income)}")
        self._show(self.gone, " ".join(self._gone(event) for event in planned.scrapped))
        laid = listed(self._laid(move) for move in planned.placed)
        self._show(self.placed, self.tr("Laid: {cards}.").format(cards=laid) if laid else "")
        runs = listed(map(_card, planned.running))
        self._show(self.running, self.tr("Running: {cards}.").format(cards=runs) if runs else "")
        holds = self.tr("It holds up to a bid of {bid}.")
        self._show(self.limit, "" if limit is None else holds.format(bid=money_text(limit)))

    def _basis(self, earned: int) -> str:
        """What the next round is reckoned with, and what nobody knows of it."""
        refilled = bool(self._paper.state.rules.refill_table(self._paper.state))
        known = self.tr("With the {income} that this round still pays.")
        if earned and refilled:
            known = self.tr("With the {income} that this round still pays and the refill after it.")
        elif refilled:
            known = self.tr("With the refill after this round.")
        elif not earned:
            known = ""
        unknown = self.tr("Nobody knows what the others will do until then.")
        return f"{known.format(income=money_text(earned))} {unknown}".strip()

    @staticmethod
    def _show(label: SoftLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _new_line(self) -> PlanLine:
        line = PlanLine(self._paper)
        self._lines.addWidget(line)
        return line

    def _gone(self, event: PlantScrapped) -> str:
        card = _card(event.plant)
        if not event.dropped:
            return self.tr("{card} goes, no fuel lost.").format(card=card)
        tokens = tokens_text(event.dropped, self._paper.state.rules.board)
        return self.tr("{card} goes, with {tokens}.").format(card=card, tokens=tokens)

    def _laid(self, move: Place) -> str:
        if move.instead_of is None:
            return _card(move.card)
        words = self.tr("{card} in the place of {other}")
        return words.format(card=_card(move.card), other=_card(move.instead_of))


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
    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._controller, self._paper = controller, controller.paper
        self.setProperty("kind", "note")
        self.setAccessibleName(self.tr("Plan"))
        title = Label(self.tr("Plan"), 1.15, BOLD)
        subtitle = Label(self.tr("on paper, not a move"), 0.88, kind="paper")
        self.clear_button = Button(self.tr("Clear"), kind="news", press=self._paper.clear)
        self.close_button = IconButton("close", name=self.tr("Close the plan (F2)"))
        self.pieces = Segmented()
        self.pieces.setAccessibleName(self.tr("What a click on a city plans"))
        self.pieces.chosen.connect(self._paper.choose_piece)
        self.sites: list[Button] = []
        self._made_sites: list[Button] = []
        self._sites = column(spacing=2)
        self.extra_button = Button(kind="news", press=self._add_extra)
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
        self.sites = show_each(cards, self._made_sites, self._new_site, self._show_site)
        extra = self._paper.extra if found is not None else None
        self.extra_button.setVisible(extra is not None)
        self.extra_button.setText("" if extra is None else extra[0])
        if pieces:
            self.pieces.set_value(self._paper.piece or "")

    def _add_extra(self) -> None:
        if self._paper.extra is not None:
            self._paper.add(self._paper.extra[1])

    def _show_site(self, button: Button, card: CardId) -> None:
        button.setProperty("card", card)
        name = _capital(piece_name(self._paper.piece or ""))
        button.setText(self.tr("{piece} on {card}").format(piece=name, card=card_name(card)))

    def _new_site(self) -> Button:
        button = Button(kind="news")
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
    """A button in the upper right corner, where the board leaves room for what lies over it."""

    def __init__(self, action: QAction, board: QWidget) -> None:
        super().__init__(board)
        self._action = action
        tip = self.tr("Plan ahead on paper (F2)")
        self.button = Button(self.tr("Plan"), kind="paper", tip=tip, press=action.trigger)
        self.button.setAccessibleName(self.tr("Plan ahead on paper"))
        self.button.setCheckable(True)
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
