import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { inject } from 'vitest'

import { password } from './browser.ts'
import { type Product, startProduct } from './product.ts'

const createCaterer = path.resolve(import.meta.dirname, '../../packages/server/dist/create-caterer.js')

/** Starts a separate product on an empty database with one caterer and its administrator, as the operator does it. */
export function startEmptyCaterer(administrator: { user: string; first: string; last: string }): Promise<Product> {
  const { user, first, last } = administrator
  return startProduct({
    parent: inject('runFolder'),
    env: { COMMISSARY_DEMO: 'off' },
    prepare: async (folder) => {
      const who = ['--name', 'Green Valley Kitchens', '--user', user, '--first', first, '--last', last]
      await promisify(execFile)(process.execPath, [createCaterer, ...who], {
        env: { ...process.env, COMMISSARY_DATA: folder, COMMISSARY_DEMO: 'off', COMMISSARY_PASSWORD: password },
      })
    },
  })
}
