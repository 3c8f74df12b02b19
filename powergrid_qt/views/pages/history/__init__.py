"""The history: how strong one is, how often one won, and all games that are over."""
