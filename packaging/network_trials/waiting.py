"""How long people wait: at many tables on one machine, and for a move of another."""

import argparse
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from network_trials.friend import Friend
from network_trials.processes import PATIENCE_S, Server


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
            if friend.turn is not None:
                while not other.lines.empty():
                    other.lines.get()
                started = time.perf_counter()
                friend.move()
                other.wait("moved")
                yield time.perf_counter() - started
