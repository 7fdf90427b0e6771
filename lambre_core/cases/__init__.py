"""Cases: sentences with the findings that they must give, and the runner that checks them."""
