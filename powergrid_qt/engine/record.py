"""Records: one JSON file tells a whole game by its set-up and every decision.

The state is never stored: it is what the moves lead to. `read_record` checks the shape of a
file, `replay` its moves against the rules.
"""

import functools
import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from powergrid_qt.engine.config import GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.move_reader import read_move
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.reading import Reader, shown
from powergrid_qt.engine.refusals import IllegalMove, RecordError, refuse

FORMAT = "powergrid-record"
VERSION = 1
EXTENSION = ".pgr"
LARGEST_MB = 20
"""A long game has 50 kB: a larger file is something else."""
MOST_BYTES = LARGEST_MB * 1_000_000
GZIP_START = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class Note:
    """A comment among the moves; it changes nothing."""

    text: str


@dataclass(frozen=True, slots=True)
class Record:
    config: GameConfig
    entries: tuple[Move | Note, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Move))

    @classmethod
    def of(cls, game: Game) -> "Record":
        return cls(game.config, tuple(game.moves))


# -- writing ----------------------------------------------------------------------------------


def record_to_json(record: Record) -> dict[str, Any]:
    return {
        **_head_to_json(record.config),
        "moves": [_entry_to_json(entry) for entry in record.entries],
    }


def _head_to_json(config: GameConfig) -> dict[str, Any]:
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": config.edition,
        "board": config.board,
        "options": _options_to_json(config.options),
        "players": [
            {"name": seat.name, "color": seat.color, "kind": seat.kind} for seat in config.players
        ],
        "seed": config.seed,
    }
    setup = _setup_to_json(config.setup)
    if setup:
        data["setup"] = setup
    return data


def _entry_to_json(entry: Move | Note) -> dict[str, Any]:
    return {"note": entry.text} if isinstance(entry, Note) else entry.to_json()


def _options_to_json(options: GameOptions) -> dict[str, Any]:
    return {
        "promo": list(options.promo),
        "beginner": options.beginner,
        "open_money": options.open_money,
        "regions": "draft" if options.draft else "random",
    }


def _setup_to_json(setup: Overrides) -> dict[str, Any]:
    keys = ("regions", "order", "market", "pile", "pile_after_step3", "tiles")
    values = {key: getattr(setup, key) for key in keys}
    return {key: list(value) for key, value in values.items() if value is not None}


def record_text(record: Record) -> str:
    """The file: the head in one line each, then one move a line, so that people can read it."""
    data = _head_to_json(record.config)
    head = [f" {json.dumps(key)}: {_compact(value)}" for key, value in data.items()]
    body = ",\n".join(map(_line, record.entries))
    listed = f"[\n{body}\n ]" if body else "[]"
    return "{\n" + ",\n".join([*head, f' "moves": {listed}']) + "\n}\n"


@functools.lru_cache(4096)
def _line(entry: Move | Note) -> str:
    """Kept, because a running game is written again after every move."""
    return f"  {_compact(_entry_to_json(entry))}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def write_record(record: Record, path: Path) -> None:
    path.write_text(record_text(record), encoding="utf-8", newline="\n")


# -- reading ----------------------------------------------------------------------------------


def read_record(path: Path) -> Record:
    """Read a file; `RecordError` with a message for the user if it is not a record."""
    try:
        with path.open("rb") as stream:
            return parse_record(read_limited(stream))
    except FileNotFoundError:
        raise RecordError(refuse("file_missing", path=path)) from None
    except OSError as error:
        reason = error.strerror or error
        raise RecordError(refuse("file_unreadable", path=path, reason=reason)) from error


def read_limited(stream: BinaryIO) -> bytes:
    """All bytes of a stream. One that is too large for a record, or has no end, is not read to
    its end; a record may be packed by gzip."""
    content = stream.read(MOST_BYTES + 1)
    if len(content) <= MOST_BYTES and content.startswith(GZIP_START):
        try:
            with gzip.GzipFile(fileobj=BytesIO(content)) as unpacked:
                content = unpacked.read(MOST_BYTES + 1)
        except (gzip.BadGzipFile, EOFError, zlib.error) as error:
            raise RecordError(refuse("bad_gzip", reason=error)) from error
    if len(content) > MOST_BYTES:
        raise RecordError(refuse("file_too_large", limit=LARGEST_MB))
    return content


