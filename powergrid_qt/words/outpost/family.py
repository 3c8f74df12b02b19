"""Outpost has one board, and no switches."""

from powergrid_qt.words.switches import SwitchWords


class OutpostWords(SwitchWords):
    pass


FAMILY = OutpostWords()
