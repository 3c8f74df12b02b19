#!/usr/bin/env python3
"""Use a built or installed powergrid-qt as people do, and say whether everything works.

    python3 packaging/check.py dist/powergrid-qt/powergrid-qt
    python3 packaging/check.py powergrid-qt

It needs only the standard library; on Linux also Xvfb and xdotool, and objdump for a frozen
folder. Nothing may appear on standard error, and no process may be left over.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from elf_files import unresolved_libraries
from steps import BootstrapError, say
from system_packages import install_tools
from virtual_screen import NoScreen, virtual_screen

LONGEST_SECONDS = 60
"""For anything; what takes longer has got stuck."""

RECORD = {
    "format": "powergrid-record",
    "version": 1,
    "edition": "classic-2009",
    "board": "germany",
    "players": [
        {"name": "Ada", "color": "red", "kind": "human"},
        {"name": "Łukasz", "color": "blue", "kind": "easy"},
        {"name": "Αθήνα", "color": "green", "kind": "easy"},
    ],
    "seed": 7,
    "setup": {"order": [1, 2, 0]},
    "moves": [],
}
"""A game in which computer players are on move, then the person."""


NO_LOUDSPEAKER = {
    "ALSA_CONFIG_PATH": os.devnull,
    "PIPEWIRE_REMOTE": "none",
    "PULSE_SERVER": "unix:/none",
}
"""What keeps the players of Linux from finding one."""


class CheckFailed(Exception):
    """What does not work, in words."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Use a powergrid-qt and say whether it works.")
    parser.add_argument("program", metavar="PROGRAM", help="a path, or a command")
    found = shutil.which(parser.parse_args().program)
    if found is None:
        parser.error("there is no such program")
    try:
        if sys.platform == "linux":
            install_tools(["binutils", "xdotool", "xvfb"])
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            check(Program(Path(found).absolute(), Path(folder)))
    except (BootstrapError, CheckFailed, NoScreen) as error:
        say(str(error))
        return 1
    return 0


