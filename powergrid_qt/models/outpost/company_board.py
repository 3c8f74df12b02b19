"""A company board: what lies where, who lives and works there, what has light; labour market."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from powergrid_qt.engine.outpost.company import (
    best_cards,
    effect,
    extra_cities,
    most_powered,
    on_board,
    power,
    workforce,
)
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER, Effect, OutpostEdition
from powergrid_qt.engine.outpost.state import Company, OutpostState

SPACES = (PLANT, SHELTER)
"""The kinds of spaces on a company board."""
Cards = Mapping[str, Sequence[str | None]]
"""What lies on the spaces of each kind, None where nothing does."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the board with its card. Permanent workers live in `places`, of which
    technologies have added `extra`; `ready` workers are there to run the card."""

    kind: str
    card: str | None = None
    locked: bool = False
    places: int = 0
    extra: int = 0
    living: int = 0
    need: int = 0
    ready: int = 0
    power: int = 0
    """Cities that the card can power."""
    lit: int = 0
    """Cities of the company that have light from it."""
    short: int = 0
    """Workers who are missing, where cities stay dark for want of them."""


@dataclass(frozen=True, slots=True)
class CompanyBoard:
    spaces: Mapping[str, tuple[Space, ...]]
    """All spaces by kind, locked ones too."""
    reserve: Cards
    """Beside the spaces of each kind; None: the place of a card that a plan has laid."""
    technologies: tuple[str, ...]
    permanent: int
    seasonal: int
    robots: int
    short: int
    """Workers who are missing for all cities that the plants could power."""


def cards_of(edition: OutpostEdition, company: Company) -> Cards:
    """The cards of a company as they lie on all its spaces, locked ones too."""
    free = {kind: edition.buildings - len(company.lying(kind)) for kind in SPACES}
    return {kind: [*company.lying(kind), *[None] * free[kind]] for kind in SPACES}


def reserve_of(
    edition: OutpostEdition, company: Company, now: Sequence[str | None] | None = None
) -> Cards:
    """The reserve beside the spaces where its cards go, or what lies `now` at their places. A
    technology that goes on the board lies with the plants."""
    shown = company.reserve if now is None else now
    kinds = [SHELTER if edition.cards[c].type == SHELTER else PLANT for c in company.reserve]
    return {
        kind: [card for card, beside in zip(shown, kinds, strict=True) if beside == kind]
        for kind in SPACES
    }


def company_board(
    edition: OutpostEdition,
    company: Company,
    connected: int,
    cards: Cards,
    reserve: Cards,
    *,
    hired: bool,
    running: Collection[str] | None = None,
) -> CompanyBoard:
    """`company`: with the workers that it has, or will have by a plan that lays these cards.
    `hired`: no more workers come, so that those who are not there are missing. `running`: the
    plants that run; None: those that light the most."""
    if running is None:
        running = [card.id for card in best_cards(edition, company, connected)]
    short = shortage(edition, company, connected) if hired else None
    # Workers and light that are still to be shared out, space after space.
    missing = 0 if short is None else short.workers
    homeless, dark = company.permanent, connected
    idle = workforce(company).all - sum(edition.cards[card].workers for card in running)
    spaces: dict[str, list[Space]] = {kind: [] for kind in SPACES}
    for kind in reversed(SPACES):  # workers live in shelters first
        for number, name in enumerate(cards[kind]):
            if name is None:
                spaces[kind].append(Space(kind, locked=number >= company.unlocked(kind)))
                continue
            card, runs = edition.cards[name], name in running
            extra = effect(edition, company, Effect.EXTRA_PLACES) if card.places else 0
            ready = card.workers if runs else min(max(0, idle), card.workers)
            capacity = card.cities + extra_cities(edition, company) if card.workers else 0
            space = Space(
                kind,
                name,
                places=card.places + extra,
                extra=extra,
                living=min(homeless, card.places + extra),
                need=card.workers,
                ready=ready,
                power=capacity,
                lit=min(capacity, dark) if runs else 0,
                short=min(missing, card.workers - ready),
            )
            homeless -= space.living
            dark -= space.lit
            missing -= space.short
            if not runs:
                idle -= ready
            spaces[kind].append(space)
    return CompanyBoard(
        spaces={kind: tuple(row) for kind, row in spaces.items()},
        reserve=reserve,
        technologies=company.technologies,
        permanent=company.permanent,
        seasonal=company.seasonal,
        robots=company.robots,
        short=sum(space.short for row in spaces.values() for space in row),
    )


def shown_company(
    state: OutpostState,
    seat: int | None,
    *,
    bought: str | None = None,
    running: Collection[str] | None = None,
) -> CompanyBoard:
    """A company as it is before hiring; None: that of the Trust, whose technologies do
    nothing (O29). `bought`: with a card that is not there yet; `running`: the plants that run."""
    edition = state.rules.edition
    if seat is not None:
        company, connected = state.players[seat].company, state.players[seat].connected
        company = company if bought is None else _with_card(edition, company, bought)
    else:
        assert state.trust is not None
        company = state.trust.company
        connected = len(state.trust.cities) + len(state.trust.on_cards)
    cards, reserve = cards_of(edition, company), reserve_of(edition, company)
    board = company_board(edition, company, connected, cards, reserve, hired=False, running=running)
    unused = () if seat is not None or state.trust is None else state.trust.unused
    return replace(board, technologies=(*board.technologies, *unused))


def _with_card(edition: OutpostEdition, company: Company, name: str) -> Company:
    """Put a card on a free space, else into the reserve; a technology goes beside the board."""
    company, card = company.copy(), edition.cards[name]
    if not card.goes_on_board:
        company.technologies = (*company.technologies, name)
        return company
    company.reserve = (*company.reserve, name)
    kinds = (card.type,) if card.type in SPACES else SPACES
    free = [kind for kind in kinds if len(company.lying(kind)) < company.unlocked(kind)]
    if free:
        company.lay(name, free[0])
    return company


@dataclass(frozen=True, slots=True)
class WorkerShortage:
    """How many cities have light of those that the plants could power with enough workers."""

    powered: int
    cities: int
    workers: int
    """The workers who are missing for all of those cities."""


def shortage(edition: OutpostEdition, company: Company, connected: int) -> WorkerShortage | None:
    """What a company lacks after hiring to light its cities; None if it lacks nobody."""
    able = [card for card in on_board(edition, company) if card.workers]
    extra, staff = extra_cities(edition, company), workforce(company)
    possible = min(connected, power(able, extra))
    powered = most_powered(edition, company, connected)
    if powered >= possible:
        return None
    missing = []
    for size in range(1, len(able) + 1):
        for cards in combinations(able, size):
            if min(connected, power(cards, extra)) == possible:
                needed = sum(card.workers for card in cards)
                steady = sum(card.workers for card in cards if Effect.PERMANENT_ONLY in card.effect)
                missing.append(max(needed - staff.all, steady - staff.permanent))
    return WorkerShortage(powered, possible, min(missing))


@dataclass(frozen=True, slots=True)
class LabourField:
    """The workers of one price, and how many of them a plan hires."""

    price: int
    workers: int
    hired: int = 0


def labour_fields(
    prices: Sequence[int], labour: Sequence[int], hired: int = 0
) -> tuple[LabourField, ...]:
    """Return the fields of the market, with those `hired` taken off the cheapest ones (O17)."""
    fields = []
    for price, workers in zip(prices, labour, strict=True):
        taken = min(workers, hired)
        hired -= taken
        fields.append(LabourField(price, workers, taken))
    return tuple(fields)
