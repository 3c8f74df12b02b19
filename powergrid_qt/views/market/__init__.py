"""The markets: plants above the board, fuel or labour below it."""
