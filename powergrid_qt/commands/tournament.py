"""`powergrid-qt tournament`: lets levels of computer players meet, and tells who is better."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from powergrid_qt.ai.meter import OPENING_ROUNDS
from powergrid_qt.ai.players import player_of
from powergrid_qt.ai.process.child_work import collect_rarely
from powergrid_qt.ai.simulation import players_of
from powergrid_qt.ai.tournament import (
    GameFailed,
    LevelStanding,
    TournamentGame,
    WinRate,
    entry_rate,
    level_standings,
    pairings,
    play_all,
)
from powergrid_qt.commands.executors import dask_cluster, process_pool
from powergrid_qt.commands.failures import CommandError
from powergrid_qt.commands.game_choice import config_among, record_name
from powergrid_qt.commands.output import INTERRUPTED, tell_each
from powergrid_qt.commands.telling import counted
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.paths import EXTENSION
from powergrid_qt.whole_file import tried_folder, write_whole

ENDLESS_SHOWN = 3


def run(arguments: argparse.Namespace) -> int:
    collect_rarely()
    levels = [level.strip() for level in arguments.seats.split(",")]
    config = config_among(levels, arguments)
    for check in (Game, players_of):  # whatever is wrong is told before anything is started
        check(config)
    folder = None if arguments.records is None else tried_folder(Path(arguments.records))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    if arguments.games % len(levels):
        print(
            f"{counted(arguments.games, 'game')}: no multiple of {len(levels)} seats;"
            " not every level plays on every seat equally often",
            file=sys.stderr,
        )
    started = time.perf_counter()
    played, interrupted = tell_each(
        played_games(config, arguments, recorded=folder is not None),
        arguments.games,
        partial(tell, folder, arguments.json),
        shown=not (arguments.json and sys.stdout.isatty()),  # the two would mix
    )
    seconds = time.perf_counter() - started
    if not played:
        return INTERRUPTED
    if arguments.json:
        print(json.dumps(standings_json(played, config.seed)))
    else:
        print("\n".join(summary(config, played, arguments.games, seconds)))
    return INTERRUPTED if interrupted else 0


# -- playing ----------------------------------------------------------------------------------


def played_games(
    config: GameConfig, arguments: argparse.Namespace, *, recorded: bool
) -> Iterator[TournamentGame]:
    processes = min(arguments.jobs, arguments.games)
    executor: AbstractContextManager[Executor | None] = nullcontext()
    if arguments.dask is not None:
        executor = dask_cluster(arguments.dask)
    elif processes > 1:
        executor = process_pool(processes)
    try:
        with executor as games_go_to:
            games = pairings(config, arguments.games)
            watched = arguments.mistakes
            yield from play_all(games, games_go_to, recorded=recorded, watched=watched)
    except GameFailed as error:
        command = repeating_command(error.config)
        raise CommandError(f"{error.reason} (to see it again: {command})") from error


def tell(folder: Path | None, as_json: bool, game: TournamentGame) -> TournamentGame:
    if as_json:
        print(json.dumps(game_json(game)), flush=True)
    if folder is not None:
        write_game(game, folder)
    return replace(game, record=None)


def repeating_command(config: GameConfig) -> str:
    """What plays exactly this game again; a board of one's own has to be put in for `FILE`."""
    options = config.options
    board = config.board if config.own_board is None else "FILE"
    parts = [
        f"powergrid-qt simulate --games 1 --seed {config.seed}",
        f"--board {board} --edition {config.edition}",
        f"--ai {','.join(map(player_of, config.players))}",
        f"--promo {','.join(options.promo)}" if options.promo else "",
        "--beginner" if options.beginner else "",
        "--regions draft" if options.draft else "",
    ]
    return " ".join(part for part in parts if part)


def write_game(game: TournamentGame, folder: Path) -> None:
    """Games of one deal have the same seed: the number of the game tells them apart."""
    assert game.record is not None
    name = record_name(game.pairing.config).removesuffix(EXTENSION)
    path = folder / f"{name}-game-{game.pairing.number}{EXTENSION}"
    write_whole(game.record.encode("utf-8"), path)


# -- telling ----------------------------------------------------------------------------------


def game_json(game: TournamentGame) -> dict[str, Any]:
    pairing = game.pairing
    told = {"seed": pairing.config.seed} if game.outcome is None else asdict(game.outcome)
    return {
        "game": pairing.number,
        "levels": game.levels,
        "entries": pairing.entries,
        "ended": game.outcome is not None,
        **told,
    }


def standings_json(games: Sequence[TournamentGame], seed: int) -> dict[str, Any]:
    first = games[0]
    entered = [level for _, level in sorted(zip(first.pairing.entries, first.levels, strict=True))]
    return {
        "levels": [level_json(standing) for standing in level_standings(games, seed)],
        "entries": [
            {"entry": entry, "level": level, **rate_json(entry_rate(entry, games))}
            for entry, level in enumerate(entered)
        ],
        "games": len(games),
        "ended": sum(game.outcome is not None for game in games),
        "rounds": dict(sorted(rounds_of(games).items())),
        "fought_for": _rounded(fought_for(games)),
    }


