import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** A description of all tables, without its own id and that of the one before it. */
const tablesOf = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    (key === 'id' || key === 'prevId') && typeof value === 'string' ? undefined : value,
  )

test('the migrations make the tables of the schema: a change of one has a migration', async () => {
  const schema: Record<string, unknown> = {}
  for (const file of globSync('src/db/schema/*.ts', { cwd: folder })) {
    Object.assign(schema, await import(pathToFileURL(join(folder, file)).href))
  }
  const last = globSync('migrations/meta/*_snapshot.json', { cwd: folder }).toSorted().at(-1) ?? ''
  const hint = 'Run `pnpm --filter @commissary/server migration`'
  expect(tablesOf(JSON.stringify(generateDrizzleJson(schema))), hint).toEqual(
    tablesOf(readFileSync(join(folder, last), 'utf8')),
  )
})
