"""``python -m powergrid_qt`` is the command ``powergrid-qt``."""

import sys

from powergrid_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
