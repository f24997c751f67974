/**
 * Measures all reports over a year of 50 sites on PostgreSQL, each next to handwritten SQL in the same run: one statement of the same
 * figures, or, where menus are checked, what reads the rows of the same menus. `--rows 2000000` of orders, payments, stock, purchases,
 * records, menus and recipes together; `--sites 50`, `--months 12`; `--runs N` (5) per report. A small form: `--rows 20000 --sites 5
 * --months 2 --runs 2`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { openDatabase } from '../packages/server/src/db/engine.ts'
import { seedDemo } from '../packages/server/src/demo/seed.ts'
import { addDatabase, startPostgres } from '../reliability/postgres.ts'
import { buildWhereStale } from '../scripts/build.ts'
import { openPlain as openMenus } from './menus/plain.ts'
import { logIn } from './menus/product.ts'
import { report } from './menus/report.ts'
import { analysisOf } from './reports/analysis.ts'
import { latestFrom, operationsOf } from './reports/operations.ts'
import { openPlain, plainReports } from './reports/plain.ts'
import { countRows, periodOf, rowsOf } from './reports/rows.ts'
import { startOurs } from './server/processes.ts'
import { load, machineFacts } from './web/machine.ts'
import { Samples } from './web/statistics.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '2000000' },
    sites: { type: 'string', default: '50' },
    months: { type: 'string', default: '12' },
    runs: { type: 'string', default: '5' },
  },
})
const [rows, sites, months, runs] = [values.rows, values.sites, values.months, values.runs].map(Number) as [
  number,
  number,
  number,
  number,
]
if (![rows, sites, months, runs].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--rows, --sites, --months and --runs must be greater than 0')
}
const size = { rows, sites, months }

await buildWhereStale(['server'])
const samples = new Samples()
const folder = mkdtempSync(path.join(tmpdir(), 'commissary-bench-'))
const postgres = await startPostgres(['max_connections=60', 'shared_buffers=256MB'])
const before = load()

try {
  const { ownerUrl: url, name } = await addDatabase(postgres, 'bench')
  const database = await openDatabase({ url, dataFolder: folder })
  await seedDemo(database)
  await database.close()
  const admin = (statement: string) => postgres.admin(statement, name)
  const start = performance.now()
  for (const statement of rowsOf(size)) await admin(statement)
  await admin('vacuum analyze')
  const [found] = await admin(countRows)
  console.log(
    `  ${String(found?.['count'])} rows in ${((performance.now() - start) / 1000).toFixed(0)} s, load ${load()}`,
  )
  const [caterer] = await admin('select min(id)::int as id from caterer')
  const schools = await admin(`select id::int from school where school_name like 'Bench school %' order by id`)
  const server = await startOurs('PostgreSQL', { DATABASE_URL: url, COMMISSARY_OUTBOX: path.join(folder, 'outbox') })
  const plain = await openPlain(url, Number(caterer?.['id']))
  const menus = await openMenus(url, Number(caterer?.['id']))
  const period = periodOf(size)
  const call = await logIn(server.address)
  const operations = [
    ...operationsOf({
      call,
      plain,
      statements: plainReports(period),
      latest: plainReports({ ...period, from: latestFrom(period.to) }),
      ...period,
    }),
    ...analysisOf({ call, plain: menus, schoolIds: schools.map(({ id }) => Number(id)), ...period }),
  ]
  try {
    for (const { name: operation, ours, plain: handwritten } of operations) {
      await ours(0)
      await handwritten(0)
      // In turn, so that a busy second of the machine slows both.
      for (let turn = 1; turn <= runs; turn++) {
        for (const [which, run] of [['ours', ours] as const, ['plain', handwritten] as const]) {
          const from = performance.now()
          await run(turn)
          samples.add(`${operation} ${rows} ${which}`, performance.now() - from)
        }
      }
    }
  } finally {
    await plain.end()
    await menus.end()
    await server.stop()
  }
  console.log(`\n${machineFacts(null)}`)
  console.log(
    `${sites} sites, ${months} months; ${runs} runs each; machine load ${before} before. Client, server and PostgreSQL share the cores.\n`,
  )
  console.log(report(samples, operations, [rows], 'rows'))
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
