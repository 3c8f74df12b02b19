"""Positions and their parts: what their fields are is said once, and they are cheap to copy."""

from dataclasses import dataclass, field, fields
from typing import Any, Self, TypeVar, cast, dataclass_transform, get_args, get_origin

T = TypeVar("T", bound="Copied")


class Copied:
    """What `copied` makes can be copied in two ways."""

    __slots__ = ()

    def copy(self) -> Self:
        """The same, independent of this one: lists are copied, and whatever is `Copied`. All else
        is immutable."""
        raise NotImplementedError

    def shared(self) -> Self:
        """The same, to be read only: its parts belong to this one."""
        raise NotImplementedError


@dataclass_transform(eq_default=False, kw_only_default=True, field_specifiers=(field,))
def copied(kind: type[T]) -> type[T]:
    """A dataclass with slots, and with copies that are written out field by field as `dataclasses`
    writes the rest: looking ahead copies all the time, and a loop takes five times as long."""
    made = dataclass(slots=True, eq=False, kw_only=True)(kind)
    kinds = {one.name: one.type for one in fields(cast(Any, made))}
    _write(made, "copy", [f" new.{name} = {_copy(name, kind)}" for name, kind in kinds.items()])
    _write(made, "shared", [f" new.{name} = self.{name}" for name in kinds])
    return made


def _write(made: type, method: str, lines: list[str]) -> None:
    names: dict[str, Any] = {"made": made, "empty": object.__new__}
    exec("\n".join([f"def {method}(self):", " new = empty(made)", *lines, " return new"]), names)
    setattr(made, method, names[method])


def _copy(name: str, kind: Any) -> str:
    """The Python for the copy of a field, by what it is declared to be."""
    value = f"self.{name}"
    inside = get_args(kind)
    if type(None) in inside and _is_copied(inside[0]):
        return f"{value} and {value}.copy()"
    if get_origin(kind) is list and _is_copied(inside[0]):
        return f"[one.copy() for one in {value}]"
    return f"{value}.copy()" if get_origin(kind) is list or _is_copied(kind) else value


def _is_copied(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Copied)
