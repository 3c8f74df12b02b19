"""What pyproject.toml asks for: its groups and extras, and the lowest version of every dependency
that it admits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from steps import BootstrapError

REQUIREMENT = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)\s*(\[[^\]]*\])?\s*(?P<versions>[^;]*)(;(?P<marker>.*))?"
)
FLOOR = re.compile(r">=\s*([0-9][0-9A-Za-z.]*)")


def read_pyproject(root: Path) -> dict[str, Any]:
    import tomllib  # Python 3.11 has it

    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def groups(pyproject: Mapping[str, Any]) -> dict[str, list[str]]:
    """The requirements of each dependency group, and of each extra that people can ask for."""
    return {**pyproject["dependency-groups"], **pyproject["project"]["optional-dependencies"]}


def lowest_pins(pyproject: Mapping[str, Any]) -> list[str]:
    """The floor of each dependency, as pip takes it to pin a version."""
    pins = []
    for requirement in requirements(pyproject):
        parts = REQUIREMENT.fullmatch(requirement)
        if parts is None or parts["marker"]:
            raise BootstrapError(f"pyproject.toml: cannot tell the floor of {requirement!r}.")
        floor = FLOOR.search(parts["versions"])
        if floor is None:
            raise BootstrapError(f"pyproject.toml: {requirement!r} has no lowest version.")
        pins.append(f"{parts['name']}=={floor[1]}")
    return pins


def requirements(pyproject: Mapping[str, Any]) -> Iterator[str]:
    yield from pyproject["project"]["dependencies"]
    for group in groups(pyproject).values():
        yield from group
