import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

import { migrate } from '../../src/db/migrate.ts'
import { pgliteClient, pgliteValues } from '../../src/db/pglite-client.ts'
import { pgliteLink } from '../../src/db/pglite.ts'
import { createDatabase } from '../../src/db/work.ts'

/** Migrates one database in memory and saves a copy. Opening the copy takes a test file a third of the time. */
export default async function setup(project: TestProject) {
  const pglite = await PGlite.create(pgliteValues)
  const database = createDatabase(pgliteLink(pgliteClient(pglite)))
  await migrate(database)
  const folder = mkdtempSync(join(tmpdir(), 'commissary-test-'))
  const snapshot = join(folder, 'migrated.tar')
  const tar = await pglite.dumpDataDir('none')
  writeFileSync(snapshot, new Uint8Array(await tar.arrayBuffer()))
  await database.close()
  project.provide('testEngine', { kind: 'pglite', snapshot })
  return () => rmSync(folder, { recursive: true })
}
