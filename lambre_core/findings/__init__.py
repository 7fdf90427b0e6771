"""From outcomes to findings: readings, confidence, location, suppression."""
