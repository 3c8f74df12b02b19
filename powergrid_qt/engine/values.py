"""Values: moves, events, what is on the agenda and other things that are never changed."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T]) -> type[T]:
    """A class of values. That nobody changes one is what the type checker sees to: Python's own
    frozen dataclasses take three times as long to make, and a game makes thousands."""
    return dataclass(slots=True, unsafe_hash=True)(kind)
