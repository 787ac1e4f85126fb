// A game's own colour: its lid's edge, its ribbon, its place on the shelf. A game that nobody has drawn yet gets one from its name.
import { hash } from "./regulars"

/** Two tones of one colour. */
export interface Hue {
  lit: string
  dark: string
}

const HUES: Record<string, Hue> = {
  the_game: { lit: "#1f6f94", dark: "#174a62" },
  extreme: { lit: "#c2471f", dark: "#7d2410" },
  face_to_face: { lit: "#6a2f61", dark: "#43193d" },
  pairs: { lit: "#b93f28", dark: "#7a2414" },
  port: { lit: "#243a63", dark: "#152444" },
  starboard: { lit: "#2f7a4f", dark: "#1b4f33" },
  blackstone: { lit: "#5f7684", dark: "#3d4f5b" },
  hawthorn: { lit: "#51733a", dark: "#324b22" },
  goblin_poker: { lit: "#c28a2c", dark: "#7f5615" },
  monster: { lit: "#59367d", dark: "#36204f" },
  regent: { lit: "#9c2f45", dark: "#661b2c" },
  troll_guts: { lit: "#4d6f8f", dark: "#304a63" },
  sweep: { lit: "#4a8b90", dark: "#2a5c61" },
  kitty: { lit: "#8a4a86", dark: "#5b2c59" },
  venture: { lit: "#1f5a5e", dark: "#0e3237" },
  five_cards: { lit: "#3c4f86", dark: "#253359" },
}
const OTHERS: readonly Hue[] = [
  { lit: "#7a5a2a", dark: "#513a17" },
  { lit: "#2f6a5a", dark: "#1b453a" },
  { lit: "#8d3b4f", dark: "#5e2332" },
  { lit: "#4a5c8a", dark: "#2f3c5e" },
  { lit: "#6a6a34", dark: "#45451e" },
  { lit: "#74508f", dark: "#4c3261" },
]

export function hueOf(game: string): Hue {
  return HUES[game] ?? (OTHERS[hash(game) % OTHERS.length] as Hue)
}
