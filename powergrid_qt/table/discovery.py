"""Finding tables on the local network: a question to everybody, and small answers.

Never a code, the name of a person, or anything about a game.
"""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

from powergrid_qt import __version__
from powergrid_qt.engine.schema import NoJson, is_whole, parse_json
from powergrid_qt.table.wire import NAME, PROTOCOL, Message

PORT = 47047
QUESTION = json.dumps({"looking": NAME, "protocol": PROTOCOL}).encode()
LONGEST = 1000
"""The longest question or answer, in bytes."""
ASK_AGAIN_S = 0.3
ANSWERS_PER_S = 20
"""The most answers in a second: nobody shall be flooded by asking in somebody else's name."""


class Answering(asyncio.DatagramProtocol):
    def __init__(self, notice: Callable[[], Message]) -> None:
        self._notice = notice
        self._second = 0
        self._answers = 0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def datagram_received(self, data: bytes, address: Any) -> None:
        second = int(time.monotonic())
        self._answers = self._answers + 1 if second == self._second else 1
        self._second = second
        if self._answers <= ANSWERS_PER_S and _read(data).get("looking") == NAME:
            answer = {"protocol": PROTOCOL, "program": __version__, **self._notice()}
            self._transport.sendto(json.dumps({NAME: answer}).encode()[:LONGEST], address)


async def answer_questions(notice: Callable[[], Message], port: int = PORT) -> None:
    """Answer until it is cancelled; not at all where the port cannot be had."""
    asked = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # several tables on a machine
        asked.bind(("", port))
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(lambda: Answering(notice), sock=asked)
    except OSError:
        asked.close()
        return
    try:
        await loop.create_future()
    finally:
        transport.close()


def find_tables(seconds: float = 1.0, to: str = "255.255.255.255") -> Iterator[tuple[str, Message]]:
    """Ask everybody, and give the address and the notice of each table that answers in time. A
    question or an answer may be lost on the way, so it is asked several times."""
    found: set[tuple[str, Any]] = set()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        asking.settimeout(ASK_AGAIN_S)
        until = asked = time.monotonic()
        until += seconds
        while (now := time.monotonic()) < until:
            if now >= asked:
                asking.sendto(QUESTION, (to, PORT))
                asked = now + ASK_AGAIN_S
            try:
                data, address = asking.recvfrom(LONGEST)
            except OSError:
                continue
            answer = _read(data).get(NAME)
            if isinstance(answer, dict) and is_whole(answer.get("port")):
                if (address[0], answer["port"]) not in found:
                    yield address[0], answer
                found.add((address[0], answer["port"]))


def _read(data: bytes) -> dict[str, Any]:
    try:
        found = parse_json(data[:LONGEST])
    except NoJson:
        return {}
    return found if isinstance(found, dict) else {}
