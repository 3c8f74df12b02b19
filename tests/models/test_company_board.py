"""What a company board shows is what the engine says, at every moment of whole games."""

import pytest

from powergrid_qt.engine.outpost.company import most_powered, places_and_need
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import SPACES, shown_company
from tests.views.market_games import moments, started

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("players", [2, 4])
def test_a_company_board_is_the_engines(players: int) -> None:
    lived = lit = 0
    for moment in moments(started("outpost-2024", "outpost", players)):
        state = moment.state
        assert isinstance(state, OutpostState)
        edition = state.rules.edition
        for seat, player in enumerate(state.players):
            company, board = player.company, shown_company(state, seat)
            for kind in SPACES:
                spaces = board.spaces[kind]
                assert [space.card for space in spaces if space.card] == [*company.lying(kind)]
                assert sum(not space.locked for space in spaces) == company.unlocked(kind)
                assert len(spaces) == edition.buildings
            every = [space for kind in SPACES for space in board.spaces[kind]]
            places, need = places_and_need(edition, company)
            assert sum(space.places for space in every) == places
            assert sum(space.need for space in every) == need
            assert sum(space.living for space in every) == min(company.permanent, places)
            powered = most_powered(edition, company, player.connected)
            assert sum(space.lit for space in every) == powered
            reserve = [card for kind in SPACES for card in board.reserve[kind]]
            assert sorted(map(str, reserve)) == sorted(company.reserve)
            lived, lit = lived + company.permanent, lit + powered
        if state.trust is not None:
            assert shown_company(state, None).technologies == state.trust.unused
    assert lived
    assert lit
