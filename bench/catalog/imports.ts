import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { runScript, type Database } from '../../packages/server/src/db/work.ts'
import { median, p95 } from '../web/statistics.ts'
import { ms, seconds, times } from '../web/table.ts'
import { importList, type Product } from './product.ts'
import { distributorList } from './rows.ts'

const insertRows = 2_000

/**
 * A row of the report: a user's import next to bare inserts of the same rows, with the time that another call takes during the
 * import.
 */
export async function compareImport(
  database: Database,
  { catererId, product, size }: { catererId: number; product: Product; size: number },
): Promise<string[]> {
  const others: number[] = []
  const isDone = new AbortController()
  const calls = (async () => {
    while (!isDone.signal.aborted) {
      const start = performance.now()
      await product.call('GET', '/recipe/recipes?size=10')
      others.push(performance.now() - start)
      await setTimeout(100)
    }
  })()
  const ours = await importList(product, distributorList(size))
  isDone.abort()
  await calls
  await removeProducts(database)

  const start = performance.now()
  for (let from = 0; from < size; from += insertRows) {
    const rows = Array.from({ length: Math.min(insertRows, size - from) }, (_, n) => {
      return { code: `B${from + n}`, name: `Product ${from + n}`, brand: 'Brand', category: 'Canned' }
    })
    await database.work({ catererId }, (tx) =>
      tx.execute(sql`
        insert into ingredient (code, name, brand, category)
        select code, name, brand, category
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (code text, name text, brand text, category text)`),
    )
  }
  const plain = performance.now() - start
  await removeProducts(database)
  return [
    `import of ${size.toLocaleString('en-US')} rows`,
    seconds(ours),
    seconds(plain),
    times(ours / plain),
    `another call ${ms(median(others))}, p95 ${ms(p95(others))}`,
  ]
}

const removeProducts = (database: Database) =>
  database.owner((tx) =>
    runScript(
      tx,
      `delete from record_history where record_type = 'ingredient'; delete from import_row;
      delete from ingredient where code like 'B%' and code not like 'BENCH%'`,
    ),
  )
