"""The settings: whatever is changed here is in force at once and kept."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSlider, QWidget

from powergrid_qt.app.language import own_name, system_language
from powergrid_qt.app.settings import FULL, REDUCED, SLOWEST_MS, SYSTEM, TEXT_SIZES, Settings
from powergrid_qt.paths import languages
from powergrid_qt.views.style.controls import (
    LARGEST_USUAL,
    Button,
    Label,
    Panel,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.lettering import MEDIUM
from powergrid_qt.views.style.scroll_column import ScrollColumn
from powergrid_qt.views.style.segmented import Choice, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.window.data_panel import DataPanel
from powergrid_qt.views.window.dialog import Dialog

_SPEED_STEP_MS = 100
HIGH = 640
"""With large text, of which the rest is scrolled to: even a small screen has so much room."""


class SettingsDialog(Translated, Dialog):
    """`first_game`: somebody wants its words and hints again."""

    first_game = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.language, self.theme, self.text_size = Segmented(), Segmented(), Segmented()
        self.motion = Segmented()
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.speed.setRange(0, SLOWEST_MS // _SPEED_STEP_MS)
        self.speed.setPageStep(5)
        self.warnings, self.ask_always = QCheckBox(), QCheckBox()
        self.sound, self.one_window = QCheckBox(), QCheckBox()
        self.first_button, self._first_note = Button(), SoftLabel(wrap=True)
        self.first_button.clicked.connect(self.first_game)
        self._look, self._play, self._program = Panel(), Panel(), Panel()
        self.data = DataPanel()
        self._labels: dict[QWidget, Label] = {
            control: Label("", 1.0, MEDIUM)
            for control in (self.language, self.theme, self.text_size, self.motion, self.speed)
        }
        boxes = (self.sound, self.warnings, self.ask_always, self.one_window)
        self._notes = {box: SoftLabel(wrap=True) for box in boxes}
        self._speed_value, self._text_note = SoftLabel(), SoftLabel(wrap=True)
        self._motion_note = SoftLabel(wrap=True)
        self._lay_out()
        self.retranslate()
        self._show_values()
        self._connect()
        self.setMinimumWidth(920)

    def _lay_out(self) -> None:
        looks, speed = self._grid(self.language, self.theme, self.text_size), self._grid(self.speed)
        looks.setVerticalSpacing(SPACE + 4)
        looks.addWidget(self._text_note, 3, 1)
        looks.addWidget(self._labels[self.motion], 4, 0)
        looks.addWidget(self.motion, 4, 1)
        looks.addWidget(self._motion_note, 5, 1)
        speed.addWidget(self._speed_value, 1, 1)
        for note in self._notes.values():
            note.setContentsMargins(34, 0, 0, 0)
        sound, warnings, ask_always, one_window = (
            column(box, note, spacing=0) for box, note in self._notes.items()
        )
        add(self._look.body, looks, sound)
        first = column(self._first_note, row(self.first_button, STRETCH), spacing=SPACE)
        add(self._play.body, speed, warnings, ask_always, first)
        add(self._program.body, one_window)
        left = column(self._look, self._program, STRETCH, spacing=2 * SPACE)
        right = column(self._play, self.data, STRETCH, spacing=2 * SPACE)
        if base_size() <= LARGEST_USUAL:
            add(self.body, row((left, 1), (right, 1), spacing=2 * SPACE))
        else:
            panels = ScrollColumn()
            add(panels.column, left, right)
            add(self.body, panels)
            self.resize(920, HIGH)

    def _grid(self, *controls: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * SPACE)
        grid.setColumnStretch(1, 1)
        for line, control in enumerate(controls):
            grid.addWidget(self._labels[control], line, 0)
            grid.addWidget(control, line, 1)
        return grid

    def _align_labels(self) -> None:
        """The controls of both panels begin below each other."""
        for label in self._labels.values():
            label.setMinimumWidth(0)
        widest = max(label.sizeHint().width() for label in self._labels.values())
        for label in self._labels.values():
            label.setMinimumWidth(widest)

    def _connect(self) -> None:
        settings = self._settings
        for name, set_here, changed in (
            ("language", self.language.chosen, settings.language_changed),
            ("theme", self.theme.chosen, settings.theme_changed),
            ("motion", self.motion.chosen, settings.motion_changed),
            ("sound", self.sound.toggled, settings.sound_changed),
            ("warnings", self.warnings.toggled, settings.warnings_changed),
            ("ask_always", self.ask_always.toggled, settings.ask_always_changed),
            ("one_window", self.one_window.toggled, settings.one_window_changed),
        ):
            set_here.connect(partial(setattr, settings, name))
            changed.connect(self._show_values)
        self.text_size.chosen.connect(lambda size: setattr(settings, "text_size", int(size)))
        settings.text_size_changed.connect(self._show_values)
        self.speed.valueChanged.connect(self._set_speed)
        settings.delay_changed.connect(self._show_values)

    def _set_speed(self, value: int) -> None:
        self._settings.delay_ms = SLOWEST_MS - value * _SPEED_STEP_MS

    def _show_values(self) -> None:
        settings = self._settings
        self.language.set_value(settings.language)
        self.theme.set_value(settings.theme)
        self.text_size.set_value(str(settings.text_size))
        self.motion.set_value(settings.motion)
        self.sound.setChecked(settings.sound)
        self.warnings.setChecked(settings.warnings)
        self.ask_always.setChecked(settings.ask_always)
        self.one_window.setChecked(settings.one_window)
        self.speed.setValue((SLOWEST_MS - settings.delay_ms) // _SPEED_STEP_MS)
        self._show_speed()

    def _show_speed(self) -> None:
        seconds = self.locale().toString(self._settings.delay_ms / 1000, "f", 1)
        if self._settings.delay_ms:
            text = self.tr("{seconds} s for each move; Space skips ahead").format(seconds=seconds)
        else:
            text = self.tr("At once: moves are not shown one by one")
        self._speed_value.setText(text)
        self.speed.setAccessibleDescription(text)

    def retranslate(self) -> None:
        self.set_title(self.tr("Settings"))
        self._look.set_title(self.tr("Look and language"))
        self._play.set_title(self.tr("Play"))
        self._program.set_title(self.tr("Program"))
        for control, text in (
            (self.language, self.tr("Language")),
            (self.theme, self.tr("Theme")),
            (self.text_size, self.tr("Text size")),
            (self.motion, self.tr("Animation")),
            (self.speed, self.tr("Computer players")),
        ):
            self._labels[control].setText(text)
            control.setAccessibleName(text)
        self._align_labels()
        self.speed.setAccessibleName(self.tr("Speed of the computer players"))
        self.speed.setToolTip(self.tr("Further to the right they move faster"))
        system = self.tr("System")
        spoken = self.tr("As the system: {language}").format(language=own_name(system_language()))
        self.language.set_choices(
            [
                Choice(SYSTEM, system, spoken),
                *(Choice(language, own_name(language)) for language in languages()),
            ]
        )
        self.theme.set_choices(
            [
                Choice(SYSTEM, system, self.tr("Light or dark as the system")),
                Choice("light", self.tr("Light")),
                Choice("dark", self.tr("Dark")),
            ]
        )
        self.text_size.set_choices([Choice(str(size), f"{size} %") for size in TEXT_SIZES])
        self.motion.set_choices(
            [
                Choice(SYSTEM, system, self.tr("As the system wishes")),
                Choice(FULL, self.tr("On")),
                Choice(REDUCED, self.tr("Off")),
            ]
        )
        self.first_button.setText(self.tr("Your first game once more"))
        self._first_note.setText(
            self.tr("A word at each new thing, and hints that come by themselves:")
        )
        self._motion_note.setText(self.tr("Off: nothing moves by itself (reduced motion)."))
        self._text_note.setText(self.tr("Of what the system asks for; from the next start on."))
        for box, text, note in (
            (
                self.sound,
                self.tr("Sound"),
                self.tr("Quiet: my turn, the hammer, the lights, a new step, the end."),
            ),
            (
                self.warnings,
                self.tr("Warnings"),
                self.tr("Tell me before I leave cities without power that I could supply."),
            ),
            (
                self.ask_always,
                self.tr("Ask for every decision"),
                self.tr("On: I am asked even where there is only one thing that I can do."),
            ),
            (
                self.one_window,
                self.tr("One window"),
                self.tr("Off: each game that I open from a folder gets a window of its own."),
            ),
        ):
            box.setText(text)
            self._notes[box].setText(note)
        self._show_speed()
