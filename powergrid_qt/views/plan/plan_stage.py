"""What is planned for one round: its lines, and what they leave, light and earn."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.app.plan.evaluation import PlannedRound
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
from powergrid_qt.views.style.controls import IconButton, Label, SoftLabel, set_style_property
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, ElidedLabel, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import card_name, card_number, listed, money_text, tokens_text

SIDE = 24


class PlanLine(QWidget):
    """Buttons for more and less where there is something to count, and one that takes it out."""

    def __init__(self, paper: Paper) -> None:
        super().__init__()
        self._paper = paper
        self._picture = Picture(size=(SIDE, SIDE))
        self.words = ElidedLabel(scaled_font(1.0, MEDIUM))
        self.less, self.more, self.cross = (
            IconButton("minus"),
            IconButton("plus"),
            IconButton("close"),
        )
        for button in (self.less, self.more, self.cross):
            button.setProperty("scale", "small")
        self.less.clicked.connect(lambda: self._paper.step(self.line.item, -1))
        self.more.clicked.connect(lambda: self._paper.step(self.line.item, 1))
        self.cross.clicked.connect(lambda: self._paper.take_out(self.line.item.key))
        self.price = Label("", 1.0, BOLD)
        self.price.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.price.setMinimumWidth(self.price.fontMetrics().horizontalAdvance("000 €"))
        self.note = SoftLabel(scale=0.88, wrap=True)
        above = row(
            *(self._picture, 6, (self.words, 1), self.less, self.more, self.price, self.cross),
            spacing=0,
        )
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
        self._name_buttons(words)
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

    def _name_buttons(self, words: str) -> None:
        self.less.set_name(self.tr("Less: {item}").format(item=words))
        self.more.set_name(self.tr("More: {item}").format(item=words))
        self.cross.set_name(self.tr("Take out: {item}").format(item=words))


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
        column(
            *(
                self.heading,
                self.basis,
                self._lines,
                rule,
                self.left,
                row((self.lit, 1), self.income),
            ),
            *(self.gone, self.placed, self.running, self.limit),
            into=self,
            spacing=4,
        )

    @property
    def told(self) -> str:
        """What the round leaves and lights, for screen readers."""
        return f"{self.left.text()}, {self.lit.text()}"

    def show_round(self, planned: PlannedRound, limit: int | None, *, alone: bool) -> None:
        """`limit`: up to which bid it holds; `alone`: there is no other round in the plan."""
        self._show_round(planned, alone=alone)
        self._show_lines(planned)
        outlook = planned.outlook
        self.left.setText(
            self.tr("{money} → {left} left").format(
                money=planned.money, left=money_text(outlook.money)
            )
        )
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

    def _show_round(self, planned: PlannedRound, *, alone: bool) -> None:
        later = planned.earned is not None
        self.heading.setText(self.tr("Next round") if later else self.tr("This round"))
        self.heading.setVisible(later or not alone)
        self._show(self.basis, "" if planned.earned is None else self._basis(planned.earned))

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

    def _show_lines(self, planned: PlannedRound) -> None:
        """Lines that stay keep their widget, so that the focus does not jump."""
        self.lines = kept(self._made, len(planned.lines), self._new_line)
        for line, one in zip(self.lines, planned.lines, strict=True):
            line.show_line(one)
            line.show()
        for line in self._made[len(planned.lines) :]:
            line.hide()

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
