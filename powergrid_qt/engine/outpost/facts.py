"""What one game of Outpost is played with."""

from typing import Any

from powergrid_qt.engine.outpost.edition import OutpostEdition
from powergrid_qt.engine.rules import Rules


class OutpostFacts(Rules[Any]):
    """What a position needs of its rules; `OutpostRules` completes them."""

    __slots__ = ("field_sizes", "tiles")

    edition: OutpostEdition
    field_sizes: tuple[int, ...]
    tiles: tuple[int, ...]
    """The cost of each connection (O3)."""
