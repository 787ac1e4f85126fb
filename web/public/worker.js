// Keeps the page itself, so that it opens without a connection and says so; tables always come from the server.
const KEPT = "kibitz-1"

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"])))
  self.skipWaiting()
})

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

/** Keep the page; when it is another one than before, what only the old one needs goes. */
async function keepPage(answer) {
  const cache = await caches.open(KEPT)
  const [page, before] = [await answer.clone().text(), await (await cache.match("/"))?.text()]
  if (page !== before) {
    const old = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/") && !page.includes(new URL(url).pathname))
    await Promise.all(old.map((request) => cache.delete(request)))
  }
  await cache.put("/", answer)
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== location.origin) return
  if (url.pathname.startsWith("/api/") && !url.pathname.startsWith("/api/words/") && url.pathname !== "/api/games") return
  const page = request.mode === "navigate"
  event.respondWith(
    fetch(request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone()
          event.waitUntil(page ? keepPage(copy) : caches.open(KEPT).then((cache) => cache.put(request, copy)))
        }
        return answer
      })
      .catch(async () => (await caches.match(page ? "/" : request)) ?? Response.error()),
  )
})
