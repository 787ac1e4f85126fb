"""What clients and server say to each other: the messages, the refusals, and what is generated from them."""
