// What moves on the table. What flies is in a layer of its own that covers the window and cuts off what leaves it: no rule
// of a card can take it out of it, and the page never grows. Where things lie is asked of the page itself: `data-pile`,
// `data-seat` and `data-chips` say what is what, `.card` with its `data-face` is a card.
import "./beats.css"
import { mount, tick, unmount, type ComponentProps } from "svelte"

import Card from "../Card.svelte"
import { metalOf } from "../lib/marks"
import type { GameInfo } from "../protocol"
import type { Light } from "./beats"

const CARDS = ".card, .empty"
const EASE = "cubic-bezier(.45,.05,.35,1)"
const SAMPLES = 12
/** How far a flight bends, as a share of its way; how much larger a card is at its height. */
const [BEND, RISE] = [0.14, 0.12]
/** The last part of a flight is its settling. */
const LANDS = 0.82

export interface Journey {
  face: number | null
  source: string
  target: string
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const all = (at: Element | null, selector: string): HTMLElement[] => [...(at?.querySelectorAll<HTMLElement>(selector) ?? [])]
const drawn = (pile: string): HTMLElement | null => find(`[data-pile="${pile}"]`)
const looks = (face: number | null): string => (face === null ? ".card.back" : `.card[data-face="${face}"]`)

/** Everything that moves now, so that it can be ended at once. */
const moving = new Set<Animation>()
let lit: Light[] = []
/** Changes when everything is ended: what was about to move then does not. */
let era = 0

/** Start to move something; it is done when it has come, or was ended. */
function animate(what: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<unknown> {
  const made = what.animate(frames, options)
  moving.add(made)
  return made.finished.catch(() => undefined).finally(() => moving.delete(made))
}

/** A card that was dragged lies where it was let go, until it is taken from there or all is ended. */
let letGo: (() => void) | null = null
export function keep(release: () => void): void {
  letGo = release
}
function release(): void {
  letGo?.()
  letGo = null
}

/** End everything at once: nothing flies any more, nothing is lit. */
export function clear(): void {
  era += 1
  release()
  for (const one of moving) one.cancel()
  moving.clear()
  light([])
  find("#flights")?.replaceChildren()
}

/** Light these cards and no others. */
export function light(lights: Light[]): void {
  lit = lights
  relight()
}

/** The same, after cards were drawn anew. */
function relight(): void {
  const wanted = new Map(lit.flatMap(({ pile, face, tone }) => all(drawn(pile), looks(face)).map((card) => [card, tone])))
  for (const card of all(document.body, "[data-lit]")) if (!wanted.has(card)) delete card.dataset["lit"]
  for (const [card, tone] of wanted) card.dataset["lit"] = tone
}

/** Where a card lies; in a pile that is not drawn it lies with its seat. */
function place(pile: string, face: number | null, game: GameInfo | null): HTMLElement | null {
  const seat = game?.layout.find((one) => one.name === pile)?.owner
  const at = drawn(pile) ?? (seat == null ? null : find(`[data-seat="${seat}"]`))
  return all(at, looks(face)).pop() ?? all(at, ".card").pop() ?? at
}

/** What is seen where a card lies or will lie: the top of a pile; where each card has its own place, those like it. */
function there(pile: string, face: number | null, game: GameInfo | null): HTMLElement[] {
  const spread = game?.layout.find((one) => one.name === pile)?.spread === true
  return spread ? all(drawn(pile), looks(face)) : all(drawn(pile), CARDS).slice(-1)
}

/** Cards go from where they lie to where they will, one after another; `change` lays them there. */
export async function carry(journeys: Journey[], change: () => void, time: number, apart: number, game: GameInfo | null): Promise<void> {
  const flights = journeys.map((one) => {
    const lay = there(one.target, one.face, game)
    const from = place(one.source, one.face, game)
    const closed = from?.matches(".card.back") === true
    return { ...one, lay: lay.length, under: lay.pop()?.cloneNode(true) as HTMLElement | undefined, from: from === null ? undefined : lie(from), closed }
  })
  const now = era
  release()
  change()
  await tick()
  if (now !== era) return
  relight()
  const landings = new Map<HTMLElement, { left: number; under?: () => void }>()
  const made: Promise<void>[] = []
  flights.forEach(({ face, source, target, lay, under, from, closed }, at) => {
    const lying = there(target, face, game)
    const to = lying.findLast((one) => !landings.has(one)) ?? lying[lying.length - 1]
    if (to === undefined || from === undefined || !flies(from, to)) return
    const landing = landings.get(to) ?? { left: 0 }
    // one card more in a row: its place is new, and nothing lay there
    if (landing.left === 0 && under !== undefined && lying.length <= lay) landing.under = lies(under, to)
    landing.left += 1
    landings.set(to, landing)
    const show = picture(game, source)
    made.push(
      flight(from, to, time, at * apart, closed && face !== null ? [null, face] : [face], show).then((land) => {
        landing.left -= 1
        if (landing.left === 0) landing.under?.()
        land()
      }),
    )
  })
  await Promise.all(made)
}

/** Where something lies, upright, and by how much it is turned. */
interface Place {
  x: number
  y: number
  width: number
  height: number
  tilt: number
}

/** As far up as cards are turned: in a fan, each in its place. */
const TURNED = 4

function lie(what: HTMLElement): Place {
  const box = what.getBoundingClientRect()
  const [width, height] = box.width === 0 ? [0, 0] : [what.offsetWidth, what.offsetHeight]
  let tilt = 0
  for (let [up, far] = [what as HTMLElement | null, 0]; up !== null && far < TURNED; [up, far] = [up.parentElement, far + 1]) tilt += parseFloat(getComputedStyle(up).rotate) || 0
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height, tilt }
}

/** Whether there is a card to be seen at both ends, and a way between them. */
function flies(from: Place, to: HTMLElement): boolean {
  const box = lie(to)
  return to.classList.contains("card") && box.width > 0 && from.width > 0 && (Math.abs(box.x - from.x) >= 2 || Math.abs(box.y - from.y) >= 2)
}

/** How a card from a pile is drawn, but for its face. */
function picture(game: GameInfo | null, source: string): (face: number | null) => ComponentProps<typeof Card> {
  const owner = game?.layout.find((pile) => pile.name === source)?.owner ?? null
  return (face) => ({ face, owner, deck: (game?.deck ?? "ranks") as "numbers" | "ranks", mark: game?.marks[String(face)], metal: metalOf(game, owner) })
}

/** Something in the layer above the page, for a while. */
function above(kind: "flight" | "under", wide: number): HTMLElement {
  const layer = find("#flights") ?? Object.assign(document.createElement("div"), { id: "flights", ariaHidden: "true" })
  if (!layer.isConnected) document.body.append(layer)
  const made = Object.assign(document.createElement("div"), { className: kind })
  made.style.setProperty("--card", `${wide}px`)
  if (kind === "under") layer.prepend(made)
  else layer.append(made)
  return made
}

/** What lay there before stays to be seen. */
function lies(under: HTMLElement, to: HTMLElement): () => void {
  const box = lie(to)
  const beneath = above("under", box.width)
  beneath.append(under)
  beneath.style.transform = `translate(${box.x}px, ${box.y}px) rotate(${box.tilt}deg)`
  return () => beneath.remove()
}

/** A card flies with these faces, the second one from the middle of its way on; how it is taken away when it has landed. */
async function flight(from: Place, to: HTMLElement, time: number, delay: number, faces: (number | null)[], show: (face: number | null) => ComponentProps<typeof Card>): Promise<() => void> {
  const box = lie(to)
  const flying = above("flight", box.width)
  const sides = faces.map((face) => {
    const side = flying.appendChild(Object.assign(document.createElement("div"), { className: "side" }))
    return { side, card: mount(Card, { target: side, props: show(face) }) }
  })
  const options = { duration: time, delay, fill: "both" as const }
  const hidden = to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "both" })
  moving.add(hidden)
  const turning = { ...options, duration: time * LANDS, easing: "linear" }
  const [back, front] = sides
  if (back !== undefined && front !== undefined) {
    void animate(back.side, [{ scale: "1 1" }, { scale: "0 1", offset: 0.5 }, { scale: "0 1" }], turning)
    void animate(front.side, [{ scale: "0 1" }, { scale: "0 1", offset: 0.5 }, { scale: "1 1" }], turning)
  }
  await animate(flying, arc(from, box), options)
  return () => {
    hidden.cancel()
    moving.delete(hidden)
    for (const { card } of sides) void unmount(card)
    flying.remove()
  }
}

