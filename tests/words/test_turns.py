"""What a hint says of a turn."""

import pytest

from powergrid_qt.ai.advice import Advice
from powergrid_qt.ai.judge import Candidate, Judgement
from powergrid_qt.ai.kept_judgements import Limit
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.moves import Open
from powergrid_qt.words.names import NO_BREAK
from powergrid_qt.words.turns import turn_text
from tests.story_games import config


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (2, "Put up Plant 03: bid 3 €, up to 5 €, then let it go"),
        (0, "Put up Plant 03 and bid 3 €, but no more"),
    ],
)
def test_a_bid_is_told_with_its_limit_only_if_that_is_higher(more: int, told: str) -> None:
    game = Game(config("classic-2004", "germany", 3))
    options = game.legal_moves
    assert isinstance(options, OpeningOptions)
    (card, bids), *_ = options.offers
    move = Open(options.seat, card, bids.start)
    judged = Judgement(move, (Candidate(move, ()),))
    limit = Limit(1, card, bids.start + more)
    advice = Advice(move, steps=(judged,), limit=limit)
    assert turn_text(advice, game).replace(NO_BREAK, " ") == told
