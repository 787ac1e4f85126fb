"""One table as its log makes it (event sourcing): what may be asked, what is entered, what follows. No I/O."""
