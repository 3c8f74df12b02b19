"""The end of a game: who won, the ranking, and the story of the game as charts."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.branches import Branches
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.record import About
from powergrid_qt.models.branches import is_better
from powergrid_qt.models.history import round_ends, rounds_of
from powergrid_qt.views.pages.end.analysis_panel import AnalysisPanel
from powergrid_qt.views.pages.end.ranking import Ranking
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.story.charts import LineChart, Series
from powergrid_qt.views.style.controls import (
    Button,
    Label,
    MainButton,
    PlainLabel,
    QuietButton,
    base_size,
    set_look,
)
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import MEDIUM
from powergrid_qt.views.style.theme import SPACE, map_font, player_color
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.branches import compared
from powergrid_qt.words.names import listed


class Winners(QWidget):
    """The moment: the winners' shapes in their light, and their names."""

    def __init__(self) -> None:
        super().__init__()
        self._colors: list[str] = []
        self._shapes = Picture(self._draw_shapes)
        self._label = PlainLabel()
        self._label.setFont(map_font(base_size() * 2.6))
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedHeight(round(base_size() * 13))
        height = self.height()
        column(
            *((self._shapes, Qt.AlignmentFlag.AlignHCenter), (self._label, 1)),
            into=self,
            spacing=round(height * 0.02),
            margins=(0, round(height * 0.14), 0, 0),
        )

    def show_winners(self, text: str, colors: list[str]) -> None:
        self._colors = colors
        self._label.setText(text)
        side = round(self.height() * 0.38)
        self._shapes.setFixedSize(round(side * (1.25 * len(colors) - 0.25)), side)
        self.update()

    @property
    def text(self) -> str:
        return self._label.text()

    def _draw_shapes(self, painter: QPainter, box: QRectF) -> None:
        shape = QRectF(0, 0, box.height(), box.height())
        for color in self._colors:
            draw_house(painter, shape, color)
            shape.translate(box.height() * 1.25, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The light: each winner has a part of the width."""
        painter = QPainter(self)
        for number, color in enumerate(self._colors):
            width = self.width() / len(self._colors)
            part = QRectF(number * width, 0, width, self.height())
            light = QLinearGradient(part.topLeft(), part.bottomLeft())
            for at, alpha in ((0.0, 0.42), (1.0, 0.0)):
                tone = player_color(color)
                tone.setAlphaF(alpha)
                light.setColorAt(at, tone)
            painter.fillRect(part, light)


class EndPage(Translated, QWidget):
    """`again`: a new game with the same seats; `back_to_board`: look at the last position;
    `replay_from(number)`: go to the position before this move; `try_other(number)`: make the
    expert's move there, and play on; `open_branch(path)`: another game of the tree."""

    again = Signal()
    back_to_board = Signal()
    replay = Signal()
    replay_from = Signal(int)
    new_game = Signal()
    try_other = Signal(int)
    open_branch = Signal(object)

    def __init__(self, analyst: Analyst, branches: Branches, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._branches = branches
        self.winners = Winners()
        self.ranking = Ranking()
        self.cities, self.money, self.power = LineChart(), LineChart(), LineChart()
        self.again_button = MainButton()
        self.board_button = Button()
        self.replay_button = Button()
        self.new_button = QuietButton()
        self.export_button = QuietButton()
        """Its menu is the window's."""
        self.export_button.setMinimumHeight(36)
        self.analyse_button = Button()
        for chart in (self.cities, self.money, self.power):
            chart.chosen.connect(self._replay_round)
        self.analysis = AnalysisPanel(analyst)
        self.analysis.chosen.connect(self.replay_from)
        self.analysis.try_other.connect(self.try_other)
        self.compared = Label("", 1.15, MEDIUM, wrap=True)
        self.compared.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.branches = BranchesPanel(branches)
        self.branches.opened.connect(self.open_branch)
        branches.changed.connect(self._show_branches)
        self.below = QStackedWidget()
        for button, signal in (
            (self.again_button, self.again),
            (self.board_button, self.back_to_board),
            (self.replay_button, self.replay),
            (self.new_button, self.new_game),
            (self.analyse_button, self._turn_over),
        ):
            button.setMinimumHeight(36)
            button.clicked.connect(signal)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self.ranking.setMaximumWidth(760)
        self.story = QWidget()
        column(
            self.compared,
            row(STRETCH, (self.ranking, 6), (self.branches, 4), STRETCH, spacing=SPACE),
            (row((self.cities, 1), (self.money, 1), (self.power, 1), spacing=SPACE), 1),
            into=self.story,
            spacing=SPACE + 4,
        )
        self.below.addWidget(self.story)
        self.below.addWidget(self.analysis)
        buttons = row(
            *(STRETCH, self.new_button, self.export_button),
            *(self.board_button, self.analyse_button),
            *(self.replay_button, self.again_button, STRETCH),
            spacing=SPACE,
        )
        below = column(
            *((self.below, 1), buttons),  # at the foot: they stay where they are
            spacing=SPACE + 4,
            margins=(2 * SPACE, 0, 2 * SPACE, SPACE + 4),
        )
        column(self.winners, (below, 1), into=self, spacing=SPACE)

    def show_game(self, game: Game, about: About | None = None) -> None:
        """Tell the story of a game that is over; an analysis that is kept in what its record is
        about is not made again."""
        self._game = game
        self.ranking.show_game(game)
        self._tell(game)
        self.analysis.show_record(Record.of(game, about=about))
        self.analyse_button.setVisible(self.analysis.analyst.possible)
        self._show_below(self.story)

    def _replay_round(self, number: int) -> None:
        """From the end of a round on."""
        assert self._game is not None
        self.replay_from.emit(round_ends(self._game)[number])

    def shows(self, game: Game) -> bool:
        return self._game is game

    def _show_branches(self) -> None:
        """The tree beside the ranking, and what is other than in the game that this comes from."""
        self.branches.setVisible(self.branches.wanted)
        game, parent = self._branches.current, self._branches.parent_game
        lines = [] if game is None or parent is None else compared(game, parent)
        self.compared.setText("\n".join(lines))
        better = game is not None and is_better(game, parent)
        set_look(self.compared, "kind", "good" if better else "")
        self.compared.setVisible(bool(lines))

    def _turn_over(self) -> None:
        """To the analysis, which starts with the first look at it, and back to the charts."""
        if self.below.currentWidget() is self.analysis:
            self._show_below(self.story)
            return
        self._show_below(self.analysis)
        analyst = self.analysis.analyst
        if not analyst.done:
            analyst.start()

    def _show_below(self, part: QWidget) -> None:
        self.below.setCurrentWidget(part)
        self._name_button()

    def _name_button(self) -> None:
        analysis = self.below.currentWidget() is self.analysis
        self.analyse_button.setText(self.tr("Charts") if analysis else self.tr("Analyse"))
        self.analyse_button.setToolTip(
            self.tr("The story of the game by round")
            if analysis
            else self.tr("Let the expert judge the decisions of this game")
        )

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, game: Game) -> None:
        """Who has won, and how it came."""
        players = game.config.players
        seats = game.state.result.winners if game.state.result is not None else ()
        names = listed(players[seat].name for seat in seats)
        if len(seats) > 1:
            text = self.tr("{names} share the victory").format(names=names)
        else:
            text = self.tr("{name} wins").format(name=names)
        self.winners.show_winners(text, [players[seat].color for seat in seats])
        rounds = rounds_of(game)
        for chart, title, figures in (
            (self.cities, self.tr("Cities by round"), [each.cities for each in rounds]),
            (self.money, self.tr("Money by round"), [each.money for each in rounds]),
            (self.power, self.tr("Cities powered by round"), [each.power for each in rounds]),
        ):
            lines = zip(players, zip(*figures, strict=True), strict=True)
            chart.show_series(
                title, [Series(player.name, player.color, values) for player, values in lines]
            )

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("End of the game"))
        self.again_button.setText(self.tr("Play again"))
        self.again_button.setToolTip(self.tr("A new game with the same seats"))
        self.board_button.setText(self.tr("Back to the board"))
        self.replay_button.setText(self.tr("Replay"))
        self.replay_button.setToolTip(self.tr("Go through the game move by move"))
        self.new_button.setText(self.tr("New game"))
        self.export_button.setText(self.tr("Export"))
        self.export_button.setToolTip(self.tr("The game as text, figures or pictures"))
        self._show_branches()
        if self._game is not None:
            self._tell(self._game)
            self._name_button()
