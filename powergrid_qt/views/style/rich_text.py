"""Words with more than letters in them, for labels."""

import html
from collections.abc import Iterable


def bulleted(lines: Iterable[str], dot: str = "•", indent: int = 7, below: int = 5) -> str:
    """A list with dots, as a table: Qt sets the dots of its own lists too high and too near."""
    rows = "".join(
        f"<tr><td style='padding-right: {indent}px'>{dot}</td>"
        f"<td style='padding-bottom: {below}px'>{html.escape(line)}</td></tr>"
        for line in lines
    )
    return f"<table cellspacing='0'>{rows}</table>"
