"""The rules lab of a producer: two sets of house rules side by side, counted on all cores."""
