// Follows games through web/src/beats/fold.ts, as the page does, and prints where it differs from what was seen.
// node tests/web/fold.mjs < games.json
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const web = join(import.meta.dirname, "..", "..", "web")
const typescript = createRequire(join(web, "package.json"))("typescript")
const folder = mkdtempSync(join(tmpdir(), "fold-"))
const made = join(folder, "fold.mjs")
const target = typescript.ScriptTarget.ES2022
writeFileSync(made, typescript.transpileModule(readFileSync(join(web, "src/beats/fold.ts"), "utf8"), { compilerOptions: { target, module: typescript.ModuleKind.ESNext } }).outputText)
const { fold, before, truth } = await import(pathToFileURL(made).href)
rmSync(folder, { recursive: true })

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const found = []
let compared = 0
for (const { ground, moments, viewer } of JSON.parse(readFileSync(0, "utf8"))) {
  const roles = new Map(ground.layout.map((pile) => [pile.name, pile.role]))
  const piles = new Map()
  let shown = null
  moments.forEach(({ events, snapshot }, at) => {
    for (const pile of snapshot.piles) piles.set(pile.name, pile)
    const end = truth(new Map(piles), snapshot, [])
    const from = shown ?? before(events, end)
    const told = events.reduce((now, event) => fold(now, event, ground), from)
    const differ = (kind, was, is) => {
      compared += 1
      if (!same(was, is)) found.push({ viewer, at, kind, told: was, is })
    }
    for (const [name, pile] of end.piles) differ(roles.get(name), told.piles.get(name), pile)
    for (const name of ["chips", "bank"]) if (name in end.numbers) differ(name, told.numbers[name], end.numbers[name])
    differ("to act", told.toAct, end.toAct)
    shown = { ...end, choosing: told.choosing }
  })
}
console.log(JSON.stringify({ compared, found }))
