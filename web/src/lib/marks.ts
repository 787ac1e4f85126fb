// How seats, and the cards of sides, are told apart.
import type { GameInfo } from "../protocol"

/** The shapes by which seats are told apart, on a field of 24 by 24. */
export const SHAPES = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M12 3l10 17.500H2z",
  "M4 4h16v16H4z",
  "M12 1.500l9 10.500-9 10.500L3 12z",
  "M12 2l3 7h7.200l-5.700 4.600 2.200 7.400-6.700-4.400-6.700 4.400 2.200-7.400L1.800 9H9z",
  "M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  "M12 2l8.700 5v10L12 22l-8.700-5V7z",
  "M15 2.500a9.700 9.700 0 1 0 6 16A8.500 8.500 0 0 1 15 2.500z",
]

/** Where each side has a deck of its own: the metal of the edge of an owner's cards. */
export function metalOf(game: GameInfo | null, owner: number | null): string {
  const owned = game?.layout.some((pile) => pile.role === "deck" && (pile.owner ?? null) !== null) ?? false
  return !owned || owner === null ? "" : owner % 2 === 0 ? "gold" : "silver"
}
