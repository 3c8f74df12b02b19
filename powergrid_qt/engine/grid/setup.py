"""Setting up a classic or deluxe game (S1-S7, D1-D5, PR0), from the seed or as fixed."""

from collections.abc import Iterable

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.grid.cards import promo_card
from powergrid_qt.engine.grid.edition import GridEdition, PlantOpening
from powergrid_qt.engine.grid.state import GridFacts, GridPlayer, GridState, GridTrust
from powergrid_qt.engine.grid.trust import TRUST_GENERATORS
from powergrid_qt.engine.opening import begin, check_cards, check_common, choose_order
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.refusals import SetupError, refuse


def check(config: GameConfig, edition: GridEdition, board: Board) -> None:
    """Refuse what does not fit together; `SetupError` says what."""
    check_common(config, edition, board)
    options, fixed = config.options, config.setup
    for card in options.promo:
        if card not in edition.promo_cards:
            known = edition.promo_cards
            raise SetupError(refuse("unknown_promo", edition=edition.id, card=card, known=known))
        if options.promo.count(card) > 1:
            raise SetupError(refuse("doubled_promo", card=card))
    if options.beginner and not edition.beginner:
        raise SetupError(refuse("no_beginner", edition=edition.id))
    if board.tiles:
        raise SetupError(refuse("no_printed_costs", edition=edition.id))
    if fixed.tiles is not None:
        raise SetupError(refuse("setup_key_unused", key="tiles", edition=edition.id))
    check_cards(config, all_cards(edition, promo_cards(config, edition)))
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
    """All cards that can lie in market and pile, "Step 3" not among them."""
    plants = [card for card in edition.plants if card not in edition.promo_cards]
    return [*plants, *(card for card in promo if promo_card(card).in_pile)]


def new_state(rules: GridFacts, log: list[Event]) -> GridState:
    """The position after the set-up; the agenda holds what comes first."""
    edition, config = rules.edition, rules.config
    market, pile = market_and_pile(rules)
    dealt = {*market, *pile}
    fuel = [scale.start for scale in edition.scales]
    no_tokens = (0,) * len(fuel)
    state = GridState(
        rules=rules,
        order=choose_order(config),
        places=edition.places,
        slots=[()] * len(rules.board.cities),
        players=[GridPlayer(money=edition.start_money, tokens=no_tokens) for _ in config.players],
        trust=GridTrust(left=TRUST_GENERATORS, tokens=no_tokens) if rules.has_trust else None,
        market=market,
        pile=pile,
        removed=tuple(c for c in all_cards(edition, rules.promo_cards) if c not in dealt),
        fuel=fuel,
        supply=[total - tokens for total, tokens in zip(edition.tokens, fuel, strict=True)],
        beside=tuple(card.id for card in rules.cards.values() if not card.in_pile),
    )
    begin(state, log)
    return state


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
            market = tuple(fronts[: rules.edition.places])
        spare = [card for card in fronts if card not in market]
        top = spare[: opening.set_aside]
    else:
        market = opening.market if market is None else market
        top = [card for card in plants if card == opening.top and card not in market]
    rest = [card for card in plants if card not in market and card not in top]
    kept = remove_unseen(rest, rules, opening)
    return market, (*top, *shuffled([*kept, *promo], seed, "pile"), STEP3)


def remove_unseen(cards: list[CardId], rules: GridFacts, opening: PlantOpening) -> list[CardId]:
    """Take out as many cards of each back as the number of players asks for."""
    kept = list(cards)
    for back, amount in opening.removed[rules.seats].items():
        gone = [card for card in kept if back in ("any", rules.edition.plants[card].back)][:amount]
        kept = [card for card in kept if card not in gone]
    return kept
