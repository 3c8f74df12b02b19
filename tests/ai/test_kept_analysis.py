"""The analysis in a record: what is read is what was written, and anything else is ignored."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.ai.analysis import ALL, Lead, MoveVerdict, Occasion, closeness
from powergrid_qt.ai.kept_analysis import KEY, analysis_to_json, kept_verdicts
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.moves import Pass, because
from powergrid_qt.engine.record import parse_record, record_text, replay
from tests.ai.analyses import closeness_of

SEATS = (0,)


def analysed() -> tuple[Record, list[MoveVerdict]]:
    """A game in which the expert would have passed at every bid."""
    config = GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 5)
    record = Record.of(play_game(config))
    verdicts = []
    for number, (game, move) in enumerate(zip(replay(record), record.moves, strict=False)):
        passing = Pass(0)
        if move.seat == 0 and game.state.phase == "auction" and game.why_not(passing) is None:
            costs = 0.0 if move == passing else 0.25
            verdicts.append(
                MoveVerdict(
                    *(number, 0, Occasion(number, auction=True, phase="auction"), move),
                    Choice(passing, because("bid_too_dear", card=4, limit=7) if costs else None),
                    *(1.5, 1.5 + costs, 0.5, 0.5 - costs),
                    lead=Lead(1.0, -0.5, 12.25) if costs else Lead(),
                )
            )
    about = {KEY: analysis_to_json(record, verdicts, {0: closeness(verdicts)})}
    return replace(record, about=about), verdicts


RECORD, VERDICTS = analysed()


def test_it_is_read_as_it_was_written() -> None:
    assert {one.cost for one in VERDICTS} == {0.0, 0.25}
    again = parse_record(record_text(RECORD))
    assert kept_verdicts(again, SEATS) == VERDICTS
    assert closeness_of(again, 0) == pytest.approx(closeness(VERDICTS)[ALL], abs=0.001)
    assert closeness_of(again, 0, "auction") == closeness_of(again, 0)
    assert closeness_of(again, 0, "building") is None
    assert closeness_of(again, 1) is None


def test_it_is_small() -> None:
    assert len(json.dumps(RECORD.about[KEY])) < 250 * len(VERDICTS)


def test_it_counts_for_the_game_it_was_made_of() -> None:
    """Not for one that went on, one that was played otherwise, or other people."""
    shorter = replace(RECORD, entries=RECORD.entries[:-1])
    *most, last = RECORD.moves
    other = replace(RECORD, entries=(*most[:-1], last, most[-1]))
    for record in (shorter, other):
        assert kept_verdicts(record, SEATS) is None
        assert closeness_of(record, 0) is None
    assert kept_verdicts(RECORD, (0, 1)) is None


def with_decision(**changed: Any) -> dict[str, Any]:
    kept = RECORD.about[KEY]
    costly = next(one for one in kept["decisions"] if "better" in one)
    return {**kept, "decisions": [{**costly, **changed}]}


BETTER = next(one["better"] for one in RECORD.about[KEY]["decisions"] if "better" in one)


@pytest.mark.parametrize(
    "bad",
    [
        *(None, 7, "yes", [], {}),
        {**RECORD.about[KEY], "version": 99},
        {**RECORD.about[KEY], "more": 1},
        {**RECORD.about[KEY], "decisions": [None]},
        {**RECORD.about[KEY], "closeness": {"0": {"all": 1.5}}},
        {**RECORD.about[KEY], "closeness": {"0": {"all": True}}},
        with_decision(n=len(RECORD.moves)),
        with_decision(n=-1),
        with_decision(n=10**30),
        with_decision(place=0),
        with_decision(wins="many"),
        with_decision(better={}),
        with_decision(better={**BETTER, "lead": [1, 2]}),
        with_decision(better={**BETTER, "lead": [1, 2, 10**400]}),
        with_decision(better={**BETTER, "move": {"p": 0, "do": "dance"}}),
        with_decision(better={**BETTER, "move": {"p": 0, "do": "bid", "amount": 10**9}}),
        with_decision(better={**BETTER, "move": {"p": 1, "do": "pass"}}),
    ],
)
def test_what_makes_no_sense_is_ignored(bad: object) -> None:
    assert kept_verdicts(replace(RECORD, about={KEY: bad}), SEATS) is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(deadline=None)
@given(key=st.sampled_from(sorted(RECORD.about[KEY])), value=JSON)
def test_whatever_stands_there_nothing_breaks(key: str, value: Any) -> None:
    record = replace(RECORD, about={KEY: {**RECORD.about[KEY], key: value}})
    kept_verdicts(record, SEATS)
    closeness_of(record, 0)
