"""Tables that several machines share: joining one, waiting for the others, and sitting there."""
