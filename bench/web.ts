/**
 * Measures the app and its table in a browser, next to a floor page that does the same job with plain React. `--runs N` sets
 * the repetitions (7); the report shows medians. See web/README.md.
 */
import { parseArgs } from 'node:util'

import { build } from 'vite'

import { startProduct } from '../e2e/support/product.ts'
import { buildWhereStale } from '../scripts/build.ts'
import { measureReopening, measureSearchKey, walk } from './web/app-screens.ts'
import { launch } from './web/browser.ts'
import { measureLayoutShift } from './web/layout-shift.ts'
import { measureLoading } from './web/loading.ts'
import { load, machineFacts } from './web/machine.ts'
import { report } from './web/report.ts'
import { serveFolder } from './web/serve.ts'
import { Samples } from './web/statistics.ts'
import { measureManyRows, measureThousandRows } from './web/table-speed.ts'
import { logIn } from './web/targets.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}": give a whole number from 1`)

const here = `${import.meta.dirname}/web`
await build({ configFile: `${here}/vite.config.ts`, logLevel: 'warn' })
await buildWhereStale(['app', 'server'])

const pages = await serveFolder(`${here}/dist`)
const product = await startProduct({ LOG_LEVEL: 'warn' })
const browser = await launch()
const samples = new Samples()

async function part<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s, load ${load()}`)
  return result
}

try {
  const targets = { bench: pages.address, app: product.address, session: await logIn(browser, product.address) }
  const before = load()
  await part('loading', () => measureLoading(browser, targets, runs, samples))
  await part('1,000 rows', () => measureThousandRows(browser, targets, runs, samples))
  await part('100,000 rows', () => measureManyRows(browser, targets, runs, samples))
  await part('the app', async () => {
    await measureReopening(browser, targets, runs, samples)
    await measureSearchKey(browser, targets, runs, samples)
  })
  const shifts = await part('layout shift', () => measureLayoutShift(browser, targets))

  console.log(`\n${machineFacts(browser.version())}`)
  console.log(`Medians of ${runs}; load of the machine ${before} before, ${load()} after.\n`)
  console.log(
    report(
      samples,
      shifts,
      walk.map(({ link }) => link),
    ),
  )
} finally {
  await browser.close()
  await product.remove()
  pages.close()
}
