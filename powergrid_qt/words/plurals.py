"""Texts whose form depends on a number."""

from PySide6.QtCore import QObject


class Plurals(QObject):
    """An object, because lupdate looks for plural forms in `tr` only."""

    def cities(self, count: int) -> str:
        return self.tr("%n cities", "", count)

    def new_cities(self, count: int) -> str:
        return self.tr("%n new cities", "", count)

    def players(self, count: int) -> str:
        return self.tr("%n players", "", count)

    def rounds(self, count: int) -> str:
        return self.tr("%n rounds", "", count)

    def workers(self, count: int) -> str:
        return self.tr("%n workers", "", count)

    def workers_short(self, count: int) -> str:
        return self.tr("{powered} of {cities}: %n workers short", "", count)

    def dark(self, count: int) -> str:
        return self.tr("%n cities stayed dark", "", count)

    def cheaper(self, count: int) -> str:
        return self.tr("{cards} become {amount} cheaper", "", count)


plurals = Plurals()
