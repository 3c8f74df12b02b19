"""The shape of JSON files: which keys an object has, of what kind their values are, and what is
wrong with one that is not so. Records, boards, editions and drawings are checked by it.
"""

import difflib
import errno
import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, cast

from powergrid_qt.engine.refusals import DataPlace, RecordError, Refusal, refuse
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.engine.values import value

Raw = dict[str, Any]
Where = str | DataPlace


@value
class Kind:
    """What a value may be; `words` completes "must be"."""

    words: str
    fits: Callable[[Any], bool]


Shape = Mapping[str, "Kind | Shape"]
"""The keys of an object, those that may be missing with a "?" at the end. A shape among the kinds
is an object inside the object; `OTHERS` as a key says of what kind any others are."""
OTHERS = "..."


class DataError(Exception):
    """A data file cannot be used; `problems` says why."""

    def __init__(self, source: str, problems: Iterable[Refusal]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(source, self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {problem}" for problem in self.problems)


# -- kinds ------------------------------------------------------------------------------------


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def is_whole(value: object) -> bool:
    return type(value) is int  # true is no number


def is_said(value: object) -> bool:
    """Text, or text in several languages."""
    return is_text(value) or (
        isinstance(value, dict) and "en" in value and all(map(is_text, value.values()))
    )


def all_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(fits, value))


def one_of(*words: str) -> Kind:
    """One of several words, which are the same in every language."""
    return Kind(" | ".join(f'"{word}"' for word in words), lambda value: value in words)


def _is(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, kind)


MOST = 9999
"""More than any figure of the game, and little enough for everything that is made by it."""
ANYTHING = Kind("", lambda _: True)
TEXT = Kind(QT_TRANSLATE_NOOP("Kinds", "text (not empty)"), is_text)
TEXTS = Kind(QT_TRANSLATE_NOOP("Kinds", "a list of texts"), all_of(is_text))
PAIR = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of two texts"),
    lambda value: TEXTS.fits(value) and len(value) == 2,
)
SAID = Kind(
    QT_TRANSLATE_NOOP("Kinds", 'text, or an object like {"en": "text", "de": "Text"}, with "en"'),
    is_said,
)
NOTES = Kind(
    QT_TRANSLATE_NOOP(
        "Kinds",
        'a list of texts, or of objects like {"en": "text", "de": "Text"}, with "en"',
    ),
    all_of(is_said),
)
STRING = Kind(QT_TRANSLATE_NOOP("Kinds", "a text"), _is(str))
STRINGS = Kind(QT_TRANSLATE_NOOP("Kinds", "a list of texts"), all_of(_is(str)))
WHOLE = Kind(QT_TRANSLATE_NOOP("Kinds", "a whole number"), is_whole)
WHOLES = Kind(QT_TRANSLATE_NOOP("Kinds", "a list of whole numbers"), all_of(is_whole))
AMOUNT = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a whole number from 0 to 9999"),
    lambda value: is_whole(value) and 0 <= value <= MOST,
)
COUNT = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a whole number from 1 to 9999"),
    lambda value: is_whole(value) and 0 < value <= MOST,
)
AMOUNTS = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of whole numbers from 0 to 9999"), all_of(AMOUNT.fits)
)
SOME_AMOUNTS = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of whole numbers from 0 to 9999, not empty"),
    lambda value: AMOUNTS.fits(value) and bool(value),
)
STEPS = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of three whole numbers from 0 to 9999"),
    lambda value: AMOUNTS.fits(value) and len(value) == 3,
)
NUMBER = Kind(QT_TRANSLATE_NOOP("Kinds", "a number"), lambda value: type(value) in (int, float))
FLAG = Kind(QT_TRANSLATE_NOOP("Kinds", "true or false"), _is(bool))
CARD = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a whole number or a text"), lambda value: type(value) in (int, str)
)
CARDS = Kind(QT_TRANSLATE_NOOP("Kinds", "a list of whole numbers or texts"), all_of(CARD.fits))
SCALAR = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a text, a whole number, true, false or null"),
    lambda value: type(value) in (str, int, bool, type(None)),
)
LIST = Kind(QT_TRANSLATE_NOOP("Kinds", "a list"), _is(list))
OBJECT = Kind(QT_TRANSLATE_NOOP("Kinds", "an object"), _is(dict))


# -- what is wrong ----------------------------------------------------------------------------


