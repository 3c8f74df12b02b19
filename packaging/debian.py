"""Debian packages: the frozen program, or the Python package with Debian's own PySide6.

Both are called powergrid-qt, so that one takes the place of the other. What lies below /usr/share
needs no scripts: Debian's triggers bring menus, file types, icons and man pages up to date.
"""

import gzip
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path

from elf_files import OF_THE_SYSTEM, glibc_version
from steps import run_step

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
from powergrid_qt import __version__
from powergrid_qt.identity import NAME, WEBSITE

ROOT = Path(__file__).resolve().parent.parent
MAINTAINER = "The powergrid-qt authors <powergrid-qt@users.noreply.github.com>"
PRIVATE = f"/usr/share/{NAME}"
"""Where the Python package lies: nobody else should import it."""

LAUNCHER = f"""\
#!/usr/bin/python3
import sys

sys.path.insert(0, "{PRIVATE}")
from powergrid_qt.cli import main

if __name__ == "__main__":  # processes that think read this file too
    sys.exit(main())
"""
COMPILE = f"""\
#!/bin/sh
set -e
if [ "$1" = configure ] && command -v py3compile >/dev/null; then
    py3compile -p {NAME} {PRIVATE}
fi
"""
CLEAN = f"""\
#!/bin/sh
set -e
if command -v py3clean >/dev/null; then
    py3clean -p {NAME} {PRIVATE}
fi
"""
BUNDLED = """\

The package also contains, unchanged, parts of Python (PSF-2.0), Qt and Qt for Python (LGPL-3),
NetworkX (BSD-3-Clause), Pillow (MIT-CMU), OpenSSL (Apache-2.0), ICU (Unicode-3.0) and libraries of
the Debian release on which it was built; see /usr/share/common-licenses and the documentation of
those packages there.
"""


@dataclass(frozen=True)
class Contents:
    """What a package is made of."""

    architecture: str
    depends: list[str]
    folders: dict[str, Path]
    """Where each folder goes to."""
    program: str | None = None
    """The text of /usr/games/powergrid-qt; None if it is in a folder below /usr/lib."""
    scripts: dict[str, str] = field(default_factory=dict)
    remark: str = ""


def frozen_contents(folder: Path) -> Contents:
    command = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    others = [package for package in OF_THE_SYSTEM if package != "libc6"]
    return Contents(
        architecture.strip(),
        [f"libc6 (>= {glibc_version(folder)})", *others],
        {f"usr/lib/{NAME}": folder},
        remark=BUNDLED,
    )


def python_contents(unpacked: Path) -> Contents:
    modules = ("qtcore", "qtdbus", "qtgui", "qtprintsupport", "qtsvg", "qttest", "qtwidgets")
    return Contents(
        "all",
        ["python3 (>= 3.11)", "python3-networkx", "python3-pil"]
        + [f"python3-pyside6.{one}" for one in modules],
        {f"{PRIVATE[1:]}/powergrid_qt": unpacked / "powergrid_qt"},
        program=LAUNCHER,
        scripts={"postinst": COMPILE, "prerm": CLEAN},
    )


def build_package(contents: Contents, share: Path, tree: Path, out: Path) -> Path:
    """Lay the files out in the folder `tree`, those in `share` below /usr/share, and pack them."""
    for target, source in contents.folders.items():
        shutil.copytree(source, tree / target, symlinks=True)
    shutil.copytree(share, tree / "usr/share", dirs_exist_ok=True)
    put_program(contents, tree / "usr/games" / NAME)
    put_documents(contents, tree / "usr/share/doc" / NAME)
    for page in (tree / "usr/share/man").rglob("*.1"):
        pack(page)
    put_control(contents, tree)
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    package = out / f"{NAME}_{__version__}_{contents.architecture}.deb"
    tightly = ("-Zxz", "-z9", "-Sextreme")  # takes twice as long, and 1 MB off the frozen program
    command = ["dpkg-deb", "--root-owner-group", *tightly, "--build", str(tree), str(package)]
    run_step("Packing", command)
    return package


def put_program(contents: Contents, path: Path) -> None:
    path.parent.mkdir(parents=True)
    if contents.program is None:
        path.symlink_to(f"../lib/{NAME}/{NAME}")
    else:
        path.write_text(contents.program, encoding="utf-8")
        path.chmod(0o755)


def put_documents(contents: Contents, folder: Path) -> None:
    folder.mkdir(parents=True)
    licences = [ROOT / "LICENSE", *sorted((ROOT / "resources" / "fonts").glob("*-OFL.txt"))]
    texts = [path.read_text(encoding="utf-8") for path in licences]
    (folder / "copyright").write_text("\n\n".join(texts) + contents.remark, encoding="utf-8")
    shutil.copyfile(ROOT / "CHANGELOG.md", folder / "NEWS")
    (folder / "changelog").write_text(
        f"{NAME} ({__version__}) unstable; urgency=medium\n\n"
        f"  * See NEWS.gz.\n\n -- {MAINTAINER}  {formatdate()}\n",
        encoding="utf-8",
    )
    for name in ("NEWS", "changelog"):
        pack(folder / name)


def pack(path: Path) -> None:
    packed = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    path.unlink()


def put_control(contents: Contents, tree: Path) -> None:
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    kilobytes = sum(path.stat().st_size for path in files) // 1024
    folder = tree / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(
        f"""\
Package: {NAME}
Version: {__version__}
Architecture: {contents.architecture}
Maintainer: {MAINTAINER}
Installed-Size: {kilobytes}
Depends: {", ".join(contents.depends)}
Recommends: fontconfig-config
Suggests: pipewire-bin | pulseaudio-utils | alsa-utils
Section: games
Priority: optional
Homepage: {WEBSITE}
Description: board game Power Grid for the desktop
 Bid for power plants, buy fuel on a market that gets dearer with every token,
 and connect more cities than the others: for two to six people and computer
 players at one screen, on five boards in four editions of the rules.
 .
 An independent program, not connected with the author of the game or its
 publishers.
""",
        encoding="utf-8",
    )
    for name, text in contents.scripts.items():
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o755)
