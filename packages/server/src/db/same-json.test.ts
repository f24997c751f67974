import { sql } from 'drizzle-orm'
import { beforeAll, test } from 'vitest'

import { createCaterer } from './caterers.ts'
import { expectSameJson } from '../../test/support/same-json.ts'
import { ingredient } from './schema/ingredient.ts'
import { testDatabase } from '../../test/support/test-database.ts'
import type { Database } from './work.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

test('a list of ingredients is the same on both engines, whatever their names', async () => {
  const catererId = await createCaterer(database, { name: 'North' })
  // Names that collations sort differently: case, accents, hyphens, spaces, other scripts.
  const names = ['apple', 'Apple', 'Äpfel', 'apple-pie', 'applesauce', 'Zebra', 'étouffée', 'موز', '½ cup', '_x']
  const rows = await database.work({ catererId, userId: 1 }, async (tx) => {
    await tx.insert(ingredient).values(
      names.map((name, index) => ({
        code: `I-${index}`,
        name,
        servingAmount: '12.5',
        servingUnit: 'lb' as const,
        nutrients: { calories: 52.1, sodium: 1e-7 },
        eachWeightG: 0.1 + 0.2,
      })),
    )
    return tx
      .select()
      .from(ingredient)
      .orderBy(sql`lower(${ingredient.name}) collate "C"`, ingredient.id)
  })
  await expectSameJson('ingredients', rows)
})
