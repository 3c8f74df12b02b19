"""What goes over the line: JSON objects, one a line, checked as records are."""

import json
import re
from collections.abc import Mapping
from typing import Any

from powergrid_qt.engine.refusals import Refusal, Refused, refuse
from powergrid_qt.engine.schema import (
    ANYTHING,
    FLAG,
    OTHERS,
    STRING,
    WHOLE,
    Kind,
    NoJson,
    Raw,
    Shape,
    checked,
    is_whole,
    one_of,
    parse_json,
)

NAME = "powergrid-table"
PROTOCOL = 1
LONGEST_TO_SERVER = 64 * 1024
LONGEST_FROM_SERVER = 4 * 1024 * 1024
"""The longest line, in bytes with its end."""
MOST_SEATS = 6
LONGEST_NAME = 40
LONGEST_WORD = 200
"""The most characters that somebody says at once."""
WORDS, WORDS_S = 5, 10.0
"""Nobody may say something more than `WORDS` times in `WORDS_S` seconds."""
NUDGE_S = 60.0
"""The seconds before a seat can be nudged again."""

Message = Mapping[str, Any]


def _hex(digits: int) -> Kind:
    pattern = re.compile(f"[0-9a-f]{{{digits}}}")
    fits = lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None  # noqa: E731
    return Kind(f"{digits} hexadecimal digits", fits)


def _or_null(kind: Kind) -> Kind:
    return Kind(f"{kind.words}, or null", lambda value: value is None or kind.fits(value))


def _are_seats(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MOST_SEATS
        and all(is_whole(seat) and 0 <= seat < MOST_SEATS for seat in value)
        and len(set(value)) == len(value)
    )


def _are_names(value: object) -> bool:
    names = value if isinstance(value, list) else []
    return 0 < len(names) <= MOST_SEATS and all(isinstance(name, str) for name in names)


SEATS = Kind("a list of different seats", _are_seats)
NAMES = Kind("a list of names", _are_names)
TRUE = Kind("true", lambda value: value is True)
NULL = Kind("null", lambda value: value is None)
HUMAN, COMPUTER = "human", "computer"
JOIN: Shape = {
    **{"protocol": WHOLE, "program": STRING, "nonce": _hex(32), "proof": _hex(64)},
    **{"name": STRING, "seats": _or_null(SEATS), "kind": one_of(HUMAN, COMPUTER)},
    **{"token": _or_null(_hex(32)), "watch?": FLAG, "names?": NAMES},
}
FROM_CLIENT: Mapping[str, Shape] = {
    "join": {"join": {"protocol": WHOLE, OTHERS: ANYTHING}},
    "start": {"start": TRUE},
    "seat": {"seat": WHOLE, "kind": STRING},
    "move": {"move": {"n": WHOLE, "backs?": WHOLE, OTHERS: ANYTHING}},
    "view": {"view": NULL},
    "begun": {"begun": NULL},
    "back": {"back": {"to": WHOLE, "agree?": FLAG}},
    "say": {"say": STRING},
    "nudge": {"nudge": TRUE},
    "code": {"code": TRUE},
    "allow": {"allow": {"hints?": FLAG, "take_backs?": FLAG, "watchers?": FLAG}},
    "ping": {"ping": WHOLE},
    "pong": {"pong": WHOLE},
    "leave": {"leave": TRUE},
}
"""What a client may say, by the first word of it."""

SENTENCES: Mapping[str, str] = {
    "line": "This is no line of the protocol: {reason}",
    "too_long": "The line is longer than {limit} bytes",
    "protocol": "This table speaks protocol {protocol} (program {program}), this program speaks"
    " {theirs} (program {their_program}): use the same version",
    "code": "The code is wrong",
    "wait": "There were too many wrong codes: wait {again_in} seconds",
    "seats": "There is no free seat: {free} of {seats} are free",
    "full": "There are too many people at the table",
    "watch": "Nobody may look on at this table",
    "certificate": "Whoever answers at this address does not know the code",
    "elsewhere": "You have come to the table from somewhere else",
    "silent": "Nothing has been heard for {seconds} seconds",
    "host": "Only the host may do that",
    "start": "The game cannot start: it has started, or a seat is empty",
    "allow": "The game has started: what it allows stays as it is",
    "seat_kind": "Seat {seat} cannot be given to “{kind}”",
    "not_begun": "The game has not started",
    "not_your_seat": "You do not sit on seat {seat}",
    "computer_plays": "A computer plays for seat {seat}",
    "stale": "The move was decided for another position, after {n} moves: there are {now}",
    "back": "That cannot be taken back: {reason}",
    "say": f"Say up to {LONGEST_WORD} characters, and not more than {WORDS} times in"
    f" {WORDS_S:.0f} seconds",
    "nudge": "Who is waited for can be nudged, if somebody else is there for it, and once in"
    f" {NUDGE_S:.0f} seconds",
}
"""What a table, or a client's line to it, refuses besides what the rules do. Windows have words of
their own for the codes."""
TOLD = ("n", "left", "again_in", "protocol", "program")


class NotDone(Exception):
    """Something was asked for that is refused: nothing has changed."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.line = refused(code, **values)


class BadLine(NotDone):
    """Something that the protocol does not know, or nobody who may come in: it ends the
    connection."""


class IllegalByRules(NotDone):
    def __init__(self, refusal: Refusal, n: int) -> None:
        """`n`: how many moves had been made when the move was decided."""
        Exception.__init__(self, refusal.code)
        text = str(refusal)
        told = {"n": n, "code": refusal.code, "text": f"{text[:1].upper()}{text[1:]}."}
        self.line = {"refused": told}


def refused(code: str, **values: Any) -> Message:
    """The line that tells why nothing has changed, with what clients need for words of their own;
    `n` stands in it where it is about a move."""
    about = {key: values[key] for key in TOLD if key in values}
    text = SENTENCES[code].format_map(values) + "."
    return {"refused": {**about, "code": code, "text": text}}


def encoded(message: Message) -> bytes:
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace") + b"\n"  # half characters may come out of a move


def decoded(line: bytes) -> Raw:
    """An object of a line; `BadLine` if it is none."""
    try:
        data = parse_json(line)
    except NoJson as error:
        raise BadLine("line", reason=error.problem) from None
    if not isinstance(data, dict) or not data:
        raise BadLine("line", reason=refuse("not_object", where="", found=data))
    return data


def from_client(line: bytes) -> tuple[str, Raw]:
    """What a client says, with its first word; `BadLine` if that is none of the protocol."""
    if len(line) > LONGEST_TO_SERVER:
        raise BadLine("too_long", limit=LONGEST_TO_SERVER)
    data = decoded(line)
    word = next((word for word in data if word in FROM_CLIENT), next(iter(data)))
    try:
        return word, checked(data, FROM_CLIENT.get(word, {}), "")
    except Refused as error:
        raise BadLine("line", reason=error.refusal) from None


def join_of(data: Raw) -> Raw:
    """What somebody wants who joins, once the protocol is known to be the same."""
    try:
        wish = checked(data["join"], JOIN, "join")
    except Refused as error:
        raise BadLine("line", reason=error.refusal) from None
    if wish["seats"] and "names" in wish and len(wish["names"]) != len(wish["seats"]):
        raise BadLine("line", reason="one name for each seat")
    return wish


def plain(text: str, longest: int) -> str:
    """Text of somebody else as it may be shown anywhere: one line, no control characters."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(shown.split())[:longest].strip()
