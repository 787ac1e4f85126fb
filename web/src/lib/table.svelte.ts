// A table as I am told it: one connection, which comes back by itself, and everything that is drawn from it.
import type {
  AnyServerMessage,
  ActionInfo,
  Ending,
  Event,
  GameInfo,
  Hello,
  Snapshot,
  Insight,
  LessonStep,
  AnyClientMessage,
  Moved,
  Refused,
  Seen,
  TableInfo,
  TalkInfo,
  You,
} from "../protocol"
import { Beats, type Playing } from "../beats/queue.svelte"
import { laying, truth, type Shown } from "../beats/fold"
import { rounded, weighed, WORTH, type Told } from "../beats/worth"
import { VERSION } from "../protocol"
import { guest } from "./guest"
import { goes } from "./moves"
import { standing } from "./numbers"
import { nonce, offer, watch } from "./proof"
import { forget, remember } from "./tables"
import { Voices, wordsOf } from "./voices.svelte"
import { words } from "./words.svelte"

type Asked = Exclude<AnyClientMessage, { type: "hello" }>
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never
export type Question = WithoutId<Asked>

const MOST_TOLD = 400
/** Sentences that somebody who comes back is told again; milliseconds for which what weighs stays, whatever comes next. */
const [AGAIN, STAYS] = [6, 2000]
/** The clauses of the room that a page has to tell from others: there is no such table; too much in a short time. */
const NO_TABLE = "ROOM-1"
export const TOO_FAST = "ROOM-10"

export class Table {
  online = $state(false)
  /** Why there is no table to show, if there is none. */
  closed = $state("")
  /** There is none. */
  gone = $state(false)
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({})
  game = $state.raw<GameInfo | null>(null)
  snapshot = $state.raw<Snapshot | null>(null)
  /** All piles as they are; what is drawn of them are `piles`. */
  truth = $state.raw<ReadonlyMap<string, Seen>>(new Map())
  talk = $state.raw<TalkInfo>({})
  undo = $state(false)
  /** What a good player keeps in mind. */
  insights = $state.raw<Insight[]>([])
  /** What ended last, a round or the game, and why. */
  #ending = $state.raw<Ending | null>(null)
  /** Where I am in a lesson, if this is one; what is said of it is in `shown`. */
  #lesson: LessonStep | null = null
  /** Of the last change that I know of. */
  number = $state(0)
  sentences = $state.raw<string[]>([])
  /** What people say; my own words, too. */
  voices = new Voices((line) => ((line.seat ?? null) === null ? this.me === null && line.name === this.you.name : line.seat === this.me))
  refusal = $state.raw<Refused | null>(null)
  /** When the first of those who are to act runs out of time. */
  deadline = $state<number | null>(null)
  /** The deal is no longer bound to what was shown before I gave my number. */
  changed = $state(false)
  /** Who has become the host, if it was somebody else before. */
  passedOn = $state("")
  /** What happened in the game, as I was told it; who comes back to a long one is told its end. */
  happened: Event[] = []
  /** What is told just now, for the line above the hand; what was told since I acted last, for my turn and for those who listen. */
  news = $state.raw<Told[]>([])
  recap = $state.raw<Told[]>([])
  /** What is said to those who listen, in its order, each thing once; what was said before I acted last is gone. */
  ear = $state.raw<{ key: number; words: string }[]>([])
  /** The number of the last event that was an act of mine. */
  acted = -1
  /** The number of the event by which it became my turn, and what I was asked to do then: nobody hears it twice. */
  #turn = -1
  #prompted = ""
  #saidAt = 0
  /** The clause that matters now: the one that refused, or the last one that took effect. */
  clause = $state("")
  /** Those who choose at the same time, in secret, until somebody's turn begins. */
  choosing = $state.raw<number[]>([])
  /** The card of my hand that I hold over the table. */
  held = $state<number | null>(null)
  /** The one pile that it is held over, where that is said: a button of the keyboard's names it. */
  aim = $state("")
  /** A losing action that was chosen once: choosing it again does it. */
  sure = $state("")

  #beats = new Beats()
  #socket: WebSocket | null = null
  #asked = new Map<string, { message: Asked; done: (answer: AnyServerMessage) => void }>()
  #next = 0
  /** What I ask for is told apart from what another page of mine asks for. */
  #mark = nonce().slice(0, 12)
  #tries = 0
  #since = 0
  #left = false
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.#beats.onSaid = (told, anew) => this.#say(told, anew)
    this.#connect()
    window.addEventListener("online", this.#hurry)
  }

  /** Leave the page; the seat stays mine. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#again)
    this.#beats.leave()
    window.removeEventListener("online", this.#hurry)
    this.#socket?.close()
  }

  get me(): number | null {
    return this.you.seat ?? null
  }

  /** What is drawn now: the table as of the beat that is played. What may be done is in `snapshot`, at once. */
  get shown(): Shown {
    return this.#beats.shown
  }

