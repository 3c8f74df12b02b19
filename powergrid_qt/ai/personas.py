"""Personas: characters that a computer player may have beside its level: opponents differ.

Each has a name, a sentence about how it plays, a few of its level's numbers a little changed, and
words of its own for some of its reasons. All of that is told in `resources/players/personas.toml`.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from powergrid_qt.engine.families import family_name
from powergrid_qt.engine.texts import Said
from powergrid_qt.paths import resources_dir

Character = TypeVar("Character", bound=Any)
"""A family's own dataclass with the numbers of a level."""
Words = Mapping[str, str]
"""A text by language."""
Leaning = Mapping[str, float | Mapping[str, float]]
"""What is added to the numbers of a level, by their names; tables stand for themselves."""


@dataclass(frozen=True, slots=True)
class PersonaStyle:
    """How somebody plays the editions of one family."""

    line: Words
    """A sentence about how the persona plays."""
    leaning: Leaning
    exactly: Mapping[str, float]
    """Numbers that are the same at every level: what somebody says of themselves holds always."""


@dataclass(frozen=True, slots=True)
class Persona:
    id: str
    name: Words
    plays: Mapping[str, PersonaStyle]
    """How the persona plays, by the name of the family."""
    says: Mapping[str, Words]
    """What stands for the plain sentence of a reason, by its code: the same values are in it."""


@functools.cache
def personas() -> Mapping[str, Persona]:
    """All there are, by their ids, in the order in which they come to the table."""
    import tomllib  # games without any do not need it

    path = resources_dir() / "players" / "personas.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        name: Persona(
            name,
            one["name"],
            {
                family: PersonaStyle(
                    style["line"], style.get("leaning", {}), style.get("exactly", {})
                )
                for family, style in one["plays"].items()
            },
            one["says"],
        )
        for name, one in data.items()
    }


def leaned(character: Character, persona: str, family: str) -> Character:
    """The numbers of a level as somebody with this persona plays it; with none, as they are."""
    if not persona:
        return character
    style = personas()[persona].plays[family]
    changes: dict[str, object] = dict(style.exactly)
    for name, by in style.leaning.items():
        own = getattr(character, name)
        changes[name] = tuple(by.items()) if isinstance(by, Mapping) else own + by
    return replace(character, **changes)


def line_about(persona: str, edition: str) -> Said:
    """How somebody plays an edition, in a sentence; empty if nothing is known."""
    known = personas().get(persona) if persona else None
    return "" if known is None else known.plays[family_name(edition)].line
