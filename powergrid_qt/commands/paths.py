"""`powergrid-qt --paths`: tells where everything lies that the program keeps."""

import argparse
from pathlib import Path

from powergrid_qt.app.my_data import places
from powergrid_qt.app.settings import default_store
from powergrid_qt.paths import maps_dir


def run(_: argparse.Namespace) -> int:
    settings = Path(default_store().fileName())
    for name, place in (*places(settings).items(), ("maps", maps_dir())):
        print(f"{name:10}{place}")
    return 0
