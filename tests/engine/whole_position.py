"""A position as a value that tests can compare."""

from typing import Any


def everything(value: Any) -> Any:
    """A position down to the last detail, comparable with `==`: all slots, agenda and all."""
    if isinstance(value, list | tuple):
        return [everything(item) for item in value]
    slots = [
        name
        for kind in type(value).__mro__
        for name in getattr(kind, "__slots__", ())
        if name not in ("rules", "network")
    ]
    if slots and hasattr(value, "copy"):
        return {name: everything(getattr(value, name)) for name in slots}
    return value
