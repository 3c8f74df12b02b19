#!/usr/bin/env python3
"""Try tables that several machines share: real `serve` and `join` processes over the loopback.

    .venv/bin/python packaging/network_trial.py games --games 300
    .venv/bin/python packaging/network_trial.py faults --games 100
    .venv/bin/python packaging/network_trial.py hostile --lines 5000
    .venv/bin/python packaging/network_trial.py tables --tables 30
    .venv/bin/python packaging/network_trial.py delay

Each prints what it measured as one JSON object, and findings before it; exit status 1 if there are
any. A game is named by its number and the seed, and can be played again alone: --first N --games 1.
"""

import argparse
import asyncio
import contextlib
import json
import logging
import os
import queue
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
from powergrid_qt.ai.simulation import computer_seats, play_game, player_seed
from powergrid_qt.ai.soak import game_number
from powergrid_qt.engine import GameConfig, read_record
from powergrid_qt.engine.record import replayed
from powergrid_qt.table import proof
from powergrid_qt.table.certificate import client_context
from powergrid_qt.table.client import Client
from powergrid_qt.table.wire import COMPUTER, HUMAN, encoded

ROOT = Path(__file__).resolve().parent.parent
QUICK = ("normal", "easy", "greedy", "hoarder", "rusher", "miser", "random")
"""Levels whose games do not take long. Of those that look ahead a game has one now and then."""
PATIENCE_S = 600.0


# -- processes ------------------------------------------------------------------------------------


