"""Told: relations of words that leave no choice, found by closed classes, unmistakable forms and places."""
