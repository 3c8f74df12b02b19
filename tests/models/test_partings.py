"""Where a game parts from the one it was played on from, as a value and in words."""

from dataclasses import replace

from powergrid_qt.engine import COLORS, Game, GameConfig, Move, Record, Seat
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.models.branches import Parting, parting_of, parting_text

SEATS = tuple(Seat(name, color, "human") for name, color in zip("ABC", COLORS, strict=False))
CONFIG = GameConfig("classic-2009", "germany", SEATS, 3)
FIRST = Game(CONFIG).state.order[0]
SECOND, THIRD = (FIRST + 1) % 3, (FIRST + 2) % 3
OPENED = Open(FIRST, 4, 4)
BOUGHT = (Bid(SECOND, 6), Pass(THIRD), Pass(FIRST))
"""The second gets it."""


def record(*moves: Move) -> Record:
    return Record(CONFIG, (OPENED, *moves))


def parted(one: Record, other: Record) -> Parting:
    found = parting_of(one, other)
    assert found is not None
    return found


def test_what_was_bought_is_told_instead_of_the_bids() -> None:
    parting = parted(record(*BOUGHT), record(Pass(SECOND), Pass(THIRD)))
    name = SEATS[SECOND].name
    assert len(parting.game.moves) == 1
    assert parting_text(parting) == (
        f"In round 1, {name}: “Buy Plant 04 for 6\xa0€” instead of “Pass on Plant 04”"
    )


def test_a_bid_that_bought_nothing_is_told_as_it_was() -> None:
    outbid = (Bid(SECOND, 5), Bid(THIRD, 9), Pass(FIRST), Pass(SECOND))
    text = parting_text(parted(record(*outbid), record(*BOUGHT)))
    assert text.endswith("“Bid 5\xa0€” instead of “Buy Plant 04 for 6\xa0€”")


def test_the_same_purchase_by_other_bids_is_told_by_them() -> None:
    slowly = (Bid(SECOND, 5), Pass(THIRD), Bid(FIRST, 6), Bid(SECOND, 7), Pass(FIRST))
    at_once = (Bid(SECOND, 7), Pass(THIRD), Pass(FIRST))
    text = parting_text(parted(record(*slowly), record(*at_once)))
    assert text.endswith("“Bid 5\xa0€” instead of “Bid 7\xa0€”")


def test_other_people_may_sit_there_but_the_cards_lie_alike() -> None:
    made, before = record(*BOUGHT), record(Pass(SECOND))
    strangers = tuple(replace(seat, kind="hard") for seat in SEATS)
    assert parting_of(made, replace(before, config=replace(CONFIG, players=strangers)))
    assert parting_of(made, replace(before, config=replace(CONFIG, seed=4))) is None
    assert parting_of(made, record(*BOUGHT[:2])) is None, "it has gone no further"
