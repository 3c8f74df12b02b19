"""The page on which boards are looked at."""
