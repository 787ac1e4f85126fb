### Stali bywalcy: jak nazywają się boty. Tekst własny.

regular-marek = Marek
regular-vira = Wira
regular-tomek = Tomek
regular-zosia = Zosia
regular-danylo = Daniło
regular-lesia = Łesia
regular-ostap = Ostap
regular-noor = Nur
