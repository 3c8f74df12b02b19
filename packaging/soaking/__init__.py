"""Somebody who plays whole games in the real window, as `window_soak.py` wants them."""
