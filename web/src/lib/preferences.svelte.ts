// What somebody likes: theme, sound, what is kept in mind. Kept by the browser.
import type { Sound } from "../art/sounds"

type Theme = "system" | "light" | "dark"
export const PACES = ["calm", "normal", "quick", "none"] as const
export type Pace = (typeof PACES)[number]
const SLOWNESS: Record<Pace, number> = { calm: 1.5, normal: 1, quick: 0.5, none: 0 }

class Preferences {
  theme = $state<Theme>((localStorage.getItem("kibitz.theme") as Theme | null) ?? "dark")
  sound = $state(localStorage.getItem("kibitz.sound") === "on")
  /** How fast what happens is played. */
  pace = $state<Pace>(PACES.find((pace) => pace === localStorage.getItem("kibitz.pace")) ?? "normal")
  insights = $state(localStorage.getItem("kibitz.insights") !== "off")
  /** What is being played, for the head of the page. */
  title = $state("")
  full = $state(false)

  constructor() {
    this.#show()
    document.addEventListener("fullscreenchange", () => (this.full = document.fullscreenElement !== null))
  }

  /** The whole screen for the table, and back. */
  toggleFull(): void {
    if (document.fullscreenElement === null) void document.documentElement.requestFullscreen().catch(() => undefined)
    else void document.exitFullscreen()
  }

  set(theme: Theme): void {
    this.theme = theme
    localStorage.setItem("kibitz.theme", theme)
    this.#show()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    localStorage.setItem("kibitz.pace", pace)
  }

  /** By how much everything that moves takes longer than usual. */
  get slowness(): number {
    return SLOWNESS[this.pace]
  }

  toggleSound(): void {
    this.sound = !this.sound
    localStorage.setItem("kibitz.sound", this.sound ? "on" : "off")
    this.play("card")
  }

  toggleInsights(): void {
    this.insights = !this.insights
    localStorage.setItem("kibitz.insights", this.insights ? "on" : "off")
  }

  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches
  }

  /** A soft sound, if sounds are wanted; those who never ask for them never load them. */
  play(what: Sound | undefined): void {
    if (this.sound && what !== undefined) void import("../art/sounds").then(({ sound }) => sound(what))
  }

  #show(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"]
    else document.documentElement.dataset["theme"] = this.theme
  }
}

export const preferences = new Preferences()
