#!/usr/bin/env python3
"""Measure how strong the levels are, for the ratings of people (`resources/players/ratings.json`).

    python packaging/rate_levels.py [--games 16] [--seed 1] [--jobs 2]

Levels of neighbouring strength play mixed games of four on all boards, with changing seats, as
`powergrid-qt tournament` does; at most `--games` of a table on a board. All duels together give
the Elo ratings (`powergrid_qt/ai/tournament.py`). `easy` stands at 1000. Ctrl-C ends it with the
games played so far.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from powergrid_qt.ai.simulation import computer_seats  # noqa: E402
from powergrid_qt.ai.tournament import (  # noqa: E402
    Pairing,
    TournamentGame,
    elo_ratings,
    pairings,
    play_all,
)
from powergrid_qt.commands.executors import process_pool  # noqa: E402
from powergrid_qt.commands.output import ProgressBar  # noqa: E402
from powergrid_qt.engine import GameConfig, load_board  # noqa: E402
from powergrid_qt.engine.edition import playable_boards, usual_edition  # noqa: E402

TABLE = ROOT / "resources" / "players" / "ratings.json"
TABLES = {
    ("expert", "hard", "normal", "easy"): 0.5,
    ("hard", "normal", "easy", "greedy"): 1.0,
    ("normal", "easy", "greedy", "random"): 1.0,
}
"""With the part of the games that each plays: an expert takes thirty times as long."""
ANCHOR = "easy"


def tournament(games: int, seed: int) -> list[Pairing]:
    """No two tables have a deal in common. Boards and tables take turns, so that somebody who ends
    it early has measured all of them."""
    waiting: list[tuple[float, Pairing]] = []
    for board in playable_boards():
        edition = usual_edition(load_board(board))
        for levels, part in TABLES.items():
            config = GameConfig(edition, board, computer_seats(levels), seed)
            for pairing in pairings(config, round(games * part)):
                waiting.append((pairing.number / part, pairing))
            seed += games
    return [pairing for _, pairing in sorted(waiting, key=lambda entry: entry[0])]


def ratings(played: Sequence[TournamentGame], seed: int) -> dict[str, dict[str, int]]:
    """Each level's rating and its 95 % interval, the strongest first."""
    levels = sorted({level for table in TABLES for level in table})
    found = elo_ratings(levels, played, seed, ANCHOR)
    strongest_first = sorted(levels, key=lambda level: -found[level][0])
    keys = ("elo", "low", "high")
    return {
        level: dict(zip(keys, map(round, found[level]), strict=True)) for level in strongest_first
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    waiting = tournament(arguments.games, arguments.seed)
    played: list[TournamentGame] = []
    with (
        suppress(KeyboardInterrupt),
        process_pool(arguments.jobs) as executor,
        ProgressBar(len(waiting), "games") as progress,
    ):
        for game in play_all(waiting, executor):
            played.append(game)
            progress.advance()
    data = {
        "command": "python packaging/rate_levels.py "
        f"--games {arguments.games} --seed {arguments.seed}",
        "games": len(played),
        "levels": ratings(played, arguments.seed),
    }
    TABLE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(TABLE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
