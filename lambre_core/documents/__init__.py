"""Files to text units: one module a format, one segment map."""
