// How legal actions are offered: under the card they play, at the pile they touch, or as a button of their own.
import type { Choice } from "../protocol"
import { words } from "./words.svelte"

/** The actions that play a card of this hand, by card. */
export function byCard(legal: Choice[], hand: string): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>()
  for (const choice of legal) {
    const card = choice.cards[0]
    if (card !== undefined && choice.piles[0] === hand) found.set(card, [...(found.get(card) ?? []), choice])
  }
  return found
}

/** The other actions. */
export function others(legal: Choice[], hand: string): Choice[] {
  return legal.filter((choice) => choice.cards[0] === undefined || choice.piles[0] !== hand)
}

const verb = (action: string): string => action.split(" ")[0] ?? action

/** What an action is called: its verb, with what it is about. */
export function label(game: string, choice: Choice): string {
  const rest = choice.action.split(" ").slice(1)
  return [words.first(`${game}-verb-${verb(choice.action)}`, `verb-${verb(choice.action)}`, verb(choice.action)), ...rest].join(" ")
}

/** What an action under its card is called: where the card goes, or what is done with it. */
export function target(game: string, choice: Choice): string {
  const [, , ...rest] = choice.action.split(" ")
  if (rest.length > 0) return rest.map((word, at) => (choice.seats.length > 0 && at === rest.length - 1 ? `→ ${word}` : pile(word))).join(" ")
  return words.first(`${game}-verb-${verb(choice.action)}`, `verb-${verb(choice.action)}`, verb(choice.action))
}

/** A pile's name with its direction, where it has one. */
export function pile(name: string): string {
  if (/^o?A\d?$/.test(name)) return `▲ ${name}`
  return /^o?D\d?$/.test(name) ? `▼ ${name}` : name
}
