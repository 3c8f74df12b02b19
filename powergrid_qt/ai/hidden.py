"""What a player may know: a copy of the game in which everything hidden is a guess.

Hidden are the order of the pile, which cards were removed unseen at the set-up, and the seed,
from which both could be worked out. Everything else lies open or could be counted: cards that
went under the pile were seen, and so was every payment, whether money is shown or not.
"""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig, Overrides
from powergrid_qt.engine.randomness import generator, shuffle
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import IN_PILE, State

Hidden = tuple[tuple[CardId, ...], tuple[CardId, ...]]
"""The pile, and the cards removed unseen."""


def seen_by(game: Game, seat: int, rng: Random) -> Game:
    """An independent copy as the player at `seat` may imagine it, by the guess of `rng`.

    The guess is made from open information only, in an order that tells nothing: the same
    generator gives the same copy for all games that this player could not tell apart.
    Its `config` has a guessed seed too, so the copy can be played on but not set up again.
    """
    seen = game.copy()
    state = seen.state
    seen.imagined = True
    seen.config = guessed_config(game.config, rng)
    state.rules = state.rules.with_config(seen.config)
    unseen = unseen_by(game.state, seat)
    state.pile, state.removed = unseen.dealt(lambda cards: shuffle(cards, rng))
    return seen


class Onlooker:
    """Sees a game as the player on move may know it, decision after decision.

    It is `seen_by` for those who only read: nothing is copied, and what is hidden lies in an order
    that is always the same. Estimates never look there, and shuffling takes longer than some of
    their decisions; a player that does look has to guess again, as the search does.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._rules: tuple[Rules[Any], Rules[Any]] | None = None
        self._pile: tuple[CardId, ...] | None = None
        self._top: CardId | None = None
        self._hidden: Hidden = ((), ())

    def look(self, game: Game) -> Game:
        real, seat = game.state, game.current
        assert seat is not None, "the game is over"
        state = real.shared()
        state.rules = rules = self._imagined(real.rules)
        state.pile, state.removed = self._guess(real, seat)
        return game.seen_as(state, rules.config)

    def _guess(self, real: State, seat: int) -> Hidden:
        """What is hidden, guessed again when another card is on top or the player learns which."""
        top = real.rules.known_top(real, seat)
        if real.pile is not self._pile or top != self._top:
            self._pile, self._top = real.pile, top
            self._hidden = unseen_by(real, seat).unshuffled
        return self._hidden

    def _imagined(self, rules: Rules[Any]) -> Rules[Any]:
        """The rules with another seed, guessed once for each game."""
        if self._rules is None or self._rules[0] is not rules:
            config = guessed_config(rules.config, generator(self._seed, "guess"))
            self._rules = rules, rules.with_config(config)
        return self._rules[1]


def guessed_config(config: GameConfig, rng: Random) -> GameConfig:
    """The seed decides the shuffle that "Step 3" causes, and `setup` may have fixed it."""
    return replace(config, seed=int(rng.random() * 2**53), setup=Overrides())


@dataclass(frozen=True, eq=False)
class Unseen:
    """What a player knows of the cards that nobody sees."""

    cards: tuple[CardId, ...]
    """The cards that lie above "Step 3" or were removed, in an order that tells nothing."""
    removed: tuple[str, ...]
    """The groups of those that were removed."""
    below: tuple[CardId, ...]
    """The cards from "Step 3" on down, in the order in which they really lie."""
    gone: tuple[CardId, ...]
    """The cards that are known to have been removed, since everything else was seen."""
    top: CardId | None
    """The card on top, for a player who knows it; else None."""
    back: str | None
    """The group of the card on top, where its back is open to all."""
    groups: Mapping[CardId, str]

    @functools.cached_property
    def unshuffled(self) -> Hidden:
        return self.dealt(lambda _cards: None)

    def dealt(self, mix: Callable[[list[CardId]], None]) -> Hidden:
        """A pile and the cards removed unseen, with as many of each group as really were; each
        as likely as any other that fits, if `mix` is fair."""
        cards = list(self.cards)
        mix(cards)
        top = self._top_of(cards) if len(cards) > len(self.removed) else []
        for card in top:
            cards.remove(card)
        gone = []
        for group in self.removed:
            card = next(card for card in cards if self.groups[card] == group)
            cards.remove(card)
            gone.append(card)
        mix(cards)  # taking out the first cards of a group has left its others too far down
        return (*top, *cards, *self.below), (*gone, *self.gone)

    def _top_of(self, cards: list[CardId]) -> list[CardId]:
        """The card on top, as far as the player knows it: itself, or one with its back, or none."""
        if self.top is not None:
            return [self.top]
        if self.back is None:
            return []
        return [next(card for card in cards if self.groups[card] == self.back)]


def unseen_by(state: State, seat: int) -> Unseen:
    rules = state.rules
    top = rules.known_top(state, seat)
    return _unseen(rules, state.pile, state.removed, state.step3 == IN_PILE, top)


@functools.lru_cache(maxsize=64)  # everybody is asked many times before the next card is drawn
def _unseen(
    rules: Rules[Any],
    pile: tuple[CardId, ...],
    removed: tuple[CardId, ...],
    step3_to_come: bool,
    top: CardId | None,
) -> Unseen:
    groups, back = rules.groups, rules.back_of(pile)
    if not step3_to_come:  # what is left went under it openly: only the order is hidden
        cards = tuple(sorted(pile, key=str))
        return Unseen(cards, (), (), removed, top, back, groups)
    depth = pile.index(STEP3) if STEP3 in pile else len(pile)
    cards = tuple(sorted((*pile[:depth], *removed), key=str))
    missing = tuple(sorted([groups[card] for card in removed]))
    return Unseen(cards, missing, pile[depth:], (), top, back, groups)
