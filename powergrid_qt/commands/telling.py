"""What several commands tell: numbers of things, and where a game stands."""

from collections.abc import Iterator

from powergrid_qt.commands.failures import printable
from powergrid_qt.engine import Game, Result


def counted(number: int, one: str, many: str | None = None) -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def outcome(game: Game) -> Iterator[str]:
    """How a game ended, or how far it got, and every player's standing."""
    state = game.state
    so_far = f"after {len(game.moves)} moves, in round {state.round}, step {state.step}"
    if state.result is not None:
        yield f"{winners(game, state.result)} {so_far}."
        yield from ranking(game, state.result)
    else:
        assert game.current is not None
        player = name(game, game.current)
        yield f"Not finished {so_far}: {player} decides next ({state.phase})."
        yield from (f"{name(game, seat)}: {owned(game, seat)}" for seat in by_cities(game))


def winners(game: Game, result: Result) -> str:
    names = [name(game, seat) for seat in result.winners]
    if len(names) == 1:
        return f"{names[0]} wins"
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory"


def ranking(game: Game, result: Result) -> Iterator[str]:
    for place, seat in enumerate(result.ranking, start=1):
        shared = 1 if seat in result.winners else place
        yield f"{shared}. {name(game, seat)}: powers {result.powered[seat]}, {owned(game, seat)}"


def by_cities(game: Game) -> list[int]:
    """The seats while the game goes on, the leader first."""
    players = game.state.players
    return sorted(
        range(len(players)), key=lambda seat: (-players[seat].connected, -players[seat].money)
    )


def owned(game: Game, seat: int) -> str:
    player = game.state.players[seat]
    return f"{counted(player.connected, 'city', 'cities')}, {player.money} €"


def name(game: Game, seat: int) -> str:
    """A player as people tell them apart: names come out of records and may be anything."""
    player = game.config.players[seat]
    return printable(f"{player.name} ({player.color})")
