"""Games that are played on from a position of another one: begun, and compared."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.analysis import MoveVerdict, Occasion, closeness
from powergrid_qt.ai.kept_analysis import KEY, analysis_to_json
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app.about import game_id
from powergrid_qt.app.turn.take_back import Barrier, Ends
from powergrid_qt.engine import GameConfig, GameOptions, Record, read_record
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.record import replay, write_record
from powergrid_qt.models.branches import branch_name, compared
from powergrid_qt.models.games_model import name_of
from powergrid_qt.views.window.game_dialogs import PlayOnDialog
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay
from tests.own_boards import sicily
from tests.views.real_window import Hands, click
from tests.views.story.branch_games import (
    GAME_MS,
    PLAYED,
    click_line,
    config,
    facts,
    keep,
    kept,
    lines,
    looked,
    start_of,
)


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


OUTPOST = Record.of(play_game(config("outpost-2024", "outpost", 3)), about={"id": "outpost"})


def play_on(qtbot: QtBot, window: MainWindow, at: int, *kinds: str) -> Path:
    """Go to a position of the replay, and play on there by clicks; the file of the new game."""
    before = kept()
    window.replays.page.bar.go_to(at)
    click(qtbot, window.replays.page.bar.play_on_button)
    dialog = window.findChildren(PlayOnDialog)[-1]
    for box, kind in zip(dialog.kinds, kinds, strict=False):
        qtbot.keyClick(box, Qt.Key.Key_Home)
        for _ in range(box.findData(kind)):
            qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentData() == kind
    click(qtbot, dialog.close_button)
    assert window.pages.currentWidget() is window.table.page
    window.program.keeper.finish()
    [new] = kept() - before
    return new


# -- playing on -------------------------------------------------------------------------------


@pytest.mark.long
def test_from_round_three_against_other_levels_to_the_end(qtbot: QtBot, window: MainWindow) -> None:
    path = keep(PLAYED)
    content = path.read_bytes()
    window.games.open_game(path)
    click(qtbot, window.ends.page.replay_button)
    at = start_of(PLAYED, 3)
    branch = play_on(qtbot, window, at, "easy", "easy")
    qtbot.waitUntil(lambda: window.program.controller.game.over, timeout=GAME_MS)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.ends.page)
    window.program.keeper.finish()
    record = read_record(branch)
    assert record.moves[:at] == PLAYED.moves[:at]
    assert [seat.kind for seat in record.config.players] == ["easy", "easy"]
    assert record.about["parent"] == {"id": "played", "move": at}
    assert path.read_bytes() == content
    assert re.fullmatch(r"From round 3: (Plant \d+|\w+) · Ada and Bo", name_of(facts(branch)))
    looked(qtbot, window)
    page = window.ends.page
    assert page.branches.isVisible()
    root, only = lines(page.branches)
    assert root.startswith("The game as it was · ")
    parted, *results = page.compared.text().splitlines()
    assert parted.startswith("In round ")
    assert " instead of " in parted
    assert only.startswith(f"> {parted} · won by ")
    assert page.compared.isVisible()
    assert results == compared(facts(branch), facts(path))
    click_line(qtbot, page.branches, 0)
    assert window.program.keeper.path == path
    looked(qtbot, window)
    assert not page.compared.isVisible(), "that one comes from no other"


@pytest.mark.long
def test_somebody_plays_the_last_round_again(qtbot: QtBot, window: MainWindow) -> None:
    path = keep(PLAYED)
    window.games.open_game(path)
    click(qtbot, window.ends.page.replay_button)
    last = facts(path).rounds
    branch = play_on(qtbot, window, start_of(PLAYED, last))
    assert window.program.controller.game.config == PLAYED.config, "they sit as they did"
    hands = Hands(qtbot, window, 1)
    while not window.program.controller.game.over:
        hands.play_turn()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.ends.page)
    window.program.keeper.finish()
    looked(qtbot, window)
    [line] = compared(facts(branch), facts(path))
    parted, result = window.ends.page.compared.text().splitlines()
    assert parted.startswith(f"In round {last}, ")
    assert result == line
    assert line.startswith("Ada: ")


def test_a_running_game_goes_on_beside_its_branch(qtbot: QtBot, window: MainWindow) -> None:
    people = tuple(replace(seat, kind="human") for seat in PLAYED.config.players)
    hidden = replace(PLAYED.config, players=people, options=GameOptions())
    path = keep(Record(hidden, PLAYED.moves[:40], {"id": "running"}))
    window.games.open_game(path)
    click(qtbot, window.table.page.hand_over.button)
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    page = window.replays.page
    assert window.pages.currentWidget() is page
    assert page.bar.slider.value() == 40, "it begins where the game stands"
    assert page.controller.viewer is None
    assert not page.controller.nothing_hidden, "the others' money stays hidden"
    branch = play_on(qtbot, window, 20)
    assert window.program.controller.undo_barrier == Barrier(Ends.PLAYED_ON)
    assert len(read_record(branch).moves) == 20
    window.games.open_game(path)
    assert len(window.program.controller.game.moves) == 40
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    looked(qtbot, window)
    panel = page.side.branches
    assert panel is not None
    assert [line.split(" · ")[0] for line in lines(panel)] == [
        "This game",
        f"> {branch_name(facts(branch))}",
    ]


def test_the_end_of_a_game_cannot_be_played_on(qtbot: QtBot, window: MainWindow) -> None:
    window.games.open_game(keep(PLAYED))
    window.go(ToReplay(len(PLAYED.moves)))
    button = window.replays.page.bar.play_on_button
    assert not button.isEnabled()
    assert "is over" in button.toolTip()
    window.replays.page.bar.go_to(5)
    assert button.isEnabled()
    assert "its own" in button.toolTip()


def test_cancel_begins_nothing(qtbot: QtBot, window: MainWindow) -> None:
    path = keep(PLAYED)
    window.games.open_game(path)
    window.go(ToReplay(5))
    click(qtbot, window.replays.page.bar.play_on_button)
    [dialog] = window.findChildren(PlayOnDialog)
    click(qtbot, dialog.cancel_button)
    assert window.pages.currentWidget() is window.replays.page
    assert kept() == {path}


def test_a_level_that_is_not_installed_is_replaced(qtbot: QtBot, window: MainWindow) -> None:
    ada, bo = PLAYED.config.players
    seats = (ada, replace(bo, kind="their own plug-in"))
    window.games.open_game(keep(replace(PLAYED, config=replace(PLAYED.config, players=seats))))
    window.go(ToReplay(5))
    branch = play_on(qtbot, window, 5)
    assert [seat.kind for seat in read_record(branch).config.players] == ["human", "normal"]


# -- records of others ------------------------------------------------------------------------


@pytest.mark.long
def test_a_record_from_elsewhere_without_an_id(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """Twice, from the file: both branches stand in one tree with it."""
    letter = tmp_path / "letter.pgr"
    theirs = replace(PLAYED, about={})
    write_record(theirs, letter)
    for at in (30, 20):
        window.games.open_file(letter)
        assert window.pages.currentWidget() is window.replays.page
        branch = play_on(qtbot, window, at, "human", "human")
        assert read_record(branch).about["parent"] == {"id": game_id(theirs), "move": at}
    window.games.open_file(letter)
    looked(qtbot, window)
    panel = window.replays.page.side.branches
    assert panel is not None
    assert panel.isVisible()
    assert len(lines(panel)) == 3
    assert lines(panel)[0].startswith("This game · ")
    click_line(qtbot, panel, 2)
    assert len(window.program.controller.game.moves) == 30
    window.program.controller.pause(True)


def test_a_board_of_ones_own(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    own = parse_board(sicily(), "sicily")
    seats = tuple(replace(seat, kind="easy") for seat in PLAYED.config.players)
    game = play_game(GameConfig("classic-2009", "sicily", seats, 3, own_board=own))
    letter = tmp_path / "sicily.pgr"
    write_record(Record.of(game), letter)
    window.games.open_file(letter)
    branch = play_on(qtbot, window, 25, "human", "human")
    record = read_record(branch)
    assert record.config.own_board == own
    assert record.moves == tuple(game.moves[:25])


@pytest.mark.long
def test_outpost(qtbot: QtBot, window: MainWindow) -> None:
    window.games.open_game(keep(OUTPOST))
    window.go(ToReplay(0))
    last = facts(next(iter(kept()))).rounds
    branch = play_on(qtbot, window, start_of(OUTPOST, last - 1), "easy", "easy", "easy")
    qtbot.waitUntil(lambda: window.program.controller.game.over, timeout=GAME_MS)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.ends.page)
    window.program.keeper.finish()
    looked(qtbot, window)
    assert facts(branch).over
    assert window.ends.page.compared.isVisible()


# -- the other move ---------------------------------------------------------------------------


def analysed(qtbot: QtBot, window: MainWindow) -> None:
    """The expert has found a decision of Ada's that was costly: she has played at random."""
    window.games.open_game(keep(PLAYED))
    click(qtbot, window.ends.page.analyse_button)
    qtbot.waitUntil(lambda: bool(window.ends.page.analysis.buttons), timeout=GAME_MS)
    click(qtbot, window.ends.page.analysis.run_button)
    window.program.controller.pause(True)


