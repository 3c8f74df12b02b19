"""The list of games: grouped, searched, renamed."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from powergrid_qt.engine.refusals import refuse
from powergrid_qt.models.games_model import GameGroup, GameRole, GamesModel
from powergrid_qt.models.library_game import LibraryGame, LibrarySeat, Save, UnreadableSave

NOW = datetime(2026, 11, 15, 21, 4)


def game(name: str, *, over: bool = False, board: str = "germany") -> LibraryGame:
    seats = (LibrarySeat("Ada", "red", "human"), LibrarySeat("Bo", "blue", "normal"))
    path, ended = Path(f"/games/{name}.pgr"), int(NOW.timestamp()) if over else 0
    return LibraryGame(path, NOW, name, board, "classic-2009", seats, 4, name, ended=ended)


BAD = UnreadableSave(Path("/games/bad.pgr"), NOW, refuse("not_record"))


@pytest.fixture
def model() -> GamesModel:
    made = GamesModel()
    saves: list[Save] = [game("one"), game("two", over=True), BAD, game("three", board="usa")]
    made.set_games(saves, [game("letter", over=True)])
    return made


def rows(model: GamesModel) -> list[str]:
    found = []
    for row in range(model.rowCount()):
        index = model.index(row)
        save = index.data(GameRole.SAVE)
        heading = f"{index.data(GameRole.GROUP)} {index.data(GameRole.COUNT)}"
        found.append(heading if save is None else save.path.stem)
    return found


def test_games_stand_in_groups(model: GamesModel, qtmodeltester: ModelTester) -> None:
    assert rows(model) == [
        *("unfinished 3", "one", "bad", "three"),
        *("finished 1", "two"),
        *("elsewhere 1", "letter"),
    ]
    qtmodeltester.check(model)


def test_a_search_wants_all_words(model: GamesModel) -> None:
    model.search("ADA usa")
    assert rows(model) == ["unfinished 1", "three"]
    assert model.game_count == 5
    model.search("nothing like it")
    assert rows(model) == []
    model.search(" ")
    assert len(rows(model)) == 8


def test_headings_cannot_be_chosen(model: GamesModel) -> None:
    flags = [model.flags(model.index(row)) for row in range(model.rowCount())]
    chosen = [bool(flag & Qt.ItemFlag.ItemIsSelectable) for flag in flags]
    renamed = [bool(flag & Qt.ItemFlag.ItemIsEditable) for flag in flags]
    assert chosen == [False, True, True, True, False, True, False, True]
    assert renamed == [False, True, False, True, False, True, False, False]


def test_another_title_is_told(model: GamesModel, qtbot: QtBot) -> None:
    index = model.index(1)
    assert index.data(Qt.ItemDataRole.EditRole) == "one"
    with qtbot.waitSignal(model.renamed) as renamed:
        assert model.setData(index, "  Saturday ")
    assert renamed.args == [Path("/games/one.pgr"), "Saturday"]
    with qtbot.assertNotEmitted(model.renamed):
        assert not model.setData(index, "one")


def test_a_row_is_found_by_its_file(model: GamesModel) -> None:
    row = model.row_of(Path("/games/two.pgr"))
    assert row is not None
    assert model.index(row).data(GameRole.GROUP) == GameGroup.FINISHED
    assert model.row_of(Path("/games/unknown.pgr")) is None
