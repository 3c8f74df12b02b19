"""Records: one JSON file tells a whole game by its set-up and every decision.

The state is never stored: it is what the moves lead to. `read_record` checks the shape of a
file, `replay` its moves against the rules.
"""

import functools
import gzip
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from powergrid_qt.engine.board import Board, BoardError, parse_board
from powergrid_qt.engine.config import HUMAN, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.moves import Move, read_move
from powergrid_qt.engine.reasons import Reason
from powergrid_qt.engine.refusals import IllegalMove, RecordError, refuse
from powergrid_qt.engine.schema import (
    AMOUNT,
    CARDS,
    OBJECT,
    SCALAR,
    STRINGS,
    WHOLES,
    Kind,
    NoJson,
    Reader,
    one_of,
    parse_json,
    wrong,
)
from powergrid_qt.engine.values import value

FORMAT = "powergrid-record"
VERSION = 1
LARGEST_MB = 20
"""A long game has 50 kB: a larger file is something else."""
MOST_BYTES = LARGEST_MB * 1_000_000
GZIP_START = b"\x1f\x8b"
ONE = Kind("1", lambda value: value == 1)
REGIONS = one_of("random", "draft")
SETUP_KINDS = {
    "regions": STRINGS,
    "order": WHOLES,
    "market": CARDS,
    "pile": CARDS,
    "pile_after_step3": CARDS,
    "tiles": WHOLES,
}
"""What may be fixed instead of drawn."""


@value
class Note:
    """A comment among the moves; it changes nothing."""

    text: str


Entry = Move | Note | Reason
Remarks = Mapping[int, Sequence[Note | Reason]]
About = Mapping[str, Any]
"""What the rules do not need: `id`, `title`, `begun`, `program`, `parent`, `take_backs`, `hints`;
and `board`, the file of a board of one's own. Other keys are kept."""


@value
class Record:
    config: GameConfig
    entries: tuple[Entry, ...]
    about: About = field(default_factory=dict, hash=False)

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Move))

    @property
    def remarks(self) -> dict[int, tuple[Note | Reason, ...]]:
        """What is said of the moves, by the number of the move before it, counted from 1."""
        remarks: dict[int, tuple[Note | Reason, ...]] = {}
        number = 0
        for entry in self.entries:
            if isinstance(entry, Move):
                number += 1
            else:
                remarks[number] = (*remarks.get(number, ()), entry)
        return remarks

    @classmethod
    def of(cls, game: Game, remarks: Remarks | None = None, about: About | None = None) -> "Record":
        return cls(game.config, tuple(_remarked(game.moves, remarks or {})), about or {})


def _remarked(moves: Iterable[Move], remarks: Remarks) -> Iterator[Entry]:
    yield from remarks.get(0, ())
    for number, move in enumerate(moves, start=1):
        yield move
        yield from remarks.get(number, ())


def reasons_in(remarks: Remarks) -> dict[int, Reason]:
    """Why computer players made their moves, by the number of the move."""
    return {
        number: entry
        for number, entries in remarks.items()
        for entry in entries
        if isinstance(entry, Reason)
    }


# -- writing ----------------------------------------------------------------------------------


def _head_to_json(record: Record) -> dict[str, Any]:
    config = record.config
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
    about = dict(record.about)
    if config.own_board is not None:
        about["board"] = json.loads(config.own_board.file)
    if about:
        data["about"] = about
    return data


def _entry_to_json(entry: Entry) -> dict[str, Any]:
    match entry:
        case Note():
            return {"note": entry.text}
        case Reason():
            return {"why": {"code": entry.code, **dict(entry.values)}}
        case Move():
            return entry.to_json()


def _options_to_json(options: GameOptions) -> dict[str, Any]:
    return {
        "promo": list(options.promo),
        "beginner": options.beginner,
        "open_money": options.open_money,
        "regions": "draft" if options.draft else "random",
    }


def _setup_to_json(setup: Overrides) -> dict[str, Any]:
    values = {key: getattr(setup, key) for key in SETUP_KINDS}
    return {key: list(value) for key, value in values.items() if value is not None}


