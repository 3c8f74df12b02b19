"""The faces of plants and promo cards."""

from powergrid_qt.engine.auction import CARD_AUCTION_MINIMUM
from powergrid_qt.engine.cards import CardId, card_files
from powergrid_qt.engine.grid.edition import GridEdition
from powergrid_qt.views.pieces.faces import PROMO, CardFace
from powergrid_qt.words.names import card_name, card_number, promo_sentence


def grid_face(edition: GridEdition, card: CardId) -> CardFace:
    plant = edition.plants.get(card)
    if plant is None:
        return CardFace(
            id=card,
            kind=PROMO,
            art=card_files()[card].get("art", str(card)),
            name=card_name(card),
            minimum=CARD_AUCTION_MINIMUM,
            effect=promo_sentence(card),
        )
    fuels = tuple(edition.fuels[kind] for kind in plant.fuels)
    art = plant.kind
    if plant.kind == "fuel":
        art = "hybrid" if len(fuels) > 1 else fuels[0]
    return CardFace(
        id=card,
        kind=plant.kind,
        art=art,
        number=card_number(card),
        name=card_name(card),
        minimum=plant.minimum,
        fuels=fuels,
        burns=plant.burns,
        powers=plant.powers,
    )
