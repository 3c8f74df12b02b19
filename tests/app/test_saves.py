"""Saved games: listed with what they hold, bad files with the reason, never deleted."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders, saves
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.save_words import when_saved, where_it_stands, who_plays, why_unreadable
from powergrid_qt.app.saves import SavedGame, UnreadableSave
from powergrid_qt.engine import COLORS, Game, GameConfig, Record, Seat, write_record


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return tmp_path


def config(edition: str = "classic-2004", board: str = "germany") -> GameConfig:
    seats = tuple(
        Seat(name, color, "random") for name, color in zip(("Ada", "Bo"), COLORS, strict=False)
    )
    return GameConfig(edition, board, seats, 5)


def written(path: Path, game: Game, when: float = 1_000_000_000) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(Record.of(game), path)
    os.utime(path, (when, when))
    return path


def begun(moves: int = 60) -> Game:
    game, player = Game(config()), RandomPlayer(1)
    for _ in range(moves):
        game.apply(player.decide(game))
    return game


def test_everything_lies_in_the_folder_of_the_variable(home: Path) -> None:
    assert folders.autosave_path() == home / "autosave.pgr"
    assert folders.saves_dir() == home / "games"
    assert folders.saves_dir().is_dir()


def test_without_the_variable_it_is_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("POWERGRID_QT_HOME")
    assert folders.data_dir().name == "powergrid-qt"
    assert folders.data_dir().is_absolute()


def test_a_save_tells_what_it_holds(home: Path) -> None:
    game = begun()
    save = saves.read_save(written(home / "games" / "Sunday.pgr", game))
    assert isinstance(save, SavedGame)
    assert save.name == "Sunday"
    assert save.config == game.config
    assert (save.round, save.step) == (game.state.round, game.state.step)
    assert not save.over
    assert save.saved == datetime.fromtimestamp(1_000_000_000)
    assert where_it_stands(save) == f"Germany, round {game.state.round}"
    assert who_plays(save) == "Ada and Bo"
    assert "01" in when_saved(save)


def test_a_finished_game_tells_who_won(home: Path) -> None:
    game = play_game(config())
    save = saves.read_save(written(home / "over.pgr", game))
    assert isinstance(save, SavedGame)
    assert save.over
    assert game.state.result is not None
    winner = game.config.players[game.state.result.winners[0]].name
    assert winner in save.winners
    assert winner in where_it_stands(save)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_json"),
        (b"\xff\xfe\x00", "not_utf8"),
        (b"\x1f\x8bnot gzip", "bad_gzip"),
        (b'{"format": "something else"}', "not_record"),
        (b'{"format": "powergrid-record", "version": 99}', "newer_version"),
        (b'{"format": "powergrid-record", "version": 1}', "missing_key"),
    ],
)
def test_bad_files_are_listed_with_the_reason(home: Path, content: bytes, code: str) -> None:
    path = folders.saves_dir() / "bad.pgr"
    path.write_bytes(content)
    [save] = saves.list_saves()
    assert isinstance(save, UnreadableSave)
    assert save.reason.code == code
    assert save.name == "bad"
    assert "Cannot be read" in why_unreadable(save)
    assert path.read_bytes() == content


def test_games_that_do_not_replay_are_unreadable(home: Path) -> None:
    path = written(folders.saves_dir() / "cheat.pgr", begun())
    text = path.read_text(encoding="utf-8")
    for changed, code in (
        (text.replace('"moves": [', '"moves": [{"p": 0, "do": "done"},'), "illegal_move"),
        (text.replace('"germany"', '"atlantis"'), "unknown_board"),
        (text.replace('"classic-2004"', '"classic-1999"'), "unknown_edition"),
    ):
        path.write_text(changed, encoding="utf-8")
        save = saves.read_save(path)
        assert isinstance(save, UnreadableSave), code
        assert save.reason.code == code
        assert why_unreadable(save)


def test_a_missing_file_and_a_folder_are_unreadable(home: Path) -> None:
    for path, code in ((home / "gone.pgr", "file_missing"), (home, "file_unreadable")):
        save = saves.read_save(path)
        assert isinstance(save, UnreadableSave)
        assert save.reason.code == code


def test_saves_are_listed_last_changed_first(home: Path) -> None:
    folder = folders.saves_dir()
    game = begun(3)
    for number, name in enumerate(("old", "middle", "new")):
        written(folder / f"{name}.pgr", game, 1_000_000_000 + number)
    (folder / "notes.txt").write_text("not a game")
    (folder / "folder.pgr").mkdir()
    assert [save.name for save in saves.list_saves()] == ["new", "middle", "old"]
    assert [save.name for save in saves.list_saves(2)] == ["new", "middle"]


def test_a_changed_file_is_read_again(home: Path) -> None:
    path = written(home / "a.pgr", begun(3))
    first = saves.read_save(path)
    assert saves.read_save(path) is first
    written(path, play_game(config()), 1_000_000_001)
    again = saves.read_save(path)
    assert isinstance(again, SavedGame)
    assert again.over


def test_an_unusable_folder_lists_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("POWERGRID_QT_HOME", str(blocked))
    assert list(saves.list_saves()) == []
    assert saves.continued_game() is None


def test_the_autosave_is_what_continues(qtbot, home: Path) -> None:
    assert saves.continued_game() is None
    controller = GameController(folders.autosave_path())
    controller.pause(True)
    controller.start(config())
    controller.finish_saving()
    save = saves.continued_game()
    assert isinstance(save, SavedGame)
    assert save.config == config()
    assert list(saves.list_saves()) == []


def test_suggested_names_are_free_and_harmless(home: Path) -> None:
    players = (Seat("A/d:a", "red"), Seat("B*o" * 40, "blue"))
    strange = GameConfig("classic-2004", "germany", players, 1)
    first = saves.suggested_path("Germany", strange, 4)
    assert first.parent == folders.saves_dir()
    assert not set('/\\:*?"<>|') & set(first.name)
    assert len(first.name) < 100
    first.touch()
    second = saves.suggested_path("Germany", strange, 4)
    assert second != first
    assert not second.exists()
