"""What is on the face of a card, as values made once from the state (`cards.py` draws them), and in
words: for tooltips and screen readers."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import State
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.families import family_on
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.words.names import card_name, cities_text, either, fuel_name, workers_text

PROMO = "promo"


@dataclass(frozen=True, slots=True)
class CardFace:
    """`kind`: `fuel`, `wind`, `eco`, `fusion`, `flux` (classic and deluxe plants), `plant`,
    `shelter`, `technology` (Outpost), `promo`, `step3`."""

    id: CardId
    kind: str
    art: str
    """The name of the card's illustration."""
    number: str = ""
    name: str = ""
    minimum: int = 0
    """The lowest bid without any discount."""
    fuels: tuple[str, ...] = ()
    fuel: str = ""
    """The fuels in words, as they are called on the board."""
    burns: int = 0
    powers: int = 0
    """The cities that the card powers, as printed on it."""
    transformer: bool = False
    """Whether the transformer station lies under the plant, which powers one city more (PR2)."""
    workers: int = 0
    places: int = 0
    label: str = ""
    """The effect of a technology in one or two words."""
    effect: str = ""
    """The effect of a technology in a sentence."""

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

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics on which the rules are asked about the card, the nearest first."""
        return str(self.id), self.art, self.kind, "card"


def face_of(state: State, card: CardId) -> CardFace:
    """The face of any card that can turn up in this game."""
    if card == STEP3:
        return CardFace(card, STEP3, STEP3, number="3", name=card_name(STEP3))
    face: CardFace = family_on("views", state.rules.config).face(state.rules.edition, card)
    if not face.burns:
        return face
    board = state.rules.board
    return replace(face, fuel=either(fuel_name(fuel, board) for fuel in face.fuels))


def own_face(state: State, seat: int, card: CardId) -> CardFace:
    """The face of a card that somebody owns, with what is attached to it."""
    face = face_of(state, card)
    boosted = state.rules.boost(state, seat, card)
    return replace(face, transformer=True) if boosted else face


translate = QCoreApplication.translate


def title(face: CardFace) -> str:
    """What a card is called, with its number."""
    if face.kind == "technology":
        return translate("CardFace", "{name} ({number})").format(name=face.name, number=face.number)
    return face.name


def card_line(face: CardFace) -> str:
    """All about a card, in one line."""
    return f"{title(face)}: {facts(face)}"


def facts(face: CardFace) -> str:
    """What a card can do."""
    parts = []
    if face.burns:
        words = translate("CardFace", "burns {n} {fuels}")
        parts.append(words.format(n=face.burns, fuels=face.fuel))
    elif face.kind in ("wind", "eco", "fusion"):
        parts.append(translate("CardFace", "burns nothing"))
    if face.workers:
        workers = workers_text(face.workers)
        parts.append(translate("CardFace", "needs {workers}").format(workers=workers))
    if face.powers:
        words = translate("CardFace", "powers {cities}")
        if face.transformer:
            words = translate("CardFace", "powers {cities} with the transformer station")
        parts.append(words.format(cities=cities_text(face.powers + face.transformer)))
    if face.places:
        workers = workers_text(face.places)
        parts.append(translate("CardFace", "houses {workers}").format(workers=workers))
    line = ", ".join(parts)
    line = f"{line[:1].upper()}{line[1:]}." if line else ""
    return " ".join(part for part in (line, face.effect) if part)
