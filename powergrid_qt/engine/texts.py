"""Texts that others translate: names and sentences as data files hold them, one for all languages
or one for each, and marks for those in tables of the program."""

from collections.abc import Mapping

Said = str | Mapping[str, str]
"""`"USA"`, or `{"en": "Germany", "de": "Deutschland"}`; English is always there."""


def said_in(language: str, said: Said) -> str:
    return said if isinstance(said, str) else said.get(language, said["en"])


def english(said: Said) -> str:
    return said_in("en", said)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 (for lupdate)
    """Marks a text in a table for translation; it is translated where it is used."""
    return text
