#!/usr/bin/env python3
"""Play the tournaments that tell how strong the computer players are, and write their tables.

    python packaging/measure_players.py [PART ...] [--games 40] [--seed 700001] [--jobs 2]

Each part is one table of `resources/help/players.md`; without a name all are played. One player of
a level meets others of one kind, with rotated seats and 95 % intervals. No two matches have a deal
in common, and nothing was ever chosen by the deals of these seeds: take another one if you choose
by them. What was played is kept in `packaging/measured.json` with the command and the day;
matches that were played before on the same terms are not played again unless `--again` says so.
Ctrl-C keeps what is finished. In the part `old` the players of an earlier commit are the others.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from character_figures import FIGURES, figures_of, told  # noqa: E402
from old_players import OLD, seated, unpack  # noqa: E402

from powergrid_qt.ai.family import family_of  # noqa: E402
from powergrid_qt.ai.personas import personas  # noqa: E402
from powergrid_qt.ai.simulation import computer_seats  # noqa: E402
from powergrid_qt.ai.slips import Slip  # noqa: E402
from powergrid_qt.ai.tournament import (  # noqa: E402
    TournamentGame,
    level_standings,
    pairings,
    play_all,
    wilson,
)
from powergrid_qt.commands.executors import process_pool  # noqa: E402
from powergrid_qt.commands.output import ProgressBar  # noqa: E402
from powergrid_qt.engine import GameConfig, load_board  # noqa: E402
from powergrid_qt.engine.edition import usual_edition  # noqa: E402
from powergrid_qt.engine.record import parse_record  # noqa: E402

RESULTS = ROOT / "packaging" / "measured.json"
PAGE = ROOT / "resources" / "help" / "players.md"
BEGIN, END = "<!-- measured -->", "<!-- end of what was measured -->"

BOARDS = ("germany", "usa", "europe", "north-america", "outpost")
LEVELS = ("easy", "normal", "hard", "expert")
OLD_COMMIT = "0ddb784"
"""The players before they were taught to fight."""
STYLES = ("hoarder", "rusher", "greedy", "miser", "bully", "eco", "chaos")


@dataclass(frozen=True, slots=True)
class Match:
    """One against others on a board."""

    one: str
    other: str
    board: str
    players: int = 4
    watched: bool = False
    """Whether foolish moves are counted, which takes long."""

    @property
    def name(self) -> str:
        return f"{self.one} against {self.other}, {self.board}, {self.players}"

    @property
    def character(self) -> str:
        """Who the one is beside its level, if anybody."""
        return self.one.partition(":")[2]

    @property
    def family(self) -> str:
        return family_of(self.config(0)).name

    def config(self, seed: int) -> GameConfig:
        seats = computer_seats([self.one, *[self.other] * (self.players - 1)])
        edition = usual_edition(load_board(self.board))
        return GameConfig(edition, self.board, seats, seed)


def neighbours(boards: Sequence[str], players: int = 4) -> list[Match]:
    pairs = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
    return [Match(one, other, board, players) for one, other in pairs for board in boards]


def parts() -> dict[str, list[Match]]:
    """The matches of every table. New ones come last: a match has the deals of its place."""
    numbers = [
        *((2, "germany"), (2, "europe"), (2, "outpost")),  # the last two with the Trust
        *((3, "europe"), (5, "usa"), (6, "north-america"), (6, "outpost")),
    ]
    return {
        "levels": neighbours(BOARDS),
        "numbers": [match for players, board in numbers for match in neighbours([board], players)],
        "styles": [
            Match(level, style, board)
            for level in ("hard", "expert")
            for style in STYLES
            for board in BOARDS
        ],
        "foolish": [
            Match(level, level, board, watched=True) for level in LEVELS for board in BOARDS
        ],
        "characters": [
            Match(f"hard:{name}", "hard", board) for name in personas() for board in BOARDS
        ],
        "old": [
            Match(level, OLD + level, board) for level in ("hard", "expert") for board in BOARDS
        ],
    }


def measured(match: Match, games: Sequence[TournamentGame], seed: int) -> dict[str, Any]:
    """What is kept of a match."""
    standing = next(one for one in level_standings(games, seed) if one.level == match.one)
    rate, sold = standing.rate, [game.fought_for for game in games]
    shows = {"shows": shown_by(match, games)} if match.character else {}
    return {
        "games": len(games),
        "seed": seed,
        "day": datetime.now(UTC).date().isoformat(),
        "rate": rate.rate,
        "low": rate.low,
        "high": rate.high,
        "idle": standing.idle,
        "ms": standing.mean_ms,
        "p95_ms": standing.p95_ms,
        "fought": [sum(column) for column in zip(*sold, strict=True)],
        "slips": dict(standing.slips),
        **shows,
    }


def shown_by(match: Match, games: Sequence[TournamentGame]) -> dict[str, Any]:
    """What the logs tell of a character."""
    seen = [
        (game.pairing.entries.index(0), figures_of(parse_record(game.record)))
        for game in games
        if game.record is not None
    ]
    return asdict(told(match.character, seen, match.family))


def play(waiting: Sequence[tuple[Match, int]], games: int, jobs: int, commit: str) -> Iterator[Any]:
    total = games * len(waiting)
    with (
        TemporaryDirectory() as folder,
        process_pool(jobs) as executor,
        ProgressBar(total, "games") as progress,
    ):
        if any(match.other.startswith(OLD) for match, _ in waiting):
            unpack(commit, Path(folder))
        for match, seed in waiting:
            played = []
            for game in play_all(
                pairings(match.config(seed), games),
                executor,
                recorded=bool(match.character),
                watched=match.watched,
                seated=partial(seated, Path(folder)),
            ):
                played.append(game)
                progress.advance()
            yield match, measured(match, played, seed)


# -- tables ---------------------------------------------------------------------------------------


def percent(one: dict[str, Any]) -> str:
    return f"{100 * one['rate']:.0f} ({100 * one['low']:.0f}–{100 * one['high']:.0f})"


def table(matches: Sequence[Match], known: dict[str, Any]) -> str:
    """Rows of who against whom, columns of where; a dash stands for what was not played."""
    places = list(dict.fromkeys((m.board, m.players) for m in matches))
    heads = [board if players == 4 else f"{board}, {players}" for board, players in places]
    rows = [["one against others", *heads], ["---"] * (len(heads) + 1)]
    for one, other in dict.fromkeys((m.one, m.other) for m in matches):
        cells = []
        for board, players in places:
            found = known.get(Match(one, other, board, players).name)
            cells.append("–" if found is None else f"{percent(found)} of {found['games']}")
        rows.append([f"`{one}` against `{other}`", *cells])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def slip_table(matches: Sequence[Match], known: dict[str, Any]) -> str:
    """Of each level over all boards: foolish decisions of 100 of a kind, cards that were fought
    for, and time."""
    rows = [
        ["level", *[slip.value.replace("_", " ") for slip in Slip], "fought for, %", "ms a move"],
        ["---"] * (len(Slip) + 3),
    ]
    for level in dict.fromkeys(match.one for match in matches):
        found = [known[m.name] for m in matches if m.one == level and m.name in known]
        if not found:
            continue
        cells = [mean([one["slips"].get(slip.value) for one in found]) for slip in Slip]
        sold, above = (sum(one["fought"][at] for one in found) for at in (0, 1))
        fought = f"{100 * above / sold:.0f}" if sold else "–"
        rows.append([f"`{level}`", *cells, fought, mean([one["ms"] for one in found])])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def character_table(matches: Sequence[Match], known: dict[str, Any]) -> str:
    """Of each character on all boards of a family: what it wins, the figure by which it is told,
    and how often a stranger names it by the logs of three games."""
    rows = [
        ["character", "family", "won, %", "figure", "its own · the others'", "named by a stranger"],
        ["---"] * 6,
    ]
    for character, family in dict.fromkeys((m.character, m.family) for m in matches):
        found = [
            known[m.name]
            for m in matches
            if (m.character, m.family) == (character, family) and m.name in known
        ]
        if not found:
            continue
        games = sum(one["games"] for one in found)
        won = sum(one["rate"] * one["games"] for one in found)
        low, high = wilson(won, games)
        shows = [one["shows"] for one in found]
        own, others = (fmean(one[side] for one in shows) for side in ("own", "others"))
        named, times = (sum(one[side] for one in shows) for side in ("named", "of"))
        rows.append(
            [
                f"`{character}`",
                family,
                f"{100 * won / games:.1f} ({100 * low:.0f}–{100 * high:.0f}) of {games}",
                FIGURES[family][character].name,
                f"{own:.2f} · {others:.2f}",
                f"{named} of {times}",
            ]
        )
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def mean(numbers: Sequence[float | None]) -> str:
    known = [number for number in numbers if number is not None]
    return f"{sum(known) / len(known):.2f}" if known else "–"


TABLES = {"foolish": slip_table, "characters": character_table}
"""The parts with a table of another shape than who against whom."""


def page_with(text: str, known: dict[str, Any], tables: dict[str, list[Match]]) -> str:
    """The page with all tables made anew."""
    told = []
    for name, matches in tables.items():
        found = [known[match.name] for match in matches if match.name in known]
        if found:
            days = sorted({one["day"] for one in found})
            seeds = min(one["seed"] for one in found), max(one["seed"] for one in found)
            command = f"`python packaging/measure_players.py {name}`"
            when = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
            made = TABLES.get(name, table)(matches, known)
            told.append(f"{command}, {when}, seeds from {seeds[0]} to {seeds[1]}:\n\n{made}")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n\n" + "\n\n".join(told) + "\n\n" + END + after


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=700_001)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--old", default=OLD_COMMIT, metavar="COMMIT", help="whose are the old")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    tables = parts()
    unknown = set(arguments.parts) - set(tables)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(tables)}")
    file: Path = arguments.results
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    everything = [match for matches in tables.values() for match in matches]
    seeds = {
        match: arguments.seed + number * 1000
        for number, match in enumerate(dict.fromkeys(everything))
    }
    wanted = [match for name in arguments.parts or tables for match in tables[name]]
    terms = {match: (seeds[match], arguments.games) for match in wanted}
    waiting = [
        (match, seeds[match])
        for match in wanted
        if arguments.again
        or match.name not in known
        or (known[match.name]["seed"], known[match.name]["games"]) != terms[match]
    ]
    with suppress(KeyboardInterrupt):
        for match, result in play(waiting, arguments.games, arguments.jobs, arguments.old):
            known[match.name] = result
            file.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8", newline="\n")
    page: Path = arguments.page
    text = page_with(page.read_text(encoding="utf-8"), known, tables)
    page.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
