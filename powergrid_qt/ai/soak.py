"""Games of every kind, watched after every move: a game that breaks leaves its record.

A number and a seed name a game, so that a run can be broken off and gone on with, and one game of
it looked at alone.
"""

import functools
import itertools
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from powergrid_qt.ai.levels import PERSONA_LEVELS, thinks_long
from powergrid_qt.ai.players import STYLES
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.engine import Event, Game, GameConfig, GameOptions, Record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.edition import PLAYER_COUNTS, edition_data, edition_facts, edition_ids
from powergrid_qt.engine.invariants import Violation, Watch, require
from powergrid_qt.engine.randomness import generator, shuffled
from powergrid_qt.engine.record import parse_record, record_text, replay, replayed

LEVEL_WEIGHTS: Mapping[str, float] = {
    **dict.fromkeys((*STYLES, "random", "greedy"), 8.0),
    **{level: 0.1 if thinks_long(level) else 4.0 for level in PERSONA_LEVELS},
}
"""How often a seat is given to a level. Those that take long come less often: what is looked for
are positions that nobody has thought of, and the quick ones come to the strangest."""
BOLD = 0.5
"""How often something optional is chosen: a draft, open money, a beginner's game."""


@dataclass(frozen=True, slots=True)
class BrokenGame:
    """What went wrong, and the game as far as it was played."""

    what: str
    record: Record


# -- which games ------------------------------------------------------------------------------


@functools.cache
def kinds() -> tuple[tuple[str, str, int], ...]:
    """Every edition on each of its boards for any number of players, in a mixed order, so that
    also a short run has something of everything."""
    boards = [(name, board) for name in edition_ids() for board in edition_data(name)["boards"]]
    every = ((*place, players) for place, players in itertools.product(boards, PLAYER_COUNTS))
    return tuple(shuffled(every, 0, "soak"))


def game_number(number: int, seed: int) -> GameConfig:
    """Return one game of a run: its kind comes by turns, all else by chance."""
    edition, board, players = kinds()[number % len(kinds())]
    facts = edition_facts(edition, board)
    rng = generator(seed, f"soak {number}")
    levels = rng.choices(list(LEVEL_WEIGHTS), list(LEVEL_WEIGHTS.values()), k=players)
    optional = [card for card in facts.promo_cards if card not in facts.always_in_deck]
    options = GameOptions(
        promo=_some(optional, rng),
        beginner=facts.beginner and rng.random() < BOLD,
        open_money=rng.random() < BOLD,
        draft=facts.draft_possible(players) and rng.random() < BOLD,
    )
    return GameConfig(edition, board, computer_seats(levels), rng.randrange(2**32), options)


def _some(cards: Sequence[str], rng: Random) -> tuple[str, ...]:
    """Choose none of the cards, all of them, or each with a chance of one half."""
    chance = rng.choice((0.0, 0.5, 1.0))
    return tuple(card for card in cards if rng.random() < chance)


# -- playing ----------------------------------------------------------------------------------


def watched_game(config: GameConfig) -> Game | BrokenGame:
    """A game among the computer players of its seats, to its end if nothing breaks."""
    game = Game(config)
    try:
        _watch(game, play_on(game, players_of(config)))
        again = replayed(parse_record(record_text(Record.of(game))))
        require(again.snapshot() == game.snapshot(), "the record leads to another position")
    except Exception as error:  # any kind of error is what we are looking for
        return BrokenGame(_told(error), Record.of(game))
    return game


def watched_record(record: Record) -> Game | BrokenGame:
    """The game of a record, if nothing breaks; one among computer players that it leaves in the
    middle is played anew, since one of them may be what breaks."""
    games = replay(record)
    game = next(games)
    try:
        _watch(game, (moved.events_of(len(moved.moves)) for moved in games))
    except Exception as error:
        return BrokenGame(_told(error), Record.of(game))
    if game.over or any(seat.kind == HUMAN for seat in record.config.players):
        return game
    return watched_game(record.config)


def _watch(game: Game, moves: Iterator[list[Event]]) -> None:
    watch = Watch(game)
    for events in moves:
        watch.after(events)


def _told(error: Exception) -> str:
    if isinstance(error, Violation):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"
