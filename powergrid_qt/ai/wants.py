"""What plants may lack: fuel, or workers."""

from dataclasses import dataclass
from enum import StrEnum


class Why(StrEnum):
    """Why a player did not get what was missing, when it could last be had."""

    SOLD_OUT = "sold out"
    MONEY = "money"
    LEFT = "left"
    """It was there, and there was money for some."""


@dataclass(frozen=True, slots=True)
class Want:
    cities: int
    """So many stay dark, although there are plants for them."""
    fuels: tuple[str, ...] = ()
    """Of which there is too little; none where workers are missing."""


@dataclass(frozen=True, slots=True)
class Shortage:
    """A fuel of which a player will not find enough at the own turn."""

    fuel: str
    before: tuple[int, ...]
    """Who buys of it first: seats, the Trust as the one behind the last."""
    left: int
    needed: int
