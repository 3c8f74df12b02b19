"""A position as a value that tests can compare."""

from functools import cache
from typing import Any


@cache
def slots(kind: type) -> tuple[str, ...]:
    """What makes a value of this kind; empty if it is compared as it is."""
    if not hasattr(kind, "copy"):
        return ()
    return tuple(
        name
        for base in kind.__mro__
        for name in getattr(base, "__slots__", ())
        if name not in ("rules", "network")
    )


def everything(value: Any) -> Any:
    """A position down to the last detail, comparable with `==`: all slots, agenda and all."""
    if isinstance(value, list | tuple):
        return [everything(item) for item in value]
    kind: object = type(value)  # mypy thinks that a kind of values may be no key
    names = slots(kind)
    return {name: everything(getattr(value, name)) for name in names} if names else value
