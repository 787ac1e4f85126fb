import "./fonts.css"
import "./app.css"

import { mount } from "svelte"

import App from "./App.svelte"
import { words } from "./lib/words.svelte"

const target = document.getElementById("app")
if (target !== null) void words.start().then(() => mount(App, { target }))

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js")
