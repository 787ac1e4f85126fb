// The eight regulars as they are drawn. Who of them sits where, and how they are called, the server says.

export type Mood = "rest" | "glad" | "sad" | "thinking"

export interface Regular {
  id: string
  /** The colour behind a portrait. */
  ground: string
}

export const REGULARS: readonly Regular[] = [
  { id: "marek", ground: "#35566b" },
  { id: "vira", ground: "#7c2f3d" },
  { id: "tomek", ground: "#2f6a5a" },
  { id: "zosia", ground: "#6a4a7a" },
  { id: "danylo", ground: "#8a6a2a" },
  { id: "lesia", ground: "#a5502c" },
  { id: "ostap", ground: "#2c5a78" },
  { id: "noor", ground: "#4d6b2f" },
]

/** A number that follows from a text, the same on every machine. */
export function hash(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619)
  sum ^= sum >>> 15
  sum = Math.imul(sum, 2246822519)
  return (sum ^ (sum >>> 13)) >>> 0
}
