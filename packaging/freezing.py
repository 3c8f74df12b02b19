"""What goes into the frozen program: PyInstaller collects far more of Qt than the game uses.

`powergrid-qt.spec` asks this module. Kept are Qt's plugins that are listed here, and of the shared
libraries those that a kept plugin or a module of Python needs, directly or through another one.
"""

import re
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path, PurePosixPath, PureWindowsPath
from pkgutil import iter_modules
from typing import TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller knows it: its place in the program, where it comes from, what it is."""

LICENCES = Path(__file__).resolve().parent / "licenses"
"""Of what comes along in a frozen program; Qt's LGPL asks for its own text and that of the GPL."""

USED_PACKAGES = {"PIL", "PySide6", "networkx", "powergrid_qt", "shiboken6"}

UNUSED_MODULES = (
    # Only measurements of the window use it, which need a Python of their own.
    *("PySide6.QtTest", "powergrid_qt.views.window.measurements"),
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick"),
    # They bring libraries of some MB along.
    *("PIL._avif", "PIL._imagingcms", "PIL._imagingtk", "PIL._webp", "PIL.ImageCms", "PIL.ImageTk"),
    # Nothing speaks to a network but tables, which have TLS and names of machines.
    *("ftplib", "xmlrpc"),
    # All files are UTF-8, and Qt knows the letters.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    "_multibytecodec",
    *("curses", "doctest", "pdb", "pydoc", "readline", "tkinter", "unittest"),
)

PLUGINS = re.compile(
    r"""/plugins/(
        iconengines/(lib)?qsvgicon
      | imageformats/(lib)?qsvg
      | platforminputcontexts/lib(composeplatform|ibusplatform)
      | platforms/(lib)?q(cocoa|offscreen|wayland|windows|xcb)
      | platformthemes/libqxdgdesktopportal
      | printsupport/
      | styles/
      | wayland-decoration-client/libadwaita
      | wayland-graphics-integration-client/libqt-plugin-wayland-egl
      | wayland-shell-integration/libxdg-shell
    )""",
    re.VERBOSE,
)
OF_THE_SYSTEM = re.compile(r"/plugins/printsupport/libcups")
"""What such a plugin needs is not brought along: where there is no CUPS nobody can print."""

TRANSLATIONS = re.compile(r"/translations/qtbase_(de|nl)\.qm$")
"""Of Qt's own words, those in our languages; English is in the code."""


def unused_modules() -> list[str]:
    """Also whatever is installed beside our dependencies: others import it where it exists."""
    installed = packages_distributions()
    return [*UNUSED_MODULES, *unused_formats(), *sorted(installed.keys() - USED_PACKAGES)]


def unused_formats() -> Iterator[str]:
    """Pillow's modules for all of its formats but GIF, which moving pictures are here."""
    import PIL  # late: build.py has only the standard library

    for module in iter_modules(PIL.__path__):
        if module.name.endswith("ImagePlugin") and module.name != "GifImagePlugin":
            yield f"PIL.{module.name}"


def modules(folder: Path) -> Iterator[str]:
    """All modules of the package in `folder`. Families, cards and commands are imported by name,
    so that nobody could follow the imports to them."""
    for path in sorted((folder / "powergrid_qt").rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name not in UNUSED_MODULES:
            yield name


def place(entry: Entry) -> str:
    """Where a file lies in the program, with a slash ahead and between folders."""
    return "/" + PureWindowsPath(entry[0]).as_posix()


def name_of(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name


def kept_binaries(
    binaries: Iterable[Entry], imports: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """`imports` tells the libraries that a file asks for."""
    entries = [entry for entry in binaries if is_wanted(entry)]
    by_name = {name_of(entry[0]): entry for entry in entries if entry[2] != "SYMLINK"}
    waiting = deque(entry for entry in entries if is_used_itself(entry))
    needed = {name_of(entry[0]) for entry in waiting}
    while waiting:
        entry = waiting.popleft()
        if OF_THE_SYSTEM.search(place(entry)):
            continue
        for name in map(name_of, imports(entry[1])):
            if name in by_name and name not in needed:
                needed.add(name)
                waiting.append(by_name[name])
    return [entry for entry in entries if name_of(entry[0]) in needed]


def kept_data(data: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Without translations and plugins that nobody asks for, and links to libraries left out."""
    libraries = {name_of(entry[0]) for entry in binaries}
    return [
        entry
        for entry in data
        if is_wanted(entry) and (entry[2] != "SYMLINK" or name_of(entry[0]) in libraries)
    ]


def is_wanted(entry: Entry) -> bool:
    where = place(entry)
    if "/plugins/" in where:
        return PLUGINS.search(where) is not None
    if "/translations/" in where and "/_data/" not in where:
        return TRANSLATIONS.search(where) is not None
    return True


def is_used_itself(entry: Entry) -> bool:
    """Whether it is loaded by the program, and not only as another one's library."""
    where = place(entry)
    python = re.search(r"/(lib)?python3[^/]*\.(so|dll)|/Python$", where)
    return entry[2] == "EXTENSION" or "/plugins/" in where or python is not None


def resources_of(folder: Path) -> list[tuple[str, str]]:
    """The data of the package, and all licences, each with its folder in the program."""
    data = folder / "powergrid_qt" / "_data"
    found = [(path, path.parent.relative_to(folder)) for path in data.rglob("*") if path.is_file()]
    (ours,) = folder.glob("*.dist-info/licenses")
    licences = [*ours.rglob("*"), *LICENCES.iterdir()]
    found += [(path, Path("licenses")) for path in licences if path.is_file()]
    return [(str(path), str(target)) for path, target in sorted(found)]


def system() -> str:
    """The system for which is built, which is always this one."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
