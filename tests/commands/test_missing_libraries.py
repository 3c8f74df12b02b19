"""Where a library of the system is missing, the program says which package brings it.

A file of that name that is no library stands in for a missing one: the loader meets it first and
stops there.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from powergrid_qt.qt_libraries import (
    ALWAYS,
    FOR_A_SCREEN,
    current_names,
    known_packages,
    missing_packages,
)

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for libraries as Linux names them"),
]

NOT_IN_USE = ":4711"
PICTURE = ("maps", "germany", "--png", "germany.png")
DEMO = ("demo", "--ai", "random", "--players", "2")


@pytest.fixture
def without(process: Callable, tmp_path: Path) -> Callable:
    """Run a command where a library cannot be loaded."""

    def run(library: str, *arguments: str, **environ: str) -> tuple[int, str, str]:
        folder = tmp_path / "libraries"
        folder.mkdir()
        (folder / library).touch()
        screenless = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"), "")
        own = {"LD_LIBRARY_PATH": str(folder), "POWERGRID_QT_HOME": str(tmp_path)}
        with process(*arguments, env=screenless | own | environ) as started:
            out, err = started.communicate(timeout=60)
        return started.returncode, out, err

    return run


def names_the_package(told: str, package: str) -> bool:
    """Alone, or among those that are missing here anyway."""
    (name,) = current_names([package], known_packages())
    return told.startswith("Missing system libraries for Qt. Install ") and name in told.split()


@pytest.mark.long(but=["libxcb-cursor0-command0"])
@pytest.mark.parametrize(
    ("package", "command"),
    [("libxcb-cursor0", ()), ("libxkbcommon-x11-0", ("maps", "germany"))],
)
def test_what_a_window_needs(package: str, command: tuple[str, ...], without: Callable) -> None:
    code, out, err = without(FOR_A_SCREEN[package], *command, DISPLAY=NOT_IN_USE)
    assert (code, out) == (2, "")
    assert names_the_package(err, package)


@pytest.mark.long
@pytest.mark.parametrize("command", [(), PICTURE])
def test_what_qt_always_needs(command: tuple[str, ...], without: Callable) -> None:
    code, out, err = without(ALWAYS["libfontconfig1"], *command, DISPLAY=NOT_IN_USE)
    assert (code, out) == (2, "")
    assert names_the_package(err, "libfontconfig1")


@pytest.mark.long
def test_the_demonstration_keeps_its_record(without: Callable, tmp_path: Path) -> None:
    code, out, err = without(ALWAYS["libfontconfig1"], *DEMO)
    assert code == 2
    assert names_the_package(err, "libfontconfig1")
    written = [line.removeprefix("Written: ") for line in out.splitlines() if "Written" in line]
    assert [(tmp_path / name).is_file() for name in written] == [True]


@pytest.mark.skipif(bool(missing_packages(FOR_A_SCREEN)), reason="the libraries are told first")
def test_a_plugin_that_does_not_load_for_another_reason_is_told(without: Callable) -> None:
    code, _, err = without("libQt6XcbQpa.so.6", DISPLAY=NOT_IN_USE)
    assert code == 2
    assert err.startswith("Qt cannot be used here: ")
    assert "libQt6XcbQpa.so.6" in err


@pytest.mark.long
@pytest.mark.parametrize("environ", [{}, {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": NOT_IN_USE}])
def test_without_a_screen_its_libraries_are_not_missed(
    environ: dict[str, str], without: Callable, tmp_path: Path
) -> None:
    answer = without(FOR_A_SCREEN["libxcb-cursor0"], *PICTURE, **environ)
    assert answer == (0, "", "")
    assert (tmp_path / "germany.png").stat().st_size > 0


def test_commands_without_a_window_miss_nothing(without: Callable) -> None:
    code, out, err = without(ALWAYS["libfontconfig1"], "maps", DISPLAY=NOT_IN_USE)
    assert (code, err) == (0, "")
    assert "germany" in out
