"""Games that were played on from others, as a tree and among all games."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.app import folders
from powergrid_qt.engine import Move, Record
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Open, Pass
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.games_model import name_of, row_details
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay, ToStart
from tests.views.real_window import speak
from tests.views.story.branch_games import PLAYED, click_line, facts, keep, lines, looked, start_of


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def branch_file(name: str, parent: object, **about: object) -> Path:
    record = Record(PLAYED.config, PLAYED.moves[:-5], {"id": name, "parent": parent, **about})
    return keep(record, name)


def test_the_tree_leads_from_game_to_game(qtbot: QtBot, window: MainWindow) -> None:
    keep(PLAYED)
    first = branch_file("first", {"id": "played", "move": 10}, title="Sunday")
    second = branch_file("second", {"id": "first", "move": 30})
    window.games.open_game(second)
    window.go(ToReplay())
    looked(qtbot, window)
    panel = window.replays.page.side.branches
    assert panel is not None
    assert [line.split(" · ")[0][:9] for line in lines(panel)] == [
        "The game ",
        "> Sunday",
        "> > Round",
    ]
    panel.buttons[2].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(panel.buttons[2], Qt.Key.Key_Up)
    assert panel.buttons[1].hasFocus()
    qtbot.keyClick(panel.buttons[1], Qt.Key.Key_Return)
    assert window.program.keeper.path == first
    click_line(qtbot, panel, 1)
    assert window.program.keeper.path == first, "it is on screen"
    speak(window, "de")
    again = window.replays.page.side.branches
    assert again is not None
    qtbot.waitUntil(lambda: "heute" in lines(again)[2])


def branch_with(card: int, at: int) -> Path:
    """Played on from the first auction of a round, in which this card is bought."""
    record = Record(PLAYED.config, PLAYED.moves[:at])
    game = replayed(record)
    assert game.current is not None
    made: list[Move] = [Open(game.current, card, card)]
    game.apply(made[0])
    while not any(isinstance(event, CardSold) for event in game.events[-2:]):
        made.append(Pass(game.current))
        game.apply(made[-1])
    about = {"id": f"with {card}", "parent": {"id": "played", "move": at}}
    return keep(Record(PLAYED.config, (*record.moves, *made), about), f"with {card}")


def test_branches_of_one_round_are_told_apart_among_the_games(
    qtbot: QtBot, window: MainWindow
) -> None:
    """By what was bought there, ahead of the names, and by the time."""
    at = start_of(PLAYED, 3)
    while not isinstance(PLAYED.moves[at], Open):
        at += 1
    options = replayed(Record(PLAYED.config, PLAYED.moves[:at])).legal_moves
    assert isinstance(options, OpeningOptions)
    cards = [int(card) for card, _ in options.offers[:2]]
    saves = [facts(branch_with(card, at)) for card in cards]
    assert [name_of(save) for save in saves] == [
        f"From round 3: Plant {card:02} · Ada and Bo" for card in cards
    ]
    long_ago = saves[0]._replace(saved=datetime(2020, 5, 17, 21, 4))
    assert "21:04" in row_details(long_ago)
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.start_page.games is not None)
    panel = window.start_page.games
    assert panel is not None
    qtbot.waitUntil(lambda: panel.model.game_count == len(saves))
    games = panel.list.model()
    listed = {str(games.index(row, 0).data()) for row in range(games.rowCount())}
    assert all(any(name_of(save) in told for told in listed) for save in saves)


@pytest.mark.long
def test_a_deleted_parent_is_told(qtbot: QtBot, window: MainWindow) -> None:
    path = keep(PLAYED)
    branch = branch_file("branch", {"id": "played", "move": 10})
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    window.games.delete(facts(path))
    window.games.open_game(branch)
    window.go(ToReplay())
    looked(qtbot, window)
    panel = window.replays.page.side.branches
    assert panel is not None
    assert lines(panel)[0] == "A game that is not here any more"
    click_line(qtbot, panel, 0)
    assert window.program.keeper.path == branch
    window.go(ToStart())
    window.games.undo_delete()
    window.games.open_game(branch)
    window.go(ToReplay())
    looked(qtbot, window)
    assert lines(panel)[0].startswith("The game as it was")


NONSENSE: list[object] = [
    {"id": "bad", "move": 3},
    {"id": "twin", "move": 3},
    {"id": ["bad"], "move": 3},
    {"id": "played", "move": 10**20},
    {},
]


@pytest.mark.long
def test_nonsense_in_a_file_breaks_nothing(qtbot: QtBot, window: MainWindow) -> None:
    keep(PLAYED)
    branch_file("twin", {"id": "bad", "move": 3})
    (folders.saves_dir() / "no game.pgr").write_text("[]")
    (folders.saves_dir() / "folder.pgr").mkdir()
    for parent in NONSENSE:
        bad = branch_file("bad", parent)
        window.games.open_game(bad)
        window.go(ToReplay())
        looked(qtbot, window)
        panel = window.replays.page.side.branches
        assert panel is not None
        told = lines(panel)
        assert [line.startswith("> ") for line in told] == [False, True], parent
        window.go(ToStart())
