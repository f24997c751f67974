/**
 * Measures the menus of one caterer on PostgreSQL as its schools grow, each operation next to handwritten SQL on the same rows in the
 * same run. `--schools 1,10,100,500`, of which 1 of `--every 20` changed days; `--months 10` with four menu types each; `--runs N` (40)
 * per opening, `--long N` (3) per publication and analysis.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { openDatabase } from '../packages/server/src/db/engine.ts'
import { seedDemo } from '../packages/server/src/demo/seed.ts'
import { addDatabase, startPostgres } from '../reliability/postgres.ts'
import { buildWhereStale } from '../scripts/build.ts'
import { operationsAt, type Operation } from './menus/operations.ts'
import { openPlain } from './menus/plain.ts'
import { logIn } from './menus/product.ts'
import { report } from './menus/report.ts'
import { masterMenus, schoolsUpTo } from './menus/rows.ts'
import { startOurs } from './server/processes.ts'
import { load, machineFacts } from './web/machine.ts'
import { Samples } from './web/statistics.ts'

const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '1,10,100,500' },
    every: { type: 'string', default: '20' },
    months: { type: 'string', default: '10' },
    runs: { type: 'string', default: '40' },
    long: { type: 'string', default: '3' },
  },
})
const sizes = values.schools.split(',').map(Number)
const [every, months, runs, long] = [values.every, values.months, values.runs, values.long].map(Number) as [
  number,
  number,
  number,
  number,
]
if (![...sizes, every, months, runs, long].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--schools, --every, --months, --runs and --long must be greater than 0')
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
  const seeding = await openDatabase({ url, dataFolder: folder })
  await seedDemo(seeding)
  await seeding.close()
  const admin = (statement: string) => postgres.admin(statement, name)
  const select = <Row>(statement: string) => admin(statement) as Promise<Row[]>
  await admin(masterMenus(months))
  const server = await startOurs('PostgreSQL', { DATABASE_URL: url, COMMISSARY_OUTBOX: path.join(folder, 'outbox') })
  const [caterer] = await select<{ id: number }>('select min(id) as id from caterer')
  const catererId = caterer?.id ?? 0
  const plain = await openPlain(url, catererId)
  let operations: Operation[] = []
  try {
    for (const size of sizes) {
      const start = performance.now()
      await admin(schoolsUpTo(size, every))
      await admin('vacuum analyze')
      const filled = performance.now() - start
      const schools = await select<{ id: number }>(`select id::int from school where school_name like 'Bench %'`)
      const found = await select<{ id: number; yearMonth: string; menuType: string }>(`
        select month.id::int as id, month.year_month as "yearMonth", calendar.menu_type as "menuType" from master_month month
        join master_calendar calendar on calendar.id = month.master_calendar_id
        where calendar.name like 'Bench %' order by month.year_month`)
      operations = operationsAt({
        // Again for each size: a session ends before this benchmark does.
        call: await logIn(server.address),
        plain,
        admin,
        catererId,
        schoolIds: schools.map(({ id }) => id),
        months: [...new Set(found.map(({ yearMonth }) => yearMonth))],
        masterMonths: new Map(found.map(({ id, yearMonth, menuType }) => [`${menuType} ${yearMonth}`, id])),
      })
      for (const operation of operations) await measure(operation, size)
      const all = performance.now() - start
      console.log(
        `  ${size} school${size === 1 ? '' : 's'}: filled in ${(filled / 1000).toFixed(0)} s, measured in ${(all / 1000).toFixed(0)} s, load ${load()}`,
      )
    }
  } finally {
    await plain.end()
    await server.stop()
  }
  console.log(`\n${machineFacts(null)}`)
  console.log(
    `${months} months of 4 menu types, 1 of ${every} schools changed days; ${runs} runs per opening, ${long} per publication and analysis; machine load ${before} before. Client, server and PostgreSQL share the cores.\n`,
  )
  console.log(report(samples, operations, sizes))
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
