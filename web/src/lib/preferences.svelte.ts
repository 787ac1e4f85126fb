// What somebody likes: theme, sound, what is kept in mind. Kept by the browser.
type Theme = "system" | "light" | "dark"

class Preferences {
  theme = $state<Theme>((localStorage.getItem("kibitz.theme") as Theme | null) ?? "system")
  sound = $state(localStorage.getItem("kibitz.sound") === "on")
  insights = $state(localStorage.getItem("kibitz.insights") !== "off")
  /** What is being played, for the head of the page. */
  title = $state("")
  full = $state(false)
  #audio: AudioContext | null = null

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

  /** A soft sound, if sounds are wanted: a card, a chip, a knock at one's turn. */
  play(what: "card" | "chip" | "knock"): void {
    if (!this.sound) return
    this.#audio ??= new AudioContext()
    const audio = this.#audio
    const tone = { card: [900, 0.04], chip: [1800, 0.08], knock: [180, 0.12] }[what] as [number, number]
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0.08, audio.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + tone[1])
    const source = audio.createOscillator()
    source.type = what === "knock" ? "sine" : "triangle"
    source.frequency.value = tone[0]
    source.connect(gain).connect(audio.destination)
    source.start()
    source.stop(audio.currentTime + tone[1])
  }

  #show(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"]
    else document.documentElement.dataset["theme"] = this.theme
  }
}

export const preferences = new Preferences()
