/**
 * Measures the server next to bare Fastify + pg (same token check, transaction and rows, same run, on PostgreSQL), and on the
 * embedded database. `--runs N` (3) and `--seconds S` (2) per number; reports medians.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { openDatabase } from '../packages/server/src/db/engine.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { runScript } from '../packages/server/src/db/work.ts'
import { seedDemo } from '../packages/server/src/demo/seed.ts'
import { demoLogin } from '../packages/server/src/demo/seed-users.ts'
import { addDatabase, startPostgres } from '../reliability/postgres.ts'
import { buildWhereStale } from '../scripts/build.ts'
import { callsFor, operations } from './server/calls.ts'
import { measure } from './server/load.ts'
import { startBare, startOurs, type Running } from './server/processes.ts'
import { report } from './server/report.ts'
import { addUsersOfDemo, caterersUpTo, clients, fiftyVendorsEach } from './server/rows.ts'
import { load, machineFacts } from './web/machine.ts'
import { Samples } from './web/statistics.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
})
const runs = Number(values.runs)
const seconds = Number(values.seconds)
if (!(Number.isInteger(runs) && runs > 0 && seconds > 0)) throw new Error('--runs and --seconds must be greater than 0')

await buildWhereStale(['server'])
const samples = new Samples()
const folder = mkdtempSync(path.join(tmpdir(), 'commissary-bench-'))
const postgres = await startPostgres(['max_connections=60', 'shared_buffers=256MB'])
const before = load()

async function measureAll(servers: Running[], caterers: number): Promise<void> {
  const ours = servers.filter(({ name }) => name !== 'bare')
  const calls = new Map(
    await Promise.all(ours.map(async ({ name, address }) => [name, await callsFor(address)] as const)),
  )
  for (let run = 1; run <= runs; run++) {
    for (const operation of operations) {
      for (const count of [1, clients]) {
        for (const { name, address } of servers) {
          // Bare Fastify uses our sessions; both run on one database.
          const own = (calls.get(name) ?? calls.get('PostgreSQL'))?.[operation].slice(0, count) ?? []
          const speed = await measure(address, own, seconds)
          const key = `${name} ${operation} ${count} ${caterers}`
          samples.add(`${key} perSecond`, speed.perSecond)
          samples.add(`${key} p50`, speed.p50)
          samples.add(`${key} p99`, speed.p99)
        }
      }
    }
  }
}

/** Only one process can open the embedded database, so rows are added while its server is down. */
async function embedded(script: string, isNew = false): Promise<void> {
  const database = await openDatabase({ dataFolder: path.join(folder, 'data') })
  try {
    if (isNew) {
      await migrate(database)
      await seedDemo(database)
    }
    await database.owner((tx) => runScript(tx, script))
    await database.owner((tx) => tx.execute(sql`analyze`))
  } finally {
    await database.close()
  }
}

try {
  // The schema's owner, not a superuser: servers migrate their database when they start.
  const { ownerUrl: url, name } = await addDatabase(postgres, 'bench')
  const seeding = await openDatabase({ url, dataFolder: folder })
  await seedDemo(seeding)
  await seeding.close()
  const fill = async (script: string, isNew = false) => {
    await postgres.admin(script, name)
    await postgres.admin('analyze', name)
    await embedded(script, isNew)
  }
  const starts = [
    () => startBare('bare', { DATABASE_URL: url }),
    () => startOurs('PostgreSQL', { DATABASE_URL: url, COMMISSARY_OUTBOX: path.join(folder, 'outbox') }),
    () => startOurs('PGlite', { DATABASE_URL: '', COMMISSARY_DATA: path.join(folder, 'data') }),
  ]
  for (const [caterers, script] of [
    [1, `${addUsersOfDemo}; ${fiftyVendorsEach}`],
    [1000, `${caterersUpTo(1000)}; ${fiftyVendorsEach}`],
  ] as const) {
    await fill(script, caterers === 1)
    const running: Running[] = []
    const start = performance.now()
    try {
      for (const each of starts) running.push(await each())
      await measureAll(running, caterers)
    } finally {
      for (const each of running) await each.stop()
    }
    console.log(`  ${caterers} caterers: ${((performance.now() - start) / 1000).toFixed(0)} s, load ${load()}`)
  }
  console.log(`\n${machineFacts(null)}`)
  console.log(
    `Medians of ${runs} times ${seconds} s; machine load ${before} before. Clients, servers and PostgreSQL share the cores.`,
  )
  console.log(`Login as ${demoLogin.userName.replace('planner', 'client1…8')}: argon2id, 19 MiB, two passes in both.\n`)
  console.log(report(samples))
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
