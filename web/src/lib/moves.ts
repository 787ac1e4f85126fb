// How legal actions are offered: on the card they play, on a card that lies on the table, or as a button of their own.
import type { Choice, PileShown } from "../protocol"
import type { Table } from "./table.svelte"
import { words } from "./words.svelte"

const verbOf = (action: string): string => action.split(" ")[0] ?? action

/** What is done, in a word. */
export function verb(game: string, choice: Choice): string {
  const word = verbOf(choice.action)
  const key = words.written(`${game}-verb-${word}`, `verb-${word}`, word)
  return words.has(key) ? words.say(key, {}, "short") : word
}

/** An action without its card: what the same thing done with another card has in common with it. */
const kind = (choice: Choice): string => choice.action.split(" ").filter((_, at) => at !== 1).join(" ")

/** Actions in three places. Each is in exactly one of them. */
export interface Offers {
  /** By card of my hand; `rows` are the different things that can be done with a card, in the table's order. */
  hand: Map<number, Choice[]>
  rows: string[]
  /** By pile, then by card: cards that lie open before me and can be taken or pointed at. */
  piles: Map<string, Map<number, Choice>>
  /** All others, by verb. */
  bar: Map<string, Choice[]>
}

export function offers(table: Pick<Table, "legal" | "game" | "piles" | "me">): Offers {
  const layout = table.game?.layout ?? []
  const place = (choice: Choice): number => 100 * layout.findIndex((pile) => pile.name === choice.piles[1]) + (choice.seats[0] ?? 0)
  const found: Offers = { hand: new Map(), rows: [], piles: new Map(), bar: new Map() }
  const rows = new Map<string, number>()
  for (const choice of table.legal) {
    const card = choice.cards[0]
    const pile = layout.find((one) => one.name === choice.piles[0])
    const open = card !== undefined && (table.piles.get(pile?.name ?? "")?.cards.includes(card) ?? false)
    if (card !== undefined && pile !== undefined && open && pile.role === "hand" && pile.owner === table.me) {
      found.hand.set(card, [...(found.hand.get(card) ?? []), choice])
      rows.set(kind(choice), place(choice))
    } else if (card !== undefined && pile !== undefined && open && (pile.owner ?? table.me) === table.me && choice.cards.length === 1 && !found.piles.get(pile.name)?.has(card)) {
      found.piles.set(pile.name, (found.piles.get(pile.name) ?? new Map<number, Choice>()).set(card, choice))
    } else {
      const word = verbOf(choice.action)
      found.bar.set(word, [...(found.bar.get(word) ?? []), choice])
    }
  }
  found.rows = [...rows].sort((one, other) => one[1] - other[1]).map(([key]) => key)
  return found
}

/** The choices of a card, one for each row, so that columns line up. */
export const inRows = (rows: string[], choices: Choice[]): (Choice | undefined)[] => rows.map((row) => choices.find((choice) => kind(choice) === row))

/** A whole action in words, for a button and for those who listen; as it is written where nobody has words for it. */
export function label(table: Table, choice: Choice): string {
  const [word = "", ...rest] = choice.action.split(" ")
  const pile = pileOf(table, choice)
  const key = words.written(`${table.table?.game ?? ""}-verb-${word}`, `verb-${word}`, choice.action)
  return words.has(key)
    ? words.say(key, {
        card: choice.cards.join(" "),
        pile: pile === undefined ? "" : called(table, pile),
        seat: choice.seats.map((seat) => table.name(seat)).join(", "),
        number: rest[0] ?? "",
        named: rest.length,
      })
    : choice.action
}

/** The same for those who listen: how far it goes, and whether it loses. */
export function heard(table: Table, choice: Choice): string {
  const [pile, loses] = [pileOf(table, choice), table.loses(choice)]
  const far = pile !== undefined && direction(pile) !== "" ? step(table, pile, choice.cards[0] ?? 0) : ""
  return [label(table, choice), far, loses === undefined ? "" : words.say("web-loses", { clause: loses })].filter(String).join(", ")
}

/** The pile a card of my hand goes to. */
export const pileOf = (table: Pick<Table, "game">, choice: Choice): PileShown | undefined =>
  table.game?.layout.find((pile) => pile.name === choice.piles[1])

/** A pile's name where its owner is known: "A" for A0. */
export const plain = (pile: PileShown): string => ((pile.owner ?? null) === null ? pile.name : pile.name.replace(String(pile.owner), ""))

/** What a pile is called: "A1"; my own "A", or "A of Bob". */
function called(table: Pick<Table, "me" | "name">, pile: PileShown): string {
  const owner = pile.owner ?? table.me
  return owner === table.me || owner === null ? plain(pile) : words.say("pile-owned", { pile: plain(pile), who: table.name(owner) })
}

/** Up from its start, or down. */
export const direction = (pile: PileShown): "up" | "down" | "" => (pile.start === 1 ? "up" : (pile.start ?? 0) > 1 ? "down" : "")

/** The sign of a pile's direction, where it has one. */
export const arrow = (pile: PileShown): string => ({ up: "▲", down: "▼", "": "" })[direction(pile)]

/** A pile's name with its direction. */
export const titled = (pile: PileShown): string => [arrow(pile), pile.name].filter(String).join(" ")

/** How far a card is from what the pile shows: "+4", "−10". Counting, not judging. */
export function step(table: Pick<Table, "piles">, pile: PileShown, card: number): string {
  const cards = table.piles.get(pile.name)?.cards ?? []
  const far = card - (cards[cards.length - 1] ?? pile.start ?? 0)
  return far < 0 ? `−${-far}` : `+${far}`
}
