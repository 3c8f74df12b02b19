#!/usr/bin/env python3
"""Start powergrid-qt or its tests from a checkout, installing first whatever is still missing.

This file uses only the standard library. It must stay readable for Python 3.8, so that an old
Python can still say that it is too old.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

MINIMUM_PYTHON = (3, 11)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "bootstrap-stamp"

# What PySide6 expects of the system on Linux: the Debian package, and the library it brings.
QT_LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libfontconfig1": "libfontconfig.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libdbus-1-3": "libdbus-1.so.3",
}
QT_SCREEN_LIBRARIES = {
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libsm6": "libSM.so.6",
}
QT_CHECK = "from PySide6 import QtGui, QtWidgets; QtWidgets.QApplication([])"

NO_SCREEN = "There is no screen here, so a demonstration game is played without one."

DESCRIPTION = """\
Start powergrid-qt, or its tests, from this checkout.

The first start makes a virtual environment in .venv and installs into it what is
needed; on Debian and Ubuntu, root also gets missing system packages. Later starts
do none of this until pyproject.toml or Python changes. To begin anew, delete .venv.
"""

EXAMPLES = """\
commands:
  run    start the game (where there is no screen: play a demonstration game)
  test   run the tests, in parallel

All further arguments go to the game or to pytest:
  bootstrap.py run
  bootstrap.py run maps germany
  bootstrap.py run --help
  bootstrap.py test -k auction
