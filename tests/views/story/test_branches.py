"""Games that are played on from a position of another one: begun, listed as a tree, compared."""

import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.analysis import MoveVerdict, Occasion, closeness
from powergrid_qt.ai.kept_analysis import KEY, analysis_to_json
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders
from powergrid_qt.app.about import game_id
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.app.turn.take_back import Barrier, Ends
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Move, Record, Seat, read_record
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Open, Pass
from powergrid_qt.engine.record import replay, replayed, write_record
from powergrid_qt.models.branches import branch_name, compared
from powergrid_qt.models.games_model import name_of, row_details
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.window.game_dialogs import PlayOnDialog
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay, ToStart
from tests.own_boards import sicily
from tests.views.real_window import Hands, click, speak

GAME_MS = 60_000


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def config(edition: str = "classic-2009", board: str = "germany", players: int = 2) -> GameConfig:
    names = ("Ada", "Bo", "Cy")[:players]
    seats = tuple(Seat(name, color, "random") for name, color in zip(names, COLORS, strict=False))
    return GameConfig(edition, board, seats, 5, GameOptions(open_money=True))


def with_ada(record: Record) -> Record:
    """As if Ada had been a person, and the others good."""
    ada, *others = record.config.players
    seats = (replace(ada, kind="human"), *(replace(seat, kind="hard") for seat in others))
    return replace(record, config=replace(record.config, players=seats))


def start_of(record: Record, number: int) -> int:
    """The first position of a round."""
    rounds = (game.state.round for game in replay(record))
    return next(at for at, round_number in enumerate(rounds) if round_number == number)


PLAYED = with_ada(Record.of(play_game(config()), about={"id": "played"}))
OUTPOST = Record.of(play_game(config("outpost-2024", "outpost", 3)), about={"id": "outpost"})


def keep(record: Record, name: str = "played") -> Path:
    """Among the games in the folder."""
    folders.saves_dir().mkdir(parents=True, exist_ok=True)
    path = folders.saves_dir() / f"{name}.pgr"
    write_record(record, path)
    return path


def kept() -> set[Path]:
    return set(folders.saves_dir().glob("*.pgr"))


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


def looked(qtbot: QtBot, window: MainWindow) -> None:
    """All games have been looked through."""
    qtbot.waitUntil(lambda: not window.program.branches.looking)


def lines(panel: BranchesPanel) -> list[str]:
    """What stands in the tree, with a mark for each step to the right."""
    told = []

    def tell(index: QModelIndex, depth: int) -> None:
        told.append("> " * depth + index.data())
        for row in range(panel.model.rowCount(index)):
            tell(panel.model.index(row, 0, index), depth + 1)

    for row in range(panel.model.rowCount()):
        tell(panel.model.index(row, 0), 0)
    return told


def click_line(qtbot: QtBot, panel: BranchesPanel, *rows: int) -> None:
    """By the numbers of the rows on the way there."""
    index = QModelIndex()
    for row in rows:
        index = panel.model.index(row, 0, index)
    place = panel.tree.visualRect(index)
    assert place.isValid()
    click(qtbot, panel.tree.viewport(), place.center())


def facts(path: Path) -> LibraryGame:
    save = read_save(path)
    assert isinstance(save, LibraryGame)
    return save


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
    click_line(qtbot, panel, 0, 1)
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


# -- the tree ---------------------------------------------------------------------------------


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
    index = panel.model.index(0, 0, panel.model.index(0, 0))
    panel.tree.setCurrentIndex(index)
    panel.tree.setFocus()
    qtbot.keyClick(panel.tree, Qt.Key.Key_Return)
    assert window.program.keeper.path == first
    click_line(qtbot, panel, 0, 0)
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
