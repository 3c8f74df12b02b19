"""Which puzzles were solved: a line in the settings."""

from powergrid_qt.app.settings import Settings

_KEY = "puzzles/solved"


def solved_puzzles(settings: Settings) -> frozenset[str]:
    """By their ids; some of them may be gone since."""
    return frozenset(name for name in settings.text(_KEY).split(",") if name)


def remember_solved(settings: Settings, puzzle: str) -> None:
    settings.store(_KEY, ",".join(sorted(solved_puzzles(settings) | {puzzle})))
