"""What has become of a plan on paper, in the user's language."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Refusal
from powergrid_qt.words.names import money_text
from powergrid_qt.words.refusals import refusal_text

translate = QCoreApplication.translate


def lapsed_text(item: str, refusal: Refusal) -> str:
    """Why something that was planned cannot be had; the reason may name it already."""
    reason = refusal_text(refusal)
    return reason if item in reason else f"{item}: {reason}"


def dearer_text(item: str, price: int, before: int) -> str:
    text = translate("Plans", "{item}: {price} now, planned with {before}")
    return text.format(item=item, price=money_text(price), before=money_text(before))


def outbid_text() -> str:
    return translate("Plans", "Your plan does not hold at this price.")
