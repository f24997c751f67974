import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { afterAll, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'commissary-storybook-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('Storybook builds for publishing', async () => {
  // With the tests' NODE_ENV it would build React for development.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const storybook = path.join(root, 'node_modules', '.bin', 'storybook')
  await promisify(execFile)(storybook, ['build', '--quiet', '--output-dir', folder], { cwd: root, env })

  for (const file of ['index.html', 'iframe.html', 'index.json', 'fonts']) {
    expect(existsSync(path.join(folder, file)), file).toBe(true)
  }
})
