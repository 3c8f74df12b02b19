"""`powergrid-qt soak`: plays games of every kind, watched after every move for whatever breaks."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from powergrid_qt import __version__
from powergrid_qt.ai.process.child_work import collect_rarely
from powergrid_qt.ai.soak import BrokenGame, game_number, watched_game, watched_record
from powergrid_qt.commands.executors import process_pool
from powergrid_qt.commands.failures import CommandError
from powergrid_qt.commands.output import INTERRUPTED, tell_each
from powergrid_qt.commands.telling import counted
from powergrid_qt.engine import Refused, read_record, write_record
from powergrid_qt.paths import EXTENSION
from powergrid_qt.whole_file import naming, tried_folder, write_whole


@dataclass(frozen=True, slots=True)
class Soaked:
    """A game that was watched, as a line of the file to resume from tells it."""

    game: int
    edition: str
    board: str
    levels: tuple[str, ...]
    promo: tuple[str, ...]
    rounds: int
    moves: int
    broken: str | None = None


def run(arguments: argparse.Namespace) -> int:
    if arguments.check is not None:
        return check(Path(arguments.check))
    collect_rarely()
    folder = tried_folder(Path(arguments.records))
    log = None if arguments.resume is None else Path(arguments.resume)
    done = [] if log is None else resumed(log, arguments.seed)
    numbers = sorted(set(range(arguments.games)) - {game.game for game in done})
    started = time.perf_counter()
    playing = games_of(numbers, arguments.seed, arguments.jobs, folder)
    played, interrupted = tell_each(playing, len(numbers), partial(tell, log), shown=bool(numbers))
    seconds = time.perf_counter() - started
    wanted = [game for game in (*done, *played) if game.game < arguments.games]
    games = sorted(wanted, key=lambda game: game.game)
    if games:
        print("\n".join(summary(games, arguments, len(played), seconds)))
    broken = [game for game in games if game.broken is not None]
    if broken:
        path = record_path(folder, broken[0], arguments.seed)
        raise CommandError(
            f"{counted(len(broken), 'game')} broke, the first by: {broken[0].broken}"
            f" (to see it again: powergrid-qt soak --check {path})"
        )
    return INTERRUPTED if interrupted else 0


def check(path: Path) -> int:
    """Watch one recorded game."""
    try:
        found = watched_record(read_record(path))
    except Refused as error:
        raise CommandError(f"{path}: {error}") from error
    if isinstance(found, BrokenGame):
        raise CommandError(f"{path}: move {len(found.record.moves)}: {found.what}")
    print(f"{path}: nothing is broken in {counted(len(found.moves), 'move')}")
    return 0


# -- playing ----------------------------------------------------------------------------------


def tell(log: Path | None, game: Soaked) -> Soaked:
    if log is not None:
        append(log, asdict(game))
    if game.broken is not None:
        print(f"game {game.game}: {game.broken}", file=sys.stderr)
    return game


def games_of(numbers: Sequence[int], seed: int, processes: int, folder: Path) -> Iterator[Soaked]:
    """Yield games as they are done: a long one does not keep others from being written down."""
    play_one = partial(play, seed, folder)
    if processes == 1 or len(numbers) < 2:
        yield from map(play_one, numbers)
        return
    with process_pool(min(processes, len(numbers))) as pool:
        playing = [pool.submit(play_one, number) for number in numbers]
        for game in as_completed(playing):
            yield game.result()


def play(seed: int, folder: Path, number: int) -> Soaked:
    config = game_number(number, seed)
    found = watched_game(config)
    game = Soaked(
        game=number,
        edition=config.edition,
        board=config.board,
        levels=tuple(seat.kind for seat in config.players),
        promo=config.options.promo,
        rounds=0,
        moves=0,
    )
    if not isinstance(found, BrokenGame):
        return replace(game, rounds=found.state.round, moves=len(found.moves))
    about = {"title": found.what, "program": __version__}
    folder.mkdir(parents=True, exist_ok=True)
    write_record(replace(found.record, about=about), record_path(folder, game, seed))
    return replace(game, moves=len(found.record.moves), broken=found.what)


def record_path(folder: Path, game: Soaked, seed: int) -> Path:
    return folder / f"soak-{seed}-{game.game}{EXTENSION}"


# -- going on with a run that was broken off ------------------------------------------------------


def resumed(log: Path, seed: int) -> list[Soaked]:
    """The games of an earlier run; its file is begun where there is none."""
    head = {"soak": __version__, "seed": seed}
    if not log.exists():
        append(log, head)
        return []
    first, *lines = log.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
    if read_line(first) != head:
        raise CommandError(
            f"{log}: is not of a run of version {__version__} with --seed {seed}; give another file"
        )
    if lines and not lines[-1].endswith("\n"):  # its writer was killed: it is played again
        write_whole("".join([first, *lines[:-1]]).encode("utf-8"), log)
        lines.pop()
    try:
        games = [Soaked(**read_line(line)) for line in lines]
        return [replace(one, levels=tuple(one.levels), promo=tuple(one.promo)) for one in games]
    except (KeyError, TypeError) as error:
        raise CommandError(f"{log}: has a line that tells of no game") from error


def read_line(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def append(log: Path, told: dict[str, Any]) -> None:
    with naming(log), log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")


# -- telling ----------------------------------------------------------------------------------


def summary(
    games: Sequence[Soaked], arguments: argparse.Namespace, played: int, seconds: float
) -> Iterator[str]:
    moves = sum(game.moves for game in games)
    yield f"{counted(len(games), 'game')} with seed {arguments.seed}, {moves:,} moves watched"
    if len(games) < arguments.games:
        yield f"stopped after {len(games)} of {counted(arguments.games, 'game')}"
    for what, found in (
        ("games of", (f"{game.edition} on {game.board}" for game in games)),
        ("players", (str(len(game.levels)) for game in games)),
        ("seats of", (level for game in games for level in game.levels)),
        ("promo cards", (card for game in games for card in game.promo)),
    ):
        yield f"{what:12} {tally(found)}"
    yield f"{'broken':12} {sum(game.broken is not None for game in games)}"
    yield f"{'speed':12} {played / seconds:.1f} games per second"


def tally(found: Iterable[str]) -> str:
    counts = Counter(found)
    return ", ".join(f"{name}: {counts[name]}" for name in sorted(counts)) or "none"
