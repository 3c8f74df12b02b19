"""What is said and what happens at a table that several machines share, besides the moves."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from PySide6.QtCore import QObject


class What(StrEnum):
    SAID = "said"
    CAME = "came"
    GONE = "gone"
    NUDGED = "nudged"
    LOST = "lost"
    """The connection of this program to the table is gone."""
    BACK = "back"


ALARMS = (What.GONE, What.LOST)
Speaker = tuple[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class TableLine:
    what: What
    at: float
    """When it happened, in seconds since 1970."""
    moves: int
    """The number of moves that had been made then."""
    name: str = ""
    seats: tuple[int, ...] = ()
    """The seats of the person that the line is about; none: a person who looks on."""
    text: str = ""
    """The words that were said, or the name of who was nudged."""
    missed: int = 0
    """Moves that were made while there was no connection."""

    @property
    def speaker(self) -> Speaker | None:
        """The person who can be muted for the line, if it is something said."""
        return (self.name, self.seats) if self.what is What.SAID else None

    @property
    def time(self) -> str:
        return f"{datetime.fromtimestamp(self.at):%H:%M}"


class TableWords(QObject):
    """The words of lines; an object, because lupdate looks for plural forms in `tr` only."""

    def of(self, line: TableLine) -> str:
        match line.what:
            case What.SAID:
                return self.tr("{name}: {text}").format(name=line.name, text=line.text)
            case What.CAME:
                return self.tr("{name} is here.").format(name=line.name)
            case What.GONE:
                return self.tr("The connection to {name} is gone.").format(name=line.name)
            case What.NUDGED:
                return self.tr("{name} nudges {other}.").format(name=line.name, other=line.text)
            case What.LOST:
                return self.tr("No connection since {time}.").format(time=line.time)
            case What.BACK if line.missed:
                return self.tr("Connected again. %n moves since.", "", line.missed)
        return self.tr("Connected again.")


def line_text(line: TableLine) -> str:
    return TableWords().of(line)
