import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { buildLibrary, published } from './library.ts'
import { bin, root, run, step } from './steps.ts'

/** What each built package is made from, besides the lock file. */
const inputs = {
  'api-client': ['packages/api-client'],
  ui: ['packages/ui'],
  app: ['packages/app', 'packages/ui', 'packages/api-client', 'packages/nutrition'],
  server: ['packages/server', 'packages/nutrition'],
}

function newestIn(folder: string): number {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    const full = path.join(folder, entry.name)
    newest = Math.max(newest, entry.isDirectory() ? newestIn(full) : statSync(full).mtimeMs)
  }
  return newest
}

type Built = keyof typeof inputs

const build = (name: Built): Promise<number> =>
  name === 'app' || name === 'server'
    ? run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'packages', name) })
    : buildLibrary(name)

/**
 * Builds each of `names` where a source is newer than the last build. A build that is up to date is left alone: a second
 * start must not replace the files that a running server is serving.
 */
export async function buildWhereStale(names: Built[] = ['app', 'server']): Promise<void> {
  for (const name of names) {
    const stamp = path.join(root, 'packages', name, 'dist', '.built')
    const newest = Math.max(
      statSync(path.join(root, 'pnpm-lock.yaml')).mtimeMs,
      ...inputs[name].map((input) => newestIn(path.join(root, input))),
    )
    if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) continue
    await step(`Building ${name}`, () => build(name))
    writeFileSync(stamp, '')
  }
}

if (import.meta.main) await buildWhereStale(['app', 'server', ...published])
