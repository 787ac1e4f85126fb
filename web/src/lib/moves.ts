// How legal actions are offered: on the card they play, on a card that lies on the table, or as a button of their own.
import type { ActionInfo, PileInfo, Seen } from "../protocol"
import type { Table } from "./table.svelte"
import { words } from "./words.svelte"

/** What is done, in a word. */
export const verb = (choice: ActionInfo): string => choice.short ?? choice.verb

/** Actions in three places. Each is in exactly one of them. */
export interface Offers {
  /** By card of my hand; `rows` are the different things that can be done with a card, in the table's order. */
  hand: Map<number, ActionInfo[]>
  rows: string[]
  /** By pile, then by card: cards that lie open on the table and can be taken or pointed at. */
  piles: Map<string, Map<number, ActionInfo>>
  /** What is done to somebody, by seat. */
  seats: Map<number, ActionInfo[]>
  /** One thing with many numbers: take 1, take 2 … */
  many: ActionInfo[]
  /** All others. */
  bar: ActionInfo[]
}

const MANY = 4

export function offers(table: Pick<Table, "legal" | "game" | "truth" | "me">): Offers {
  const layout = table.game?.layout ?? []
  const place = (choice: ActionInfo): number => 100 * layout.findIndex((pile) => pile.name === choice.piles[1]) + (choice.seats[0] ?? 0)
  const found: Offers = { hand: new Map(), rows: [], piles: new Map(), seats: new Map(), many: [], bar: [] }
  const verbs = new Map<string, ActionInfo[]>()
  const rows = new Map<string, number>()
  for (const choice of table.legal) {
    const card = choice.cards[0]
    const pile = layout.find((one) => one.name === choice.piles[0])
    const open = card !== undefined && (table.truth.get(pile?.name ?? "")?.cards.includes(card) ?? false)
    if (card !== undefined && pile !== undefined && open && pile.role === "hand" && pile.owner === table.me) {
      found.hand.set(card, [...(found.hand.get(card) ?? []), choice])
      rows.set(choice.row, place(choice))
    } else if (card !== undefined && pile !== undefined && open && choice.cards.length === 1 && !found.piles.get(pile.name)?.has(card)) {
      found.piles.set(pile.name, (found.piles.get(pile.name) ?? new Map<number, ActionInfo>()).set(card, choice))
    } else {
      verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice])
    }
  }
  for (const choices of verbs.values()) {
    if (choices.every((choice) => choice.seats.length === 1 && choice.seats[0] !== table.me)) for (const choice of choices) found.seats.set(choice.seats[0] ?? 0, [...(found.seats.get(choice.seats[0] ?? 0) ?? []), choice])
    else if (choices.length > MANY && found.many.length === 0) found.many = choices
    else found.bar.push(...choices)
  }
  found.rows = [...rows].sort((one, other) => one[1] - other[1]).map(([key]) => key)
  return found
}

/** Whether an action says where its card goes: on which pile, or to whom. */
export const aimed = (choice: ActionInfo): boolean => choice.to !== "" || choice.seats.length > 0

/** Whether an action takes its card to a pile, or to somebody. */
export const goes = ({ piles, seats }: Pick<ActionInfo, "piles" | "seats">, pile: string | undefined, seat: number | undefined): boolean =>
  (pile !== undefined && piles.includes(pile, 1)) || (seat !== undefined && seats.includes(seat))

/** A whole action in words, for a button and for those who listen. */
export const label = (choice: ActionInfo): string => choice.words ?? choice.action

/** What it costs and risks, in words. */
export const terms = (choice: ActionInfo): string => [choice.price?.words, choice.risk?.words].filter(Boolean).join(", ")

/** The same for those who listen: how far it goes, what it costs, and whether it loses. */
export function heard(table: Table, choice: ActionInfo): string {
  const [pile, loses] = [pileOf(table, choice), table.loses(choice)]
  const far = pile !== undefined && direction(pile) !== "" ? step(table.truth, pile, choice.cards[0] ?? 0) : ""
  return [label(choice), far, terms(choice), loses === undefined ? "" : words.say("web-loses", { clause: loses })].filter(String).join(", ")
}

/** The pile a card of my hand goes to. */
export const pileOf = (table: Pick<Table, "game">, choice: ActionInfo): PileInfo | undefined =>
  table.game?.layout.find((pile) => pile.name === choice.piles[1])

/** A pile's name where its owner is known: "A" for A0. */
export const plain = (pile: PileInfo): string => ((pile.owner ?? null) === null ? pile.name : pile.name.replace(String(pile.owner), ""))

/** Up from its start, or down. */
export const direction = (pile: PileInfo): "up" | "down" | "" => (pile.start === 1 ? "up" : (pile.start ?? 0) > 1 ? "down" : "")

/** The sign of a pile's direction, where it has one. */
export const arrow = (pile: PileInfo): string => ({ up: "▲", down: "▼", "": "" })[direction(pile)]

/** A pile's name with its direction. */
export const titled = (pile: PileInfo): string => [arrow(pile), pile.name].filter(String).join(" ")

/** How far a card is from what the pile shows: "+4", "−10". Counting, not judging. */
export function step(piles: ReadonlyMap<string, Seen>, pile: PileInfo, card: number): string {
  const cards = piles.get(pile.name)?.cards ?? []
  const far = card - (cards[cards.length - 1] ?? pile.start ?? 0)
  return far < 0 ? `−${-far}` : `+${far}`
}
