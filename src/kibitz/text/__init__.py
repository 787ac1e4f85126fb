"""Words for people, in four languages: the catalogues, and the sentences that are made with them."""
