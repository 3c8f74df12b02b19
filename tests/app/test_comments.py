"""Whatever people say of moves comes back from the record, and nothing else changes."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.moves import Reason
from powergrid_qt.engine.record import parse_record, record_text
from powergrid_qt.engine.schema import TURNING

GAME = play_game(GameConfig("classic-2009", "germany", computer_seats(["random"] * 2), 3))
WHY = Reason("search_finds", ())
TEXTS = st.text(max_size=80).filter(lambda text: re.search(f"[{TURNING}]", text) is None)
COMMENTS = st.lists(st.tuples(st.integers(0, 30), TEXTS), max_size=12)


@settings(deadline=None)
@given(said=COMMENTS)
def test_the_last_comment_on_a_move_is_kept(said: list[tuple[int, str]]) -> None:
    controller = GameController(watching=True)
    controller.look_at(GAME.copy(), {7: (WHY,)})
    for number, text in said:
        controller.comment(number, text)
    read = parse_record(record_text(controller.record))
    assert read.moves == tuple(GAME.moves)
    opened = GameController(watching=True)
    opened.load(read)
    last = dict(said)
    for number in range(31):
        assert opened.comment_on(number) == last.get(number, "")
    assert opened.reasons == {7: WHY}
    bare = Record.of(GAME, {7: (WHY,)})
    assert (read == bare) is not any(last.values())
