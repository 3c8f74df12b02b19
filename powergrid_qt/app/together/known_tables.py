"""The tables at which somebody has sat, so that one can go back to them without a code, from the
list of them or from the game that is kept here."""

import contextlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from powergrid_qt.app.folders import tables_dir
from powergrid_qt.engine.schema import NoJson, Raw, parse_json
from powergrid_qt.table.proof import read_address, read_code
from powergrid_qt.whole_file import write_whole

MOST_KNOWN = 12


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a table is, what lets one in, and who wants to sit there."""

    host: str
    port: int
    code: str
    names: tuple[str, ...] = ()
    """The names of those who sit down there together; none: as the seats are called."""
    watch: bool = False
    seats: tuple[int, ...] | None = None
    """The seats that are wished for; None: any free ones."""
    token: str | None = None
    """The token that the table has given: with it one comes back to the same seat."""
    board: str = ""
    """The board that is played there, as far as it is known."""
    game: str = ""
    """The name of the file among one's games that tells how far it has come, once it has begun."""
    kept_in: str = ""
    """The name of the table's own file, where it is kept by this program."""

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def place_at(address: str, code: str, names: str = "", *, watch: bool = False) -> TablePlace | None:
    """A table as people type it (`K7QF-2MXP`), if it can be one. `names`: with commas between."""
    where, known = read_address(address), read_code(code)
    if where is None or known is None:
        return None
    people = tuple(filter(None, (name.strip() for name in names.split(","))))
    return TablePlace(*where, known, people, watch)


def tables_path() -> Path:
    return tables_dir() / "known.json"


def known_tables() -> list[TablePlace]:
    """Return the tables, the last one first; what cannot be read is left out."""
    with contextlib.suppress(OSError, NoJson, TypeError, AttributeError):
        found = parse_json(tables_path().read_bytes())
        return [_read(one) for one in found["tables"]]
    return []


def _read(found: Raw) -> TablePlace:
    lists = {key: tuple(value) for key, value in found.items() if isinstance(value, list)}
    return TablePlace(**{**found, **lists})


def table_of(game: Path) -> TablePlace | None:
    """Where one of one's games is played, if one can go there."""
    return next((one for one in known_tables() if one.game == game.name), None)


def remember_table(place: TablePlace) -> None:
    """Keep a table for the next time, if that can be written: the code leads back anyway."""
    _write([place, *_others(place)][:MOST_KNOWN])


def forget_table(place: TablePlace) -> None:
    """Forget a table at which the game is over, and is among one's own."""
    _write(_others(place))


def _others(place: TablePlace) -> list[TablePlace]:
    """Return the other tables as they are known now: another window may have changed them."""
    where = place.host, place.port, place.seats
    return [one for one in known_tables() if (one.host, one.port, one.seats) != where]


def _write(places: list[TablePlace]) -> None:
    with contextlib.suppress(OSError):
        tables_path().parent.mkdir(parents=True, exist_ok=True)
        content = json.dumps({"tables": list(map(asdict, places))}).encode()
        write_whole(content, tables_path(), private=True)
