// The keyboard at the table. One Tab stop each for my hand, for the buttons, and for what lies on the felt; arrows go on from
// there, digits lead straight to a card or a button. After a move, and when my turn comes, the focus is where I act: for those
// who use keys; the pointer's people see nothing of it.
import { keep, kept } from "../lib/keep"
import type { Table } from "../lib/table.svelte"
import { say } from "../lib/words.svelte"

const HAND = "#hand"
const BAR = ".bar"
const AGAIN = "[data-do=again]"
const ACTION = "[data-action]:not(.unseen)"
/** A card of mine that can only be looked at now. */
const LOOK = "[data-look]"
/** Where one writes or reads: no key of the table works there. */
const FIELDS = "dialog, input, select, textarea, [contenteditable]"
/** Where keys have a meaning of their own, and whence nobody is torn away. */
const ELSEWHERE = `${FIELDS}, .menu, .slips, [data-result]`
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** What was touched last was a key. */
let byKeys = false
/** The action that had the focus: its button may come to mean another one. */
let focused: string | undefined
/** The card that is being looked at, and the row of the last way to play one: both are gone on from. */
let reading: string | undefined
let row: string | undefined
/** The last act of mine after which the focus was led on: what was chosen then may be offered again, at another price. */
let led = -1

const bare = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.altKey && !event.metaKey
const all = (within: ParentNode | null | undefined, what = ACTION): HTMLElement[] => [...(within?.querySelectorAll<HTMLElement>(what) ?? [])]
const after = (many: HTMLElement[], now: Element | null, by: number): HTMLElement | undefined => many[(many.findIndex((one) => one === now) + by + many.length) % many.length]
/** The letter of a key: the one that is written there, or, where no Latin ones are, the one in its place. */
const letter = ({ key, code }: KeyboardEvent): string => (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toUpperCase()

window.addEventListener("pointerdown", () => (byKeys = false), true)
window.addEventListener("keydown", (event) => (byKeys ||= bare(event) && event.key !== "Shift"), true)
document.addEventListener("focusin", ({ target }) => {
  const on = target as HTMLElement
  focused = on.dataset["action"]
  reading = on.matches(LOOK) ? faceOf(on) : undefined
  row = on.dataset["row"] ?? row
  if (on.matches("[tabindex='-1']") && (focused !== undefined || reading !== undefined)) rove()
})

/** Somebody reads or writes beside the table: nobody is torn out of that. */
export const away = (): boolean => document.activeElement?.closest("dialog, input") != null

/** What has one Tab stop: my hand, the bar, and everything else that can be pointed at. */
function groups(): [HTMLElement[], HTMLElement[], HTMLElement[]] {
  const [hand, bar] = [all(document.querySelector(HAND), `${ACTION}, ${LOOK}`), all(document.querySelector(BAR), `${ACTION}, [data-do]`)]
  return [hand, bar, all(document.querySelector(".surface")).filter((one) => !hand.includes(one) && !bar.includes(one))]
}

/** The cards of my hand from left to right, and what one can have the focus on at one of them. */
const cards = (): HTMLElement[] => all(document.querySelector(HAND), "li").filter((one) => ways(one).length > 0)
const ways = (card: HTMLElement | undefined): HTMLElement[] => all(card, `${ACTION}, ${LOOK}`)
const faceOf = (within: HTMLElement | null | undefined): string | undefined => within?.closest("li")?.querySelector<HTMLElement>("[data-face]")?.dataset["face"]
/** At a card: the way that goes where the last one went, or the first. */
const wayAt = (card: HTMLElement | undefined): HTMLElement | undefined => ways(card).find((one) => one.dataset["row"] === row) ?? ways(card)[0]

/** One of each group is in the order of Tab: the one that has the focus, or had it last; first what can be done. */
function rove(): void {
  for (const many of groups()) {
    const stop = many.find((one) => one === document.activeElement) ?? many.find((one) => one.getAttribute("tabindex") === "0") ?? many.find((one) => one.matches(ACTION)) ?? many[0]
    for (const one of many) one.tabIndex = one === stop ? 0 : -1
  }
}

/** Called whenever the table has been drawn anew: the focus follows what I may do. */
export function look(table: Table): void {
  const { myTurn, settled, legal } = table
  rove()
  if (!byKeys || table.me === null || table.table?.phase !== "playing") return
  const now = document.activeElement as HTMLElement | null
  const other = now?.dataset["action"] !== focused || (focused !== undefined && table.acted !== led)
  const gone = now === null || now === document.body || (other && now.closest(`${HAND}, ${BAR}`) !== null)
  led = table.acted
  if (!gone && now.id !== "hand") return
  // what goes on in my turn is there at once; what comes of a move, and what others do, is seen and heard first
  const ready = myTurn && (settled || table.goesOn)
  const read = reading === undefined ? undefined : cards().find((card) => faceOf(card) === reading)
  const best = (legal.find((choice) => table.loses(choice) === undefined) ?? legal[0])?.action
  const offered = groups().flat().filter((one) => one.matches(ACTION))
  const next = ready ? (all(read)[0] ?? offered.find((one) => one.dataset["action"] === best) ?? offered[0]) : read && wayAt(read)
  go(next ?? document.querySelector<HTMLElement>(HAND))
}

function go(to: HTMLElement | null | undefined): void {
  if (to === document.activeElement && focused === to?.dataset["action"]) return
  if (to === document.activeElement) to?.blur() // it means something else now: that is to be heard
  to?.focus()
}

/** A key that was pressed anywhere on the page; `help` shows all that there are. */
export function press(event: KeyboardEvent, table: Table, help: () => void): void {
  const at = document.activeElement as HTMLElement | null
  if (!bare(event) || at?.closest(FIELDS) != null) return
  const again = document.querySelector<HTMLElement>(`${AGAIN}:enabled`)
  const here = at?.closest(ELSEWHERE) == null
  if (event.key === "?") help()
  else if (again !== null && letter(event) === "N" && !event.repeat) again.click()
  // a key that is held down is one decision
  else if (event.key === "Enter" && event.repeat && at?.closest(`[data-action], ${AGAIN}`) != null) void 0
  else if (!here) return
  else if (event.key === "Escape" && table.held !== null) putDown(table, at)
  else if (event.key in STEPS) step(event.key, at)
  else if (/^\d$/.test(event.key)) go(numbered(Number(event.key) || 10))
  else if (letter(event) === "E" && !event.repeat) only()?.click()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether this is the first key that somebody ever presses at a table: once they are told that there is a list of them. */
export function first(event: KeyboardEvent): boolean {
  const moves = event.key === "Tab" || event.key === "Enter" || event.key === " " || event.key in STEPS || /^\d$/.test(event.key)
  if (!moves || !bare(event) || document.activeElement?.closest(FIELDS) != null || kept("keyboard", false)) return false
  keep("keyboard", true)
  return true
}

/** The keys that do something now, and what. */
export function known(table: Table): { key: string; does: string }[] {
  const [hand, bar, felt] = groups()
  const button = only()
  const may = [...hand, ...bar, ...felt].some((one) => one.matches(`${ACTION}, [data-do]`))
  const on = [cards().length > 1 ? "hand" : "", bar.length > 1 ? "bar" : "", felt.length > 1 ? "felt" : ""].filter(String)
  const rows: [string, string | undefined][] = [
    ["tab", say("web-press-tab-does")],
    ["sides", on.map((one) => say(`web-press-sides-${one}`)).join("; ")],
    ["updown", cards().some((card) => all(card).length > 1) ? say("web-press-updown-does") : ""],
    ["digits", cards().length > 0 ? say("web-press-digits-hand") : bar.length > 0 ? say("web-press-digits-bar") : ""],
    ["enter", [may ? say("web-press-enter-does") : "", hand.some((one) => one.matches(LOOK)) ? say("web-press-enter-why") : ""].filter(String).join("; ")],
    ["only", button && say("web-press-only-does", { what: button.innerText.split("\n")[0] ?? "" })],
    ["escape", say("web-press-escape-does")],
    ["again", document.querySelector(`${AGAIN}:enabled`) === null ? "" : say("web-press-again-does")],
    ["any", table.table?.phase === "playing" ? say("web-press-any-does") : ""],
    ["help", say("web-press-help-does")],
  ]
  return rows.flatMap(([key, does]) => (does ? [{ key: say(`web-press-${key}`), does }] : []))
}

/** The one button there is: what else I could do but play a card. */
function only(): HTMLElement | undefined {
  const buttons = all(document.querySelector(BAR))
  return buttons.length === 1 ? buttons[0] : undefined
}

/** The card of my hand with this number, from the left; who has none counts buttons, or what can be chosen on the felt. */
function numbered(number: number): HTMLElement | undefined {
  const [, bar, felt] = groups()
  const many = cards()
  return many.length > 0 ? wayAt(many[number - 1]) : (bar.length > 0 ? bar : felt)[number - 1]
}

/** Back into the hand with it; the focus stays at the card. */
function putDown(table: Table, at: HTMLElement | null): void {
  const grip = at?.closest("li")?.querySelector<HTMLElement>(".grip")
  grip?.focus()
  table.hold(null)
}

function step(key: string, at: HTMLElement | null): void {
  const by = STEPS[key] ?? 0
  const card = at?.closest<HTMLElement>(`${HAND} li`)
  if (card != null && (key === "ArrowLeft" || key === "ArrowRight")) return go(wayAt(after(cards(), card, by)))
  const many = card != null ? ways(card) : groups().find((one) => at !== null && one.includes(at))
  const there = groups().flatMap((one) => one.filter((button) => button.tabIndex === 0))
  go(many === undefined ? there[0] : after(many, at, by))
}
