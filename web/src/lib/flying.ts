// Cards that move: a ghost flies from the pile where the card was to the pile where it is, 220 ms; chips likewise.
import type { Event } from "../protocol"
import { look } from "./look.svelte"

const MOST = 14

function place(selector: string): DOMRect | undefined {
  const found = document.querySelector(selector)
  return found?.getBoundingClientRect()
}

/** Show what happened; called before the new position is drawn. */
export function fly(events: Event[]): void {
  const moves = events.filter((event) => event.kind === "move" && event.source && event.target)
  if (moves.length > 0) look.play("card")
  else if (events.some((event) => event.kind === "pay")) look.play("chip")
  if (look.still || document.hidden) return
  moves.slice(0, MOST).forEach((event, at) => {
    const from = place(`[data-pile="${event.source}"]`) ?? seatOf(event.source)
    const to = place(`[data-pile="${event.target}"]`) ?? seatOf(event.target)
    if (from !== undefined && to !== undefined) ghost(from, to, event.cards?.[event.cards.length - 1] ?? null, at * 45)
  })
}

/** An empty pile of a seat is not drawn: the card then flies to the seat. */
function seatOf(pile: string | null | undefined): DOMRect | undefined {
  const seat = /(\d)(?:_\d+)?$/.exec(pile ?? "")?.[1]
  return seat === undefined ? undefined : place(`[data-seat="${seat}"]`)
}

function ghost(from: DOMRect, to: DOMRect, face: number | null, delay: number): void {
  const card = document.createElement("div")
  card.className = face === null ? "ghost back" : "ghost"
  card.textContent = face === null ? "" : String(face)
  card.setAttribute("aria-hidden", "true")
  document.body.append(card)
  const middle = (box: DOMRect) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`
  const flight = card.animate([{ transform: middle(from) }, { transform: middle(to) }], {
    duration: 220,
    delay,
    easing: "cubic-bezier(.3,.1,.2,1)",
    fill: "both",
  })
  flight.onfinish = () => card.remove()
}
