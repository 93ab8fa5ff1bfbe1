"""Bots: who plays a chair from what that chair may know. `registry.BOTS` has one line a game."""
