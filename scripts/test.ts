// Every test, the browser ones too. Names of stages as arguments run only those.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

import { postgresPrograms } from '../packages/server/test/support/postgres-programs.ts'
import { findOrInstallBrowser } from './browser.ts'
import { buildWhereStale } from './build.ts'
import { isStrict, readFindings } from './specification/read.ts'
import { type Report as Results, type Result, resultsOf, verdictOf } from './specification/results.ts'
import { published } from './library.ts'
import { bin, root, run } from './steps.ts'

/** Stages run one after another: two cores do not carry more than one of them. */
const stages: Record<string, string[]> = {
  rules: ['domain', 'messages', 'api-client', 'ui', 'app', 'scripts'],
  'server on PGlite': ['server-pglite'],
  'server on PostgreSQL': ['server-postgres'],
  stories: ['storybook', 'storybook-dark-rtl'],
  'kills, pictures, package': ['server-embedded', 'visual', 'package'],
  journeys: ['e2e'],
}

/** Left to itself Vitest keeps a core free, which of two is half the machine. */
const workers = Math.max(2, availableParallelism() - 1)

interface Report extends Results {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
}

if (!process.env['DATABASE_URL_TEST'] && !postgresPrograms()) {
  delete stages['server on PostgreSQL']
  console.log('Left out: server on PostgreSQL. No PostgreSQL programs were found and DATABASE_URL_TEST is not set.')
}

const wanted = process.argv.slice(2)
const browser = await findOrInstallBrowser()
await buildWhereStale(['app', 'server', ...published])

const reports = mkdtempSync(path.join(tmpdir(), 'commissary-test-'))
let passed = 0
let failed = 0
let skipped = 0
const results: Result[] = []
for (const [stage, projects] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(stage)) continue
  const start = performance.now()
  console.log(`\n▸ ${stage}`)
  const file = path.join(reports, `${projects.join('-')}.json`)
  const code = await run(
    bin('vitest'),
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { ...process.env, CHROMIUM_PATH: browser } },
  )
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
  if (report) results.push(...resultsOf(report, root))
  passed += report?.numPassedTests ?? 0
  skipped += report?.numPendingTests ?? 0
  // A stage can fail without a failed test: an error outside of any test, or a run that never started.
  failed += (report?.numFailedTests ?? 0) || (code === 0 && report ? 0 : 1)
  console.log(`${code === 0 ? '✓' : '✗'} ${stage}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

// One stage proves only its own rows, so only a whole run is held against the specification.
if (wanted.length > 0) {
  console.log('\nLeft out: coverage of the specification. Only a run of all stages can judge it.')
} else {
  const { unproven, lost } = verdictOf(readFindings(), results)
  for (const { id, text } of unproven) console.log(`✗ no test that passed proves ${id}: ${text}`)
  for (const { file, line, name } of lost) console.log(`✗ ${file}:${line} is marked, yet no test "${name}" ran`)
  console.log(
    `\nCoverage of the specification: ${unproven.length + lost.length} rows and marks without a test that passed`,
  )
  if (isStrict) failed += unproven.length + lost.length
}

// Once more at the end, where whoever reads only that finds them.
for (const { file, titles } of results.filter(({ status }) => status === 'failed')) {
  console.log(`✗ ${file}: ${titles.join(', ')}`)
}
if (failed > 0) console.log(`All that was found stands in ${reports}`)
else rmSync(reports, { recursive: true })
if (skipped > 0) console.log(`\n${skipped} skipped; the reason stands with each above.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
