import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, freemem, tmpdir } from 'node:os'
import path from 'node:path'

import { postgresPrograms } from '../../packages/server/test/support/postgres-programs.ts'
import { isStrict, readFindings } from '../specification/read.ts'
import { type Report, type Result, resultsOf, verdictOf } from '../specification/results.ts'
import { bin, root, run } from '../steps.ts'

/** Vitest projects that run together. Stages run one after another: each fills two cores. */
export const stages = {
  unit: ['domain', 'messages', 'api-client', 'ui', 'app', 'scripts'],
  // Together, because each leaves a core idle while it loads modules or waits for a program.
  'pglite, package': ['server-pglite', 'server-embedded', 'package'],
  postgres: ['server-postgres'],
  stories: ['storybook'],
  'dark, right-to-left': ['storybook-dark-rtl'],
  journeys: ['e2e'],
  pictures: ['visual'],
} as const satisfies Record<string, readonly string[]>
export type Stage = keyof typeof stages

/** Stages that `test` leaves to the nightly run, and what to print for them. Each still runs by its name. */
export const nightlyStages: Partial<Record<Stage, string>> = {
  'dark, right-to-left':
    'Dark, right-to-left: every story, its picture and axe (`visual` compares the pictures by hand)',
  pictures:
    'Pictures: that a missing or changed one fails its story (the gate compares the pictures), and that Storybook builds',
}

/** By default, Vitest keeps a core free, which is half of a machine with two. */
const workers = Math.max(2, availableParallelism() - 1)

/**
 * Journeys wait for pages and servers, so twice as many fill the machine: a fifth less time than with one more (252 against 316 s).
 * Stories wait for pictures: one more took 208 s, two workers 211 and 223 s.
 */
function workersFor(projects: readonly string[]): number {
  if (projects.includes('e2e')) return workers + 2
  return projects.includes('storybook') ? workers + 1 : workers
}

/** Node keeps compiled modules here, because tests start many threads and processes: a quarter less CPU time for imports. */
const compileCache = path.join(root, 'node_modules/.cache/commissary-tests')

const memory = '/dev/shm'
const enoughMemory = 8 * 2 ** 30

/**
 * Where tests keep databases and browser profiles: in memory on a machine with enough of it, because copying one then takes a tenth
 * of the time.
 */
function temporaryFolder(): string {
  if (process.env['TMPDIR'] || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enoughMemory && freemem() >= enoughMemory ? memory : tmpdir()
}

/** Which project runs a test file, by the beginning of its path; stories by their ending. First match wins. */
const projectsByPath: readonly (readonly [RegExp, string])[] = [
  [/\.stories\.tsx$/, 'storybook'],
  [/^packages\/server\/src\/db\/embedded\/.*\.test\.ts$/, 'server-embedded'],
  [/^packages\/server\/.*\.test\.ts$/, 'server-pglite'],
  [/^packages\/[\w-]+\/src\/.*\.test\.ts$/, 'unit'],
  [/^scripts\/.*\.test\.ts$/, 'scripts'],
  [/^\.storybook\/visual\/.*\.test\.ts$/, 'visual'],
  [/^e2e\/consumer\/.*\.test\.ts$/, 'package'],
  [/^e2e\/[^/]*\.test\.ts$/, 'e2e'],
]

/** The projects that have a test file whose path contains one of the filters. */
export function projectsOf(filters: readonly string[]): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n')
  const projects = files
    .filter((file) => filters.some((filter) => file.includes(filter)))
    .flatMap((file) => {
      const project = projectsByPath.find(([pattern]) => pattern.test(file))?.[1]
      // A unit project is named for its package.
      return project === 'unit' ? (file.split('/')[1] ?? []) : (project ?? [])
    })
  return [...new Set(projects)]
}

/** What a stage did, as read from Vitest's report. */
export interface StageOutcome {
  stage: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  results: Result[]
  /** Something broke outside any test: an error that nothing caught, or a file that did not load. */
  isBroken?: boolean
  /** Tests that failed and passed when they ran again. */
  unsteady?: readonly Result[]
}

interface VitestReport extends Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

