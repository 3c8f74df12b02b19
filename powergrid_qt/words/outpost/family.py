"""The words on switches that only Outpost has: none, since it has one board."""

from powergrid_qt.words.switches import SwitchWords


class OutpostWords(SwitchWords):
    pass


FAMILY = OutpostWords()
