// Cards that move. Before the new position is drawn we note where each card lies and what lies where it goes; after it, a
// copy of the card flies from there to its place (220 ms) over what lay there, chips likewise, and what is turned up turns
// over, all of it together. Copies live in a layer of their own that covers the window and cuts off what leaves it: no rule
// of a card can take them out of it, and the page never grows.
import { tick } from "svelte"

import type { Event } from "../protocol"
import { look } from "./look.svelte"

const MOST = 16
const TIME = 220
const EASE = "cubic-bezier(.3,.1,.2,1)"
const CARDS = ".card, .empty"

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const all = (at: HTMLElement | null, selector: string): HTMLElement[] => [...(at?.querySelectorAll<HTMLElement>(selector) ?? [])]

/** Where a pile lies; one that is not drawn lies with its seat. */
function spot(pile: string): HTMLElement | null {
  const seat = /(\d)(?:_\d+)?$/.exec(pile)?.[1]
  return find(`[data-pile="${pile}"]`) ?? (seat === undefined ? null : find(`[data-seat="${seat}"]`))
}

function card(pile: string, face: number | null, last: boolean): HTMLElement | null {
  const at = spot(pile)
  const named = face === null ? [] : all(at, `.card[data-face="${face}"]`)
  return (last ? named[named.length - 1] : named[0]) ?? all(at, ".card").pop() ?? at
}

/** A copy of what is drawn at the target, to be seen until it is covered. */
function covered(pile: string, face: number | null): HTMLElement | undefined {
  const at = spot(pile)
  if (at?.dataset["pile"] !== pile) return undefined
  const there = at.classList.contains("spread") ? all(at, `.card[data-face="${face}"]`) : all(at, CARDS)
  return there[there.length - 1]?.cloneNode(true) as HTMLElement | undefined
}

/** Show what happened; called before the new position is drawn. */
export function fly(events: Event[]): void {
  const moves = events.filter((event) => event.kind === "move" && event.source && event.target)
  const pays = events.filter((event) => event.kind === "pay")
  if (moves.length > 0) look.play("card")
  else if (pays.length > 0) look.play("chip")
  if (look.still || document.hidden) return
  const flights = moves.slice(-MOST).map(({ cards, source, target }) => {
    const face = cards?.[0] ?? null
    return { face, target: target ?? "", from: card(source ?? "", face, false)?.getBoundingClientRect(), under: covered(target ?? "", face) }
  })
  const turned = events.filter((event) => event.kind === "turn_up").map((event) => event.target ?? "")
  void tick().then(() => {
    const apart = Math.min(50, 400 / Math.max(1, flights.length))
    const taken = new Map<HTMLElement, number>()
    flights.forEach(({ face, target, from, under }, at) => {
      const to = card(target, face, true)
      if (to === null || from === undefined || !flies(from, to)) return
      if (!taken.has(to) && under !== undefined) taken.set(to, at)
      flight(from, to, at * apart, taken.get(to) === at ? under : undefined)
    })
    for (const pile of new Set(turned))
      for (const one of all(spot(pile), ".card:not(.back)"))
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

/** Something that lies in the layer above the page, for a while. */
function above(what: HTMLElement, kind: "flight" | "under", wide: number): HTMLElement {
  const layer = find("#flights") ?? Object.assign(document.createElement("div"), { id: "flights", ariaHidden: "true" })
  if (!layer.isConnected) document.body.append(layer)
  const lies = document.createElement("div")
  lies.className = kind
  lies.style.setProperty("--card", `${wide}px`)
  lies.append(what)
  if (kind === "under") layer.prepend(lies)
  else layer.append(lies)
  return lies
}

function flight(from: DOMRect, to: HTMLElement, delay: number, under: HTMLElement | undefined): void {
  const box = to.getBoundingClientRect()
  const flying = above(to.cloneNode(true) as HTMLElement, "flight", box.width)
  const beneath = under && above(under, "under", box.width)
  beneath?.style.setProperty("transform", `translate(${box.x}px, ${box.y}px)`)
  /** As large as what it leaves, its middle over that one's middle: what it leaves may be a whole seat. */
  const at = (rect: DOMRect): string => {
    const size = Math.min(1.5, Math.max(0.3, Math.min(rect.width, rect.height / 1.4) / box.width))
    return `translate(${rect.x + (rect.width - box.width * size) / 2}px, ${rect.y + (rect.height - box.height * size) / 2}px) scale(${size})`
  }
  to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME, delay, fill: "backwards" })
  flying.animate([{ transform: at(from) }, { transform: at(box) }], { duration: TIME, delay, easing: EASE, fill: "both" }).onfinish = () => {
    flying.remove()
    beneath?.remove()
  }
}

function chip(from: DOMRect, to: DOMRect, delay: number): void {
  const flying = above(Object.assign(document.createElement("div"), { className: "chip" }), "flight", 0)
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`
  flying.animate([{ transform: at(from) }, { transform: at(to) }], { duration: TIME, delay, easing: EASE, fill: "both" }).onfinish = () => flying.remove()
}
