"""`powergrid-qt serve`: keeps a table for people and computer players at other machines."""

import argparse
import asyncio
import functools
import json
import secrets
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from powergrid_qt import __version__
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.ai.players import all_names, make_player, player_of
from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.app.about import new_about
from powergrid_qt.commands.failures import CommandError, printable
from powergrid_qt.commands.game_choice import DEFAULT_PLAYERS, config_among
from powergrid_qt.commands.parsers import MOST_PORT
from powergrid_qt.engine import HUMAN, Game, Move, Record, Refused, read_record, write_record
from powergrid_qt.engine.config import NAMES, REMOTE
from powergrid_qt.engine.schema import NoJson, Raw, is_whole, parse_json
from powergrid_qt.paths import EXTENSION
from powergrid_qt.table.certificate import server_context
from powergrid_qt.table.people import Allowed
from powergrid_qt.table.proof import Door, read_code, shown_code
from powergrid_qt.table.server import Host, Server, listening_sockets
from powergrid_qt.table.shared_game import can_be_shared
from powergrid_qt.table.table import Table
from powergrid_qt.table.wire import LONGEST_NAME, Message, plain
from powergrid_qt.whole_file import tried_file, write_whole

SWITCH_S = 0.001
"""How long a computer player of the table thinks on when somebody says something."""
MOST_SEED_BITS = 53
"""The bits of a seed that nobody can guess and every program can read."""


def run(arguments: argparse.Namespace) -> int:
    sys.setswitchinterval(SWITCH_S)
    going_on = arguments.file or arguments.out
    if arguments.file is not None or (going_on is not None and going_on.exists()):
        path = going_on
        try:
            table = table_of(read_record(path), read_kept(path))
        except Refused as error:
            raise CommandError(f"{path}: {error}") from error
    else:
        path = tried_file(going_on or Path(file_name()))
        record, kinds = new_record(arguments)
        allowed = Allowed(hints=not arguments.no_hints, stand_in=arguments.stand_in)
        if allowed.stand_in != REMOTE:
            make_player(allowed.stand_in, 0)
        table = Table(record, kinds, all_names(), allowed)
    if not can_be_shared(table.game.config):
        raise CommandError(f"{path}: its pile is of a size that others could not know")
    if any(place.kind != REMOTE for place in table.places):
        family_of(table.game.config)  # loads what they need: nobody waits for that in the game
    if arguments.code is not None:
        table.change_code(chosen_code(arguments.code))
    context, certificate = server_context(beside(path, "pem"))
    door = Door(table.codes, certificate, __version__)
    title = arguments.title or table.game.state.rules.board.id
    tell = print_json if arguments.json else print_plainly
    listening = listening_sockets(arguments.address, arguments.port or kept_port(path))
    port = listening[0].getsockname()[1]
    keep = keeper(table, path, port)
    keep()  # before anybody is told the code
    host = Host(
        keep=keep,
        decide=functools.partial(decided, {}),
        tell=tell,
        on_turn=arguments.on_turn,
        title="" if arguments.hidden else plain(title, LONGEST_NAME),
    )
    first = {
        **{"port": port, "code": shown_code(table.codes[0])},
        **{"fingerprint": door.fingerprint.hex(), "file": str(path)},
    }
    asyncio.run(served(Server(table, door, context, host), listening, lambda: tell(first)))
    return 0


async def served(server: Server, listening: Any, started: Callable[[], None]) -> None:
    with suppress(NotImplementedError):  # Windows has other signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    await server.run(listening, started)


# -- the game -------------------------------------------------------------------------------------


def new_record(arguments: argparse.Namespace) -> tuple[Record, list[str]]:
    """The game that the options ask for, and who plays."""
    named = seats_of(arguments.seats, arguments.players)
    if arguments.seed is None:
        arguments.seed = secrets.randbits(MOST_SEED_BITS)
    among = ["random" if kind == REMOTE else kind for _, kind in named]
    config = config_among(among, arguments)
    options = replace(config.options, open_money=arguments.open_money)
    players = tuple(
        replace(seat, name=name, **({"kind": HUMAN} if kind == REMOTE else {}))
        for seat, (name, kind) in zip(config.players, named, strict=True)
    )
    config = replace(config, options=options, players=players)
    for seat in players:
        if seat.kind != HUMAN:
            make_player(player_of(seat), 0)  # whatever is wrong is told before anybody joins
    kinds = [REMOTE if seat.kind == HUMAN else player_of(seat) for seat in players]
    return Record.of(Game(config), None, new_about()), kinds


