"""The settings: whatever is changed here is in force at once and kept."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSlider, QVBoxLayout, QWidget

from powergrid_qt.app.language import own_name, system_language
from powergrid_qt.app.settings import SLOWEST_MS, SYSTEM, Settings
from powergrid_qt.paths import languages
from powergrid_qt.views.style.controls import Panel, SoftLabel, base_size
from powergrid_qt.views.style.segmented import Choice, Segmented
from powergrid_qt.views.style.theme import SPACE, text_font
from powergrid_qt.views.window.dialog import Dialog

_SPEED_STEP_MS = 100


class SettingsDialog(Dialog):
    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.language = Segmented()
        self.theme = Segmented()
        self.animation = QCheckBox()
        self.warnings = QCheckBox()
        self.ask_always = QCheckBox()
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.speed.setRange(0, SLOWEST_MS // _SPEED_STEP_MS)
        self.speed.setPageStep(5)
        self._look = Panel()
        self._play = Panel()
        self._labels = {name: QLabel() for name in ("language", "theme", "speed")}
        for label in self._labels.values():
            label.setFont(text_font(base_size(), QFont.Weight.Medium))
        self._animation_note, self._warnings_note = SoftLabel(), SoftLabel()
        self._ask_always_note = SoftLabel()
        self._speed_value = SoftLabel()
        self._lay_out()
        self.retranslate()
        self._show_values()
        self._connect()
        self.setMinimumWidth(520)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * SPACE)
        grid.setVerticalSpacing(SPACE + 4)
        grid.setColumnStretch(1, 1)
        for row, (name, control) in enumerate((("language", self.language), ("theme", self.theme))):
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(control, row, 1)
        self._look.body.addLayout(grid)
        self._look.body.addLayout(_with_note(self.animation, self._animation_note))
        speed = QGridLayout()
        speed.setHorizontalSpacing(3 * SPACE)
        speed.setColumnStretch(1, 1)
        speed.addWidget(self._labels["speed"], 0, 0)
        speed.addWidget(self.speed, 0, 1)
        speed.addWidget(self._speed_value, 1, 1)
        self._play.body.addLayout(speed)
        self._play.body.addLayout(_with_note(self.warnings, self._warnings_note))
        self._play.body.addLayout(_with_note(self.ask_always, self._ask_always_note))
        self.body.addWidget(self._look)
        self.body.addWidget(self._play)
        self.body.addStretch(1)

    def _align_labels(self) -> None:
        """The controls of both panels begin below each other."""
        for label in self._labels.values():
            label.setMinimumWidth(0)
        widest = max(label.sizeHint().width() for label in self._labels.values())
        for label in self._labels.values():
            label.setMinimumWidth(widest)

    def _connect(self) -> None:
        settings = self._settings
        self.language.chosen.connect(self._set_language)
        self.theme.chosen.connect(self._set_theme)
        self.animation.toggled.connect(self._set_animation)
        self.warnings.toggled.connect(self._set_warnings)
        self.ask_always.toggled.connect(self._set_ask_always)
        self.speed.valueChanged.connect(self._set_speed)
        for changed in (
            settings.language_changed,
            settings.theme_changed,
            settings.animation_changed,
            settings.delay_changed,
            settings.warnings_changed,
            settings.ask_always_changed,
        ):
            changed.connect(self._show_values)

    def _set_language(self, value: str) -> None:
        self._settings.language = value

    def _set_theme(self, value: str) -> None:
        self._settings.theme = value

    def _set_animation(self, on: bool) -> None:
        self._settings.animation = on

    def _set_warnings(self, on: bool) -> None:
        self._settings.warnings = on

    def _set_ask_always(self, on: bool) -> None:
        self._settings.ask_always = on

    def _set_speed(self, value: int) -> None:
        self._settings.delay_ms = SLOWEST_MS - value * _SPEED_STEP_MS

    def _show_values(self) -> None:
        settings = self._settings
        self.language.set_value(settings.language)
        self.theme.set_value(settings.theme)
        self.animation.setChecked(settings.animation)
        self.warnings.setChecked(settings.warnings)
        self.ask_always.setChecked(settings.ask_always)
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
        super().retranslate()
        self.set_title(self.tr("Settings"))
        self._look.set_title(self.tr("Look and language"))
        self._play.set_title(self.tr("Play"))
        self._labels["language"].setText(self.tr("Language"))
        self._labels["theme"].setText(self.tr("Theme"))
        self._labels["speed"].setText(self.tr("Computer players"))
        self._align_labels()
        self.language.setAccessibleName(self.tr("Language"))
        self.theme.setAccessibleName(self.tr("Theme"))
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
        self.animation.setText(self.tr("Animation"))
        self._animation_note.setText(self.tr("Off: nothing moves by itself (reduced motion)."))
        self.warnings.setText(self.tr("Warnings"))
        self._warnings_note.setText(
            self.tr("Tell me before I leave cities without power that I could supply.")
        )
        self.ask_always.setText(self.tr("Ask for every decision"))
        self._ask_always_note.setText(
            self.tr("On: I am asked even where there is only one thing that I can do.")
        )
        self._show_speed()


def _with_note(box: QCheckBox, note: SoftLabel) -> QVBoxLayout:
    note.setWordWrap(True)
    note.setContentsMargins(34, 0, 0, 0)
    layout = QVBoxLayout()
    layout.setSpacing(0)
    layout.addWidget(box)
    layout.addWidget(note)
    return layout
