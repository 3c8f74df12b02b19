"""`powergrid-qt join`: somebody, or a computer player, sits down at a table on another machine."""

import argparse
import json
import queue
import secrets
from contextlib import suppress
from pathlib import Path

from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.ai.players import make_player
from powergrid_qt.commands.failures import CommandError, printable
from powergrid_qt.commands.screen import ensure_qt
from powergrid_qt.commands.serve import MOST_SEED_BITS
from powergrid_qt.table.client import CLOSED, LOST, Client
from powergrid_qt.table.proof import read_address, read_code
from powergrid_qt.table.shared_game import SharedGame
from powergrid_qt.table.wire import COMPUTER, LONGEST_NAME, Message, plain
from powergrid_qt.whole_file import write_whole

MOST_REFUSED = 3
"""Moves in a row: then something is wrong with the player or with the table."""


def run(arguments: argparse.Namespace) -> int:
    code = read_code(arguments.code)
    if code is None:
        raise CommandError("this is no code of a table; one looks like K7QF-2MXP")
    address = read_address(arguments.address)
    if address is None:
        told = printable(arguments.address)
        raise CommandError(f"{told}: an address looks like example.org:47047")
    if arguments.ai is None:
        return open_window(*address, code, arguments)
    seed = secrets.randbits(MOST_SEED_BITS) if arguments.seed is None else arguments.seed
    player = make_player(arguments.ai, seed)
    lines: queue.SimpleQueue[Message] = queue.SimpleQueue()
    name = plain(arguments.name, LONGEST_NAME)
    seats = None if arguments.seat is None else [arguments.seat]
    client = Client(
        address,
        code,
        {"name": name, "seats": seats, "kind": COMPUTER},
        lines.put,
        read_token(arguments.token),
    )
    client.start()
    guest = ComputerGuest(client, player, seed, as_json=arguments.json)
    while not guest.over:
        message = lines.get()
        if "welcome" in message and arguments.token is not None:
            write_whole(message["welcome"]["token"].encode(), arguments.token, private=True)
        guest.hear(message)
        if lines.empty():
            guest.act()
    client.close()
    client.wait()
    return 0


def open_window(host: str, port: int, code: str, arguments: argparse.Namespace) -> int:
    ensure_qt()
    from powergrid_qt.app.together.known_tables import TablePlace
    from powergrid_qt.views.window.application import run

    seats = None if arguments.seat is None else (arguments.seat,)
    token = read_token(arguments.token)
    names = tuple(filter(None, map(str.strip, arguments.name.split(","))))
    return run(table=TablePlace(host, port, code, names, seats=seats, token=token))


def read_token(path: Path | None) -> str | None:
    """Return the token that was kept when somebody sat there before; None if none was."""
    if path is not None:
        with suppress(FileNotFoundError):
            return path.read_text(encoding="ascii").strip()
    return None


class ComputerGuest:
    """Plays along at a table, as a computer player that knows what its seat may know."""

    def __init__(self, client: Client, player: ComputerPlayer, seed: int, *, as_json: bool) -> None:
        self._client = client
        self._player = player
        self._shared = SharedGame(seed)
        self._as_json = as_json
        self._refused = 0
        self._start = False
        self.over = False

    def hear(self, message: Message) -> None:
        shared = self._shared
        for answer in shared.hear(message):
            self._client.send(answer)
        word, value = next(iter(message.items()))
        match word:
            case "welcome" | "table":
                self._start = shared.table.get("may_start", False)
            case "back" if value is not None and set(value["needs"]) & set(shared.seats):
                self._client.send({"back": {"to": value["to"]}})
            case "moved":
                self._refused = 0
            case "refused":
                self._refused += 1
                if self._refused >= MOST_REFUSED:
                    raise CommandError(printable(str(value.get("text"))))
            case "closed":
                raise CommandError(printable(str(value.get("text"))))
        self._tell(word, value)
        self.over = shared.record is not None

    def act(self) -> None:
        """Decide, if it is our turn; begin, if it is on us to do so."""
        shared, turn = self._shared, self._shared.turn
        if self._start:
            self._start = False
            self._client.send({"start": True})
        game = shared.game
        if turn is not None and game is not None and len(game.moves) == turn["n"]:
            shared.turn = None
            move = self._player.decide(game)
            decided = {key: turn[key] for key in ("n", "backs") if key in turn}
            self._client.send({"move": {**decided, **move.to_json()}})

    def _tell(self, word: str, value: Message) -> None:
        told: Message | None = None
        if word == "welcome":
            told = {"joined": {"seats": value["seats"]}}
        elif word == "moved":
            told = {"moved": {"n": value["n"], "move": value["move"]}}
        elif word in (LOST, CLOSED, "refused"):
            told = {word: value}
        elif word == "over" and self._shared.record is not None and self._shared.game is not None:
            view = self._shared.game.snapshot()
            told = {"over": {"ranking": view["ranking"], "differences": self._shared.differences}}
        if told is not None and (self._as_json or word != "moved"):
            print(json.dumps(told, ensure_ascii=False), flush=True)
