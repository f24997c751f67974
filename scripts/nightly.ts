// What takes too long for the gate: every test at full size on both databases, then the reliability scripts. Run it
// before an issue is resolved; it writes what it printed to docs/nightly.md. Script names as arguments run only those.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { findOrInstallBrowser } from './browser.ts'
import { buildWhereStale } from './build.ts'
import { published } from './library.ts'
import { root } from './steps.ts'
import {
  reasonToSkip,
  report,
  runProjects,
  type Stage,
  type StageOutcome,
  stages,
  unprovenRows,
} from './testing/stages.ts'

/** Reliability scripts with the sizes of a night; without options a script uses its own. */
const scripts: readonly (readonly [name: string, ...options: string[]])[] = [
  ['contract-fuzz', '--engine', 'postgres'],
  ['record-sequences', '--engine', 'postgres'],
  ['lost-updates', '--engine', 'postgres'],
  ['hostile-texts', '--engine', 'postgres'],
  ['mutation'],
  ['pool-leaks'],
  ['server-copies'],
  ['slow-clients'],
  ['database-drops', '--restarts', '50', '--terminations', '200', '--holes', '4', '--seconds', '30'],
  ['restored-drafts'],
]

/** Tests read this to run at full size. */
const env = { COMMISSARY_NIGHTLY: '1' }

/** Runs a reliability script; passed or failed, it counts as one test. Its last lines are what it measured. */
async function runScript(name: string, options: readonly string[]): Promise<StageOutcome & { lastLines: string }> {
  const start = performance.now()
  console.log(`\n▸ reliability/${name}`)
  const child = spawn(
    process.execPath,
    ['--conditions=@commissary/source', path.join('reliability', `${name}.ts`), ...options],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk)
    process.stdout.write(chunk)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = (performance.now() - start) / 1000
  console.log(`${code === 0 ? '✓' : '✗'} reliability/${name}: ${seconds.toFixed(1)} s`)
  return {
    stage: `reliability/${[name, ...options].join(' ')}`,
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    seconds,
    results: [],
    lastLines: stripVTControlCharacters(output).trim().split('\n').slice(-12).join('\n'),
  }
}

const wanted = process.argv.slice(2)
const browser = await findOrInstallBrowser()
await buildWhereStale(['app', 'server', ...published])

const outcomes: (StageOutcome & { lastLines?: string })[] = []
const leftOut: string[] = []
if (wanted.length === 0) {
  for (const name of Object.keys(stages) as Stage[]) {
    const reason = reasonToSkip(name)
    if (reason === null) outcomes.push(await runProjects(name, stages[name], { browser, env }))
    else leftOut.push(`${name}: ${reason}`)
  }
}
for (const [name, ...options] of scripts) {
  if (wanted.length === 0 || wanted.includes(name)) outcomes.push(await runScript(name, options))
}
const unproven = wanted.length === 0 ? unprovenRows(outcomes.flatMap(({ results }) => results)) : 0

if (wanted.length === 0) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const lines = [
    '# Nightly run',
    '',
    'Written by `npx -y pnpm@12.21.0 nightly`: every test at full size on both databases, then the reliability scripts. Do not edit.',
    '',
    `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}.`,
    '',
    '| Part | Passed | Failed | Skipped | Seconds |',
    '| --- | --: | --: | --: | --: |',
    ...outcomes.map(
      ({ stage, passed, failed, skipped, seconds }) =>
        `| ${stage} | ${passed} | ${failed} | ${skipped} | ${seconds.toFixed(0)} |`,
    ),
    '',
    ...leftOut.map((reason) => `Left out: ${reason}\n`),
    `Specification rows without a passed test: ${unproven}.`,
    ...outcomes.flatMap(({ stage, lastLines }) =>
      lastLines === undefined ? [] : ['', `## ${stage}`, '', '```', lastLines, '```'],
    ),
  ]
  writeFileSync(path.join(root, 'docs/nightly.md'), `${lines.join('\n')}\n`)
}
report(outcomes, unproven)
