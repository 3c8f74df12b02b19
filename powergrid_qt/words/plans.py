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


def waiting_text() -> str:
    return translate(
        "Plans",
        "Not up for auction yet: others have to buy first, and no smaller card may be drawn.",
    )


def robot_text() -> str:
    return translate("Plans", "A robot")


def instead_text() -> str:
    return translate("Plans", "One card a round: only if the other one is not to be had.")


def out_of_reach_text(card: str) -> str:
    text = translate(
        "Plans", "As the market lies now, {card} cannot be had in the round that is planned."
    )
    return text.format(card=card)
