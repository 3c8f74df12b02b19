"""The promo cards that do something which no figure in their file can tell, one in each module."""

import functools

from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.families import import_folder
from powergrid_qt.engine.grid.promo_card import PromoCard


@functools.cache
def promo_card(card: str) -> PromoCard:
    import_folder(__name__)
    return PromoCard.kinds.get(card, PromoCard)(card_files()[card])
