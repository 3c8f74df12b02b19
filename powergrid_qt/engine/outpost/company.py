"""What a company board can do: places, need, hiring, power (O16-O18, O25-O28)."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from powergrid_qt.engine.outpost.edition import Card, Effect, OutpostEdition
from powergrid_qt.engine.outpost.state import Company, OutpostState
from powergrid_qt.engine.values import value


def effect(edition: OutpostEdition, company: Company, name: str) -> int:
    """The sum of an effect over the technologies of a company."""
    total = 0
    for card in company.technologies:
        total += edition.cards[card].effect.get(name, 0)
    return total


def on_board(edition: OutpostEdition, company: Company) -> list[Card]:
    return [edition.cards[card] for card in (*company.plants, *company.shelters)]


def building_sites(edition: OutpostEdition, company: Company) -> tuple[str, ...]:
    """The cards of a company on which pieces can be built (O27)."""
    cards = edition.cards
    return tuple(c for c in company.technologies if Effect.BUILDING_SITE in cards[c].effect)


def places_and_need(edition: OutpostEdition, company: Company) -> tuple[int, int]:
    """Places for permanent workers, occupied or not (Nodule adds one to each card that has
    some), and the workers that it takes to run everything on the board."""
    extra = effect(edition, company, Effect.EXTRA_PLACES)
    places = need = 0
    for card in on_board(edition, company):
        need += card.workers
        if card.places:
            places += card.places + extra
    return places, need


def power(cards: Iterable[Card], extra: int) -> int:
    return sum(card.cities + extra for card in cards)


def extra_cities(edition: OutpostEdition, company: Company) -> int:
    """Laboratories: each plant on the board powers so many more."""
    return effect(edition, company, Effect.EXTRA_CITIES)


@value
class Workforce:
    """Who can run plants this round. A robot made this round does not work yet, and one worker
    stands on the Robots card (O26): a seasonal one if there is any, since some plants run with
    permanent workers only (O28)."""

    all: int
    permanent: int

    def can_run(self, cards: Sequence[Card]) -> bool:
        needed = only_permanent = 0
        for card in cards:
            needed += card.workers
            if Effect.PERMANENT_ONLY in card.effect:
                only_permanent += card.workers
        return needed <= self.all and only_permanent <= self.permanent


def workforce(company: Company) -> Workforce:
    busy = int(company.making)
    steady = company.permanent + company.robots - busy
    return Workforce(
        all=steady + company.seasonal - busy,
        permanent=steady - max(0, busy - company.seasonal),
    )


def most_powered(edition: OutpostEdition, company: Company, cities: int) -> int:
    chosen = best_cards(edition, company, cities)
    return min(cities, power(chosen, extra_cities(edition, company)))


def best_cards(edition: OutpostEdition, company: Company, cities: int) -> tuple[Card, ...]:
    """The cards to run that power the most of `cities`, with as few workers as possible."""
    able = [card for card in on_board(edition, company) if card.workers]
    extra, workers = extra_cities(edition, company), workforce(company)
    if workers.can_run(able):
        return tuple(able)
    best: tuple[Card, ...] = ()
    best_value = (0, 0)
    for size in range(1, len(able)):
        for chosen in combinations(able, size):
            value = min(cities, power(chosen, extra)), -sum(card.workers for card in chosen)
            if value > best_value and workers.can_run(chosen):
                best, best_value = chosen, value
    return best


# -- the labour market ------------------------------------------------------------------------


def hiring_price(prices: Sequence[int], labour: Sequence[int], amount: int, less: int) -> int:
    """What the cheapest `amount` of workers cost; each costs `less` less, but not below 0."""
    total = 0
    for price, workers in zip(prices, labour, strict=True):
        if not amount:
            break
        hired = min(amount, workers)
        total += hired * max(0, price - less)
        amount -= hired
    return total


def take_workers(labour: list[int], amount: int) -> int:
    """Take up to so many workers off the cheapest fields (O17); gives how many there were."""
    taken = 0
    for field, workers in enumerate(labour):
        if taken == amount:
            break
        hired = min(amount - taken, workers)
        labour[field] -= hired
        taken += hired
    return taken


def send_back(labour: list[int], sizes: Sequence[int], amount: int) -> None:
    """Workers go back to the dearest fields with room (O19)."""
    for field in reversed(range(len(labour))):
        if not amount:
            break
        returned = min(amount, sizes[field] - labour[field])
        labour[field] += returned
        amount -= returned


@value
class Hiring:
    """The possibilities of action (c) for a company at a moment (O16)."""

    homeless: int
    """Permanent workers without a place: they go back before anybody is hired."""
    labour: tuple[int, ...]
    """The labour market after those have gone back."""
    most_seasonal: int
    """Seasonal workers that the need allows for and the market has."""
    empty_places: int
    prices: tuple[int, ...]
    less: int

    def price(self, seasonal: int) -> int:
        return hiring_price(self.prices, self.labour, seasonal, self.less)

    def affordable(self, money: int) -> int:
        """How many of the seasonal workers the money pays for."""
        hired = 0
        for price, workers in zip(self.prices, self.labour, strict=True):
            each = max(0, price - self.less)
            for _ in range(workers):
                if hired == self.most_seasonal or each > money:
                    return hired
                money -= each
                hired += 1
        return hired


def hiring(state: OutpostState, company: Company, robot: bool) -> Hiring:
    """The possibilities of a company, with the labour market as it is; `robot`: one is made."""
    rules = state.rules
    edition = rules.edition
    room, need = places_and_need(edition, company)
    homeless = max(0, company.permanent - room)
    market = list(state.labour)
    send_back(market, rules.field_sizes, homeless)
    missing = need + robot - room - company.robots
    return Hiring(
        homeless=homeless,
        labour=tuple(market),
        most_seasonal=max(0, min(missing, sum(market))),
        empty_places=room - (company.permanent - homeless),
        prices=edition.labour_prices,
        less=effect(edition, company, Effect.SEASONAL_DISCOUNT),
    )


def hire(company: Company, labour: list[int], how: Hiring, seasonal: int, robot: bool) -> None:
    """Carry out action (c): first the seasonal workers, then the empty places fill."""
    labour[:] = how.labour
    company.permanent -= how.homeless
    company.seasonal = take_workers(labour, seasonal)
    company.permanent += take_workers(labour, how.empty_places)
    if robot:
        company.robots += 1
        company.making = True


def can_make_robot(edition: OutpostEdition, company: Company, how: Hiring, seasonal: int) -> bool:
    """O26: the card, fewer than nine robots, and a worker to stand on it."""
    fewer = company.robots < effect(edition, company, Effect.MAX_ROBOTS)
    return fewer and worker_for_robot(company, how, seasonal)


def worker_for_robot(company: Company, how: Hiring, seasonal: int) -> bool:
    """Whether there is anybody after hiring, who could stand on the Robots card."""
    moving_in = min(how.empty_places, sum(how.labour) - seasonal)
    workers = company.permanent - how.homeless + moving_in + seasonal + company.robots
    return workers > 0
