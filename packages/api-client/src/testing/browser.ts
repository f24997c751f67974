import { vi } from 'vitest'

type Answer = Response | Promise<Response>

/** One request as the fake network saw it. */
export interface Seen {
  method: string
  url: URL
  headers: Headers
  body: unknown
}

/** What two tabs of one browser share: the storage and the network. A tab is a fresh copy of the client's modules. */
export function startBrowser(answer: (seen: Seen) => Answer) {
  const seen: Seen[] = []
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request: Seen = {
      method: init.method ?? 'GET',
      url: new URL(address, 'http://localhost'),
      headers: new Headers(init.headers),
      body: init.body,
    }
    seen.push(request)
    init.signal?.throwIfAborted()
    return answer(request)
  })
  return { seen, stored }
}

/** The client as another tab has it: own memory, same storage. */
export async function openTab() {
  vi.resetModules()
  const [client, session] = await Promise.all([import('../index.ts'), import('../session.ts')])
  return { ...client, ...session }
}

/** Tells a tab what the browser tells it when another tab writes. */
export function tellOtherTabs(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

/** Puts a session into the storage, as a login leaves it. */
export function storeSession(stored: Map<string, string>, token: string, sessionId = 'first') {
  stored.set('authInfo', JSON.stringify({ access_token: token, refresh_token: `refresh-${token}`, sessionId }))
  stored.set('otherInfo', JSON.stringify({ id: 1, userName: 'planner@demo.test' }))
}