/** The way of a card: it rises, bends upwards, comes down and settles. Its middle starts over the middle of what it leaves. */
function arc(from: Place, to: Place): Keyframe[] {
  const size = Math.min(1.5, Math.max(0.3, Math.min(from.width, from.height / 1.4) / to.width))
  const [start, end] = [middle(from), middle(to)]
  const far = Math.hypot(end.x - start.x, end.y - start.y)
  const up = BEND * far
  const inside = (at: number, half: number, most: number): number => Math.min(Math.max(at, half), Math.max(half, most - half))
  const at = (share: number): Keyframe => {
    const bend = 4 * share * (1 - share)
    const scale = size + (1 - size) * share + RISE * bend
    const tilt = from.tilt + (to.tilt - from.tilt) * share
    const [cos, sin] = [Math.abs(Math.cos((tilt * Math.PI) / 180)), Math.abs(Math.sin((tilt * Math.PI) / 180))]
    const [wide, high] = [scale * (to.width * cos + to.height * sin), scale * (to.width * sin + to.height * cos)]
    const x = inside(start.x + (end.x - start.x) * share, wide / 2, innerWidth) - to.width / 2
    const y = inside(start.y + (end.y - start.y) * share - up * bend * 0.5, high / 2, innerHeight) - to.height / 2
    return { transform: `translate(${x}px, ${y}px) rotate(${tilt}deg) scale(${scale})`, offset: share === 0 ? 0 : LANDS * timed(share), easing: "linear" }
  }
  const settled = (scale: number, offset: number): Keyframe => ({ transform: `translate(${to.x}px, ${to.y}px) rotate(${to.tilt}deg) scale(${scale})`, offset, easing: "ease-out" })
  return [...Array.from({ length: SAMPLES }, (_, step) => at(step / (SAMPLES - 1))), settled(1.035, 0.88), settled(0.985, 0.95), settled(1, 1)]
}

