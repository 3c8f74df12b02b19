"""The markets: plants above the board, fuel or labour below it."""

from powergrid_qt.views.markets.fuel_market import FuelMarketPanel
from powergrid_qt.views.markets.labour_market import LabourMarketPanel
from powergrid_qt.views.markets.market_bar import MarketBar
from powergrid_qt.views.markets.plant_market import PlantMarketPanel

__all__ = ["FuelMarketPanel", "LabourMarketPanel", "MarketBar", "PlantMarketPanel"]