class Process:
    """A command of ours that prints JSON lines."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "powergrid_qt", *map(str, arguments), "--json"],
            env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self.lines: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.last: dict[str, Any] = {}
        self._errors: list[str] = []
        self._readers = [threading.Thread(target=self._read), threading.Thread(target=self._hear)]
        for reader in self._readers:
            reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with contextlib.suppress(ValueError):  # half a line of one that was killed
                self.last = json.loads(line)
                self.lines.put(self.last)

    def _hear(self) -> None:
        assert self._process.stderr is not None
        self._errors.extend(self._process.stderr)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def errors(self) -> str:
        return "".join(self._errors)

    def wait_for(self, word: str, seconds: float = PATIENCE_S) -> dict[str, Any]:
        until = time.monotonic() + seconds
        while self._readers[0].is_alive() or not self.lines.empty():
            with contextlib.suppress(queue.Empty):
                line = self.lines.get(timeout=0.1)
                if word in line:
                    return line
            if time.monotonic() > until:
                break
        raise TimeoutError(f"{word} was not told: {self.errors}")

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self.ended()

    def stop(self) -> int:
        self._process.terminate()
        return self.ended()

    def ended(self, seconds: float = PATIENCE_S) -> int:
        """The exit status, once it has ended; killed if it does not."""
        try:
            status = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
        for reader in self._readers:
            reader.join()
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._process.stdout.close()
        self._process.stderr.close()
        return status

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def memory_mb(self) -> float:
        fields = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()
        return int(fields[1]) * resource.getpagesize() / 1e6

    @property
    def processor_s(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Server(Process):
    """`serve` on the loopback."""

    def __init__(self, *arguments: object, port: int = 0) -> None:
        where = ("--address", "127.0.0.1", "--hidden", "--port", port)
        super().__init__("serve", *arguments, *where)
        first = self.wait_for("port")
        self.port: int = first["port"]
        self.code: str = first["code"]

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"


def options_of(config: GameConfig) -> list[object]:
    """A game as `serve` is asked for it, all seats for others."""
    options = config.options
    chosen: list[object] = ["--edition", config.edition, "--board", config.board]
    chosen += ["--players", len(config.players), "--seed", config.seed]
    if options.promo:
        chosen += ["--promo", ",".join(options.promo)]
    chosen += ["--regions", "draft" if options.draft else "random"]
    chosen += [f"--{name}" for name in ("beginner",) if options.beginner]
    chosen += ["--open-money"] if options.open_money else []
    return chosen


def join(
    server: Server, config: GameConfig, seat: int, address: str = "", **more: object
) -> Process:
    """A computer player, as the game would have it if it were played in one process."""
    seed = player_seed(config.seed, seat)
    options = ("--ai", config.players[seat].kind, "--seed", seed, "--seat", seat)
    named = [word for name, value in more.items() for word in (f"--{name}", value)]
    return Process("join", address or server.address, server.code, *options, *named)


# -- whole games ----------------------------------------------------------------------------------


def game_of(number: int, seed: int) -> GameConfig:
    """A game of every kind in turn; one in ten has a player who looks ahead."""
    config = game_number(number, seed)
    rng = random.Random(f"{seed}:{number}")
    kinds = rng.choices(QUICK, k=len(config.players))
    if number % 10 == 0:
        kinds[0] = "hard"
    return replace(config, players=computer_seats(kinds))


def play(config: GameConfig, folder: Path) -> list[str]:
    """A game over the loopback; what was wrong with it."""
    file = folder / "game.pgr"
    server = Server(*options_of(config), "--out", file)
    guests = [join(server, config, seat) for seat in range(len(config.players))]
    wrong = [told for guest in guests for told in ended_well(guest)]
    status = server.ended(60)
    if status:
        wrong.append(f"serve ended with {status}: {server.errors}")
    return wrong + differences(config, file)


def ended_well(guest: Process) -> list[str]:
    status = guest.ended()
    wrong = [f"join ended with {status}: {guest.errors}"] if status else []
    if guest.last.get("over", {}).get("differences") != 0:
        wrong.append(f"the last word of a client was {guest.last}")
    return wrong


def differences(config: GameConfig, file: Path) -> list[str]:
    """How a record differs from the same game in one process."""
    alone, record = play_game(config), read_record(file)
    if list(record.moves) != alone.moves:
        pairs = zip(record.moves, alone.moves, strict=False)
        at = next((at for at, (one, other) in enumerate(pairs) if one != other), "the end")
        return [f"the moves differ from {at} on"]
    return [] if replayed(record).snapshot() == alone.snapshot() else ["the ends differ"]


def try_games(arguments: argparse.Namespace) -> dict[str, Any]:
    numbers = range(arguments.first, arguments.first + arguments.games)
    started = time.monotonic()

    def one(number: int) -> list[str]:
        config = game_of(number, arguments.seed)
        with tempfile.TemporaryDirectory() as folder:
            return named(number, config, play(config, Path(folder)))

    with ThreadPoolExecutor(arguments.jobs) as pool:
        wrong = [told for found in pool.map(one, numbers) for told in found]
    return {"games": len(numbers), "seconds": time.monotonic() - started, "wrong": wrong}


def named(number: int, config: GameConfig, wrong: Sequence[str]) -> list[str]:
    what = f"game {number} ({config.edition}, {config.board}, {len(config.players)} players)"
    return [f"{what}: {told}" for told in wrong]


# -- faults ---------------------------------------------------------------------------------------


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


# -- hostile clients ------------------------------------------------------------------------------


def try_hostile(arguments: argparse.Namespace) -> dict[str, Any]:
    """Two people play on while others say whatever they like; memory and answers are watched."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.pgr"
        seats = ("--seats", "Ada=remote,Bo=remote,Cy=normal")
        server = Server(*seats, "--seed", 3, "--out", file)
        friends = [Friend(server, seat) for seat in (0, 1)]
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
            target=asyncio.run, args=(attacked(server, arguments.lines, rng, heard),), daemon=True
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
    return {**measured, "lines": arguments.lines, "wrong": wrong}


