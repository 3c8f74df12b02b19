"""A board's card on the new-game page stays readable whatever state it is in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import load_board
from powergrid_qt.views.pages.new_game.board_grid import BoardCard
from powergrid_qt.views.style.theme import theme


@pytest.mark.parametrize("board", ["germany", "outpost"])
def test_a_card_that_was_clicked_still_shows_its_board(qtbot: QtBot, board: str) -> None:
    card = BoardCard(load_board(board))
    qtbot.addWidget(card)
    card.resize(220, 200)
    with qtbot.waitActive(card):
        card.show()
        card.activateWindow()
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    card.setFocus()
    assert card.isChecked()
    assert card.hasFocus()
    picture = card.grab().toImage()
    accent = QColor(theme().accent).rgb()
    inside = [picture.pixel(x, y) for x in range(60, 150, 10) for y in range(60, 190, 10)]
    assert inside.count(accent) < len(inside) // 10
