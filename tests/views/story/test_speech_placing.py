"""Where the card of a lesson lies."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize, Qt

from powergrid_qt.views.story.speech import REACH, place_beside

ROOM = QRect(20, 60, 760, 420)
CARD = QSize(300, 130)
# Not by `builds`, which wants to know how PySide's classes are called: that takes seconds.
rects = st.tuples(
    st.integers(0, 1050), st.integers(0, 650), st.integers(10, 300), st.integers(10, 120)
).map(lambda numbers: QRect(*numbers))


@given(target=rects, things=st.lists(rects, max_size=12))
def test_it_lies_in_its_room_and_not_on_what_it_points_at(
    target: QRect, things: list[QRect]
) -> None:
    place = place_beside(target, CARD, ROOM, things)
    assert ROOM.contains(place.card)
    if place.side is not None:
        assert not place.card.intersects(target)
        assert not place.card.contains(place.tip)


@given(target=rects, things=st.lists(rects, max_size=12))
def test_a_tail_is_on_the_way_to_what_it_points_at(target: QRect, things: list[QRect]) -> None:
    place = place_beside(target, CARD, ROOM, things)
    if place.side in (Qt.Edge.TopEdge, Qt.Edge.BottomEdge):
        assert target.left() <= place.tip.x() <= target.right()
        assert min(abs(place.tip.y() - edge) for edge in (target.top(), target.bottom())) <= REACH
    elif place.side is not None:
        assert target.top() <= place.tip.y() <= target.bottom()
        assert min(abs(place.tip.x() - edge) for edge in (target.left(), target.right())) <= REACH


def test_what_no_tail_can_reach_gets_none() -> None:
    place = place_beside(QRect(900, 10, 80, 30), CARD, ROOM, [])
    assert place.side is None
    assert place.card.right() == ROOM.right(), "as near as can be"


@given(things=st.lists(rects, max_size=12))
def test_without_a_target_it_points_at_nothing(things: list[QRect]) -> None:
    place = place_beside(None, CARD, ROOM, things)
    assert ROOM.contains(place.card)
    assert place.side is None


def test_it_points_from_the_side_where_the_thing_is() -> None:
    for target, side in (
        (QRect(300, 0, 100, 40), Qt.Edge.TopEdge),
        (QRect(300, 500, 100, 40), Qt.Edge.BottomEdge),
        (QRect(800, 200, 200, 60), Qt.Edge.RightEdge),
    ):
        place = place_beside(target, CARD, ROOM, [])
        assert place.side is side
        assert target.adjusted(-40, -40, 40, 40).contains(place.tip)


def test_it_covers_as_little_as_it_can() -> None:
    target, city = QRect(400, 500, 40, 40), QRect(450, 380, 40, 40)
    place = place_beside(target, CARD, ROOM, [city])
    assert place.side is Qt.Edge.BottomEdge
    assert not place.card.intersects(city)


def test_it_goes_into_a_corner_rather_than_lie_on_many_things() -> None:
    target = QRect(300, 200, 40, 40)
    around = [QRect(x, y, 40, 40) for x in range(40, 560, 60) for y in range(90, 470, 60)]
    place = place_beside(target, CARD, ROOM, around)
    assert place.side is None
    assert not place.card.intersects(target)
    assert sum(place.card.intersects(thing) for thing in around) <= 4
