"""A client's line to a table, in a thread of its own: it reads lines, and comes back by itself."""

import asyncio
import functools
import secrets
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from powergrid_qt import __version__
from powergrid_qt.engine.schema import Raw
from powergrid_qt.table import proof, wire
from powergrid_qt.table.certificate import client_context
from powergrid_qt.table.table import PING_S, SILENT_S

FIRST_WAIT_S, LONGEST_WAIT_S = 1.0, 30.0
CONNECT_S, CLOSE_S = 10.0, 1.0
FINAL = ("protocol", "code", "seats", "full", "watch", "elsewhere", "certificate")
"""Refusals after which it is of no use to try again."""
LOST, CLOSED = "lost", "closed"
"""What the line says itself: it is gone and tried again after so many seconds, or it is over."""

Deliver = Callable[[wire.Message], None]


class Refusing(Exception):
    """The table does not let us in, or not any more."""

    def __init__(self, told: Raw) -> None:
        self.refused: Raw = {"code": "", "text": "", **told}
        super().__init__(str(self.refused["text"]))


class Client:
    """`deliver` gets, in the client's thread, every line of the table but pings, and then
    `{"lost": {"again_in": 4.0, "text": "…", "refused": {…}}}`, where the table has refused, or
    `{"closed": {"code": …, "text": …}}`."""

    def __init__(
        self,
        address: tuple[str, int],
        code: str,
        wish: Mapping[str, Any],
        deliver: Deliver,
        token: str | None = None,
    ) -> None:
        """`wish`: the name, the seats, the kind and whether to watch only, as `join` has them."""
        self._address = address
        self._wish = wish
        self._deliver = deliver
        self.token = token or secrets.token_hex(16)  # kept even if no welcome is heard
        """The token with which the same person comes back to the same seats."""
        self._writer: asyncio.StreamWriter | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._again = asyncio.Event()
        self._leaving = threading.Event()
        self._key = functools.cache(lambda fingerprint: proof.key_of(code, fingerprint))
        self._thread = threading.Thread(target=self._work, name="table", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, message: wire.Message) -> None:
        """Send from any thread. What cannot be sent is lost: the table asks again."""
        self._call(lambda: self._write(message))

    def retry(self) -> None:
        """Do not wait any longer with the next try."""
        self._call(self._again.set)

    def close(self) -> None:
        """Leave the table; the seat waits."""
        self._leaving.set()
        self._call(self._leave)

    def wait(self, seconds: float = CONNECT_S) -> None:
        """Wait until the client has left, so that what was sent last has gone."""
        self._thread.join(seconds)

    def _call(self, action: Callable[[], None]) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # it has ended meanwhile
                self._loop.call_soon_threadsafe(action)

    def _write(self, message: wire.Message) -> None:
        if self._writer is not None:
            self._writer.write(wire.encoded(message))

    def _leave(self) -> None:
        self._again.set()
        if self._writer is not None:
            self._writer.close()

    # -- in the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        asyncio.run(self._come_back_always())

    async def _come_back_always(self) -> None:
        self._loop = asyncio.get_running_loop()
        wait = FIRST_WAIT_S
        while not self._leaving.is_set():
            why: Raw = {}
            try:
                await self._connect()
            except Refusing as error:
                if error.refused["code"] in FINAL:
                    self._deliver({CLOSED: error.refused})
                    return
                text, why = str(error), error.refused
            except (OSError, EOFError, wire.BadLine, KeyError, TypeError, ValueError) as error:
                text = str(error) or type(error).__name__
            finally:
                if self._writer is not None:
                    wait = FIRST_WAIT_S
                    writer, self._writer = self._writer, None
                    await _closed(writer)
            if self._leaving.is_set():
                break
            self._deliver({LOST: {"again_in": wait, "text": text, "refused": why}})
            self._again.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._again.wait(), wait)
            wait = min(2 * wait, LONGEST_WAIT_S)
        self._deliver({CLOSED: {"code": "left", "text": ""}})

    async def _connect(self) -> None:
        """Join, and read lines until the connection ends."""
        async with asyncio.timeout(CONNECT_S):
            reader, writer = await asyncio.open_connection(
                *self._address, ssl=client_context(), limit=wire.LONGEST_FROM_SERVER
            )
            try:
                welcome = await self._join(reader, writer)
            except BaseException:
                await _closed(writer)
                raise
        self.token = welcome["welcome"]["token"]
        self._writer = writer
        self._deliver(welcome)
        ping = asyncio.get_running_loop().create_task(self._ping())
        try:
            while True:
                message = await _read(reader, SILENT_S)
                if "ping" in message:
                    self._write({"pong": message["ping"]})
                elif "pong" not in message:
                    if "refused" in message and message["refused"]["code"] in FINAL:
                        raise Refusing(message["refused"])
                    self._deliver(message)
        finally:
            ping.cancel()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Raw:
        hello = await _read(reader, CONNECT_S)
        if hello.get("hello") != wire.NAME or hello["protocol"] != wire.PROTOCOL:
            told = {"protocol": hello.get("protocol"), "program": hello.get("program")}
            told |= {"theirs": wire.PROTOCOL, "their_program": __version__}
            raise Refusing(wire.refused("protocol", **told)["refused"])
        certificate = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        print_ = proof.fingerprint_of(certificate)
        key = await asyncio.to_thread(self._key, print_)
        theirs, ours = hello["nonce"], secrets.token_hex(16)
        told = {"protocol": wire.PROTOCOL, "program": __version__, "nonce": ours, **self._wish}
        shown = proof.proof_of(key, proof.CLIENT, print_, theirs, ours)
        writer.write(wire.encoded({"join": {**told, "token": self.token, "proof": shown}}))
        answer = await _read(reader, CONNECT_S)
        if "welcome" not in answer:
            raise Refusing(answer["refused"])
        expected = proof.proof_of(key, proof.SERVER, print_, theirs, ours)
        if not proof.is_same(answer["welcome"]["proof"], expected):
            raise Refusing(wire.refused("certificate")["refused"])
        return answer

    async def _ping(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(PING_S)
            number += 1
            self._write({"ping": number})


async def _closed(writer: asyncio.StreamWriter) -> None:
    """Close a line once what was sent last has gone, if the other side takes it."""
    writer.close()
    with suppress(OSError, TimeoutError):
        await asyncio.wait_for(writer.wait_closed(), CLOSE_S)


async def _read(reader: asyncio.StreamReader, seconds: float) -> Raw:
    try:
        return wire.decoded(await asyncio.wait_for(reader.readuntil(b"\n"), seconds))
    except asyncio.LimitOverrunError:
        raise wire.BadLine("too_long", limit=wire.LONGEST_FROM_SERVER) from None