def parse_record(content: bytes | str) -> Record:
    try:
        text = content if isinstance(content, str) else content.decode("utf-8-sig")
        data = json.loads(text, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise RecordError(refuse("not_utf8")) from None
    except json.JSONDecodeError as error:
        raise RecordError(
            refuse("not_json", line=error.lineno, column=error.colno, reason=error.msg)
        ) from None
    except (ValueError, RecursionError) as error:
        # numbers with thousands of digits, NaN, and lists within lists without end
        raise RecordError(refuse("not_json_at_all", reason=error)) from None
    return record_from_json(data)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def record_from_json(data: Any) -> Record:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(refuse("not_record"))
    reader = Reader(data, "")
    reader.text("format")
    version = reader.whole_number("version")
    if version > VERSION:
        raise RecordError(refuse("newer_version", version=version, known=VERSION))
    if version < 1:
        raise reader.error("wrong_value", "version", expected="1", found=version)
    config = GameConfig(
        edition=reader.text("edition"),
        board=reader.text("board"),
        players=_read_players(reader),
        seed=reader.whole_number("seed"),
        options=_read_options(reader),
        setup=_read_setup(reader),
    )
    entries = tuple(
        _read_entry(Reader(item, f"moves[{number}]"))
        for number, item in enumerate(reader.list("moves"))
    )
    reader.nothing_else()
    return Record(config, entries)


def _read_players(reader: Reader) -> tuple[Seat, ...]:
    players = []
    for number, item in enumerate(reader.list("players")):
        player = Reader(item, f"players[{number}]")
        kind = player.optional_text("kind") or "human"
        players.append(Seat(player.text("name"), player.text("color"), kind))
        player.nothing_else()
    return tuple(players)


def _read_options(reader: Reader) -> GameOptions:
    if not reader.has("options"):
        return GameOptions()
    options = reader.object("options")
    regions = options.optional_text("regions") or "random"
    if regions not in ("random", "draft"):
        raise options.error(
            "wrong_value", "regions", expected='"random" or "draft"', found=shown(regions)
        )
    result = GameOptions(
        promo=options.texts("promo") if options.has("promo") else (),
        beginner=options.flag("beginner", default=False),
        open_money=options.flag("open_money", default=False),
        draft=regions == "draft",
    )
    options.nothing_else()
    return result


def _read_setup(reader: Reader) -> Overrides:
    if not reader.has("setup"):
        return Overrides()
    setup = reader.object("setup")

    def fixed(key: str, *types: type) -> tuple[Any, ...] | None:
        return setup.items(key, *types) if setup.has(key) else None

    result = Overrides(
        regions=fixed("regions", str),
        order=fixed("order", int),
        market=fixed("market", int, str),
        pile=fixed("pile", int, str),
        pile_after_step3=fixed("pile_after_step3", int, str),
        tiles=fixed("tiles", int),
    )
    setup.nothing_else()
    return result


def _read_entry(reader: Reader) -> Move | Note:
    if reader.has("note"):
        note = Note(reader.text("note"))
        reader.nothing_else()
        return note
    return read_move(reader)


# -- replaying --------------------------------------------------------------------------------


def replay(record: Record) -> Iterator[Game]:
    """One game, given after the set-up and again after each move.

    An illegal move is told by its number among the moves, counted from 1.
    """
    game = Game(record.config)
    yield game
    for number, move in enumerate(record.moves, start=1):
        try:
            game.apply(move)
        except IllegalMove as error:
            told = json.dumps(move.to_json(), ensure_ascii=False)
            reason = error.refusal
            raise IllegalMove(
                refuse("illegal_move", number=number, move=told, reason=reason)
            ) from error
        yield game


def replayed(record: Record) -> Game:
    """The game that a record leads to."""
    *_, game = replay(record)
    return game
