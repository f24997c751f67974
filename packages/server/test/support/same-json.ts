import { join } from 'node:path'

import { expect } from 'vitest'

const now = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * Checks that a list is the same on both engines: the vitest projects compare its JSON with one committed file,
 * `test/json/<name>.json` (written by `vitest -u`). Timestamps become "(instant)".
 */
export async function expectSameJson(name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(
    value,
    (_key, part) => (typeof part === 'string' && now.test(part) ? '(instant)' : part),
    2,
  )
  await expect(`${text}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../json', `${name}.json`))
}
