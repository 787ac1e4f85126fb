### Завсідники: як звуть ботів. Наш власний текст.

regular-marek = Марек
regular-vira = Віра
regular-tomek = Томек
regular-zosia = Зося
regular-danylo = Данило
regular-lesia = Леся
regular-ostap = Остап
regular-noor = Нур
