"""The packages of the system that are needed besides Python's own.

Called by itself, it installs the programs that build and check the game.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from steps import BootstrapError, run_step, say

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
from powergrid_qt import qt_libraries

TOOLS = {
    "appstream": "appstreamcli",
    "binutils": "objdump",
    "desktop-file-utils": "desktop-file-validate",
    "libglib2.0-bin": "gio",
    "man-db": "man",
    "shared-mime-info": "update-mime-database",
    "xdotool": "xdotool",
    "xvfb": "Xvfb",
}
"""Debian packages with programs that build and check the game, and one program of each."""


def install_tools(packages: Iterable[str]) -> None:
    """Have these packages of `TOOLS`."""
    missing = [package for package in packages if shutil.which(TOOLS[package]) is None]
    if missing:
        install_packages(missing, "programs to build and to check with")


def install_qt_libraries(*, starts: bool, screen: bool) -> bool:
    """Install what Qt needs and misses, also to show windows if there is a screen; False if there
    was nothing to install."""
    if sys.platform != "linux":
        return False
    missing = [] if starts else qt_libraries.missing_packages(qt_libraries.ALWAYS)
    missing += qt_libraries.missing_packages(qt_libraries.FOR_A_SCREEN) if screen else []
    if missing:
        install_packages(missing, qt_libraries.PURPOSE)
    return bool(missing)


def install_packages(packages: Sequence[str], purpose: str) -> None:
    """Install Debian packages where this is Debian and we may; otherwise say what to install."""
    debian = qt_libraries.is_debian(qt_libraries.os_release())
    if not debian or shutil.which("apt-get") is None or os.geteuid() != 0:
        raise BootstrapError(qt_libraries.how_to_install(packages, purpose))
    say(f"Missing {purpose}: {' '.join(packages)}")
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run_step("Updating the list of system packages", ["apt-get", "update"], environ)
    names = qt_libraries.current_names(packages, qt_libraries.known_packages())
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    run_step(f"Installing {purpose}", install, environ)


if __name__ == "__main__":
    try:
        install_tools(TOOLS)
    except BootstrapError as error:
        say(f"{error}\nTests that need them are skipped.")
