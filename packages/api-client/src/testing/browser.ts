import { vi } from 'vitest'

type Answer = Response | Promise<Response>

/** A request as the fake network received it. */
export interface SentRequest {
  method: string
  url: URL
  headers: Headers
  body: unknown
}

/** The storage and network that two tabs of a browser share. A tab is a fresh copy of the client's modules. */
export function startBrowser(answer: (request: SentRequest) => Answer) {
  const seen: SentRequest[] = []
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request: SentRequest = {
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

/** The client in another tab: separate memory, same storage. */
export async function openTab() {
  vi.resetModules()
  const [client, session] = await Promise.all([import('../index.ts'), import('../session.ts')])
  return { ...client, ...session }
}

/** The event that the browser sends when another tab writes to the storage. */
export function notifyOtherTabs(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

/** Stores a session as a login does. */
export function storeSession(stored: Map<string, string>, token: string, sessionId = 'first') {
  stored.set('authInfo', JSON.stringify({ access_token: token, refresh_token: `refresh-${token}`, sessionId }))
  stored.set('otherInfo', JSON.stringify({ id: 1, userName: 'planner@demo.test' }))
}
