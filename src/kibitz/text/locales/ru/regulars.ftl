### Завсегдатаи: как зовут ботов. Наш собственный текст.

regular-marek = Марек
regular-vira = Вира
regular-tomek = Томек
regular-zosia = Зося
regular-danylo = Данило
regular-lesia = Леся
regular-ostap = Остап
regular-noor = Нур
