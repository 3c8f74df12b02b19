"""The promo cards that do something which no figure in their file can tell, one in each module."""

import functools
import importlib
import pkgutil

from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.grid.promo_card import PromoCard


@functools.cache
def promo_card(card: str) -> PromoCard:
    _find()
    return PromoCard.kinds.get(card, PromoCard)(card_files()[card])


@functools.cache
def _find() -> None:
    """Whatever lies in this folder makes itself known when it is imported."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
