// What happened, played beat after beat for this page alone: nobody waits for it. A tap, a key or an action of mine shows at
// once how things are; so does a page that nobody looks at, or that has fallen far behind.
import { preferences } from "../lib/preferences.svelte"
import type { Event, GameInfo } from "../protocol"
import { apart, beatsOf, TIME, type Beat, type Kind, type Light } from "./beats"
import { before, count, fold, laying, NOTHING, type Ground, type Shown } from "./fold"
import * as stage from "./stage"
import type { Told } from "./worth"

/** What is being played, for whoever draws it. */
export interface Playing {
  kind: Kind
  lights: Light[]
  seats: number[]
  /** The sentence that says what happens, or why. */
  line: string
}

/** What a message told: what happened, how things are after it, and in words. */
export interface News {
  events: Event[]
  end: Shown
  game: GameInfo
  told: Told[]
  /** It is the beginning of a game. */
  begins?: boolean
}

interface Batch extends News {
  beats: Beat[]
  said: number
}

/** Milliseconds behind which a page hurries; and behind which it gives up and shows how things are. */
const [BEHIND, FAR_BEHIND] = [6000, 12000]
const HURRY = 0.4
/** With motion off, how long something takes to appear. */
const FADE = 140

export class Beats {
  shown = $state.raw<Shown>(NOTHING)
  playing = $state.raw<Playing | null>(null)
  /** Everything that was told has been shown. */
  idle = $state(true)
  /** Called with sentences as soon as what they tell is seen; `anew` if they are the first of a message. */
  onSaid: (told: Told[], anew: boolean) => void = () => {}

  #queue: Batch[] = []
  #running = false
  /** Changes when everything is skipped: what still waits then has no say any more. */
  #run = 0
  #wake = new Set<() => void>()
  #line = ""

