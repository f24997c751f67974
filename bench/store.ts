/**
 * Measures the stock of 50 sites on PostgreSQL as its moves grow, each operation next to handwritten SQL on the same rows in the same
 * run. `--moves 10000,200000,2000000` (8 per ingredient and site, so 2 million are 5,000 ingredients at 50 sites); `--runs N` (40) per
 * reading and closing, `--long N` (5) per count.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { openDatabase } from '../packages/server/src/db/engine.ts'
import { seedDemo } from '../packages/server/src/demo/seed.ts'
import { addDatabase, startPostgres } from '../reliability/postgres.ts'
import { buildWhereStale } from '../scripts/build.ts'
import type { Operation } from './menus/operations.ts'
import { logIn } from './menus/product.ts'
import { report } from './menus/report.ts'
import { startOurs } from './server/processes.ts'
import { operationsOf } from './store/operations.ts'
import { openPlain } from './store/plain.ts'
import { recallRows } from './store/recall-rows.ts'
import { itemsUpTo, movesPerItem, recordDays, sites, sitesAndRecords } from './store/rows.ts'
import { load, machineFacts } from './web/machine.ts'
import { Samples } from './web/statistics.ts'

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '10000,200000,2000000' },
    runs: { type: 'string', default: '40' },
    long: { type: 'string', default: '5' },
  },
})
const sizes = values.moves.split(',').map(Number)
const [runs, long] = [values.runs, values.long].map(Number) as [number, number]
if (![...sizes, runs, long].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--moves, --runs and --long must be greater than 0')
}

await buildWhereStale(['server'])
const samples = new Samples()
const folder = mkdtempSync(path.join(tmpdir(), 'commissary-bench-'))
const postgres = await startPostgres(['max_connections=60', 'shared_buffers=256MB'])
const before = load()

async function measure({ name, isLong, before: prepare, ours, plain }: Operation, size: number): Promise<void> {
  await prepare?.(0)
  await ours(0)
  await plain(0)
  // In turn, so that a busy second of the machine slows both.
  for (let turn = 1; turn <= (isLong ? long : runs); turn++) {
    await prepare?.(turn)
    for (const [which, run] of [['ours', ours] as const, ['plain', plain] as const]) {
      const start = performance.now()
      await run(turn)
      samples.add(`${name} ${size} ${which}`, performance.now() - start)
    }
  }
}

try {
  const { ownerUrl: url, name } = await addDatabase(postgres, 'bench')
  const database = await openDatabase({ url, dataFolder: folder })
  await seedDemo(database)
  const admin = (statement: string) => postgres.admin(statement, name)
  const select = <Row>(statement: string) => admin(statement) as Promise<Row[]>
  await admin(sitesAndRecords)
  const server = await startOurs('PostgreSQL', { DATABASE_URL: url, COMMISSARY_OUTBOX: path.join(folder, 'outbox') })
  const [caterer] = await select<{ id: number }>('select min(id)::int as id from caterer')
  const catererId = caterer?.id ?? 0
  const ids = async (statement: string) => (await select<{ id: number }>(statement)).map(({ id }) => id)
  const plain = await openPlain(url, catererId)
  let operations: Operation[] = []
  try {
    for (const size of sizes) {
      const start = performance.now()
      await admin(itemsUpTo(Math.ceil(size / sites / movesPerItem)))
      await admin(recallRows)
      await admin('vacuum analyze')
      const filled = performance.now() - start
      operations = operationsOf({
        // Again for each size: a session ends before this benchmark does.
        call: await logIn(server.address),
        plain,
        admin,
        catererId,
        siteIds: await ids(`select id::int from inventory_site where site_name like 'Bench site %' order by id`),
        placeIds: await ids(
          `select id::int from storage_location where storage_location_name like 'Bench place %' order by id`,
        ),
        foodIds: await ids(`select id::int from ingredient where code like 'BENCH-%' order by substr(code, 7)::int`),
        vendorIds: await ids(
          `select id::int from vendor where vendor_code like 'BENCH-%' order by substr(vendor_code, 7)::int`,
        ),
      })
      for (const operation of operations) await measure(operation, size)
      const all = performance.now() - start
      console.log(
        `  ${size} moves: filled in ${(filled / 1000).toFixed(0)} s, measured in ${(all / 1000).toFixed(0)} s, load ${load()}`,
      )
    }
  } finally {
    await plain.end()
    await server.stop()
    await database.close()
  }
  console.log(`\n${machineFacts(null)}`)
  console.log(
    `${sites} sites, ${recordDays} days of closed records at each, with receipts, transfers, leftovers, shortages and snacks that issued nothing; ${runs} runs per reading and closing, ${long} per count; machine load ${before} before. Client, server and PostgreSQL share the cores.\n`,
  )
  console.log(report(samples, operations, sizes, 'moves'))
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
