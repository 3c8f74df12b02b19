"""The button for a fair game says how sure it is."""

from pytestqt.qtbot import QtBot

from powergrid_qt.app.fair_game import FairTable
from powergrid_qt.views.pieces.fair_game import FairGame
from tests.views.real_window import click


def test_it_tells_how_often_one_wins_and_how_sure_that_is(qtbot: QtBot) -> None:
    tables = [
        FairTable(("hard", "normal"), 0.34, 0.1, 0.7, 0),
        FairTable(("hard", "easy"), 0.33, 0.21, 0.44, 9),
    ]
    fair = FairGame(lambda: tables.pop(0))
    qtbot.addWidget(fair)
    fair.show()
    assert not fair.words.isVisible()
    with qtbot.waitSignal(fair.chosen) as told:
        click(qtbot, fair.button)
    assert told.args == [FairTable(("hard", "normal"), 0.34, 0.1, 0.7, 0)]
    assert fair.words.text() == ("A guess for now: you win about 34 of 100. Your games will tell.")
    click(qtbot, fair.button)
    assert fair.words.text() == (
        "You win about 33 of 100, and surely between 21 and 44: 9 games tell that."
    )
    fair.forget()
    assert not fair.words.isVisible()
