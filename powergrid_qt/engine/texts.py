"""Texts: names and sentences as data files hold them, one for all languages or one for each; marks
for those in tables of the program, which others translate; and what is too long for a message."""

import json
from collections.abc import Mapping

LONGEST_SHOWN = 60
LONGEST_SENTENCE = 600
"""What stands in a file may have any length; nobody reads a message of ten pages."""

Said = str | Mapping[str, str]
"""`"USA"`, or `{"en": "Germany", "de": "Deutschland"}`; English is always there."""


def said_in(language: str, said: Said) -> str:
    return said if isinstance(said, str) else said.get(language, said["en"])


def english(said: Said) -> str:
    return said_in("en", said)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 (for lupdate)
    """Marks a text in a table for translation; it is translated where it is used."""
    return text


def shown(value: object) -> str:
    """A value for a message, as it stands in a file and short enough to read."""
    if isinstance(value, dict):
        return "{...}" if value else "{}"
    if isinstance(value, list):
        items = ("..." if isinstance(item, list) else shown(item) for item in value)
        text = f"[{', '.join(items)}]"
    else:
        text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def in_short(sentence: str) -> str:
    """Return a sentence without its middle, if it is too long to be read."""
    if len(sentence) <= LONGEST_SENTENCE:
        return sentence
    half = LONGEST_SENTENCE // 2
    return f"{sentence[:half]} [...] {sentence[-half:]}"
