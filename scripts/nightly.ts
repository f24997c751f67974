// What takes too long for the gate: every test at full size on both databases, then the reliability scripts. Run it
// before an issue is resolved; it writes what it measured to docs/nightly.md. Script names as arguments run only those.
import { execFileSync, type SpawnOptions } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { findOrInstallBrowser } from './browser.ts'
import { buildWhereStale } from './build.ts'
import { published } from './library.ts'
import { root } from './steps.ts'
import { runWithin } from './testing/deadline.ts'
import { runScript, type Script, type ScriptOutcome } from './testing/reliability.ts'
import {
  reasonToSkip,
  report,
  runProjects,
  type Stage,
  type StageOutcome,
  stages,
  unprovenRows,
} from './testing/stages.ts'

/**
 * Reliability scripts with the sizes of a night; without options a script uses its own. Those of a row run together, because
 * most use one core, and `database-drops` mostly waits. `slow-clients` compares response times, so it runs alone.
 */
const scripts: readonly (readonly Script[])[] = [
  [
    ['contract-fuzz', '--engine', 'postgres'],
    ['record-sequences', '--engine', 'postgres'],
    ['lost-updates', '--engine', 'postgres'],
    ['hostile-texts', '--engine', 'postgres'],
  ],
  [['mutation'], ['database-drops', '--restarts', '50', '--terminations', '200', '--holes', '4', '--seconds', '30']],
  [['pool-leaks'], ['server-copies']],
  [['slow-clients']],
  [['restored-drafts']],
]

/** Ends a part that hangs, so that the others still run and the page is written. */
const deadline = 20 * 60_000

const runner = (command: string, args: string[] = [], options: SpawnOptions = {}) =>
  runWithin(deadline, command, args, { stdio: 'inherit', ...options })

/** Tests read this to run at full size. */
const env = { COMMISSARY_NIGHTLY: '1' }

const wanted = process.argv.slice(2)
const known = scripts.flat().map(([name]) => name)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No nightly script is named ${unknown.join(', ')}. Choose from: ${known.join(', ')}.`)
  process.exit(2)
}

const browser = await findOrInstallBrowser()
await buildWhereStale(['app', 'server', ...published])

const stageOutcomes: StageOutcome[] = []
const leftOut: string[] = []
if (wanted.length === 0) {
  for (const name of Object.keys(stages) as Stage[]) {
    const reason = reasonToSkip(name)
    if (reason === null) stageOutcomes.push(await runProjects(name, stages[name], { browser, env, runner }))
    else leftOut.push(`${name}: ${reason}`)
  }
}
const scriptOutcomes: ScriptOutcome[] = []
for (const row of scripts) {
  const chosen = row.filter(([name]) => wanted.length === 0 || wanted.includes(name))
  scriptOutcomes.push(...(await Promise.all(chosen.map((script) => runScript(script, { browser, deadline })))))
}
const outcomes = [...stageOutcomes, ...scriptOutcomes]

if (wanted.length === 0) {
  const results = stageOutcomes.flatMap((outcome) => outcome.results)
  const unproven = unprovenRows(results)
  writeFileSync(path.join(root, 'docs/nightly.md'), `${page(results, unproven).join('\n')}\n`)
  report(outcomes, unproven)
} else {
  report(outcomes)
}

function page(results: StageOutcome['results'], unproven: number): string[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const minutes = performance.now() / 60_000
  const failed = results.filter(({ status }) => status === 'failed')
  return [
    '# Nightly run',
    '',
    'Written by `npx -y pnpm@12.21.0 nightly`: every test at full size on both databases, then the reliability scripts. Do not edit.',
    '',
    `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(0)} minutes, ${availableParallelism()} cores, Node ${process.versions.node}.`,
    '',
    '| Part | Passed | Failed | Skipped | Seconds |',
    '| --- | --: | --: | --: | --: |',
    ...outcomes.map(
      ({ stage, passed, failed, skipped, seconds }) =>
        `| ${stage} | ${passed} | ${failed} | ${skipped} | ${seconds.toFixed(0)} |`,
    ),
    '',
    ...leftOut.map((reason) => `Left out: ${reason}\n`),
    ...failed.map(({ file, titles }) => `Failed: ${file}: ${titles.join(' › ')}\n`),
    `Specification rows without a passed test: ${unproven}.`,
    ...scriptOutcomes.flatMap(({ stage, measured }) => ['', `## ${stage}`, '', '```', measured, '```']),
  ]
}
