"""What is on the face of a card, as values: made once from the state, drawn by `cards.py`."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import State
from powergrid_qt.engine.auction import CARD_AUCTION_MINIMUM
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.grid.edition import GridEdition
from powergrid_qt.engine.outpost.edition import (
    AUCTION_DISCOUNT,
    BUILDING_SITE,
    EXTRA_CITIES,
    EXTRA_PLACES,
    MAX_ROBOTS,
    SEASONAL_DISCOUNT,
    OutpostEdition,
)
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.words.names import card_name, card_number, promo_sentence

PROMO = "promo"
translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CardFace:
    """`kind`: `fuel`, `wind`, `eco`, `fusion`, `flux` (classic and deluxe plants), `plant`,
    `shelter`, `technology` (Outpost), `promo`, `step3`."""

    id: CardId
    kind: str
    art: str
    """Which of the illustrations it carries."""
    number: str = ""
    name: str = ""
    minimum: int = 0
    """The lowest bid without any discount."""
    fuels: tuple[str, ...] = ()
    burns: int = 0
    powers: int = 0
    """What is printed on the card."""
    transformer: bool = False
    """The transformer station lies under it: it powers one city more (PR2)."""
    workers: int = 0
    places: int = 0
    label: str = ""
    """The effect in one or two words."""
    effect: str = ""
    """The effect in a sentence."""

    @property
    def colors(self) -> tuple[str, ...]:
        """The card's colours: one, or two for a hybrid."""
        if self.kind == "fuel":
            return tuple(FUEL_COLORS[fuel] for fuel in self.fuels[:2])
        if self.kind == PROMO:
            return (FUEL_COLORS["fusion"],)
        if self.kind == STEP3:
            return (theme().lit,)
        return (FUEL_COLORS[self.kind],)


def face_of(state: State, card: CardId) -> CardFace:
    """The face of any card that can turn up in this game."""
    edition = state.rules.edition
    if card == STEP3:
        return CardFace(card, STEP3, STEP3, number="3", name=card_name(STEP3))
    if isinstance(edition, OutpostEdition):
        return outpost_face(edition, str(card))
    assert isinstance(edition, GridEdition)
    return grid_face(edition, card)


def own_face(state: State, seat: int, card: CardId) -> CardFace:
    """The face of a card that somebody owns, with what is attached to it."""
    face = face_of(state, card)
    boosted = state.rules.boost(state, seat, card)
    return replace(face, transformer=True) if boosted else face


def grid_face(edition: GridEdition, card: CardId) -> CardFace:
    plant = edition.plants.get(card)
    if plant is None:
        name = str(card)
        return CardFace(
            id=card,
            kind=PROMO,
            art=name,
            name=card_name(name),
            minimum=CARD_AUCTION_MINIMUM,
            effect=promo_sentence(name),
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
        AUCTION_DISCOUNT: translate("CardFace", "card −{n}"),
        SEASONAL_DISCOUNT: translate("CardFace", "worker −{n}"),
        MAX_ROBOTS: translate("CardFace", "{n} robots"),
        EXTRA_PLACES: translate("CardFace", "place +{n}"),
        EXTRA_CITIES: translate("CardFace", "plant +{n}"),
        BUILDING_SITE: translate("CardFace", "3 sites"),
    }
    return labels.get(effect, "").format(n=amount)
