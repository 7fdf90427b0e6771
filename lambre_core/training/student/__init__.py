"""The student: one small network that tags and parses, trained with torch and run without it."""
