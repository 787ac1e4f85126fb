// Cards that move. Before the new position is drawn we note where each card lies; after it, a copy of the card flies from
// there to its place (220 ms), chips likewise, and what is turned up turns over, all of it together.
import { tick } from "svelte"

import type { Event } from "../protocol"
import { look } from "./look.svelte"

const MOST = 16
const TIME = 220
const EASE = "cubic-bezier(.3,.1,.2,1)"

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)

/** Where a pile lies; one that is not drawn lies with its seat. */
function spot(pile: string): HTMLElement | null {
  const seat = /(\d)(?:_\d+)?$/.exec(pile)?.[1]
  return find(`[data-pile="${pile}"]`) ?? (seat === undefined ? null : find(`[data-seat="${seat}"]`))
}

function card(pile: string, face: number | null, last: boolean): HTMLElement | null {
  const at = spot(pile)
  const named = face === null ? [] : [...(at?.querySelectorAll<HTMLElement>(`.card[data-face="${face}"]`) ?? [])]
  const any = [...(at?.querySelectorAll<HTMLElement>(".card") ?? [])]
  return (last ? named[named.length - 1] : named[0]) ?? any[any.length - 1] ?? at
}

/** Show what happened; called before the new position is drawn. */
export function fly(events: Event[]): void {
  const moves = events.filter((event) => event.kind === "move" && event.source && event.target)
  const pays = events.filter((event) => event.kind === "pay")
  if (moves.length > 0) look.play("card")
  else if (pays.length > 0) look.play("chip")
  if (look.still || document.hidden) return
  const flights = moves
    .slice(-MOST)
    .map((event) => ({ event, face: event.cards?.[0] ?? null, from: card(event.source ?? "", event.cards?.[0] ?? null, false)?.getBoundingClientRect() }))
  const turned = events.filter((event) => event.kind === "turn_up").map((event) => event.target ?? "")
  void tick().then(() => {
    const apart = Math.min(50, 400 / Math.max(1, flights.length))
    flights.forEach(({ event, face, from }, at) => {
      const to = card(event.target ?? "", face, true)
      if (from !== undefined && to !== null) flight(from, to, at * apart)
    })
    for (const pile of new Set(turned))
      for (const one of spot(pile)?.querySelectorAll<HTMLElement>(".card:not(.back)") ?? [])
        one.animate([{ transform: "perspective(20rem) rotateY(90deg)" }, { transform: "perspective(20rem) rotateY(0)" }], { duration: 240, delay: 120, fill: "backwards", easing: "ease-out" })
    pays.slice(0, MOST).forEach((event, at) => {
      const chips = (seat: number | null | undefined): HTMLElement | null => find(`[data-chips="${seat ?? "bank"}"]`) ?? find(`[data-seat="${seat ?? "-"}"]`)
      const [from, to] = [chips(event.seat), chips(event.to)]
      if (from !== null && to !== null) chip(from.getBoundingClientRect(), to.getBoundingClientRect(), at * 40)
    })
  })
}

function flight(from: DOMRect, to: HTMLElement, delay: number): void {
  const box = to.getBoundingClientRect()
  if (box.width === 0 || from.width === 0 || (Math.abs(box.x - from.x) < 2 && Math.abs(box.y - from.y) < 2)) return
  if (!to.classList.contains("card")) return
  const ghost = to.cloneNode(true) as HTMLElement
  ghost.classList.add("ghost")
  ghost.setAttribute("aria-hidden", "true")
  ghost.style.inlineSize = `${box.width}px`
  document.body.append(ghost)
  const at = (rect: DOMRect): string => `translate(${rect.x}px, ${rect.y}px) scale(${Math.min(1.5, Math.max(0.3, Math.min(rect.width, rect.height / 1.4) / box.width))})`
  to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME, delay, fill: "backwards" })
  ghost.animate([{ transform: at(from) }, { transform: at(box) }], { duration: TIME, delay, easing: EASE, fill: "both" }).onfinish = () => ghost.remove()
}

function chip(from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = document.createElement("div")
  ghost.className = "ghost chip"
  ghost.setAttribute("aria-hidden", "true")
  document.body.append(ghost)
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`
  ghost.animate([{ transform: at(from) }, { transform: at(to) }], { duration: TIME, delay, easing: EASE, fill: "both" }).onfinish = () => ghost.remove()
}
