"""Grammar rules on dependency edges: rules, rule files, extraction, families and scores."""
