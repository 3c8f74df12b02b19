"""The rules of Outpost: what the shared parts ask for."""

from collections.abc import Iterable, Sequence
from typing import Any

from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.outpost import order, setup, trust
from powergrid_qt.engine.outpost.bureaucracy import StartCompanyBureaucracy
from powergrid_qt.engine.outpost.card_market import FillCardMarket, take_top
from powergrid_qt.engine.outpost.company import effect
from powergrid_qt.engine.outpost.edition import AUCTION_DISCOUNT, load_outpost_edition
from powergrid_qt.engine.outpost.expansion import NextToExpand
from powergrid_qt.engine.outpost.state import Company, OutpostFacts, OutpostState, Site
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.rules import Phase
from powergrid_qt.engine.snapshot import auction_json, common_json, visible_money
from powergrid_qt.engine.state import AUCTION, BUREAUCRACY, EXPANSION, IN_MARKET, ORDER


class OutpostRules(OutpostFacts):
    __slots__ = ()

    round = (
        Phase(ORDER, order.StartRound()),
        Phase(AUCTION, order.StartCardAuctions()),
        Phase(EXPANSION, NextToExpand(), backwards=True),
        Phase(BUREAUCRACY, StartCompanyBureaucracy()),
    )

    def __init__(self, config: GameConfig) -> None:
        edition = load_outpost_edition(config.edition, config.board, config.own_board)
        super().__init__(config, edition)
        setup.check(config, self.edition, self.board)
        self.groups = {card.id: card.back for card in self.edition.cards.values()}
        self.field_sizes = self.edition.field_sizes(self.seats)
        fixed = config.setup.tiles
        tiles = shuffled(self.board.tiles, config.seed, "tiles") if fixed is None else fixed
        self.tiles = tuple(tiles)

    # -- set-up -------------------------------------------------------------------------------

    def new_state(self, log: list[Event]) -> OutpostState:
        return setup.new_state(self, log)

    def network(self, regions: Sequence[str]) -> Network:
        return Network(self.board, regions, self.tiles)

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
        return max(0, bid - effect(self.edition, state.players[seat].company, AUCTION_DISCOUNT))

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

    def award(self, state: OutpostState, seat: int, card: CardId, log: list[Event]) -> None:
        raise AssertionError("no card of Outpost breaks into a phase")

    def trust_takes(self, state: OutpostState, log: list[Event]) -> bool:
        return trust.take_card_unpaid(state, log)

    def trust_choice(self, state: OutpostState, sold: CardId | None = None) -> CardId | None:
        return trust.choice(state, sold)

    def end_auctions(self, state: OutpostState, sold: bool, log: list[Event]) -> None:
        order.end_auctions(state, log)

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

    def known_top(self, state: OutpostState, seat: int) -> None:
        """Nobody may look at it."""

    def back_of(self, pile: tuple[CardId, ...]) -> str | None:
        """All backs are open (O5)."""
        if not pile:
            return None
        return STEP3 if pile[0] == STEP3 else self.groups[pile[0]]

    def snapshot(self, state: OutpostState, viewer: int | None = None) -> dict[str, Any]:
        return position_json(state, viewer)


# -- a position as JSON, whole or as one seat may see it -------------------------------------------


def position_json(state: OutpostState, viewer: int | None = None) -> dict[str, Any]:
    future = [list(stack.cards) for stack in state.future]
    if state.step3 == IN_MARKET:
        future.append([STEP3])
    result = {
        **common_json(state),
        "market": {"current": [list(stack.cards) for stack in state.current], "future": future},
        "discounts": {
            stack.top: stack.discount for stack in (*state.current, *state.future) if stack.discount
        },
        "pile": len(state.pile),
        "labour": list(state.labour),
        "players": [player_json(state, seat, viewer) for seat in range(len(state.players))],
        "auction": auction_json(state),
        "tiles": list(state.rules.tiles),
    }
    if state.pile:
        result["top_back"] = state.rules.back_of(state.pile)
    if state.trust is not None:
        result["trust"] = trust_json(state)
    return result


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
            buildings[site_id(state, site)] = kind
        else:
            buildings[site] = sorted([*buildings.get(site, ()), kind])
    return {
        "reserve": list(company.reserve),
        "plants": list(company.plants),
        "shelters": list(company.shelters),
        "houses": [site_id(state, site) for site in houses],
        "buildings": buildings,
        "permanent": company.permanent,
        "seasonal": company.seasonal,
    }


def site_id(state: OutpostState, site: Site) -> str:
    return site if isinstance(site, str) else state.rules.board.cities[site].id
