import "./fonts.css"
import "./app.css"

import { mount } from "svelte"

import App from "./App.svelte"
import { words } from "./lib/words.svelte"

/** The letters, if they come soon: text that is drawn once does not move. */
const letters = Promise.race([
  Promise.all(["600 1rem Literata", "400 1rem 'Golos Text'"].map((font) => document.fonts.load(font))),
  new Promise((done) => setTimeout(done, 400)),
])
const target = document.getElementById("app")

/** What the page says when it has no words: in all its languages, and it goes on trying. */
const LOST = ["The table cannot be reached.", "Стол недоступен.", "Стіл недоступний.", "Nie można połączyć się ze stołem."]

async function begin(app: HTMLElement): Promise<void> {
  try {
    await Promise.all([words.start(), letters.catch(() => undefined)])
  } catch {
    const lines = LOST.map((line) => Object.assign(document.createElement("p"), { textContent: line }))
    const note = Object.assign(document.createElement("main"), { className: "note-page", role: "alert" })
    note.append(...lines)
    app.replaceChildren(note)
    setTimeout(() => void begin(app), 3000)
    return
  }
  app.replaceChildren()
  mount(App, { target: app })
}

if (target !== null) void begin(target)

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js")
