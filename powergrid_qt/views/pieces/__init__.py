"""Cards, tokens and houses: drawn sharp at every scale, and as buttons."""