  /** The piles that are drawn now. */
  get piles(): ReadonlyMap<string, Seen> {
    return this.#beats.shown.piles
  }

  /** The beat that is played now: what kind it is, what is lit, whom it is about, the line that says why. */
  get beat(): Playing | null {
    return this.#beats.playing
  }

  /** Whether all that happened has been shown. */
  get settled(): boolean {
    return this.#beats.idle
  }

  /** Where I am in a lesson, as far as one has seen what happened in it. */
  get lesson(): LessonStep | null {
    return this.shown.lesson
  }

  /** How the last round, or the game, has ended for me, as soon as one has seen it end. */
  get ending(): Ending | null {
    return this.settled ? this.#ending : null
  }

  /** Show at once how things are. */
  skip(): void {
    this.#beats.skip()
  }

  get legal(): ActionInfo[] {
    return this.snapshot?.legal ?? []
  }

  get myTurn(): boolean {
    return this.me !== null && (this.snapshot?.to_act.includes(this.me) ?? false)
  }

  /** Whether my turn went on with my last move, and did not begin anew after it. */
  get goesOn(): boolean {
    return this.acted > this.#turn
  }

  /** How whoever sits there is called. */
  name(seat: number): string {
    const held = this.table?.seats[seat]
    return held?.name || (held?.regular ? words.say(`regular-${held.regular}`) : words.say("seat", { seat: seat + 1 }))
  }

  get host(): boolean {
    return this.me !== null && (this.table?.seats[this.me]?.host ?? false)
  }

  /** Whether there are enough people here to agree that somebody takes a seat over while a game is on. */
  get agreeable(): boolean {
    return (this.table?.seats ?? []).filter((seat) => seat.name).length >= 2
  }

  /** The clause by which an action loses, if it does. */
  loses(choice: ActionInfo): string | undefined {
    return this.snapshot?.warnings.find(([action]) => action === choice.action)?.[1]
  }

  /** Do it; what would lose the game is asked for twice. What was offered may be gone when it is pressed: then nothing. */
  choose(choice: ActionInfo | undefined): Promise<AnyServerMessage> | undefined {
    if (choice === undefined) return undefined
    const loses = this.loses(choice)
    if (loses !== undefined && this.sure !== choice.action) {
      this.sure = choice.action
      this.clause = loses
      return undefined
    }
    return this.act(choice.action)
  }

