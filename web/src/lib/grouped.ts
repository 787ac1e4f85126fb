// Many actions in few words: "Lay 6, 29 and 41–44 on A1, A2" for all that differ only in a number and in where it goes.

/** What an action says, taken apart: before its first number, the number, between it and the last word, the last word. */
const PARTS = /^(\D*)(\d+)(.*?)(\S*)$/

/** Numbers one after another, three in a row or more as "from–to". */
export function runs(numbers: number[]): string {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other)
  const found: number[][] = []
  for (const number of sorted) {
    const last = found[found.length - 1]
    if (last !== undefined && last[last.length - 1] === number - 1) last.push(number)
    else found.push([number])
  }
  return found.map((run) => (run.length > 2 ? `${run[0]}–${run[run.length - 1]}` : run.join(", "))).join(", ")
}

export function grouped(actions: string[]): string[] {
  const plain: string[] = []
  const ways = new Map<string, { head: string; rest: string; to: string; numbers: number[] }>()
  for (const action of actions) {
    const [, head = "", number, rest = "", to = ""] = PARTS.exec(action) ?? []
    if (number === undefined) plain.push(action)
    else {
      const key = JSON.stringify([head, rest, to])
      const way = ways.get(key) ?? { head, rest, to, numbers: [] }
      way.numbers.push(Number(number))
      ways.set(key, way)
    }
  }
  const lines = new Map<string, string[]>()
  for (const { head, rest, to, numbers } of ways.values()) {
    const line = `${head}${runs(numbers)}${rest}`
    lines.set(line, [...(lines.get(line) ?? []), to])
  }
  return [...lines].map(([line, places]) => `${line}${places.filter(String).join(", ")}`).concat(plain)
}
