"""Computer players from other packages: entry points of the group `powergrid_qt.players`.

Each names a callable that makes a player from a seed. It gets a guess of what is hidden instead
of the game itself, so it sees no more than a person at its seat.
"""

import functools
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from powergrid_qt.ai.player import BrokenPlayer, ComputerPlayer, choose

if TYPE_CHECKING:
    from powergrid_qt.ai.reasons import Choice
    from powergrid_qt.engine import Game, Move

GROUP = "powergrid_qt.players"
NO_LEVEL = "human"
"""The kind of a seat that no computer player can have."""


@functools.cache
def found_plugins() -> dict[str, EntryPoint]:
    """By name, in alphabetical order. They are not loaded: a broken one is listed too."""
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

    def choose(self, game: "Game", seconds: float | None = None) -> "Choice":
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
