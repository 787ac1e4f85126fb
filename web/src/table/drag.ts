// A card of mine that is dragged: to a pile, to somebody, or onto the felt where there is one thing to do with it. Where it
// cannot go, the table says why.
import { keep } from "../beats/stage"
import { goes } from "../lib/moves"
import type { Table } from "../lib/table.svelte"
import type { ActionInfo } from "../protocol"

const FAR = 10

/** Follow the pointer from where it went down on a card; whether it was a drag is told at its end, before the click. */
export function drag(event: PointerEvent, table: Table, face: number | null, choices: ActionInfo[], hand: string | undefined, done: (dragged: boolean) => void): void {
  // its place in the fan is moved, not the button in it: that may be another one as soon as the answer is there
  const card = (event.currentTarget as HTMLElement).closest<HTMLElement>("li") ?? (event.currentTarget as HTMLElement)
  const start = { x: event.clientX, y: event.clientY }
  let dragged = false
  if (event.button !== 0) return
  const move = (to: PointerEvent): void => {
    if (!dragged && Math.hypot(to.clientX - start.x, to.clientY - start.y) < FAR) return
    dragged = true
    table.hold(face)
    card.style.margin = `${to.clientY - start.y}px 0 0 ${to.clientX - start.x}px`
    card.style.pointerEvents = "none"
  }
  const drop = (to: PointerEvent): void => {
    window.removeEventListener("pointermove", move)
    window.removeEventListener("pointerup", drop)
    window.removeEventListener("pointercancel", drop)
    const on = document.elementFromPoint(to.clientX, to.clientY)?.closest<HTMLElement>("[data-pile],[data-seat],.surface")
    const back = (): void => {
      card.style.margin = card.style.pointerEvents = ""
    }
    if (!dragged) return back()
    table.hold(null)
    done(true)
    setTimeout(() => done(false))
    if (to.type === "pointercancel") return back()
    const { pile, seat } = place(on)
    const chosen = choices.find((choice) => goes(choice, pile, seat))
    const only = choices.length === 1 && on !== null && pile !== hand ? choices[0] : undefined
    const does = chosen ?? only
    const asked = does === undefined ? undefined : table.choose(does)
    if (does === undefined && face !== null && pile !== hand && (choices.length === 0 || pile !== undefined || seat !== undefined)) void table.whyNot(face, pile, seat)
    if (asked === undefined) return back()
    keep(back)
    void asked.then((answer) => {
      if (answer.type === "refused") back()
    })
  }
  window.addEventListener("pointermove", move)
  window.addEventListener("pointerup", drop)
  window.addEventListener("pointercancel", drop)
}

/** Something was touched while I hold a card: a pile or somebody that does not take it says why. */
export function touched(event: MouseEvent, table: Table): void {
  const on = (event.target as Element).closest<HTMLElement>("[data-pile],[data-seat]")
  const { pile, seat } = place(on)
  const card = table.held
  if (card === null || on == null || on.closest("#hand, .mine, button") !== null) return
  if (!table.legal.some((choice) => choice.cards[0] === card && goes(choice, pile, seat))) void table.whyNot(card, pile, seat)
}

const place = (on: HTMLElement | null | undefined): { pile: string | undefined; seat: number | undefined } => {
  const { pile, seat } = on?.dataset ?? {}
  return { pile, seat: seat === undefined ? undefined : Number(seat) }
}
