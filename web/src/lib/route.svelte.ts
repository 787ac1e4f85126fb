// Where I am: the shelf (/), a table (/t/…), or a game told again (/r/…/n).
import { http } from "./guest"

class Route {
  path = $state(location.pathname)

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname))
    const code = new URLSearchParams(location.hash.slice(1)).get("code")
    if (code !== null) {
      history.replaceState(null, "", location.pathname)
      void http.redeem(code).then(() => location.reload())
    }
  }

  get #parts(): string[] {
    return this.path.split("/")
  }

  get page(): "shelf" | "table" | "story" {
    return this.#parts[1] === "t" ? "table" : this.#parts[1] === "r" ? "story" : "shelf"
  }

  get table(): string {
    return this.#parts[2] ?? ""
  }

  get game(): number {
    return Number(this.#parts[3] ?? 1)
  }

  go(path: string): void {
    history.pushState(null, "", path)
    this.path = path
    window.scrollTo(0, 0)
  }
}

export const route = new Route()
