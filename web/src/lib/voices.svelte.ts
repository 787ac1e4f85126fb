// What people say at a table: every line, for the notes; and what was said just now, as a bubble at the seat of whoever says it.
import type { Line, Reacted } from "../protocol"
import { say } from "./words.svelte"

/** Somebody's words, or a face that they make; whoever only looks on has no seat. */
export interface Bubble {
  key: number
  seat: number | null
  name: string
  words: string
  reaction: boolean
}

const MOST_LINES = 400
/** Milliseconds for which a bubble stays: long enough to be seen, and longer if there is much to read. */
const [SEEN, EACH_LETTER, LONGEST] = [4000, 70, 12_000]

/** A line as it is read: a text, or a signal in words. */
export const wordsOf = (line: Line): string => (line.signal ? say(`signal-${line.signal}`, { pile: line.pile ?? "" }) : (line.text ?? ""))

export class Voices {
  lines = $state.raw<readonly Line[]>([])
  bubbles = $state.raw<readonly Bubble[]>([])
  /** How many of the lines I have read. */
  #read = $state(0)
  #next = 0

  /** `isMine` tells my own words, which are no news. */
  constructor(readonly isMine: (line: Line) => boolean) {}

  /** How many lines of others I have not read yet. */
  get unread(): number {
    return this.lines.slice(this.#read).filter((line) => !this.isMine(line)).length
  }

  /** I have the lines before me. */
  read(): void {
    this.#read = this.lines.length
  }

  /** All that was said before I came. */
  recall(lines: readonly Line[]): void {
    this.lines = lines
  }

  speak(line: Line): void {
    this.lines = [...this.lines, line].slice(-MOST_LINES)
    this.#show({ seat: line.seat ?? null, name: line.name, words: wordsOf(line), reaction: false })
  }

  react({ seat = null, name, reaction }: Reacted): void {
    this.#show({ seat, name, words: reaction, reaction: true })
  }

  /** One bubble at each seat: what is said next takes the place of what was said before. */
  #show(bubble: Omit<Bubble, "key">): void {
    const key = this.#next++
    const others = this.bubbles.filter((one) => one.seat !== bubble.seat || (bubble.seat === null && one.name !== bubble.name))
    this.bubbles = [...others, { ...bubble, key }]
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one.key !== key)), Math.min(LONGEST, SEEN + EACH_LETTER * bubble.words.length))
  }
}
