import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'

import { testDatabase } from '../../test/support/test-database.ts'
import type { Tx } from './work.ts'

const engine = inject('testEngine')
const database = await testDatabase()

/** For PostgreSQL only: the embedded engine has no connections. */
function onPostgres(name: string, run: () => Promise<void>): void {
  if (engine.kind === 'postgresql') test(name, run)
}

/** Terminates a connection, as a server restart does. */
async function terminate(tx: Tx): Promise<void> {
  const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const admin = new Client({ connectionString: engine.kind === 'postgresql' ? engine.adminUrl : '' })
  await admin.connect()
  await admin.query('select pg_terminate_backend($1)', [row?.pid])
  await admin.end()
}

onPostgres('a connection that drops between two queries fails its own transaction, and nothing else', async () => {
  for (let round = 0; round < 20; round++) {
    const cut = database.work({ catererId: 1 }, async (tx) => {
      await terminate(tx)
      // The notification arrives while no query is running.
      await new Promise((resolve) => setTimeout(resolve, 20))
      await tx.execute(sql`select 1`)
    })
    await expect(cut).rejects.toThrow()
    const [row] = await database.work({ catererId: 1 }, (tx) => tx.execute<{ one: number }>(sql`select 1 as one`))
    expect(row?.one).toBe(1)
  }
})

onPostgres('a connection that drops while it is idle is replaced', async () => {
  await database.work({ catererId: 1 }, terminate).catch(() => undefined)
  for (let round = 0; round < 10; round++) {
    await expect(database.work({ catererId: 1 }, (tx) => tx.execute(sql`select 1`))).resolves.toHaveLength(1)
  }
})

test('a failed transaction does not keep its pool connection', async () => {
  for (let round = 0; round < 20; round++) {
    await expect(database.work({ catererId: 1 }, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
  }
  await expect(database.work({ catererId: 1 }, (tx) => tx.execute(sql`select 1`))).resolves.toHaveLength(1)
})
