"""``python -m powergrid_qt`` is the command ``powergrid-qt``."""

import multiprocessing
import sys

from powergrid_qt.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # worker processes of a frozen program start here
    sys.exit(main())
