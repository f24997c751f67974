import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { itemOf, readItems, readItemsInUse } from './countables.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

test('items are read by id, however many there are', async () => {
  await server.database.work(await server.addMember(), async (tx) => {
    const rows = await tx.execute<{ id: number }>(sql`insert into ingredient (code, name, base_unit)
      select 'T' || n, 'Thing ' || n, 'each' from generate_series(1, 10001) n returning id`)
    const ids = rows.map(({ id }) => id)
    expect((await readItems(tx, ids)).size).toBe(10_001)
    // More ids than a statement can have parameters.
    const [id = 0] = ids
    const unknown = Array.from({ length: 70_000 }, (_, index) => -index)
    expect([...(await readItemsInUse(tx, [id, ...unknown])).keys()]).toEqual([id])
    expect(() => itemOf(new Map(), id)).toThrow('was not read')
  })
})
