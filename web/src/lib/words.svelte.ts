// The words of the interface: the same Fluent catalogues that the Python side reads, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"

export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski" } as const
export type Language = keyof typeof LANGUAGES

function preferred(): Language {
  const kept = localStorage.getItem("kibitz.language")
  const wanted = [kept, ...navigator.languages].map((language) => language?.slice(0, 2).toLowerCase())
  return (wanted.find((language) => language !== undefined && language in LANGUAGES) ?? "en") as Language
}

class Words {
  language = $state<Language>("en")
  #bundle = $state.raw<FluentBundle | null>(null)
  #loaded = new Map<Language, FluentBundle>()

  start(): Promise<void> {
    return this.speak(preferred(), false)
  }

  /** From now on in this language. */
  async speak(language: Language, keep = true): Promise<void> {
    let bundle = this.#loaded.get(language)
    if (bundle === undefined) {
      const answer = await fetch(`/api/words/${language}`)
      if (!answer.ok) throw new Error(`the words were not found: ${answer.status}`)
      bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true })
      this.#loaded.set(language, bundle)
    }
    this.language = language
    this.#bundle = bundle
    document.documentElement.lang = language
    if (keep) localStorage.setItem("kibitz.language", language)
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** A text, with its blanks filled in; the key itself where nobody has written it. */
  say(key: string, blanks: Record<string, FluentVariable> = {}, attribute?: string): string {
    const message = this.#bundle?.getMessage(key)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (!pattern || this.#bundle === null) return key
    return this.#bundle.formatPattern(pattern, blanks, [])
  }

  /** What a thing with this name means, where somebody has written that. */
  means(key: string): string {
    return this.#bundle?.getMessage(key)?.attributes["means"] === undefined ? "" : this.say(key, {}, "means")
  }

  /** The first of several keys that somebody has written; the last one may be a plain word. */
  written(...keys: string[]): string {
    return keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? ""
  }

  /** The first of several texts that is written. */
  first(...keys: string[]): string {
    const key = this.written(...keys)
    return this.has(key) ? this.say(key) : key
  }
}

export const words = new Words()
export const say = (key: string, blanks?: Record<string, FluentVariable>, attribute?: string) =>
  words.say(key, blanks, attribute)
