"""The rules of the classic and deluxe editions: what the shared parts ask for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from powergrid_qt.engine.auction import auction_json
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig, Overrides
from powergrid_qt.engine.events import Event, FuelPhasedOut, PromoWon
from powergrid_qt.engine.grid import trust
from powergrid_qt.engine.grid.auctions import (
    Attaching,
    EndOfAuctions,
    Ordering,
    Scrapping,
    StartAuctions,
)
from powergrid_qt.engine.grid.building import NextBuilder
from powergrid_qt.engine.grid.bureaucracy import StartBureaucracy, refill_step
from powergrid_qt.engine.grid.cards import promo_card
from powergrid_qt.engine.grid.edition import GridEdition, load_grid_edition
from powergrid_qt.engine.grid.plant_market import (
    FillMarket,
    current_market,
    future_market,
    remove_plant,
    remove_smallest,
    take_plant,
)
from powergrid_qt.engine.grid.resources import NextBuyer
from powergrid_qt.engine.grid.state import GridFacts, GridPlayer, GridState, GridTrust
from powergrid_qt.engine.grid.switches import ANY_BACK, PlantOpening
from powergrid_qt.engine.grid.trust import TRUST_GENERATORS
from powergrid_qt.engine.network import Network, network_for
from powergrid_qt.engine.opening import begin, check_cards, check_common, choose_order
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.refusals import SetupError, refuse
from powergrid_qt.engine.rules import Phase
from powergrid_qt.engine.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    ORDER,
    RESOURCES,
    common_json,
    visible_money,
)

BEGINNER_CITIES = 7
PLANTS, PROMO = "plants", "promo"
"""Groups of cards whose backs are alike: no promo card is ever removed unseen (PR0)."""


class GridRules(GridFacts):
    """The rules on any board; one with a rule of its own has a class in `boards`."""

    on_boards: ClassVar[dict[str, type["GridRules"]]] = {}
    """The classes of those boards that have one, by the id of the board."""

    __slots__ = ()

    def __init_subclass__(cls, board: str) -> None:
        GridRules.on_boards[board] = cls

    round = (
        Phase(ORDER, Ordering()),
        Phase(AUCTION, StartAuctions()),
        Phase(RESOURCES, NextBuyer(), backwards=True),
        Phase(BUILDING, NextBuilder(), backwards=True),
        Phase(BUREAUCRACY, StartBureaucracy()),
    )
    building_phase = BUILDING

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config, load_grid_edition(config.edition, config.board, config.own_board))
        check_setup(config, self.edition, self.board)
        edition, options = self.edition, config.options
        self.promo_cards = promo_cards(config, edition)
        self.cards = {
            card: promo_card(card) for card in edition.promo_cards if card in self.promo_cards
        }
        self.max_plants = edition.max_plants[self.seats]
        self.most_cities = len(self.board.cities)
        if options.beginner:  # E3: only step 1 is played, up to the 7th city
            self.end_cities = self.most_cities = BEGINNER_CITIES
            self.step2_cities = self.end_cities + 1
        in_game = {
            card: plant
            for card, plant in edition.plants.items()
            if card not in edition.promo_cards or card in self.promo_cards
        }
        self.rank = {card: plant.rank for card, plant in in_game.items()}
        self.groups = {
            **{card: plant.back or PLANTS for card, plant in in_game.items()},
            **dict.fromkeys(self.promo_cards, PROMO),
        }
        self.needs = {
            card: need.regions
            for need in edition.plant_needs
            for card, plant in in_game.items()
            if plant.fuels == (need.fuel,)  # M2.5
        }
        turnover = edition.turnover
        self.lifted = frozenset(c for c, plant in in_game.items() if plant.kind in turnover.lifted)
        self.never_buried = frozenset(
            card for card, plant in in_game.items() if plant.kind in turnover.never_buried
        )
        self.cheaper = tuple(
            (
                p.fuel,
                self.board.city_index[p.city],
                edition.scales[p.fuel].with_price(p.add, p.least),
            )
            for p in edition.fuel_price
        )
        self._by_name = sorted(edition.fuel_index.items())
        self._hands = {}
        self._boosted = {}
        self._storages = {}

    # -- set-up -------------------------------------------------------------------------------

    def new_state(self, log: list[Event]) -> GridState:
        edition, config = self.edition, self.config
        market, pile = market_and_pile(self)
        dealt = {*market, *pile}
        fuel = [scale.start for scale in edition.scales]
        no_tokens = (0,) * len(fuel)
        state = GridState(
            rules=self,
            order=choose_order(config),
            places=edition.places,
            slots=[()] * len(self.board.cities),
            players=[
                GridPlayer(money=edition.start_money, tokens=no_tokens) for _ in config.players
            ],
            trust=GridTrust(left=TRUST_GENERATORS, tokens=no_tokens) if self.has_trust else None,
            market=market,
            pile=pile,
            removed=tuple(c for c in all_cards(edition, self.promo_cards) if c not in dealt),
            fuel=fuel,
            supply=[total - tokens for total, tokens in zip(edition.tokens, fuel, strict=True)],
            beside=tuple(card.id for card in self.cards.values() if not card.in_pile),
            waiting=edition.opening.at_step2,
            laid=laid_on_top(edition.opening, pile),
        )
        begin(state, log)
        return state

    def network(self, regions: Sequence[str]) -> Network:
        return network_for(self.board, frozenset(regions))

    def opening(self, state: GridState) -> tuple[CardId, ...]:
        return state.market

    def with_market(self, market: tuple[CardId, ...]) -> Overrides:
        return Overrides(market=market)

    # -- phase 2 ------------------------------------------------------------------------------

    offers = staticmethod(current_market)

    def minimum(self, state: GridState, card: CardId) -> int:
        return 1 if card == state.discount else self.edition.plants[card].minimum

    def barred(self, state: GridState, seat: int) -> Mapping[CardId, tuple[str, ...]]:
        if not self.needs:
            return {}
        cities = self.board.cities
        own = {cities[city].region for city in state.players[seat].cities}
        return {card: regions for card, regions in self.needs.items() if own.isdisjoint(regions)}

    def must_buy(self, state: GridState) -> bool:
        return state.round == 1

    def sell(self, state: GridState, seat: int, card: CardId, log: list[Event]) -> None:
        player = state.players[seat]
        take_plant(state, card)
        player.plants = tuple(sorted((*player.plants, card), key=self.rank.__getitem__))
        if state.discount == card:
            state.discount = None
        phase_out = self.edition.phase_out
        if phase_out is not None and card == phase_out.plant:  # R18a: not when the Trust takes it
            state.phased_out = True
            log.append(FuelPhasedOut(self.edition.fuels[phase_out.fuel], card))
        for promo in self.cards.values():
            promo.plant_bought(state, seat, log)
        state.agenda.append(FillMarket())
        if len(player.plants) > self.max_plants:
            state.agenda.append(Scrapping(seat, card))

    def award(self, state: GridState, seat: int, card: CardId, log: list[Event]) -> None:
        player, promo = state.players[seat], self.cards[card]
        log.append(PromoWon(seat, promo.id))
        player.cards = (*player.cards, promo.id)
        player.connected += promo.cities
        if promo.boost:
            state.agenda.append(Attaching(seat, promo.id))
        promo.won(state, seat, log)

    trust_takes = staticmethod(trust.take_plant_unpaid)
    trust_choice = staticmethod(trust.choice)

    def end_auctions(self, state: GridState, sold: bool, log: list[Event]) -> None:
        state.agenda.append(EndOfAuctions())
        if state.discount is not None:
            discounted, state.discount, state.discount_left = state.discount, None, True
            remove_plant(state, discounted, "D8", log)
            state.agenda.append(FillMarket())
        elif self.edition.unsold_leaves and not sold and state.round > 1:
            remove_smallest(state, "P2.9", log)
            state.agenda.append(FillMarket())

    def refill_table(self, state: GridState) -> dict[str, tuple[int, ...]]:
        edition = self.edition
        columns = [scale.refill[self.seats] for scale in edition.scales]
        if state.phased_out and edition.phase_out is not None:
            columns[edition.phase_out.fuel] = (0, 0, 0)
        return dict(zip(edition.fuels, columns, strict=True))

    refill_step = staticmethod(refill_step)

    def cards_beside(self, state: GridState) -> tuple[str, ...]:
        return state.beside

    def boost(self, state: GridState, seat: int, card: CardId) -> int:
        attached = state.players[seat].attached
        return sum(self.cards[promo].boost for promo, plant in attached if plant == card)

    # -- what others see ----------------------------------------------------------------------

    def known_top(self, state: GridState, seat: int) -> CardId | None:
        """Some cards were laid on the pile openly (S6, M1.5); some players may look (PR5)."""
        if not state.pile:
            return None
        known = state.pile[0] in state.laid or self.may_look(state, seat)
        return state.pile[0] if known else None

    def back_of(self, pile: tuple[CardId, ...]) -> str | None:
        """The backs of the deluxe editions are open (D4)."""
        if not pile or self.edition.opening.from_back is None:
            return None
        return STEP3 if pile[0] == STEP3 else self.groups[pile[0]]

    def snapshot(self, state: GridState, viewer: int | None = None) -> dict[str, Any]:
        fuels = self.edition.fuels
        result = {
            **common_json(state),
            "market": {
                "current": list(current_market(state)),
                "future": list(future_market(state)),
            },
            "pile": len(state.pile),
            "resources": dict(zip(fuels, state.fuel, strict=True)),
            "supply": dict(zip(fuels, state.supply, strict=True)),
            "players": [player_json(state, seat, viewer) for seat in range(len(state.players))],
            "auction": auction_json(state),
        }
        if self.edition.discount_token:
            result["discount"] = state.discount
        if state.waiting:
            result["waiting"] = list(state.waiting)
        if state.phased_out and self.edition.phase_out is not None:
            result["phased_out"] = fuels[self.edition.phase_out.fuel]
        if state.trust is not None:
            result["trust"] = trust_json(self, state.trust)
        if self.promo_cards:
            for card in self.edition.promo_cards:
                result.update(promo_card(card).as_json(state))
        back = self.back_of(state.pile)
        if back is not None:
            result["top_back"] = back
        if viewer is not None and state.pile and self.may_look(state, viewer):
            result["top_card"] = state.pile[0]
        return result


# -- what is checked and dealt before a game (S1-S7, D1-D5, PR0) -----------------------------------


def check_setup(config: GameConfig, edition: GridEdition, board: Board) -> None:
    """Refuse what does not fit together; `SetupError` says what."""
    check_common(config, edition, board)
    fixed = config.setup
    if board.tiles:
        raise SetupError(refuse("no_printed_costs", edition=edition.id))
    if fixed.tiles is not None:
        raise SetupError(refuse("setup_key_unused", key="tiles", edition=edition.id))
    opening = edition.opening
    for key in ("market", "pile", "pile_after_step3"):
        # What has waited for step 2 may lie in the pile when that is shuffled.
        barred = opening.out if key == "pile_after_step3" else opening.not_dealt
        for card in getattr(fixed, key) or ():
            if card in barred:
                raise SetupError(refuse("setup_card_out", key=key, card=card))
    dealt = all_cards(edition, promo_cards(config, edition))
    check_cards(config, {*dealt, *opening.at_step2})
    if fixed.market is not None:
        for plant in fixed.market:
            if plant not in edition.plants:
                raise SetupError(refuse("setup_not_a_plant", card=plant))
        if len(fixed.market) != edition.places:
            found = len(fixed.market)
            raise SetupError(refuse("setup_market_size", needed=edition.places, found=found))


def promo_cards(config: GameConfig, edition: GridEdition) -> tuple[str, ...]:
    """The promo cards of a game: those that the edition always has, and those chosen."""
    chosen = (card for card in config.options.promo if card not in edition.always_in_deck)
    return (*edition.always_in_deck, *chosen)


def all_cards(edition: GridEdition, promo: tuple[str, ...]) -> list[CardId]:
    """All cards that can lie in market and pile from the start, "Step 3" not among them."""
    not_dealt = {*edition.promo_cards, *edition.opening.not_dealt}
    plants = [card for card in edition.plants if card not in not_dealt]
    return [*plants, *(card for card in promo if promo_card(card).in_pile)]


def market_and_pile(rules: GridFacts) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Market in ascending order, pile with the top card first."""
    fixed, edition = rules.config.setup, rules.edition
    cards = all_cards(edition, rules.promo_cards)
    if fixed.pile is not None:
        cards = [card for card in cards if card not in fixed.pile]
    drawn_market, drawn_pile = deal(rules, cards, fixed.market)
    pile = drawn_pile if fixed.pile is None else fixed.pile
    return tuple(sorted(drawn_market, key=rules.rank.__getitem__)), tuple(pile)


