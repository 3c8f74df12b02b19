"""The tables at which somebody has sat, so that one can go back to them without a code."""

import contextlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from powergrid_qt.app.folders import tables_dir
from powergrid_qt.engine.schema import NoJson, parse_json
from powergrid_qt.table.certificate import write_private
from powergrid_qt.table.proof import read_code

MOST_KNOWN = 12


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a table is, what lets one in, and who wants to sit there."""

    host: str
    port: int
    code: str
    name: str = ""
    watch: bool = False
    seats: list[int] | None = None
    """Those that are wished for; None: any free one."""
    token: str | None = None
    """What the table has given: with it one comes back to the same seat."""
    board: str = ""
    """What is played there, as far as it is known."""

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def place_at(address: str, code: str, name: str = "", *, watch: bool = False) -> TablePlace | None:
    """A table as people type it, `K7QF-2MXP` too; None if it cannot be one."""
    host, _, port = address.strip().rpartition(":")
    known = read_code(code)
    if known is None or not host or not port.isdecimal() or not 0 < int(port) < 65536:
        return None
    return TablePlace(host.strip("[]"), int(port), known, name, watch)


def tables_path() -> Path:
    return tables_dir() / "known.json"


def known_tables() -> list[TablePlace]:
    """The last one first; what cannot be read is none."""
    with contextlib.suppress(OSError, NoJson, TypeError, AttributeError):
        found = parse_json(tables_path().read_bytes())
        return [TablePlace(**one) for one in found["tables"]]
    return []


def remember_table(place: TablePlace) -> None:
    """`OSError` if that cannot be written."""
    others = [one for one in known_tables() if (one.host, one.port) != (place.host, place.port)]
    tables = [asdict(one) for one in [place, *others][:MOST_KNOWN]]
    tables_path().parent.mkdir(parents=True, exist_ok=True)
    write_private(json.dumps({"tables": tables}).encode(), tables_path())


def forget_table(place: TablePlace) -> None:
    """The game there is over, and is among one's own."""
    kept = [one for one in known_tables() if (one.host, one.port) != (place.host, place.port)]
    with contextlib.suppress(OSError):  # it is offered once more, and nobody is there
        write_private(json.dumps({"tables": list(map(asdict, kept))}).encode(), tables_path())
