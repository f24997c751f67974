/**
 * Measures the master catalog on the embedded database, each operation next to plain SQL or a plain loop over arrays on the same
 * rows in the same run. `--runs N` (15) per reading operation; `--rows 10000,200000` are the sizes of the imports.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { buildApp } from '../packages/server/src/app.ts'
import { openDatabase } from '../packages/server/src/db/engine.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { seedDemo } from '../packages/server/src/demo/seed.ts'
import { createLog } from '../packages/server/src/http/log.ts'
import { compareImport } from './catalog/imports.ts'
import { openProduct } from './catalog/product.ts'
import { compareReads } from './catalog/reads.ts'
import { load, machineFacts } from './web/machine.ts'
import { Samples } from './web/statistics.ts'
import { markdownTable } from './web/table.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '15' }, rows: { type: 'string', default: '10000,200000' } },
})
const runs = Number(values.runs)
const sizes = values.rows.split(',').map(Number)
if (!(Number.isInteger(runs) && runs > 0 && sizes.every((size) => Number.isInteger(size) && size > 0))) {
  throw new Error('--runs and --rows must be greater than 0')
}

const before = load()
const folder = mkdtempSync(path.join(tmpdir(), 'commissary-bench-'))
const database = await openDatabase({ dataFolder: path.join(folder, 'data') })
await migrate(database)
await seedDemo(database)
const app = await buildApp({ database, log: createLog('error') })

try {
  const product = await openProduct(app)
  const { catererId } = await product.call<{ catererId: number }>('GET', '/commissary/userInfo')
  const lines = await compareReads(database, { catererId, product, samples: new Samples(), runs })
  for (const size of sizes) lines.push(await compareImport(database, { catererId, product, size }))
  console.log(`\n${machineFacts(null)}`)
  console.log(
    `In one process, embedded database. Medians of ${runs} runs, imports once; machine load ${before} before.\n`,
  )
  console.log(markdownTable(['', 'ours', 'plain', 'ratio', 'ours in detail'], lines))
} finally {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
