"""The board as a scene: it is told what to show, and tells what was clicked. It knows no rules."""

import contextlib
import itertools
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from powergrid_qt.engine import Board
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.board.landscape import BackgroundItem, landscape_of
from powergrid_qt.views.board.looks import BoardCity, building_price, slot_prices
from powergrid_qt.views.board.map_items import CityItem, PillItem
from powergrid_qt.views.board.overlays import (
    DASHED,
    DOTTED,
    BubbleItem,
    LightItem,
    Motion,
    NightItem,
    RegionMark,
    RimItem,
    TagItem,
    WayItem,
)
from powergrid_qt.views.board.plain_drawing import drawing_of
from powergrid_qt.views.style.controls import text_growth
from powergrid_qt.words.names import color_word, money_text, region_name

PLAY_MARGIN = 24.0
BELOW_NAMES = 0.9
"""The layer of rims that stay: names are read above them."""
SHOW_TIMES = 3
"""How often a city flashes that somebody asked for."""
REACH_PX = 18.0
"""A city takes the pointer this far from its middle, however small it is drawn."""


class BoardScene(QGraphicsScene):
    city_clicked = Signal(str)
    city_hovered = Signal(str)
    hover_left = Signal()
    region_clicked = Signal(str)
    regions_shown = Signal()
    """Other regions are in play: a view may want to fit them."""

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.drawing = drawing_of(board)
        self.slot_prices = slot_prices(board)
        self._building_price = building_price(board)
        self.price_words: Callable[[str], str] = lambda _: ""
        """What a city would cost the player on move, for those who hear the board; empty: nothing
        can be built there."""
        self.animated = True
        """Whether changes move; "reduced motion" switches it off."""
        self._landscape = landscape_of(board)
        self.outlines = self._landscape.outlines
        self.in_play = frozenset(region.id for region in board.regions)
        self.hovered: str | None = None
        """The city that the pointer, or the keyboard's focus, is on."""
        self._way: tuple[str, ...] = ()
        self._visible = self.outlines.frame
        self._scale = 1.0
        self.motion = Motion(self)
        self._make_items()
        self._wire_of = {
            frozenset((place.a, place.b)): number
            for number, place in enumerate(self.drawing.connections)
        }
        self.setSceneRect(self.outlines.bounds)
        # Nothing moves but a few items for a moment: looking all items up is faster than an index.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def _make_items(self) -> None:
        lettering = self.drawing.lettering(text_growth())
        self._names = lettering.names
        self.background = BackgroundItem(self._landscape)
        self.pills = [
            PillItem(place, cost, lettering.costs, lettering.figures)
            for place, cost in zip(lettering.pills, self.board.costs(), strict=True)
        ]
        self._way_item = WayItem()
        self.bubble = BubbleItem()
        self._focus_rim: RimItem | None = None
        self.hint_rims: list[RimItem] = []
        self.hint_tags: list[TagItem] = []
        self.played_rims: list[RimItem] = []
        self.better_rims: list[RimItem] = []
        self.choice_tags: list[TagItem] = []
        self._region_marks: list[RegionMark] = []
        self._night: list[QGraphicsItem] = []
        """The items of the night: the dark, and the lights in it."""
        for layer in (self.background, self._way_item, *self.pills, self.bubble):
            self.addItem(layer)
        self._cities_area: QRectF | None = None
        self.cities: dict[str, CityItem] = {}
        for city in self.board.cities:
            place = lettering.cities[city.id]
            item = CityItem(city, place, self.slot_prices, lettering.names)
            item.setZValue(1)
            self.addItem(item)
            self.cities[city.id] = item
            self._set_tooltip(item)

    # -- what is shown ----------------------------------------------------------------------

    def show_regions(self, in_play: Iterable[str]) -> None:
        """Fade all regions but these into the background."""
        regions = frozenset(in_play)
        if regions == self.in_play:
            return
        self.in_play, self._cities_area = regions, None
        self.background.show_regions(self.in_play)
        for pill, regions in zip(self.pills, self.outlines.wire_regions, strict=True):
            pill.show_in_play(regions <= self.in_play)
        for item in self.cities.values():
            item.show_in_play(item.city.region in self.in_play)
        self.regions_shown.emit()

    @property
    def cities_that_matter(self) -> dict[str, CityItem]:
        """The cities in play; while regions are picked, also those that can be chosen."""
        return {city: item for city, item in self.cities.items() if item.in_play or item.shown.lit}

    @property
    def cities_area(self) -> QRectF:
        """What the cities in play take up, with their names."""
        if self._cities_area is None:
            area = QRectF()
            for item in self.cities.values():
                if item.in_play:
                    area |= item.body_box | item.label_box
            self._cities_area = area
        return QRectF(self._cities_area)

    @property
    def play_area(self) -> QRectF:
        """What there is to see of the regions in play; the whole board if all of them are."""
        frame, area = self.outlines.frame, self.cities_area
        if area.isEmpty() or len(self.in_play) == len(self.board.regions):
            return frame
        margin = PLAY_MARGIN
        return area.adjusted(-margin, -margin, margin, margin) & frame

    def show_tiles(self, tiles: Sequence[int]) -> None:
        """Show what the connections cost by these tiles."""
        for pill, cost in zip(self.pills, self.board.costs(tiles), strict=True):
            pill.show_cost(cost)

    def show_city(self, city_id: str, city: BoardCity) -> None:
        item = self.cities[city_id]
        before = item.shown.owners
        if not item.show_content(city):
            return
        self._set_tooltip(item)
        added = len(city.owners) - len(before)
        if self.animated and added == 1 and city.owners[:-1] == before:
            self.motion.drop(item, len(city.owners) - 1)

    def mark_regions(self, picked: Iterable[str], chosen: str | None) -> None:
        """Mark the regions that are taken in the draft, and the one that is about to be."""
        for mark in self._region_marks:
            self.removeItem(mark)
        regions = self.outlines.regions
        self._region_marks = [RegionMark(regions[region], chosen=False) for region in picked]
        if chosen is not None:
            self._region_marks.append(RegionMark(regions[chosen], chosen=True))
        for mark in self._region_marks:
            self.addItem(mark)

    def show_path(
        self, cities: Sequence[str], text: str, problem: str = "", *, on_paper: bool = False
    ) -> None:
        """Light up the way through these cities; its sum stands at the last of them, with what
        stands against it: in one bubble, without a tooltip that would cover the way. What nobody
        can pay now stands `on_paper`."""
        before, self._way = self._way, tuple(cities)
        wires = [self._wire_of[frozenset(pair)] for pair in itertools.pairwise(self._way)]
        lit = QPainterPath()
        for number in wires:
            lit.addPath(self.outlines.wires[number])
        self._way_item.setPath(lit)
        for number, pill in enumerate(self.pills):
            pill.show_on_way(number in wires)
        for city, item in self.cities.items():
            item.show_on_way(city in self._way)
        for end in (*before[-1:], *self._way[-1:]):
            self._set_tooltip(self.cities[end])
        self.bubble.setVisible(bool(self._way))
        if self._way:
            target = self.cities[self._way[-1]]
            title = next(iter(self._place_words(target)), target.city.name)
            self.bubble.show_text(title, text, problem, on_paper=on_paper)
            self._place_bubble()

    def clear_path(self) -> None:
        self.show_path((), "")

    def flash(self, city_id: str) -> None:
        """Draw the eye to a city that somebody asked for, long enough to be found."""
        self.motion.flash([self.cities[city_id]], SHOW_TIMES, moving=self.animated)

    def pulse(self, city_ids: Iterable[str]) -> None:
        """Draw the eye to one city after the other."""
        items = [self.cities[city] for city in city_ids]
        self.motion.flash(items, 1, moving=self.animated)

    def light_up(self, city_ids: Iterable[str]) -> None:
        """Let the lights go on in one city after the other; without motion nothing is seen."""
        if self.animated:
            self.motion.light([self.cities[city] for city in city_ids])

    def fall_night(self) -> None:
        """Darken the land, with all that lies on it but cities, until `end_night`."""
        self._night.append(NightItem(self.sceneRect()))
        self.addItem(self._night[0])

    def light(self, city_id: str) -> None:
        """Light a city for as long as it is night."""
        self._night.append(LightItem(self.cities[city_id].pos()))
        self.addItem(self._night[-1])

    def end_night(self) -> None:
        for item in self._night:
            self.removeItem(item)
        self._night.clear()

    @contextlib.contextmanager
    def drawn_anew(self) -> Iterator[None]:
        """Paint for a picture or a file, without kept pixels, the bubble and the focus."""
        kept = [(item, item.cacheMode()) for item in self.items()]
        for item, _ in kept:
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        pointers = [item for item in (self.bubble, self._focus_rim) if item and item.isVisible()]
        for item in pointers:
            item.setVisible(False)
        try:
            yield
        finally:
            for item in pointers:
                item.setVisible(True)
            for item, mode in kept:
                item.setCacheMode(mode)

    def retheme(self) -> None:
        self.background.forget()
        for item in self.items():
            item.update()
        self.update()

    # -- words ------------------------------------------------------------------------------

    def _set_tooltip(self, item: CityItem) -> None:
        explained = self._way and self._way[-1] == item.city.id
        lines = (*self._place_words(item), item.shown.reason)
        told = "\n".join(line for line in lines if line)
        item.setToolTip("" if explained else plain_tip(told))

    def _place_words(self, item: CityItem) -> tuple[str, ...]:
        """Return in words what a city of Outpost has room for, for any player."""
        if item.city.slot is None:
            return ()
        shown, taken = item.shown, len(item.shown.owners)
        if shown.building is not None:
            place = {
                "plant": self.tr("plant place, taken by {owner}"),
                "shelter": self.tr("shelter place, taken by {owner}"),
            }[item.city.slot].format(owner=color_word(shown.building[1]))
        else:
            place = {
                "plant": self.tr("plant place, free: {price}"),
                "shelter": self.tr("shelter place, free: {price}"),
            }[item.city.slot].format(price=money_text(self._building_price or 0))
        place = self.tr("{city}: {place}").format(city=item.city.name, place=place)
        if taken >= min(shown.open_slots, len(self.slot_prices)):
            return place, self.tr("No room for a house now")
        return place, self.tr("The next house: {price}").format(
            price=money_text(int(self.slot_prices[taken]))
        )

    def describe(self, city_id: str) -> str:
        """A city in words, for those who hear the board."""
        item = self.cities[city_id]
        parts = [item.city.name, region_name(self.board, item.city.region)]
        standing = {
            "house": self.tr("house of {0}"),
            "plant": self.tr("plant of {0}"),
            "shelter": self.tr("shelter of {0}"),
        }
        planned = {
            "house": self.tr("house of {0} planned"),
            "plant": self.tr("plant of {0} planned"),
            "shelter": self.tr("shelter of {0} planned"),
        }
        for words, houses, building in (
            (standing, item.shown.owners, item.shown.building),
            (planned, item.shown.planned, item.shown.planned_building),
        ):
            things = [("house", owner) for owner in houses] + ([building] if building else [])
            parts += [words[kind].format(color_word(owner)) for kind, owner in things]
        if item.city.slot is not None and item.shown.building is None:
            free = {"plant": self.tr("plant place free"), "shelter": self.tr("shelter place free")}
            parts.append(free[item.city.slot])
        price = self.price_words(city_id)
        if price:
            parts.append(self.tr("costs {price}").format(price=price))
        if not item.in_play:
            parts.append(self.tr("out of play"))
        elif item.shown.lit:
            parts.append(self.tr("can be chosen"))
        elif item.shown.reason:
            parts.append(item.shown.reason)
        ways = list(self._ways_from(city_id))
        if ways:
            parts.append(self.tr("connected with {cities}").format(cities=", ".join(ways)))
        return ", ".join(parts)

    def _ways_from(self, city_id: str) -> Iterator[str]:
        """The cities in play next to one, with what the way there costs, the cheapest first."""
        if not self.cities[city_id].in_play:
            return
        lines = zip(self.board.connections, self.pills, strict=True)
        near = [
            (pill.cost, line.b if line.a == city_id else line.a)
            for line, pill in lines
            if city_id in (line.a, line.b) and pill.in_play
        ]
        for cost, other in sorted(near, key=lambda way: (way[0] or 0, way[1])):
            name = self.cities[other].city.name
            yield name if cost is None else f"{name} {cost}"

    # -- the pointer, and the focus -----------------------------------------------------------

    def city_at(self, point: QPointF) -> str | None:
        """The city under the pointer: the nearest within reach, else the one whose name it is."""
        nearest = min(self.cities.values(), key=lambda item: QLineF(point, item.pos()).length())
        if QLineF(point, nearest.pos()).length() <= REACH_PX / self._scale:
            return nearest.city.id
        for city, item in self.cities.items():
            if item.shape().contains(point - item.pos()):
                return city
        return None

    def click_at(self, point: QPointF) -> None:
        city = self.city_at(point)
        if city is not None:
            self.city_clicked.emit(city)
            return
        region = self.outlines.region_at(point)
        if region is not None:
            self.region_clicked.emit(region)

    def set_hovered(self, city: str | None) -> None:
        """The pointer, or the keyboard's focus, is on this city."""
        if city == self.hovered:
            return
        self.hovered = city
        if city is None:
            self.hover_left.emit()
        else:
            self.city_hovered.emit(city)

    def show_focus(self, city_id: str | None) -> None:
        """Show a rim around the city that has the keyboard's focus; None: around none."""
        if self._focus_rim is not None:
            self.removeItem(self._focus_rim)
        self._focus_rim = None if city_id is None else self._rim(city_id, "focus", DASHED)

    def show_hint(self, city_ids: Sequence[str]) -> None:
        """Rims around the cities that a hint proposes, with numbers in their order where there are
        several."""
        for item in (*self.hint_rims, *self.hint_tags):
            self.removeItem(item)
        self.hint_rims = [self._rim(city, "lit", ()) for city in city_ids]
        numbered = {city: str(number) for number, city in enumerate(city_ids, start=1)}
        self.hint_tags = self._tags(numbered, "lit") if len(numbered) > 1 else []
        self.pulse(city_ids[:1])

    def show_choice(self, played: Collection[str], better: Collection[str], *, then: bool) -> None:
        """A costly decision: rims around the cities that were chosen, dashed ones around those of
        the expert, with words. `then`: it was chosen long ago, and something else now: a dotted
        rim."""
        for item in (*self.played_rims, *self.better_rims, *self.choice_tags):
            self.removeItem(item)
        dashes = DOTTED if then else ()
        self.played_rims = [self._rim(city, "warning", dashes) for city in played]
        self.better_rims = [self._rim(city, "good", DASHED) for city in better]
        done = self.tr("then") if then else self.tr("played")
        self.choice_tags = self._tags(dict.fromkeys(played, done), "warning")
        best = dict.fromkeys(better, self.tr("best"))
        self.choice_tags += self._tags(best, "good", self.choice_tags)

    def _tags(
        self, words: Mapping[str, str], color: str, others: Sequence[TagItem] = ()
    ) -> list[TagItem]:
        """Put words at cities; `others`: the tags that are there already."""
        areas = [box for one in self.cities.values() for box in (one.body_box, one.label_box)]
        taken, pills = [*areas, *(tag.box for tag in others)], [pill.box for pill in self.pills]
        tags = []
        for city, told in words.items():
            tag = TagItem(told, color, self._names)
            tag.place(self.cities[city], taken, pills, self.outlines.frame)
            taken.append(tag.box)
            self.addItem(tag)
            tags.append(tag)
        return tags

    def _rim(self, city_id: str, color: str, dashes: Sequence[float]) -> RimItem:
        rim = RimItem(self.cities[city_id], color, dashes)
        rim.setZValue(BELOW_NAMES)
        self.addItem(rim)
        return rim

    def set_visible_area(self, area: QRectF, scale: float) -> None:
        """Take notice of what the view shows now: the bubble keeps inside of it."""
        self._visible, self._scale = area, scale
        self._place_bubble()

    def _place_bubble(self) -> None:
        if self._way:
            target = self.cities[self._way[-1]].body_box.adjusted(-5, -5, 5, 5)
            self.bubble.place(target, self._visible, self._scale, self._way_item.path())
