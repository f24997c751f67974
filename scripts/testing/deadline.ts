import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

import { root } from '../steps.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a program from the root of the repository and returns its exit code. If it is still running after `deadline`
 * milliseconds, it is ended with the processes it started, and the code is 1.
 */
export async function runWithin(
  deadline: number,
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<number> {
  const child = spawn(command, args, { cwd: root, ...options, detached: true })
  // The program leads its own process group, which signals to this process do not reach.
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  const interrupt = () => {
    end()
    process.exit(130)
  }
  for (const signal of signals) process.once(signal, interrupt)
  const timer = setTimeout(() => {
    console.log(`✗ Still running after ${Math.round(deadline / 60_000)} minutes: ended`)
    end()
  }, deadline)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  for (const signal of signals) process.off(signal, interrupt)
  return code ?? 1
}
