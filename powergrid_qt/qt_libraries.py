"""The libraries of the system that Qt needs on Linux, and the Debian packages that bring them.

`packaging/bootstrap.py` uses this too, before anything is installed: only the standard library,
and readable for Python 3.8. What is only needed when something is missing is imported then: the
program imports this with every start.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

# The Debian package, and the library it brings.
ALWAYS = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libfontconfig1": "libfontconfig.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libdbus-1-3": "libdbus-1.so.3",
}
FOR_A_SCREEN = {
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libsm6": "libSM.so.6",
}
PURPOSE = "system libraries for Qt"


class QtUnusable(Exception):
    """Qt cannot be used here; the text says what to do about it."""


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    return [package for package, library in libraries.items() if load_problem(library)]


def load_problem(library: str) -> str | None:
    """Why a shared library, given by its name or path, cannot be loaded."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None


def how_to_install(packages: Sequence[str], purpose: str) -> str:
    """What somebody has to do here who misses these Debian packages."""
    debian = is_debian(os_release())
    names = current_names(packages, known_packages()) if debian else packages
    return missing_message(names, purpose, debian)


def missing_message(packages: Sequence[str], purpose: str, debian: bool) -> str:
    names = " ".join(packages)
    if debian:
        return f"Missing {purpose}. Install with:\n  sudo apt-get install {names}"
    return f"Missing {purpose}. Install what your system has for these Debian packages:\n  {names}"


def os_release() -> dict[str, str]:
    import platform

    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}


def is_debian(release: Mapping[str, str]) -> bool:
    """Whether /etc/os-release is that of Debian, Ubuntu or one of their offspring."""
    names = {release.get("ID"), *release.get("ID_LIKE", "").split()}
    return not names.isdisjoint({"debian", "ubuntu"})


def known_packages() -> set[str]:
    """The libraries that Debian's package manager knows here; none where it is not installed."""
    import subprocess

    try:
        listing = subprocess.run(
            ["apt-cache", "pkgnames", "lib"], capture_output=True, text=True, check=False
        )
    except OSError:
        return set()
    return set(listing.stdout.split())


def current_names(packages: Sequence[str], known: Iterable[str]) -> list[str]:
    """Debian 13 and Ubuntu 24.04 renamed some libraries for their 64-bit time: to NAMEt64."""
    renamed = set(known)
    return [f"{name}t64" if f"{name}t64" in renamed else name for name in packages]
