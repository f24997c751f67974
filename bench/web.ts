/**
 * Measures the app and its table in a browser, next to a baseline page with a handwritten table in plain React. `--runs N`
 * sets the repetitions (7), `--only table,loading` selects parts; the report shows medians. See web/README.md.
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
import { measureStrip } from './web/planner-speed.ts'
import { type Part, parts, report } from './web/report.ts'
import { serveFolder } from './web/serve.ts'
import { Samples } from './web/statistics.ts'
import { measureManyRows, measurePainting, measureThousandRows } from './web/table-speed.ts'
import { logIn } from './web/targets.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string', default: parts.join(',') } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}", expected a whole number from 1`)
const wanted = new Set(
  values.only.split(',').map((name) => {
    const part = parts.find((each) => each === name)
    if (!part) throw new Error(`--only has "${name}", expected some of ${parts.join(', ')}`)
    return part
  }),
)

const here = `${import.meta.dirname}/web`
await build({ configFile: `${here}/vite.config.ts`, logLevel: 'warn' })
await buildWhereStale(['app', 'server'])

const pages = await serveFolder(`${here}/dist`)
const product = await startProduct({ env: { LOG_LEVEL: 'warn' } })
const browser = await launch()
const samples = new Samples()

async function measure<Result>(part: Part, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!wanted.has(part)) return undefined
  const start = performance.now()
  const result = await work()
  console.log(`  ${part}: ${((performance.now() - start) / 1000).toFixed(0)} s, load ${load()}`)
  return result
}

try {
  const targets = { bench: pages.address, app: product.address, session: await logIn(browser, product.address) }
  const before = load()
  await measure('loading', () => measureLoading(browser, targets, runs, samples))
  await measure('table', async () => {
    await measurePainting(browser, targets, runs, samples)
    await measureThousandRows(browser, targets, runs, samples)
  })
  await measure('many', () => measureManyRows(browser, targets, runs, samples))
  await measure('app', async () => {
    await measureReopening(browser, targets, runs, samples)
    await measureSearchKey(browser, targets, runs, samples)
  })
  await measure('planner', () => measureStrip(browser, targets, runs, samples))
  const shifts = await measure('shift', () => measureLayoutShift(browser, targets))

  console.log(`\n${machineFacts(browser.version())}`)
  console.log(`Medians of ${runs}; machine load ${before} before, ${load()} after.\n`)
  console.log(
    report(
      wanted,
      samples,
      shifts ?? [],
      walk.map(({ link }) => link),
    ),
  )
} finally {
  await browser.close()
  await product.remove()
  pages.close()
}