  constructor() {
    window.addEventListener("click", this.#tapped, true)
    window.addEventListener("keydown", this.#pressed, true)
    document.addEventListener("visibilitychange", this.#looked)
  }

  leave(): void {
    this.skip()
    window.removeEventListener("click", this.#tapped, true)
    window.removeEventListener("keydown", this.#pressed, true)
    document.removeEventListener("visibilitychange", this.#looked)
  }

  /** Show how things are, without telling how they came to be so. */
  show(end: Shown): void {
    this.skip()
    this.shown = end
  }

  /** A game begins: its deal is played from the cards as they lay before it. */
  begin(news: News): void {
    this.skip()
    this.shown = before(news.events, news.end)
    this.tell({ ...news, begins: true })
  }

  /** Something happened. */
  tell(news: News): void {
    const base = this.#queue[this.#queue.length - 1]?.end ?? this.shown
    const batch: Batch = { ...news, beats: beatsOf(base, news.events, groundOf(news.game)), said: 0 }
    this.#queue.push(batch)
    if (this.#still() || this.#behind() * preferences.slowness > FAR_BEHIND) {
      this.skip()
      if (!document.hidden) void stage.appear(touched(news.events), FADE)
      preferences.play(soundOf(batch.beats))
    } else void this.#play()
  }

  /** Show at once how things are. */
  skip(): void {
    if (this.#queue.length === 0) return
    this.#run += 1
    for (const batch of this.#queue.splice(0)) {
      this.shown = batch.end
      this.#say(batch, Infinity)
    }
    for (const wake of this.#wake) wake()
    this.#rest()
  }

  #still = (): boolean => preferences.still || preferences.slowness === 0 || document.hidden
  #tapped = (): void => this.skip()
  /** Keys that press a button do so first: what is skipped may draw something else there. */
  #pressed = (event: KeyboardEvent): void => {
    const presses = (event.key === "Enter" || event.key === " ") && event.target instanceof Element && event.target.closest("button, a, summary, select, input")
    if (!presses) this.skip()
  }
  #looked = (): void => {
    if (document.hidden) this.skip()
  }

  #behind = (): number => this.#queue.reduce((sum, batch) => sum + batch.beats.reduce((all, beat) => all + beat.lasts, 0), 0)

  /** By how much times are stretched now. */
  get #rate(): number {
    return preferences.slowness * (this.#behind() * preferences.slowness > BEHIND ? HURRY : 1)
  }

  async #play(): Promise<void> {
    if (this.#running) return
    this.#running = true
    this.idle = false
    document.body.dataset["beat"] = "begins"
    for (let batch = this.#queue[0]; batch !== undefined; batch = this.#queue[0]) {
      const run = this.#run
      if (batch.begins) await new Promise(requestAnimationFrame) // the table itself has to be drawn first
      while (run === this.#run && batch.beats.length > 0) {
        await this.#beat(batch.beats[0] as Beat, batch, run)
        batch.beats.shift()
      }
      if (run !== this.#run) continue
      this.#queue.shift()
      this.shown = batch.end
      this.#say(batch, Infinity)
    }
    this.#running = false
    this.#rest()
  }

  #rest(): void {
    stage.clear()
    delete document.body.dataset["beat"]
    this.playing = null
    this.idle = true
  }

  /** Sentences about everything up to this event. */
  #say(batch: Batch, number: number): void {
    const said = batch.told.slice(batch.said).filter((one) => one.number <= number)
    if (said.length === 0) return
    this.#line = said.findLast((one) => one.spoken !== true)?.sentence ?? this.#line
    this.onSaid(said, batch.said === 0)
    batch.said += said.length
    if (this.playing !== null) this.playing = { ...this.playing, line: this.#line }
  }

  async #beat(beat: Beat, batch: Batch, run: number): Promise<void> {
    const rate = this.#rate
    const change = (): void => {
      if (run === this.#run) for (const event of beat.events) this.shown = fold(this.shown, event, groundOf(batch.game))
    }
    const end = beat.events[beat.events.length - 1]?.number ?? -1
    if (beat.lights !== null && beat.kind !== "reveal") stage.light(beat.lights)
    document.body.dataset["beat"] = beat.kind
    this.playing = { kind: beat.kind, lights: beat.lights ?? this.playing?.lights ?? [], seats: beat.seats, line: this.#line }
    const { ante = "" } = groundOf(batch.game)
    if (beat.settles === true) this.#settle(batch.end, ante)
    if (beat.kind !== "reveal") this.#say(batch, end)
    const cards = beat.events.flatMap(({ cards, source, target }) => (cards ?? []).map((face) => ({ face, source: source ?? "", target: target ?? "" })))
    switch (beat.kind) {
      case "move":
      case "deal":
      case "sweep":
      case "burn": {
        preferences.play("card")
        const time = beat.kind === "deal" ? TIME.deal : beat.kind === "sweep" ? TIME.sweep : TIME.move
        await stage.carry(cards, change, time * rate, apart(beat.kind, cards.length) * rate, batch.game)
        break
      }
      case "reveal":
        await this.#reveal(beat, change, rate, run)
        this.#say(batch, end)
        break
      case "pay":
        await this.#pay(beat, rate, run, ante)
        break
      case "shuffle":
        preferences.play("shuffle")
        change()
        await stage.riffle(beat.events[0]?.target ?? "", TIME.shuffle * rate)
        break
      case "gather":
        preferences.play("shuffle")
        await stage.carry(gathering(this.shown, beat.events[0]?.target ?? ""), change, TIME.sweep * rate, 0, batch.game)
        break
      default:
        change()
        if (beat.kind === "pair") preferences.play("loss")
        if (beat.kind === "over") preferences.play(batch.game.me !== null && (batch.end.result?.winners.includes(batch.game.me) ?? false) ? "win" : "loss")
        await this.#wait(beat.lasts * rate)
    }
    if (run === this.#run) this.shown = { ...this.shown, laid: beat.events.reduce((laid, event) => laying(laid, event, groundOf(batch.game)), this.shown.laid) }
  }

  /** A breath; all turn together; time to read; then those that cancel each other are struck out. */
  async #reveal(beat: Beat, change: () => void, rate: number, run: number): Promise<void> {
    await this.#wait(TIME.breath * rate)
    if (run !== this.#run) return
    preferences.play("turn")
    await stage.turnOver([...new Set(beat.events.map(({ target }) => target ?? ""))], change, TIME.turn * rate)
    await this.#wait(TIME.still * rate)
    if (run !== this.#run || beat.lights === null || beat.lights.length === 0) return
    stage.light(beat.lights)
    await this.#wait(TIME.strike * rate)
  }

  /** As many chips as are paid, one after another; who pays has one less when it leaves, who is paid one more when it lies there. */
  async #pay(beat: Beat, rate: number, run: number, ante: string): Promise<void> {
    const left = beat.events.map((event) => ({ ...event, value: event.value ?? 0 }))
    const chips = left.reduce((sum, event) => sum + event.value, 0)
    const flown: Promise<void>[] = []
    for (let at = 0; flown.length < chips && run === this.#run; at++) {
      const event = left[at % left.length]
      if (event === undefined || event.value <= 0) continue
      event.value -= 1
      this.shown = count(this.shown, event.seat, -1, ante)
      preferences.play("chip")
      flown.push(
        stage.chip(event.seat ?? null, event.to ?? null, TIME.chip * rate).then(() => {
          if (run === this.#run) this.shown = count(this.shown, event.to, 1)
        }),
      )
      await this.#wait(apart("pay", chips) * rate)
    }
    await Promise.all(flown)
  }

  /** Numbers that no event told are as they will be; chips go on as they are paid. */
  #settle(end: Shown, ante: string): void {
    const counted = Object.entries(this.shown.numbers).filter(([name]) => name === "chips" || name === "bank" || name === ante)
    this.shown = { ...this.shown, numbers: { ...end.numbers, ...Object.fromEntries(counted) } }
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#wake.delete(wake)
        done()
      }
      const timer = setTimeout(wake, time)
      this.#wake.add(wake)
    })
  }
}

const groundOf = (game: GameInfo): Ground => ({ layout: game.layout, me: game.me, ante: Object.entries(game.meanings ?? {}).find(([, { role }]) => role === "ante")?.[0] })
const touched = (events: Event[]): Set<string> => new Set(events.flatMap(({ source, target }) => [source, target].filter((pile) => pile != null)))

/** From where all cards go when they are gathered: the top one of each pile stands for it. */
const gathering = (shown: Shown, target: string): stage.Journey[] =>
  [...shown.piles.values()].flatMap((pile) => (pile.count > 0 && pile.name !== target ? [{ face: null, source: pile.name, target }] : []))

const soundOf = (beats: Beat[]): "card" | "chip" | undefined => (beats.some((beat) => beat.kind === "move" || beat.kind === "deal") ? "card" : beats.some((beat) => beat.kind === "pay") ? "chip" : undefined)
