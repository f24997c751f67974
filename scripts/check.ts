// Everything that needs no running program: format, lint, wording, types, the contract, dead code. Two checks run at a time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

import { bin, root, tsc } from './steps.ts'

/** Projects with files that the lint leaves out, such as generated ones. The lint checks the types of all others. */
const typed = [
  'packages/domain/tsconfig.node-tests.json',
  'packages/api-client',
  'packages/messages',
  'packages/server/tsconfig.generated.json',
]
const script = (name: string, ...options: string[]) => [process.execPath, `scripts/${name}.ts`, ...options]

// The longest first, so that none is left to run alone at the end.
const checks: readonly (readonly [name: string, command: readonly string[]])[] = [
  // One program per project for rules and types takes half the time of the lint plus a separate compiler.
  ['Lint and types', [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings']],
  ['Generated files', script('generate', '--check')],
  ['Dead code and dependencies', [bin('knip')]],
  // Several checkers would each infer the types that they share: a third more CPU time.
  ...typed.map((folder) => [`Types of ${folder}`, [...tsc('typescript-7', folder).flat(), '--checkers', '1']] as const),
  ['Contract', [bin('redocly'), 'lint']],
  ['Specification coverage', script('coverage', '--check')],
  ['Wording', script('wording')],
  ['Format', [bin('oxfmt'), '--check']],
]

/** Runs a check and prints its output in one piece, so that two at a time stay readable. */
async function passes([name, [command = '', ...args]]: (typeof checks)[number]): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (code !== 0) console.log(`\n${Buffer.concat(output).toString().trim()}`)
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds} s`)
  return code === 0
}

const waiting = [...checks]
const failed: string[] = []
async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    if (!(await passes(check))) failed.push(check[0])
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
