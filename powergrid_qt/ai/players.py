"""The levels of computer players by name: the `kind` of a seat in a record.

Ours are in `LEVELS`; other packages can bring more. How to write one is told in
`resources/help/players.md`. A level may have a persona (`personas.py`): `hard:irene`.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from powergrid_qt.ai.levels import PERSONA_LEVELS, STYLE_NAMES, Level
from powergrid_qt.ai.player import BrokenPlayer, Choice, ComputerPlayer, UnknownLevel, choose

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from powergrid_qt.engine import Game, Move, Seat

Make = Callable[[int], ComputerPlayer]
"""Makes a player from a seed."""


def search_player(level: Level, persona: str, seed: int) -> ComputerPlayer:
    from powergrid_qt.ai.search import SearchPlayer  # it knows the rules of all editions

    return SearchPlayer(seed, level, persona)


def random_player(seed: int) -> ComputerPlayer:
    from powergrid_qt.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


LEVELS: Mapping[str, Make] = {
    **{name: partial(search_player, level, "") for name, level in PERSONA_LEVELS.items()},
    "greedy": partial(search_player, Level("greedy"), ""),
    "random": random_player,
}
"""What makes a player of each of our levels from a seed."""


def follower(seed: int) -> ComputerPlayer:
    from powergrid_qt.ai.advice import Follower

    return Follower(seed)


STYLES: Mapping[str, Make] = {
    style: partial(search_player, Level(style), "") for style in STYLE_NAMES if style not in LEVELS
}
"""What makes each of the yardsticks that play otherwise than the levels."""
YARDSTICKS: Mapping[str, Make] = {**STYLES, "follower": follower}
"""With them, whoever does what the hints of the window say. They are for measuring: no person is
asked whether to play against them."""


def level_names() -> tuple[str, ...]:
    """All levels that can be chosen for a seat on screen: ours, then those of plug-ins."""
    return (*LEVELS, *plugin_names())


def all_names() -> tuple[str, ...]:
    """All computer players that there are, the styles for measuring too."""
    return (*LEVELS, *YARDSTICKS, *plugin_names())


def plugin_names() -> tuple[str, ...]:
    return tuple(name for name in found_plugins() if name not in {*LEVELS, *YARDSTICKS})


def player_of(seat: "Seat") -> str:
    """Who decides at a seat, as `make_player` takes it. A persona that this version does not know,
    or that the level can do nothing with, is left out."""
    if not seat.persona or seat.kind not in PERSONA_LEVELS:
        return seat.kind
    from powergrid_qt.ai.personas import personas

    return f"{seat.kind}:{seat.persona}" if seat.persona in personas() else seat.kind


def level_and_persona(kind: str) -> tuple[str, str]:
    """Split `hard:irene` into `hard` and `irene`; the persona is empty where none is named."""
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
    make = LEVELS.get(level) or YARDSTICKS.get(level)
    if persona:
        return search_player(PERSONA_LEVELS[level], persona, seed)
    if make is None:
        if kind not in plugin_names():
            known = ", ".join(all_names())
            raise UnknownLevel(f'there is no computer player "{kind}"; there are: {known}')
        return make_plugin_player(kind, seed)
    return make(seed)


# -- players of other packages ------------------------------------------------------------------
#
# Entry points of the group `powergrid_qt.players` name callables that make a player from a seed. It
# gets a guess of what is hidden instead of the game itself, so it sees no more than a person would.

GROUP = "powergrid_qt.players"
NO_LEVEL = "human"
"""The kind of a seat that no computer player can have."""


@cache
def found_plugins() -> "dict[str, EntryPoint]":
    """Plug-ins by name, in alphabetical order. None is loaded: a broken one is listed too."""
    from importlib.metadata import entry_points  # looks through all installed packages

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name != NO_LEVEL:
            found.setdefault(entry.name, entry)
    return found


def make_plugin_player(name: str, seed: int) -> ComputerPlayer:
    entry = found_plugins()[name]
    make = explained(name, f"cannot be loaded from {entry.value}", entry.load)
    player = explained(name, "cannot be made", lambda: make(seed))
    if not callable(getattr(player, "decide", None)):
        raise BrokenPlayer(f'computer player "{name}": {player!r} has no method "decide"')
    return PluginPlayer(name, player, seed)


def explained(name: str, failed: str, action: Callable[[], Any]) -> Any:
    try:
        return action()
    except Exception as error:  # it is not our code: anything can happen
        reason = f"{type(error).__name__}: {error}"
        raise BrokenPlayer(f'computer player "{name}" {failed}: {reason}') from error


class PluginPlayer:
    """Asks a player of another package, with only what its seat may see. The player may do anything
    with the game it gets: for every decision it is a new one, with another guess."""

    def __init__(self, name: str, player: ComputerPlayer, seed: int) -> None:
        self._name = name
        self._player = player
        self._seed = seed

    def decide(self, game: "Game") -> "Move":
        return self.choose(game).move

    def choose(self, game: "Game", seconds: float | None = None) -> Choice:
        from powergrid_qt.ai.hidden import seen_by
        from powergrid_qt.engine import Move
        from powergrid_qt.engine.randomness import generator

        seat = game.legal_moves.seat
        rng = generator(self._seed, f"guess {len(game.moves)}")
        choice = choose(self._player, seen_by(game, seat, rng), seconds)
        move = choice.move
        if not isinstance(move, Move):
            raise BrokenPlayer(f'computer player "{self._name}" gave no move but {move!r}')
        refusal = game.why_not(move)
        if refusal is not None:
            raise BrokenPlayer(
                f'computer player "{self._name}" made a move that is not allowed: {refusal}'
            )
        return choice
