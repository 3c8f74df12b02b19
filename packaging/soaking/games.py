"""Plays a game: starts the program as often as it takes, watches it, and tells what went wrong."""

import os
import shutil
import threading
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

from virtual_screen import virtual_screen

from soaking.findings import findings_of, moves_in_file
from soaking.journal import read_journal, told_moves
from soaking.plan import Plan
from soaking.watching import Start, watched

ROOT = Path(__file__).resolve().parents[2]
NO_LOUDSPEAKER = {
    "ALSA_CONFIG_PATH": os.devnull,
    "PIPEWIRE_REMOTE": "none",
    "PULSE_SERVER": "unix:/none",
}
MOST_STARTS = 8
"""Of the program for one game; a stray click may quit it."""
LEAST_S = 15.0
"""For a start of the program, however long the game has taken before."""
SCREEN = "1920x1080"
OFFSCREEN = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"
"""As large as that: of itself it has 800 by 800."""


@dataclass(slots=True)
class Outcome:
    """What became of a game."""

    plan: Plan
    findings: list[str] = field(default_factory=list)
    moves: int = 0
    pressed: int = 0
    starts: int = 0
    seconds: float = 0.0
    over: bool = False
    kept_in: Path | None = None
    """Where all of it lies, if something was found."""


@dataclass(frozen=True, slots=True)
class Soak:
    """`program`: the command that is given a plan and a journal; `work`: a folder for what is of
    no use afterwards, `out`: one for what is."""

    program: Sequence[str]
    work: Path
    out: Path
    options: str = ""
    """On the command line, with which the same games are played again."""
    stopped: threading.Event = field(default_factory=threading.Event)
    """Whether somebody has broken it off: all programs are killed then."""

    def play(self, plan: Plan) -> Outcome:
        outcome, begun = Outcome(plan), time.monotonic()
        folder = self.work / f"game-{plan.number}"
        folder.mkdir(parents=True)
        profile = self.work / f"profile-{plan.profile}"
        if not profile.exists():
            _make_profile(profile, plan)
        on_screen = virtual_screen(SCREEN) if plan.platform == "xcb" else nullcontext("")
        with on_screen as display:
            self._play(outcome, folder, profile, _environment(plan, profile, display))
        outcome.seconds = time.monotonic() - begun
        if outcome.findings:
            outcome.kept_in = self._keep(folder, profile, outcome)
        return outcome

    def _play(
        self, outcome: Outcome, folder: Path, profile: Path, environment: dict[str, str]
    ) -> None:
        plan, moves, ends = outcome.plan, 0, False
        begun = time.monotonic()
        while not (ends or outcome.findings or self.stopped.is_set()):
            if outcome.starts == MOST_STARTS:
                outcome.findings.append(f"not over after {MOST_STARTS} starts")
                return
            start = Start(folder, profile, outcome.starts)
            left_s = max(LEAST_S, plan.longest_s - (time.monotonic() - begun))
            replace(plan, longest_s=left_s).write(folder / "plan.json")
            command = [*self.program, str(folder / "plan.json"), str(start.journal)]
            if moves:
                command.append("--goes-on")
            kills = plan.kills[start.number : start.number + 1]
            end = watched(
                start,
                command,
                environment,
                longest_s=left_s,
                kill_after=kills[0] if kills else None,
                stopped=self.stopped,
            )
            outcome.starts += 1
            outcome.findings += findings_of(start, end, moves)
            told = told_moves(start.journal)
            if told:
                outcome.moves = max(outcome.moves, *(one["count"] for one in told))
                moves = moves_in_file(start)
            kinds = [line["kind"] for line in read_journal(start.journal)]
            outcome.pressed += kinds.count("press")
            outcome.over |= "over" in kinds
            ends = outcome.over or "cut short" in kinds

    def _keep(self, folder: Path, profile: Path, outcome: Outcome) -> Path:
        kept = self.out / folder.name
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept)
        shutil.copytree(profile, kept / "profile")
        (kept / "findings.txt").write_text("\n\n".join(outcome.findings), encoding="utf-8")
        return kept


def _make_profile(profile: Path, plan: Plan) -> None:
    profile.mkdir()
    if plan.settings:
        lines = "".join(f"{key}={value}\n" for key, value in plan.settings)
        (profile / "settings.ini").write_text(f"[General]\n{lines}", encoding="utf-8")


def _environment(plan: Plan, profile: Path, display: str) -> dict[str, str]:
    kept = {name: text for name, text in os.environ.items() if not name.startswith("QT_")}
    kept.pop("WAYLAND_DISPLAY", None)
    return {
        **kept,
        **NO_LOUDSPEAKER,
        "POWERGRID_QT_HOME": str(profile),
        "QT_QPA_PLATFORM": OFFSCREEN if plan.platform == "offscreen" else plan.platform,
        "DISPLAY": display,
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "packaging"))),
        "PYTHONFAULTHANDLER": "1",
    }
