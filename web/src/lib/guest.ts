// Who I am: a token and a name, kept by the browser. There are no accounts.
import type { Code, Create, Created, OpenTable, Problem, Story, Token } from "../protocol"

export const guest = {
  get token(): string {
    return localStorage.getItem("kibitz.token") ?? ""
  },
  set token(token: string) {
    if (token !== "") localStorage.setItem("kibitz.token", token)
  },
  get name(): string {
    return localStorage.getItem("kibitz.name") ?? ""
  },
  set name(name: string) {
    localStorage.setItem("kibitz.name", name)
  },
}

/** The table where I was last, to go on with. */
export const lastTable = {
  get id(): string {
    return localStorage.getItem("kibitz.table") ?? ""
  },
  set id(id: string) {
    localStorage.setItem("kibitz.table", id)
  },
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang }
  if (guest.token !== "") headers["authorization"] = `Bearer ${guest.token}`
  const options = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
  const answer = await fetch(path, options)
  const said: unknown = await answer.json()
  if (!answer.ok) throw new Refused(said as Problem)
  return said as T
}

export interface Preset {
  name: string
  title: string
  options: NonNullable<Create["options"]>
  seats: number | null
}

export interface GameOnShelf {
  id: string
  title: string
  about: string
  seats: number[]
  cooperative: boolean
  chips: boolean
  minutes: number
  lesson: boolean
  options: { name: string; about: string; default: unknown; values: unknown[] }[]
  presets: Preset[]
}

export const http = {
  shelf: (language: string) => ask<{ games: GameOnShelf[]; bots: string[] }>(`/api/games?language=${language}`),
  openTables: () => ask<OpenTable[]>("/api/tables"),
  async open(create: Create): Promise<Created> {
    const made = await ask<Created>("/api/tables", create)
    guest.token = made.token
    return made
  },
  code: () => ask<Code>("/api/codes", {}),
  async redeem(code: string): Promise<void> {
    guest.token = (await ask<Token>("/api/codes/redeem", { code })).token
  },
  review: (table: string, game: number, seat: number | null) =>
    ask<unknown>(`/api/tables/${table}/games/${game}/review?${seat === null ? "" : `seat=${seat}&`}language=${document.documentElement.lang}`),
  story: (table: string, game: number, seat: number | null, open: boolean) => {
    const eyes = open ? "open=1" : seat === null ? "" : `seat=${seat}`
    return ask<Story>(`/api/tables/${table}/games/${game}/story?${eyes}&language=${document.documentElement.lang}`)
  },
}