class Program:
    """The program that is checked, in a folder and with settings of its own."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path, self.folder = path, folder
        self.home = folder / "home"
        self.home.mkdir()
        settings = "[General]\nlanguage=en\ndelay_ms=0\nsound=true\n"
        (self.home / "settings.ini").write_text(settings, encoding="utf-8")
        kept = {name: text for name, text in os.environ.items() if not name.startswith("QT_")}
        self.environ = {**kept, **NO_LOUDSPEAKER, "POWERGRID_QT_HOME": str(self.home)}
        self.environ.pop("WAYLAND_DISPLAY", None)

    def run(self, *arguments: str) -> str:
        """What a command prints, after it has ended well and said nothing else."""
        environ = {**self.environ, "QT_QPA_PLATFORM": "offscreen"}
        command = [str(self.path), *arguments]
        done = subprocess.run(
            command,
            env=environ,
            cwd=self.folder,
            capture_output=True,
            timeout=LONGEST_SECONDS,
            check=False,
        )
        told = done.stderr.decode(errors="replace").strip()
        if done.returncode != 0 or told:
            raise CheckFailed(f"{' '.join(arguments)} ends with {done.returncode}: {told}")
        return done.stdout.decode("utf-8")

    @contextmanager
    def window(self, file: Path, display: str | None) -> "Iterator[subprocess.Popen[bytes]]":
        """The window with a file in it. It is closed by force if nobody has closed it."""
        environ = self.environ if display is None else {**self.environ, "DISPLAY": display}
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                [str(self.path), str(file)], env=environ, stdout=output, stderr=output
            )
            try:
                yield process
            finally:
                process.kill()
                process.wait()
            output.seek(0)
            told = output.read().decode(errors="replace").strip()
        if told:
            raise CheckFailed(f"the window says: {told}")


def check(program: Program) -> None:
    started = time.monotonic()
    checks: list[Callable[[Program], None]] = [
        libraries_are_there,
        tells_its_version,
        draws_a_board,
        simulates_in_two_processes,
        plays_and_replays,
        plays_in_a_window,
        leaves_nothing_behind,
    ]
    for one in checks:
        begun = time.monotonic()
        name = one.__name__.replace("_", " ")
        try:
            one(program)
        except subprocess.TimeoutExpired as error:
            raise CheckFailed(f"{name}: {error}") from error
        except CheckFailed as error:
            raise CheckFailed(f"{name}: {error}") from error
        print(f"{time.monotonic() - begun:6.1f} s  {name}", flush=True)
    print(f"{time.monotonic() - started:6.1f} s  all works")


def expect(true: object, otherwise: str) -> None:
    if not true:
        raise CheckFailed(otherwise)


# -- the command line -------------------------------------------------------------------------


def libraries_are_there(program: Program) -> None:
    """Of a frozen folder: whatever any file in it needs is in it too, or on every desktop."""
    inside = program.path.resolve().parent / "_internal"
    if sys.platform == "linux" and inside.is_dir():
        missing = unresolved_libraries(inside.parent)
        expect(not missing, "\n".join(f"{file} needs {name}" for file, name in missing))


def tells_its_version(program: Program) -> None:
    told = program.run("--version")
    expect(told.startswith("powergrid-qt "), f"--version says {told!r}")


def draws_a_board(program: Program) -> None:
    beginnings = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}
    options = [word for kind in beginnings for word in (f"--{kind}", f"karte für alle.{kind}")]
    program.run("maps", "germany", *options)
    for kind, beginning in beginnings.items():
        drawn = (program.folder / f"karte für alle.{kind}").read_bytes()
        expect(drawn.startswith(beginning) and len(drawn) > 10_000, f"the {kind} is none")


def simulates_in_two_processes(program: Program) -> None:
    for edition in ("deluxe-2014", "outpost-2024"):  # one of each family
        told = program.run(
            "simulate", "--edition", edition, "--games", "4", "--jobs", "2", "--json"
        )
        games = [json.loads(line) for line in told.splitlines()]
        expect(len(games) == 4, f"{len(games)} of 4 games were played by {edition}")


def plays_and_replays(program: Program) -> None:
    program.run("demo", "--promo", "all", "--players", "3", "--ai", "normal", "--out", "a demo")
    (record,) = (program.folder / "a demo").glob("*.pgr")
    pictures = list((program.folder / "a demo").glob("*.png"))
    expect(pictures, "the demonstration has made no picture")
    outcome = program.run("replay", str(record))
    expect(outcome.strip(), "replay tells no outcome")


# -- the window -------------------------------------------------------------------------------


def plays_in_a_window(program: Program) -> None:
    """Opened with a game, computer players move; the person asks for a hint and follows it, looks
    at the print of a board, wants to print it, and opens another game from a folder. Sounds are
    on, and nothing is said of it that none can be heard."""
    file = program.folder / "Eine Partie für Zoë.pgr"
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    if sys.platform != "linux":  # nobody presses keys there
        with program.window(file, None) as process:
            wait_for(lambda: has_moved(program, 1), process, "no computer player moves")
            start_again(program, None, process)
        return
    with virtual_screen() as display, program.window(file, display) as process:
        wait_for(lambda: has_moved(program, 1), process, "no computer player moves")
        screen = {**os.environ, "DISPLAY": display}
        wait_for(lambda: focus_on(screen, "Power Grid"), process, "no window is seen")
        wait_until_nobody_moves(program)
        follow_a_hint(program, screen, process)
        ask_to_print(screen, process)
        start_again(program, display, process)
        press(screen, "ctrl+q")
        expect(ended(process) == 0, f"the window ends with {process.returncode}")


def has_moved(program: Program, seat: int) -> bool:
    """Whether the game that the program keeps has a move by this player."""
    return any(move.get("p") == seat for move in kept_game(program).get("moves", []))


def games(program: Program) -> list[Path]:
    return list((program.home / "games").glob("*.pgr"))


def kept_game(program: Program) -> dict[str, Any]:
    for path in games(program):
        with suppress(ValueError):  # it may be written just now
            game: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            return game
    return {}


def wait_for(true: Callable[[], bool], process: "subprocess.Popen[bytes]", otherwise: str) -> None:
    ends = time.monotonic() + LONGEST_SECONDS
    while not true():
        code = process.poll()
        expect(code is None, f"the window has ended with {code}")
        expect(time.monotonic() < ends, otherwise)
        time.sleep(0.1)


def ended(process: "subprocess.Popen[bytes]") -> int:
    """Its exit code."""
    try:
        return process.wait(LONGEST_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise CheckFailed("the window does not close") from error


def wait_until_nobody_moves(program: Program) -> None:
    """The computer players have moved, and it is the person's turn."""
    before: object = None
    while (now := kept_game(program).get("moves")) != before:
        before = now
        time.sleep(2)


