"""The finished games of the person who plays here, and what they have got to know by them."""

from collections.abc import Sequence

from powergrid_qt.app.daily_game import person_of
from powergrid_qt.app.settings import Settings
from powergrid_qt.models import library_game
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.statistics import Played, people_in, played_by


def my_games(settings: Settings, games: Sequence[LibraryGame]) -> list[Played]:
    """Those of whoever was named last in a new game; if nobody of that name has finished any, of
    who has played most. `games`: finished ones, last ended first, as these are."""
    people = people_in(games)
    me = library_game.person_of(person_of(settings))
    if me not in people:
        me = next(iter(people), "")
    mine = (played_by(me, game) for game in games)
    return [played for played in mine if played is not None]
