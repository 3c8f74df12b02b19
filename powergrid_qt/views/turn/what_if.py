"""What if: what the turn as planned would bring, before anything is paid."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.actions import Forecast, forecast
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import WORKER, draw_house, draw_token
from powergrid_qt.views.style.controls import Label, grown_with_text, set_style_property
from powergrid_qt.views.style.layouts import STRETCH, Fitted, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.turn.controls import show_each
from powergrid_qt.words.names import money_text, tokens_text

HEIGHT = 24
_ICON = (15, 15)
_GAP, _LEAST_GAP = 11, 3


@dataclass(frozen=True, slots=True)
class ForecastFigure:
    """A figure, and `what` is drawn before it; `changed`: the plan makes it another one."""

    draw: Callable[..., None]
    what: tuple[str, ...]
    text: str
    tip: str
    changed: bool = False


class FigureLabel(QWidget):
    """A picture and its figure."""

    def __init__(self) -> None:
        super().__init__()
        self._picture, self._text = Picture(size=_ICON), Label("", 0.95, BOLD)
        row(self._picture, self._text, into=self, spacing=4)

    def show_figure(self, figure: ForecastFigure) -> None:
        self._picture.show_drawing(figure.draw, *figure.what)
        self._text.setText(figure.text)
        self.updateGeometry()  # the strip may be out of sight, and would not hear of it
        set_style_property(self._text, "kind", "accent" if figure.changed else "soft")
        self.setToolTip(figure.tip)


class WhatIfStrip(Fitted, QWidget):
    """Cities, power, fuel and income for the human on move in phases 2 to 4; else empty."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self._figures: list[ForecastFigure] = []
        self._labels: list[FigureLabel] = []
        self._layout = row(STRETCH, into=self, spacing=_LEAST_GAP)
        self.setAccessibleName(self.tr("What if"))
        self.setFixedHeight(grown_with_text(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.renew()

    def renew(self) -> None:
        action = self._controller.player_action
        outlook = None if action is None else forecast(action)
        figures = [] if outlook is None else self._figures_of(outlook)
        if figures == self._figures:
            return
        self._figures = figures
        show_each(figures, self._labels, self._new_label, FigureLabel.show_figure)
        self.fit()
        self.setAccessibleDescription(self.words())

    def _new_label(self) -> FigureLabel:
        label = FigureLabel()
        self._layout.insertWidget(self._layout.count() - 1, label)
        # Closer together where there is little room: many kinds of fuel in a small window.
        gap = QSpacerItem(_GAP - 2 * _LEAST_GAP, 0, QSizePolicy.Policy.Maximum)
        self._layout.insertItem(self._layout.count() - 1, gap)
        return label

    def fit(self) -> None:
        """Hide figures that have no room; the first ones are the weightiest, and stay longest."""
        room = self.width()
        for label in self._labels[: len(self._figures)]:
            room -= label.sizeHint().width()
            label.setVisible(room >= 0)
            room -= 2 * _LEAST_GAP

    @property
    def wanted_width(self) -> int:
        """The width in which no figure is cut off."""
        return self._layout.minimumSize().width()

    def words(self) -> str:
        """Everything that is shown, in words."""
        return " ".join(figure.tip for figure in self._figures)

    def _figures_of(self, outlook: Forecast) -> list[ForecastFigure]:
        now, planned = outlook.now, outlook.planned
        power = {"powered": planned.powered, "capacity": planned.capacity}
        income = money_text(planned.income)
        tokens = tokens_text(planned.fuel, self._controller.game.state.rules.board)
        held = self.tr("Fuel held: {tokens}.").format(tokens=tokens)
        before = dict(now.fuel)
        color = self._controller.game.config.players[self._controller.action.seat].color
        figures = [
            ForecastFigure(
                draw_house,
                (color,),
                _change(now.cities, planned.cities),
                self.tr("Cities: {count}.").format(count=planned.cities),
                now.cities != planned.cities,
            ),
            ForecastFigure(
                draw_icon,
                ("bolt", "lit"),
                self.tr("{powered} of {capacity}").format(**power),
                self.tr("Cities with light: {powered}; the plants could power {capacity}.").format(
                    **power
                ),
                (now.powered, now.capacity) != (planned.powered, planned.capacity),
            ),
            ForecastFigure(
                draw_icon,
                ("plus", "good"),
                income,
                self.tr("Income with that: {amount}.").format(amount=income),
                now.income != planned.income,
            ),
        ]
        for fuel, amount in planned.fuel:
            changed = before.get(fuel, 0) != amount
            figures.append(ForecastFigure(draw_token, (fuel,), str(amount), held, changed))
        if planned.workers:
            figures.append(
                ForecastFigure(
                    draw_token,
                    (WORKER,),
                    str(planned.workers),
                    self.tr("Workers who can run plants: {count}.").format(count=planned.workers),
                    now.workers != planned.workers,
                )
            )
        return figures


def _change(now: int, planned: int) -> str:
    return str(now) if now == planned else f"{now} → {planned}"
