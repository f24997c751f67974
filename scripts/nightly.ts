// What takes too long for the gate: every test at full size on both databases, then the reliability scripts. Run it
// before an issue is resolved; it writes the result of each part to docs/nightly.md. Names of parts as arguments, such as
// `stories hostile-texts`, run only those and keep the rows of the others.
import { execFileSync, type SpawnOptions } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { findOrInstallBrowser } from './browser.ts'
import { buildWhereStale } from './build.ts'
import { published } from './library.ts'
import { root } from './steps.ts'
import { runWithin } from './testing/deadline.ts'
import { nightlyPage, type NightlyPart, readNightlyPage } from './testing/nightly-page.ts'
import { partName, runScript, type Script, type ScriptOutcome } from './testing/reliability.ts'
import { runStage } from './testing/second-run.ts'
import {
  reasonToSkip,
  report,
  type Stage,
  type StageOutcome,
  stages,
  unprovenRows,
  unsteadyLines,
} from './testing/stages.ts'

/**
 * Reliability scripts with the sizes of a night; without options a script uses its own. Those of a row run together, because
 * most use one core, and `database-drops` mostly waits. Those that compare response times run alone.
 */
const scripts: readonly (readonly Script[])[] = [
  [
    ['contract-fuzz', '--engine', 'postgres'],
    ['record-sequences', '--engine', 'postgres'],
    ['lost-updates', '--engine', 'postgres'],
    ['stock-recount', '--engine', 'postgres'],
  ],
  [['hostile-texts', '--engine', 'postgres']],
  [['mutation'], ['database-drops', '--restarts', '50', '--terminations', '200', '--holes', '4', '--seconds', '30']],
  [['pool-leaks'], ['server-copies']],
  [['slow-clients']],
  [['costly-bodies']],
  [['abandoned-prints']],
  [['restored-drafts']],
]

/** Ends a part that hangs, so that the others still run and the page is written. The longest takes about an hour. */
const deadline = 90 * 60_000

const runner = (command: string, args: string[] = [], options: SpawnOptions = {}) =>
  runWithin(deadline, command, args, { stdio: 'inherit', ...options })

/** Tests read this to run at full size. */
const env = { COMMISSARY_NIGHTLY: '1' }

const stageNames = Object.keys(stages) as Stage[]
const scriptNames = scripts.flat().map(([name]) => name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => ![...stageNames, ...scriptNames].includes(name))
if (unknown.length > 0) {
  console.error(`No part is named ${unknown.join(', ')}. Choose from: ${[...stageNames, ...scriptNames].join('; ')}.`)
  process.exit(2)
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

const file = path.join(root, 'docs/nightly.md')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
// The page itself does not count as a change.
const isChanged = git('status', '--porcelain', '--', '.', ':!docs/nightly.md') !== ''
const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`

const browser = await findOrInstallBrowser()
await buildWhereStale(['app', 'server', ...published])

const stageOutcomes: StageOutcome[] = []
const scriptOutcomes: ScriptOutcome[] = []
for (const name of stageNames.filter(isWanted)) {
  const reason = reasonToSkip(name)
  if (reason === null) {
    stageOutcomes.push(await runStage(name, { browser, env, runner }))
    writePage()
  } else console.log(`${name} is left out: ${reason}`)
}
for (const row of scripts) {
  const chosen = row.filter(([name]) => isWanted(name))
  scriptOutcomes.push(...(await Promise.all(chosen.map((script) => runScript(script, { browser, deadline })))))
  writePage()
}

const results = stageOutcomes.flatMap((outcome) => outcome.results)
report([...stageOutcomes, ...scriptOutcomes], wanted.length === 0 ? unprovenRows(results) : 0)

/** Replaces the rows of what ran. Written after each part, so that a run that is ended keeps what it has measured. */
function writePage(): void {
  const date = new Date().toISOString().slice(0, 10)
  const outcomes: (StageOutcome & { measured?: string })[] = [
    ...stageOutcomes.map((outcome) =>
      outcome.unsteady?.length ? { ...outcome, measured: unsteadyLines(outcome).join('\n') } : outcome,
    ),
    ...scriptOutcomes,
  ]
  const ran = outcomes.map(({ stage, passed, failed, skipped, seconds, measured }): NightlyPart => {
    const part = { name: stage, passed, failed, skipped, seconds, commit, date }
    return measured === undefined ? part : { ...part, measured }
  })
  const before = existsSync(file) ? readNightlyPage(readFileSync(file, 'utf8')) : []
  const all = [...stageNames, ...scripts.flat().map(partName)]
  const parts = all.flatMap((name) => [...ran, ...before].find((part) => part.name === name) ?? [])
  writeFileSync(file, nightlyPage(parts, `${availableParallelism()} cores, Node ${process.versions.node}.`))
}
