"""Charts: garnets over the evening and now."""
