import { parseArgs } from 'node:util'

import { bin, run } from '../scripts/steps.ts'

/** Runs test files of the server with more runs than the gate has. Ends this process with their code. */
export async function runTests(files: string[], variables: Record<string, string>, project: string): Promise<void> {
  process.exitCode = await run(bin('vitest'), ['run', '--project', project, ...files], {
    env: { ...process.env, ...variables },
  })
}

/** What a row is told on the command line: how many runs, from which seed, on which engine. */
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
