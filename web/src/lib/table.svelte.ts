// A table as I am told it: one connection, which comes back by itself, and everything that is drawn from it.
import type {
  AnyServerMessage,
  ActionInfo,
  Event,
  GameInfo,
  Hello,
  Snapshot,
  Insight,
  LessonStep,
  Line,
  AnyClientMessage,
  Moved,
  Refused,
  Seen,
  TableInfo,
  TalkInfo,
  You,
} from "../protocol"
import { VERSION } from "../protocol"
import { guest } from "./guest"
import { nonce, offer, watch } from "./proof"
import { forget, remember } from "./tables"
import { words } from "./words.svelte"

type Asked = Exclude<AnyClientMessage, { type: "hello" }>
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never
export type Question = WithoutId<Asked>

const MOST_TOLD = 400
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
  piles = $state.raw<ReadonlyMap<string, Seen>>(new Map())
  talk = $state.raw<TalkInfo>({})
  undo = $state(false)
  /** What a good player keeps in mind. */
  insights = $state.raw<Insight[]>([])
  /** Where I am in a lesson, if this is one. */
  lesson = $state.raw<LessonStep | null>(null)
  /** Of the last change that I know of. */
  number = $state(0)
  sentences = $state.raw<string[]>([])
  lines = $state.raw<Line[]>([])
  refusal = $state.raw<Refused | null>(null)
  reactions = $state.raw<{ key: number; name: string; reaction: string }[]>([])
  /** When the first of those who are to act runs out of time. */
  deadline = $state<number | null>(null)
  /** The deal is no longer bound to what was shown before I gave my number. */
  changed = $state(false)
  /** Who has become the host, if it was somebody else before. */
  passedOn = $state("")
  /** What happened in the game, as I was told it; who comes back to a long one is told its end. */
  happened: Event[] = []
  /** What the last message told, for the line above the hand and for those who listen. */
  news = $state.raw<string[]>([])
  /** The clause that matters now: the one that refused, or the last one that took effect. */
  clause = $state("")
  /** Those who choose at the same time, in secret, until somebody's turn begins. */
  choosing = $state.raw<number[]>([])
  /** The card of my hand that I hold over the table. */
  held = $state<number | null>(null)
  /** A losing action that was chosen once: choosing it again does it. */
  sure = $state("")

  /** Called with what just happened, before it is drawn: for the cards that move. */
  onEvents: (events: Event[]) => void = () => {}

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
    this.#connect()
    window.addEventListener("online", this.#hurry)
  }

  /** Leave the page; the seat stays mine. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#again)
    window.removeEventListener("online", this.#hurry)
    this.#socket?.close()
  }

  get me(): number | null {
    return this.you.seat ?? null
  }

  get legal(): ActionInfo[] {
    return this.snapshot?.legal ?? []
  }

  get myTurn(): boolean {
    return this.me !== null && (this.snapshot?.to_act.includes(this.me) ?? false)
  }

  /** How whoever sits there is called. */
  name(seat: number): string {
    const held = this.table?.seats[seat]
    return held?.name || (held?.bot ? `${words.say("web-bot")} ${seat}` : words.say("seat", { seat }))
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

  /** Do it; what would lose the game is asked for twice. */
  choose(choice: ActionInfo): void {
    const loses = this.loses(choice)
    if (loses !== undefined && this.sure !== choice.action) {
      this.sure = choice.action
      this.clause = loses
      return
    }
    void this.act(choice.action)
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
    this.held = null
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
        this.lines = said.lines
        this.number = said.number
        this.#setTable(said.table, said.you)
        this.#setGame(said.game ?? null)
        for (const { message } of this.#asked.values()) this.#socket?.send(JSON.stringify(message))
        break
      case "changed":
        this.number = said.number
        this.#setTable(said.table, said.you)
        if (said.game) this.#setGame(said.game)
        break
      case "moved":
        this.#move(said)
        break
      case "said":
        this.lines = [...this.lines, said.line].slice(-MOST_TOLD)
        break
      case "reacted": {
        const key = this.#next++
        this.reactions = [...this.reactions, { key, name: said.name, reaction: said.reaction }]
        setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), 3000)
        break
      }
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
    if (this.me === null && (this.you.kept ?? null) === null) forget(this.id)
    else remember({ id: this.id, game: table.game, others: table.seats.flatMap((seat, at) => (at !== this.me && seat.name ? [seat.name] : [])) })
  }

  #setGame(game: GameInfo | null): void {
    const goesOn = game !== null && this.game?.number === game.number && this.game.me === game.me && game.since > 0
    if (game !== null && goesOn) this.onEvents(game.events)
    this.happened = game === null ? [] : [...(goesOn ? this.#before(game.since) : []), ...game.events]
    this.game = game
    this.snapshot = game?.snapshot ?? null
    this.piles = new Map(game?.snapshot.piles.map((pile) => [pile.name, pile]))
    this.talk = game?.talk ?? {}
    this.undo = game?.undo ?? false
    this.insights = game?.insights ?? []
    this.lesson = game?.lesson ?? null
    this.sentences = [...(goesOn ? this.sentences : []), ...(game?.sentences ?? [])].slice(-MOST_TOLD)
    this.#since = game === null ? 0 : game.since + game.events.length
    this.news = game?.sentences.slice(-2) ?? []
    if (!goesOn) this.choosing = []
    this.#follow(game?.events ?? [])
    this.held = null
  }

  #before = (since: number): Event[] => this.happened.filter((event) => event.number < since)

  /** What the events say about who chooses and which clause took effect. */
  #follow(events: Event[]): void {
    for (const event of events) {
      if (event.kind === "wait") this.choosing = event.seats ?? []
      else if (event.kind === "turn" || event.kind === "over") this.choosing = []
      else if (event.kind === "rule") this.clause = event.clause ?? ""
    }
  }

  #move(said: Moved): void {
    this.onEvents(said.events)
    this.happened = [...this.#before(said.since), ...said.events]
    this.refusal = null
    this.sure = ""
    this.held = null
    this.snapshot = said.snapshot
    this.piles = new Map([...this.piles, ...said.snapshot.piles.map((pile): [string, Seen] => [pile.name, pile])])
    this.undo = said.undo ?? false
    this.insights = said.insights ?? []
    this.lesson = said.lesson ?? null
    this.number = said.number
    if (said.talk) this.talk = said.talk
    this.sentences = [...this.sentences, ...(said.sentences ?? [])].slice(-MOST_TOLD)
    this.news = said.sentences?.length ? said.sentences : this.news
    this.#follow(said.events)
    this.#since = said.since + said.events.length
    this.#setDeadline(said.deadline ?? null)
  }

  #setDeadline(seconds: number | null): void {
    this.deadline = seconds === null ? null : Date.now() + 1000 * seconds
  }
}
