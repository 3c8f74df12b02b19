"""The levels of computer players by name: the `kind` of a seat in a record.

Ours are in `LEVELS`; other packages can bring more (`plugins.py`). How to write one is told in
`resources/help/players.md`. A level may have a persona (`personas.py`): `hard:irene`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from powergrid_qt.ai.player import Player, UnknownLevel

if TYPE_CHECKING:
    from powergrid_qt.engine import Seat

Make = Callable[[int], Player]
"""Makes a player from a seed."""


def random_player(seed: int) -> Player:
    from powergrid_qt.ai.random_player import RandomPlayer  # it knows the rules of all editions

    return RandomPlayer(seed)


def style_player(style: str) -> Make:
    def make(seed: int) -> Player:
        from powergrid_qt.ai.levels import StylePlayer

        return StylePlayer(style, seed)

    return make


def policy_player(level: str, persona: str) -> Make:
    def make(seed: int) -> Player:
        from powergrid_qt.ai.levels import PolicyPlayer

        return PolicyPlayer(level, seed, persona)

    return make


def searching_player(level: str, persona: str) -> Make:
    def make(seed: int) -> Player:
        from powergrid_qt.ai.levels import EFFORTS, SearchingPlayer

        return SearchingPlayer(EFFORTS[level], seed, persona)

    return make


LEANING: Mapping[str, Callable[[str], Make]] = {
    "easy": partial(policy_player, "easy"),
    "normal": partial(policy_player, "normal"),
    "hard": partial(searching_player, "hard"),
    "expert": partial(searching_player, "expert"),
}
"""The levels that play otherwise with a persona, by what makes them with one; empty: with none."""

LEVELS: Mapping[str, Make] = {
    **{level: make("") for level, make in LEANING.items()},
    "greedy": style_player("greedy"),
    "random": random_player,
}
"""What makes a player of each of our levels from a seed."""

STYLES: Mapping[str, Make] = {
    style: style_player(style) for style in ("hoarder", "rusher", "miser", "bully", "eco", "chaos")
}
"""The same for yardsticks that play otherwise than the levels. They are there for measuring: a
person is not asked whether to play against them."""

BLIND = frozenset({"random"})
"""Levels that play as well without the pile and the seed: a test takes both away from them. They
are spared the guesses, which would take a third of their time."""

LONG_THINKERS = frozenset({"expert"})
"""Levels that are worth a second process while a person waits for them."""


def thinks_long(kind: str) -> bool:
    return kind.partition(":")[0] in LONG_THINKERS


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
    if not seat.persona or seat.kind not in LEANING:
        return seat.kind
    from powergrid_qt.ai.personas import personas

    return f"{seat.kind}:{seat.persona}" if seat.persona in personas() else seat.kind


def level_and_persona(kind: str) -> tuple[str, str]:
    """`hard` and `irene` of `hard:irene`; no persona where none is named."""
    level, _, persona = kind.partition(":")
    if not persona or level not in LEANING:
        return kind, ""
    from powergrid_qt.ai.personas import personas

    if persona not in personas():
        known = ", ".join(personas())
        raise UnknownLevel(f'there is no character "{persona}"; there are: {known}')
    return level, persona


def make_player(kind: str, seed: int) -> Player:
    """The one way to a computer player. Whoever it is, it is shown no more of a game than a
    person at its seat would see; `seed` is all that it knows of the game's own (`player_seed`)."""
    level, persona = level_and_persona(kind)
    make = LEANING[level](persona) if persona else LEVELS.get(level) or STYLES.get(level)
    if make is None:
        if kind not in plugin_names():
            known = ", ".join(all_names())
            raise UnknownLevel(f'there is no computer player "{kind}"; there are: {known}')
        from powergrid_qt.ai.plugins import make_plugin_player

        return make_plugin_player(kind, seed)
    player = make(seed)
    if kind in BLIND:
        return player
    from powergrid_qt.ai.seated import SeatedPlayer

    return SeatedPlayer(player, seed)
