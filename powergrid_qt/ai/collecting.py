"""Python's search for cycles, in processes that do nothing but play."""

import gc

NEW_OBJECTS = 100_000
"""So many more than before are there when cycles are looked for, 700 if nothing is said."""


def collect_rarely() -> None:
    """A game leaves no cycles behind, as a test sees to, and players remember thousands of tuples:
    looking through those again and again took a sixth of their time."""
    gc.set_threshold(NEW_OBJECTS)
