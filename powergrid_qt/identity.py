"""What the program is called, where that is not part of a sentence. Only constants: the build of
packages and the command line ask here before anything else is there."""

from typing import Final

NAME: Final = "powergrid-qt"
"""The name of the command, and of the folders of settings and games."""

TITLE: Final = "Power Grid"
"""The name above the window and in menus."""

APP_ID: Final = "io.github.powergrid_qt.powergrid_qt"
"""The name for desktops: that of the menu entry, of the icons and of the bundle."""

WEBSITE: Final = "https://github.com/powergrid-qt/powergrid-qt"
RECORD_TYPE: Final = "application/x-powergrid-record"
