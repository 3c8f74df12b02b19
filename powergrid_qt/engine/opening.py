"""Before round 1: order and regions by lot, fixed or drafted (S2, O2), the Trust's cities (TR2)."""

from collections.abc import Collection, Iterator
from typing import Any, TypeVar

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.edition import Edition
from powergrid_qt.engine.events import Event, OrderDetermined, PhaseStarted, RegionPicked
from powergrid_qt.engine.moves import Move, PickRegion, PlaceTrust
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.engine.randomness import generator, shuffled
from powergrid_qt.engine.refusals import Refusal, SetupError, refuse
from powergrid_qt.engine.state import SETUP, State
from powergrid_qt.engine.turns import start_round, trust_connects
from powergrid_qt.engine.values import value

S = TypeVar("S", bound=State)
TRUST_FIRST_CITIES = 6
TRUST_PLACED_BY = (0, 1, 1, 0, 0, 1)
"""TR2: position in the player order of who puts each of the six."""


def begin(state: State, log: list[Event]) -> None:
    """Draw the regions in play, or let the players draft them where there is a choice."""
    log.append(OrderDetermined(state.order))
    rules = state.rules
    always, count = rules.edition.always_regions, rules.edition.regions[rules.seats]
    others = tuple(region.id for region in rules.board.regions if region.id not in always)
    # M5.2: all regions of a board are picked, too; O2: not the rest, where some are always in play
    picks = count - len(always)
    draft = rules.config.options.draft and (0 < picks < len(others) or not always)
    if draft or rules.has_trust:
        log.append(PhaseStarted(SETUP))
    if draft:
        state.network = rules.network((*always, *others))
        # O2: the first in order picks; with one region to choose nobody else gets a turn
        state.agenda.append(Draft(always, count, others))
    else:
        play_on(state, choose_regions(rules.config, rules.board, count, always), log)


def play_on(state: State, regions: tuple[str, ...], log: list[Event]) -> None:
    """Go on with the regions that were chosen: the Trust's first cities, or round 1."""
    state.regions = regions
    state.network = state.rules.network(regions)
    if state.rules.has_trust:
        state.agenda.append(TrustSettles())
    else:
        start_round(state, log)


@value
class Draft(Task[State]):
    """Let the next player in order pick a region until there are enough."""

    picked: tuple[str, ...]
    count: int
    allowed: tuple[str, ...]
    """Regions that may be picked at all; those already in play are not among them."""
    picks: int = 0

    def run(self, state: State, log: list[Event]) -> None:
        if len(self.picked) == self.count:
            play_on(state, self.picked, log)
        else:
            seat = state.order[self.picks % len(state.order)]
            state.agenda.append(DraftPick(seat, self))


@value
class DraftPick(Decision[State]):
    """A pick need not touch the earlier ones if the area can still become connected (M5.2)."""

    seat: int
    draft: Draft

    accepts = (PickRegion,)

    def options(self, state: State) -> "DraftOptions":
        return DraftOptions(state, self)

    def check(self, state: State, move: PickRegion) -> Refusal | None:
        board, draft = state.rules.board, self.draft
        if move.region not in [region.id for region in board.regions]:
            return refuse("unknown_region", region=move.region)
        name = board.region(move.region).names
        if move.region in draft.picked or move.region not in draft.allowed:
            return refuse("region_taken", region=name)
        areas, picked = connected_choices(board, draft.count), (*draft.picked, move.region)
        if not any(area.issuperset(picked) for area in areas):
            return refuse("regions_apart", region=name)
        return None

    def apply(self, state: State, move: PickRegion, log: list[Event]) -> None:
        draft = self.draft
        log.append(RegionPicked(self.seat, move.region))
        picked = (*draft.picked, move.region)
        state.agenda[-1] = Draft(picked, draft.count, draft.allowed, draft.picks + 1)


class DraftOptions(Options[State]):
    __slots__ = ()
    decision: DraftPick

    @property
    def regions(self) -> list[str]:
        moves = (PickRegion(self.seat, region) for region in self.decision.draft.allowed)
        return [move.region for move in moves if move in self]

    def __iter__(self) -> Iterator[Move]:
        return (PickRegion(self.seat, region) for region in self.regions)

    def to_json(self) -> dict[str, Any]:
        return {"regions": self.regions}


@value
class TrustSettles(Task[State]):
    """The Trust's first six cities, put down by the two players (TR2)."""

    def run(self, state: State, log: list[Event]) -> None:
        assert state.trust is not None
        placed = len(state.trust.cities)
        if placed == TRUST_FIRST_CITIES:
            start_round(state, log)
        else:
            state.agenda.append(TrustCity(state.order[TRUST_PLACED_BY[placed]]))


