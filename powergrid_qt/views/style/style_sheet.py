"""The style sheet of Qt's own controls, made from a theme.

Fonts are not set here: a sheet would win against `setFont`. Borders keep their width in every
state, or their padding makes up for it, so that nothing jumps.
"""

from string import Template

from powergrid_qt.paths import resources_dir
from powergrid_qt.views.pieces.shapes import mix
from powergrid_qt.views.style.theme import RADIUS, Theme

_SHEET = Template("""
QMainWindow, QDialog, QMessageBox, QFileDialog { background: $window; }
QToolTip {
    background: $text; color: $window; border: 1px solid $text; padding: 5px 8px;
}
QLabel { background: transparent; }
QLabel[kind="soft"] { color: $text_soft; }
QLabel[kind="warning"] { color: $warning; }
QLabel[on="main"] { color: $accent_text; }
QLabel[kind="toast"] { color: $window; }
QLabel[kind="space"] { background: $raised; border: 1px solid $panel_line; border-radius: 6px; }
QLabel[kind="flag"] { background: $accent; color: $accent_text; border-radius: 9px; }
QLabel:disabled { color: $disabled; }

QPushButton, QToolButton {
    background: $button; color: $text; border: 1px solid $line_strong; border-radius: ${radius}px;
    padding: 7px 15px; min-height: 20px; outline: none;
}
QPushButton:hover, QToolButton:hover { background: $button_hover; border-color: $line_hover; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $button_pressed; border-color: $line_hover;
}
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; padding: 6px 14px; }
QPushButton:disabled, QToolButton:disabled {
    background: $button_off; color: $disabled; border: 1px solid $panel_line; padding: 7px 15px;
}
QPushButton::menu-indicator { image: none; width: 0; }

QPushButton[kind="main"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $accent_high, stop:1 $accent);
    color: $accent_text; border: 1px solid $accent_low;
}
QPushButton[kind="main"]:hover {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $accent, stop:1 $accent_low);
}
QPushButton[kind="main"]:pressed { background: $accent_low; }
QPushButton[kind="main"]:focus { border: 3px solid $accent_focus; padding: 5px 13px; }
QPushButton[kind="main"]:disabled {
    background: $accent_off; color: $disabled; border: 1px solid $panel_line;
}
QPushButton[scale="large"] { min-height: 32px; min-width: 110px; padding: 7px 31px; }
QPushButton[scale="large"]:focus { padding: 6px 30px; }
QPushButton[kind="main"][scale="large"]:focus { padding: 5px 29px; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] {
    background: transparent; border: 1px solid transparent; color: $text;
}
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:pressed, QToolButton[kind="quiet"]:pressed { background: $pressed; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border: 2px solid $focus; }
QPushButton[kind="quiet"]:disabled, QToolButton[kind="quiet"]:disabled { color: $disabled; }
QPushButton[kind="danger"] { color: $warning; border: 1px solid $warning_line; }
QPushButton[kind="danger"]:hover { background: $warning_soft; }
QPushButton[kind="danger"]:pressed { background: $warning; color: $panel; }
QPushButton[kind="danger"]:focus { border: 2px solid $focus; }
QPushButton[kind="danger"]:disabled { color: $disabled; border: 1px solid $panel_line; }
QPushButton[kind="toast"] { background: transparent; color: $window; border: 1px solid $window; }
QPushButton[kind="toast"]:hover { background: $window; color: $text; }
QPushButton[kind="toast"]:pressed { background: $button_pressed; color: $text; }
QPushButton[kind="toast"]:focus { border: 2px solid $accent; }
QPushButton[busy="true"] { color: transparent; }
QToolButton[kind="icon"] {
    background: transparent; border: 1px solid transparent; padding: 0;
    min-width: 34px; max-width: 34px; min-height: 34px; max-height: 34px;
}
QToolButton[kind="icon"]:hover { background: $hover; }
QToolButton[kind="icon"]:pressed, QToolButton[kind="icon"]:checked { background: $pressed; }
QToolButton[kind="icon"]:focus { border: 2px solid $focus; padding: 0; min-width: 32px;
    max-width: 32px; min-height: 32px; max-height: 32px; }
QFileDialog QToolButton { padding: 5px; min-width: 22px; }
QFileDialog QToolButton:focus { padding: 4px; }
QFileDialog QToolButton:disabled { padding: 5px; }
QPushButton[kind="segment"] {
    background: transparent; border: 2px solid transparent; border-radius: 6px; color: $text_soft;
    padding: 4px 12px; min-height: 20px;
}
QPushButton[kind="segment"]:hover { color: $text; background: $hover; }
QPushButton[kind="segment"]:pressed { background: $pressed; }
QPushButton[kind="segment"]:checked { background: $segment; color: $text;
    border: 1px solid $line_strong; padding: 5px 13px; }
QPushButton[kind="segment"]:focus { border: 2px solid $focus; padding: 4px 12px; }
QPushButton[kind="segment"]:disabled { color: $disabled; background: transparent; }
QPushButton[kind="segment"]:checked:disabled { background: $button_off; color: $text_soft; }

QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
    background: $field; color: $text; border: 1px solid $line_strong; border-radius: ${radius}px;
    padding: 6px 10px; min-height: 20px;
    selection-background-color: $accent; selection-color: $accent_text;
}
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $line_hover; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on,
QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $focus; padding: 5px 9px;
}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
    background: $button_off; color: $disabled; border-color: $panel_line;
}
QLineEdit:read-only { background: $raised; }
QComboBox { padding-right: 26px; combobox-popup: 0; }
QComboBox:focus, QComboBox:on { padding-right: 25px; }
QComboBox::drop-down {
    subcontrol-origin: border; subcontrol-position: center right; width: 26px; border: none;
}
QComboBox::down-arrow { image: url("$icons/down-$name.svg"); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
    background: $panel; color: $text; border: 1px solid $line_strong; padding: 4px; outline: none;
}
QComboBox QAbstractItemView::item { min-height: 32px; padding: 0 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:hover, QComboBox QAbstractItemView::item:selected {
    background: $selected; color: $text;
}
QComboBox QAbstractItemView::item:disabled { color: $disabled; }
QAbstractSpinBox { padding: 0 28px 0 4px; min-height: 32px; }
QAbstractSpinBox:focus { padding: 0 27px 0 3px; min-height: 32px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractSpinBox QLineEdit:focus {
    background: transparent; border: none; padding: 0 4px; min-height: 0;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 24px; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; margin: 2px 2px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin: 0 2px 2px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {
    background: $hover; border-radius: 5px;
}
QAbstractSpinBox::up-arrow { image: url("$icons/up-$name.svg"); width: 14px; height: 14px; }
QAbstractSpinBox::down-arrow { image: url("$icons/down-$name.svg"); width: 14px; height: 14px; }

QCheckBox, QRadioButton {
    spacing: 10px; min-height: 24px; padding: 2px 6px 2px 2px; border: 2px solid transparent;
    border-radius: ${radius}px; background: transparent; color: $text;
}
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; background: $field; border: 2px solid $control_line;
}
QCheckBox::indicator { border-radius: 6px; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:pressed, QRadioButton::indicator:pressed { background: $pressed; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked {
    background: $accent; border-color: $accent;
}
QCheckBox::indicator:checked { image: url("$icons/check-$name.svg"); }
QRadioButton::indicator:checked { image: url("$icons/dot-$name.svg"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
    background: $button_off; border-color: $panel_line;
}
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {
    background: $disabled; border-color: $disabled;
}

QFrame#column { background: $veil; border: none; border-right: 1px solid $panel_line; }
DetailButton { text-align: left; }

QSlider { min-height: 32px; background: transparent; border: 2px solid transparent;
    border-radius: ${radius}px; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $control_line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $accent; }
QSlider::handle:horizontal {
    width: 18px; height: 18px; margin: -7px 0; border-radius: 10px; background: $panel;
    border: 2px solid $accent;
}
QSlider::handle:horizontal:hover { background: $selected; }
QSlider::handle:horizontal:pressed { background: $accent; }
QSlider::sub-page:horizontal:disabled { background: $disabled; }
QSlider::handle:horizontal:disabled { background: $raised; border-color: $disabled; }

QScrollArea, QScrollArea > QWidget > QWidget#canvas { background: transparent; border: none; }
QScrollArea#reading { border: 2px solid transparent; border-radius: ${radius}px; padding: 3px; }
QScrollArea#reading:focus { border-color: $focus; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $scroll; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $text_soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractItemView {
    background: $panel; alternate-background-color: $raised; color: $text; border: none;
    outline: none; gridline-color: $panel_line;
    selection-background-color: $selected; selection-color: $text;
}
QListView#players { background: transparent; }
QAbstractItemView::item { padding: 0 8px; min-height: 32px; }
QAbstractItemView::item:hover { background: $hover; }
QAbstractItemView::item:selected { background: $selected; color: $text; }
QAbstractItemView::item:focus { border: 2px solid $focus; padding: 0 6px; min-height: 28px; }
QHeaderView { background: $panel; border: none; }
QHeaderView::section {
    background: $panel; color: $text_soft; border: none; border-bottom: 1px solid $panel_line;
    padding: 6px 8px;
}
QTableCornerButton::section { background: $panel; border: none; }

QTabWidget::pane { border: none; border-top: 1px solid $panel_line; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $text_soft; border: none; min-height: 22px;
    padding: 6px 14px; margin-right: 4px; border-bottom: 3px solid transparent;
}
QTabBar::tab:hover { color: $text; background: $hover; }
QTabBar::tab:selected { color: $text; border-bottom: 3px solid $accent; }
QTabBar::tab:focus { border-bottom: 3px solid $focus; }
QTabBar::tab:disabled { color: $disabled; }

QMenuBar { background: $panel; color: $text; border-bottom: 1px solid $panel_line; padding: 2px; }
QMenuBar::item { background: transparent; padding: 6px 11px; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $pressed; }
QMenu { background: $panel; color: $text; border: 1px solid $line_strong; padding: 5px; }
QMenu::item { padding: 7px 30px 7px 30px; border-radius: 6px; min-height: 18px; }
QMenu::item:selected { background: $selected; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $panel_line; margin: 5px 8px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::indicator:checked { image: url("$icons/tick-$name.svg"); }

QProgressBar {
    background: $control_line; border: none; border-radius: 3px; min-height: 6px; max-height: 6px;
}
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $hover; }
QStatusBar { background: $panel; color: $text_soft; border-top: 1px solid $panel_line; }
QStatusBar::item { border: none; }
QGroupBox { border: 1px solid $panel_line; border-radius: ${radius}px; margin-top: 10px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: $text_soft; }
""")


