"""Opponents for TEN: one thoughtful person (``normal``) with temperaments, and what it knows."""
