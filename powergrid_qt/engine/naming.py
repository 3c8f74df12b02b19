"""Names and sentences as data files hold them: one text for all languages, or one for each."""

from collections.abc import Mapping

Said = str | Mapping[str, str]
"""`"USA"`, or `{"en": "Germany", "de": "Deutschland"}`; English is always there."""


def said_in(language: str, said: Said) -> str:
    return said if isinstance(said, str) else said.get(language, said["en"])


def english(said: Said) -> str:
    return said_in("en", said)
