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
    """Our own connection."""
    BACK = "back"


ALARMS = (What.GONE, What.LOST)
Speaker = tuple[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class TableLine:
    what: What
    at: float
    """In seconds since 1970."""
    moves: int
    """So many had been made."""
    name: str = ""
    seats: tuple[int, ...] = ()
    """Those of whom it tells; none: somebody looks on."""
    text: str = ""
    """What was said, or who was nudged."""
    missed: int = 0
    """Moves that were made while there was no connection."""

    @property
    def speaker(self) -> Speaker | None:
        """Who can be muted for it."""
        return (self.name, self.seats) if self.what is What.SAID else None

    @property
    def time(self) -> str:
        return f"{datetime.fromtimestamp(self.at):%H:%M}"


class TableWords(QObject):
    """They have their plural by `tr` only."""

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
