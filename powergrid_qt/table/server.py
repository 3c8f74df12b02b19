"""The server around a table: connections, time, and what the table does by itself."""

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import socket
import ssl
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.table.discovery import answer_questions
from powergrid_qt.table.proof import Door
from powergrid_qt.table.table import Table
from powergrid_qt.table.wire import LONGEST_TO_SERVER, BadLine, Message, encoded, from_client

LOG = logging.getLogger(__name__)
JOIN_S = 10.0
"""The seconds in which a connection has to join before it is sent away."""
MOST_AT_THE_DOOR = 16
"""Connections that have not joined; with the next one the oldest is sent away. A connection takes
half a megabyte, and whoever knows the code needs a moment only."""
MOST_WAITING = 1024 * 1024
"""The most bytes that wait for a client who does not read them."""
LINES_PER_S, LINES_AT_ONCE = 100.0, 200.0
"""The lines that are read of a client; more has to wait in the client's own machine."""
LINGER_S = 600.0
"""How long the record of a game that is over waits for those who are away."""


@dataclass(frozen=True)
class Host:
    """What a server needs of whoever started it."""

    keep: Callable[[], None]
    """Writes the table to the disk; `OSError` ends the server."""
    decide: Callable[[str, int, Game], Move]
    """Returns what a computer player of a level does at a seat; called in a thread of its own."""
    tell: Callable[[Message], None]
    """Is called with whatever happens."""
    on_turn: str | None = None
    """A command for the moment when somebody's turn begins."""
    title: str = ""
    """What the table is called on the local network; empty: nobody is told of it there."""


