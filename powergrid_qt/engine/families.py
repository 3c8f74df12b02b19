"""The families of editions, and the one place that tells them apart.

The `game` of an edition's file names its family, and a family is a folder of that name on each
floor: `engine/grid`, `ai/grid`, `models/grid`, and so on. What a floor wants of a family is the
`FAMILY` of its `family.py`, and what few programs need that of another part beside it; no family
knows another one, and nobody else knows any.
"""

import importlib
from typing import Any

from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.edition import edition_data


def family_name(edition: str) -> str:
    return str(edition_data(edition)["game"])


def family_on(floor: str, config: GameConfig, part: str = "family") -> Any:
    """What a floor has of the family of a game. It is imported with the first game that asks for
    it: programs start faster without the families that are not played."""
    family = family_name(config.edition)
    return importlib.import_module(f"powergrid_qt.{floor}.{family}.{part}").FAMILY
