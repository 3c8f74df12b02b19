"""The bundled fonts: Inter for text, Barlow Condensed for the map and for numbers on cards."""

import functools

from PySide6.QtGui import QFontDatabase

from powergrid_qt.paths import resources_dir


@functools.cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once; needs an application. Gives their families."""
    families: dict[str, None] = {}
    for path in sorted((resources_dir() / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)
