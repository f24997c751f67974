import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
export const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

/**
 * Compiles a project. `typescript-7` checks in a quarter of the time. `typescript` is 6: its API prints the contract's types,
 * and its declarations import files by their full name, as a consumer's Node requires.
 */
export const tsc = (compiler: 'typescript' | 'typescript-7', project: string): [string, string[]] => [
  process.execPath,
  [path.join(root, 'node_modules', compiler, 'bin', 'tsc'), '-p', project],
]

/** The pinned package manager, whatever the machine has: `run(...pnpm('pack'))`. */
export const pnpm = (...args: string[]): [string, string[]] => ['npx', ['-y', 'pnpm@12.21.0', ...args]]

/** Runs a program from the root of the repository. Returns its exit code; output goes to the terminal. */
export async function run(command: string, args: string[] = [], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

/** Runs a named step and prints its duration. Ends the process when it fails. */
export async function step(name: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const code = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds} s`)
  if (code !== 0) process.exit(code)
}
