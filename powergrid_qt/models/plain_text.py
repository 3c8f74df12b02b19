"""Words of others where Qt looks for HTML."""

import html

from PySide6.QtGui import Qt


def plain_tip(text: str) -> str:
    """A tooltip that shows a text as it is. Qt takes for HTML whatever looks like it, and names of
    players, boards and cities may."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<p style='white-space: pre-wrap'>{html.escape(text)}</p>"
