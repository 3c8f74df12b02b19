"""Games that are over: what is remembered of them, and what they say together."""
