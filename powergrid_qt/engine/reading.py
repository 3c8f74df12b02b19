"""A look at a JSON object that asks for each key by type and names what is wrong with it."""

import difflib
from collections.abc import Iterator
from typing import Any

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.refusals import RecordError, refuse

TYPE_NAMES = {
    dict: "an object",
    list: "a list",
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    float: "a number",
    type(None): "null",
}
LONGEST_SHOWN = 40


def shown(value: object) -> str:
    """A value for a message, short enough to read."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


class Reader:
    """Keys that were asked for are remembered, so that `nothing_else` finds the unknown ones."""

    def __init__(self, data: object, where: str) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise self.error("wrong_type", expected=TYPE_NAMES[dict], found=type_name(data))
        self._data: dict[str, Any] = data
        self._asked: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def error(self, code: str, key: str | None = None, **values: Any) -> RecordError:
        return RecordError(refuse(code, where=self.place(key), **values))

    def place(self, key: str | None) -> str:
        if key is None:
            return self.where
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        self._asked.add(key)
        return key in self._data

    def value(self, key: str, *types: type) -> Any:
        """The value of a key, which must be there and of one of these types exactly (a
        `bool` is no `int`)."""
        if not self.has(key):
            raise RecordError(refuse("missing_key", where=self.where or "record", key=key))
        value = self._data[key]
        if type(value) not in types:
            expected = " or ".join(TYPE_NAMES[kind] for kind in types)
            raise self.error("wrong_type", key, expected=expected, found=type_name(value))
        return value

    def is_list(self, key: str) -> bool:
        return self.has(key) and isinstance(self._data[key], list)

    def text(self, key: str) -> str:
        return str(self.value(key, str))

    def optional_text(self, key: str) -> str | None:
        return self.text(key) if self.has(key) else None

    def whole_number(self, key: str) -> int:
        return int(self.value(key, int))

    def flag(self, key: str, *, default: bool) -> bool:
        return bool(self.value(key, bool)) if self.has(key) else default

    def card(self, key: str) -> CardId:
        card: CardId = self.value(key, int, str)
        return card

    def object(self, key: str) -> "Reader":
        return Reader(self.value(key, dict), self.place(key))

    def list(self, key: str) -> list[Any]:
        items: list[Any] = self.value(key, list)
        return items

    def items(self, key: str, *types: type) -> tuple[Any, ...]:
        """A list whose items are all of one of these types."""
        items = self.list(key)
        for number, item in enumerate(items):
            if type(item) not in types:
                expected = " or ".join(TYPE_NAMES[kind] for kind in types)
                where = f"{key}[{number}]"
                raise self.error("wrong_type", where, expected=expected, found=type_name(item))
        return tuple(items)

    def texts(self, key: str) -> tuple[str, ...]:
        return self.items(key, str)

    def nothing_else(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self._data:
            if key not in self._asked:
                close = difflib.get_close_matches(key, self._asked, 1)
                hint = f' (did you mean "{close[0]}"?)' if close else ""
                where = self.where or "record"
                raise RecordError(
                    refuse("unknown_key", where=where, key=shown(key)[1:-1], hint=hint)
                )


def type_name(value: object) -> str:
    name = TYPE_NAMES.get(type(value), type(value).__name__)
    return f"{name} ({shown(value)})" if type(value) in (str, int, float) else name
