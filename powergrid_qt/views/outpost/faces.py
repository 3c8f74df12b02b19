"""The faces of plants, shelters and technologies."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine.outpost.edition import Effect, OutpostEdition
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.words.names import card_name, promo_sentence

translate = QCoreApplication.translate


def outpost_face(edition: OutpostEdition, card_id: str) -> CardFace:
    card = edition.cards[card_id]
    effect = next(iter(card.effect.items()), None)
    return CardFace(
        id=card_id,
        kind=card.type,
        art=effect[0] if effect is not None else card.type,
        number=f"{card.number:02}",
        name=card_name(card_id),
        minimum=card.number,
        powers=card.cities,
        workers=card.workers,
        places=card.places,
        label=effect_label(*effect) if effect is not None else "",
        effect=promo_sentence(card_id),
    )


def effect_label(effect: str, amount: int) -> str:
    """The effect of a technology in one or two words, for its face."""
    labels = {
        Effect.AUCTION_DISCOUNT: translate("CardFace", "card −{n}"),
        Effect.SEASONAL_DISCOUNT: translate("CardFace", "worker −{n}"),
        Effect.MAX_ROBOTS: translate("CardFace", "{n} robots"),
        Effect.EXTRA_PLACES: translate("CardFace", "place +{n}"),
        Effect.EXTRA_CITIES: translate("CardFace", "plant +{n}"),
        Effect.BUILDING_SITE: translate("CardFace", "3 sites"),
    }
    return labels.get(effect, "").format(n=amount)
