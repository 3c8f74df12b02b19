"""What may have happened to the file of the history."""

from enum import StrEnum


class Mishap(StrEnum):
    """Why the history is not as it should be. It works all the same, from the records."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNWRITABLE = "unwritable"
