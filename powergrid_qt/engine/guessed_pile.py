"""A game whose pile is a guess, for whoever plays along without knowing it: what comes to light is
put right.

A card that lies elsewhere in the guess changes places with the one that lies there. So the guess
always could be true, and since the configuration is put right as well, it leads with the moves to
the position, as that of any game does.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import Overrides
from powergrid_qt.engine.events import CardDrawn, Event, PileShuffled
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import IN_PILE

Exchange = tuple[CardId, CardId]


class NoSuchPile(Exception):
    """What is told of the pile does not fit to what was seen before."""


def cards_drawn(events: Iterable[Event]) -> list[CardId]:
    """The cards that were turned over, in their order."""
    return [event.card for event in events if isinstance(event, CardDrawn)]


def fix_pile(game: Game) -> None:
    """Write into the configuration of a game that was just set up how its pile lies."""
    _configure(game, replace(game.config.setup, pile=game.state.pile))


def apply_with(game: Game, move: Move, drawn: Sequence[CardId]) -> list[Event]:
    """Make a move that turns over these cards, in their order; `NoSuchPile` if it cannot, and then
    nothing has changed but the guess."""
    last = drawn.index(STEP3) + 1 if STEP3 in drawn else len(drawn)
    hidden = {*game.state.pile, *_removed(game)}  # others go on the pile in this very move
    for place, card in enumerate(card for card in drawn[:last] if card in hidden):
        _lay(game, place, card)
    after = list(dict.fromkeys(drawn[last:]))
    if STEP3 in drawn:
        _configure(game, replace(game.config.setup, pile_after_step3=tuple(after)))
    foreseen = game.copy()
    events = foreseen.apply(move)
    if cards_drawn(events) != list(drawn):
        raise NoSuchPile("other cards are turned over")
    game.apply(move)
    if any(isinstance(event, PileShuffled) for event in events):
        shuffled = tuple(dict.fromkeys([*after, *game.state.pile]))
        _configure(game, replace(game.config.setup, pile_after_step3=shuffled))
    return events


def show_top(game: Game, card: CardId) -> None:
    """Guess the pile anew so that this card is on top."""
    _lay(game, 0, card)


def show_back(game: Game, back: str) -> None:
    """Guess the pile anew so that the top card has this back."""
    rules, pile = game.state.rules, game.state.pile
    if rules.back_of(pile[:1]) != back:
        card = next((card for card in pile if rules.back_of((card,)) == back), None)
        if card is None:
            raise NoSuchPile("no card has this back")
        _exchange(game, (pile[0], card))


def exchanges(
    rules: Rules[Any], pile: Sequence[CardId], removed: Sequence[CardId], place: int, card: CardId
) -> list[Exchange]:
    """Which cards change places so that `card` lies at a place of the pile. How many of each group
    were removed unseen is known, and stays so."""
    if place >= len(pile):
        raise NoSuchPile("the pile is empty")
    there = pile[place]
    if there == card:
        return []
    if card in pile[place:]:
        return [(there, card)]
    if card not in removed:
        raise NoSuchPile("the card is not in the pile")
    group = rules.groups[card]
    alike = (one for one in pile[place:] if one != STEP3 and rules.groups[one] == group)
    other = next(alike, None)
    if other is None:
        raise NoSuchPile("no such card is left")
    return [(other, card)] if other == there else [(there, other), (other, card)]


def exchanged(cards: Iterable[CardId], pair: Exchange) -> tuple[CardId, ...]:
    one, other = pair
    return tuple([other if card == one else one if card == other else card for card in cards])


def _lay(game: Game, place: int, card: CardId) -> None:
    state = game.state
    for pair in exchanges(state.rules, state.pile, _removed(game), place, card):
        _exchange(game, pair)


def _removed(game: Game) -> tuple[CardId, ...]:
    """Return the cards that may be removed: it may still turn out that they were not."""
    return game.state.removed if game.state.step3 == IN_PILE else ()


def _exchange(game: Game, pair: Exchange) -> None:
    state, setup = game.state, game.config.setup
    state.pile = exchanged(state.pile, pair)
    if state.step3 == IN_PILE:
        state.removed = exchanged(state.removed, pair)
        _configure(game, replace(setup, pile=exchanged(setup.pile or (), pair)))
    else:
        after = exchanged(setup.pile_after_step3 or (), pair)
        _configure(game, replace(setup, pile_after_step3=after))


def _configure(game: Game, setup: Overrides) -> None:
    game.config = replace(game.config, setup=setup)
    game.state.rules = game.state.rules.with_config(game.config)
