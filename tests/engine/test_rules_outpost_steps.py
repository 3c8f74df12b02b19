"""O20-O23: discount tokens, the largest card, and what steps 2 and 3 do to the card market."""

from typing import Any

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import CardBuried, CardDrawn, CardRemoved, PileShuffled
from powergrid_qt.engine.moves import Open, RunCards
from tests.engine.outpost_positions import (
    LAYOUT,
    after_round,
    all_pass,
    buy,
    end_round,
    events_of,
    give,
    in_auctions,
    market,
    new_game,
    pile,
    refused,
    to_bureaucracy,
)
from tests.engine.positions import play, removals

SEVEN = "p1 s1 p2 s2 p3 s3 p4"
"""Cities for houses."""


def removed(events: list[Any]) -> list[str]:
    return [str(card) for card, _ in removals(events)]


# -- O20: discount tokens --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round_number", "token"), [(1, "-1"), (2, "-2"), (3, "-3"), (4, "-4"), (5, "-5"), (6, "")]
)
def test_o20_each_current_card_gets_the_token_of_the_round(round_number: int, token: str) -> None:
    after, _ = after_round(LAYOUT, "40", round_number)
    assert after == f"11{token} 12{token} 13{token} 14{token} | 15 16 17 40"


def test_o20_tokens_add_up_and_lie_on_the_top_card() -> None:
    after, _ = after_round("11-1 12,12a-3 13,13a 14 | 15-3 16 17 18", "40", round_number=3)
    assert after == "11-4 12,12a-6 13,13a-3 14-3 | 15-3 16 17 40"


@pytest.mark.parametrize(
    ("layout", "round_number", "gone"),
    [
        ("2 3 4 5 | 6 7 8 9", 1, []),
        ("2 3 4 5 | 6 7 8 9", 2, ["2"]),
        ("2-1 3-1 4 5 | 6 7 8 9", 2, ["2", "3"]),
        ("2 3 4 5 | 6 7 8 9", 5, ["2", "3", "4", "5"]),
        ("2 3 4 5-3 | 6 7 8 9", 2, ["2", "5"]),
        ("2 3 4 5 | 6 7 8 9", 6, []),
    ],
)
def test_o20_cards_whose_tokens_reach_their_number_leave(
    layout: str, round_number: int, gone: list[str]
) -> None:
    game = new_game(market=layout, pile="40 41 42 43 44 45 46")
    events = end_round(game, round_number)
    assert removed(events) == gone
    assert len(market(game).split()) == 9, "all places are filled again"


def test_o20_all_tokens_first_then_the_smallest_goes_each_with_its_replacement() -> None:
    game = new_game(market="2 3 5 6 | 7 8 9 10", pile="1 4 40")
    events = end_round(game, 3)
    changes = [event for event in events if isinstance(event, CardRemoved | CardDrawn)]
    assert [str(event.card) for event in changes] == ["2", "1", "3", "4", "40"]
    assert market(game) == "1 4 5-3 6-3 | 7 8 9 40", "cards drawn now get no token"


def test_o20_of_a_stack_only_the_top_card_leaves_and_nothing_is_drawn() -> None:
    game = new_game(market="2,2a,2b 5 6 7 | 8 9 10 11", pile="40 41")
    events = end_round(game, 2)
    assert removed(events) == ["2b"]
    assert (market(game), pile(game)) == ("2,2a 5-2 6-2 7-2 | 8 9 10 40", "41 11")


def test_o20_in_step_3_the_four_smallest_places_get_the_tokens() -> None:
    after, _ = after_round("11 12,12a 13-1 14 15-1 16", "40", round_number=4, step=3)
    assert after == "11-4 12,12a-4 13-5 14-4 15-1 16"


