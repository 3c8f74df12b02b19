"""Why a computer player decided as it did: a code with its values, put into words elsewhere."""

from powergrid_qt.engine.values import value

Scalar = str | int | bool | None

OWN_WORDS = "text"
"""The code of a player from elsewhere that brings its sentence along, as the value `text`."""


@value
class Reason:
    """`code` names a sentence, `values` what stands in it (cards, seats, cities, amounts)."""

    code: str
    values: tuple[tuple[str, Scalar], ...] = ()

    def __getitem__(self, name: str) -> Scalar:
        return dict(self.values)[name]
