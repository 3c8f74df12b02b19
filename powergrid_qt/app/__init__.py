"""What lies between the rules and the screens; `program.py` owns what outlives every page."""
