"""Sample games of every released version, which all later versions must replay.

    python -m tests.frozen_games

plays and freezes those of this version, once, before it is released, and one for each board that
has come since: `tests/games/0.1` holds the files as the program writes them, and `states.json`
digests of the positions that they lead to.
"""

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from powergrid_qt import __version__
from powergrid_qt.ai.player import choose
from powergrid_qt.ai.simulation import computer_seats, players_of
from powergrid_qt.ai.soak import game_number, kinds
from powergrid_qt.engine import Game, GameConfig, Note, Record
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.record import record_text, replay
from powergrid_qt.paths import PACKED
from tests.own_boards import sicily

GAMES = Path(__file__).parent / "games"
STATES = "states.json"
THIS_VERSION = ".".join(__version__.split(".")[:2])
SEED = 1
EVERY = 2
"""Of all kinds of games every second one is frozen."""
LEVELS = ("hard", "normal", "easy", "greedy")


def digest(games: Iterable[Game], keys: dict[str, list[str]]) -> str:
    """Of all positions of a game. Only what was told of them then: later versions may tell more."""
    found = hashlib.sha256()
    for game in games:
        found.update(json.dumps(_told(game.snapshot(), keys), sort_keys=True).encode())
    return found.hexdigest()


def _told(state: dict[str, Any], keys: dict[str, list[str]]) -> dict[str, Any]:
    seats = [{key: seat.get(key) for key in keys["players"]} for seat in state["players"]]
    return {**{key: state.get(key) for key in keys["state"]}, "players": seats}


def keys_of(game: Game) -> dict[str, list[str]]:
    state = game.snapshot()
    return {"state": sorted(state), "players": sorted(state["players"][0])}


# -- freezing ---------------------------------------------------------------------------------


def configs() -> Iterator[tuple[str, GameConfig]]:
    for number in range(0, len(kinds()), EVERY):
        config = game_number(number, SEED)
        yield f"{config.edition}-{config.board}-{len(config.players)}p", config
    board = parse_board(sicily(), "sicily.json")
    yield (
        "own-board-3p",
        GameConfig("classic-2009", "sicily", computer_seats(LEVELS[:3]), SEED, own_board=board),
    )
    yield "levels-4p", GameConfig("classic-2004", "germany", computer_seats(LEVELS), SEED)


def played(config: GameConfig) -> Record:
    """With all that a file may hold: reasons, comments, what it is about."""
    game, players = Game(config), players_of(config)
    remarks: dict[int, Any] = {0: (Note("Frozen <b>now</b>: ä 😀"),)}
    while (seat := game.current) is not None:
        choice = choose(players[seat], game)
        game.apply(choice.move)
        if choice.reason is not None:
            remarks[len(game.moves)] = (choice.reason,)
    about: dict[str, Any] = {
        "id": "0" * 32,
        "title": "Frozen",
        "begun": "2026-11-15T21:04:00+00:00",
    }
    about |= {"program": __version__, "parent": {"id": "1" * 32, "move": 0}, "hints": 1}
    return Record.of(game, remarks, about)


def new_places(states: dict[str, Any]) -> Iterator[tuple[str, GameConfig]]:
    """A game for each edition on a board of which none is frozen yet."""
    frozen = {name.rpartition("-")[0] for name in states}
    for number in range(len(kinds())):
        config = game_number(number, SEED)
        place = f"{config.edition}-{config.board}"
        if place not in frozen:
            frozen.add(place)
            yield f"{place}-{len(config.players)}p", config


def freeze(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / STATES
    states: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for name, config in new_places(states) if states else configs():
        record = played(config)
        content = record_text(record).encode()
        (folder / (name + PACKED)).write_bytes(gzip.compress(content, mtime=0))
        *_, game = replay(record)
        keys = keys_of(game)
        states[name] = {
            "keys": keys,
            "moves": len(record.moves),
            "ranking": list(game.state.result.ranking) if game.state.result else None,
            "states": digest(replay(record), keys),
        }
        print(name, states[name]["moves"])
    text = json.dumps(states, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    freeze(GAMES / THIS_VERSION)
