"""Setting up an Outpost game (O1-O6), from the seed or as fixed."""

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.opening import begin, check_cards, check_common, choose_order
from powergrid_qt.engine.outpost.card_market import FillCardMarket
from powergrid_qt.engine.outpost.edition import OutpostEdition
from powergrid_qt.engine.outpost.state import (
    OutpostFacts,
    OutpostPlayer,
    OutpostState,
    OutpostTrust,
    Stack,
)
from powergrid_qt.engine.outpost.trust import TRUST_HOUSES
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.refusals import SetupError, refuse


def check(config: GameConfig, edition: OutpostEdition, board: Board) -> None:
    """Refuse what does not fit together; `SetupError` says what."""
    check_common(config, edition, board)
    options, fixed = config.options, config.setup
    if options.promo:
        card = options.promo[0]
        raise SetupError(refuse("unknown_promo", edition=edition.id, card=card, known=()))
    if options.beginner:
        raise SetupError(refuse("no_beginner", edition=edition.id))
    if fixed.tiles is not None and sorted(fixed.tiles) != sorted(board.tiles):
        raise SetupError(refuse("setup_tiles", needed=len(board.tiles)))
    if any(city.slot is None for city in board.cities):
        raise SetupError(refuse("no_building_slots", edition=edition.id))
    check_cards(config, edition.cards)
    if (fixed.market is None) != (fixed.pile is None):
        raise SetupError(refuse("setup_market_and_pile"))


def new_state(rules: OutpostFacts, log: list[Event]) -> OutpostState:
    """The position after the set-up; the agenda holds what comes first."""
    edition, config = rules.edition, rules.config
    fixed, cities = config.setup, len(rules.board.cities)
    pile = make_pile(rules) if fixed.pile is None else (*(fixed.market or ()), *fixed.pile)
    state = OutpostState(
        rules=rules,
        order=choose_order(config),
        places=edition.places,
        slots=[()] * cities,
        built=[False] * cities,
        players=[OutpostPlayer(money=edition.start_money) for _ in config.players],
        trust=OutpostTrust(left=TRUST_HOUSES) if rules.has_trust else None,
        labour=list(rules.field_sizes),
        pile=pile,
        removed=tuple(card for card in edition.cards if card not in pile),
    )
    open_market(state)
    opened = len(pile) - len(state.pile)
    if fixed.market is not None and opened != len(fixed.market):
        raise SetupError(refuse("setup_opening", needed=opened, found=len(fixed.market)))
    begin(state, log)
    return state


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
