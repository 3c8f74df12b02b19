"""The phases of a round in the header."""

from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game
from powergrid_qt.views.pages.game.phase_chips import PhaseChips
from tests.app.turn_games import Kind


def lit_chip(chips: PhaseChips) -> str:
    return next(chip.text() for chip in chips.chips if chip.property("lit"))


def test_the_two_auctions_with_which_outpost_begins_are_counted(qtbot: QtBot) -> None:
    chips = PhaseChips()
    qtbot.addWidget(chips)
    game, player = Game(Kind("outpost-2024", "outpost", 3).config()), RandomPlayer(3)
    shown: list[str] = []
    while game.state.round < 3:
        chips.show_state(game.state)
        if not shown or shown[-1] != lit_chip(chips):
            shown.append(lit_chip(chips))
        game.apply(player.decide(game))
    assert shown[:3] == ["Auction 1 of 2", "Auction 2 of 2", "Expansion"]
    assert "Auction" in shown[3:]
