"""Records: one JSON file tells a whole game by its set-up and every decision.

The state is never stored: it is what the moves lead to. `read_record` checks the shape of a
file, `replay` its moves against the rules.
"""

import contextlib
import functools
import gzip
import json
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, fields, replace
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from powergrid_qt.engine.board import Board, parse_board
from powergrid_qt.engine.config import GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.moves import Move, Reason, read_move
from powergrid_qt.engine.refusals import IllegalMove, RecordError, SetupError, refuse
from powergrid_qt.engine.schema import (
    AMOUNT,
    ANYTHING,
    CARDS,
    COUNT,
    FLAG,
    LIST,
    OBJECT,
    OTHERS,
    SCALAR,
    STRING,
    STRINGS,
    WHOLE,
    WHOLES,
    DataError,
    Kind,
    NoJson,
    Raw,
    Shape,
    checked,
    one_of,
    open_file,
    parse_json,
    wrong,
)
from powergrid_qt.engine.values import value
from powergrid_qt.whole_file import write_whole

FORMAT = "powergrid-record"
VERSION = 1
FIRST_RULES = RULES = 1
"""Counted up with a change of the rules by which games that were played before come out otherwise.
A record names the rules that it was played by, unless they are the first."""
LARGEST_MB = 20
"""A long game has 50 kB: a larger file is something else."""
MOST_BYTES = LARGEST_MB * 1_000_000
GZIP_START = b"\x1f\x8b"
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")
ONE = Kind("1", lambda value: value == 1)
REGIONS = one_of("random", "draft")
PERSONAS = "personas"
"""The key in `about` for those of the seats: a program that knows no personas reads the record all
the same, while it would refuse an unknown key of a seat."""
SETUP: Shape = {
    **{"regions?": STRINGS, "order?": WHOLES, "market?": CARDS, "pile?": CARDS},
    **{"pile_after_step3?": CARDS, "tiles?": WHOLES},
}
SEAT: Shape = {"name": STRING, "color": STRING, "kind?": STRING}
ABOUT: Shape = {
    **dict.fromkeys(("id?", "title?", "begun?", "program?"), STRING),
    **{"take_backs?": AMOUNT, "hints?": AMOUNT, "parent?": OBJECT, "board?": OBJECT},
    OTHERS: ANYTHING,
}
RECORD: Shape = {
    "format": STRING,
    "version": WHOLE,
    "edition": STRING,
    "board": STRING,
    "options?": {"promo?": STRINGS, "beginner?": FLAG, "open_money?": FLAG, "regions?": REGIONS},
    "players": LIST,
    "seed": WHOLE,
    "setup?": SETUP,
    "rules?": COUNT,
    "about?": ABOUT,
    "moves": LIST,
}


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
    rules: int = field(default_factory=lambda: RULES, compare=False)

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
    config, options = record.config, record.config.options
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": config.edition,
        "board": config.board,
        "options": {
            "promo": list(options.promo),
            "beginner": options.beginner,
            "open_money": options.open_money,
            "regions": "draft" if options.draft else "random",
        },
        "players": [
            {"name": seat.name, "color": seat.color, "kind": seat.kind} for seat in config.players
        ],
        "seed": config.seed,
    }
    fixed = {field.name: getattr(config.setup, field.name) for field in fields(config.setup)}
    if any(value is not None for value in fixed.values()):
        data["setup"] = {key: list(value) for key, value in fixed.items() if value is not None}
    if record.rules != FIRST_RULES:
        data["rules"] = record.rules
    about = dict(record.about)
    if config.own_board is not None:
        about["board"] = json.loads(config.own_board.file)
    personas = [seat.persona for seat in config.players]
    if any(personas):
        about[PERSONAS] = personas
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


def record_text(record: Record) -> str:
    """The file: the head in one line each, then one move a line, so that people can read it."""
    data = _head_to_json(record)
    head = [f" {json.dumps(key)}: {_compact(value)}" for key, value in data.items()]
    body = ",\n".join(map(_line, record.entries))
    listed = f"[\n{body}\n ]" if body else "[]"
    return "{\n" + ",\n".join([*head, f' "moves": {listed}']) + "\n}\n"


