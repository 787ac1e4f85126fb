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
if (target !== null) void Promise.all([words.start(), letters.catch(() => undefined)]).then(() => mount(App, { target }))

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js")
