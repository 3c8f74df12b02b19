"""Whole games of computer players, each alike to the same game in one process."""

import argparse
import random
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from network_trials.processes import Process, Server, join, options_of
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.ai.soak import game_number
from powergrid_qt.engine import GameConfig, read_record
from powergrid_qt.engine.record import replayed

QUICK = ("normal", "easy", "greedy", "hoarder", "rusher", "miser", "random")
"""Levels whose games do not take long. Of those that look ahead a game has one now and then."""


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