class Friend:
    """A person who plays by the options alone, and knows none of the rules."""

    def __init__(self, server: Server, seat: int) -> None:
        self.lines: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._turn: dict[str, Any] | None = None
        self._number = 0
        self.over = False
        wish = {"name": f"P{seat}", "seats": [seat], "kind": HUMAN}
        code = proof.read_code(server.code)
        assert code is not None
        self.client = Client(("127.0.0.1", server.port), code, wish, self._hear)
        self.client.start()
        self._wait("welcome")

    def _hear(self, message: Any) -> None:
        if "turn" in message:
            self._turn = message["turn"]
        self.over = self.over or "over" in message
        self.lines.put(message)

    def _wait(self, word: str) -> Any:
        while True:
            message = self.lines.get(timeout=PATIENCE_S)
            if word in message:
                return message

    def ask(self, message: Any, word: str) -> float:
        """How long the answer takes."""
        while not self.lines.empty():
            self.lines.get()
        started = time.perf_counter()
        self.client.send(message)
        self._wait(word)
        return time.perf_counter() - started

    def ping(self) -> float:
        return self.ask({"view": None}, "view")

    def move(self) -> None:
        turn, self._turn = self._turn, None
        if turn is not None:
            move = legal_move(turn["options"], random.Random(turn["n"]))
            self.client.send({"move": {"n": turn["n"], "p": turn["seat"], **move}})


