"""How the person comes to a table that several machines share, and waits there for the others."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint

from powergrid_qt.views.pages.together.join_page import JoinPage
from powergrid_qt.views.pages.together.lobby_page import LobbyPage
from soaking.hands import CTRL, Hands, Key
from soaking.plan import Plan

NAMES = {True: "eve", False: "lea"}
"""Of who looks on, and who plays."""


def join_table(page: JoinPage, plan: Plan, hands: Hands) -> Iterator[None]:
    """Type what somebody was told, "Join" as the last."""
    address, _, code = plan.invitation.partition(" ")
    for field, text in (
        (page.address, address),
        (page.code, code.replace("-", "")),
        (page.name, NAMES[plan.watches]),
    ):
        hands.click(field)
        hands.key(Key.Key_A, CTRL)
        hands.write(text)
        yield
    if plan.watches:
        hands.click(page.watch, QPoint(10, page.watch.height() // 2))
        yield
    hands.click(page.join_button)


def wait_in_lobby(page: LobbyPage, hands: Hands) -> None:
    """The host begins as soon as all are there."""
    if page.start_button.isVisible() and page.start_button.isEnabled():
        hands.click(page.start_button)
