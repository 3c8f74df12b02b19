"""What cards say about themselves, in words: tooltips and names for screen readers."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.words.names import cities_text, either, fuel_name, workers_text

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
        fuels = either(fuel_name(fuel) for fuel in face.fuels)
        parts.append(translate("CardFace", "burns {n} {fuels}").format(n=face.burns, fuels=fuels))
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
