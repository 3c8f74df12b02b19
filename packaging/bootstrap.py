#!/usr/bin/env python3
"""Start powergrid-qt, its tests or its static checks from a checkout, installing first whatever is
still missing.

This file and those that it imports use only the standard library. They must stay readable for
Python 3.8, so that an old Python can still say that it is too old.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from dependencies import lowest_pins, read_pyproject
from environment import Environment
from steps import BootstrapError, run_to_end, say
from stubs import ensure_stubs

MINIMUM_PYTHON = (3, 11)

ROOT = Path(__file__).resolve().parent.parent
VENV = Environment(ROOT / ".venv")

ALL = "--all"
LOWEST = "--lowest"
NO_SCREEN = "There is no screen here, so a demonstration game is played without one."

DESCRIPTION = """\
Start powergrid-qt, its tests or its static checks, from this checkout.

The first start makes a virtual environment in .venv and installs into it what the
command needs; on Debian and Ubuntu, root also gets missing system packages. Later
starts do none of this until pyproject.toml or Python changes. To begin anew, delete
.venv.
"""

EXAMPLES = """\
commands:
  run              start the game (where there is no screen: play a demonstration game)
  test             run the quick tests, in parallel
  test --all       run all of them: whole games of every kind, every language, packages
  test --lowest    run them in .venv-lowest, with the lowest version of every dependency
                   that pyproject.toml admits
  lint             check style, format and architecture
  types            check the types, against the same stubs of PySide6 on every machine

All further arguments go to the game, to pytest or to mypy:
  bootstrap.py run
  bootstrap.py run maps germany
  bootstrap.py run --help
  bootstrap.py test -k auction
  bootstrap.py test --lowest -k auction
"""


def main(argv: Sequence[str]) -> int:
    too_old = old_python_message(sys.version_info[:3], sys.executable)
    if too_old:
        say(too_old)
        return 1
    command, arguments = parse(argv)
    try:
        return COMMANDS[command](arguments)
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
        usage=f"%(prog)s [-h] {{{','.join(COMMANDS)}}} [argument ...]",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=tuple(COMMANDS), help=argparse.SUPPRESS)
    return parser.parse_args(argv[:1]).command, list(argv[1:])


# -- the commands -----------------------------------------------------------------------------


def run(arguments: Sequence[str]) -> int:
    VENV.ensure_installed()
    screen = has_screen(os.environ, sys.platform)
    # The game says itself what is missing, where it needs it: some commands do without Qt.
    with contextlib.suppress(BootstrapError):
        VENV.ensure_qt_starts(screen)
    environ = dict(os.environ)
    if wants_demo(arguments, os.environ, sys.platform):
        print(NO_SCREEN, flush=True)
        arguments = ["demo"]
        environ["QT_QPA_PLATFORM"] = "offscreen"
    return run_to_end([str(VENV.python), "-m", "powergrid_qt", *arguments], environ, Path.cwd())


def test(arguments: Sequence[str]) -> int:
    environment = lowest_environment() if LOWEST in arguments else VENV
    passed_on = [argument for argument in arguments if argument != LOWEST]
    environment.ensure_installed("test", *(("package", "cluster") if ALL in arguments else ()))
    screen = has_screen(os.environ, sys.platform)
    environment.ensure_qt_starts(screen)
    environ = dict(os.environ)
    # Each worker, and each program that a test starts, would compile everything for itself.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not screen:
        environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # "auto" is one worker for each processor, and none under --pdb. Who is done takes over what
    # others have not begun: whole games in a window are among the last tests.
    shared = ("-n", "auto", "--dist", "worksteal")
    command = [str(environment.python), "-m", "pytest", *shared, *passed_on]
    return run_to_end(command, environ, ROOT)


def lowest_environment() -> Environment:
    return Environment(ROOT / ".venv-lowest", lowest_pins(read_pyproject(ROOT)))


def lint(arguments: Sequence[str]) -> int:
    if arguments:
        raise BootstrapError("lint takes no arguments; .venv/bin/ruff does.")
    VENV.ensure_installed("lint")
    tools = VENV.python.parent
    checks = (
        [tools / "ruff", "check"],
        [tools / "ruff", "format", "--check"],
        [tools / "lint-imports"],
    )
    return max(run_to_end(list(map(str, check)), os.environ, ROOT) for check in checks)


def types(arguments: Sequence[str]) -> int:
    VENV.ensure_installed("lint", "test")  # the tests are checked too
    ensure_stubs(VENV)
    return run_to_end([str(VENV.python), "-m", "mypy", *arguments], os.environ, ROOT)


COMMANDS = {"run": run, "test": test, "lint": lint, "types": types}


# -- the screen -------------------------------------------------------------------------------


def has_screen(environ: Mapping[str, str], system: str) -> bool:
    return system != "linux" or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def wants_demo(arguments: Sequence[str], environ: Mapping[str, str], system: str) -> bool:
    chosen = arguments or environ.get("QT_QPA_PLATFORM")
    return not chosen and not has_screen(environ, system)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
