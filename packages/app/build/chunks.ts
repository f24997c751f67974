import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

import { chunks } from './shared-chunks.ts'

function moduleId(entry: string): string {
  const id = path.resolve(import.meta.dirname, entry)
  if (!existsSync(id)) throw new Error(`build/shared-chunks.ts names ${entry}, which does not exist`)
  // The bundler identifies a package by the real path behind its link.
  return realpathSync(id)
}

/** The groups of Rolldown's `codeSplitting`. Throws when a module does not exist. */
export function chunkGroups() {
  return [
    // All that the login page needs is one file, which also compresses better.
    { name: 'start', tags: ['$initial' as const], priority: chunks.length + 2 },
    ...chunks.map(({ name, entries }, index) => {
      const ids = new Set(entries.map(moduleId))
      return { name, test: (id: string) => ids.has(id), priority: chunks.length + 1 - index }
    }),
    { name: 'common', minShareCount: 28, priority: 1 },
  ]
}
