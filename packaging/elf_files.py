"""What the shared libraries in a folder ask for on Linux, told by objdump."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

OF_THE_SYSTEM = {
    "libc6": r"ld-linux.*\.so\.\d|lib(c|dl|m|pthread|resolv|rt|util)\.so\.\d",
    "libegl1": r"libEGL\.so\.1",
    "libgl1": r"libGL\.so\.1",
    "libxcb1": r"libxcb\.so\.1",
}
"""Debian packages that a frozen program may expect, with the libraries in them."""

WHERE_PRESENT = r"libcups\.so\.2|libwayland-\w+\.so\.\d"
"""Asked for only by plugins that are of no use where there is neither CUPS nor Wayland."""

_EXPECTED = re.compile("|".join((*OF_THE_SYSTEM.values(), WHERE_PRESENT)))
_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


def elf_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def headers(path: Path) -> str:
    command = ["objdump", "-p", str(path)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def unresolved_libraries(folder: Path) -> list[tuple[str, str]]:
    """Files with a library that each of them misses, in the folder and on a usual desktop."""
    there = {path.name for path in folder.rglob("*")}
    return [
        (str(path.relative_to(folder)), name)
        for path in elf_files(folder)
        for name in _NEEDED.findall(headers(path))
        if name not in there and not _EXPECTED.fullmatch(name)
    ]


def glibc_version(folder: Path) -> str:
    """The oldest version of the C library with which every file in the folder works."""
    found = {
        (int(major), int(minor))
        for path in elf_files(folder)
        for major, minor in _GLIBC.findall(headers(path))
    }
    return "{}.{}".format(*max(found))