def problems_of(value: object, shape: Shape, where: Where = "") -> Iterator[Refusal]:
    """All that is wrong with a value that should be an object of this shape."""
    if not isinstance(value, dict):
        yield refuse("not_object", where=where, found=value)
        return
    known = {key.removesuffix("?"): kind for key, kind in shape.items() if key != OTHERS}
    others = sorted(value.keys() - known.keys())
    expected = known | dict.fromkeys(others, shape[OTHERS]) if OTHERS in shape else known
    for key, kind in expected.items():
        if key not in value:
            if f"{key}?" not in shape:
                yield refuse("missing_key", where=where, key=key)
        elif isinstance(kind, Kind):
            if not kind.fits(value[key]):
                yield wrong(where, key, kind, value[key])
        elif isinstance(value[key], dict):
            yield from problems_of(value[key], kind, inside(where, key))
        else:
            yield wrong(where, key, OBJECT, value[key])
    for key in others if OTHERS not in shape else ():
        yield refuse("unknown_key", where=where, key=key, hint=closest(key, known))


def raise_any(problems: Iterable[Refusal], source: str) -> None:
    found = tuple(problems)
    if found:
        raise DataError(source, found)


def check(data: object, shape: Shape, source: str, where: Where = "") -> None:
    raise_any(problems_of(data, shape, where), source)


def checked(data: object, shape: Shape, where: str) -> Raw:
    """A part of a record that has this shape; `RecordError` names the first thing that is wrong."""
    problem = next(problems_of(data, shape, where), None)
    if problem is not None:
        raise RecordError(problem)
    return cast(Raw, data)


def wrong(where: Where, key: str, kind: Kind, found: object) -> Refusal:
    return refuse("wrong_value", where=where, key=key, expected=kind.words, found=found)


def inside(where: Where, key: str) -> Where:
    if isinstance(where, DataPlace):
        return where
    return f"{where}.{key}" if where else key


def closest(word: str, known: Iterable[str]) -> str | None:
    """What was probably meant by `word`, for "did you mean"."""
    by_lower = {name.lower(): name for name in known}
    matches = difflib.get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[matches[0]] if matches else None


# -- reading ----------------------------------------------------------------------------------


class NoJson(Exception):
    """Bytes are no JSON; `problem` says why."""

    def __init__(self, problem: Refusal) -> None:
        super().__init__(str(problem))
        self.problem = problem


def open_file(path: Path) -> BinaryIO:
    """A file, opened for reading; `OSError`, also for a pipe: reading that might wait for ever."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise OSError(errno.EINVAL, "it is no file", str(path))
    return path.open("rb")


TURNING = "\u202a-\u202e\u2066-\u2069"
"""Marks that turn around how all text after them in a sentence is read."""
_TURNING = re.compile(f"[{TURNING}]")
_TURNING_ESCAPED = re.compile(r"(?<!\\)((?:\\\\)*)\\u(?:202[a-e]|206[6-9])", re.IGNORECASE)


def parse_json(content: bytes | str) -> Any:
    """Stricter than Python: no key twice, no numbers that could not be written again. Names,
    comments and whatever else a file brings along have spaces for the marks that turn text around:
    nobody who shows them has to think of it."""
    try:
        text = content if isinstance(content, str) else content.decode("utf-8-sig")
        if "\\u20" in text:  # hardly ever: looking closer takes as long as reading it all
            text = _TURNING_ESCAPED.sub(r"\1 ", text)
        return json.loads(
            _TURNING.sub(" ", text),
            parse_constant=_no_constant,
            parse_float=_finite,
            object_pairs_hook=_object,
        )
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        if error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated string"):
            raise NoJson(refuse("truncated", **place)) from None
        raise NoJson(refuse("not_json", reason=error.msg, **place)) from None
    except UnicodeDecodeError as error:
        raise NoJson(refuse("bad_encoding", position=error.start)) from None
    except RecursionError:
        raise NoJson(refuse("too_deep")) from None
    except ValueError:  # the one that is left: int() refuses very long numbers
        raise NoJson(refuse("long_number")) from None


def _object(pairs: list[tuple[str, object]]) -> Raw:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        doubled = next(key for key in made if keys.count(key) > 1)
        raise NoJson(refuse("doubled_key", key=doubled))
    return made


def _no_constant(name: str) -> None:
    raise NoJson(refuse("no_number", found=name))


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise NoJson(refuse("no_number", found=text))
    return number