# -- O21: the largest card -------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize(
    ("layout", "drawn", "after"),
    [
        ("3 4 5 6 | 7 8 9 10", "40 41", ("3 4 5 6 | 7 8 9 40", "41 10")),
        ("3 4 5 6 | 7 8 9 10", "2 41", ("2 3 4 5 | 6 7 8 9", "41 10")),
        # of equal numbers the rightmost
        ("3 4 5 6 | 7 8 10b 10", "40 41", ("3 4 5 6 | 7 8 10b 40", "41 10")),
        ("3 4 5 6 | 7 8 10,10a 10b", "40 41", ("3 4 5 6 | 7 8 10,10a 40", "41 10b")),
        # of a stack the top card, and nothing is drawn
        ("3 4 5 6 | 7 8 9 10,10a", "40 41", ("3 4 5 6 | 7 8 9 10", "40 41 10a")),
        ("3 4 5 6 | 7 8 9 10,10a-2", "40 41", ("3 4 5 6 | 7 8 9 10", "40 41 10a")),
    ],
)
def test_o21_the_largest_future_card_goes_under_the_pile(
    step: int, layout: str, drawn: str, after: tuple[str, str]
) -> None:
    assert after_round(layout, drawn, step=step) == after


def test_o21_tokens_on_it_leave_the_game() -> None:
    after, _ = after_round("3 4 5 6 | 7 8 9 10-3", "")
    assert after == "3 4 5 6 | 7 8 9 10", "it is the only card to be drawn"


def test_o21_in_step_3_nothing_is_removed() -> None:
    assert after_round("3 4 5 6 7 8", "40 41", step=3) == ("3 4 5 6 7 8", "40 41")


def test_o20_o21_discounts_come_first() -> None:
    game = new_game(market="2 5 6 7 | 8 9 10 11", pile="40 41 42")
    events = end_round(game, 2)
    assert removed(events) == ["2"]
    assert [event.card for event in events_of(events, CardBuried)] == ["40"]
    assert market(game) == "5-2 6-2 7-2 8 | 9 10 11 41"


# -- O22: step 2 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "houses"), [(3, 7), (4, 7), (5, 7), (6, 6)])
def test_o22_step_2_starts_with_phase_4_when_somebody_has_the_houses(
    players: int, houses: int
) -> None:
    for built, step in ((houses - 1, 1), (houses, 2)):
        game = new_game(players, market="3-2 4 5 6 | 7 8 9 10", pile="40 41")
        give(game, 1, houses=" ".join(SEVEN.split()[:built]))
        gone = removed(to_bureaucracy(game))
        assert (game.state.step, game.state.phase) == (step, "bureaucracy")
        if step == 2:
            assert gone == ["3"]
            assert (market(game), pile(game)) == ("4 5 6 7 | 8 9 10 40", "41")
        else:
            assert gone == []


def test_o22_of_a_stack_only_the_top_card_leaves_and_nothing_is_drawn() -> None:
    game = new_game(market="3,3a,3b-2 4 5 6 | 7 8 9 10", pile="40 41")
    give(game, 1, houses=SEVEN)
    assert removed(to_bureaucracy(game)) == ["3b"]
    assert (market(game), pile(game)) == ("3,3a 4 5 6 | 7 8 9 10", "40 41")


def test_o22_the_smallest_card_leaves_only_once() -> None:
    game = new_game()
    give(game, 1, houses=SEVEN)
    assert removed(to_bureaucracy(game)) == ["11"]
    assert removed(to_bureaucracy(game)) == []


# -- O23: step 3 -----------------------------------------------------------------------------------


def step3_drawn_in_auctions(layout: str, step: int) -> Game:
    """Phase 2: the first card of the market was bought, and "Step 3" drawn for it."""
    shuffled = ("42", "40", "43", "41")
    game = in_auctions(layout, "step3 40 41 42 43", step=step, pile_after_step3=shuffled)
    events = buy(game, layout.split()[0])
    assert len(events_of(events, PileShuffled)) == 1
    return game


def test_o23_step_3_in_phase_2_lies_as_the_largest_card_and_drawing_goes_on() -> None:
    game = step3_drawn_in_auctions("2 3 4 5 | 6 7 8 9", step=2)
    assert (market(game), pile(game)) == ("3 4 5 6 | 7 8 9 step3", "42 40 43 41")
    assert refused(game, Open(1, "step3", 60)) == "not_for_sale"
    assert refused(game, Open(1, "7", 7)) == "not_for_sale"
    buy(game, "3")
    assert (market(game), pile(game)) == ("4 5 6 7 | 8 9 42 step3", "40 43 41")
    assert game.state.step == 2


