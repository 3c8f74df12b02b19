"""Plays a game: starts the program as often as it takes, watches it, and tells what went wrong."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from virtual_screen import virtual_screen

from soaking.findings import (
    found_in_file,
    found_in_journal,
    found_in_log,
    found_on_stderr,
    told_moves,
)
from soaking.journal import read_journal
from soaking.plan import Plan

ROOT = Path(__file__).resolve().parents[2]
NO_LOUDSPEAKER = {
    "ALSA_CONFIG_PATH": os.devnull,
    "PIPEWIRE_REMOTE": "none",
    "PULSE_SERVER": "unix:/none",
}
MOST_STARTS = 8
"""Of the program for one game; a stray click may quit it."""
GRACE_S = 120.0
"""A person closes the window when the game has taken too long; who has not done it after so many
seconds more hangs."""
ENDING_S = 5.0
"""Processes that are ending have a moment."""
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
    """`program`: the command that is given a plan and a journal."""

    program: Sequence[str]
    work: Path
    out: Path

    def play(self, plan: Plan) -> Outcome:
        folder = self.work / f"game-{plan.number}"
        folder.mkdir(parents=True)
        plan.write(folder / "plan.json")
        outcome, begun = Outcome(plan), time.monotonic()
        profile = self.work / f"profile-{plan.profile}"
        if not profile.exists():
            _make_profile(profile, plan)
        on_screen = virtual_screen(SCREEN) if plan.platform == "xcb" else nullcontext("")
        with on_screen as display:
            environment = _environment(plan, profile, display)
            for _ in range(MOST_STARTS):
                journal = self._start(plan, folder, profile, environment, outcome)
                lines = list(read_journal(journal))
                outcome.pressed += sum(line["kind"] == "press" for line in lines)
                counts = [line["count"] for line in lines if line["kind"] == "moves"]
                outcome.moves = max(outcome.moves, *counts, 0)
                ends = {line["kind"] for line in lines} & {"over", "cut short"}
                outcome.over |= "over" in ends
                if ends or outcome.findings:
                    break
            else:
                outcome.findings.append(f"not over after {MOST_STARTS} starts")
        outcome.seconds = time.monotonic() - begun
        if outcome.findings:
            outcome.kept_in = self._keep(folder, profile, outcome)
        return outcome

    def _start(
        self,
        plan: Plan,
        folder: Path,
        profile: Path,
        environment: Mapping[str, str],
        outcome: Outcome,
    ) -> Path:
        """One program from its start to its end; gives its journal."""
        number = outcome.starts
        outcome.starts += 1
        journal = folder / f"start-{number}.jsonl"
        before = folder / f"start-{number - 1}.jsonl"
        command = [*self.program, str(folder / "plan.json"), str(journal)]
        if number and told_moves(before):
            command.append("--goes-on")
        kill = _moment_to_kill(plan, number)
        log = profile / "log" / "powergrid.log"
        logged = log.stat().st_size if log.exists() else 0
        with (folder / f"start-{number}.stderr").open("wb") as told:
            process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stderr=told, stdout=told, start_new_session=True
            )
            try:
                ended = _watch(process, journal, plan.longest_s + GRACE_S, kill)
            finally:
                left = _end_group(process)
        outcome.findings += self._look_at(ended, left, folder, number, profile, log, logged)
        return journal

    def _look_at(
        self,
        ended: str,
        left: Sequence[int],
        folder: Path,
        number: int,
        profile: Path,
        log: Path,
        logged: int,
    ) -> Iterator[str]:
        journal = folder / f"start-{number}.jsonl"
        killed = ended == KILLED
        if ended and not killed:
            yield ended
        yield from found_in_journal(journal)
        text = ""
        if log.exists():
            with log.open("rb") as file:
                file.seek(logged if logged <= log.stat().st_size else 0)
                text = file.read().decode(errors="replace")
            (folder / f"start-{number}.log").write_text(text, encoding="utf-8")
            yield from found_in_log(text)
        stderr = folder / f"start-{number}.stderr"
        yield from found_on_stderr(stderr.read_text(encoding="utf-8", errors="replace"), text)
        for words in (profile / "log").glob("last-words-*.txt"):
            if not killed:  # where a program that crashed was, as it would tell at its next start
                yield words.read_text(encoding="utf-8", errors="replace")
        if killed:
            yield from found_in_file(journal, profile / "games")
        elif left:
            yield f"processes are left over: {left}"

    def _keep(self, folder: Path, profile: Path, outcome: Outcome) -> Path:
        kept = self.out / folder.name
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept)
        shutil.copytree(profile, kept / "profile", ignore_dangling_symlinks=True)
        (kept / "findings.txt").write_text("\n\n".join(outcome.findings), encoding="utf-8")
        return kept


KILLED = "killed as planned"


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


def _moment_to_kill(plan: Plan, start: int) -> int | None:
    """After how many moves that are told; None: never."""
    return plan.kills[start] if start < len(plan.kills) else None


def _watch(
    process: "subprocess.Popen[bytes]", journal: Path, longest_s: float, kill: int | None
) -> str:
    """How it ended, if that is not how a program should end."""
    ends = time.monotonic() + longest_s
    while process.poll() is None:
        if kill is not None and len(told_moves(journal)) >= kill:
            time.sleep(Random(str(journal)).random() * 0.3)
            process.kill()
            process.wait()
            return KILLED
        if time.monotonic() > ends:
            process.send_signal(signal.SIGABRT)  # it tells where it is
            time.sleep(1)
            process.kill()
            process.wait()
            return "hangs"
        time.sleep(0.1)
    code = process.returncode
    if code == 0:
        return ""
    return f"ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"


def _end_group(process: "subprocess.Popen[bytes]") -> list[int]:
    """The processes that are left after a moment; they are killed."""
    process.kill()
    process.wait()
    ends = time.monotonic() + ENDING_S
    while (left := _living(process.pid)) and time.monotonic() < ends:
        time.sleep(0.1)
    for one in left:
        os.kill(one, signal.SIGKILL)
    return left


def _living(group: int) -> list[int]:
    """Processes of a group that have not ended."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of_group = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue  # it has ended meanwhile
        if int(of_group) == group and state not in "ZX":
            found.append(int(path.parent.name))
    return found