def level_json(standing: LevelStanding) -> dict[str, Any]:
    rounded = {
        key: _rounded(value)
        for key, value in asdict(standing).items()
        if key not in ("level", "rate", "slips")
    }
    slips = {str(kind): _rounded(share) for kind, share in standing.slips.items()}
    return {"level": standing.level, **rate_json(standing.rate), **rounded, **slips}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def rate_json(rate: WinRate) -> dict[str, Any]:
    return {key: round(value, 3) for key, value in asdict(rate).items()}


def rounds_of(games: Sequence[TournamentGame]) -> Counter[int]:
    return Counter(game.outcome.rounds for game in games if game.outcome is not None)


def fought_for(games: Sequence[TournamentGame]) -> float | None:
    """The share of the cards sold after the opening that went for more than the minimum."""
    sold, above = (sum(counts) for counts in zip(*(game.fought_for for game in games), strict=True))
    return above / sold if sold else None


def summary(
    config: GameConfig, games: Sequence[TournamentGame], planned: int, seconds: float
) -> Iterator[str]:
    seats, played = len(config.players), len(games)
    first, last = config.seed, games[-1].pairing.config.seed
    seeds = f"seed {first}" if first == last else f"seeds {first} to {last}"
    yield (
        f"{counted(played, 'game')} of {config.edition} on {config.board}, {seats} seats, {seeds};"
        f" by chance each seat wins {1 / seats:.1%}"
    )
    if played < planned:
        yield f"stopped after {played} of {counted(planned, 'game')}"
    yield ""
    standings = level_standings(games, config.seed)
    yield from table(level_row(standing) for standing in standings)
    if len(standings) == 1:
        yield ""
        yield "All seats have the same level, so its line tells of entry 1 alone. All entries:"
        rates = [entry_rate(entry, games) for entry in range(seats)]
        yield from table(
            {"entry": str(entry), **rate_columns(rate)} for entry, rate in enumerate(rates, 1)
        )
    yield ""
    if any(game.outcome is not None for game in games):
        yield "At the end: seats with plants that had cities but no fuel; means of the rest."
        yield from table(leftovers_row(standing) for standing in standings)
        yield ""
    if any(standing.slips for standing in standings):
        yield "Foolish, of 100 decisions of the kind: fuel or workers left, plants that are no use,"
        yield "cities that were to be had for less, and what the judge finds clearly worse."
        yield from table(slips_row(standing) for standing in standings)
        yield ""
    yield from rounds_lines(games)
    share = fought_for(games)
    if share is not None:
        yield f"fights  {share:.0%} of cards went above the minimum after round {OPENING_ROUNDS}"
    yield f"speed   {played / seconds:.2f} games per second"


def level_row(standing: LevelStanding) -> dict[str, str]:
    place = "" if standing.mean_place is None else f"{standing.mean_place:.2f}"
    return {
        "level": standing.level,
        "seats": str(standing.seats),
        **rate_columns(standing.rate),
        "place": place,
        "Elo": f"{standing.elo:.0f}",
        "95 % of Elo": f"{standing.elo_low:.0f} to {standing.elo_high:.0f}",
        "ms a move": f"{standing.mean_ms:.3g}",
        "95th": f"{standing.p95_ms:.3g}",
        "longest": f"{standing.most_ms:.3g}",
    }


def leftovers_row(standing: LevelStanding) -> dict[str, str]:
    return {
        "level": standing.level,
        "idle plants": f"{standing.idle:.1%}",
        "idle and lost": f"{standing.idle_and_lost:.1%}",
        "cities without power": f"{standing.unpowered:.2f}",
        "money": f"{standing.money:.0f}",
    }


def slips_row(standing: LevelStanding) -> dict[str, str]:
    shares = {
        str(kind).replace("_", " "): "" if share is None else f"{share:.2f}"
        for kind, share in standing.slips.items()
    }
    return {"level": standing.level, **shares}


def rate_columns(rate: WinRate) -> dict[str, str]:
    return {
        "seat-games": str(rate.games),
        "wins": f"{rate.wins:.1f}",
        "rate": f"{rate.rate:.1%}",
        "95 % interval": f"{rate.low:.1%} to {rate.high:.1%}",
    }


def table(rows: Iterator[dict[str, str]]) -> Iterator[str]:
    """Columns as wide as they need to be: the first to the left, figures to the right."""
    told = list(rows)
    lines = [list(told[0]), *(list(row.values()) for row in told)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for first, *others in lines:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join([first.ljust(widths[0]), *cells])


def rounds_lines(games: Sequence[TournamentGame]) -> Iterator[str]:
    rounds = rounds_of(games)
    endless = [game.pairing.config for game in games if game.outcome is None]
    yield f"ended   {len(games) - len(endless)} of {len(games)} games"
    for config in endless[:ENDLESS_SHOWN]:
        yield f"        not this one: {repeating_command(config)}"
    if rounds:
        spread = ", ".join(f"{number}: {rounds[number]}" for number in sorted(rounds))
        yield f"rounds  mean {fmean(rounds.elements()):.1f} ({spread})"
