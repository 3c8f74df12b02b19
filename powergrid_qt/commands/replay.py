"""`powergrid-qt replay`: plays a record again and tells what comes of it."""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from powergrid_qt.commands.failures import CommandError
from powergrid_qt.commands.telling import outcome
from powergrid_qt.engine import Game, RecordError, SetupError, parse_record
from powergrid_qt.engine.record import read_limited, replay

STDIN = "-"


def run(arguments: argparse.Namespace) -> int:
    name = "standard input" if arguments.file == STDIN else arguments.file
    try:
        games = replay(parse_record(read(arguments.file)))
        game = next(games)
    except (RecordError, SetupError) as error:
        raise CommandError(f"{name}: {error}") from error
    if arguments.states:
        print_states(game, games)
    else:
        for _ in games:  # always the same game, one move on
            pass
        print("\n".join(outcome(game)))
    return 0


def print_states(game: Game, games: Iterator[Game]) -> None:
    """The state of the game now and after each of its moves, up to the first illegal one."""
    for number, position in enumerate(chain([game], games)):
        print(json.dumps({"n": number, **position.snapshot()}, ensure_ascii=False))


def read(file: str) -> bytes:
    if file == STDIN:
        return read_limited(sys.stdin.buffer)
    with Path(file).open("rb") as stream:
        return read_limited(stream)