def shades(look: Theme) -> dict[str, str]:
    """Colours between those of a theme, for states and edges."""
    dark = look.name == "dark"

    def between(one: str, other: str, share: float) -> str:
        return mix(getattr(look, one), getattr(look, other), share).name()

    return {
        "button": look.raised if dark else look.panel,
        "button_hover": between("raised", "text", 0.08 if dark else 0.03),
        "button_pressed": between("raised", "text", 0.16 if dark else 0.09),
        "button_off": between("panel", "window", 0.6),
        "field": between("panel", "window", 0.5) if dark else look.panel,
        "line_strong": between("panel_line", "text_soft", 0.25),
        "line_hover": between("panel_line", "text_soft", 0.8),
        "control_line": between("panel_line", "text_soft", 0.75),
        "segment": between("raised", "text", 0.10) if dark else look.panel,
        "scroll": between("panel_line", "text_soft", 0.4),
        "disabled": between("text_soft", "panel", 0.4),
        "hover": between("panel", "text", 0.07),
        "pressed": between("panel", "text", 0.14),
        "selected": between("panel", "accent", 0.22),
        "accent_off": between("panel", "accent", 0.18),
        "warning_soft": between("panel", "warning", 0.12),
        "warning_line": between("panel_line", "warning", 0.5),
        "veil": look.panel.replace("#", "#e6"),
    }


def style_sheet(look: Theme) -> str:
    """All rules in the colours of a theme."""
    themed = {
        name: getattr(look, name)
        for name in (
            *("name", "window", "panel", "panel_line", "raised", "text", "text_soft"),
            *("accent", "accent_high", "accent_low", "accent_text", "accent_focus"),
            *("focus", "warning"),
        )
    }
    icons = (resources_dir() / "icons" / "controls").as_posix()
    return _SHEET.substitute(themed, **shades(look), icons=icons, radius=RADIUS - 2)