@value
class TrustCity(Decision[State]):
    seat: int

    accepts = (PlaceTrust,)

    def options(self, state: State) -> "TrustCityOptions[State]":
        return TrustCityOptions(state, self)

    def check(self, state: State, move: PlaceTrust) -> Refusal | None:
        assert state.trust is not None
        board, network = state.rules.board, state.network
        city = board.city_index.get(move.city)
        if city is None:
            return refuse("unknown_city", city=move.city)
        name = board.cities[city].name
        if city not in network.in_play:
            return refuse("city_not_in_play", city=name)
        taken = state.trust.cities
        if city in taken:
            return refuse("trust_city_taken", city=name)
        if taken and not any(other in taken for other, _ in network.neighbours[city]):
            return refuse("trust_not_adjacent", city=name)
        return None

    def apply(self, state: State, move: PlaceTrust, log: list[Event]) -> None:
        city = state.rules.board.city_index[move.city]
        trust_connects(state, city, log, placed_by=self.seat)
        state.agenda[-1] = TrustSettles()


class TrustCityOptions(Options[S]):
    __slots__ = ()

    @property
    def cities(self) -> list[str]:
        board = self.state.rules.board
        ids = (board.cities[city].id for city in self.state.network.cities)
        return [city for city in ids if PlaceTrust(self.seat, city) in self]

    def __iter__(self) -> Iterator[Move]:
        return (PlaceTrust(self.seat, city) for city in self.cities)

    def to_json(self) -> dict[str, Any]:
        return {"trust": self.cities}


# -- order, regions, and checks of fixed parts ------------------------------------------------


def check_common(config: GameConfig, edition: Edition, board: Board) -> None:
    options, seats, fixed = config.options, len(config.players), config.setup
    for card in options.promo:
        if card not in edition.promo_cards:
            known = edition.promo_cards
            raise SetupError(refuse("unknown_promo", edition=edition.id, card=card, known=known))
        if options.promo.count(card) > 1:
            raise SetupError(refuse("doubled_promo", card=card))
    if options.beginner and not edition.beginner:
        raise SetupError(refuse("no_beginner", edition=edition.id))
    if fixed.order is not None and sorted(fixed.order) != list(range(seats)):
        raise SetupError(refuse("setup_order", last=seats - 1, found=list(fixed.order)))
    if fixed.regions is not None:
        check_regions(config, board, edition, edition.regions[seats])


def check_regions(config: GameConfig, board: Board, edition: Edition, count: int) -> None:
    regions = config.setup.regions or ()
    if config.options.draft:
        raise SetupError(refuse("setup_regions_draft"))
    known = [region.id for region in board.regions]
    for region in regions:
        if region not in known:
            raise SetupError(refuse("setup_regions_unknown", region=region))
        if regions.count(region) > 1:
            raise SetupError(refuse("setup_regions_doubled", region=region))
    if len(regions) != count:
        raise SetupError(refuse("setup_regions_count", needed=count, found=len(regions)))
    for region in edition.always_regions:
        if region not in regions:
            raise SetupError(refuse("setup_regions_always", region=region))
    if not board.regions_connected(regions):
        raise SetupError(refuse("setup_regions_apart", regions=", ".join(regions)))


def check_cards(config: GameConfig, known: Collection[CardId]) -> None:
    """Fixed market and pile: known cards, none twice; "Step 3" only in the pile."""
    fixed = config.setup
    seen: set[CardId] = set()
    for key in ("market", "pile"):
        for card in getattr(fixed, key) or ():
            check_card(key, card, known, step3=key == "pile")
            if card in seen:
                raise SetupError(refuse("setup_card_doubled", card=card))
            seen.add(card)
    after = fixed.pile_after_step3 or ()
    for card in after:
        check_card("pile_after_step3", card, known, step3=False)
        if after.count(card) > 1:
            raise SetupError(refuse("setup_card_doubled", card=card))


def check_card(key: str, card: CardId, known: Collection[CardId], *, step3: bool) -> None:
    if card == STEP3:
        if not step3:
            raise SetupError(refuse("setup_no_step3_here", key=key))
    elif card not in known:
        raise SetupError(refuse("setup_card_unknown", key=key, card=card))


def choose_order(config: GameConfig) -> tuple[int, ...]:
    """The first player order: fixed, or drawn by lot (S3)."""
    if config.setup.order is not None:
        return config.setup.order
    return tuple(shuffled(range(len(config.players)), config.seed, "order"))


def choose_regions(
    config: GameConfig, board: Board, count: int, always: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """S2: drawn among all connected areas of the right size that hold the regions `always`."""
    if config.setup.regions is not None:
        return config.setup.regions
    choices = [area for area in connected_choices(board, count) if area.issuperset(always)]
    drawn = choices[int(generator(config.seed, "regions").random() * len(choices))]
    return tuple(region.id for region in board.regions if region.id in drawn)
