import type { UserInfo } from '@commissary/api-client'

import type { AccessRule, isAllowed } from '../src/routing/access.ts'

/** The indexes of files, by screen path or by language. */
type FileLists = Readonly<Record<string, readonly number[]>>

/**
 * Runs in the page: defines `preloadScreen`, which the router calls before it imports a screen, and fetches the files
 * of the current address. Without a session only the login page and public pages are shown.
 *
 * In a language other than English, it leaves out the files that contain only English texts, and fetches those that load the
 * language's texts. `languages` has both lists, the first as `en`.
 *
 * With a session it also sends the first read of the address, which the client takes over (`firstRead` in its `send.ts`):
 * otherwise the rows would wait a round trip longer, for the code that asks for them. It does so once the head is parsed,
 * which says whether the services are on other hosts, and before it fetches more than the shell, the first file of each screen: a
 * browser sends six requests at a time, and the seventh waits for a whole file. A user without access to the screen reads nothing.
 *
 * The build puts its text into the page, so it uses nothing outside itself.
 */
export function startPage(
  isAllowedTo: typeof isAllowed,
  files: string[],
  screens: FileLists,
  reads: Readonly<Record<string, readonly [read: string, rule: AccessRule]>>,
  languages: FileLists,
): void {
  const preload = (index: number) => {
    const href = files[index]
    if (href) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
    }
    files[index] = ''
  }
  const filesOf = (path: string) => screens[path] ?? screens[path.replace('?open', '')] ?? screens['*'] ?? []
  const preloadScreen = (path: string) => {
    for (const index of filesOf(path)) preload(index)
  }
  globalThis.preloadScreen = preloadScreen
  try {
    const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
    const auth = stored('authInfo') as { access_token: string; sessionId: string } | null
    if (!auth) return
    const user = stored('otherInfo') as UserInfo
    const path = location.pathname.replace(/(.)\/$/, '$1')
    const [kept, session] = (localStorage.getItem('commissary.language') || '').split(' ')
    const language = (session === auth.sessionId && kept) || user.ownLanguage || user.catererLanguage
    const ownFiles = language !== 'en' && languages[language]
    if (ownFiles) {
      for (const index of languages['en'] ?? []) files[index] = ''
      for (const index of ownFiles) preload(index)
    }
    const screen = path + (/[?&]open=/.test(location.search) ? '?open' : '')
    for (const index of filesOf(screen).slice(0, 1)) preload(index)
    const [read, rule] = (!location.search && reads[path]) || []
    const isRead = read && rule && isAllowedTo(rule, user)
    const sendRead = () => {
      if (!isRead || document.querySelector('meta[name^="service:"]')) return
      const token = `access_token=${encodeURIComponent(auth.access_token)}`
      const url = read.replace('{catererId}', String(user.catererId)) + (read.includes('?') ? '&' : '?') + token
      performance.setResourceTimingBufferSize(0)
      // oxlint-disable-next-line no-restricted-globals -- the page sends this read before the code of the client has loaded
      const answer = fetch(url, {
        headers: { Accept: 'application/json' },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      })
      answer.catch(() => {})
      globalThis.firstRead = { url, answer }
      setTimeout(() => {
        globalThis.firstRead = undefined
      }, 10_000)
    }
    const handleHead = () => {
      sendRead()
      preloadScreen(screen)
    }
    document.addEventListener('readystatechange', handleHead, { once: true })
  } catch {
    // The app reports anything wrong with what the browser stores.
  }
}
