// Cards that move. Before the new position is drawn we note where each card lies and what lies where it goes; after it, the
// card flies from there to its place (220 ms) as the event shows it, over what lay there, chips likewise, and what is turned
// up turns over, all of it together. What flies is in a layer of its own that covers the window and cuts off what leaves it:
// no rule of a card can take it out of it, and the page never grows.
import { mount, tick, unmount, type ComponentProps } from "svelte"

import Card from "../Card.svelte"
import type { Event, GameInfo } from "../protocol"
import { preferences } from "./preferences.svelte"
import { metalOf } from "./marks"

const MOST = 16
const TIME = 220
const EASE = "cubic-bezier(.3,.1,.2,1)"
const CARDS = ".card, .empty"

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const all = (at: HTMLElement | null, selector: string): HTMLElement[] => [...(at?.querySelectorAll<HTMLElement>(selector) ?? [])]
const drawn = (pile: string): HTMLElement | null => find(`[data-pile="${pile}"]`)

/** Where a card lies; in a pile that is not drawn it lies with the seat. */
function place(pile: string, face: number | null): HTMLElement | null {
  const seat = /(\d)(?:_\d+)?$/.exec(pile)?.[1]
  const at = drawn(pile) ?? (seat === undefined ? null : find(`[data-seat="${seat}"]`))
  return all(at, `.card[data-face="${face}"]`)[0] ?? all(at, ".card").pop() ?? at
}

/** What is seen where a card lies or will lie: the top of a pile; where each card has its own place, those like it. */
function there(pile: string, face: number | null): HTMLElement[] {
  const at = drawn(pile)
  if (!at?.matches(".spread, .hand")) return all(at, CARDS).slice(-1)
  return all(at, face === null ? ".card.back" : `.card[data-face="${face}"]`)
}

interface Journey {
  face: number | null
  source: string
  target: string
}

/** From where to where each card goes in all: what goes on from a pile to which it has just come flies once. */
function journeys(events: Event[]): Journey[] {
  const made: Journey[] = []
  for (const { kind, cards, source, target } of events)
    if (kind === "turn_up")
      for (const face of cards ?? []) {
        const hidden = made.find((one) => one.target === target && one.face === null)
        if (hidden !== undefined) hidden.face = face
      }
    else if (kind === "move" && source && target)
      for (const face of new Set(cards ?? [])) {
        const came = made.findIndex((one) => one.target === source && (one.face === face || (one.face === null && drawn(source) === null)))
        const before = came < 0 ? undefined : made.splice(came, 1)[0]
        made.push({ face, source: before?.source ?? source, target })
      }
  return made.slice(-MOST)
}

/** Show what happened; called before the new position is drawn. */
export function fly(events: Event[], game: GameInfo | null): void {
  const pays = events.filter((event) => event.kind === "pay")
  const moves = journeys(events)
  if (moves.length > 0) preferences.play("card")
  else if (pays.length > 0) preferences.play("chip")
  if (preferences.still || document.hidden) return
  const flights = moves.map((one) => {
    const lay = there(one.target, one.face)
    return { ...one, lay: lay.length, under: lay.pop()?.cloneNode(true) as HTMLElement | undefined, from: place(one.source, one.face)?.getBoundingClientRect() }
  })
  const turned = events.filter((event) => event.kind === "turn_up").map((event) => event.target ?? "")
  void tick().then(() => {
    const apart = Math.min(50, 400 / Math.max(1, flights.length))
    const landings = new Map<HTMLElement, Landing>()
    flights.forEach(({ face, source, target, lay, under, from }, at) => {
      const now = there(target, face)
      const to = now.findLast((one) => !landings.has(one)) ?? now[now.length - 1]
      if (to === undefined || from === undefined || !flies(from, to)) return
      const landing = landings.get(to) ?? []
      // one card more in a row: its place is new, and nothing lay there
      if (landing.length === 0 && under !== undefined && now.length <= lay) landing.push(lies(under, to))
      landings.set(to, landing)
      flight(from, to, at * apart, picture(game, face, source), landing)
    })
    for (const pile of new Set(turned))
      for (const one of all(drawn(pile), ".card:not(.back)"))
        one.animate([{ transform: "perspective(20rem) rotateY(90deg)" }, { transform: "perspective(20rem) rotateY(0)" }], { duration: 240, delay: 120, fill: "backwards", easing: "ease-out" })
    pays.slice(0, MOST).forEach((event, at) => {
      const chips = (seat: number | null | undefined): HTMLElement | null => find(`[data-chips="${seat ?? "bank"}"]`) ?? find(`[data-seat="${seat ?? "-"}"]`)
      const [from, to] = [chips(event.seat), chips(event.to)]
      if (from !== null && to !== null) chip(from.getBoundingClientRect(), to.getBoundingClientRect(), at * 40)
    })
  })
}

/** Whether there is a card to be seen at both ends, and a way between them. */
function flies(from: DOMRect, to: HTMLElement): boolean {
  const box = to.getBoundingClientRect()
  return to.classList.contains("card") && box.width > 0 && from.width > 0 && (Math.abs(box.x - from.x) >= 2 || Math.abs(box.y - from.y) >= 2)
}

/** What lies over a place until the last card that flies there has come: how each of it is taken away. */
type Landing = (() => void)[]

/** A card by itself, as it is seen. */
function picture(game: GameInfo | null, face: number | null, source: string): ComponentProps<typeof Card> {
  const owner = game?.layout.find((pile) => pile.name === source)?.owner ?? null
  return { face, owner, deck: (game?.deck ?? "ranks") as "numbers" | "ranks", mark: game?.marks[String(face)], metal: metalOf(game, owner) }
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
  const box = to.getBoundingClientRect()
  const beneath = above("under", box.width)
  beneath.append(under)
  beneath.style.transform = `translate(${box.x}px, ${box.y}px)`
  return () => beneath.remove()
}

function flight(from: DOMRect, to: HTMLElement, delay: number, props: ComponentProps<typeof Card>, landing: Landing): void {
  const box = to.getBoundingClientRect()
  const flying = above("flight", box.width)
  const card = mount(Card, { target: flying, props })
  const last = landing.push(() => {
    void unmount(card)
    flying.remove()
  })
  /** As large as what it leaves, its middle over that one's middle: what it leaves may be a whole seat. */
  const at = (rect: DOMRect): string => {
    const size = Math.min(1.5, Math.max(0.3, Math.min(rect.width, rect.height / 1.4) / box.width))
    return `translate(${rect.x + (rect.width - box.width * size) / 2}px, ${rect.y + (rect.height - box.height * size) / 2}px) scale(${size})`
  }
  to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME, delay, fill: "backwards" })
  flying.animate([{ transform: at(from) }, { transform: at(box) }], { duration: TIME, delay, easing: EASE, fill: "both" }).onfinish = () => {
    if (landing.length === last) for (const remove of landing) remove()
  }
}

function chip(from: DOMRect, to: DOMRect, delay: number): void {
  const flying = above("flight", 0)
  flying.append(Object.assign(document.createElement("div"), { className: "chip" }))
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`
  flying.animate([{ transform: at(from) }, { transform: at(to) }], { duration: TIME, delay, easing: EASE, fill: "both" }).onfinish = () => flying.remove()
}
