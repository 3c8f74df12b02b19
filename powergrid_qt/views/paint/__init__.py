"""Cards, tokens, houses and icons as QPainter functions: no widgets, sharp at every scale."""

from powergrid_qt.views.paint.card_backs import draw_card_back
from powergrid_qt.views.paint.cards import draw_card
from powergrid_qt.views.paint.faces import CardFace, face_of
from powergrid_qt.views.paint.houses import draw_house, house_outline
from powergrid_qt.views.paint.icons import icon
from powergrid_qt.views.paint.tokens import draw_robot, draw_token, draw_worker

__all__ = [
    "CardFace",
    "draw_card",
    "draw_card_back",
    "draw_house",
    "draw_robot",
    "draw_token",
    "draw_worker",
    "face_of",
    "house_outline",
    "icon",
]
