"""What lies below the table, at times in the place of the market, too."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import SignalInstance


@runtime_checkable
class MarketTaker(Protocol):
    market_taken: SignalInstance
    """It has the market's place now, or no longer."""

    @property
    def takes_market(self) -> bool: ...

    def fit_width(self, width: int) -> None:
        """So wide is the window: it may need another height there."""

    def fit_market(self, height: int) -> None:
        """So high is the market whose place it may take."""