def costly_decision(window: MainWindow) -> MoveVerdict:
    number = window.program.analyst.costliest_of(0)[0].number
    return next(verdict for verdict in window.program.analyst.verdicts if verdict.number == number)


@pytest.mark.long
def test_the_other_move_is_tried_from_the_analysis(qtbot: QtBot, window: MainWindow) -> None:
    analysed(qtbot, window)
    before, played = kept(), window.program.controller.game
    worst = costly_decision(window)
    click(qtbot, window.ends.page.analysis.buttons[0].other_button)
    assert window.pages.currentWidget() is window.table.page
    window.program.keeper.finish()
    [branch] = kept() - before
    record = read_record(branch)
    assert record.config == played.config
    assert record.moves == (*played.moves[: worst.number], worst.best.move)
    assert record.about["parent"] == {"id": "played", "move": worst.number, "other": True}
    assert window.program.controller.undo_barrier == Barrier(Ends.PLAYED_ON), (
        "that was the expert's"
    )
    window.go(ToReplay())
    looked(qtbot, window)
    panel = window.replays.page.side.branches
    assert panel is not None
    assert lines(panel)[1].startswith("> In round ")


def judged() -> Record:
    """With an analysis that was kept, in which one decision of Ada's was costly."""
    number, other = next(
        (number, other)
        for number, (game, move) in enumerate(zip(replay(PLAYED), PLAYED.moves, strict=False))
        if move.seat == 0
        for other in game.legal_moves
        if other != move
    )
    occasion = Occasion(number, auction=True, phase="auction")
    costly = MoveVerdict(number, 0, occasion, PLAYED.moves[number], Choice(other), 1.5, 1.9)
    kept_analysis = analysis_to_json(PLAYED, [costly], {0: closeness([costly])})
    return replace(PLAYED, about={**PLAYED.about, KEY: kept_analysis})


def test_the_other_move_is_tried_in_the_replay(qtbot: QtBot, window: MainWindow) -> None:
    window.games.open_game(keep(judged()))
    click(qtbot, window.ends.page.analyse_button)
    window.program.controller.pause(True)
    worst = costly_decision(window)
    click(qtbot, window.ends.page.replay_button)
    bar = window.replays.page.bar
    costly = {lapse.number for lapse in window.program.analyst.costliest()}
    bar.go_to(next(at for at in range(worst.number, len(PLAYED.moves)) if at not in costly))
    other_button = window.replays.page.panel.try_button
    assert not other_button.isVisible(), "that was not costly"
    bar.go_to(worst.number)
    click(qtbot, other_button)
    assert window.pages.currentWidget() is window.table.page
    assert window.program.controller.game.moves[-1] == worst.best.move
