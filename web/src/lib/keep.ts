// What the browser keeps for me. Where it keeps nothing (a private window may refuse), the page works without.

/** A value that was kept, or another one. */
export function kept<T>(place: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(`kibitz.${place}`) ?? "null") ?? otherwise
  } catch {
    return otherwise
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(`kibitz.${place}`, JSON.stringify(value))
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}
