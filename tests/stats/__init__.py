"""Counting many games."""
