// Opens the pages of a day's records without a connection. It answers only with what it kept itself: the page and the files of
// one release. API calls never pass through it, so no screen sees an old answer; the pages keep their reads themselves
// (`src/offline`), by user. The build gives it its list and puts it at /offline-worker.js.

/** Replaced by the build: the name of this release's cache, and its files by address. */
declare const __OFFLINE__: {
  cache: string
  page: string
  files: string[]
  polyfill: string[]
  texts: Record<string, string[]>
  entry: string
  pages: string[]
}

interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface RequestEvent extends LifetimeEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface WorkerScope extends EventTarget {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
  // The worker answers for the page, whose own calls go through the client.
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
}

const scope = globalThis as unknown as WorkerScope
const { cache: cacheName, page, files, polyfill, texts, entry, pages } = __OFFLINE__
/** The texts in the page's language, which is in the address of this worker. */
const ownTexts = texts[new URL(scope.location.href).searchParams.get('language') ?? ''] ?? []
const prefix = 'offline-'

scope.addEventListener('install', (event) => {
  ;(event as LifetimeEvent).waitUntil(keepRelease().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  ;(event as LifetimeEvent).waitUntil(forgetOthers().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (pages.some((start) => url.pathname === start || url.pathname.startsWith(`${start}/`))) {
      ;(event as RequestEvent).respondWith(scope.fetch(request).catch(() => keptOr(page, Response.error())))
    }
  } else if (url.pathname.startsWith('/assets/') && isListed(url.pathname)) {
    // Names have a hash, so a kept file is never old.
    ;(event as RequestEvent).respondWith(keptOr(url.pathname, null).then((kept) => kept ?? scope.fetch(request)))
  }
})

const isListed = (path: string) => files.includes(path) || polyfill.includes(path) || ownTexts.includes(path)

async function keptOr<Else>(address: string, otherwise: Else): Promise<Response | Else> {
  const found = await (await caches.open(cacheName)).match(address)
  return found ?? otherwise
}

/** Keeps the page and its files, all of one release: a page of another release, during a deployment, fails the installation. */
async function keepRelease(): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await scope.fetch(page, { cache: 'no-store', headers: { Accept: 'text/html' } })
  const isThis = answer.ok && (await answer.clone().text()).includes(entry)
  if (!isThis) throw new Error('The page is of another release')
  // Browsers with Temporal never load its polyfill.
  const needed = 'Temporal' in globalThis ? files : [...files, ...polyfill]
  await cache.addAll([...needed, ...ownTexts])
  await cache.put(page, answer)
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  }
}
