"""One line of a plan: a card at a price, fuel or a house, with what it costs."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.plan.paper import Paper
from powergrid_qt.app.plan.plan import (
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
    PlannedRobot,
    PlannedWorkers,
)
from powergrid_qt.app.plan.planned_round import Line
from powergrid_qt.views.board.pieces import draw_piece
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.pieces.tokens import draw_robot, draw_token, draw_worker
from powergrid_qt.views.style.controls import IconButton, Label, SoftLabel, set_look
from powergrid_qt.views.style.elided import ElidedLabel
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.words.names import card_name, fuel_name, money_text

SIDE = 24


class PlanLine(QWidget):
    """Buttons for more and less where there is something to count, and one that takes it out."""

    def __init__(self, paper: Paper) -> None:
        super().__init__()
        self._paper = paper
        self._step: Callable[[int], None] = lambda _amount: None
        self._picture = Picture(size=(SIDE, SIDE))
        self.words = ElidedLabel(scaled_font(1.0, MEDIUM))
        self.less, self.more, self.cross = (
            IconButton("minus"),
            IconButton("plus"),
            IconButton("close"),
        )
        for button in (self.less, self.more, self.cross):
            button.setProperty("scale", "small")
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
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

    def show_line(self, line: Line) -> None:
        self.line = line
        drawing, words = self._look(line)
        self._picture.show_drawing(drawing)
        self.words.set_words(words)
        counts = not isinstance(line.item, PlannedBuild | PlannedRobot)
        self.cross.setVisible(line.item in self._paper.plan.items)  # else it is there by itself
        self.less.setVisible(counts)
        self.more.setVisible(counts)
        self._name_buttons(words)
        counted = line.refusal is None and not line.instead
        self.price.setText(money_text(line.price) if counted else "")
        note = self._paper.note(line)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.note.set_warning(line.refusal is not None)
        set_look(self.words, "kind", "" if counted else "soft")

    def _look(self, line: Line) -> tuple[Drawing, str]:
        paper, item = self._paper, line.item
        match item:
            case PlannedCard():
                self._step = lambda by: paper.set_bid(item.card, item.bid + by)
                self.less.setEnabled(item.bid > paper.lowest_bid(item.card))
                self.more.setEnabled(True)
                face = face_of(paper.state, item.card)
                bid = self.tr("for {price}").format(price=money_text(item.bid))
                words = bid if face.number else f"{card_name(item.card)} {bid}"
                return partial(draw_card_badge, face=face), words
            case PlannedFuel():
                self._step = lambda by: paper.set_amount(item.fuel, item.amount + by)
                self.less.setEnabled(True)
                self.more.setEnabled(item.amount < paper.fuel_limit(item.fuel))
                words = f"{item.amount} {fuel_name(item.fuel)}"
                return partial(draw_token, fuel=item.fuel), words
            case PlannedBuild():
                color, way = paper.game.config.players[paper.seat].color, line.way
                parts = f"  {way.slot} + {way.connection}" if way and way.connection else ""
                drawing = partial(draw_piece, piece=item.what, color=color)
                return drawing, paper.name(item) + parts
            case PlannedRobot():
                return draw_robot, paper.name(item)
            case PlannedWorkers():
                self._step = lambda by: paper.set_workers(item.seasonal + by)
                self.less.setEnabled(item.seasonal > 0)
                self.more.setEnabled(True)
                words = self.tr("{n} seasonal").format(n=item.seasonal)
                return draw_worker, words

    def _name_buttons(self, words: str) -> None:
        self.less.name(self.tr("Less: {item}").format(item=words))
        self.more.name(self.tr("More: {item}").format(item=words))
        self.cross.name(self.tr("Take out: {item}").format(item=words))
