"""The yardstick: uniformly among sensible legal moves, so that games end.

"Sensible" leaves out what only draws a game out or throws money away: bids that jump, fuel that
no plant burns this round, detours, plants left idle. Everything else is chance. Each family of
editions says what that is in its `styles.py`; auctions are here.
"""

from random import Random

from powergrid_qt.ai.family import Choices, family_of
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.moves import Move, Open, Pass


class RandomPlayer:
    """Decides by its own generator; the same seed and game give the same moves.

    It is handed the game itself and plays as well without the pile and the seed: a test takes both
    away from it. Guesses in their place would take a third of its time.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._rng: Random | None = None
        self._choices: Choices = {}

    def decide(self, game: Game) -> Move:
        if self._rng is None:
            # One that takes over in mid-game does not repeat what another did before.
            self._rng = Random(self._seed + len(game.moves))
            self._choices = {**AUCTIONS, **family_of(game.config).choices}
        options = game.legal_moves
        choose = self._choices.get(type(options))
        if choose is not None:
            return choose(options, self._rng)
        moves = list(options)
        return moves[int(self._rng.random() * len(moves))]


def open_or_pass(options: OpeningOptions, rng: Random) -> Move:
    """A card at its minimum, or a pass: each as likely as the others."""
    offers = options.offers
    pick = int(rng.random() * (len(offers) + options.may_pass))
    if pick == len(offers):
        return Pass(options.seat)
    card, bids = offers[pick]
    return Open(options.seat, card, bids.start)


def raise_or_pass(options: AuctionOptions, rng: Random) -> Move:
    bids = options.bids
    if bids and rng.random() < 0.5:
        return options.raised_to(bids.start)
    return Pass(options.seat)


AUCTIONS: Choices = {OpeningOptions: open_or_pass, AuctionOptions: raise_or_pass}
