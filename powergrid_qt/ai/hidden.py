"""What a player may know: a copy of the game in which everything hidden is a fresh guess.

Hidden are the order of the pile, which cards were removed unseen at the set-up, and the seed,
from which both could be worked out. Everything else lies open or could be counted: cards that
went under the pile were seen, and so was every payment, whether money is shown or not.
"""

from collections import Counter
from random import Random

from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig, Overrides
from powergrid_qt.engine.randomness import shuffle
from powergrid_qt.engine.state import IN_PILE, State


def seen_by(game: Game, seat: int, rng: Random) -> Game:
    """An independent copy as the player at `seat` may imagine it, by the guess of `rng`.

    The guess is made from open information only, in an order that tells nothing: the same
    generator gives the same copy for all games that this player could not tell apart.
    Its `config` has a guessed seed too, so the copy can be played on but not set up again.
    """
    seen = game.copy()
    state = seen.state
    seen.config = guessed_config(game.config, rng)
    state.rules = state.rules.with_config(seen.config)
    state.pile, state.removed = guessed_pile(game.state, seat, rng)
    return seen


def guessed_config(config: GameConfig, rng: Random) -> GameConfig:
    """The seed decides the shuffle that "Step 3" causes, and `setup` may have fixed it."""
    seed = int(rng.random() * 2**53)
    return GameConfig(
        config.edition, config.board, config.players, seed, config.options, Overrides()
    )


def guessed_pile(
    state: State, seat: int, rng: Random
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """A pile and the cards removed unseen, each as likely as any other that fits."""
    pile = state.pile
    if state.step3 != IN_PILE:  # what is left went under it openly: only the order is hidden
        order, _ = dealt(state, seat, sorted(pile, key=str), (), rng)
        return order, state.removed
    depth = pile.index(STEP3) if STEP3 in pile else len(pile)
    unseen = sorted((*pile[:depth], *state.removed), key=str)
    above, removed = dealt(state, seat, unseen, state.removed, rng)
    return above + pile[depth:], removed


def dealt(
    state: State, seat: int, cards: list[CardId], removed: tuple[CardId, ...], rng: Random
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The cards as they may lie, and those that may have been removed: as many of each group
    as really were."""
    groups = state.rules.groups
    shuffle(cards, rng)
    top: list[CardId] = []
    if len(cards) > len(removed):
        top = known_top(state, seat, cards)
        cards = [card for card in cards if card not in top]
    missing = Counter([groups[card] for card in removed])
    kept, gone = [], []
    for card in cards:
        group = groups[card]
        if missing[group]:
            missing[group] -= 1
            gone.append(card)
        else:
            kept.append(card)
    shuffle(kept, rng)  # taking out the first cards of a group has left its others too far down
    return (*top, *kept), tuple(gone)


def known_top(state: State, seat: int, cards: list[CardId]) -> list[CardId]:
    """The card on top, as far as the player knows it: itself, or one with its back, or none."""
    top = state.rules.known_top(state, seat)
    if top is not None:
        return [top]
    back = state.rules.top_back(state)
    if back is None:
        return []
    return [next(card for card in cards if state.rules.groups[card] == back)]
