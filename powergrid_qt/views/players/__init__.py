"""The players beside the board: their plants, fuel and companies."""
