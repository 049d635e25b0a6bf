// Lets one's own pages open on a bad connection: the page and what it is made of are kept as they were last seen;
// what the server says of a person is never kept here.
const KEPT = 'kerja-pages'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  // Names under assets/ carry a hash of their content: what is kept is right for ever.
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate') event.respondWith(freshFirst(request))
})

async function keptFirst(request) {
  const store = await caches.open(KEPT)
  const kept = await store.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await store.put(request, fresh.clone())
  return fresh
}

/** Every path is the same page, so it is kept once. */
async function freshFirst(request) {
  const store = await caches.open(KEPT)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) {
      const assets = [...(await fresh.clone().text()).matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
      await store.put('/', fresh.clone())
      await tidy(store, assets)
    }
    return fresh
  } catch (lost) {
    const kept = await store.match('/')
    if (kept) return kept
    throw lost
  }
}

/** After a new version the page names other files; those of the one before are let go once there are many. */
async function tidy(store, assets) {
  const keys = await store.keys()
  const MANY = 300
  if (keys.length < MANY) return
  for (const key of keys) {
    const { pathname } = new URL(key.url)
    if (pathname.startsWith('/assets/') && !assets.includes(pathname)) await store.delete(key)
  }
}
