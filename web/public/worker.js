// Keeps the page itself, so that it opens without a connection and says so; tables always come from the server.
const KEPT = "kibitz-1"

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"])))
  self.skipWaiting()
})

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

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
          event.waitUntil(caches.open(KEPT).then((cache) => cache.put(page ? "/" : request, copy)))
        }
        return answer
      })
      .catch(async () => (await caches.match(page ? "/" : request)) ?? Response.error()),
  )
})
