"""The game of the day, and the days before."""
