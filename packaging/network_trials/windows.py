"""Whole games in real windows by clicks and keys: one keeps the table, one joins it, one looks on,
each in another language."""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from soaking.games import Outcome, Soak
from soaking.journal import read_journal
from soaking.plan import Plan, plan_of
from virtual_screen import NoScreen

from network_trials.friend import Friend
from network_trials.processes import Server
from powergrid_qt.engine import Record, read_record
from powergrid_qt.engine.config import HUMAN, REMOTE

BOARDS = ("outpost", "germany", "spain-portugal", "north-america")
"""Of the first games: each family, and what is peculiar; after them all boards in turn."""
OPENING_S, LONGEST_S = 120.0, 900.0
COMING_S, LOOKED_AT_S, BETWEEN_S = 15.0, 4.0, 0.35
"""Until a window looks on; until it has painted a game that begins; between two moves."""
LANGUAGES = ("en", "de", "nl")
"""Of who keeps the table, who joins it and who looks on."""


def plans(number: int, seed: int, platform: str, longest_s: float = LONGEST_S) -> list[Plan]:
    """Of the three windows. Each has a profile of its own."""
    usual = plan_of(
        number, seed, platform=platform, all_fresh=True, quiet=True, longest_s=longest_s
    )
    board = BOARDS[number] if number < len(BOARDS) else usual.board
    others = [kind for kind in usual.kinds if kind != HUMAN][: number % 2 + 1]
    kinds = (HUMAN, REMOTE, *others) if number else (HUMAN, REMOTE)
    return [
        replace(
            usual,
            number=3 * number + place,
            profile=3 * number + place,
            board=board,
            kinds=kinds,
            first_game=False,
            slow_computers=False,
            watches=place == 2,
            settings=(("language", language), ("animation", "reduced"), ("sound", "false")),
        )
        for place, language in enumerate(LANGUAGES)
    ]


def play(three: Sequence[Plan], soak: Soak) -> list[Outcome]:
    host, *guests = three
    with ThreadPoolExecutor(len(three)) as pool:
        playing = [pool.submit(soak.play, host)]
        try:
            invitation = invited(soak.work / f"profile-{host.profile}")
            for plan in guests if invitation is not None else ():
                playing.append(pool.submit(soak.play, replace(plan, invitation=invitation or "")))
            return [one.result() for one in playing]
        except BaseException:  # the windows end with us
            soak.stopped.set()
            raise


def invited(profile: Path) -> str | None:
    """What the host would read out, once the table is open."""
    until = time.monotonic() + OPENING_S
    while time.monotonic() < until:
        for told in profile.glob("tables/*.log"):
            for line in told.read_text(encoding="utf-8").splitlines()[:1]:
                first = json.loads(line)
                return f"127.0.0.1:{first['port']} {first['code']}"
        time.sleep(0.2)
    return None


def wrong_with(outcomes: Sequence[Outcome], work: Path) -> Iterator[str]:
    """Each window ends well and has the same game among its own."""
    records: list[Record] = []
    for outcome, language in zip(outcomes, LANGUAGES, strict=False):
        for finding in outcome.findings:
            yield f"{language}: {finding} ({outcome.kept_in})"
        if not outcome.over:
            yield f"{language}: the game did not end there, after {outcome.moves} moves"
        folder = work / f"profile-{outcome.plan.profile}" / "games"
        records += [read_record(path) for path in folder.glob("*.pgr")]
    if len(outcomes) < len(LANGUAGES):
        yield "the table was not opened"
    elif len(records) != len(LANGUAGES):
        yield f"{len(records)} games are kept, not one by each"
    elif any((one.config, one.moves) != (records[0].config, records[0].moves) for one in records):
        yield "they keep different games"


def delays(outcomes: Sequence[Outcome], work: Path) -> list[float]:
    """Seconds from the moment in which a window sends a move until another one has painted it."""
    told = [
        list(read_journal(work / f"game-{outcome.plan.number}" / "start-0.jsonl"))
        for outcome in outcomes
    ]
    found = []
    for own, lines in enumerate(told):
        for sent in (line for line in lines if line["kind"] == "sent"):
            for other, seen in enumerate(told):
                after = (
                    line["at"] - sent["at"]
                    for line in seen
                    if line["kind"] == "seen" and line["n"] > sent["n"] and line["at"] > sent["at"]
                )
                if other != own and (took := next(after, None)) is not None:
                    found.append(took)
    return sorted(found)


def try_windows(arguments: argparse.Namespace) -> dict[str, Any]:
    started, wrong, took, moves = time.monotonic(), [], [], 0
    program = (sys.executable, "-m", "soaking")
    for number in range(arguments.first, arguments.first + arguments.games):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            soak = Soak(program, Path(folder), Path(tempfile.gettempdir()) / "network-windows")
            three = plans(number, arguments.seed, arguments.platform)
            try:
                outcomes = play(three, soak)
            except NoScreen as error:
                return {"games": 0, "wrong": [str(error)]}
            what = f"game {number} ({three[0].board}, {', '.join(three[0].kinds)})"
            wrong += [f"{what}: {told}" for told in wrong_with(outcomes, soak.work)]
            took += delays(outcomes, soak.work)
            moves += max(outcome.moves for outcome in outcomes)
    took.sort()
    figures = {"games": arguments.games, "moves": moves, "seconds": time.monotonic() - started}
    if took:
        figures |= {"seen": len(took), "median_ms": 1000 * statistics.median(took)}
        figures |= {"p95_ms": 1000 * took[int(len(took) * 0.95)], "worst_ms": 1000 * took[-1]}
    return {**figures, "wrong": wrong}


def try_screen(arguments: argparse.Namespace) -> dict[str, Any]:
    """From the moment in which a client sends a move until one window that looks on has painted
    it, with nothing else on the machine."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        ThreadPoolExecutor() as pool,
    ):
        work = Path(folder)
        server = Server("--players", 2, "--seed", arguments.seed, "--out", work / "game.pgr")
        friends = [Friend(server, seat) for seat in (0, 1)]
        soak = Soak((sys.executable, "-m", "soaking"), work / "soak", work / "out")
        plan = plans(0, arguments.seed, arguments.platform)[2]
        plan = replace(plan, invitation=f"127.0.0.1:{server.port} {server.code}")
        looking = pool.submit(soak.play, plan)
        try:
            time.sleep(COMING_S)
            friends[0].ask({"start": True}, "begun")
            time.sleep(LOOKED_AT_S)
            sent = dict(sent_moves(friends, arguments.moves))
        finally:
            soak.stopped.set()
            for friend in friends:
                friend.client.close()
            server.stop()
        looking.result()
        journal = read_journal(soak.work / f"game-{plan.number}" / "start-0.jsonl")
        seen = {line["n"]: line["at"] for line in journal if line["kind"] == "seen"}
        took = sorted(seen[n + 1] - at for n, at in sent.items() if n + 1 in seen)
    missing = len(sent) - len(took)
    return {
        **{"moves": len(sent), "median_ms": 1000 * statistics.median(took)},
        **{"p95_ms": 1000 * took[int(len(took) * 0.95)], "worst_ms": 1000 * took[-1]},
        "wrong": [f"{missing} moves were not seen"] if missing else [],
    }


def sent_moves(friends: Sequence[Friend], count: int) -> Iterator[tuple[int, float]]:
    """After how many moves, and when, each of the next is sent."""
    while count > 0 and not friends[0].over:
        for friend in friends:
            if friend.turn is not None:
                yield friend.turn["n"], time.monotonic()
                friend.move()
                count -= 1
        time.sleep(BETWEEN_S)
