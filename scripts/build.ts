import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { bin, root, run, step } from './steps.ts'

/** What each built package is made from, besides the lock file. */
const inputs = {
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

/**
 * Builds the app and the server where a source is newer than the last build. A build that is up to date is left alone:
 * a second start must not replace the files that a running server is serving.
 */
export async function buildWhereStale(names: (keyof typeof inputs)[] = ['app', 'server']): Promise<void> {
  for (const name of names) {
    const folder = path.join(root, 'packages', name)
    const stamp = path.join(folder, 'dist', '.built')
    const newest = Math.max(
      statSync(path.join(root, 'pnpm-lock.yaml')).mtimeMs,
      ...inputs[name].map((input) => newestIn(path.join(root, input))),
    )
    if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) continue
    await step(`Building the ${name}`, () => run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: folder }))
    writeFileSync(stamp, '')
  }
}

if (import.meta.main) await buildWhereStale()
