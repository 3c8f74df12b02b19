"""Files that went wrong in every way that we can think of, the same ones in every run."""

import copy
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

Way = tuple[str | int, ...]

WRONG: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 3, 99, 2**31, 2**63, 10**30, 10**4000, -(10**4000)),
    *(0.5, -0.0, 1e308, "", "5", "x", "\x00", "\ud800\x1b[31m\n", "../../../x", "/etc/passwd"),
    *("%s%n%1", "{0.__class__}", "<b>x</b>", "&amp;", "x" * 10_000, "\u202e\u2066evil", "con.pgr"),
    *([], {}, [[]], [{}], {"": {}}, {"a": [1, 2, {"b": None}]}, [0] * 5_000),
)
OTHER_PEOPLES = (
    b"",
    b" \n\t ",
    b"null",
    b"[]",
    b"{}",
    b"5",
    b'"powergrid-record"',
    b'{"format": "powergrid-record"}',
    b'{"format": "powergrid-record", "version": 1}',
    b'{"format": ["powergrid-record"], "version": 1}',
    b'{"name": "left-pad", "version": "1.3.0", "dependencies": {}}',
    b'{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": null}]}',
    b'{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}',
    b'{"id": "x", "name": "x", "regions": {}, "cities": "y", "connections": 3}',
    b"<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>",
    b"[General]\nlanguage=de\n",
    b"%PDF-1.7\n",
    b"\x89PNG\r\n\x1a\n" + bytes(100),
    b"PK\x03\x04" + bytes(100),
    b"SQLite format 3\x00" + bytes(100),
    b"\x1f\x8b\x08\x00" + bytes(30),
    b"\xff\xfe{\x00}\x00",
    bytes(1_000),
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"[" * 100_000 + b"]" * 100_000,
    b"9" * 6_000,
    b"-" + b"9" * 6_000,
    b"1e999999999",
    b"NaN",
    b'{"format": "powergrid-record", "format": "powergrid-record"}',
)


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every place in a JSON value."""
    if way:
        yield way
    inside = dict(enumerate(value)) if isinstance(value, list) else value
    for key, inner in inside.items() if isinstance(inside, dict) else ():
        yield from ways(inner, (*way, key))


def damaged_bytes(content: bytes, count: int, rng: Random) -> Iterator[bytes]:
    """What a disk, a cable or a hand may do, without an idea of what the file means."""
    for number in range(count):
        at = rng.randrange(len(content))
        end = min(at + rng.randrange(1, 200), len(content))
        match number % 6:
            case 0:
                yield content[:at]
            case 1 | 2:
                damaged = bytearray(content)
                for _ in range(rng.choice((1, 1, 3, 40))):
                    damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
                yield bytes(damaged)
            case 3:
                yield content[:at] + content[end:]
            case 4:
                yield content[:end] + content[at:]
            case _:
                yield content[:at] + rng.randbytes(end - at) + content[end:]


def damaged_json(data: Any, count: int, rng: Random) -> Iterator[bytes]:
    """JSON all right, but something in it is not what it should be."""
    places = list(ways(data))
    rare = [way for way in places if len(way) <= 2]
    for number in range(count):
        damaged = copy.deepcopy(data)
        *way, last = rng.choice(rare if number % 2 else places)
        part = damaged
        for key in way:
            part = part[key]
        match number % 8:
            case 0:
                del part[last]
            case 1:
                part[last] = {"inside": part[last]}
            case 2:
                part[last] = [part[last]]
            case 3 if isinstance(part, dict):
                part[f"{last}s"] = part.pop(last)
            case 4:
                yield nested(damaged, part, last)
                continue
            case _:
                part[last] = copy.deepcopy(rng.choice(WRONG))
        yield written(damaged)


def with_value(data: Any, place: Way, value: Any) -> bytes:
    """JSON that is all right, but for what stands in one place."""
    *way, last = place
    damaged = copy.deepcopy(data)
    part = damaged
    for key in way:
        part = part[key]
    part[last] = value
    return written(damaged)


def nested(data: Any, part: Any, last: str | int) -> bytes:
    """Something far deeper than anybody can look, in the place of a value."""
    part[last] = "HERE"
    return written(data).replace(b'"HERE"', b"[" * 50_000 + b"]" * 50_000, 1)


def written(data: Any) -> bytes:
    with every_digit():
        return json.dumps(data).encode("utf-8", "surrogatepass")


@contextmanager
def every_digit() -> Iterator[None]:
    """Python does not like to write very long numbers; other programs may."""
    import sys

    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(before)


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """All that lies in a folder, to see whether anything changed there."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What hangs is broken off, where the system can do that."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def break_off(*_: object) -> None:
        raise TimeoutError(f"still at it after {seconds} s")

    before = signal.signal(signal.SIGALRM, break_off)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


Look = Callable[[Path], object]
