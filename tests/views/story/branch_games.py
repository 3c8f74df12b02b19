"""Games that are played on from a position of another one, and their tree on the screen."""

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Record, Seat
from powergrid_qt.engine.record import replay, write_record
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.real_window import click

GAME_MS = 60_000


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


def keep(record: Record, name: str = "played") -> Path:
    """Among the games in the folder."""
    folders.saves_dir().mkdir(parents=True, exist_ok=True)
    path = folders.saves_dir() / f"{name}.pgr"
    write_record(record, path)
    return path


def kept() -> set[Path]:
    return set(folders.saves_dir().glob("*.pgr"))


def looked(qtbot: QtBot, window: MainWindow) -> None:
    """All games have been looked through."""
    qtbot.waitUntil(lambda: not window.program.branches.looking)


def lines(panel: BranchesPanel) -> list[str]:
    """What stands in the tree, with a mark for each step to the right."""
    return ["> " * len(one.line.followed) + one.line.told for one in panel.buttons]


def click_line(qtbot: QtBot, panel: BranchesPanel, number: int) -> None:
    click(qtbot, panel.buttons[number])


def facts(path: Path) -> LibraryGame:
    save = read_save(path)
    assert isinstance(save, LibraryGame)
    return save
