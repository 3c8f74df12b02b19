"""Cards, tokens, houses and icons: everything draws in both themes and can be told apart."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication

from powergrid_qt.engine.grid.edition import load_grid_edition
from powergrid_qt.engine.outpost.edition import load_outpost_edition
from powergrid_qt.paths import resources_dir
from powergrid_qt.views.grid.family import grid_face
from powergrid_qt.views.outpost.family import outpost_face
from powergrid_qt.views.pieces.card_parts import card_body, draw_card_back
from powergrid_qt.views.pieces.cards import CardLook, corner_badge, draw_card, foot_of
from powergrid_qt.views.pieces.faces import CardFace, face_of, facts, title
from powergrid_qt.views.pieces.piece_buttons import DIMMED, stack_badge
from powergrid_qt.views.pieces.small_cards import draw_small_card
from powergrid_qt.views.pieces.tokens import (
    draw_house,
    draw_robot,
    draw_token,
    draw_worker,
    squares,
)
from powergrid_qt.views.style import theme as themes
from powergrid_qt.views.style.lettering import NORMAL, scaled_font, squeezed_font, text_width
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import load_fonts
from tests.views.market_games import GAMES, started

SMALL, LARGE = (64, 48), (220, 160)
FUELS = ("coal", "oil", "garbage", "gas", "uranium")
ILLUSTRATIONS = {path.stem for path in (resources_dir() / "art" / "cards").iterdir()}
ICONS = sorted(path.stem for path in (resources_dir() / "icons").glob("*.svg"))
Drawing = Callable[[QPainter, QRectF], None]


@pytest.fixture(params=["light", "dark"], autouse=True)
def _theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    load_fonts()
    themes.set_theme(request.param)
    yield
    themes.set_theme("light")


def test_small_print_is_legible() -> None:
    """11 pixels on a screen of 96 dots per inch."""
    assert themes.text_font(5.0).pointSizeF() * 96 / 72 >= 11
    assert themes.text_font(9.0).pointSizeF() == 9.0


def test_a_line_that_is_a_little_too_long_is_squeezed_not_cut_off() -> None:
    line = "Ada powers 14 cities with 4 coal and 2 oil and earns 129 €"
    whole = text_width(line)
    for share, fits in ((1.0, True), (0.93, True), (0.82, True), (0.5, False)):
        font = squeezed_font(line, whole * share, 1.0, NORMAL)
        assert (QFontMetricsF(font).horizontalAdvance(line) <= whole * share) is fits
    usual = squeezed_font(line, whole, 1.0, NORMAL)
    assert usual.pointSizeF() == scaled_font().pointSizeF(), "no smaller than it has to be"


def test_fuel_on_a_low_plant_can_be_told_apart() -> None:
    """Tokens that would be specks become one token with a figure."""
    edition = load_grid_edition("classic-2009", "germany")
    face = grid_face(edition, 25)
    drawn = [
        picture(partial(draw_small_card, face=face, tokens=["coal"] * n), size)
        for size in ((66, 26), (140, 26))
        for n in range(5)
    ]
    for one, two in combinations(drawn[:5], 2):
        assert one != two
    for one, two in combinations(drawn[5:], 2):
        assert one != two


def test_a_low_plant_says_what_it_burns() -> None:
    """Also while nothing lies on it, and of a hybrid both kinds and how many."""
    hybrid = grid_face(load_grid_edition("classic-2009", "germany"), 29)
    burnt = [("coal", "oil"), ("coal", "garbage"), ("garbage", "oil"), ("coal",), ("oil",)]
    faces = [replace(hybrid, fuels=fuels, burns=burns) for fuels in burnt for burns in (1, 2, 3)]
    drawn = [picture(partial(draw_small_card, face=face, tokens=()), (72, 22)) for face in faces]
    for one, two in combinations(drawn, 2):
        assert one != two


@pytest.mark.parametrize("size", [(55, 24), (77, 24), (140, 26)])
def test_a_low_plant_says_how_much_it_burns(size: tuple[int, int]) -> None:
    """Also while nothing lies on it."""
    face = grid_face(load_grid_edition("classic-2009", "germany"), 25)
    drawn = [
        picture(partial(draw_small_card, face=replace(face, burns=burns), tokens=()), size)
        for burns in (1, 2, 3)
    ]
    for one, two in combinations(drawn, 2):
        assert one != two


@pytest.mark.parametrize("size", [SMALL, (60, 57), (112, 84), LARGE])
@pytest.mark.parametrize("on_block", [False, True])
def test_a_discount_never_covers_the_number(size: tuple[int, int], on_block: bool) -> None:
    face = outpost_face(load_outpost_edition("outpost-2024", "outpost"), "shelter_28a")
    plain = picture(partial(draw_card, face=face, on_block=on_block), size)
    reduced = picture(partial(draw_card, face=face, on_block=on_block, discount="−12"), size)
    blank = picture(partial(draw_card, face=replace(face, number=" "), on_block=on_block), size)
    changed = [at for at in every_pixel(size) if plain.pixel(*at) != reduced.pixel(*at)]
    number = {at for at in every_pixel(size) if at[0] < size[0] / 2} & {
        at for at in every_pixel(size) if plain.pixel(*at) != blank.pixel(*at)
    }
    assert changed
    assert number
    assert number.isdisjoint(changed)


@pytest.mark.parametrize("hinted", [False, True])
@pytest.mark.parametrize("size", [(48, 34), (54, 38), (82, 58), (160, 112)])
def test_the_number_of_equal_cards_covers_neither_what_they_do_nor_a_hint(
    size: tuple[int, int], hinted: bool
) -> None:
    """Under that number a card said "3 s" where it meant "3 sites"."""
    card = QRectF(0, 0, *size)
    body, _ = card_body(card)
    badge = stack_badge(card, CardLook(all_faces()[0], stack=2, hinted=hinted))
    assert not badge.intersects(foot_of(body))
    assert badge.right() <= card.right()
    assert not hinted or badge.right() <= corner_badge(body).left()


def every_pixel(size: tuple[int, int]) -> list[tuple[int, int]]:
    return [(x, y) for x in range(size[0]) for y in range(size[1])]


def picture(drawing: Drawing, size: tuple[int, int] = SMALL, ground: str = "panel") -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(
        Qt.GlobalColor.transparent if ground == "none" else themes.theme().color(ground).rgba()
    )
    painter = QPainter(image)
    drawing(painter, QRectF(0, 0, *size))
    painter.end()
    return image


def all_faces() -> list[CardFace]:
    classic = load_grid_edition("classic-2004", "germany")
    deluxe = load_grid_edition("deluxe-2014", "europe")
    outpost = load_outpost_edition("outpost-2024", "outpost")
    cards = dict.fromkeys((*classic.plants, *classic.promo_cards))
    return [
        *(grid_face(classic, card) for card in cards),
        *(grid_face(deluxe, card) for card in deluxe.plants),
        *(outpost_face(outpost, card) for card in outpost.cards),
    ]


def look_of(face: CardFace) -> tuple[object, ...]:
    """What a card shows: equal for copies, and for plants that both decks have."""
    return (
        (face.kind, face.number, face.fuels, face.burns, face.powers)
        + (face.workers, face.places)
        + ((face.name,) if face.kind in ("promo", "technology") else ())
    )


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.long(but=["light-size0", "dark-size3"])
@pytest.mark.parametrize("size", [SMALL, (62, 80), (112, 84), LARGE])
def test_every_card_of_every_deck_differs_from_all_others(size: tuple[int, int]) -> None:
    faces = {look_of(face): face for face in all_faces()}
    pictures = {
        pixels(picture(lambda painter, rect, face=face: draw_card(painter, rect, face), size))  # type: ignore[misc]
        for face in faces.values()
    }
    assert len(faces) > 100
    assert len(pictures) == len(faces)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_face_for_every_card_that_can_turn_up(game: tuple[object, ...]) -> None:
    controller = started(*game)
    state = controller.game.state
    for card in (*state.pile, "step3"):
        face = face_of(state, card)
        assert face.art in ILLUSTRATIONS
        assert title(face)
        assert facts(face) or card == "step3"


def test_every_illustration_is_used() -> None:
    assert {face.art for face in all_faces()} | {"step3"} == set(ILLUSTRATIONS)


def test_a_card_stays_within_its_rectangle() -> None:
    face = next(face for face in all_faces() if face.id == 46)

    def drawing(painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(20, 20, -20, -20)
        draw_card(painter, inner, face, on_block=True, lit=True, discount="−5", focused=True)

    image = picture(drawing, (160, 120), "none")
    for x in range(160):
        for y in range(120):
            if not (18 <= x < 142 and 18 <= y < 102):
                assert image.pixelColor(x, y).alpha() == 0, (x, y)


STATES: list[dict[str, object]] = [
    {},
    {"lit": True},
    {"selected": True},
    {"on_block": True},
    {"faded": True},
    {"focused": True},
    {"discount": "−2"},
    {"discount": "−3"},
    {"tokens": {"coal": 2}},
    {"tokens": {"coal": 3}},
    {"tokens": {"coal": 2, "oil": 1}},
]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_card_shows_what_state_it_is_in(size: tuple[int, int]) -> None:
    face = next(face for face in all_faces() if face.id == 12)
    pictures = {
        pixels(
            picture(
                lambda painter, rect, state=state: draw_card(painter, rect, face, **state),  # type: ignore[misc]
                size,
            )
        )
        for state in STATES
    }
    assert len(pictures) == len(STATES)


def test_a_hybrid_has_both_colours() -> None:
    hybrid = next(face for face in all_faces() if face.id == 5)
    assert hybrid.colors == (themes.FUEL_COLORS["coal"], themes.FUEL_COLORS["oil"])


def silhouette(drawing: Drawing) -> list[bool]:
    image = picture(drawing, (24, 24), "none")
    return [image.pixelColor(x, y).alpha() > 100 for y in range(24) for x in range(24)]


def difference(one: Drawing, other: Drawing) -> int:
    return sum(a != b for a, b in zip(silhouette(one), silhouette(other), strict=True))


def token(fuel: str, ghost: bool = False) -> Drawing:
    return lambda painter, rect: draw_token(painter, rect, fuel, ghost)


def house(color: str | None) -> Drawing:
    return lambda painter, rect: draw_house(painter, rect, color)


@pytest.mark.parametrize(("one", "other"), list(combinations(FUELS, 2)))
def test_tokens_differ_in_shape_and_in_colour(one: str, other: str) -> None:
    assert difference(token(one), token(other)) > 24
    assert themes.FUEL_COLORS[one] != themes.FUEL_COLORS[other]


@pytest.mark.parametrize("fuel", FUELS)
@pytest.mark.parametrize("side", [10, 14, 22])
def test_a_ghost_is_never_taken_for_a_token(fuel: str, side: int) -> None:
    """Not even for one that is dimmed because it cannot be bought."""

    def dimmed(painter: QPainter, rect: QRectF) -> None:
        painter.setOpacity(DIMMED)
        draw_token(painter, rect, fuel)

    def seen(drawing: Drawing) -> int:
        """How much the panel is changed."""
        size = (side, side)
        ground, drawn = picture(lambda painter, rect: None, size), picture(drawing, size)
        return sum(
            abs(one - other)
            for at in every_pixel(size)
            for one, other in zip(
                drawn.pixelColor(*at).getRgb()[:3],  # type: ignore[index]
                ground.pixelColor(*at).getRgb()[:3],  # type: ignore[index]
                strict=True,
            )
        )

    assert 0 < seen(token(fuel, ghost=True)) < 0.5 * seen(dimmed)


@pytest.mark.parametrize("fuel", FUELS)
@pytest.mark.parametrize("ghost", [False, True])
def test_tokens_stand_out_from_the_panel(fuel: str, ghost: bool) -> None:
    image = picture(token(fuel, ghost), (16, 16))
    ground = themes.theme().color("panel").lightness()
    contrast = max(
        abs(image.pixelColor(x, y).lightness() - ground) for x in range(16) for y in range(16)
    )
    assert contrast > (60 if ghost else 80)


@pytest.mark.parametrize(("one", "other"), list(combinations([*themes.PLAYER_COLORS, None], 2)))
def test_houses_differ_in_shape(one: str | None, other: str | None) -> None:
    assert difference(house(one), house(other)) > 20


def test_workers_robots_and_their_ghosts_differ() -> None:
    drawings: list[Drawing] = [
        draw_worker,
        draw_robot,
        lambda painter, rect: draw_worker(painter, rect, ghost=True),
        lambda painter, rect: draw_robot(painter, rect, ghost=True),
    ]
    assert len({pixels(picture(drawing)) for drawing in drawings}) == len(drawings)


@pytest.mark.parametrize("size", [SMALL, (50, 80)])
def test_the_backs_of_the_piles_differ(size: tuple[int, int]) -> None:
    backs = (None, "dark", "light", "plug", "socket", "step3")
    pictures = {
        pixels(picture(lambda painter, rect, back=back: draw_card_back(painter, rect, back), size))  # type: ignore[misc]
        for back in backs
    }
    assert len(pictures) == len(backs)


@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize("width", [20.0, 45.0, 200.0])
def test_tokens_in_a_row_can_always_be_counted(count: int, width: float) -> None:
    places = squares(QRectF(5, 0, width, 20), count, 18)
    assert len(places) == count
    for one, other in pairwise(places):
        assert other.left() - one.left() >= 0.75 * one.width() - 1e-9
    assert places[0].left() >= 5
    assert places[-1].right() <= 5 + width + 1e-9


@pytest.mark.parametrize("name", ICONS)
def test_icons_have_the_colour_of_the_theme(name: str) -> None:
    image = icon(name).pixmap(QSize(24, 24)).toImage()
    wanted = themes.theme().color("text")
    found = [image.pixelColor(x, y) for x in range(24) for y in range(24)]
    solid = [color for color in found if color.alpha() > 200]
    assert solid
    assert all(near(color, wanted) for color in solid)


def near(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[index]


def test_disabled_icons_are_paler() -> None:
    usual = icon("undo").pixmap(QSize(24, 24)).toImage()
    disabled = icon("undo").pixmap(QSize(24, 24), QIcon.Mode.Disabled).toImage()
    assert pixels(usual) != pixels(disabled)
