"""What tests do with the library."""

from collections.abc import Iterable
from pathlib import Path

from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.models.library_game import LibraryGame


def again(library: Library, settings: Settings) -> Library:
    """The next start of the program."""
    library.close()
    return Library(settings)


def look(library: Library) -> None:
    library.refresh()
    library.finish()


def ids(library: Library) -> list[str]:
    return [game.id for game in library.past]


def without_files(games: Iterable[LibraryGame]) -> list[LibraryGame]:
    return [game._replace(path=Path(game.path.name)) for game in games]
