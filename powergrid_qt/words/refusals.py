"""Why something is refused, in the user's language."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Board, Refusal
from powergrid_qt.engine.refusals import SENTENCES, DataPlace, where_text
from powergrid_qt.engine.texts import in_short, shown
from powergrid_qt.words.names import (
    card_name,
    either,
    fuel_name,
    in_words,
    listed,
    money_text,
    phase_name,
    piece_name,
    tokens_text,
)

translate = QCoreApplication.translate


def refusal_text(refusal: Refusal, board: Board | None = None) -> str:
    """`board`: that of the game in which something is refused; it may have names of its own."""
    values = {key: _spoken(key, value, board) for key, value in refusal.values.items()}
    return in_short(translate("Refusals", SENTENCES[refusal.code]).format_map(values))


def _spoken(key: str, value: Any, board: Board | None) -> Any:
    if key in _SPOKEN_ON_BOARDS:
        return _SPOKEN_ON_BOARDS[key](value, board)
    return _SPOKEN[key](value) if key in _SPOKEN else value


def _hint(word: str | None) -> str:
    if not word:
        return ""
    return " " + translate("Refusals", "(did you mean “{word}”?)").format(word=word)


def _where(where: str | DataPlace) -> str:
    return where_text(
        where, translate("Places", where.part) if isinstance(where, DataPlace) else ""
    )


_SPOKEN: Mapping[str, Callable[[Any], str]] = {
    **dict.fromkeys(("plant", "card"), card_name),
    **dict.fromkeys(("price", "money", "minimum"), money_text),
    "phase": phase_name,
    "kind": piece_name,
    "pieces": lambda pieces: either(map(piece_name, pieces)),
    "region": in_words,
    "areas": lambda names: either(map(in_words, names)),
    "known": lambda names: ", ".join(names) or translate("Refusals", "none"),
    "cities": ", ".join,
    "found": shown,
    "expected": lambda kind: translate("Kinds", kind),
    "hint": _hint,
    "where": _where,
}
_SPOKEN_ON_BOARDS: Mapping[str, Callable[[Any, Board | None], str]] = {
    "fuel": fuel_name,
    "fuels": lambda fuels, board: listed(fuel_name(fuel, board) for fuel in fuels),
    "tokens": tokens_text,
    "choices": lambda ways, board: either(tokens_text(way, board) for way in ways),
    "reason": lambda reason, board: (
        refusal_text(reason, board) if isinstance(reason, Refusal) else str(reason)
    ),
}


def locked_text(kind: str) -> str:
    """How a space of Outpost's company board is opened."""
    if kind == "plant":
        return translate("Warnings", "Locked: build a plant in a city first")
    return translate("Warnings", "Locked: build a shelter in a city first")
