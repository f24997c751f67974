import { expect } from 'vitest'

import type { Watch } from './watch.ts'

/** A mailed link may appear only in the page's address. Clears the leaks that are allowed. */
export function expectOnlyMailedLinks(seen: Watch, ...links: URL[]) {
  const allowed = new Set(links.map(({ href }) => `address ${href}`))
  expect(seen.leaks.filter((leak) => !allowed.has(leak))).toEqual([])
  seen.leaks.length = 0
}
