// Where I am: the shelf (/), a table (/t/…), a game told again (/r/…/n), or where a code is used (/code).

class Route {
  path = $state(location.pathname)

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname))
  }

  get #parts(): string[] {
    return this.path.split("/")
  }

  get page(): "shelf" | "table" | "story" | "code" {
    const pages = { t: "table", r: "story", code: "code" } as const
    return pages[this.#parts[1] as keyof typeof pages] ?? "shelf"
  }

  get table(): string {
    return this.#parts[2] ?? ""
  }

  get game(): number {
    return Number(this.#parts[3] ?? 1)
  }

  go(path: string): void {
    history.pushState(null, "", path)
    this.path = location.pathname
    window.scrollTo(0, 0)
  }
}

export const route = new Route()