def deal(
    rules: GridFacts, cards: list[CardId], fixed_market: tuple[CardId, ...] | None
) -> tuple[Iterable[CardId], Iterable[CardId]]:
    """Deal market and pile from the cards by the seed; a market may be fixed."""
    seed, opening = rules.config.seed, rules.edition.opening
    promo = [card for card in cards if card in rules.promo_cards]
    plants = shuffled([card for card in cards if card not in promo], seed, "plants")
    market = fixed_market
    top: list[CardId] = []
    if opening.from_back is not None:
        fronts = [card for card in plants if rules.edition.plants[card].back == opening.from_back]
        if market is None:
            drawn = [card for card in fronts if card not in opening.in_market]
            places = rules.edition.places - len(opening.in_market)
            market = (*opening.in_market, *drawn[:places])
        spare = [card for card in fronts if card not in market and card not in opening.top]
        top = spare[: opening.set_aside]
    elif market is None:
        market = opening.market
    top += [card for card in opening.top if card in plants and card not in market]
    rest = [card for card in plants if card not in market and card not in top]
    kept = remove_unseen(rest, rules, opening)
    return market, (*top, *shuffled([*kept, *promo], seed, "pile"), STEP3)


def remove_unseen(cards: list[CardId], rules: GridFacts, opening: PlantOpening) -> list[CardId]:
    """Take out as many cards of each back as the number of players asks for, but for those that
    are spared."""
    kept, plants = list(cards), rules.edition.plants
    for back, amount in opening.removed[rules.seats].items():
        alike = [card for card in kept if back in (ANY_BACK, plants[card].back)]
        gone = [card for card in alike if not opening.spares(plants[card])][:amount]
        kept = [card for card in kept if card not in gone]
    return kept


def laid_on_top(opening: PlantOpening, pile: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards that everybody saw laid on the pile, if they lie there: a set-up may be fixed."""
    below = pile[opening.set_aside :]
    return opening.top if below[: len(opening.top)] == opening.top else ()


# -- parts of a position as JSON -------------------------------------------------------------------


def player_json(state: GridState, seat: int, viewer: int | None) -> dict[str, Any]:
    rules, player = state.rules, state.players[seat]
    result: dict[str, Any] = {
        "money": visible_money(state, seat, viewer),
        "plants": list(player.plants),
        "tokens": dict(rules.named(player.tokens)),
        "cities": city_ids(rules, player),
    }
    if rules.promo_cards:
        result["cards"] = list(player.cards)
        result["transformer"] = player.attached[0][1] if player.attached else None
    return result


def trust_json(rules: GridFacts, trust: GridTrust) -> dict[str, Any]:
    return {
        "plants": list(trust.plants),
        "tokens": dict(rules.named(trust.tokens)),
        "cities": city_ids(rules, trust),
        "left": trust.left,
    }


def city_ids(rules: GridFacts, owner: GridPlayer | GridTrust) -> list[str]:
    return [rules.board.cities[city].id for city in owner.cities]
