// How the piles before somebody share their room: fixed by the game, not by what lies there.
import type { PileInfo } from "../protocol"

const single = (pile: PileInfo): boolean => pile.role === "laid" || pile.role === "passed"

/** Whether a pile lies where the laid card of the same seat does: what is laid becomes it, or it comes before. */
export const shares = (pile: PileInfo, piles: PileInfo[]): boolean => (pile.role === "closed" || pile.role === "packet") && piles.some(single)

/** Whether a pile is one card, or lies where one does. */
export const alone = (pile: PileInfo, piles: PileInfo[]): boolean => single(pile) || shares(pile, piles)

/** Before others one card that is laid down has a card's width, a heap as much as is said or less than its share; rows get the rest. */
export function widths(piles: PileInfo[], whole: number, size: number, heap?: number): number[] {
  const fixed = piles.map((pile) => (single(pile) ? size : shares(pile, piles) ? 0 : pile.heap === true ? heap : undefined))
  const taken = fixed.reduce((sum: number, one) => sum + (one ?? 0), 4 * Math.max(0, piles.length - 1))
  const parts = piles.map((pile, at): number => (fixed[at] !== undefined ? 0 : pile.heap === true ? 0.7 : 1))
  const all = parts.reduce((sum, one) => sum + one, 0)
  return piles.map((_, at) => fixed[at] ?? (Math.max(size, whole - taken) * (parts[at] ?? 0)) / all)
}
