"""Between the rules and the screens: `program.py` makes and owns what outlives every page."""
