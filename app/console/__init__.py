"""The console: what the dealer and the producer look at and press."""
