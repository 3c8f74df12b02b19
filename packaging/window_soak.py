#!/usr/bin/env python3
"""Play whole games in real windows, by real clicks and keys, and say what went wrong.

    .venv/bin/python packaging/window_soak.py --games 25 --jobs 2
    .venv/bin/python packaging/window_soak.py --seed 7 --only 12     # the same game again

Each game is played by a fresh process of the real program, with every board and every number of
players in turn. A crash, an exception, a word of Qt's, a hang, a process that is left over or a
lost move is a finding: it is kept with the record and with everything that was pressed.
"""

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import groupby
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
from soaking.games import Outcome, Soak
from soaking.plan import BOARDS, Plan, plan_of
from steps import BootstrapError, say
from system_packages import install_qt_libraries, install_tools
from virtual_screen import NoScreen

PLATFORMS = ("xcb", "offscreen", "both")
OUT = Path(tempfile.gettempdir()) / "window-soak"
MOST_LINES = 60
"""Of what is told of a finding; the rest is in its folder."""


def main() -> int:
    arguments = parsed()
    try:
        if arguments.platform != "offscreen":
            install_tools(["xvfb"])
            install_qt_libraries(starts=False, screen=True)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
            program = (str(arguments.python), "-m", "soaking")
            return soak(arguments, Soak(program, Path(work), arguments.out, options(arguments)))
    except (BootstrapError, NoScreen) as error:
        say(str(error))
        return 1


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play whole games in real windows.")
    parser.add_argument("--games", type=int, default=25, metavar="N")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--only", type=int, metavar="N", help="this game, as it was before")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin with this game")
    parser.add_argument("--platform", choices=PLATFORMS, default="both")
    parser.add_argument("--fresh", action="store_true", help="a new profile for every game")
    parser.add_argument("--quiet", action="store_true", help="only play: nothing in between")
    parser.add_argument("--longest", type=float, default=240, metavar="S", help="for one game")
    parser.add_argument("--python", type=Path, default=Path(sys.executable), metavar="PATH")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="for findings")
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    return parser.parse_args()


def options(arguments: argparse.Namespace) -> str:
    """Those that decide what is played in which game."""
    flags = [f"--{name}" for name in ("fresh", "quiet") if getattr(arguments, name)]
    return " ".join([f"--seed {arguments.seed}", f"--platform {arguments.platform}", *flags])


def plans(arguments: argparse.Namespace) -> list[Plan]:
    def plan(number: int) -> Plan:
        return plan_of(
            number,
            arguments.seed,
            platform=arguments.platform,
            all_fresh=arguments.fresh,
            quiet=arguments.quiet,
            longest_s=arguments.longest,
        )

    if arguments.only is not None:
        wanted = plan(arguments.only)  # after the games to which it owes its profile
        return [plan(number) for number in range(wanted.profile, arguments.only + 1)]
    return [plan(arguments.first + number) for number in range(arguments.games)]


def soak(arguments: argparse.Namespace, soak: Soak) -> int:
    version, begun = pyside_version(arguments.python), time.monotonic()
    wanted = plans(arguments)
    say(f"{len(wanted)} games with PySide6 {version}, seed {arguments.seed}")
    outcomes = play_all(soak, wanted, arguments.jobs)
    figures = {
        "PySide6": version,
        "seed": arguments.seed,
        "games": len(outcomes),
        "played to the end": sum(outcome.over for outcome in outcomes),
        "starts": sum(outcome.starts for outcome in outcomes),
        "moves": sum(outcome.moves for outcome in outcomes),
        "pressed": sum(outcome.pressed for outcome in outcomes),
        "seconds": round(time.monotonic() - begun),
        "processor seconds": round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime),
        "games with findings": sum(bool(outcome.findings) for outcome in outcomes),
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        print("\n".join(table(outcomes, figures)))
    return 1 if figures["games with findings"] or len(outcomes) < len(wanted) else 0


def play_all(soak: Soak, wanted: Sequence[Plan], jobs: int) -> list[Outcome]:
    """As far as they were played before somebody pressed Ctrl-C."""
    outcomes: list[Outcome] = []
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ThreadPoolExecutor(jobs) as pool:
        households = [list(games) for _, games in groupby(wanted, lambda plan: plan.profile)]
        running = [pool.submit(play_household, soak, games, outcomes) for games in households]
        try:
            for done in as_completed(running):
                done.result()
        except KeyboardInterrupt:
            soak.stopped.set()
    return sorted(outcomes, key=lambda outcome: outcome.plan.number)


def play_household(soak: Soak, games: Sequence[Plan], outcomes: list[Outcome]) -> None:
    for plan in games:
        if not soak.stopped.is_set():
            outcome = soak.play(plan)
            say(line(outcome, soak.options))
            outcomes.append(outcome)


def pyside_version(python: Path) -> str:
    command = [str(python), "-c", "import PySide6; print(PySide6.__version__)"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


# -- words ------------------------------------------------------------------------------------


def line(outcome: Outcome, options: str) -> str:
    plan = outcome.plan
    people = plan.kinds.count("human")
    facts = (
        f"game {plan.number:3}  {plan.board:14}",
        "first game " if plan.first_game else f"{len(plan.kinds)} players, {people} people",
        f"{plan.platform:9}",
        "fresh" if plan.fresh else "old  ",
        f"{outcome.starts} starts  {outcome.moves:4} moves  {outcome.pressed:5} pressed",
        f"{outcome.seconds:4.0f} s",
        "" if outcome.over else "not over",
    )
    told = "  ".join(facts).rstrip()
    if not outcome.findings:
        return told
    found = "\n\n".join(outcome.findings).splitlines()[:MOST_LINES]
    again = f"  {outcome.kept_in}; again: {options} --only {plan.number}"
    return "\n".join((told, *(f"    {line}" for line in found), again))


def table(outcomes: Iterable[Outcome], figures: dict[str, object]) -> list[str]:
    lines = [f"{'board':15}{'games':>6}{'moves':>8}{'pressed':>9}{'s/game':>8}{'found':>7}"]
    for board in BOARDS:
        games = [outcome for outcome in outcomes if outcome.plan.board == board]
        if games:
            seconds = sum(game.seconds for game in games) / len(games)
            lines.append(
                f"{board:15}{len(games):6}{sum(game.moves for game in games):8}"
                f"{sum(game.pressed for game in games):9}{seconds:8.1f}"
                f"{sum(bool(game.findings) for game in games):7}"
            )
    return [*lines, ", ".join(f"{name} {value}" for name, value in figures.items())]


if __name__ == "__main__":
    sys.exit(main())
