// By which address others find this server. A page that was opened on the server's own machine has one that leads
// nowhere from another one.
import { http } from "./guest"

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

class Reach {
  origin = $state(location.origin)
  /** Nobody else can come here. */
  alone = $state(false)
  #asked = false

  /** Find out, once. */
  look(): void {
    if (this.#asked || !OWN.test(location.hostname)) return
    this.#asked = true
    void http.addresses().then(
      ({ addresses }) => {
        this.alone = addresses.length === 0
        this.origin = addresses[0] ?? location.origin
      },
      () => (this.#asked = false), // it is looked for again when it is next wanted
    )
  }
}

export const reach = new Reach()
