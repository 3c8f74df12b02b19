"""Marks texts in tables for `lupdate`; they are translated where they are used."""

from collections.abc import Callable
from typing import cast

from PySide6 import QtCore

# Qt's own function has no useful type; lupdate looks for exactly this name.
QT_TRANSLATE_NOOP = cast(Callable[[str, str], str], QtCore.QT_TRANSLATE_NOOP)
