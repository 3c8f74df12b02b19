"""Running the commands that set a checkout up, and saying how they get on."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path


class BootstrapError(Exception):
    """Something that the user has to know or to put right before this can go on."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run_step(title: str, command: Sequence[str], environ: Mapping[str, str] | None = None) -> None:
    """Run a command behind a title and a clock; what it printed is shown only if it fails."""
    live = sys.stderr.isatty()
    started = time.monotonic()

    def show(state: str, end: str = "") -> None:
        redraw = f"\r{title} ... " if live else ""
        print(f"{redraw}{state}", end=end, file=sys.stderr, flush=True)

    print(f"{title} ... ", end="", file=sys.stderr, flush=True)
    with subprocess.Popen(
        command,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        while True:
            try:
                output, _ = process.communicate(timeout=1)
                break
            except subprocess.TimeoutExpired:
                if live:
                    show(f"{time.monotonic() - started:.0f} s")
            except KeyboardInterrupt:
                show("stopped", end="\n")
                raise
    elapsed = f"{time.monotonic() - started:.1f} s"
    if process.returncode != 0:
        show(f"failed after {elapsed}", end="\n")
        raise BootstrapError(f"{output.rstrip()}\n{title}: failed (see above).")
    show(f"done in {elapsed}", end="\n")


def run_to_end(command: Sequence[str], environ: Mapping[str, str], folder: Path) -> int:
    """Run a command in the foreground and return its exit code as a shell would."""
    with subprocess.Popen(command, env=environ, cwd=folder) as process:
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code
            except KeyboardInterrupt:
                continue  # Ctrl-C reached the command too; how to end is its decision
