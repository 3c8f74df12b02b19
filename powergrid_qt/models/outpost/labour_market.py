"""Outpost's labour market: fields of workers by their price, the cheapest first, as values."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LabourField:
    """The workers of one price, and how many of them a plan hires."""

    price: int
    workers: int
    hired: int = 0


def labour_fields(
    prices: Sequence[int], labour: Sequence[int], hired: int = 0
) -> tuple[LabourField, ...]:
    """So many who are hired come off the cheapest fields (O17)."""
    fields = []
    for price, workers in zip(prices, labour, strict=True):
        taken = min(workers, hired)
        hired -= taken
        fields.append(LabourField(price, workers, taken))
    return tuple(fields)
