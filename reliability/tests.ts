import { parseArgs } from 'node:util'

import { bin, run } from '../scripts/steps.ts'

/** Runs server test files with more runs than the gate. Sets this process's exit code. */
export async function runTests(files: string[], variables: Record<string, string>, project: string): Promise<void> {
  process.exitCode = await run(bin('vitest'), ['run', '--project', project, ...files], {
    env: { ...process.env, ...variables },
  })
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
