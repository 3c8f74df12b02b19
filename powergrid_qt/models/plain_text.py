"""Words of others, as they can be shown: names may be long, and look like HTML."""

import unicodedata

from PySide6.QtGui import Qt

LONGEST_NAME = 24
"""The most letters of a player's name."""


def plain_tip(text: str) -> str:
    """A tooltip that shows a text as it is. Qt takes for HTML whatever looks like it, and names of
    players, boards and cities may."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # with all letters that have names there

    return f"<p style='white-space: pre-wrap'>{escape(text)}</p>"


_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})
"""Letters that are no other ones with something added, for Unicode, by what they are read as."""


def searchable(text: str) -> str:
    """A text as it is looked for: capital letters and accents make no difference."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in apart if not unicodedata.combining(one)).translate(_LETTERS)


def presentable(name: str, longest: int = LONGEST_NAME) -> str:
    """A name out of a file, as there is room for it: one line of letters that can be seen."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"
