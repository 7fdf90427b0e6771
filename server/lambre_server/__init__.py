"""Language server; its work is described in the design, the package is reserved."""
