### The regulars: how the bots are called. Our own text.

regular-marek = Marek
regular-vira = Vira
regular-tomek = Tomek
regular-zosia = Zosia
regular-danylo = Danylo
regular-lesia = Lesia
regular-ostap = Ostap
regular-noor = Noor
