// Was the deal fair? The fingerprint that was shown before it, against the secret that the record shows after it.

const place = (table: string, game: number): string => `kibitz.commitment.${table}.${game}`

/** Keep the fingerprint of the game that is on. */
export function keep(table: string, game: number, commitment: string): void {
  sessionStorage.setItem(place(table, game), commitment)
}

export type Proof = "proved" | "false" | "not-kept"

/** Whether the secret in a record is the one whose fingerprint was kept. */
export async function prove(table: string, game: number): Promise<Proof> {
  const kept = sessionStorage.getItem(place(table, game))
  if (kept === null) return "not-kept"
  const record = await (await fetch(`/api/tables/${table}/games/${game}`)).text()
  const secret = /^secret: ([0-9a-f]+)$/m.exec(record)?.[1] ?? ""
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (digits) => parseInt(digits, 16))
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return found === kept ? "proved" : "false"
}
