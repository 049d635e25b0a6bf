// Lets one's own pages open on a bad connection: the page and what it is made of are kept as they were last seen, and
// what the server last said of leave, requests and days. Pay is never kept. What is kept of a person is kept for one
// session alone, and forgotten when it ends or another begins.
const PAGES = 'kerja-pages'
const ANSWERS = 'kerja-answers-'
const KEPT_AT = 'x-kept-at'
/** One's own answers, by path; everything else always comes from the server. */
const OWN = [
  /^\/api\/auth\/me$/,
  /^\/api\/emp\/(me|notice)$/,
  /^\/api\/emp\/attendance\/today$/,
  /^\/api\/emp\/leave\/(?!attachment)/,
  /^\/api\/emp\/(offInLieu|replacementHoliday|overtime)$/,
  /^\/api\/emp\/calendar/,
  /^\/api\/panel\/application$/,
]

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (url.pathname === '/api/auth/logout') event.waitUntil(forgetAnswers())
  if (request.method !== 'GET') return
  if (url.pathname.startsWith('/api/')) {
    if (isOwn(url)) event.respondWith(answered(event))
    return
  }
  // Names under assets/ carry a hash of their content: what is kept is right for ever.
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate') event.respondWith(freshFirst(request))
})

self.addEventListener('message', (event) => {
  if (event.data?.kerja === 'keep') event.waitUntil(keepPage(event.data.paths))
  if (event.data?.kerja === 'forget') event.waitUntil(forgetAnswers())
})

/** Of requests only those about oneself: what waits for one to decide is about others. */
const isOwn = ({ pathname, searchParams }) =>
  OWN.some((path) => path.test(pathname)) &&
  (pathname !== '/api/panel/application' || searchParams.get('scope') === 'about_me')

/** Fresh where the server answers, else as it answered last in the same session; the page is told which. */
async function answered(event) {
  const { request } = event
  // Said in a language, but kept under the address alone: what is shown is what was said last.
  const store = `${ANSWERS}${sessionOf(request)}`
  try {
    const fresh = await fetch(request)
    tell(event, { kerja: 'fresh' })
    if (fresh.ok) {
      const copy = fresh.clone()
      event.waitUntil(keepAnswer(store, request.url, copy))
    }
    return fresh
  } catch (lost) {
    // Nobody waits for it any more: that says nothing about the connection.
    if (request.signal.aborted || lost.name === 'AbortError') throw lost
    const kept = await (await caches.open(store)).match(request.url)
    if (!kept) throw lost
    tell(event, { kerja: 'kept', at: kept.headers.get(KEPT_AT) })
    return kept
  }
}

async function keepAnswer(store, url, answer) {
  await forgetAnswers(store)
  const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? 'application/json' })
  headers.set(KEPT_AT, new Date().toISOString())
  const cache = await caches.open(store)
  await cache.put(url, new Response(await answer.blob(), { headers }))
}

async function forgetAnswers(except) {
  for (const name of await caches.keys()) {
    if (name.startsWith(ANSWERS) && name !== except) await caches.delete(name)
  }
}

/** The session named in the bearer token; it is read here, and judged by the server alone. */
function sessionOf(request) {
  try {
    const [, body] = (request.headers.get('authorization') ?? '').split('.')
    return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))).sid ?? 'none'
  } catch {
    return 'none'
  }
}

function tell(event, message) {
  event.waitUntil(self.clients.get(event.clientId).then((page) => page?.postMessage(message)))
}

/** What a page that was open before the worker is made of. */
async function keepPage(paths) {
  const store = await caches.open(PAGES)
  for (const path of paths) {
    if (!(await store.match(path))) await store.add(path).catch(() => undefined)
  }
  // Last: where it is kept, so is what it is made of.
  const page = await fetch('/me')
  if (page.ok) await store.put('/', page)
}

async function keptFirst(request) {
  const store = await caches.open(PAGES)
  const kept = await store.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await store.put(request, fresh.clone())
  return fresh
}

/** Every path is the same program, so it is kept once; what a head announces of one screen is of no matter to another. */
async function freshFirst(request) {
  const store = await caches.open(PAGES)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) {
      const assets = [...(await fresh.clone().text()).matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
      // A page that the server writes for anybody is not the program.
      if (assets.length > 0) await store.put('/', fresh.clone())
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
  const MANY = 400
  if (keys.length < MANY) return
  for (const key of keys) {
    const { pathname } = new URL(key.url)
    if (pathname.startsWith('/assets/') && !assets.includes(pathname)) await store.delete(key)
  }
}
