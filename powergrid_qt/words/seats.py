"""The seats of a game to come in words, for those who hear the table."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Seat
from powergrid_qt.models.seats import COLOR, KIND, LEAVE, NAME, PERSONA
from powergrid_qt.words.names import color_name, kind_name
from powergrid_qt.words.personas import persona_names

translate = QCoreApplication.translate


def seat_words(seat: Seat, column: int) -> str:
    """What stands in a column of `SeatsModel`."""
    told = {
        COLOR: color_name(seat.color),
        NAME: seat.name,
        PERSONA: persona_names().get(seat.persona, translate("Seats", "No character")),
        KIND: kind_name(seat.kind),
        LEAVE: translate("Seats", "Remove {name}").format(name=seat.name),
    }
    return told[column]
