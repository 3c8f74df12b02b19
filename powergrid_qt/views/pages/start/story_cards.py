"""The whole game in three sentences, for those who have not played it yet."""

from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.first_game import first_game
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.game import rules_for
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house, draw_token
from powergrid_qt.views.style.controls import Panel, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import row, set_stacked
from powergrid_qt.views.style.lettering import CENTER
from powergrid_qt.views.style.pictures import Drawing, square_around
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import SPACE, map_font, theme
from powergrid_qt.words.names import money_text

PLANTS = (8, 13, 26)
LIT = 2
"""The cities on the last card that have light: plant 8 lights so many."""
PICTURE = QSizeF(216, 66)
"""The size for which the pictures are drawn, in pixels; in narrow cards they are smaller."""
COLOR = "red"
BESIDE = 440
"""The width in pixels that three cards beside each other need."""


class PictureCard(Panel):
    """A card with a picture, a title and a sentence."""

    def __init__(self, drawing: Drawing, title: str, sentence: str) -> None:
        super().__init__(title)
        self.setAccessibleDescription(sentence)
        self._drawing = drawing
        self.picture = picture = Picture(self._draw)
        picture.setFixedSize(PICTURE.toSize())
        picture.setMinimumWidth(0)
        self.heading.setWordWrap(True)
        self.sentence = SoftLabel(sentence, 1.0, wrap=True)
        self.around.insertWidget(0, picture)
        self.body.addWidget(self.sentence, 0, Qt.AlignmentFlag.AlignTop)

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        scale = min(1.0, box.width() / PICTURE.width())
        painter.translate(box.center())
        painter.scale(scale, scale)
        area = QRectF(QPointF(), PICTURE)
        painter.translate(-area.center())
        self._drawing(painter, area)


class StoryCards(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        config = first_game("", 0)
        edition, family = rules_for(config).edition, family_on("views", config)
        faces: list[CardFace] = [family.face(edition, plant) for plant in PLANTS]
        income = money_text(edition.income(LIT))
        self.cards = [
            PictureCard(
                partial(_draw_plants, faces=faces),
                self.tr("Bid for power plants"),
                self.tr("The dearer ones light more cities. All of you bid for the same cards."),
            ),
            PictureCard(
                _draw_network,
                self.tr("Build your network"),
                self.tr("Each city costs its place and the way to it. The first pays least."),
            ),
            PictureCard(
                partial(_draw_light, income=income),
                self.tr("Keep the lights on"),
                self.tr("Buy fuel, burn it, earn. Who lights most cities at the end wins."),
            ),
        ]
        self._layout = row(*((card, 1) for card in self.cards), into=self, spacing=2 * SPACE)

    def fit(self, width: int, most: int) -> int:
        """The height in which all is seen at this width. With large text the cards stand below
        each other, and do without their pictures where that gets too high."""
        beside = width >= grown_with_text(BESIDE)
        set_stacked(self._layout, not beside)
        for pictured in (True, False):
            for card in self.cards:
                card.picture.setVisible(pictured)
                card.around.invalidate()
            self._layout.invalidate()
            if self._layout.totalHeightForWidth(width) <= most:
                break
        return min(self._layout.totalHeightForWidth(width), most)


def _draw_plants(painter: QPainter, box: QRectF, faces: list[CardFace]) -> None:
    step = box.width() / len(faces)
    for number, face in enumerate(faces):
        draw_card(painter, QRectF(number * step, 0, step, box.height()), face)


def _draw_network(painter: QPainter, box: QRectF) -> None:
    """Two cities of one's own, one that could come next, and what the ways cost."""
    look = theme()
    side = box.height() * 0.44
    places = [
        QPointF(side / 2 + 2, box.height() * 0.62),
        QPointF(box.width() / 2, box.height() * 0.34),
        QPointF(box.width() - side / 2 - 2, box.height() * 0.62),
    ]
    ways = [QLineF(places[0], places[1]), QLineF(places[1], places[2])]
    painter.setPen(QPen(look.color("wire"), 3))
    painter.drawLines(ways)
    for way, cost in zip(ways, ("6", "12"), strict=True):
        pill = QRectF(0, 0, 26, 19)
        pill.moveCenter(way.center())
        painter.setPen(QPen(look.color("city_line"), 1))
        painter.setBrush(look.color("pill"))
        painter.drawRoundedRect(pill, 9.5, 9.5)
        painter.setPen(look.color("pill_text"))
        painter.setFont(map_font(11))
        painter.drawText(pill, CENTER, cost)
    for number, place in enumerate(places):
        painter.setPen(QPen(look.color("city_line"), 2))
        painter.setBrush(look.color("city"))
        painter.drawEllipse(place, side / 2, side / 2)
        if number < 2:
            draw_house(painter, square_around(place, side * 0.58), COLOR)


def _draw_light(painter: QPainter, box: QRectF, income: str) -> None:
    """Draw how fuel turns into light, and light into money."""
    look, middle, side = theme(), box.center().y(), 27.0
    x = 0.0
    for _ in range(3):
        draw_token(painter, QRectF(x, middle - side / 2, side, side), "coal")
        x += side + 4
    x = _draw_arrow(painter, x, middle)
    lamp = QRectF(x, middle - 19, 38, 38)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("glow", 0.3))
    painter.drawEllipse(lamp)
    draw_icon(painter, lamp.adjusted(8, 8, -8, -8), "bolt", look.color("lit"))
    x = _draw_arrow(painter, lamp.right(), middle)
    painter.setPen(look.color("text"))
    painter.setFont(map_font(19))
    painter.drawText(QRectF(x, 0, box.right() - x, box.height()), CENTER, income)


def _draw_arrow(painter: QPainter, x: float, y: float) -> float:
    draw_icon(painter, QRectF(x, y - 9, 18, 18), "right", theme().color("text_soft"))
    return x + 20