def record_text(record: Record) -> str:
    """The file: the head in one line each, then one move a line, so that people can read it."""
    data = _head_to_json(record)
    head = [f" {json.dumps(key)}: {_compact(value)}" for key, value in data.items()]
    body = ",\n".join(map(_line, record.entries))
    listed = f"[\n{body}\n ]" if body else "[]"
    return "{\n" + ",\n".join([*head, f' "moves": {listed}']) + "\n}\n"


@functools.lru_cache(4096)
def _line(entry: Entry) -> str:
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
        raise RecordError(refuse("file_missing")) from None
    except OSError as error:
        reason = error.strerror or error
        raise RecordError(refuse("file_unreadable", reason=reason)) from error


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
        data = parse_json(content)
    except NoJson as error:
        raise RecordError(refuse("no_record", reason=error.problem)) from None
    return record_from_json(data)


def record_from_json(data: Any) -> Record:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(refuse("not_record"))
    reader = Reader(data, "")
    reader.text("format")
    version = reader.whole_number("version")
    if version > VERSION:
        raise RecordError(refuse("newer_version", version=version, newest=VERSION))
    if version < 1:
        raise RecordError(wrong("", "version", ONE, version))
    about, own_board = _read_about(reader)
    config = GameConfig(
        edition=reader.text("edition"),
        board=reader.text("board"),
        players=_read_players(reader),
        seed=reader.whole_number("seed"),
        options=_read_options(reader),
        setup=_read_setup(reader),
        own_board=own_board,
    )
    entries = tuple(
        _read_entry(Reader(item, f"moves[{number}]"))
        for number, item in enumerate(reader.list("moves"))
    )
    reader.nothing_else()
    return Record(config, entries, about)


def _read_about(reader: Reader) -> tuple[About, Board | None]:
    """Only the keys that this program reads are looked at; all are kept."""
    if not reader.has("about"):
        return {}, None
    about = reader.object("about")
    for key in ("id", "title", "begun", "program"):
        about.optional_text(key)
    for key in ("take_backs", "hints"):
        if about.has(key):
            about.value(key, AMOUNT)
    if about.has("parent"):
        about.object("parent")
    own_board = _read_board(about, reader.text("board")) if about.has("board") else None
    return dict(reader.value("about", OBJECT)), own_board


def _read_board(about: Reader, board_id: str) -> Board:
    try:
        board = parse_board(about.value("board", OBJECT), "about.board")
    except BoardError as error:
        raise RecordError(error.problems[0]) from None
    if board.id != board_id:
        raise RecordError(refuse("wrong_board", id=board.id, board=board_id))
    return board


def _read_players(reader: Reader) -> tuple[Seat, ...]:
    players = []
    for number, item in enumerate(reader.list("players")):
        player = Reader(item, f"players[{number}]")
        kind = player.optional_text("kind") or HUMAN
        players.append(Seat(player.text("name"), player.text("color"), kind))
        player.nothing_else()
    return tuple(players)


def _read_options(reader: Reader) -> GameOptions:
    if not reader.has("options"):
        return GameOptions()
    options = reader.object("options")
    draft = options.has("regions") and options.value("regions", REGIONS) == "draft"
    result = GameOptions(
        promo=options.texts("promo") if options.has("promo") else (),
        beginner=options.flag("beginner"),
        open_money=options.flag("open_money"),
        draft=draft,
    )
    options.nothing_else()
    return result


def _read_setup(reader: Reader) -> Overrides:
    if not reader.has("setup"):
        return Overrides()
    setup = reader.object("setup")
    kinds = {key: kind for key, kind in SETUP_KINDS.items() if setup.has(key)}
    result = Overrides(**{key: tuple(setup.value(key, kind)) for key, kind in kinds.items()})
    setup.nothing_else()
    return result


def _read_entry(reader: Reader) -> Entry:
    if reader.has("note"):
        note = Note(reader.text("note"))
        reader.nothing_else()
        return note
    if reader.has("why"):
        reason = _read_reason(reader.object("why"))
        reader.nothing_else()
        return reason
    return read_move(reader)


def _read_reason(reader: Reader) -> Reason:
    names = [name for name in reader if name != "code"]
    values = ((name, reader.value(name, SCALAR)) for name in names)
    return Reason(reader.text("code"), tuple(values))


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
