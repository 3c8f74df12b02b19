"""`powergrid-qt --paths`: where everything lies that the program keeps."""

import argparse

from powergrid_qt.app.crash_log import log_path
from powergrid_qt.app.folders import boards_dir, saves_dir, trash_dir
from powergrid_qt.app.settings import default_store
from powergrid_qt.paths import maps_dir


def run(_: argparse.Namespace) -> int:
    places = {
        "games": saves_dir(),
        "deleted": trash_dir(),
        "settings": default_store().fileName(),
        "log": log_path(),
        "boards": boards_dir(),
        "maps": maps_dir(),
    }
    for name, place in places.items():
        print(f"{name:10}{place}")
    return 0
