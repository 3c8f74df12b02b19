"""How the person puts a game together on the page for new games."""

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QScrollArea, QWidget

from powergrid_qt.views.pages.new_game.new_game_page import BOARD, PLAYERS, RULES, NewGamePage
from powergrid_qt.views.pages.new_game.options_panel import DRAFT
from powergrid_qt.views.style.segmented import Segmented
from soaking.hands import Hands, Key
from soaking.plan import Plan


def put_together(page: NewGamePage, plan: Plan, hands: Hands) -> Iterator[None]:
    """One press at a time, "Play" as the last."""
    yield from _turn_to(page, PLAYERS, hands)
    yield from _seats(page, plan, hands)
    yield from _turn_to(page, BOARD, hands)
    _scroll_and_click(page.boards.cards[plan.board], hands)
    yield
    options = page.options
    _pick(page.chosen.editions, hands.rng.random(), hands)
    yield
    yield from _turn_to(page, RULES, hands)
    if plan.draft and options.regions.button(DRAFT).isEnabled():
        _scroll_and_click(options.regions.button(DRAFT), hands)
        yield
    if plan.open_money != options.open_money.isChecked():
        _scroll_and_click(options.open_money, hands)
        yield
    if plan.promo:
        _scroll_and_click(options.promo.all_button, hands)
        yield
    _scroll_and_click(options.seed, hands)
    hands.write(str(plan.seed * 1000 + plan.number))  # the same cards when it is played again
    yield
    hands.click(page.play_button)


def _turn_to(page: NewGamePage, tab: str, hands: Hands) -> Iterator[None]:
    """Where a small window shows a part at a time."""
    if page.tabs.isVisible() and page.tabs.has(tab):
        hands.click(page.tabs.button(tab))
        yield


def _seats(page: NewGamePage, plan: Plan, hands: Hands) -> Iterator[None]:
    model, seats = page.seats_model, page.seats
    while len(model.seats) < len(plan.kinds):
        _scroll_and_click(seats.add_button, hands)
        yield
    while len(model.seats) > len(plan.kinds):
        _scroll_and_click(seats.rows[len(model.seats) - 1].leave, hands)
        yield
    for place, kind in enumerate(plan.kinds):
        box = seats.rows[place].kind
        assert isinstance(box, QComboBox)
        if box.currentData() != kind:
            _scroll_and_click(box, hands)
            yield
            if QApplication.activePopupWidget() is not None:
                hands.key(Key.Key_Home)
                for _ in range(box.findData(kind)):
                    hands.key(Key.Key_Down)
                hands.key(Key.Key_Return)
                yield


def _pick(choices: Segmented, share: float, hands: Hands) -> None:
    offered = choices.findChildren(QAbstractButton)
    buttons = [one for one in offered if one.isVisible() and one.isEnabled()]
    hands.click(buttons[int(share * len(buttons))])


def _scroll_and_click(widget: QWidget, hands: Hands) -> None:
    """As if the wheel had been turned until it is seen."""
    above: QWidget | None = widget
    while above is not None:
        above = above.parentWidget()
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
    hands.click(widget)
