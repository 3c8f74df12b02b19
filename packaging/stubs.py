"""The types of PySide6 that our code is checked against, the same on every machine.

The stubs in PySide6's own wheels have faults that later versions mend, and which version there is
depends on the machine: on 64-bit ARM with an older glibc it is 6.8.0.2. So those of one version
are taken out of its wheel for some platform (they are the same in all) and put into the
environment as a package of stubs, which type checkers prefer to what PySide6 itself brings.
"""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from steps import run_step

if TYPE_CHECKING:
    from environment import Environment

PACKAGE = "PySide6"
VERSION = "6.11.3"
WHEEL = f"PySide6-Essentials=={VERSION}"
PLATFORM = "manylinux_2_34_x86_64"


def ensure_stubs(environment: Environment) -> None:
    step = f"stubs of {WHEEL}"
    if environment.is_done(step):
        return
    with tempfile.TemporaryDirectory() as folder:
        download = ["download", "--no-deps", "--only-binary", ":all:", "--platform", PLATFORM]
        command = [*environment.pip, *download, "--dest", folder, WHEEL]
        run_step(f"Fetching the types of {PACKAGE} {VERSION}", command)
        (wheel,) = Path(folder).glob("*.whl")
        unpack_stubs(wheel, environment.site_packages / f"{PACKAGE}-stubs")
    environment.mark_done(step)


def unpack_stubs(wheel: Path, folder: Path) -> None:
    """Make `folder` the package of stubs out of a wheel, in place of what was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            package, _, module = name.partition("/")
            if package == PACKAGE and module.endswith(".pyi") and "/" not in module:
                (folder / module).write_bytes(files.read(name))
    (folder / "__init__.pyi").touch()  # without it this would be no package of its own
