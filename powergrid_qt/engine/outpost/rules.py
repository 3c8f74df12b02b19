"""The rules of Outpost: what the shared parts ask for."""

from collections.abc import Iterable, Sequence
from typing import Any

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.auction import auction_json, start_auctions
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig, Overrides
from powergrid_qt.engine.events import Event, OrderDetermined
from powergrid_qt.engine.guessed_pile import exchanged, exchanges
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.opening import begin, check_cards, check_common, choose_order
from powergrid_qt.engine.outpost import trust
from powergrid_qt.engine.outpost.bureaucracy import StartCompanyBureaucracy
from powergrid_qt.engine.outpost.card_market import (
    FillCardMarket,
    begin_step3,
    change_for_step3,
    take_top,
)
from powergrid_qt.engine.outpost.company import effect
from powergrid_qt.engine.outpost.edition import Effect, OutpostEdition, load_outpost_edition
from powergrid_qt.engine.outpost.expansion import NextToExpand
from powergrid_qt.engine.outpost.state import (
    Company,
    OutpostFacts,
    OutpostPlayer,
    OutpostState,
    OutpostTrust,
    Site,
    Stack,
)
from powergrid_qt.engine.outpost.trust import TRUST_HOUSES
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.refusals import SetupError, refuse
from powergrid_qt.engine.rules import Phase
from powergrid_qt.engine.state import (
    AUCTION,
    BUREAUCRACY,
    DRAWN,
    EXPANSION,
    IN_MARKET,
    ORDER,
    common_json,
    visible_money,
)
from powergrid_qt.engine.turns import EndOfPhase, next_phase
from powergrid_qt.engine.values import value

AUCTIONS_IN_ROUND_1 = 2


# -- phases 1 and 2: the player order (O7), and what comes before the auctions --------------------


