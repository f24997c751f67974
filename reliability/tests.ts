import { parseArgs } from 'node:util'

import { bin, run } from '../scripts/steps.ts'

/** Ends a test that hangs. Those of the gate have a minute, which is too short for hundreds of runs on a busy machine. */
const deadline = 20 * 60_000

/** Runs test files for every operation and with more runs than the gate, prints what runs before and after. Sets this process's exit code. */
export async function runTests(
  files: string[],
  variables: Record<string, string>,
  project: string,
  what: string,
): Promise<void> {
  console.log(what)
  const code = await run(bin('vitest'), ['run', '--project', project, `--testTimeout=${deadline}`, ...files], {
    env: { ...process.env, COMMISSARY_NIGHTLY: '1', ...variables },
  })
  if (code !== 0) process.exitCode = code
  console.log(`\n${what} on ${project}: ${code === 0 ? 'passed' : 'failed'}`)
}

/** Command-line options: how many runs, from which seed, on which engine. */
export function readOptions(runs: number): { runs: string; seed: string; project: string } {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: String(runs) },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      engine: { type: 'string', default: 'pglite' },
    },
  })
  return { runs: values.runs, seed: values.seed, project: `server-${values.engine}` }
}
