"""The first hour: the start page, the form of a new show, the choice of the projector."""
