"""`powergrid-qt bench --gui`: the figures of the window, without a screen and under Xvfb."""

import argparse
import compileall
import json
import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import powergrid_qt
from powergrid_qt.commands.measurements import fresh_python
from powergrid_qt.commands.progress import Progress
from powergrid_qt.commands.screen import ensure_qt

STARTS = 5
SHOWN = """
import sys, time
started = float(sys.argv[1])
{make}
window.show()
application.processEvents()
window.repaint()
print((time.time() - started) * 1e3)
"""
EMPTY = SHOWN.format(
    make="""
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
"""
)
OURS = SHOWN.format(
    make="""
from powergrid_qt.views.window.application import make_application, make_window
application = make_application()
window = make_window(application)
"""
)
INSIDE = """
import json
from powergrid_qt.commands.memory import resident_bytes
from powergrid_qt.views.window.measurements import measure
print(json.dumps(measure(resident_bytes)))
"""
BLOCKS = "blocks_ms"
TARGETS = {
    "start_ms": "at most 2.5 times an empty window",
    "empty_window_ms": "",
    "click_p95_ms": "at most 50 ms",
    "frame_p95_ms": "at most 16 ms",
    "block_max_ms": "at most 100 ms",
    "block_cpu_ms": "the same, without waiting for the machine",
    "memory_mb": "at most 300 MB",
}


def run(arguments: argparse.Namespace) -> int:
    ensure_qt()
    prefixes: dict[str, list[str]] = {"offscreen": []}
    if shutil.which("xvfb-run"):
        prefixes["xvfb"] = ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24"]
    figures: dict[str, dict[str, Any]] = {}
    with Progress(len(prefixes) * (2 * STARTS + 1), "measurements") as progress:
        for name, prefix in prefixes.items():
            figures[name] = measure(name, prefix, progress)
    if arguments.json:
        rest = {name: found for name, found in figures.items() if name != "offscreen"}
        print(json.dumps(figures["offscreen"] | rest))
        return 0
    print("\n".join(table(figures)))
    return 0


def table(figures: dict[str, dict[str, Any]]) -> Iterator[str]:
    def line(name: str, values: Iterable[float], target: str = "") -> str:
        return f"{name:20}{''.join(f'{value:>12.1f}' for value in values)}  {target}".rstrip()

    yield f"{'':20}" + "".join(f"{name:>12}" for name in figures)
    for key, target in TARGETS.items():
        yield line(key, (found[key] for found in figures.values()), target)
    yield ""
    yield "block_max_ms is the longest time without reaction of these, in ms:"
    for part in next(iter(figures.values()))[BLOCKS]:
        yield line(part, (found[BLOCKS][part] for found in figures.values()))


def measure(name: str, prefix: list[str], progress: Progress) -> dict[str, Any]:
    def fresh(code: str) -> str:
        platform = "offscreen" if name == "offscreen" else "xcb"
        # The time before Python runs counts too: the script is told when it was started.
        return fresh_python(code, repr(time.time()), prefix=prefix, QT_QPA_PLATFORM=platform)

    # As it is installed: where Python may not write it would compile all at every start.
    compileall.compile_dir(str(Path(powergrid_qt.__file__).parent), quiet=2)
    starts: dict[str, list[float]] = {"start_ms": [], "empty_window_ms": []}
    for _ in range(STARTS):  # one beside the other: the speed of a machine changes
        for key, code in (("start_ms", OURS), ("empty_window_ms", EMPTY)):
            starts[key].append(float(fresh(code)))
            progress.advance()
    found = {key: min(times) for key, times in starts.items()}
    inside = json.loads(fresh(INSIDE))
    progress.advance()
    return found | {key: inside[key] for key in (*TARGETS, BLOCKS) if key in inside}
