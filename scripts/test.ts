// Every test, the browser ones too. Names of stages as arguments run only those.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { postgresPrograms } from '../packages/server/src/db/test-postgres-programs.ts'
import { findOrInstallBrowser } from './browser.ts'
import { buildWhereStale } from './build.ts'
import { published } from './library.ts'
import { bin, run } from './steps.ts'

/** Stages run one after another: two cores do not carry a browser and two databases at once. */
const stages: Record<string, string[]> = {
  rules: ['nutrition', 'api-client', 'ui', 'app'],
  'server on PGlite': ['server-pglite'],
  'server on PostgreSQL': ['server-postgres'],
  'kills and power cuts': ['server-embedded'],
  stories: ['storybook', 'storybook-dark-rtl'],
  'visual baselines': ['visual'],
  package: ['package'],
  journeys: ['e2e'],
}

interface Report {
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
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { ...process.env, CHROMIUM_PATH: browser } },
  )
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
  passed += report?.numPassedTests ?? 0
  skipped += report?.numPendingTests ?? 0
  // A stage can fail without a failed test: an error outside of any test, or a run that never started.
  failed += (report?.numFailedTests ?? 0) || (code === 0 && report ? 0 : 1)
  console.log(`${code === 0 ? '✓' : '✗'} ${stage}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

if (skipped > 0) console.log(`\n${skipped} skipped; the reason stands with each above.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
