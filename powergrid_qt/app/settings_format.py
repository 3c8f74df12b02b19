"""Settings that another version of the program has written: older ones become today's, newer ones
are left alone.

A new setting needs nothing here, since every setting has a default. Something is to be done when a
key gets another meaning or another name, or is of no use any more: give `FORMAT` the next number,
and add the step from the one before it.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSettings

FORMAT: Final = 2
FORMAT_KEY: Final = "format"
VERSION_KEY: Final = "version"
"""Of the program that was used last."""


def bring_up_to_date(store: QSettings) -> bool:
    """Whether the settings are now such as this version writes; not if a newer one wrote them."""
    written = _format_of(store)
    if written > FORMAT:
        return False
    for number in range(written, FORMAT):
        _STEPS[number](store)
    if written < FORMAT:
        store.setValue(FORMAT_KEY, FORMAT)
    return True


def _format_of(store: QSettings) -> int:
    try:
        return max(1, int(str(store.value(FORMAT_KEY, ""))))
    except (TypeError, ValueError, RuntimeError):  # none, or an INI file names types of its own
        return 1


def _name_version(store: QSettings) -> None:
    """0.1.0 did not write its number. It remembered the places of tool bars, which are gone."""
    if store.contains("window/geometry"):  # written at every end, so it was used
        store.setValue(VERSION_KEY, "0.1.0")
    store.remove("window/state")


_STEPS: Final[dict[int, Callable[[QSettings], None]]] = {1: _name_version}
"""What makes the next number of each."""