@value
class StartRound(Task[OutpostState]):
    """A "Step 3" that was drawn since phase 2 comes first (O23)."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.auctions = 0
        state.agenda.append(CompanyOrdering())
        if state.step3 == DRAWN:
            begin_step3(state, log)


@value
class CompanyOrdering(Task[OutpostState]):
    def run(self, state: OutpostState, log: list[Event]) -> None:
        if (state.round, state.auctions) != (1, 0):  # S3: the first order was drawn by lot
            determine_order(state, log)
        next_phase(state, log)


def determine_order(state: OutpostState, log: list[Event]) -> None:
    """O7: houses, then the highest cards one by one; those still equal change places."""
    cards = state.rules.edition.cards

    def standing(seat: int) -> tuple[int, list[int]]:
        player = state.players[seat]
        company = player.company
        owned = (*company.reserve, *company.plants, *company.shelters, *company.technologies)
        numbers = sorted(-cards[card].number for card in owned)
        return -player.connected, [*numbers, 0]

    turned_round = state.order[::-1]  # sorting is stable: this is the order of equal players
    state.order = tuple(sorted(turned_round, key=standing))
    log.append(OrderDetermined(state.order))


@value
class StartCardAuctions(Task[OutpostState]):
    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.auctions += 1
        start_auctions(state)


# -- the rules ------------------------------------------------------------------------------------


class OutpostRules(OutpostFacts):
    __slots__ = ()

    round = (
        Phase(ORDER, StartRound()),
        Phase(AUCTION, StartCardAuctions()),
        Phase(EXPANSION, NextToExpand(), backwards=True),
        Phase(BUREAUCRACY, StartCompanyBureaucracy()),
    )
    building_phase = EXPANSION

    def __init__(self, config: GameConfig) -> None:
        edition = load_outpost_edition(config.edition, config.board, config.own_board)
        super().__init__(config, edition)
        check_setup(config, self.edition, self.board)
        self.groups = {card.id: card.back for card in self.edition.cards.values()}
        self.field_sizes = self.edition.field_sizes(self.seats)
        fixed = config.setup.tiles
        tiles = shuffled(self.board.tiles, config.seed, "tiles") if fixed is None else fixed
        self.tiles = tuple(tiles)

    # -- set-up -------------------------------------------------------------------------------

    def new_state(self, log: list[Event]) -> OutpostState:
        edition, config = self.edition, self.config
        fixed, cities = config.setup, len(self.board.cities)
        pile = make_pile(self) if fixed.pile is None else (*(fixed.market or ()), *fixed.pile)
        state = OutpostState(
            rules=self,
            order=choose_order(config),
            places=edition.places,
            slots=[()] * cities,
            built=[False] * cities,
            players=[OutpostPlayer(money=edition.start_money) for _ in config.players],
            trust=OutpostTrust(left=TRUST_HOUSES) if self.has_trust else None,
            labour=list(self.field_sizes),
            pile=pile,
            removed=tuple(card for card in edition.cards if card not in pile),
        )
        open_market(state)
        opened = len(pile) - len(state.pile)
        if fixed.market is not None and opened != len(fixed.market):
            raise SetupError(refuse("setup_opening", needed=opened, found=len(fixed.market)))
        begin(state, log)
        return state

    def network(self, regions: Sequence[str]) -> Network:
        return Network(self.board, regions, self.tiles)

    def opening(self, state: OutpostState) -> tuple[CardId, ...]:
        """The cards in the order drawn: by it equal ones lie on each other."""
        if self.config.setup.market is not None:
            return self.config.setup.market
        pile = make_pile(self)
        return pile[: len(pile) - len(state.pile)]

    def with_market(self, market: tuple[CardId, ...]) -> Overrides:
        pile = make_pile(self)
        removed = tuple(card for card in self.groups if card not in pile)
        for place, card in enumerate(market):
            for pair in exchanges(self, pile, removed, place, card):
                pile, removed = exchanged(pile, pair), exchanged(removed, pair)
        return Overrides(market=market, pile=pile[len(market) :])

    # -- phase 2 ------------------------------------------------------------------------------

    def offers(self, state: OutpostState) -> tuple[CardId, ...]:
        return tuple(stack.top for stack in state.current)

    def minimum(self, state: OutpostState, card: CardId) -> int:
        """O10: discount tokens lower the minimum, to 1 at least."""
        number = self.edition.cards[str(card)].number
        for stack in state.current:
            if stack.top == card:
                return max(1, number - stack.discount)
        return number

    def price(self, state: OutpostState, seat: int, bid: int) -> int:
        """O25. Interpretation: the Data Library never makes a purchase cost less than 0."""
        return max(
            0, bid - effect(self.edition, state.players[seat].company, Effect.AUCTION_DISCOUNT)
        )

    def must_buy(self, state: OutpostState) -> bool:
        return state.round == 1 and state.auctions == 1

    def sell(self, state: OutpostState, seat: int, card: CardId, log: list[Event]) -> None:
        name = str(card)
        take_top(state, name)
        company = state.players[seat].company
        if self.edition.cards[name].goes_on_board:
            company.reserve = (*company.reserve, name)
        else:
            company.technologies = (*company.technologies, name)
        state.agenda.append(FillCardMarket())

    trust_takes = staticmethod(trust.take_card_unpaid)
    trust_choice = staticmethod(trust.choice)

    def end_auctions(self, state: OutpostState, sold: bool, log: list[Event]) -> None:
        """O9: round 1 has two auctions, with a new order in between."""
        if state.round == 1 and state.auctions < AUCTIONS_IN_ROUND_1:
            state.phase = ORDER
            state.agenda.append(CompanyOrdering())
        else:
            state.agenda.append(EndOfPhase())
            if state.step3 == IN_MARKET:
                change_for_step3(state, log)
                begin_step3(state, log)

    def auctions_again(self, state: OutpostState) -> bool:
        return state.round == 1

    def buildings(self, state: OutpostState) -> dict[int, tuple[str, int | None]]:
        owners: list[tuple[int | None, Company]] = [
            (seat, player.company) for seat, player in enumerate(state.players)
        ]
        if state.trust is not None:
            owners.append((None, state.trust.company))
        return {
            site: (kind, owner)
            for owner, company in owners
            for site, kind in company.buildings
            if isinstance(site, int)  # not on an Outpost card
        }

    # -- what others see ----------------------------------------------------------------------

    def back_of(self, pile: tuple[CardId, ...]) -> str | None:
        """Return the back of the top card: all backs are open (O5)."""
        if not pile:
            return None
        return STEP3 if pile[0] == STEP3 else self.groups[pile[0]]

    def snapshot(self, state: OutpostState, viewer: int | None = None) -> dict[str, Any]:
        future = [list(stack.cards) for stack in state.future]
        if state.step3 == IN_MARKET:
            future.append([STEP3])
        result = {
            **common_json(state),
            "market": {"current": [list(stack.cards) for stack in state.current], "future": future},
            "discounts": {
                stack.top: stack.discount
                for stack in (*state.current, *state.future)
                if stack.discount
            },
            "pile": len(state.pile),
            "labour": list(state.labour),
            "players": [player_json(state, seat, viewer) for seat in range(len(state.players))],
            "auction": auction_json(state),
            "tiles": list(self.tiles),
        }
        if state.pile:
            result["top_back"] = self.back_of(state.pile)
        if state.trust is not None:
            result["trust"] = trust_json(state)
        return result


# -- what is checked and dealt before a game (O1-O6) ----------------------------------------------


def check_setup(config: GameConfig, edition: OutpostEdition, board: Board) -> None:
    """Refuse what does not fit together; `SetupError` says what."""
    check_common(config, edition, board)
    fixed = config.setup
    if fixed.tiles is not None and sorted(fixed.tiles) != sorted(board.tiles):
        raise SetupError(refuse("setup_tiles", needed=len(board.tiles)))
    if any(city.slot is None for city in board.cities):
        raise SetupError(refuse("no_building_slots", edition=edition.id))
    check_cards(config, edition.cards)
    if (fixed.market is None) != (fixed.pile is None):
        raise SetupError(refuse("setup_market_and_pile"))


def open_market(state: OutpostState) -> None:
    """O6: draw the opening market from the pile."""
    edition, places = state.rules.edition, state.places
    cards = edition.cards
    drawn = [str(card) for card in state.pile[:places]]
    state.pile = state.pile[places:]
    numbers = sorted({cards[card].number for card in drawn})
    small = numbers[: edition.current]
    by_number = sorted(drawn, key=lambda card: cards[card].number)
    state.current = tuple(
        Stack(tuple(card for card in drawn if cards[card].number == number)) for number in small
    )
    state.future = tuple(Stack((card,)) for card in by_number if cards[card].number not in small)
    FillCardMarket().run(state, [])


def make_pile(rules: OutpostFacts) -> tuple[CardId, ...]:
    """The pile, top card first (O5)."""
    edition, seed = rules.edition, rules.config.seed
    kept: list[str] = []
    top: list[str] = []
    backs = sorted({card.back for card in edition.cards.values()})
    for back in backs:
        cards = [card.id for card in edition.cards.values() if card.back == back]
        cards = shuffled(cards, seed, f"cards {back}")
        if back == edition.top_back:
            top, cards = cards[: edition.top_cards], cards[edition.top_cards :]
        kept += cards[edition.removed[rules.seats][back] :]
    return (*top, *shuffled(kept, seed, "pile"), STEP3)


# -- parts of a position as JSON -------------------------------------------------------------------


def player_json(state: OutpostState, seat: int, viewer: int | None) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "money": visible_money(state, seat, viewer),
        **company_json(state, player.company, player.houses),
        "technologies": list(player.company.technologies),
        "robots": player.company.robots,
    }


def trust_json(state: OutpostState) -> dict[str, Any]:
    trust = state.trust
    assert trust is not None
    houses: tuple[Site, ...] = (*trust.cities, *trust.on_cards)
    return {
        **company_json(state, trust.company, houses),
        "technologies": list(trust.unused),
        "left": trust.left,
    }


def company_json(state: OutpostState, company: Company, houses: Iterable[Site]) -> dict[str, Any]:
    buildings: dict[str, Any] = {}
    for site, kind in company.buildings:
        if isinstance(site, int):
            buildings[state.site_id(site)] = kind
        else:
            buildings[site] = sorted([*buildings.get(site, ()), kind])
    return {
        "reserve": list(company.reserve),
        "plants": list(company.plants),
        "shelters": list(company.shelters),
        "houses": [state.site_id(site) for site in houses],
        "buildings": buildings,
        "permanent": company.permanent,
        "seasonal": company.seasonal,
    }
