"""The levels of computer players by name: the `kind` of a seat in a record.

Ours are in `LEVELS`; other packages can bring more (`plugins.py`). How to write one is told in
`resources/help/players.md`. A level may have a persona (`personas.py`): `hard:irene`.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from powergrid_qt.ai.levels import PERSONA_LEVELS, STYLE_NAMES, Level
from powergrid_qt.ai.player import ComputerPlayer, UnknownLevel

if TYPE_CHECKING:
    from powergrid_qt.engine import Seat

Make = Callable[[int], ComputerPlayer]
"""Makes a player from a seed."""


def player_with(level: Level, persona: str = "") -> Make:
    def make(seed: int) -> ComputerPlayer:
        from powergrid_qt.ai.search import SearchPlayer  # it knows the rules of all editions

        return SearchPlayer(seed, level, persona)

    return make


def random_player(seed: int) -> ComputerPlayer:
    from powergrid_qt.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


LEVELS: Mapping[str, Make] = {
    **{name: player_with(level) for name, level in PERSONA_LEVELS.items()},
    "greedy": player_with(Level("greedy")),
    "random": random_player,
}
"""What makes a player of each of our levels from a seed."""

STYLES: Mapping[str, Make] = {
    style: player_with(Level(style)) for style in STYLE_NAMES if style not in LEVELS
}
"""The same for yardsticks that play otherwise than the levels. They are there for measuring: a
person is not asked whether to play against them."""


def level_names() -> tuple[str, ...]:
    """All levels that can be chosen for a seat on screen: ours, then those of plug-ins."""
    return (*LEVELS, *plugin_names())


def all_names() -> tuple[str, ...]:
    """All computer players that there are, the styles for measuring too."""
    return (*LEVELS, *STYLES, *plugin_names())


def plugin_names() -> tuple[str, ...]:
    from powergrid_qt.ai.plugins import found_plugins  # looks through all installed packages

    return tuple(name for name in found_plugins() if name not in {*LEVELS, *STYLES})


def player_of(seat: "Seat") -> str:
    """Who decides at a seat, as `make_player` takes it. A persona that this version does not know,
    or that the level can do nothing with, is left out."""
    if not seat.persona or seat.kind not in PERSONA_LEVELS:
        return seat.kind
    from powergrid_qt.ai.personas import personas

    return f"{seat.kind}:{seat.persona}" if seat.persona in personas() else seat.kind


def level_and_persona(kind: str) -> tuple[str, str]:
    """`hard` and `irene` of `hard:irene`; no persona where none is named."""
    level, _, persona = kind.partition(":")
    if not persona or level not in PERSONA_LEVELS:
        return kind, ""
    from powergrid_qt.ai.personas import personas

    if persona not in personas():
        known = ", ".join(personas())
        raise UnknownLevel(f'there is no character "{persona}"; there are: {known}')
    return level, persona


def make_player(kind: str, seed: int) -> ComputerPlayer:
    """The one way to a computer player. None decides by more than a person at its seat would see;
    `seed` is all that it knows of the game's own (`player_seed`)."""
    level, persona = level_and_persona(kind)
    make = LEVELS.get(level) or STYLES.get(level)
    if persona:
        make = player_with(PERSONA_LEVELS[level], persona)
    if make is None:
        if kind not in plugin_names():
            known = ", ".join(all_names())
            raise UnknownLevel(f'there is no computer player "{kind}"; there are: {known}')
        from powergrid_qt.ai.plugins import make_plugin_player

        return make_plugin_player(kind, seed)
    return make(seed)
