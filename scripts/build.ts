import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { buildLibrary, published } from './library.ts'
import { bin, root, run, step } from './steps.ts'

/** The folders each build depends on, besides the lock file. */
const inputs = {
  'api-client': ['packages/api-client', 'scripts/library.ts'],
  ui: ['packages/ui', 'scripts/library.ts'],
  app: ['packages/app', 'packages/ui', 'packages/api-client', 'packages/domain', 'packages/messages'],
  server: ['packages/server', 'packages/domain', 'packages/messages'],
}

function newestIn(place: string): number {
  const stat = statSync(place)
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(place).filter((name) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
  return Math.max(0, ...names.map((name) => newestIn(path.join(place, name))))
}

type Built = keyof typeof inputs

const build = (name: Built): Promise<number> =>
  name === 'app' || name === 'server'
    ? run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'packages', name) })
    : buildLibrary(name)

/**
 * Builds each of `names` whose sources changed since its last build. An up-to-date build is left alone: a second start must
 * not replace the files that a running server is serving.
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

// Two at a time: most of a library's build is one compiler on one core.
if (import.meta.main) await Promise.all([buildWhereStale(), buildWhereStale([...published])])