@pytest.mark.parametrize(
    ("layout", "gone", "after"),
    [
        ("2 3 4 5 | 6 7 8 9", ["3"], "4 5 6 7 8 9"),
        ("2 3,3a,3b-2 4 5 | 6 7 8 9", ["3", "3a", "3b"], "4 5 6 7 8 9"),
        ("2 3 4 5-3 | 6 7-3 8 9", ["3"], "4 5-3 6 7-3 8 9"),
    ],
)
def test_o23_it_leaves_with_the_smallest_place_and_step_3_starts_with_phase_3(
    layout: str, gone: list[str], after: str
) -> None:
    game = step3_drawn_in_auctions(layout, step=2)
    assert removed(all_pass(game)) == [*gone, "step3"]
    assert (game.state.phase, game.state.step) == ("expansion", 3)
    assert (market(game), pile(game)) == (after, "42 40 43 41"), "neither is replaced"


@pytest.mark.parametrize(
    ("layout", "gone", "after", "left"),
    [
        # the smallest, replaced from the shuffled pile, then the next with "Step 3"
        ("2 3 4 5 | 6 7 8 9", ["3", "4"], "5 6 7 8 9 42", "40 43 41"),
        # of a stack the top card, not replaced, then all that is left of it
        ("2 3,3a,3b 4 5 | 6 7 8 9", ["3b", "3", "3a"], "4 5 6 7 8 9", "42 40 43 41"),
    ],
)
def test_o23_before_step_2_the_change_of_step_2_comes_first(
    layout: str, gone: list[str], after: str, left: str
) -> None:
    game = step3_drawn_in_auctions(layout, step=1)
    assert game.state.step == 1
    assert removed(all_pass(game)) == [*gone, "step3"]
    assert (game.state.step, market(game), pile(game)) == (3, after, left)


def test_o23_the_card_drawn_for_step_2_may_leave_with_step_3() -> None:
    game = new_game(market="3 4 5 6 | 7 8 9 10", pile="step3 40 1", pile_after_step3=("1", "40"))
    assert removed(end_round(game)) == ["3", "1", "step3"]
    assert market(game) == "4 5 6 7 8 9"


@pytest.mark.parametrize(
    ("layout", "step", "gone", "after", "left"),
    [
        ("3 4 5 6 | 7 8 9 10", 2, ["3"], "4 5 6 7 8 9", "41 40 10"),
        ("3,3a 4 5 6 | 7 8 9 10", 2, ["3", "3a"], "4 5 6 7 8 9", "41 40 10"),
        ("3 4 5 6 | 7 8 9 10", 1, ["3", "4"], "5 6 7 8 9 41", "40 10"),
    ],
)
def test_o23_in_phase_4_it_leaves_at_once_and_step_3_starts_with_the_next_round(
    layout: str, step: int, gone: list[str], after: str, left: str
) -> None:
    game = new_game(market=layout, pile="step3 40 41", step=step, pile_after_step3=("41", "40"))
    assert removed(end_round(game)) == [*gone, "step3"]
    assert (game.state.step, game.state.round, game.state.phase) == (3, 7, "auction")
    assert (market(game), pile(game)) == (after, left)


def test_o22_o23_drawn_for_step_2_there_are_2_future_places_and_o21_is_carried_out() -> None:
    game = new_game(market="3 4 5 6 | 7 8 9 10", pile="step3 40 41", pile_after_step3=("41", "40"))
    give(game, 0, houses=SEVEN)
    assert removed(to_bureaucracy(game)) == ["3", "4", "step3"]
    assert (game.state.step, market(game)) == (2, "5 6 7 8 | 9 10")
    play(game, *(RunCards(seat, ()) for seat in game.state.order))
    assert (game.state.step, market(game), pile(game)) == (3, "5 6 7 8 9 41", "40 10")


def test_o20_o23_drawn_for_a_discounted_card() -> None:
    game = new_game(
        market="2 4-1 5 6 | 7 8 9 10",
        pile="step3 40 41 42",
        step=2,
        pile_after_step3=("41", "42", "40"),
    )
    events = end_round(game, 3)
    assert removed(events) == ["2", "4", "step3"]
    assert [event.card for event in events_of(events, CardBuried)] == ["10"]
    assert market(game) == "5-3 6-3 7 8 9 41"


def test_o23_in_step_3_all_6_places_are_up_for_auction() -> None:
    game = in_auctions("3 4 5 6 7 8", "40 41", step=3)
    buy(game, "8")
    assert (market(game), pile(game)) == ("3 4 5 6 7 40", "41")
