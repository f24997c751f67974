import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { runWithin } from './deadline.ts'
import type { StageOutcome } from './stages.ts'

export interface ScriptOutcome extends StageOutcome {
  /** The last paragraph of the output: what the script measured, or how it failed. */
  measured: string
}

/** A reliability script and its options. */
export type Script = readonly [name: string, ...options: string[]]

/** What a script is called in reports: with its options. */
export const partName = (script: Script): string => `reliability/${script.join(' ')}`

const folder = mkdtempSync(path.join(tmpdir(), 'commissary-nightly-'))

/**
 * Runs a reliability script, with its output in a file. Passed or failed, it counts as one test. A script that takes longer than
 * `deadline` milliseconds is ended and fails.
 */
export async function runScript(
  script: Script,
  { browser, deadline }: { browser: string; deadline: number },
): Promise<ScriptOutcome> {
  const [name, ...options] = script
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const stage = partName(script)
  const file = path.join(folder, `${name}.log`)
  console.log(`\n▸ ${stage}\n  output: ${file}`)
  const output = openSync(file, 'w')
  const progress = setInterval(() => console.log(`  ${name}: ${seconds().toFixed(0)} s`), 60_000)
  const code = await runWithin(
    deadline,
    process.execPath,
    ['--conditions=@commissary/source', path.join('reliability', `${name}.ts`), ...options],
    {
      // A Vite build in this process sets NODE_ENV to production, which would change what tests see.
      env: { ...process.env, NODE_ENV: undefined, CHROMIUM_PATH: browser },
      stdio: ['ignore', output, output],
    },
  )
  clearInterval(progress)
  closeSync(output)

  const hasPassed = code === 0
  const text = stripVTControlCharacters(readFileSync(file, 'utf8')).trim()
  const late = seconds() * 1000 < deadline ? [] : [`Ended after ${seconds().toFixed(0)} s.`]
  const measured = [lastParagraph(text), ...late].join('\n')
  // A failure needs more than the last paragraph.
  if (!hasPassed) console.log(text.split('\n').slice(-60).join('\n'))
  console.log(`${measured}\n${hasPassed ? '✓' : '✗'} ${stage}: ${seconds().toFixed(1)} s`)
  return {
    stage,
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? 0 : 1,
    skipped: 0,
    seconds: seconds(),
    results: [],
    measured,
  }
}

/** At most its last 20 lines, because a crash may print a long one. */
const lastParagraph = (text: string) =>
  text
    .split(/\n\s*\n/)
    .at(-1)
    ?.split('\n')
    .slice(-20)
    .join('\n') ?? ''