def seats_of(asked: str | None, players: int | None) -> list[tuple[str, str]]:
    """Name and kind of each seat."""
    if asked is None:
        return [(name, REMOTE) for name in NAMES[: players or DEFAULT_PLAYERS]]
    found = []
    for number, one in enumerate(asked.split(",")):
        name, separator, kind = one.rpartition("=")
        name = plain(name, LONGEST_NAME) or NAMES[number % len(NAMES)]
        if not separator and kind != REMOTE and kind not in all_names():
            name, kind = plain(kind, LONGEST_NAME), REMOTE
        found.append((name, kind))
    if players is not None and players != len(found):
        raise CommandError(f"--seats names {len(found)} players, --players {players}")
    return found


def table_of(record: Record, kept: Raw) -> Table:
    try:
        return Table.from_kept(record, kept, all_names())
    except (KeyError, TypeError, ValueError):  # a game that was not played at a table
        seats = record.config.players
        kinds = [REMOTE if seat.kind == HUMAN else player_of(seat) for seat in seats]
        return Table(record, kinds, all_names())


def decided(
    players: dict[tuple[int, str], ComputerPlayer], kind: str, seat: int, game: Game
) -> Move:
    """Return a computer player's move. Each player is made once: some remember their thoughts."""
    if (seat, kind) not in players:
        players[seat, kind] = make_player(kind, player_seed(game.config.seed, seat))
    return players[seat, kind].decide(game)


# -- files ----------------------------------------------------------------------------------------


def file_name() -> str:
    return f"table-{datetime.now(UTC):%Y-%m-%d}-{secrets.token_hex(2)}{EXTENSION}"


def beside(path: Path, what: str) -> Path:
    """A private file of the table of a record."""
    return path.with_name(f"{path.name}.{what}")


def chosen_code(asked: str) -> str:
    code = read_code(asked)
    if code is None:
        raise CommandError("a code has 8 characters: A to Z without I and O, 2 to 9")
    return code


def read_kept(path: Path) -> Raw:
    """What was kept beside a record; empty if it was not played at a table."""
    with suppress(OSError, NoJson):
        kept = parse_json(beside(path, "table").read_bytes())
        return kept if isinstance(kept, dict) else {}
    return {}


def kept_port(path: Path) -> int:
    """Return the port where others look for a table that goes on; 0: any."""
    port = read_kept(path).get("port", 0)
    return port if is_whole(port) and 0 <= port <= MOST_PORT else 0


def keeper(table: Table, path: Path, port: int) -> Callable[[], None]:
    """Writes the record, and who sits where if that has changed."""
    written: list[bytes] = []

    def keep() -> None:
        kept = json.dumps({**table.kept(), "port": port}).encode()
        if written != [kept]:
            write_whole(kept, beside(path, "table"), private=True)
            written[:] = [kept]
        write_record(table.record, path)

    return keep


# -- telling --------------------------------------------------------------------------------------


def print_json(message: Message) -> None:
    print(json.dumps(message, ensure_ascii=False), flush=True)


def print_plainly(message: Message) -> None:
    line = told(message)
    if line:
        print(printable(line), flush=True)


def told(message: Message) -> str:
    word, value = next(iter(message.items()))
    match word:
        case "port":
            return f"port {value}, code {message['code']}; the game is written to {message['file']}"
        case "joined":
            where = f"seats {value['seats']}" if value["seats"] else "looks on"
            return f"{value['name']} has come ({where})"
        case "begun":
            return "the game begins"
        case "turn":
            return f"{value['name']} is on move"
        case "backed":
            return f"taken back to move {value['n']}"
        case "over":
            return f"the game is over; seats from first to last: {value['ranking']}"
    return ""
