"""A place for a token in the market of fuel or of workers."""

from dataclasses import dataclass

TOKEN, GHOST, EMPTY = "token", "ghost", "empty"
"""What is on a place: a token, one that is to come, nothing."""


@dataclass(frozen=True, slots=True)
class TokenPlace:
    kind: str
    price: int
    content: str
    amount: int = 0
    """Of a token: how many of its kind are taken when everything up to it is."""
    cost: int = 0
    """What those cost together, without any discount."""