/** Why a stage cannot run on this machine; null when it can. */
export function reasonToSkip(stage: Stage): string | null {
  if (stage !== 'postgres' || process.env['DATABASE_URL_TEST'] || postgresPrograms()) return null
  return 'No PostgreSQL programs were found and DATABASE_URL_TEST is not set.'
}

export interface RunOptions {
  browser: string
  filters?: readonly string[]
  env?: Record<string, string>
  /** How the program is run, if not to its end. */
  runner?: typeof run
}

/** Runs Vitest on some projects. A run that breaks outside any test counts as one failure. */
export async function runProjects(
  stage: string,
  projects: readonly string[],
  { browser, filters = [], env = {}, runner = run }: RunOptions,
): Promise<StageOutcome> {
  const start = performance.now()
  const folder = mkdtempSync(path.join(tmpdir(), 'commissary-test-'))
  const file = path.join(folder, 'report.json')
  console.log(`\n▸ ${stage}`)
  const code = await runner(
    bin('vitest'),
    [
      'run',
      ...filters,
      ...projects.flatMap((name) => ['--project', name]),
      `--maxWorkers=${workersFor(projects)}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // A Vite build in this process sets NODE_ENV to production, which would change what tests see.
    {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        NODE_COMPILE_CACHE: compileCache,
        CHROMIUM_PATH: browser,
        TMPDIR: temporaryFolder(),
        ...env,
      },
    },
  )
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : null
  rmSync(folder, { recursive: true })
  const seconds = (performance.now() - start) / 1000
  console.log(`${code === 0 ? '✓' : '✗'} ${stage}: ${seconds.toFixed(1)} s`)
  const failedTests = report?.numFailedTests ?? 0
  const isBroken = failedTests === 0 && !(code === 0 && report)
  return {
    stage,
    passed: report?.numPassedTests ?? 0,
    failed: isBroken ? 1 : failedTests,
    isBroken,
    skipped: report?.numPendingTests ?? 0,
    seconds,
    results: report ? resultsOf(report, root) : [],
  }
}

/** Specification rows and marks that no passed test backs. Only meaningful for a run of every stage. */
export function unprovenRows(results: readonly Result[]): number {
  const { unproven, lost } = verdictOf(readFindings(), results)
  for (const { id, text } of unproven) console.log(`✗ no passed test proves ${id}: ${text}`)
  for (const { file, line, name } of lost) console.log(`✗ ${file}:${line} is marked, but no test "${name}" ran`)
  const count = unproven.length + lost.length
  console.log(`\nSpecification coverage: ${count} rows and marks without a passed test`)
  return isStrict ? count : 0
}

/** Prints the seconds of each stage, the failed tests, then the line that CI reads. Sets the exit code. */
export function report(outcomes: readonly StageOutcome[], moreFailures = 0): void {
  const sum = (count: (outcome: StageOutcome) => number) => outcomes.reduce((total, one) => total + count(one), 0)
  const [passed, failed, skipped] = [
    sum((one) => one.passed),
    sum((one) => one.failed) + moreFailures,
    sum((one) => one.skipped),
  ]

  console.log('\nSeconds per stage')
  for (const { stage, seconds } of outcomes) console.log(`${seconds.toFixed(1).padStart(8)}  ${stage}`)
  console.log(
    `${sum((one) => one.seconds)
      .toFixed(1)
      .padStart(8)}  all`,
  )

  for (const { stage, results, isBroken } of outcomes) {
    if (isBroken) console.log(`✗ ${stage} broke outside any test`)
    for (const { file, titles, status } of results) {
      if (status === 'failed') console.log(`✗ ${file}: ${titles.join(' › ')}`)
    }
  }
  for (const line of outcomes.flatMap(unsteadyLines)) console.log(`! ${line}`)
  if (skipped > 0) console.log(`\n${skipped} skipped; each prints its reason above.`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

/** What a report says of each test that failed and passed when it ran again. */
export const unsteadyLines = ({ unsteady = [] }: StageOutcome): string[] =>
  unsteady.map(({ file, titles }) => `${file}: ${titles.join(' › ')} failed, and passed when it ran again`)
