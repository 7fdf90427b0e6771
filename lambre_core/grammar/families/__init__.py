"""Rule families: each module judges the edges that its rules speak of."""
