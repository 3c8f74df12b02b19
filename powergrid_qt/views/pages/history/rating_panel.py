"""How strong one is: in words, as a figure, and as a curve; or the places one has reached."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QStackedWidget

from powergrid_qt.models.past.statistics import Summary
from powergrid_qt.models.past.words import margin_text, rated_text, strength_text
from powergrid_qt.views.pages.history.places_chart import PlacesChart
from powergrid_qt.views.pages.history.rating_chart import RatingChart
from powergrid_qt.views.style.controls import Heading, Label, Panel, SoftLabel, base_size
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.segmented import Choice, Segmented
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.views.style.translated import Translated

RATING, PLACES = "rating", "places"


class RatingPanel(Translated, Panel):
    def __init__(self) -> None:
        super().__init__()
        self._summary: Summary | None = None
        self.answer = Heading()
        self.answer.setWordWrap(True)
        self.answer.setFont(map_font(base_size() * 1.9, QFont.Weight.DemiBold))
        self.note = SoftLabel(wrap=True)
        self.figure, self.margin = Label(), Label(kind="soft")
        self.figure.setFont(map_font(base_size() * 2.7, QFont.Weight.Bold))
        self.margin.setFont(map_font(base_size() * 1.6, QFont.Weight.DemiBold))
        self.which = Segmented()
        self.rating, self.places = RatingChart(), PlacesChart()
        self.legend = SoftLabel(scale=0.88, wrap=True)
        self._charts = QStackedWidget()
        for chart in (self.rating, self.places):
            self._charts.addWidget(chart)
        self.which.chosen.connect(self._show_chart)
        self._lay_out()
        self.retranslate()
        self.which.set_value(RATING)

    def _lay_out(self) -> None:
        words = column(self.answer, self.note, spacing=2)
        figures = row(self.figure, self.margin, spacing=6)
        add(
            self.body,
            row((words, 1), figures, spacing=2 * SPACE),
            (self._charts, 1),
            row((self.legend, 1), STRETCH, self.which, spacing=SPACE),
        )

    def show_summary(self, summary: Summary) -> None:
        self._summary = summary
        self.rating.show_curve(summary.rated, summary.curve)
        self.places.show_games(summary.played[::-1])
        self.retranslate()

    def _show_chart(self, which: str) -> None:
        self._charts.setCurrentWidget(self.rating if which == RATING else self.places)
        self._show_legend()

    def _show_legend(self) -> None:
        """Of what is seen: an empty chart needs none."""
        summary, rated = self._summary, self._charts.currentWidget() is self.rating
        drawn = summary is not None and bool(summary.curve if rated else summary.played)
        self.legend.setVisible(drawn)
        if rated:
            text = self.tr("● won   ○ not won   95 of 100 times the truth lies in the band")
        else:
            text = self.tr("● won   ○ not won   the line is the mean of ten games")
        self.legend.setText(text)

    def retranslate(self) -> None:
        self.which.set_choices(
            [Choice(RATING, self.tr("Rating")), Choice(PLACES, self.tr("Places"))]
        )
        self.which.setAccessibleName(self.tr("Chart"))
        self.rating.setAccessibleName(self.tr("Rating, game by game"))
        self.places.setAccessibleName(self.tr("Places, game by game"))
        self._show_legend()
        if self._summary is None:
            return
        summary = self._summary
        last = summary.curve[-1] if summary.curve else None
        self.answer.setText(strength_text(last))
        others = len(summary.played) - len(summary.rated)
        self.note.setText(rated_text(len(summary.rated), others))
        for label in (self.figure, self.margin):
            label.setVisible(last is not None)
        if last is not None:
            self.figure.setText(str(round(last.rating)))
            self.margin.setText(margin_text(last))
            self.figure.setAccessibleName(
                self.tr("Rating {rating}").format(rating=self.figure.text())
            )