/** When a card has come so far: it starts and ends softly (the inverse of a smooth step). */
const timed = (share: number): number => 0.5 - Math.sin(Math.asin(1 - 2 * share) / 3)
const middle = (box: Pick<DOMRect, "x" | "y" | "width" | "height">): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** The cards of these piles turn over, all together; `change` turns them. */
export async function turnOver(piles: string[], change: () => void, time: number): Promise<void> {
  const half = (from: string, to: string, easing: string): Promise<unknown> =>
    Promise.all(piles.flatMap((pile) => all(drawn(pile), ".card").map((card) => animate(card, [{ scale: from }, { scale: to }], { duration: time / 2, easing }))))
  const now = era
  await half("1 1", "0 1.06", "ease-in")
  change()
  await tick()
  if (now !== era) return
  relight()
  await half("0 1.06", "1 1", "ease-out")
}

/** A chip goes from a seat (null: the bank) to another. */
export async function chip(from: number | null, to: number | null, time: number): Promise<void> {
  const lies = (seat: number | null): DOMRect | undefined => (find(`[data-chips="${seat ?? "bank"}"]`) ?? find(`[data-seat="${seat ?? ""}"]`))?.getBoundingClientRect()
  const [source, target] = [lies(from), lies(to)]
  if (source === undefined || target === undefined) return
  const flying = above("flight", 0)
  const thing = flying.appendChild(Object.assign(document.createElement("div"), { className: "chip" }))
  const half = thing.offsetWidth / 2
  const [start, end] = [middle(source), middle(target)]
  const at = (share: number): Keyframe => {
    const up = BEND * Math.hypot(end.x - start.x, end.y - start.y) * 2 * share * (1 - share)
    return { transform: `translate(${start.x + (end.x - start.x) * share - half}px, ${Math.max(0, start.y + (end.y - start.y) * share - up - half)}px)`, easing: "linear" }
  }
  await animate(flying, Array.from({ length: SAMPLES }, (_, step) => at(step / (SAMPLES - 1))), { duration: time, easing: EASE, fill: "both" })
  flying.remove()
}

/** A pile is shuffled: its cards are riffled. */
export async function riffle(pile: string, time: number): Promise<void> {
  const cards = all(drawn(pile), ".card")
  const frames = [0, -9, 7, -6, 4, 0].map((x) => ({ translate: `${x}px 0`, rotate: `${x / 2}deg` }))
  await Promise.all(cards.map((card) => animate(card, frames, { duration: time, easing: "ease-in-out" })))
}

/** With motion off: what changed appears softly. */
export async function appear(piles: Iterable<string>, time: number): Promise<void> {
  await tick()
  for (const pile of piles) {
    const at = drawn(pile)
    if (at !== null) void animate(at, [{ opacity: 0.25 }, { opacity: 1 }], { duration: time })
  }
}
