import { expect } from 'vitest'

import type { Watch } from './watch.ts'

/** A mailed link stands in the address that the browser asks for, and nowhere else. What was as it must be is forgotten. */
export function expectOnlyAsked(seen: Watch, ...links: URL[]) {
  const allowed = new Set(links.map(({ href }) => `address ${href}`))
  expect(seen.leaks.filter((leak) => !allowed.has(leak))).toEqual([])
  seen.leaks.length = 0
}