@functools.lru_cache(4096)
def _line(entry: Entry) -> str:
    """Return an entry as a line, kept as a running game is written again after every move."""
    return f"  {_compact(_entry_to_json(entry))}"


def _compact(value: Any) -> str:
    """JSON as people can read it; escaped where a name holds what UTF-8 cannot."""
    text = json.dumps(value, ensure_ascii=False)
    return json.dumps(value) if _HALF_CHARACTER.search(text) else text


def write_record(record: Record, path: Path) -> None:
    write_whole(record_text(record).encode("utf-8"), path)


# -- reading ----------------------------------------------------------------------------------


def read_record(path: Path) -> Record:
    """Read a file; `RecordError` with a message for the user if it is not a record."""
    try:
        with open_file(path) as stream:
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
    version = checked(data, {"version": WHOLE, OTHERS: ANYTHING}, "")["version"]
    if version > VERSION:
        raise RecordError(refuse("newer_version", version=version, newest=VERSION))
    if version < 1:
        raise RecordError(wrong("", "version", ONE, version))
    checked(data, RECORD, "")
    about, setup = dict(data.get("about", {})), data.get("setup", {})
    players = data["players"]
    personas = [""] * len(players)
    if _are_personas(about.get(PERSONAS), len(players)):
        personas = about.pop(PERSONAS)  # from now on the seats know
    config = GameConfig(
        edition=data["edition"],
        board=data["board"],
        players=tuple(
            Seat(**checked(seat, SEAT, f"players[{number}]"), persona=persona)
            for number, (seat, persona) in enumerate(zip(players, personas, strict=True))
        ),
        seed=data["seed"],
        options=_options(data.get("options", {})),
        setup=Overrides(**{key: tuple(fixed) for key, fixed in setup.items()}),
        own_board=_own_board(about["board"], data["board"]) if "board" in about else None,
    )
    entries = (_entry(item, f"moves[{number}]") for number, item in enumerate(data["moves"]))
    return Record(config, tuple(entries), about, data.get("rules", FIRST_RULES))


def _are_personas(found: object, seats: int) -> bool:
    """Whether these are personas of ours: by that name another program may keep anything."""
    return isinstance(found, list) and len(found) == seats and STRINGS.fits(found)


def _own_board(data: Raw, board_id: str) -> Board:
    try:
        board = parse_board(data, "about.board")
    except DataError as error:
        raise RecordError(error.problems[0]) from None
    if board.id != board_id:
        raise RecordError(refuse("wrong_board", id=board.id, board=board_id))
    return board


def _options(data: Raw) -> GameOptions:
    return GameOptions(
        promo=tuple(data.get("promo", ())),
        beginner=data.get("beginner", False),
        open_money=data.get("open_money", False),
        draft=data.get("regions") == "draft",
    )


def _entry(data: Any, where: str) -> Entry:
    if isinstance(data, dict) and "note" in data:
        return Note(checked(data, {"note": STRING}, where)["note"])
    if isinstance(data, dict) and "why" in data:
        why = checked(data, {"why": {"code": STRING, OTHERS: SCALAR}}, where)["why"]
        return Reason(why["code"], tuple((key, why[key]) for key in why if key != "code"))
    return read_move(data, where)


# -- replaying --------------------------------------------------------------------------------


def replay(record: Record) -> Iterator[Game]:
    """One game, given after the set-up and again after each move.

    An illegal move is told by its number among the moves, counted from 1.
    """
    try:
        game = Game(record.config)
    except DataError as error:  # of the board that the record carries
        raise SetupError(error.problems[0]) from error
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


def playable_part(record: Record) -> Record:
    """A record up to the first move that the rules do not allow; `SetupError` if not even the game
    can be set up."""
    left = -1  # the set-up comes first
    with contextlib.suppress(IllegalMove):
        for _ in replay(record):
            left += 1
    entries: list[Entry] = []
    for entry in record.entries:
        left -= isinstance(entry, Move)
        if left < 0:
            break
        entries.append(entry)
    return replace(record, entries=tuple(entries))
