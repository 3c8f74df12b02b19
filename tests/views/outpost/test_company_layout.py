"""Where a company's cards lie: all of them in sight, none on another, whatever the room."""

from itertools import chain, combinations

import pytest
from PySide6.QtCore import QRect, QSize

from powergrid_qt.views.outpost.company_view import LOWEST, CompanyPlaces, company_places

SPACES = {"plant": 4, "shelter": 4}
RESERVES = [(0, 0), (1, 0), (2, 2), (4, 1), (3, 3), (9, 4)]
SIZES = [
    *((QSize(345, 137), 2), (QSize(590, 155), 2), (QSize(192, 140), 2), (QSize(230, 100), 2)),
    *((QSize(670, 33), 1), (QSize(860, 50), 1), (QSize(600, 28), 1)),
]
"""As they are from 1024 x 600 to 1440 x 900, in the expansion and below the table."""


def laid(size: QSize, rows: int, plants: int, shelters: int) -> CompanyPlaces:
    return company_places(size, rows, SPACES, {"plant": plants, "shelter": shelters})


@pytest.mark.parametrize("reserve", RESERVES, ids=str)
@pytest.mark.parametrize(("size", "rows"), SIZES)
def test_every_card_is_in_sight_and_none_lies_on_another(
    size: QSize, rows: int, reserve: tuple[int, int]
) -> None:
    places = laid(size, rows, *reserve)
    boxes = [*chain(*places.spaces.values()), *chain(*places.reserve.values())]
    assert len(boxes) == 8 + sum(reserve)
    assert all(QRect(0, 0, size.width(), size.height()).contains(box) for box in boxes)
    everything = [*boxes, *places.signs.values()]
    assert not any(one.intersects(other) for one, other in combinations(everything, 2))


def test_few_cards_of_the_reserve_lie_at_the_height_of_their_spaces() -> None:
    places = laid(*SIZES[1], 2, 1)
    for kind in SPACES:
        row = places.spaces[kind][0]
        assert all(row.top() <= box.top() < row.bottom() for box in places.reserve[kind])


def test_cards_keep_their_size_while_the_reserve_is_small() -> None:
    sizes = {(one.width(), one.height()) for one in (laid(*SIZES[1], n, 1).card for n in range(5))}
    assert len(sizes) == 1


def test_where_it_is_narrow_the_reserve_goes_below() -> None:
    places = laid(QSize(192, 140), 2, 4, 1)
    bottom = places.spaces["shelter"][0].bottom()
    assert all(box.top() > bottom for box in chain(*places.reserve.values()))


def test_cards_of_the_reserve_are_not_too_low_to_be_read() -> None:
    places = laid(QSize(670, LOWEST), 1, 3, 1)
    assert {box.height() for box in chain(*places.reserve.values())} == {LOWEST}
