"""What the cards of a company can do once they lie on its board."""

import functools
from collections.abc import Hashable
from itertools import combinations
from typing import Any, NamedTuple

from powergrid_qt.engine.outpost.edition import PLANT, SHELTER, Effect, OutpostEdition
from powergrid_qt.engine.outpost.state import Company

Frontier = tuple[tuple[int, int, tuple[str, ...]], ...]
"""Workers needed, cities powered, and the plants that run: each row needs more and powers more
than the one before. The first is to run nothing."""

MOST_REMEMBERED = 5000


class Prospect(NamedTuple):
    """A company's cards at their best: all spaces unlocked that they can use."""

    frontier: Frontier
    places: int
    robots: int
    makes_robots: bool
    locked: int
    """Spaces still to be unlocked for it."""
    free_houses: int
    """Houses that Outpost cards still have room for."""
    cheaper_workers: int
    cheaper_cards: int

    def power_with(self, workers: int) -> int:
        """Cities that so many workers can power."""
        most = 0
        for need, power, _ in self.frontier:
            if need > workers:
                break
            most = power
        return most


class Companies:
    """Looks up prospects; the same cards give the same answer, so they are remembered."""

    def __init__(self, edition: OutpostEdition) -> None:
        self.edition = edition
        self.cards = edition.cards
        self.frontier = functools.lru_cache(maxsize=20_000)(self._frontier)
        self._prospect = functools.lru_cache(maxsize=20_000)(self._work_out)

        self._memory: dict[Hashable, dict[Any, Any]] = {}

    def remembered(self, key: Hashable) -> dict[Any, Any]:
        """A place for what was worked out about a position and depends on nothing but its key, so
        that it makes no difference who asks, or whether it is worked out again."""
        if len(self._memory) > MOST_REMEMBERED:
            self._memory.clear()
        return self._memory.setdefault(key, {})

    def total(self, technologies: tuple[str, ...], effect: str) -> int:
        total = 0
        for card in technologies:
            total += self.cards[card].effect.get(effect, 0)
        return total

    def _frontier(self, plants: tuple[str, ...], spaces: int, extra: int) -> Frontier:
        """The best sets of at most `spaces` plants by the workers that they need."""
        cards = [self.cards[plant] for plant in plants]
        best: dict[int, tuple[int, tuple[str, ...]]] = {0: (0, ())}
        for size in range(1, min(spaces, len(cards)) + 1):
            for chosen in combinations(cards, size):
                need = power = 0
                for card in chosen:
                    need += card.workers
                    power += card.cities + extra
                if need not in best or best[need][0] < power:
                    best[need] = power, tuple([card.id for card in chosen])
        rows: list[tuple[int, int, tuple[str, ...]]] = []
        for need in sorted(best):
            power, ids = best[need]
            if not rows or power > rows[-1][1]:
                rows.append((need, power, ids))
        return tuple(rows)

    def prospect(self, company: Company, card: str | None = None) -> Prospect:
        """What the company can do, with one more card if one is told."""
        return self._prospect(
            (*company.plants, *company.shelters, *company.reserve),
            company.technologies,
            company.buildings,
            company.robots,
            card,
        )

    def _work_out(
        self,
        owned: tuple[str, ...],
        technologies: tuple[str, ...],
        buildings: tuple[tuple[int | str, str], ...],
        robots: int,
        card: str | None,
    ) -> Prospect:
        cards = self.cards
        if card is not None:
            if cards[card].goes_on_board:
                owned = (*owned, card)
            else:
                technologies = (*technologies, card)
        spaces = self.edition.buildings
        plants = tuple(sorted(name for name in owned if cards[name].workers))
        shelters = sorted([cards[name].places for name in owned if not cards[name].workers])
        shelters = shelters[-spaces:]
        extra_places = self.total(technologies, Effect.EXTRA_PLACES)
        bases = sum([cards[name].places + extra_places for name in plants if cards[name].places])
        frontier = self.frontier(plants, spaces, self.total(technologies, Effect.EXTRA_CITIES))
        kinds = [kind for _, kind in buildings]
        sites = sum(Effect.BUILDING_SITE in cards[name].effect for name in technologies)
        on_cards = sum(isinstance(site, str) for site, _ in buildings)
        locked = max(0, min(spaces, len(frontier[-1][2])) - kinds.count(PLANT))
        locked += max(0, len(shelters) - kinds.count(SHELTER))
        return Prospect(
            frontier=frontier,
            places=sum(shelters) + extra_places * len(shelters) + bases,
            robots=robots,
            makes_robots=self.total(technologies, Effect.MAX_ROBOTS) > robots,
            locked=max(0, locked - max(0, 2 * sites - on_cards)),
            free_houses=sites,
            cheaper_workers=self.total(technologies, Effect.SEASONAL_DISCOUNT),
            cheaper_cards=self.total(technologies, Effect.AUCTION_DISCOUNT),
        )


_KNOWN: list[Companies] = []


def companies_of(edition: OutpostEdition) -> Companies:
    """One memory for all players of an edition: what they work out does not depend on who asks."""
    for known in _KNOWN:
        if known.edition is edition:
            return known
    _KNOWN.append(Companies(edition))
    return _KNOWN[-1]
