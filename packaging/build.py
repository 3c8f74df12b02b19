#!/usr/bin/env python3
"""Build what people install: each kind by one command, tested with packaging/check.py.

Only the standard library is used here; what else is needed is installed into .venv first, as
bootstrap.py does it.
"""

import argparse
import os
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from bootstrap import ROOT, VENV, old_python_message
from debian import Contents, build_package, frozen_contents, python_contents
from environment import Environment
from freezing import system
from steps import BootstrapError, run_step, say
from system_packages import install_python_library, install_tools

EXAMPLES = """\
kinds:
  folder    the program with everything it needs in one folder: DIR/powergrid-qt/powergrid-qt
  wheel     the Python package, and its source distribution
  deb       a Debian package with the folder, for this machine's architecture
  deb-all   a small Debian package for any machine, which uses Debian's own PySide6 (from 13 on)
  guide     web pages of the user's guide: DIR/guide/index.html
"""


def main() -> int:
    too_old = old_python_message(sys.version_info[:3], sys.executable)
    parser = argparse.ArgumentParser(
        description="Build what people install.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kind", choices=tuple(KINDS), help="what to build")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where to (default: dist)"
    )
    arguments = parser.parse_args()
    try:
        if too_old:
            raise BootstrapError(too_old)
        VENV.ensure_installed("package")
        out = arguments.out.absolute()
        out.mkdir(parents=True, exist_ok=True)
        os.chdir(ROOT)  # hatchling builds the project that it is called in
        with tempfile.TemporaryDirectory() as work:
            KINDS[arguments.kind](Builder(VENV, Path(work)), out)
    except BootstrapError as error:
        say(str(error))
        return 1
    return 0


class Builder:
    """Builds step by step; what the last step does not need remains in the folder `work`."""

    def __init__(self, environment: Environment, work: Path) -> None:
        self.environment, self.work = environment, work

    def python(self, title: str, *arguments: str | Path) -> None:
        environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        run_step(title, [str(self.environment.python), *map(str, arguments)], environ)

    def wheel(self, out: Path, *targets: str) -> Path:
        options = [word for target in targets for word in ("-t", target)]
        self.python(
            f"Building the {' and the '.join(targets)}",
            *("-m", "hatchling", "build", "-d", str(out), *options),
        )
        return max(out.glob("*.whl"), key=lambda path: path.stat().st_mtime)

    def unpacked(self) -> Path:
        """A folder with what the wheel installs."""
        folder = self.work / "unpacked"
        with zipfile.ZipFile(self.wheel(self.work, "wheel")) as wheel:
            wheel.extractall(folder)
        return folder

    def folder(self, out: Path) -> Path:
        if system() == "linux":
            install_tools(["binutils"])
            install_python_library()
            self.environment.ensure_qt_starts(screen=True)  # the libraries go into the folder
        self.python(
            "Freezing the program",
            *("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--workpath", self.work / "pyinstaller", "--distpath", out),
            *(ROOT / "packaging" / "powergrid-qt.spec", "--", self.unpacked()),
        )
        return out / "powergrid-qt"

    def share(self) -> Path:
        folder = self.work / "share"
        self.python(
            "Making menu entry, man page and what else a desktop wants",
            *(ROOT / "packaging" / "desktop.py", folder),
        )
        return folder

    def package(self, contents: Contents, out: Path) -> Path:
        if shutil.which("dpkg-deb") is None:
            raise BootstrapError("Debian packages are built with dpkg-deb, which is not here.")
        return build_package(contents, self.share(), self.work / "tree", out)


def build_wheel(builder: Builder, out: Path) -> None:
    wheel = builder.wheel(out, "sdist", "wheel")
    builder.python("Squeezing the wheel", ROOT / "packaging" / "squeeze.py", wheel)
    tell(wheel)


def build_folder(builder: Builder, out: Path) -> None:
    tell(builder.folder(out))


def build_deb(builder: Builder, out: Path) -> None:
    tell(builder.package(frozen_contents(builder.folder(builder.work)), out))


def build_deb_all(builder: Builder, out: Path) -> None:
    tell(builder.package(python_contents(builder.unpacked()), out))


def build_guide(builder: Builder, out: Path) -> None:
    builder.python("Making web pages of the guide", ROOT / "packaging" / "guide.py", out / "guide")
    tell(out / "guide")


KINDS = {
    "folder": build_folder,
    "wheel": build_wheel,
    "deb": build_deb,
    "deb-all": build_deb_all,
    "guide": build_guide,
}


def tell(path: Path) -> None:
    files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
    size = sum(file.lstat().st_size for file in files)
    print(f"{path}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    sys.exit(main())
