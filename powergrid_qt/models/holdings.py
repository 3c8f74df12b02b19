"""How tokens lie on plants: the engine keeps one pool per player, a screen shows them on cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from powergrid_qt.engine.cards import Plant


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies on each plant, by kind of fuel, and what lies beside them in a warehouse."""

    on_plants: tuple[tuple[int, ...], ...]
    beside: tuple[int, ...]


def distribute(plants: Sequence[Plant], tokens: Sequence[int]) -> Holding:
    """Lay a player's tokens on the plants so that as many as possible can run.

    Places for fewer kinds of fuel are filled first: what they cannot take fits into the others,
    because the rules have checked that everything fits somewhere.
    """
    left = list(tokens)
    lying = [[0] * len(left) for _ in plants]
    for number in sorted(range(len(plants)), key=lambda number: len(plants[number].fuels)):
        plant, room = plants[number], 2 * plants[number].burns
        for kind in plant.fuels:
            moved = min(room, left[kind])
            lying[number][kind] += moved
            left[kind] -= moved
            room -= moved
    _even_out(plants, lying)
    return Holding(tuple(tuple(kinds) for kinds in lying), tuple(left))


def _even_out(plants: Sequence[Plant], lying: list[list[int]]) -> None:
    """Move what a plant does not need this round to one that lacks it."""
    for poor, plant in enumerate(plants):
        for rich, giver in enumerate(plants):
            for kind in plant.fuels:
                lacking = plant.burns - sum(lying[poor])
                spare = min(sum(lying[rich]) - giver.burns, lying[rich][kind])
                if rich != poor and lacking > 0 and spare > 0:
                    moved = min(lacking, spare)
                    lying[rich][kind] -= moved
                    lying[poor][kind] += moved
