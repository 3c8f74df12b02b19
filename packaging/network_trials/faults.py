"""Games in which server and clients are killed, connections are cut and lines come late."""

import argparse
import asyncio
import contextlib
import random
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from network_trials.games import differences, ended_well, game_of, named
from network_trials.processes import PATIENCE_S, Process, Server, join, options_of
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import GameConfig


class Proxy:
    """Stands between clients and a server: delays what is said, and cuts connections."""

    def __init__(self, to: int, rng: random.Random, longest_s: float) -> None:
        self._to = to
        self._rng = rng
        self._longest_s = longest_s
        self._lines: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = asyncio.start_server(self._carry, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            other_reader, other = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        self._lines |= {writer, other}
        await asyncio.gather(self._pass_on(reader, other), self._pass_on(other_reader, writer))
        self._lines -= {writer, other}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self._rng.random() < 0.1:
                    await asyncio.sleep(self._rng.random() ** 4 * self._longest_s)
                writer.write(data)
        writer.close()

    def cut(self) -> None:
        """End one of the connections in the middle of whatever it says."""

        def one() -> None:
            if self._lines:
                self._rng.choice(sorted(self._lines, key=id)).transport.abort()

        self._loop.call_soon_threadsafe(one)

    def close(self) -> None:
        async def end() -> None:
            self._server.close()
            for writer in self._lines:
                writer.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def play_with_faults(config: GameConfig, folder: Path, rng: random.Random) -> list[str]:
    """Kill the server and clients and cut connections, again and again; what was wrong then."""
    file = folder / "game.pgr"
    server = Server(*options_of(config), "--out", file)
    port = server.port
    proxy = Proxy(port, rng, longest_s=2.0)
    address = f"127.0.0.1:{proxy.port}"

    def sit(seat: int) -> Process:
        return join(server, config, seat, address, token=folder / f"{seat}.token")

    guests = [sit(seat) for seat in range(len(config.players))]
    until = time.monotonic() + PATIENCE_S
    faults = 0
    while any(guest.running for guest in guests) and time.monotonic() < until:
        time.sleep(rng.uniform(0.3, 3.0))
        chance, seat = rng.random(), rng.randrange(len(guests))
        if faults >= 12 or not guests[seat].running:
            continue
        faults += 1
        if chance < 0.25 and server.running:
            server.kill()
            server = Server(file, port=port)
        elif chance < 0.5 and (folder / f"{seat}.token").exists():
            guests[seat].kill()
            guests[seat] = sit(seat)
        else:
            proxy.cut()
    wrong = [told for guest in guests for told in ended_well(guest)]
    status = server.ended(60)
    proxy.close()
    if status:
        wrong.append(f"serve ended with {status}: {server.errors}")
    return wrong + differences(config, file)


def try_faults(arguments: argparse.Namespace) -> dict[str, Any]:
    started = time.monotonic()
    wrong = []
    for number in range(arguments.first, arguments.first + arguments.games):
        rng = random.Random(f"{arguments.seed}:faults {number}")
        config = game_of(number, arguments.seed)
        # One who leaves things to chance does not come back with the same chance.
        kinds = [seat.kind if seat.kind != "random" else "normal" for seat in config.players]
        config = replace(config, players=computer_seats(kinds))
        with tempfile.TemporaryDirectory() as folder:
            wrong += named(number, config, play_with_faults(config, Path(folder), rng))
    return {"games": arguments.games, "seconds": time.monotonic() - started, "wrong": wrong}