"""


class BootstrapError(Exception):
    """Something that the user has to know or to put right before this can go on."""


# ---------------------------------------------------------------------------- command line


def main(argv: Sequence[str]) -> int:
    too_old = old_python_message(sys.version_info[:3], sys.executable)
    if too_old:
        say(too_old)
        return 1
    command, arguments = parse(argv)
    try:
        return run(arguments) if command == "run" else test(arguments)
    except BootstrapError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def old_python_message(version: tuple[int, ...], executable: str) -> str | None:
    if version >= MINIMUM_PYTHON:
        return None
    needed, found = (".".join(map(str, numbers)) for numbers in (MINIMUM_PYTHON, version))
    return f"powergrid-qt needs Python {needed} or newer, but {executable} is Python {found}."


def parse(argv: Sequence[str]) -> tuple[str, list[str]]:
    """Split the command from its arguments, which are not ours to understand."""
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        usage="%(prog)s [-h] {run,test} [argument ...]",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=("run", "test"), help=argparse.SUPPRESS)
    return parser.parse_args(argv[:1]).command, list(argv[1:])


def run(arguments: Sequence[str]) -> int:
    ensure_installed(extras="")
    screen = has_screen(os.environ, sys.platform)
    try:
        ensure_qt_starts(screen)
    except BootstrapError as error:
        say(str(error))  # and go on: some commands of the game need no window
    environ = dict(os.environ)
    if wants_demo(arguments, os.environ, sys.platform):
        print(NO_SCREEN, flush=True)
        arguments = ["demo"]
        environ["QT_QPA_PLATFORM"] = "offscreen"
    return run_to_end([str(VENV_PYTHON), "-m", "powergrid_qt", *arguments], environ, Path.cwd())


def test(arguments: Sequence[str]) -> int:
    ensure_installed(extras="[dev]")
    screen = has_screen(os.environ, sys.platform)
    ensure_qt_starts(screen)
    environ = dict(os.environ)
    if not screen:
        environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # "auto" is one worker for each processor, and none under --pdb.
    return run_to_end([str(VENV_PYTHON), "-m", "pytest", "-n", "auto", *arguments], environ, ROOT)


def has_screen(environ: Mapping[str, str], system: str) -> bool:
    return system != "linux" or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def wants_demo(arguments: Sequence[str], environ: Mapping[str, str], system: str) -> bool:
    chosen = arguments or environ.get("QT_QPA_PLATFORM")
    return not chosen and not has_screen(environ, system)


# ------------------------------------------------------------------------------ processes


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
        cwd=ROOT,
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


# ---------------------------------------------------------------- the virtual environment


def ensure_installed(extras: str) -> None:
    """Have the project, with these extras of it, installed in a working .venv."""
    usable = venv_is_usable()
    if usable and any(is_done(f"install{done}") for done in (extras, "[dev]")):
        return
    if not usable or not has_pip():
        make_venv()
    STAMP.unlink(missing_ok=True)
    pip = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    title = f"Installing what is needed to {'test' if extras else 'run'} powergrid-qt"
    run_step(title, [*pip, "install", "--editable", f"{ROOT}{extras}"])
    mark_done(f"install{extras}")


def venv_is_usable() -> bool:
    """Whether .venv was made here, by this version of Python, which is still there."""
    try:
        lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    pairs = (line.partition("=") for line in lines)
    config = {key.strip(): value.strip() for key, _, value in pairs}
    return (
        config.get("version", "").split(".")[:2] == platform.python_version().split(".")[:2]
        and config.get("command", "").endswith(str(VENV))  # else its scripts point elsewhere
        and Path(config.get("home", "missing")).is_dir()
        and VENV_PYTHON.exists()
    )


def has_pip() -> bool:
    check = [str(VENV_PYTHON), "-m", "pip", "--version"]
    return subprocess.run(check, capture_output=True, check=False).returncode == 0


def make_venv() -> None:
    version = "{}.{}".format(*sys.version_info)
    if importlib.util.find_spec("ensurepip") is None:
        install_packages([f"python{version}-venv"], "Python's venv module")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    run_step(f"Making .venv with Python {version}", command)


def is_done(step: str) -> bool:
    return STAMP.is_file() and fingerprint(step) in STAMP.read_text(encoding="utf-8").split()


def mark_done(step: str) -> None:
    with STAMP.open("a", encoding="utf-8") as stamp:
        stamp.write(f"{fingerprint(step)}\n")


def fingerprint(step: str) -> str:
    """Stand for a step together with everything that makes it necessary to repeat it."""
    state = f"{step}\n{platform.python_version()}\n".encode()
    return hashlib.sha256(state + (ROOT / "pyproject.toml").read_bytes()).hexdigest()


# -------------------------------------------------------------------------- system packages


def ensure_qt_starts(screen: bool) -> None:
    """Have the system libraries that Qt needs, also those to show windows if there is a screen."""
    step = "qt with screen" if screen else "qt"
    if is_done(step):
        return
    problem = qt_problem()
    if sys.platform == "linux":
        missing = missing_packages(QT_LIBRARIES) if problem else []
        missing += missing_packages(QT_SCREEN_LIBRARIES) if screen else []
        if missing:
            install_packages(missing, "system libraries for Qt")
            problem = qt_problem()
    if problem:
        raise BootstrapError(problem)
    mark_done(step)


def qt_problem() -> str | None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    try:
        run_step("Checking that Qt starts", [str(VENV_PYTHON), "-c", QT_CHECK], environ)
    except BootstrapError as error:
        return str(error)
    return None


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    return [package for package, library in libraries.items() if not can_load(library)]


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(packages: Sequence[str], purpose: str) -> None:
    """Install Debian packages where this is Debian and we may; otherwise say what to install."""
    debian = is_debian(os_release()) and shutil.which("apt-get") is not None
    if not debian or os.geteuid() != 0:
        known = known_packages() if debian else ()
        raise BootstrapError(missing_message(current_names(packages, known), purpose, debian))
    say(f"Missing {purpose}: {' '.join(packages)}")
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run_step("Updating the list of system packages", ["apt-get", "update"], environ)
    names = current_names(packages, known_packages())
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    run_step(f"Installing {purpose}", install, environ)


def missing_message(packages: Sequence[str], purpose: str, debian: bool) -> str:
    names = " ".join(packages)
    if debian:
        return f"Missing {purpose}. Install with:\n  sudo apt-get install {names}"
    return f"Missing {purpose}. Install what your system has for these Debian packages:\n  {names}"


def os_release() -> dict[str, str]:
    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}


def is_debian(release: Mapping[str, str]) -> bool:
    """Whether /etc/os-release is that of Debian, Ubuntu or one of their offspring."""
    names = {release.get("ID"), *release.get("ID_LIKE", "").split()}
    return not names.isdisjoint({"debian", "ubuntu"})


def known_packages() -> set[str]:
    listing = ["apt-cache", "pkgnames", "lib"]
    return set(subprocess.run(listing, capture_output=True, text=True, check=False).stdout.split())


def current_names(packages: Sequence[str], known: Iterable[str]) -> list[str]:
    """Debian 13 and Ubuntu 24.04 renamed some libraries for their 64-bit time: to NAMEt64."""
    renamed = set(known)
    return [f"{name}t64" if f"{name}t64" in renamed else name for name in packages]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
