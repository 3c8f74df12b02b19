"""Clients that say whatever they like, some of them from a seat, while two people play on."""

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from network_trials.friend import Friend
from network_trials.processes import Server
from powergrid_qt.engine import read_record
from powergrid_qt.table import proof
from powergrid_qt.table.certificate import client_context
from powergrid_qt.table.wire import COMPUTER, encoded


def try_hostile(arguments: argparse.Namespace) -> dict[str, Any]:
    """Two people play on while others say whatever they like; memory and answers are watched."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.pgr"
        seats = ("--seats", "Ada=remote,Bo=remote,Cy=normal,Dov=remote")
        server = Server(*seats, "--seed", 3, "--out", file)
        friends = [Friend(server, seat) for seat in (0, 1)]
        token = asyncio.run(seated(server))
        friends[0].ask({"seat": 3, "kind": "random"}, "table")
        friends[0].ask({"start": True}, "begun")
        for _ in range(12):  # what the computer of the table needs is there by then
            for friend in friends:
                friend.ping()
                friend.move()
        before = server.memory_mb
        rng = random.Random(arguments.seed)
        answers: list[float] = []
        heard: Counter[str] = Counter()
        attack = threading.Thread(
            target=asyncio.run,
            args=(attacked(server, token, arguments.lines, rng, heard),),
            daemon=True,
        )
        attack.start()
        while attack.is_alive():
            for friend in friends:
                answers.append(friend.ping())
                if len(answers) % 20 < 2:  # the game lasts as long as the attack
                    friend.move()
            time.sleep(0.05)
        over = friends[0].over
        after = server.memory_mb
        alive = [friend.ping() for friend in friends]
        for friend in friends:
            friend.client.close()
        moves = len(read_record(file).moves)
        server.stop()
    answers.sort()
    measured = {
        **{"memory_before_mb": before, "memory_after_mb": after, "moves": moves},
        **{"over": over, "heard": dict(heard)},
        **{"answers": len(answers), "median_ms": 1000 * statistics.median(answers)},
        **{"p99_ms": 1000 * answers[int(len(answers) * 0.99)], "worst_ms": 1000 * answers[-1]},
    }
    wrong = [] if after - before < 20 else ["memory has grown by more than 20 MB"]
    wrong += [] if len(alive) == 2 and moves else ["the others could not go on"]
    wrong += ["the code was changed"] if heard["code"] else []
    return {**measured, "lines": arguments.lines, "wrong": wrong}


async def seated(server: Server) -> str:
    """Sit down at the last seat, for which a computer plays later, and go; the token."""
    reader, writer, hello = await greeted(server.port, "127.0.0.1")
    answer = await joined(reader, writer, hello, server.code, seats=[3], watch=False)
    writer.close()
    token: str = answer["welcome"]["token"]
    return token


async def attacked(
    server: Server, token: str, lines: int, rng: random.Random, heard: Counter[str]
) -> None:
    """Lines of every bad kind, from those who sit, those who know the code and those who do not."""
    silent = [await raw(server.port) for _ in range(500)]
    left = lines
    while left > 0:
        kind = rng.choice(("stranger", "wrong code", "spectator", "sitter", "half"))
        with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError, TimeoutError):
            if kind == "half":
                _, writer = await raw(server.port)
                writer.write(rng.randbytes(200))
                writer.close()
                left -= 1
                continue
            # Wrong codes come from elsewhere: their address has to wait after five of them.
            source = "127.0.0.2" if kind == "wrong code" else "127.0.0.1"
            reader, writer, hello = await greeted(server.port, source)
            if kind == "stranger":
                writer.write(bad_line(rng))
                left -= 1
            elif kind == "wrong code":
                await joined(reader, writer, hello, "AAAAAAAA")
                left -= 1
            else:
                sits = {"seats": None, "watch": False, "token": token} if kind == "sitter" else {}
                answer = await joined(reader, writer, hello, server.code, **sits)
                heard[f"{kind}s"] += "welcome" in answer
                gone = asyncio.create_task(listened(reader, heard))
                for _ in range(rng.randint(1, 300)):
                    if gone.done():
                        break
                    writer.write(bad_line(rng) if rng.random() < 0.05 else rng.choice(REAL_LINES))
                    heard["lines"] += 1
                    left -= 1
                    await writer.drain()
                    await asyncio.sleep(0.002)
                gone.cancel()
            writer.close()
    for _, writer in silent:
        writer.close()


async def listened(reader: asyncio.StreamReader, heard: Counter[str]) -> None:
    """Count what is answered, by its word and, of refusals, its code; up to the end."""
    with contextlib.suppress(OSError, EOFError, ValueError):
        while line := await reader.readline():
            message = json.loads(line)
            word = next(iter(message))
            heard[f"refused: {message[word]['code']}" if word == "refused" else word] += 1


async def raw(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port)


async def greeted(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, Any]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=client_context(), limit=2**22, local_addr=(source, 0)
    )
    return reader, writer, json.loads(await asyncio.wait_for(reader.readline(), 10))


async def joined(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hello: Any, code: str, **wish: Any
) -> Any:
    """Say `join`, as a spectator unless something else is wished; what the server answers."""
    print_ = proof.fingerprint_of(writer.get_extra_info("ssl_object").getpeercert(True))
    key = await asyncio.to_thread(proof.key_of, code.replace("-", ""), print_)
    nonce = "0" * 32
    shown = proof.proof_of(key, proof.CLIENT, print_, hello["nonce"], nonce)
    told = {"protocol": 1, "program": "x", "nonce": nonce, "proof": shown, "name": "Eve"}
    usual = {"seats": [], "watch": True, "kind": COMPUTER, "token": None}
    writer.write(encoded({"join": {**told, **usual, **wish}}))
    return json.loads(await asyncio.wait_for(reader.readline(), 10))


REAL_LINES = (
    b'{"move":{"n":3,"p":1,"do":"bid","amount":17}}\n',
    b'{"move":{"n":0,"p":0,"do":"open","plant":4,"bid":4}}\n',
    b'{"start":true}\n',
    b'{"seat":2,"kind":"hard"}\n',
    b'{"back":{"to":1}}\n',
    b'{"say":"hello"}\n',
    b'{"nudge":true}\n',
    b'{"code":true}\n',
    b'{"allow":{"hints":false,"take_backs":false,"watchers":false}}\n',
    b'{"view":null}\n',
    b'{"begun":null}\n',
    b'{"ping":7}\n',
    b'{"pong":7}\n',
)
"""In the form of the protocol, but not what a spectator, or the owner of the last seat, may do."""
FORGED_LINES = (
    b'{"say":"hello","by":"Ada","seats":[0]}\n',
    b'{"say":["hello"]}\n',
    b'{"say":"\\u0000\\u202e\\ud800"}\n',
    b'{"nudge":2,"by":"Ada","seats":[0]}\n',
    b'{"nudge":[]}\n',
    b'{"code":"AAAAAAAA"}\n',
    b'{"code":null}\n',
    b'{"allow":{"stand_in":"hard"}}\n',
    b'{"allow":{"hints":0}}\n',
    b'{"allow":[]}\n',
    b'{"allow":{"hints":true},"code":true}\n',
    b'{"welcome":{"seats":[0],"token":"0"}}\n',
    b'{"leave":false}\n',
)
"""As only a server says it, or with values of another kind."""


def bad_line(rng: random.Random) -> bytes:
    line = rng.choice(REAL_LINES)
    match rng.randrange(9):
        case 0:
            return rng.randbytes(rng.randint(1, 2000)) + b"\n"
        case 1:
            at = rng.randrange(len(line))
            return line[:at] + rng.randbytes(2) + line[at + 1 :]
        case 2:
            return b'{"say":"' + b"x" * rng.choice((70_000, 10_000_000)) + b'"}\n'
        case 3:
            return b"[" * rng.randint(1, 60_000) + b"\n"
        case 4:
            return b'{"move":{"n":' + b"9" * rng.randint(1, 6000) + b',"p":0,"do":"pass"}}\n'
        case 5 | 6:
            return rng.choice(FORGED_LINES)
    return line
