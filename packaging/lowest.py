"""The lowest version of every dependency that pyproject.toml admits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from steps import BootstrapError

REQUIREMENT = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)\s*(\[[^\]]*\])?\s*(?P<versions>[^;]*)(;(?P<marker>.*))?"
)
FLOOR = re.compile(r">=\s*([0-9][0-9A-Za-z.]*)")


def lowest_pins(pyproject: Mapping[str, Any]) -> list[str]:
    """The floor of each dependency, as pip takes it to pin a version."""
    own_name = pyproject["project"]["name"]
    pins = []
    for requirement in requirements(pyproject):
        parts = REQUIREMENT.fullmatch(requirement)
        if parts is None or parts["marker"]:
            raise BootstrapError(f"pyproject.toml: cannot tell the floor of {requirement!r}.")
        if parts["name"] == own_name:  # an extra that takes in another one: both are listed
            continue
        floor = FLOOR.search(parts["versions"])
        if floor is None:
            raise BootstrapError(f"pyproject.toml: {requirement!r} has no lowest version.")
        pins.append(f"{parts['name']}=={floor[1]}")
    return pins


def requirements(pyproject: Mapping[str, Any]) -> Iterator[str]:
    project = pyproject["project"]
    yield from project["dependencies"]
    for extra in project["optional-dependencies"].values():
        yield from extra
