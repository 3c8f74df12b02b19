"""The map page's panel of regions: switch them on and off, and see who can play there."""

import functools
from collections.abc import Collection, Iterable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import PLAYER_COUNTS, facts_for
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.views.style.controls import Panel, SoftLabel
from powergrid_qt.views.style.layouts import add
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.style.segmented import Choice, Segmented
from powergrid_qt.views.style.theme import REGION_TINTS
from powergrid_qt.words.names import cities_text, either, listed


def always_in_play(board: Board) -> frozenset[str]:
    """Regions that every game on the board has."""
    found = [frozenset(facts.always_regions) for facts in facts_for(board)]
    return frozenset.intersection(*found) if found else frozenset()


def players_for(board: Board, regions: Collection[str]) -> tuple[int, ...]:
    """The numbers of players for whom exactly these regions can be in play."""
    chosen = frozenset(regions)
    if not board.regions_connected(chosen):
        return ()
    found = set()
    for facts in facts_for(board):
        if chosen.issuperset(facts.always_regions):
            found |= {players for players, count in facts.regions.items() if count == len(chosen)}
    return tuple(sorted(found))


@functools.cache
def choices_for(board: Board, players: int) -> tuple[frozenset[str], ...]:
    """All combinations of regions that so many players can have."""
    found: dict[frozenset[str], None] = {}
    for facts in facts_for(board):
        choices = connected_choices(board, facts.regions[players])
        always = facts.always_regions
        found.update(dict.fromkeys(choice for choice in choices if choice.issuperset(always)))
    return tuple(found)


_SWATCH = QSize(20, 16)


class RegionsPanel(Panel):
    """`changed` is emitted when the user has chosen other regions."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(self.tr("Regions"))
        self._board: Board | None = None
        self.boxes: dict[str, QCheckBox] = {}
        self.status = SoftLabel()
        self.status.setWordWrap(True)
        for_players = SoftLabel(self.tr("Show the areas for so many players"), wrap=True)
        self.players = Segmented()
        self.players.setAccessibleName(for_players.text())
        self.players.chosen.connect(self._next_choice)
        self.choice_label = SoftLabel()
        self.choice_label.setWordWrap(True)
        self.body.setSpacing(4)
        for part in (self.status, 4, for_players, self.players, self.choice_label):
            add(self.body, part)

    def set_board(self, board: Board) -> None:
        self._board = board
        for box in self.boxes.values():
            self.body.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = {}
        for place, region in enumerate(board.regions):
            count = sum(city.region == region.id for city in board.cities)
            box = QCheckBox(f"{region.name}  ·  {cities_text(count)}")
            box.setAccessibleName(region.name)
            box.setIcon(QIcon(picture(partial(_draw_swatch, color=region.color), _SWATCH)))
            box.setIconSize(_SWATCH)
            box.setChecked(True)
            box.setMinimumHeight(32)
            box.clicked.connect(self._clicked)
            self.body.insertWidget(place, box)
            self.boxes[region.id] = box
        tip = self.tr("Click again for the next area that is connected")
        counts = [n for n in PLAYER_COUNTS if choices_for(board, n)]
        self.players.set_choices(Choice(str(n), str(n), tip) for n in counts)
        self._show_status()

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(region for region, box in self.boxes.items() if box.isChecked())

    def choose(self, regions: Iterable[str]) -> None:
        wanted = set(regions)
        for region, box in self.boxes.items():
            box.setChecked(region in wanted)
        self._clicked()

    def toggle(self, region: str) -> None:
        self.boxes[region].setChecked(not self.boxes[region].isChecked())
        self._clicked()

    def _clicked(self) -> None:
        self._show_status()
        self.changed.emit()

    def _next_choice(self, players: str) -> None:
        """The next combination for so many players; after the last comes the first again."""
        assert self._board is not None
        choices = choices_for(self._board, int(players))
        now = frozenset(self.chosen)
        number = choices.index(now) + 1 if now in choices else 0
        self.choose(choices[number % len(choices)])

    # -- words ------------------------------------------------------------------------------

    def _show_status(self) -> None:
        board, chosen = self._board, self.chosen
        assert board is not None
        players = players_for(board, chosen)
        missing = always_in_play(board) - set(chosen)
        if not chosen:
            text = self.tr("No region is in play.")
        elif not board.regions_connected(chosen):
            text = self.tr("These regions do not form one area.")
        elif missing:
            names = listed(region.name for region in board.regions if region.id in missing)
            text = self.tr("One area, but without {0}, which is always in play.").format(names)
        elif players:
            text = self.tr("One area, right for {0} players.").format(either(map(str, players)))
        elif len(chosen) == len(board.regions):
            text = self.tr("The whole board: a game is played on a part of it.")
        else:
            text = self.tr("One area, but no number of players plays on so many regions.")
        self.status.setText(text)
        whole = len(chosen) == len(board.regions)  # as the page opens: nothing is wrong with it
        self.status.set_warning(not players and not whole)
        self._show_number(board, chosen)

    def _show_number(self, board: Board, chosen: tuple[str, ...]) -> None:
        asked = self.players.value
        choices = choices_for(board, int(asked)) if asked else ()
        if frozenset(chosen) in choices:
            number = choices.index(frozenset(chosen)) + 1
            text = self.tr("Area {0} of {1}").format(number, len(choices))
        else:
            text = ""
            self.players.clear()
        self.choice_label.setText(text)
        self.choice_label.setVisible(bool(text))


def _draw_swatch(painter: QPainter, box: QRectF, color: str) -> None:
    fill = QColor(REGION_TINTS[color])
    painter.setPen(QPen(fill, 1.4))
    fill.setAlphaF(0.6)
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
