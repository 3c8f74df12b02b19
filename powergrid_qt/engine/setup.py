"""What the set-up of all editions has in common: order, regions, and checks of fixed parts."""

from collections.abc import Collection

from powergrid_qt.engine.board import Board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.edition import Edition
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.engine.randomness import generator, shuffled
from powergrid_qt.engine.refusals import SetupError, refuse


def check_common(config: GameConfig, edition: Edition, board: Board) -> None:
    seats = len(config.players)
    fixed = config.setup
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
    """S3: drawn by lot."""
    if config.setup.order is not None:
        return config.setup.order
    return tuple(shuffled(range(len(config.players)), config.seed, "order"))


def choose_regions(
    config: GameConfig, board: Board, count: int, always: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """S2: drawn among all connected areas of the right size that hold the regions `always` in
    play."""
    if config.setup.regions is not None:
        return config.setup.regions
    choices = [area for area in connected_choices(board, count) if area.issuperset(always)]
    drawn = choices[int(generator(config.seed, "regions").random() * len(choices))]
    return tuple(region.id for region in board.regions if region.id in drawn)
