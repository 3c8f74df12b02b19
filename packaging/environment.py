"""A virtual environment of the checkout, with the project installed in it."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from dependencies import groups, read_pyproject
from steps import BootstrapError, run_step
from system_packages import install_packages, install_qt_libraries

QT_CHECK = "from PySide6 import QtGui, QtWidgets; QtWidgets.QApplication([])"


class Environment:
    """A virtual environment directly in the checkout. It remembers what has been done in it.

    With `pins` the dependencies that they name get exactly these versions.
    """

    def __init__(self, folder: Path, pins: Sequence[str] = ()) -> None:
        self.folder = folder
        self.pins = pins
        self.root = folder.parent
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.stamp = folder / "bootstrap-stamp"

    @property
    def pip(self) -> list[str]:
        return [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input"]

    @property
    def site_packages(self) -> Path:
        base = str(self.folder)
        return Path(sysconfig.get_path("purelib", "venv", {"base": base, "platbase": base}))

    # -- installing -------------------------------------------------------------------------

    def ensure_installed(self, *names: str) -> None:
        """Have the project installed here, and what the groups and extras of these names ask for.

        Those that were installed before stay.
        """
        usable = self.is_usable()
        whole = not usable or not self.is_done("install")
        missing = [name for name in names if whole or not self.is_done(f"install {name}")]
        if not whole and not missing:
            return
        if not usable or not self.has_pip():
            self.make()
        wanted = []
        if whole:
            self.stamp.unlink(missing_ok=True)  # it tells of another pyproject.toml
            wanted += ["--editable", str(self.root)]
        if missing:
            known = groups(read_pyproject(self.root))
            wanted += [requirement for name in missing for requirement in known[name]]
        title = f"Installing {' and '.join(['powergrid-qt'] * whole + missing)}"
        if self.pins:
            title += ", in the lowest versions"
            constraints = self.folder / "constraints.txt"
            constraints.write_text("".join(f"{pin}\n" for pin in self.pins), encoding="utf-8")
            wanted += ["--constraint", str(constraints)]
        run_step(title, [*self.pip, "install", *wanted])
        for step in ["install"] * whole + [f"install {name}" for name in missing]:
            self.mark_done(step)

    def is_usable(self) -> bool:
        """Whether it was made here, by this version of Python, which is still there."""
        try:
            lines = (self.folder / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        pairs = (line.partition("=") for line in lines)
        config = {key.strip(): value.strip() for key, _, value in pairs}
        return (
            config.get("version", "").split(".")[:2] == platform.python_version().split(".")[:2]
            and config.get("command", "").endswith(str(self.folder))  # else its scripts are not
            and Path(config.get("home", "missing")).is_dir()
            and self.python.exists()
        )

    def has_pip(self) -> bool:
        check = [str(self.python), "-m", "pip", "--version"]
        return subprocess.run(check, capture_output=True, check=False).returncode == 0

    def make(self) -> None:
        version = "{}.{}".format(*sys.version_info)
        if importlib.util.find_spec("ensurepip") is None:
            install_packages([f"python{version}-venv"], "Python's venv module")
        command = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
        run_step(f"Making {self.folder.name} with Python {version}", command)

    def ensure_qt_starts(self, screen: bool) -> None:
        """Have the system libraries that Qt needs, also those to show windows if there is a
        screen."""
        step = "qt with screen" if screen else "qt"
        if self.is_done(step):
            return
        problem = self.qt_problem()
        if install_qt_libraries(starts=problem is None, screen=screen):
            problem = self.qt_problem()
        if problem:
            raise BootstrapError(problem)
        self.mark_done(step)

    def qt_problem(self) -> str | None:
        environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        try:
            run_step("Checking that Qt starts", [str(self.python), "-c", QT_CHECK], environ)
        except BootstrapError as error:
            return str(error)
        return None

    # -- what has been done -----------------------------------------------------------------

    def is_done(self, step: str) -> bool:
        if not self.stamp.is_file():
            return False
        return self._fingerprint(step) in self.stamp.read_text(encoding="utf-8").split()

    def mark_done(self, step: str) -> None:
        with self.stamp.open("a", encoding="utf-8") as stamp:
            stamp.write(f"{self._fingerprint(step)}\n")

    def _fingerprint(self, step: str) -> str:
        """Stand for a step together with everything that makes it necessary to repeat it."""
        state = f"{step}\n{platform.python_version()}\n".encode()
        return hashlib.sha256(state + (self.root / "pyproject.toml").read_bytes()).hexdigest()
