#!/usr/bin/env python3
"""Try tables that several machines share: real `serve` and `join` processes over the loopback.

    .venv/bin/python packaging/network_trial.py games --games 300
    .venv/bin/python packaging/network_trial.py faults --games 100
    .venv/bin/python packaging/network_trial.py hostile --lines 5000
    .venv/bin/python packaging/network_trial.py tables --tables 30
    .venv/bin/python packaging/network_trial.py delay
    .venv/bin/python packaging/network_trial.py screen --moves 100
    .venv/bin/python packaging/network_trial.py windows --games 4

Each prints what it measured as one JSON object, and findings before it; exit status 1 if there are
any. A game is named by its number and the seed, and can be played again alone: --first N --games 1.
"""

import argparse
import json
import logging
import signal
import sys
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
from network_trials.faults import try_faults
from network_trials.games import try_games
from network_trials.hostile import try_hostile
from network_trials.waiting import try_delay, try_tables
from network_trials.windows import try_screen, try_windows

TRIALS = {
    "games": try_games,
    "faults": try_faults,
    "hostile": try_hostile,
    "tables": try_tables,
    "delay": try_delay,
    "screen": try_screen,
    "windows": try_windows,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Try tables that several machines share.")
    parser.add_argument("trial", choices=tuple(TRIALS))
    for name, default in {
        **{"games": 10, "first": 0, "seed": 1, "jobs": 1, "lines": 5000},
        **{"tables": 30, "seconds": 60, "moves": 100},
    }.items():
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N")
    parser.add_argument("--platform", choices=("xcb", "offscreen"), default="xcb")
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # connections are cut all the time
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    found = TRIALS[parser.parse_args().trial](parser.parse_args())
    for told in found["wrong"]:
        print(told)
    print(json.dumps({**found, "wrong": len(found["wrong"])}))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