class Server:
    def __init__(self, table: Table, door: Door, context: ssl.SSLContext, host: Host) -> None:
        self._table = table
        self._door = door
        self._context = context
        self._host = host
        self._numbers = itertools.count()
        self._writers: dict[int, asyncio.StreamWriter] = {}
        self._at_the_door: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking = False
        self._ended: asyncio.Future[None]
        self._over_since: float | None = None
        self._told = (table.started, len(table.game.moves))
        self._turn: int | None = None

    async def run(self, listening: Iterable[socket.socket], started: Callable[[], None]) -> None:
        """Serve until the game is over and everybody has its record, or somebody stops it."""
        loop = asyncio.get_running_loop()
        self._ended = loop.create_future()
        for one in listening:
            one.setblocking(False)
            self._start(self._accept(one))
        self._start(self._watch_clock())
        if self._host.title:
            port = next(iter(listening)).getsockname()[1]
            self._start(answer_questions(lambda: self._notice(port)))
        started()
        self._flush()
        try:
            await self._ended
        finally:
            for task in [*self._tasks, *self._at_the_door.values()]:
                task.cancel()
            for writer in self._writers.values():
                writer.close()

    def stop(self, error: BaseException | None = None) -> None:
        if not self._ended.done():
            if error is None:
                self._ended.set_result(None)
            else:
                self._ended.set_exception(error)

    # -- connections ----------------------------------------------------------------------------

    async def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                connection, address = await asyncio.get_running_loop().sock_accept(listening)
            except OSError:  # too many files are open
                await asyncio.sleep(0.1)
                continue
            number = next(self._numbers)
            if len(self._at_the_door) >= MOST_AT_THE_DOOR:
                self._at_the_door.pop(next(iter(self._at_the_door))).cancel()
            self._at_the_door[number] = self._start(self._serve(number, connection, address[0]))

    async def _serve(self, number: int, connection: socket.socket, address: str) -> None:
        """One connection, from its first byte to its last. The certificate is shown only once it is
        known how many there are: a line with TLS is large."""
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(LONGEST_TO_SERVER)
        protocol = asyncio.StreamReaderProtocol(reader)
        writer = None
        with connection, contextlib.suppress(OSError, EOFError):  # they have left
            try:
                try:
                    async with asyncio.timeout(JOIN_S):
                        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                        transport, _ = await loop.connect_accepted_socket(
                            lambda: protocol,
                            connection,
                            ssl=self._context,
                            ssl_handshake_timeout=JOIN_S,
                            ssl_shutdown_timeout=1.0,
                        )
                        writer = asyncio.StreamWriter(transport, protocol, reader, loop)
                        await self._join(number, reader, writer, address)
                except TimeoutError:
                    raise BadLine("silent", seconds=int(JOIN_S)) from None
                self._at_the_door.pop(number, None)
                await self._listen(number, reader, writer)
            except BadLine as error:
                if writer is not None:
                    writer.write(encoded(error.line))
            except (OSError, EOFError):
                raise
            except Exception:  # whatever somebody brings about ends their own connection only
                LOG.exception("Connection %d has broken off", number)
            finally:
                self._at_the_door.pop(number, None)
                if self._writers.pop(number, None) is not None:
                    self._host.tell({"left": {"connection": number}})
                    self._table.gone(number, time.time())
                    self._flush()
                if writer is not None:
                    writer.close()
                    with contextlib.suppress(OSError):
                        await writer.wait_closed()

    async def _join(
        self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str
    ) -> None:
        nonce = secrets.token_hex(16)
        writer.write(encoded(self._door.hello(nonce)))
        word, data = from_client(await _line(reader))
        if word != "join":
            raise BadLine("line", reason="join first")
        token = data["join"].get("token")
        known = self._table.knows(token if isinstance(token, str) else None)
        wish, proof = self._door.let_in(data, nonce, address, known, time.monotonic())
        self._table.join(number, wish, proof, time.time())
        self._writers[number] = writer
        guest = self._table.guests[number]
        told = {"connection": number, "name": guest.name, "seats": list(guest.seats)}
        self._host.tell({"joined": told})
        self._flush()

    async def _listen(
        self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        allowed, last = LINES_AT_ONCE, time.monotonic()
        while number in self._table.guests:
            line = await _line(reader)
            now = time.monotonic()
            allowed = min(LINES_AT_ONCE, allowed + (now - last) * LINES_PER_S) - 1
            last = now
            if number in self._table.guests:
                self._table.heard(number, line, time.time())
                self._flush()
            await writer.drain()  # what was answered is read before the next question
            await asyncio.sleep(0 if allowed > 0 else 1 / LINES_PER_S)

    def _flush(self) -> None:
        """Keep what has changed, then say what there is to say."""
        table = self._table
        if table.changed:
            try:
                self._host.keep()
            except OSError as error:
                self.stop(error)
                return
            table.changed = False
        out, table.out = table.out, []
        lines: dict[int, bytes] = {}  # most are for everybody
        for number, message in out:
            writer = self._writers.get(number)
            if writer is None or writer.is_closing():
                continue
            if message is None:
                writer.close()
                continue
            line = lines.get(id(message)) or lines.setdefault(id(message), encoded(message))
            writer.write(line)
            if writer.transport.get_write_buffer_size() > MOST_WAITING:
                writer.transport.abort()
        self._tell_what_happened()
        if not self._thinking and table.computer_due is not None:
            self._thinking = True
            self._start(self._think())
        if table.game.over and self._over_since is None:
            self._over_since = time.monotonic()
        self._end_if_done()

    # -- what the table does by itself ----------------------------------------------------------

    async def _think(self) -> None:
        table = self._table
        try:
            while (due := table.computer_due) is not None:
                (n, seat, kind), game = due, table.game
                move = await asyncio.to_thread(self._host.decide, kind, seat, game.copy())
                table.computer_decided(game, n, move)
                self._flush()
        finally:
            self._thinking = False

    async def _watch_clock(self) -> None:
        while True:
            await asyncio.sleep(1)
            self._table.tick(time.time())
            self._flush()

    def _end_if_done(self) -> None:
        if self._over_since is None or self._writers:
            return
        table = self._table
        owned = {seat for seat, place in enumerate(table.places) if place.owner is not None}
        waited = time.monotonic() - self._over_since
        if owned <= table.informed or waited > LINGER_S:
            self.stop()

    def _tell_what_happened(self) -> None:
        game, tell = self._table.game, self._host.tell
        started, known = self._told
        self._told = self._table.started, len(game.moves)
        if self._table.started and not started:
            tell({"begun": True})
        if len(game.moves) < known:
            tell({"backed": {"n": len(game.moves)}})
        for number in range(known, len(game.moves)):
            tell({"moved": {"n": number + 1, "move": game.moves[number].to_json()}})
        seat = game.current if self._table.started else None
        if seat is not None and seat != self._turn:
            self._begin_turn(seat)
        self._turn = seat
        if game.over and (known < len(game.moves) or not started):
            tell({"over": {"ranking": game.snapshot()["ranking"]}})

    def _begin_turn(self, seat: int) -> None:
        name = self._table.game.config.players[seat].name
        self._host.tell({"turn": {"seat": seat, "name": name, "n": len(self._table.game.moves)}})
        if self._host.on_turn is not None and self._table.places[seat].kind == REMOTE:
            self._start(self._run_command(self._host.on_turn, seat, name))

    async def _run_command(self, command: str, seat: int, name: str) -> None:
        told = {"SEAT": str(seat), "NAME": name, "TABLE": self._host.title}
        environment = os.environ | {f"POWERGRID_{key}": value for key, value in told.items()}
        nothing = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_shell(
            command, env=environment, stdin=nothing, stdout=nothing
        )
        await process.wait()

    def _notice(self, port: int) -> Message:
        config = self._table.game.config
        return {
            **{"table": self._host.title, "port": port, "board": config.board},
            **{"edition": config.edition, "free": self._table.free},
            "seats": len(config.players),
        }

    def _start(self, work: Any) -> asyncio.Task[Any]:
        """What goes wrong in it ends the server: nothing is left half done."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.stop(error)


async def _line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readuntil(b"\n")
    except asyncio.LimitOverrunError:
        raise BadLine("too_long", limit=LONGEST_TO_SERVER) from None


def listening_sockets(address: str, port: int) -> list[socket.socket]:
    """Listen at an address, or at all of this machine if it is empty; `OSError` if that fails."""
    if address:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [socket.create_server((address, port), family=family)]
    if socket.has_dualstack_ipv6():
        return [socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)]
    return [socket.create_server(("", port))]