def legal_move(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A move by what is told to be possible, in the form of a record."""
    ways: list[dict[str, Any]] = []
    for offer in options.get("offers", ()):
        card = {key: offer[key] for key in ("plant", "card") if key in offer}
        ways.append({"do": "open", **card, "bid": offer["least"]})
    if "bid" in options:
        ways.append({"do": "bid", "amount": options["bid"]["least"]})
    if options.get("may_pass"):
        ways.append({"do": "pass"})
    ways += [{"do": "region", "region": region} for region in options.get("regions", ())]
    ways += [{"do": "trust", "city": city} for city in options.get("trust", ())]
    for one in options.get("scrap", ()):
        ways += [{"do": "scrap", "plant": one["plant"], "drop": drop} for drop in one["drop"]]
    for fuel, offer in options.get("tokens", {}).items():
        ways.append({"do": "buy", "tokens": {fuel: rng.randint(1, offer["most"])}})
    for one in options.get("cities", ()):
        pieces = one.get("what", [None])
        ways += [
            {"do": "build", "city": one["city"], **({"what": what} if what else {})}
            for what in pieces
        ]
    ways += [{"do": "attach", "plant": plant} for plant in options.get("attach", ())]
    ways += [{"do": "place", **way} for way in options.get("place", ())]
    ways += [{"do": "hire", **way} for way in options.get("hire", ()) for _ in range(4)]
    if options.get("done"):
        ways.append({"do": "done"})
    if "best" in options:
        ways.append({"do": "run", "plants": options["best"]})
    elif "plants" in options:
        ways.append({"do": "run", "plants": burnt(options["plants"], options["held"])})
    return rng.choice(ways)


def burnt(plants: dict[str, Any], held: dict[str, int]) -> dict[str, Any]:
    """Plants that can run together, as far as the tokens go."""
    running, left = {}, dict(held)
    for plant, ways in plants.items():
        way = next((way for way in ways if all(left.get(f, 0) >= n for f, n in way.items())), None)
        if way is not None:
            running[plant] = way
            left = {fuel: amount - way.get(fuel, 0) for fuel, amount in left.items()}
    return running


async def attacked(server: Server, lines: int, rng: random.Random, heard: Counter[str]) -> None:
    """Lines of every bad kind, from those who know the code and those who do not."""
    silent = [await raw(server.port) for _ in range(500)]
    left = lines
    while left > 0:
        kind = rng.choice(("stranger", "wrong code", "spectator", "spectator", "half"))
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
                answer = await joined(reader, writer, hello, server.code)
                heard["spectators"] += "welcome" in answer
                gone = asyncio.create_task(reader.read(-1))  # all answers, up to the end
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


async def raw(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port)


async def greeted(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, Any]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=client_context(), limit=2**22, local_addr=(source, 0)
    )
    return reader, writer, json.loads(await asyncio.wait_for(reader.readline(), 10))


async def joined(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hello: Any, code: str
) -> Any:
    """Say `join` as a spectator; what the server answers."""
    print_ = proof.fingerprint_of(writer.get_extra_info("ssl_object").getpeercert(True))
    key = await asyncio.to_thread(proof.key_of, code.replace("-", ""), print_)
    nonce = "0" * 32
    shown = proof.proof_of(key, proof.CLIENT, print_, hello["nonce"], nonce)
    told = {"protocol": 1, "program": "x", "nonce": nonce, "proof": shown, "name": "Eve"}
    wish = {"seats": [], "watch": True, "kind": COMPUTER, "token": None}
    writer.write(encoded({"join": {**told, **wish}}))
    return json.loads(await asyncio.wait_for(reader.readline(), 10))


REAL_LINES = (
    b'{"move":{"n":3,"p":1,"do":"bid","amount":17}}\n',
    b'{"move":{"n":0,"p":0,"do":"open","plant":4,"bid":4}}\n',
    b'{"start":true}\n',
    b'{"seat":2,"kind":"hard"}\n',
    b'{"back":{"to":1}}\n',
    b'{"say":"hello"}\n',
    b'{"view":null}\n',
    b'{"begun":null}\n',
    b'{"ping":7}\n',
)


def bad_line(rng: random.Random) -> bytes:
    line = rng.choice(REAL_LINES)
    match rng.randrange(8):
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
    return line


# -- many tables, and one line --------------------------------------------------------------------


def try_tables(arguments: argparse.Namespace) -> dict[str, Any]:
    """Many servers, each with its own computers; how long somebody waits for an answer there."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        seats = "Ada=remote,Bo=normal,Cy=normal,Dee=normal"
        servers = []
        for number in range(arguments.tables):
            file = Path(folder) / f"{number}.pgr"
            servers.append(Server("--seats", seats, "--seed", number, "--out", file))
            stack.callback(servers[-1].stop)
        friends = [Friend(server, 0) for server in servers]
        for friend in friends:
            friend.client.send({"start": True})
        answers: list[float] = []
        until = time.monotonic() + arguments.seconds
        while time.monotonic() < until:
            for friend in friends:
                if not friend.over:
                    answers.append(friend.ping())
                    friend.move()
        memory = [server.memory_mb for server in servers]
        for friend in friends:
            friend.client.close()
    answers.sort()
    measured = {
        **{"tables": arguments.tables, "memory_mb": statistics.mean(memory)},
        **{"answers": len(answers), "median_ms": 1000 * statistics.median(answers)},
        **{"p99_ms": 1000 * answers[int(len(answers) * 0.99)], "worst_ms": 1000 * answers[-1]},
    }
    return {**measured, "wrong": []}


def try_delay(_: argparse.Namespace) -> dict[str, Any]:
    """From one client's move to the other's news of it, and what the server spends on a move."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.pgr"
        server = Server("--players", 2, "--seed", 3, "--out", file)
        friends = [Friend(server, seat) for seat in (0, 1)]
        friends[0].ask({"start": True}, "begun")
        before, memory = server.processor_s, server.memory_mb
        took = list(moves_of(friends))
        spent = server.processor_s - before
        for friend in friends:
            friend.client.close()
        server.ended(30)
    took.sort()
    return {
        **{"moves": len(took), "median_ms": 1000 * statistics.median(took)},
        **{"p99_ms": 1000 * took[int(len(took) * 0.99)], "worst_ms": 1000 * took[-1]},
        **{"processor_ms_per_move": 1000 * spent / len(took), "memory_mb": memory, "wrong": []},
    }


def moves_of(friends: Sequence[Friend]) -> Iterator[float]:
    until = time.monotonic() + PATIENCE_S
    while not friends[0].over and time.monotonic() < until:
        for friend, other in (friends, friends[::-1]):
            if friend._turn is not None:
                while not other.lines.empty():
                    other.lines.get()
                started = time.perf_counter()
                friend.move()
                other._wait("moved")
                yield time.perf_counter() - started


TRIALS = {
    "games": try_games,
    "faults": try_faults,
    "hostile": try_hostile,
    "tables": try_tables,
    "delay": try_delay,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Try tables that several machines share.")
    parser.add_argument("trial", choices=tuple(TRIALS))
    for name, default in {
        **{"games": 10, "first": 0, "seed": 1, "jobs": 1, "lines": 5000},
        **{"tables": 30, "seconds": 60},
    }.items():
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N")
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # connections are cut all the time
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    found = TRIALS[parser.parse_args().trial](parser.parse_args())
    for told in found["wrong"]:
        print(told)
    print(json.dumps({**found, "wrong": len(found["wrong"])}))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