def focus_on(screen: dict[str, str], title: str) -> bool:
    """Whether a window is there, whose title begins so. There is no window manager that would give
    it the focus."""
    command = ["xdotool", "search", "--onlyvisible", "--name", f"^{title}", "windowfocus"]
    return subprocess.run(command, env=screen, capture_output=True, check=False).returncode == 0


def press(screen: dict[str, str], key: str) -> None:
    subprocess.run(["xdotool", "key", key], env=screen, check=True)


def follow_a_hint(
    program: Program, screen: dict[str, str], process: "subprocess.Popen[bytes]"
) -> None:
    """Return does nothing while the expert thinks, and follows the hint afterwards."""
    press(screen, "h")

    def followed() -> bool:
        press(screen, "Return")
        time.sleep(1)
        return has_moved(program, 0)

    wait_for(followed, process, "a hint cannot be followed")
    expect(kept_game(program)["about"].get("hints"), "the move did not follow a hint")


def ask_to_print(screen: dict[str, str], process: "subprocess.Popen[bytes]") -> None:
    """The preview, and the dialog that asks for a printer: they need libraries and plug-ins."""
    press(screen, "ctrl+m")
    for keys, title in (("ctrl+shift+p", "Print Preview"), ("ctrl+p", "Print$")):
        look_at_dialog(screen, process, keys, title)


def look_at_dialog(
    screen: dict[str, str], process: "subprocess.Popen[bytes]", keys: str, title: str
) -> None:
    """Open it, and leave it again."""

    def opened() -> bool:
        press(screen, keys)
        time.sleep(1)
        return focus_on(screen, title)

    wait_for(opened, process, f"{keys} opens no {title}")
    press(screen, "Escape")
    wait_for(lambda: not focus_on(screen, title), process, f"{title} does not close")
    wait_for(lambda: focus_on(screen, "Power Grid"), process, "the window has gone")


def start_again(program: Program, display: str | None, process: "subprocess.Popen[bytes]") -> None:
    """With another game, as a double click does: the window that is open takes it."""
    file = program.folder / "Zweite Partie.pgr"
    file.write_text(json.dumps({**RECORD, "seed": 8}), encoding="utf-8")
    before = len(games(program))
    with program.window(file, display) as second:
        expect(ended(second) == 0, "a second start goes wrong")
    wait_for(lambda: len(games(program)) > before, process, "a second start is not heard of")


# -- afterwards -------------------------------------------------------------------------------


def leaves_nothing_behind(program: Program) -> None:
    logs = [path for path in (program.home / "log").glob("*") if path.stat().st_size]
    expect(not logs, "\n".join(path.read_text(encoding="utf-8") for path in logs))
    if sys.platform == "linux":
        ends = time.monotonic() + 5  # processes that are ending have a moment
        while left := processes_of(program):
            expect(time.monotonic() < ends, f"processes are left over: {left}")
            time.sleep(0.2)


def processes_of(program: Program) -> list[int]:
    mark = f"POWERGRID_QT_HOME={program.home}".encode()
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            environ = path.read_bytes().split(b"\0")
        except OSError:
            continue  # it has ended, or belongs to somebody else
        if mark in environ:
            found.append(int(path.parent.name))
    return found


if __name__ == "__main__":
    sys.exit(main())