  /** Say something to those who listen. */
  hear(...said: string[]): void {
    this.ear = [...this.ear, ...said.filter(String).map((words) => ({ key: this.#next++, words }))].slice(-MOST_TOLD)
  }

  /** Say what to do: when my turn begins, and when that changes. */
  prompt(sentence: string): void {
    const asked = `${this.#turn} ${sentence}`
    if (asked !== this.#prompted) this.hear(sentence)
    this.#prompted = asked
  }

  /** Say why a card of mine cannot be played, or not there: in the server's words, if a rule speaks of it. */
  async whyNot(card: number, pile?: string, seat?: number): Promise<void> {
    const { number } = this
    this.refusal = null
    const answer = await this.ask({ type: "explain" })
    if (answer.type !== "explained" || number !== this.number) return
    const refused = answer.explained.filter((one) => !one.may)
    const playable = this.legal.some((choice) => choice.cards[0] === card)
    const there = refused.find((one) => one.choices?.some((choice) => choice.cards[0] === card && goes(choice, pile, seat)))
    const found = there ?? (playable ? undefined : refused.find((one) => one.actions.length === 0 || one.choices?.some(({ cards }) => cards[0] === card)))
    const reason = found?.why ?? [words.say(playable ? "table-not-there" : "table-not-now"), this.snapshot?.prompt].filter(Boolean).join(" ")
    this.clause = found?.clauses[0] ?? ""
    this.refusal = { type: "refused", reply_to: "", clause: this.clause, reason }
  }

  /** Hold a card over the table, or over one pile of it; or none. */
  hold(face: number | null, pile = ""): void {
    if (face !== null) this.refusal = null
    this.held = face
    this.aim = face === null ? "" : pile
  }

  /** Ready for the next game, with a number of my own in its deal. */
  ready(): Promise<AnyServerMessage> {
    return this.ask({ type: "ready", nonce: this.table === null ? "" : offer(this.table) })
  }

  /** Sit down under a name; why not, if it cannot be. */
  async sit(name: string, seat: number): Promise<string> {
    const called = name.trim()
    if (called === "") return words.say("web-name-first")
    this.refusal = null
    const answer = await this.ask({ type: "sit", name: called, seat })
    if (answer.type === "refused") return answer.reason
    guest.name = called
    return ""
  }

  act(action: string): Promise<AnyServerMessage> {
    this.refusal = null
    this.sure = ""
    this.hold(null)
    this.skip()
    return this.ask({ type: "act", action })
  }

  /** Ask for something; the answer comes when it is done and stored, or refused. */
  ask(question: Question): Promise<AnyServerMessage> {
    const id = `${this.#mark}-${this.#next++}`
    const message = { ...question, id } as Asked
    return new Promise((done) => {
      this.#asked.set(id, { message, done })
      if (this.#socket?.readyState === WebSocket.OPEN && this.online) this.#socket.send(JSON.stringify(message))
    })
  }

  /** Connect, instead of any connection there was: one counts, the last, and what others still say is not heard. */
  #connect(): void {
    clearTimeout(this.#again)
    const before = this.#socket
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.#socket = socket
    before?.close()
    socket.onopen = () => {
      const seen = { game: this.game?.number ?? 0, since: this.#since }
      const hello: Hello = { type: "hello", version: VERSION, token: guest.token, language: words.language, tell: true, name: guest.name, ...seen }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as AnyServerMessage)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.online = false
      if (this.#left || this.closed !== "") return
      this.#tries += 1
      this.#again = setTimeout(() => this.#connect(), Math.min(8000, 250 * 2 ** Math.min(this.#tries, 5)))
    }
  }

  /** The network is back: what is still trying may have been lost on the way, so try anew. */
  #hurry = (): void => {
    if (!this.online && this.closed === "" && this.#socket?.readyState !== WebSocket.OPEN) this.#connect()
  }

  #hear(said: AnyServerMessage): void {
    switch (said.type) {
      case "welcome":
        this.online = true
        this.#tries = 0
        guest.become(said.you.token ?? "")
        this.voices.recall(said.lines)
        this.number = said.number
        this.#setTable(said.table, said.you)
        this.#setGame(said.game ?? null, false)
        for (const { message } of this.#asked.values()) this.#socket?.send(JSON.stringify(message))
        break
      case "changed":
        this.number = said.number
        this.#setTable(said.table, said.you)
        if (said.game) this.#setGame(said.game, true)
        break
      case "moved":
        this.#move(said)
        break
      case "said":
        this.voices.speak(said.line)
        if (!this.voices.isMine(said.line)) this.hear(`${said.line.name || words.say("web-guest")}: ${wordsOf(said.line)}`)
        break
      case "reacted":
        this.voices.react(said)
        if (this.me === null || said.seat !== this.me) this.hear(`${said.name || words.say("web-guest")}: ${said.reaction}`)
        break
      case "refused":
        this.refusal = said
        this.clause = said.clause
        break
      case "bye":
        if (said.again) break
        this.closed = said.reason
        this.gone = this.refusal?.clause === NO_TABLE
        if (this.gone) forget(this.id)
        break
    }
    if (said.type === "welcome" || said.type === "changed" || said.type === "moved") this.#keep()
    this.#answer("reply_to" in said ? (said.reply_to ?? "") : "", said)
  }

  #answer(id: string, said: AnyServerMessage): void {
    const asked = this.#asked.get(id)
    if (asked !== undefined) {
      this.#asked.delete(id)
      asked.done(said)
    }
  }

  #setTable(table: TableInfo, you: You | null | undefined): void {
    const host = (shown: TableInfo | null): string => shown?.seats.find((seat) => seat.host)?.name ?? ""
    const before = host(this.table)
    if (table.phase === "playing") this.passedOn = ""
    else if (before !== "" && host(table) !== before) this.passedOn = host(table)
    this.table = table
    this.you = you ?? this.you
    this.changed = watch(table)
    this.#setDeadline(table.deadline)
  }

  /** What the front page says of this table: with whom, and whose turn it was when I left. */
  #keep(): void {
    const { table, snapshot } = this
    if (table === null) return
    if (this.me === null && (this.you.kept ?? null) === null) return forget(this.id)
    const others = table.seats.flatMap((seat, at) => (at !== this.me && (seat.name || seat.regular) ? [this.name(at)] : []))
    const over = table.phase === "over" || (snapshot?.result ?? null) !== null
    const stand = table.phase === "gathering" ? "waits" : over ? "over" : this.lesson !== null ? "lesson" : this.myTurn ? "your-turn" : "their-turn"
    remember({ id: this.id, game: table.game, others, stand, ended: over ? this.#ending?.headline : undefined, language: words.language })
  }

  /** The truth as it is drawn when everything has been shown. */
  get #now(): Shown {
    const ground = this.#ground
    return truth(this.truth, this.snapshot, this.choosing, this.#lesson, this.happened.reduce((laid, event) => laying(laid, event, ground), [] as number[]))
  }

  /** How everybody stands is read from this. */
  get #stands(): Parameters<typeof standing>[0] {
    return { numbers: this.snapshot?.numbers ?? {}, result: null, game: this.game, table: this.table, me: this.me, name: (seat) => this.name(seat) }
  }

  get #ground(): { layout: GameInfo["layout"]; me: number | null } {
    return { layout: this.game?.layout ?? [], me: this.me }
  }

  /** What was told is seen now. What others were seen to do, and what it led to, stays for a while. */
  #say(said: Told[], anew = true): void {
    const last = said.findLastIndex((one) => one.mine)
    if (last >= 0) this.ear = []
    this.hear(...said.slice(Math.max(0, last)).flatMap((one) => (one.worth > WORTH.aside ? [one.sentence] : [])))
    const told = said.filter((one) => one.spoken !== true)
    if (told.length === 0) return
    this.sentences = [...this.sentences, ...told.map((one) => one.sentence)].slice(-MOST_TOLD)
    const mine = told.findLastIndex((one) => one.mine)
    this.recap = mine < 0 ? [...this.recap, ...told].slice(-MOST_TOLD) : told.slice(mine)
    const stays = Date.now() - this.#saidAt < STAYS ? this.news.filter((one) => one.worth > WORTH.mine) : []
    this.news = [...(anew ? stays : this.news), ...told]
    this.#saidAt = Date.now()
  }

  /** The game anew; `live` if we were here already. */
  #setGame(game: GameInfo | null, live: boolean): void {
    const goesOn = game !== null && this.game?.number === game.number && this.game.me === game.me && game.since > 0
    const begins = game !== null && game.number !== this.game?.number && game.since === 0 && this.table?.phase === "playing" && live
    if (!goesOn) this.ear = this.news = this.recap = []
    this.happened = game === null ? [] : [...(goesOn ? this.#before(game.since) : []), ...game.events]
    this.game = game
    this.snapshot = game?.snapshot ?? null
    this.truth = new Map(game?.snapshot.piles.map((pile) => [pile.name, pile]))
    this.talk = game?.talk ?? {}
    this.undo = game?.undo ?? false
    this.insights = game?.insights ?? []
    this.#ending = game?.ending ?? null
    this.#lesson = game?.lesson ?? null
    this.sentences = goesOn ? this.sentences : []
    this.#since = game === null ? 0 : game.since + game.events.length
    if (!goesOn) this.choosing = []
    this.#follow(game?.events ?? [])
    this.hold(null)
    if (game !== null && begins) this.#beats.begin({ events: game.events, end: this.#now, game, told: weighed(game.sentences, null, game.events, this.#ground) })
    else {
      this.#beats.show(this.#now)
      const told = weighed(game?.sentences ?? [], null, [], this.#ground)
      this.sentences = [...this.sentences, ...told.map((one) => one.sentence)].slice(-MOST_TOLD)
      this.news = this.recap = told.slice(-AGAIN)
      this.hear(...this.recap.map((one) => one.sentence))
    }
  }

  #before = (since: number): Event[] => this.happened.filter((event) => event.number < since)

  /** What the events say about who chooses and which clause took effect. */
  #follow(events: Event[]): void {
    for (const event of events) {
      if (event.kind === "turn" ? event.seat === this.me : event.kind === "wait" && event.seats?.includes(this.me ?? -1)) this.#turn = event.number
      if (event.kind === "act" && event.seat === this.me) this.acted = event.number
      if (event.kind === "wait") this.choosing = event.seats ?? []
      else if (event.kind === "turn" || event.kind === "over") this.choosing = []
      else if (event.kind === "rule") this.clause = event.clause ?? ""
    }
  }

  #move(said: Moved): void {
    const back = said.since < this.#since
    this.happened = [...this.#before(said.since), ...said.events]
    this.refusal = null
    this.sure = ""
    this.hold(null)
    this.snapshot = said.snapshot
    this.truth = new Map([...this.truth, ...said.snapshot.piles.map((pile): [string, Seen] => [pile.name, pile])])
    this.undo = said.undo ?? false
    this.insights = said.insights ?? []
    this.#ending = said.ending ?? null
    this.#lesson = said.lesson ?? null
    this.number = said.number
    if (said.talk) this.talk = said.talk
    this.#follow(said.events)
    this.#since = said.since + said.events.length
    let told = weighed(said.sentences ?? [], said.told ?? null, said.events, this.#ground, said.ending)
    // whoever opens the next round, and however soon: how all stand is part of what is told of this one
    if (said.ending && said.ending.over !== true) told = rounded(told, [standing(this.#stands), words.say("web-new-round")], said.events, this.#ground)
    if (back || this.game === null) {
      this.#beats.show(this.#now)
      this.#say(told)
    } else this.#beats.tell({ events: said.events, end: this.#now, game: this.game, told })
    this.#setDeadline(said.deadline ?? null)
  }

  #setDeadline(seconds: number | null): void {
    this.deadline = seconds === null ? null : Date.now() + 1000 * seconds
  }
}
