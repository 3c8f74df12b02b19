"""What data files say, in the user's language."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine.naming import Said, said_in


def in_words(said: Said) -> str:
    return said_in(current_language(), said)


def current_language() -> str:
    """The language of the translations that are in use: they tell it themselves, as Qt's own
    tell the direction of writing."""
    return QCoreApplication.translate("DataFiles", "en", "the code of your language, such as de")
