"""Why something is refused, in the user's language."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Refusal
from powergrid_qt.engine.refusals import SENTENCES, DataPlace, where_text
from powergrid_qt.engine.texts import in_short, shown
from powergrid_qt.words.names import (
    card_name,
    either,
    fuel_name,
    listed,
    money_text,
    phase_name,
    piece_name,
    tokens_text,
)

translate = QCoreApplication.translate


def refusal_text(refusal: Refusal) -> str:
    values = {
        key: _SPOKEN[key](value) if key in _SPOKEN else value
        for key, value in refusal.values.items()
    }
    return in_short(translate("Refusals", SENTENCES[refusal.code]).format_map(values))


def _hint(word: str | None) -> str:
    if not word:
        return ""
    return " " + translate("Refusals", "(did you mean “{word}”?)").format(word=word)


def _where(where: str | DataPlace) -> str:
    return where_text(
        where, translate("Places", where.part) if isinstance(where, DataPlace) else ""
    )


_SPOKEN: Mapping[str, Callable[[Any], str]] = {
    "plant": card_name,
    "card": card_name,
    "fuel": fuel_name,
    "fuels": lambda fuels: listed(map(fuel_name, fuels)),
    "tokens": tokens_text,
    "choices": lambda ways: either(map(tokens_text, ways)),
    "phase": phase_name,
    "kind": piece_name,
    "pieces": lambda pieces: either(map(piece_name, pieces)),
    "areas": either,
    "price": money_text,
    "money": money_text,
    "minimum": money_text,
    "known": lambda names: ", ".join(names) or translate("Refusals", "none"),
    "cities": ", ".join,
    "found": shown,
    "expected": lambda kind: translate("Kinds", kind),
    "hint": _hint,
    "where": _where,
    "reason": lambda reason: refusal_text(reason) if isinstance(reason, Refusal) else str(reason),
}


def locked_text(kind: str) -> str:
    """How a space of Outpost's company board is opened."""
    if kind == "plant":
        return translate("Warnings", "Locked: build a plant in a city first")
    return translate("Warnings", "Locked: build a shelter in a city first")
