"""The packages of the system that are needed besides Python's own."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from steps import BootstrapError, run_step, say

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
from powergrid_qt import qt_libraries

if TYPE_CHECKING:
    from environment import Environment

QT_CHECK = "from PySide6 import QtGui, QtWidgets; QtWidgets.QApplication([])"


def ensure_qt_starts(environment: Environment, screen: bool) -> None:
    """Have the system libraries that Qt needs, also those to show windows if there is a screen."""
    step = "qt with screen" if screen else "qt"
    if environment.is_done(step):
        return
    problem = qt_problem(environment)
    if sys.platform == "linux":
        missing = qt_libraries.missing_packages(qt_libraries.ALWAYS) if problem else []
        missing += qt_libraries.missing_packages(qt_libraries.FOR_A_SCREEN) if screen else []
        if missing:
            install_packages(missing, qt_libraries.PURPOSE)
            problem = qt_problem(environment)
    if problem:
        raise BootstrapError(problem)
    environment.mark_done(step)


def qt_problem(environment: Environment) -> str | None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    try:
        run_step("Checking that Qt starts", [str(environment.python), "-c", QT_CHECK], environ)
    except BootstrapError as error:
        return str(error)
    return None


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
